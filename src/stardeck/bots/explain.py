"""Why a bot plays what it plays, in words a player understands."""

from typing import Any

from stardeck.bots.bot import AnyGame, Thought
from stardeck.kernel import View, say


def explain(thoughts: list[Thought], game: AnyGame, view: View, names: tuple[str, ...], catalogue: Any) -> str:
    """The best choice with its chance, the best alternative, and what decided."""
    if not thoughts:
        return say("It played what came to mind first.")
    best = thoughts[0]
    told = say(
        "{choice} wins about {n} times in 100.", choice=_choice(best, game, view, names, catalogue), n=_of_100(best)
    )
    rivals = sorted((thought for thought in thoughts[1:] if thought.share > 0), key=lambda thought: -thought.chance)
    others = rivals or thoughts[1:]
    if not others:
        return told
    choice = _choice(others[0], game, view, names, catalogue)
    if not best.because:
        return told + " " + say("The next best, {choice}, about {n} times.", choice=choice, n=_of_100(others[0]))
    return (
        told
        + " "
        + say(
            "The next best, {choice}, about {n} times; what decides is {because}.",
            choice=choice,
            n=_of_100(others[0]),
            because=best.because,
        )
    )


def _choice(thought: Thought, game: AnyGame, view: View, names: tuple[str, ...], catalogue: Any) -> str:
    return say("“{label}”", label=game.label(view, thought.action, names, catalogue))


def _of_100(thought: Thought) -> int:
    return round(100 * thought.chance)
