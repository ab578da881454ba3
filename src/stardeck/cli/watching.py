"""Playing watched games behind a progress bar: for `balance` and `compare`."""

from collections.abc import Generator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer

from stardeck.cli.given import catalogue_of
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


def about_cards(setup: Setup) -> dict[str, Any]:
    """Names of the cards, and which card list and rules these are."""
    chosen = game(setup.game)
    catalogue = catalogue_of(chosen, Path(setup.cards) if setup.cards else None)
    names = {card.id: card.name for card in chosen.card_list(catalogue)}
    return {"names": names, "digest": catalogue.digest, "rules_version": chosen.rules_version}


def new_games(setup: Setup, games: range, workers: int, cluster: str) -> Generator[Watched, None, None]:
    """Games here or on a cluster."""
    if not cluster:
        return run(watched, setup, games, workers)
    from stardeck.lab.cluster import run_on_cluster  # Ray is loaded only by those who have a cluster

    return run_on_cluster(watched, setup, games, cluster)


class Table:
    """A run that can be stopped by Ctrl-C, by a precision that is reached, and taken up again."""

    def __init__(self, workers: int, cluster: str, enough: Any = None) -> None:
        self.workers = workers
        self.cluster = cluster
        self.enough = enough  # of the games so far: whether they will do
        self.stopped = False

    def play(self, setup: Setup, asked: int, what: str, book: Gamebook | None = None) -> list[Watched]:
        """All games of a setup, those of the book first."""
        games = book.games[:asked] if book else []
        keep = book.add if book else games.append
        new = new_games(setup, range(len(games), asked), self.workers, self.cluster)
        try:
            with book or nullcontext(), closing(new), bar() as progress:
                task = progress.add_task(what, total=asked, completed=len(games))
                for one in new:
                    keep(one)
                    games = book.games if book else games
                    progress.advance(task)
                    if self.enough is not None and len(games) % 50 == 0 and self.enough(games):
                        break
        except KeyboardInterrupt:
            self.stopped = True
        return games


def playing(setup: Setup) -> str:
    """What the bar says."""
    return say("Playing {game}", game=game(setup.game).title)
