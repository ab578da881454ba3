"""What is played behind a researcher's door: a game with seats, options and cards, checked once, dealt many times."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from stardeck.adapters.rewards import reward_named
from stardeck.games import AnyGame, game
from stardeck.kernel import (
    Action,
    BadOptions,
    Seat,
    StardeckError,
    Table,
    choices,
    numbered_seed,
    read_options,
    say,
    waiting_for,
)

Array = np.ndarray[Any, np.dtype[Any]]


class NotInPlay(StardeckError):
    """Nobody can act or look at a table that is not dealt yet, nor act at one where the game is over."""


class Setting:
    """A game ready to be dealt, with everything learners need as numbers."""

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        cards: str | Path | None = None,
        reward: str = "win",
    ) -> None:
        self._made_of = (slug, players, options, preset, cards, reward)
        self.game = game_of_version(slug)
        self.players = max(2, self.game.seats[0]) if players is None else counted("players", players)
        self.game.check_seats(self.players)
        self.catalogue = self.game.cards if cards is None else self.game.read_cards(Path(cards))
        self.options = read_options(self.game.options, self.players, options or {}, self.game.presets, preset)
        self.reward = reward_named(reward)
        self.reward_name = reward
        self.actions = tuple(self.game.actions_with(self.players, self.options, self.catalogue))
        self.numbers = {id(action): number for number, action in enumerate(self.actions)}  # they are interned
        self.width = len(self.observe(self.deal(0), 0))

    def __reduce__(self) -> tuple[Any, ...]:
        """It crosses process borders as what it was made of."""
        return Setting, self._made_of

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        """It never changes, and its actions are known by what they are, not by how they look."""
        return self

    @property
    def name(self) -> str:
        """The versioned name, such as `rock_the_galaxy_v1`."""
        return f"{self.game.slug.replace('-', '_')}_v{self.game.rules_version}"

    def deal(self, seed: int, episode: int = 0) -> Any:
        """Game `episode` of a seed, without a log."""
        table = self.game.deal(self.players, numbered_seed(seed, episode), self.options, self.catalogue)
        table.log = None
        return table

    def observe(self, table: Table, seat: Seat) -> Array:
        """What a seat knows, as numbers."""
        return self.game.observe(table, seat, self.catalogue)

    def everything(self, table: Table) -> Array:
        """What all seats know together, one after the other: for critics in training, never for a player."""
        return np.concatenate([self.observe(table, seat) for seat in range(self.players)])

    def number_of(self, action: Action) -> int:
        """The number of an action of this game."""
        return self.numbers[id(action)]

    def legal(self, table: Table, seat: Seat) -> list[int]:
        """The numbers of what a seat may do now, in canonical order."""
        numbers = self.numbers
        return [numbers[id(action)] for action in choices(table, seat)]

    def rewards(self, table: Table) -> list[float]:
        """What everybody gets: nothing before the end."""
        result = self.game.result(table)
        return [0.0] * self.players if result is None else self.reward(result, self.players)

    def picture(self, table: Table) -> str:
        """The table as whoever must choose sees it; as a spectator sees it when it is over."""
        waiting = waiting_for(table)
        names = tuple(say("Player {n}", n=seat + 1) for seat in range(self.players))
        return self.game.picture(self.game.see(table, waiting[0] if waiting else None), names, self.catalogue)


def counted(name: str, number: object) -> int:
    """So many of something, at least one; or a sentence."""
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)) or number < 1:
        raise BadOptions(say("{name} is a whole number from 1 on, not {it!r}.", name=name, it=number))
    return int(number)


def game_of_version(slug: str) -> AnyGame:
    """The game `rock-the-galaxy`, or `rock-the-galaxy-v1` if its rules still have that version."""
    wanted = re.fullmatch(r"(.+)-v(\d+)", slug)
    if wanted is None:
        return game(slug)
    found = game(wanted[1])
    if found.rules_version != int(wanted[2]):
        raise BadOptions(
            say(
                "This Stardeck plays version {ours} of {title}, not version {theirs}.",
                title=found.title,
                ours=found.rules_version,
                theirs=wanted[2],
            )
        )
    return found
