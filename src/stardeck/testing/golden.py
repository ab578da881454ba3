"""Golden records: whole games kept in the tests, and readable playthroughs made from them."""

from collections.abc import Mapping
from typing import Any

from stardeck.kernel import FastRng, Game, Match, Record, choices, numbered_seed, replay
from stardeck.testing.cases import random_move


def make_record(
    game: Game[Any, Any, Any],
    seats: int,
    reason: str,
    given: Mapping[str, object] | None = None,
    tries: int = 3000,
    lazy: int = 0,
) -> Record:
    """A random game with these options that ends for this reason; lazy players take the last choice in `lazy` of 10."""
    for number in range(tries):
        match = Match(game, seats, given, seed=numbered_seed(number, seats))
        chance = FastRng(number)
        while match.waiting:
            if chance.below(10) < lazy:
                match.say(match.waiting[0], choices(match.table, match.waiting[0])[-1])
            else:
                random_move(match, chance)
        if match.result is not None and match.result.reason == reason:
            return match.record()
    raise AssertionError(f"no game of {seats} ended with {reason} in {tries} tries")


def playthrough(record: Record, game: Game[Any, Any, Any]) -> str:
    """The game as text: what was on offer, what was chosen, what everybody and what the actor read."""
    match = Match(game, record.seats, record.options, seed=bytes.fromhex(record.seed or ""), names=record.names)
    lines = [f"{game.title}, {record.seats} seats, options {record.options}", *_told(match, None, 0)]
    for number, (seat, data) in enumerate(record.actions, start=1):
        action = game.read_action(data, match.table.actions)
        before = len(match.table.log)
        can = choices(match.table, seat)
        view = match.see(seat)
        label = game.label(view, action, match.names, match.catalogue)
        lines.append(f"[{number}] {match.names[seat]}, {view.decision}, {can.index(action) + 1} of {len(can)}: {label}")
        match.say(seat, action)
        lines += _told(match, None, before)
    replay(record, game, match.catalogue)
    lines.append(f"Result: {match.result}")
    return "\n".join(lines) + "\n"


def _told(match: Match, seat: int | None, since: int) -> list[str]:
    return [f"    {sentence}" for sentence in match.sentences(seat, since)]
