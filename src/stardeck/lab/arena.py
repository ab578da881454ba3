"""Which bot is stronger: every deal is played once for every way to move on by a seat, wins are shared on ties."""

from collections import Counter

import msgspec

from stardeck.lab.confidence import Mean, Share, Values, share
from stardeck.lab.ratings import Rating, Ratings
from stardeck.lab.series import Played, Setup

FEWEST = 20  # games before a clear result ends a contest


class Contestant(msgspec.Struct, frozen=True):
    """How one bot did."""

    name: str
    seats: int  # on how many it sat in every game
    wins: Share  # of the games; a win shared by k seats counts 1/k for each
    fair: float  # the share it would win if all were equal
    times: float  # how many times its fair share it won
    score: Mean
    rating: Rating | None


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is said about a contest."""

    setup: Setup
    asked: int  # games that were ordered
    games: int  # games that were played to their end
    deals: int
    contestants: tuple[Contestant, ...]  # strongest first
    broken: int  # games that could not be played to their end
    examples: tuple[str, ...]
    clear: bool | None = None  # the first bot's share lies clearly above (False: below) the bar; None: unclear


class Arena:
    """Counts games one by one; the same games in the same order give the same figures."""

    def __init__(self, setup: Setup, asked: int, bar: float | None = None) -> None:
        self.setup = setup
        self.asked = asked
        self.bar = bar
        self.games = 0
        self.wins: dict[str, float] = {}
        self.seats: Counter[str] = Counter()
        self.scores: dict[str, Values] = {}
        self.ratings = Ratings()
        self.broken: list[str] = []

    def add(self, played: Played) -> None:
        """One more game; one that did not end has no figures."""
        if not played.reason:
            self.broken.append(f"game {played.number}: {played.wrong}")
            return
        self.games += 1
        self.seats = Counter(played.bots)
        for seat, bot in enumerate(played.bots):
            self.wins[bot] = self.wins.get(bot, 0.0) + played.share(seat)
            self.scores.setdefault(bot, Values()).add(played.totals[seat])
        self.ratings.add(played.bots, played.ranks)

    @property
    def clear(self) -> bool | None:
        """Whether the first bot's share lies above the bar, as soon as that is beyond doubt."""
        if self.bar is None or self.games < FEWEST or self.games % self.setup.seats:
            return None
        wins = share(self.wins[self.setup.bots[0]], self.games)
        if wins.low <= self.bar <= wins.high:
            return None
        return wins.low > self.bar

    def standings(self) -> Standings:
        """The figures so far."""
        found = [self._contestant(bot) for bot in self.wins]
        return Standings(
            setup=self.setup,
            asked=self.asked,
            games=self.games,
            deals=-(-self.games // self.setup.seats),
            contestants=tuple(sorted(found, key=lambda one: -one.times)),
            broken=len(self.broken),
            examples=tuple(self.broken[:5]),
            clear=self.clear,
        )

    def _contestant(self, bot: str) -> Contestant:
        fair = self.seats[bot] / self.setup.seats
        wins = share(self.wins[bot], self.games)
        score = self.scores[bot].summary()
        assert score is not None, "a contestant has games"
        return Contestant(bot, self.seats[bot], wins, fair, wins.share / fair, score, self.ratings.rating(bot))
