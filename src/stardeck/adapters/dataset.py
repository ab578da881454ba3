"""Data sets: every decision of many games between bots, as one Parquet file.

The games are those of `stardeck sim` with the same seed: the same deals, the same bots on the same seats.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from errno import EISDIR
from itertools import islice
from os import strerror
from pathlib import Path
from typing import Any

import msgspec

from stardeck.adapters.setting import Array, Setting
from stardeck.bots import Bot, ask, make_bot
from stardeck.kernel import BadOptions, Result, Seat, advance, listed, numbered_seed, say, waiting_for
from stardeck.kernel.extras import from_extra

with from_extra("rl"):
    import pyarrow
    from pyarrow import parquet

GAMES_AT_ONCE = 10  # that are kept in memory before they are written


class Decision(msgspec.Struct):
    """One row."""

    game: int
    decision: int
    seat: Seat
    bot: str
    legal: list[int]
    action: int
    observation: Array | None
    reward: float = 0.0  # of the seat, at the end of the game
    score: float = 0.0


class Series:
    """Games 0, 1, 2, … between bots; from game to game everybody moves on by one seat."""

    def __init__(
        self,
        setting: Setting,
        bots: Sequence[str],
        seed: int = 1,
        observations: bool = True,
        make: Callable[[str, int], Bot] = make_bot,
    ) -> None:
        if len(bots) not in (1, setting.players):
            names = listed(list(bots))
            raise BadOptions(
                say("{bots}: name one bot for all {n} seats, or one per seat.", bots=names, n=setting.players)
            )
        for bot in bots:
            make(bot, 0)
        self.setting = setting
        self.lineup = tuple(bots) * setting.players if len(bots) == 1 else tuple(bots)
        self.seed = seed
        self.observations = observations
        self.make = make

    def play(self, number: int) -> list[Decision]:
        """One game, decision by decision."""
        setting, by = self.setting, number % len(self.lineup)
        names = self.lineup[-by:] + self.lineup[:-by] if by else self.lineup
        bots = [self.make(name, self._bot_seed(number, seat)) for seat, name in enumerate(names)]
        table = setting.deal(self.seed, number)
        made: list[Decision] = []
        while waiting := waiting_for(table):
            seat = waiting[0]
            made.append(
                self._decide(table, seat, bots[seat], Decision(number, len(made), seat, names[seat], [], 0, None))
            )
        return self._rewarded(made, setting.game.result(table))

    def _bot_seed(self, number: int, seat: Seat) -> int:
        return int.from_bytes(numbered_seed(self.seed, number, seat, 0)[:8], "big")

    def _decide(self, table: Any, seat: Seat, bot: Bot, row: Decision) -> Decision:
        setting = self.setting
        row.legal = setting.legal(table, seat)
        row.observation = setting.observe(table, seat) if self.observations else None
        action = ask(bot, setting.game, table, seat)
        row.action = setting.number_of(action)
        advance(table, seat, action)
        return row

    def _rewarded(self, made: list[Decision], result: Result | None) -> list[Decision]:
        assert result is not None, "every game ends"
        rewards = self.setting.reward(result, self.setting.players)
        for row in made:
            row.reward, row.score = rewards[row.seat], result.totals[row.seat]
        return made

    def about(self) -> dict[str, Any]:
        """What somebody must know who finds the file: what was played, by whom, and what every action number means."""
        setting = self.setting
        return {
            "game": setting.game.slug,
            "rules_version": setting.game.rules_version,
            "cards": setting.catalogue.digest,
            "players": setting.players,
            "options": msgspec.to_builtins(setting.options),
            "reward": setting.reward_name,
            "bots": self.lineup,
            "seed": self.seed,
            "actions": msgspec.to_builtins(setting.actions),
        }

    def schema(self) -> Any:
        """The columns of the file."""
        numbers = pyarrow.list_(pyarrow.float32(), self.setting.width)
        columns = {
            "game": pyarrow.int32(),
            "decision": pyarrow.int32(),
            "seat": pyarrow.int8(),
            "bot": pyarrow.string(),
            "legal": pyarrow.list_(pyarrow.int32()),
            "action": pyarrow.int32(),
            **({"observation": numbers} if self.observations else {}),
            "reward": pyarrow.float32(),
            "score": pyarrow.float32(),
        }
        return pyarrow.schema(columns.items(), metadata={"stardeck": msgspec.json.encode(self.about())})


def write(series: Series, games: Iterable[list[Decision]], path: Path) -> int:
    """Write down every decision of games of a series; how many there were. A file appears only when it is whole."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(path))
    schema, rows = series.schema(), 0
    fresh = path.with_name(path.name + ".new")
    try:
        with parquet.ParquetWriter(fresh, schema, compression="zstd") as file:
            for chunk in _chunks(games):
                rows += len(chunk)
                columns = {name: [getattr(row, name) for row in chunk] for name in schema.names}
                file.write_table(pyarrow.table(columns, schema=schema))
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
    return rows


def _chunks(games: Iterable[list[Decision]]) -> Iterator[list[Decision]]:
    """The decisions of several games at once."""
    played = iter(games)
    while chunk := [row for game in islice(played, GAMES_AT_ONCE) for row in game]:
        yield chunk
