"""The figures of a series: by seat, by bot, lengths, ends, and what went wrong."""

from collections import Counter

import msgspec

from stardeck.kernel import numbered_seed
from stardeck.lab.confidence import Mean, Share, Values, share
from stardeck.lab.series import Played, Setup

SHOWN = 20  # violations told in full


class Standing(msgspec.Struct, frozen=True):
    """How one seat or one bot did."""

    name: str
    wins: Share  # a shared win counts for everybody who shares it
    shared: int  # wins that were shared
    score: Mean


class Violation(msgspec.Struct, frozen=True):
    """A game in which something happened that must not."""

    game: int
    seed: str  # deals this game again
    what: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is said about a series."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    preset: str
    asked: int  # games that were ordered
    games: int  # games that were played
    by_seat: tuple[Standing, ...]
    by_bot: tuple[Standing, ...]
    decisions: Mean | None
    rounds: Mean | None
    ends: dict[str, Share]
    violations: int
    examples: tuple[Violation, ...]


class Counted:
    """The running count of one seat or one bot."""

    def __init__(self) -> None:
        self.wins = 0
        self.shared = 0
        self.scores = Values()

    def add(self, score: float, won: bool, alone: bool) -> None:
        """One more game."""
        self.wins += won
        self.shared += won and not alone
        self.scores.add(score)

    def standing(self, name: str) -> Standing:
        """What came of it."""
        score = self.scores.summary()
        assert score is not None, "a standing has games"
        return Standing(name, share(self.wins, self.scores.count), self.shared, score)


class Tally:
    """Counts games one by one; the same games in the same order give the same figures."""

    def __init__(self, setup: Setup, asked: int) -> None:
        self.setup = setup
        self.asked = asked
        self.games = 0
        self.seats: dict[str, Counted] = {}
        self.bots: dict[str, Counted] = {}
        self.decisions = Values()
        self.rounds = Values()
        self.ends: Counter[str] = Counter()
        self.violations = 0
        self.examples: list[Violation] = []

    def add(self, played: Played) -> None:
        """One more game; a game that did not end is counted, but has no figures."""
        self.games += 1
        if played.wrong:
            self._complain(played)
        if not played.reason:
            return
        self.ends[played.reason] += 1
        self.decisions.add(played.decisions)
        if played.rounds is not None:
            self.rounds.add(played.rounds)
        alone = len(played.winners) == 1
        for seat, bot in enumerate(played.bots):
            for records, name in ((self.seats, str(seat + 1)), (self.bots, bot)):
                records.setdefault(name, Counted()).add(played.totals[seat], seat in played.winners, alone)

    def _complain(self, played: Played) -> None:
        self.violations += 1
        if len(self.examples) < SHOWN:
            seed = numbered_seed(self.setup.seed, played.number).hex()
            self.examples.append(Violation(played.number, seed, played.wrong))

    def report(self) -> Report:
        """The figures so far."""
        setup, ended = self.setup, self.ends.total()
        return Report(
            game=setup.game,
            players=setup.seats,
            bots=setup.bots,
            seed=setup.seed,
            options=setup.options,
            preset=setup.preset,
            asked=self.asked,
            games=self.games,
            by_seat=tuple(self.seats[name].standing(name) for name in sorted(self.seats, key=int)),
            by_bot=tuple(self.bots[name].standing(name) for name in sorted(self.bots)),
            decisions=self.decisions.summary(),
            rounds=self.rounds.summary(),
            ends={reason: share(n, ended) for reason, n in sorted(self.ends.items())},
            violations=self.violations,
            examples=tuple(self.examples),
        )
