"""Nothing hidden reaches a seat: swap everything hidden, and the seat is shown exactly the same."""

from typing import Any

import msgspec

from stardeck.kernel import (
    FastRng,
    Match,
    Sealed,
    Seat,
    advance,
    choices,
    open_for,
    play_out,
    settle,
    waiting_for,
    why_not,
)
from stardeck.testing.cases import Case, positions, viewers
from stardeck.testing.snapshot import snapshot


def shown(case: Case, match: Match, table: Any, seat: Seat | None) -> list[object]:
    """Everything a seat is told about a position: view, picture, who is waited for, offer, reasons, numbers."""
    game = case.game
    view = game.see(table, seat)
    told: list[object] = [
        msgspec.json.encode(view),
        game.picture(view, match.names, match.catalogue),
        game.prompt(view, match.names, match.catalogue),
        game.encode(view, match.catalogue).tobytes(),
        waiting_for(table),
    ]
    if seat is not None:
        told.append(msgspec.json.encode(game.offer(table, seat, match.names, match.catalogue)))
        told.append(choices(table, seat))
        told.append([why_not(table, seat, action) for action in table.actions])
    return told


def check_redeal(case: Case) -> None:
    """`redeal` leaves everything a seat is shown unchanged, conserves the inventory and keeps the game playable."""
    chance = FastRng(11)
    for match in positions(case, 5, every=21):
        before = snapshot(match.table)
        for seat in viewers(case):
            true = shown(case, match, match.table, seat)
            for _ in range(2):
                other = case.game.redeal(match.table, seat, chance)
                for is_now, was in zip(shown(case, match, other, seat), true, strict=True):
                    assert is_now == was, f"seat {seat} can tell a re-dealt table: {_difference(was, is_now)}"
                assert other.log is None, "an imagined table keeps no log"
                assert case.game.inventory(other) == case.game.inventory(match.table)
                play_out(other, chance, 60)
        assert snapshot(match.table) == before, "redeal changed the true table"


def check_imagination(case: Case) -> None:
    """What a seat imagines depends on what it knows and on chance alone, not on what is really hidden."""
    for match in positions(case, 16, every=40):
        for seat in viewers(case):
            other = case.game.redeal(match.table, seat, FastRng(21))
            one = case.game.redeal(match.table, seat, FastRng(22))
            two = case.game.redeal(other, seat, FastRng(22))
            was, now = snapshot(one), snapshot(two)
            assert was == now, f"seat {seat} imagines what it cannot know: {_difference(was, now)}"


def check_redeal_varies(case: Case) -> None:
    """`redeal` really deals anew: with default options, hidden things often differ from the truth, for every viewer."""
    if case.preset or case.given:
        return  # an option may leave nothing hidden
    game = case.game
    chance = FastRng(12)
    varied = dict.fromkeys(viewers(case), 0)
    seen = 0
    for match in positions(case, 6, every=15):
        seen += 1
        for seat in viewers(case):
            true = repr(game.hidden(match.table, seat))
            imagined = {repr(game.hidden(game.redeal(match.table, seat, chance), seat)) for _ in range(6)}
            varied[seat] += len(imagined - {true}) > 0
    assert min(varied.values()) >= 0.3 * seen, f"of {seen} positions so many varied, by viewer: {varied}"


def check_events(case: Case) -> None:
    """What others do secretly looks the same to a seat whatever it was: equal views mean equal events."""
    chance = FastRng(13)
    compared = 0
    for match in positions(case, 7, every=6):
        for seat in viewers(case):
            actors = [other for other in match.waiting if other != seat]
            if actors:
                compared += _compare_events(case, match, seat, actors[0], chance)
    if case.seats > 1:
        assert compared, "no pair of events could be compared"


def _compare_events(case: Case, match: Match, seat: Seat | None, actor: Seat, chance: FastRng) -> int:
    """Let `actor` act on the true and on an imagined table; if `seat` then sees no difference, it read none either."""
    true = match.table.copy()
    other = case.game.redeal(match.table, seat, chance)
    true.log, other.log = [], []
    mine = choices(true, actor)
    action = mine[chance.below(len(mine))]
    theirs = choices(other, actor)
    advance(true, actor, action)
    advance(other, actor, action if action in theirs else theirs[chance.below(len(theirs))])
    if case.game.see(true, seat) != case.game.see(other, seat):
        return 0
    one = [open_for(told, seat) for told in true.log]
    two = [open_for(told, seat) for told in other.log]
    assert one == two, f"seat {seat} reads a difference that it cannot see: {one} / {two}"
    return 1


def check_wire(case: Case) -> None:
    """Views and opened events survive the wire unchanged; envelopes and tables cannot be encoded."""
    game = case.game
    sealed = 0
    for match in positions(case, 8, every=25):
        for seat in viewers(case):
            view = game.see(match.table, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view) == view
    for told in match.table.log:
        sealed += isinstance(told, Sealed)
        for seat in viewers(case):
            event = open_for(told, seat)
            assert msgspec.json.decode(msgspec.json.encode(event), type=game.event) == event
        for secret in (told, match.table):
            if not isinstance(secret, msgspec.Struct):
                _refused(secret)
    settle(match.table)


def _refused(secret: object) -> None:
    try:
        msgspec.json.encode(secret)
    except TypeError:
        return
    raise AssertionError(f"{secret} can be put on the wire")


def check_encoding(case: Case) -> None:
    """The encoding has one shape for all seats, positions and numbers of players, and only finite numbers; what is
    observed straight from the table is the encoded view, bit by bit."""
    game = case.game
    shapes = {game.encode(game.see(case_match.table, 0), case_match.catalogue).shape for case_match in _starts(case)}
    for match in positions(case, 9, every=30):
        for seat in viewers(case):
            numbers = game.encode(game.see(match.table, seat), match.catalogue)
            observed = game.observe(match.table, seat, match.catalogue)
            assert observed.tobytes() == numbers.tobytes(), f"seat {seat} observes something else than it sees"
            shapes.add(numbers.shape)
            assert str(numbers.dtype) == "float32"
            assert bool((abs(numbers) < 1e6).all()), "a number that is not finite"
    assert len(shapes) == 1, f"the shape changes: {shapes}"


def _starts(case: Case) -> list[Match]:
    return [Case(case.game, seats, "", {}).match(0) for seats in case.game.seats]


def _difference(was: object, now: object) -> str:
    """The first place where two things differ, short enough to read."""
    one, two = str(was), str(now)
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 60) : at + 60]}… / …{two[max(0, at - 60) : at + 60]}…"
