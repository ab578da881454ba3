"""Records replay exactly, tampered ones are refused, the action list is stable, undo is exact."""

import msgspec

from stardeck.kernel import BadRecord, FastRng, Match, Record, choices, commitment, dump, load, new_seed, replay, verify
from stardeck.testing.cases import Case, positions, random_move
from stardeck.testing.snapshot import snapshot


def check_records(case: Case) -> None:
    """Saving, loading and replaying gives the same table, half-way and at the end."""
    for match in positions(case, 10, every=60):
        record = load(dump(match.record()))
        table = replay(record, case.game, match.catalogue)
        assert snapshot(table) == snapshot(match.table), "a replayed table differs"
        assert snapshot(Match.resume(record, case.game).table) == snapshot(match.table)
    assert verify(record, case.game, match.catalogue) == match.result


def check_tampering(case: Case) -> None:
    """A record that was changed in any way is refused."""
    match = list(case.walk(11))[-1]
    record = match.record()
    data = dump(record)
    for bad in (data[: len(data) // 2], data.replace(b'"seats": ', b'"seats": 1'), b"{}", b"[1]", b"\xff\xfe"):
        _refuses(lambda bad=bad: load(bad), f"{bad[:40]!r}")
    for change in _changes(case, record):
        _refuses(lambda change=change: verify(change, case.game, match.catalogue), "a changed record")


def _changes(case: Case, record: Record) -> list[Record]:
    """Well-formed records that tell something else than what happened."""
    other = new_seed()
    replace = msgspec.structs.replace
    foreign = [(seat, {"do": "no such action"}) for seat, _ in record.actions[:1]]
    wrong_seat = [((record.actions[0][0] + 1) % max(2, case.seats), record.actions[0][1])]
    return [
        replace(record, seed=other.hex()),
        replace(record, seed="xyz"),
        replace(record, actions=record.actions[:-1]),
        replace(record, actions=[*record.actions, record.actions[-1]]),
        replace(record, actions=[*foreign, *record.actions[1:]]),
        replace(record, actions=[*wrong_seat, *record.actions[1:]]),
        replace(record, cards="0" * 64),
        replace(record, rules_version=record.rules_version + 1),
        replace(record, game="another-game"),
        replace(record, options={"no_such_option": 1}),
        replace(record, commitment=commitment(other)),
        replace(record, result=None),
    ]


def _refuses(act: object, what: str) -> None:
    assert callable(act)
    try:
        act()
    except BadRecord as error:
        sentence = str(error)
    else:
        raise AssertionError(f"{what} is accepted")
    assert sentence.endswith("."), f"no sentence: {sentence}"


def check_actions(case: Case) -> None:
    """The action list is complete, stable and bijective, and every action survives JSON."""
    game = case.game
    actions = game.cards.actions
    again = game.read_cards(game.folder / "cards.toml").actions
    assert list(actions) == list(again), "the list depends on something else than the card file"
    for i, action in enumerate(actions):
        assert actions.index[action] == i
        assert game.read_action(msgspec.json.decode(msgspec.json.encode(action)), actions) is action
    for match in positions(case, 12, every=7):
        for seat in match.waiting:
            assert all(action in actions.index for action in choices(match.table, seat)), "an action is not in the list"


def check_undo(case: Case) -> None:
    """Undo goes back exactly, and redoing the same gives the same position."""
    match = case.match(13)
    chance = FastRng(13)
    undone = 0
    for _ in range(150):
        if not match.waiting:
            break
        random_move(match, chance)
        move = match.moves[-1]
        if match.why_no_undo(move.seat) is None and not move.forced:
            after = snapshot(match.table)
            match.undo(move.seat)
            assert move.action in choices(match.table, move.seat), "undo did not go back to the choice"
            match.say(move.seat, move.action)
            assert snapshot(match.table) == after, "redoing led elsewhere"
            undone += 1
            if undone == 8:
                break
