"""Ratings for any number of players (openskill, Plackett-Luce): everybody begins at 25."""

from collections import defaultdict
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, and how unsure that is; two levels a few points apart are far apart."""

    strength: float
    doubt: float


class Ratings:
    """Rates games one by one; a bot on several seats learns the average of what happened on them."""

    def __init__(self) -> None:
        self.model = PlackettLuce()
        self.known: dict[str, PlackettLuceRating] = {}

    def add(self, bots: tuple[str, ...], ranks: tuple[int, ...]) -> None:
        """One more game: who sat where, and who came in which place."""
        if len(set(bots)) == 1:
            return  # nothing to learn from a game against oneself
        for bot in bots:
            self.known.setdefault(bot, self.model.rating())
        teams = [[self.model.create_rating([self.known[bot].mu, self.known[bot].sigma])] for bot in bots]
        after: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        for bot, (rating,) in zip(bots, self.model.rate(teams, ranks=[float(rank) for rank in ranks]), strict=True):
            after[bot].append(rating)
        for bot, ratings in after.items():
            self.known[bot].mu = fmean(rating.mu for rating in ratings)
            self.known[bot].sigma = fmean(rating.sigma for rating in ratings)

    def rating(self, bot: str) -> Rating | None:
        """The rating of a bot; None if it has never met another one."""
        known = self.known.get(bot)
        return None if known is None else Rating(known.mu, known.sigma)
