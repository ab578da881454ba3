"""A game in progress: its table, its record, and what can still be taken back."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from stardeck.kernel.action import Action
from stardeck.kernel.game import Game, Offer, Result, View
from stardeck.kernel.options import Options, read_options
from stardeck.kernel.play import advance, choices, waiting_for, why_not
from stardeck.kernel.reason import IllegalAction, Reason
from stardeck.kernel.record import Record, dump, replay
from stardeck.kernel.rng import commitment, new_seed
from stardeck.kernel.sealed import Event, Seat, open_for
from stardeck.kernel.text import say


class Move:
    """One action of a match and what it meant for taking back."""

    __slots__ = ("action", "forced", "gained", "seat", "told")

    def __init__(self, seat: Seat, action: Action, forced: bool) -> None:
        self.seat = seat
        self.action = action
        self.forced = forced  # there was no other choice
        self.gained = False  # chance was used or something hidden was turned up
        self.told = 0  # length of the log before it


class Match:
    """A table with its record. Whoever runs a table, live or in a terminal, does it through a match."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: int,
        given: Mapping[str, object] | None = None,
        *,
        preset: str = "",
        catalogue: Any = None,
        seed: bytes | None = None,
        names: tuple[str, ...] = (),
        players: tuple[str, ...] = (),
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.catalogue = game.cards if catalogue is None else catalogue
        self.seed = new_seed() if seed is None else seed
        self.names = names or tuple(say("Player {n}", n=seat + 1) for seat in range(seats))
        self.players = players  # who decides, by seat: "human" or the name of a bot; () if nobody said
        self.options: Options = read_options(game.options, seats, given or {}, game.presets, preset)
        self.table = game.deal(seats, self.seed, self.options, self.catalogue)
        self.moves: list[Move] = []

    @classmethod
    def resume(cls, record: Record, game: Game[Any, Any, Any], catalogue: Any = None) -> "Match":
        """The match a record tells of, ready to go on."""
        catalogue = game.cards if catalogue is None else catalogue
        replay(record, game, catalogue)
        assert record.seed is not None
        match = cls(
            game,
            record.seats,
            record.options,
            catalogue=catalogue,
            seed=bytes.fromhex(record.seed),
            names=record.names,
            players=record.players or (),
        )
        for seat, data in record.actions:
            match.say(seat, game.read_action(data, match.table.actions))
        return match

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        return waiting_for(self.table)

    @property
    def result(self) -> Result | None:
        """How it ended; None while the game is on."""
        return self.game.result(self.table)

    def see(self, seat: Seat | None) -> View:
        """What `seat` may see."""
        view: View = self.game.see(self.table, seat)
        return view

    def offer(self, seat: Seat, view: View | None = None, may: list[Action] | None = None) -> Offer:
        """What `seat` may do now, and why not the rest; what it sees and may do, if that is known already."""
        return self.game.offer(self.table, seat, self.names, self.catalogue, view, may)

    def told(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as `seat` may read them."""
        assert self.table.log is not None
        return [open_for(told, seat) for told in self.table.log[since:]]

    def sentences(self, seat: Seat | None, since: int = 0) -> list[str]:
        """The same as sentences of the log."""
        return [self.game.sentence(event, self.names, self.catalogue) for event in self.told(seat, since)]

    def say(self, seat: Seat, action: Action, may: list[Action] | None = None) -> None:
        """Perform an action of `seat`, or raise `IllegalAction`; `may`: all it may do, if that is known already."""
        table = self.table
        reason = why_not(table, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        twin = table.actions.find(action)
        move = Move(seat, twin, forced=len(choices(table, seat) if may is None else may) == 1)
        before = (table.rng.drawn, table.reveals)
        move.told = len(table.log)
        advance(table, seat, twin)
        move.gained = (table.rng.drawn, table.reveals) != before
        self.moves.append(move)

    def confirm(self, seat: Seat) -> bool:
        """Play the only choice of `seat` for it, if it has only one; whether it had."""
        if seat not in self.waiting:
            return False
        only = choices(self.table, seat)
        if len(only) == 1:
            self.say(seat, only[0])
        return len(only) == 1

    def why_no_undo(self, seat: Seat) -> Reason | None:
        """None if the last free choice of `seat` can be taken back without asking anybody."""
        rule = say("Undo")
        for move in reversed(self.moves):
            if move.seat != seat:
                return Reason(rule, say("Somebody else has acted since your last choice."))
            if move.gained:
                return Reason(rule, say("Your last choice showed you something new, so it cannot be taken back."))
            if not move.forced:
                return None
        return Reason(rule, say("You have not chosen anything yet."))

    def undo(self, seat: Seat) -> None:
        """Take back the last free choice of `seat` and what followed from it; the same choice gives the same cards."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalAction(reason)
        keep = len(self.moves) - 1
        while self.moves[keep].forced:
            keep -= 1
        self.roll_back(keep)

    def roll_back(self, keep: int) -> None:
        """Go back to the position after the first `keep` actions, whatever was learnt since."""
        kept = self.moves[:keep]
        self.table = self.game.deal(self.table.seats, self.seed, self.options, self.catalogue)
        self.moves = []
        for move in kept:
            self.say(move.seat, move.action)

    def record(self) -> Record:
        """The match so far; it tells the seed, so it must not reach a player before the end."""
        return Record(
            game=self.game.slug,
            rules_version=self.game.rules_version,
            cards=self.catalogue.digest,
            seats=self.table.seats,
            names=self.names,
            players=self.players or msgspec.UNSET,
            options=msgspec.to_builtins(self.options),
            commitment=commitment(self.seed),
            seed=self.seed.hex(),
            actions=[(move.seat, msgspec.to_builtins(move.action)) for move in self.moves],
            result=self.result,
        )

    def save(self, path: Path) -> None:
        """Write the record; a crash in the middle leaves the old file as it was."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(dump(self.record()))
        fresh.replace(path)
