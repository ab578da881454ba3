"""Why a bot plays what it plays, in words a player understands."""

from typing import Any

from stardeck.bots.bot import AnyGame, Thought
from stardeck.kernel import View, say


def explain(thoughts: list[Thought], game: AnyGame, view: View, names: tuple[str, ...], catalogue: Any) -> str:
    """The best choice with its chance, the best alternative, and what decided."""
    if not thoughts:
        return say("It played what came to mind first.")
    best = thoughts[0]
    told = say("{choice} wins {often}.", choice=_choice(best, game, view, names, catalogue), often=_often(best))
    if len(thoughts) < 2:
        return told
    other = thoughts[1]
    choice, as_good = _choice(other, game, view, names, catalogue), _of_100(other) >= _of_100(best)
    if as_good:
        told += " " + say("{choice} is about as good.", choice=choice)
    else:
        told += " " + say("The next best, {choice}, {often}.", choice=choice, often=_often(other))
    return told + " " + say("What decides is {because}.", because=best.because) if best.because else told


def _choice(thought: Thought, game: AnyGame, view: View, names: tuple[str, ...], catalogue: Any) -> str:
    return say("“{label}”", label=game.label(view, thought.action, names, catalogue))


def _often(thought: Thought) -> str:
    n = _of_100(thought)
    return (say("hardly ever"), say("about once in 100"))[n] if n < 2 else say("about {n} times in 100", n=n)


def _of_100(thought: Thought) -> int:
    return round(100 * thought.chance)
