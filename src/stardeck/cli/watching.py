"""Playing watched games behind a progress bar: for `balance` and `compare`."""

from collections.abc import Callable
from contextlib import closing, nullcontext
from typing import Annotated

import typer

from stardeck.cli.sim import bar
from stardeck.games import game
from stardeck.kernel import say
from stardeck.lab.gamebook import Gamebook
from stardeck.lab.series import Setup
from stardeck.lab.simulate import run, watched
from stardeck.lab.watching import Watched

Cluster = Annotated[
    str, typer.Option("--cluster", metavar="WHERE", help="Play on a Ray cluster: auto, or its address ray://…")
]

Enough = Callable[[list[Watched]], bool]  # of the games so far: whether they will do
LOOK = 50  # games after which a precision is looked at


class Table:
    """A run that can be stopped by Ctrl-C, by a precision that is reached, and taken up again."""

    def __init__(self, workers: int | None, cluster: str, enough: Enough | None = None) -> None:
        self.workers = workers
        self.cluster = cluster
        self.enough = enough
        self.stopped = False

    def play(self, setup: Setup, asked: int, what: str, book: Gamebook | None = None) -> list[Watched]:
        """All games of a setup, those of the book first."""
        games = book.games[:asked] if book else []
        new = run(watched, setup, range(len(games), asked), self.workers, self.cluster)
        if self.will_do(games):
            return games
        try:
            with closing(new), book or nullcontext(), bar() as progress:
                task = progress.add_task(what, total=asked, completed=len(games))
                for one in new:
                    if book:
                        book.add(one)
                    games.append(one)
                    progress.advance(task)
                    if self.will_do(games):
                        break
        except KeyboardInterrupt:
            self.stopped = True
        return games

    def will_do(self, games: list[Watched]) -> bool:
        """Whether these games are enough; looked at now and then."""
        return self.enough is not None and len(games) % LOOK == 0 and self.enough(games)


def playing(setup: Setup) -> str:
    """What the bar says."""
    return say("Playing {game}", game=game(setup.game).title)
