"""What a learner gets at the end of a game."""

from collections.abc import Callable
from typing import Final

from stardeck.kernel import BadOptions, Result, listed, say


def by_win(result: Result, players: int) -> list[float]:
    """1 for a sole winner, and what winners gain the others lose in equal parts: the sum is 0.

    Alone against the game it is 1 or -1.
    """
    winners = result.winners
    if players == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * players
    share, loss = players / len(winners), 1.0 / (players - 1)
    return [loss * (share * (seat in winners) - 1.0) for seat in range(players)]


def by_rank(result: Result, players: int) -> list[float]:
    """From 1 for the first to -1 for the last rank, in equal steps; equal ranks share theirs."""
    if players == 1:
        return by_win(result, players)
    ranks = result.ranks[:players]
    places = [sum(other < mine for other in ranks) + (ranks.count(mine) - 1) / 2 for mine in ranks]
    return [1.0 - 2.0 * place / (players - 1) for place in places]


def by_score(result: Result, players: int) -> list[float]:
    """The total of the score sheet as it is."""
    return [float(total) for total in result.totals[:players]]


Reward = Callable[[Result, int], list[float]]

REWARDS: Final[dict[str, Reward]] = {"win": by_win, "rank": by_rank, "score": by_score}


def reward_named(name: str) -> Reward:
    """The reward of this name, or a sentence."""
    if name not in REWARDS:
        known = listed(sorted(REWARDS))
        raise BadOptions(say("There is no reward {name!r}; there are: {known}.", name=name, known=known))
    return REWARDS[name]
