"""Random games until every card, every effect and every end has been seen."""

from typing import Any

from stardeck.kernel import FastRng, Game, advance, choices, open_for, settle, waiting_for
from stardeck.testing.cases import cases


def unseen(game: Game[Any, Any, Any], games: int = 400) -> set[str]:
    """What has still not been seen after so many random games over all cases; empty is what we want."""
    missing = set(game.everything(game.cards))
    assert {f"end:{reason}" for reason in game.end_reasons} <= missing, "every end must be looked for"
    every = cases(game)
    for number in range(games):
        table = every[number % len(every)].match(number).table
        missing -= _traces(game, table, FastRng(number))
        if not missing:
            break
    return missing


def _traces(game: Game[Any, Any, Any], table: Any, chance: FastRng) -> set[str]:
    settle(table)
    while waiting_for(table):
        waiting = waiting_for(table)
        seat = waiting[chance.below(len(waiting))]
        can = choices(table, seat)
        advance(table, seat, can[chance.below(len(can))])
    return {trace for told in table.log for trace in game.traces(open_for(told, None), game.cards)}
