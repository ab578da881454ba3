"""Choices agree with the reasons; copies are equal and independent; nothing appears or vanishes; games end."""

from typing import Any

from stardeck.kernel import FastRng, Match, advance, apply, choices, play_out, waiting_for, why_not
from stardeck.testing.cases import Case, positions
from stardeck.testing.snapshot import snapshot

MOST_CHOICES = 110


def check_choices(case: Case) -> None:
    """`choices` is exactly what `candidates` and `why_not` say, and every refusal has a sentence."""
    listed = list(case.game.actions_with(case.seats, case.match(1).options, case.game.cards))
    can_happen = set(listed)
    assert listed == [action for action in case.game.cards.actions if action in can_happen], "in the usual order"
    for match in positions(case, 1, every=9):
        table = match.table
        for seat in range(case.seats):
            may = choices(table, seat)
            if seat not in waiting_for(table):
                assert not may, "a seat that is not asked has no choices"
                assert all(why_not(table, seat, action) is not None for action in table.actions)
                continue
            assert 1 <= len(may) <= MOST_CHOICES, f"{len(may)} choices"
            step = table.agenda[-1]
            tried = list(step.candidates(table, seat))
            assert len(set(tried)) == len(tried), f"{step} offers a candidate twice"
            assert may == [action for action in tried if why_not(table, seat, action) is None], (
                f"{step}: order or content"
            )
            for action in table.actions:
                reason = why_not(table, seat, action)
                assert (reason is None) == (action in may), f"{step}: {action} is {reason or 'legal'}"
                assert reason is None or (reason.rule and reason.why.endswith((".", "!"))), f"no sentence: {reason}"
            assert all(table.actions.find(action) is action for action in may), "choices are interned"
            assert can_happen.issuperset(may), "a choice that cannot happen with these options"


def check_copies(case: Case) -> None:
    """A copy equals its original, and whatever is played on, the original and all earlier copies stay as they were."""
    kept: list[tuple[Any, object]] = []
    chance = FastRng(5)
    for match in positions(case, 2, every=25):
        before = snapshot(match.table)
        copy = match.table.copy()
        assert snapshot(copy) == before, "a copy equals its original"
        kept.append((match.table.copy(), before))
        play_out(copy, chance, 40)
        assert snapshot(match.table) == before, "playing a copy changed the original"
    for copy, before in kept:
        assert snapshot(copy) == before, "playing on changed an earlier copy"


def check_same_choice_same_cards(case: Case) -> None:
    """Two copies of a table that do the same go the same way: undoing and redoing gives the same cards."""
    for match in positions(case, 3, every=25):
        if not match.waiting:
            continue
        seat = match.waiting[0]
        action = choices(match.table, seat)[-1]
        one, two = match.table.copy(), match.table.copy()
        advance(one, seat, action)
        apply(two, seat, action)
        assert snapshot(one) == snapshot(two), "the same choice led to two positions"


def check_inventory(case: Case) -> None:
    """Cards, tokens and resources are conserved in every position."""
    for number in range(3):
        stock = None
        for match in positions(case, number, every=5):
            now = dict(case.game.inventory(match.table))
            stock = stock or now
            assert now == stock, f"inventory changed: {set(now.items()) ^ set(stock.items())}"


def check_end(case: Case) -> None:
    """Games end, with a result that makes sense, and only then have one."""
    for number in range(4):
        for match in case.walk(number):
            if match.waiting:
                assert match.result is None, "a running game has a result"
        check_result(case, match)


def check_result(case: Case, match: Match) -> None:
    """Rows, totals, ranks and winners fit together."""
    result = match.result
    assert result is not None, "a game that is over has a result"
    assert result.reason in case.game.end_reasons, f"unknown end reason {result.reason}"
    on_sheet = case.seats + len(result.also)
    assert len(result.totals) == len(result.ranks) == on_sheet
    assert all(len(row.points) == on_sheet for row in result.rows)
    for i in range(on_sheet):
        total = sum(row.points[i] for row in result.rows)
        assert not result.rows or abs(total - result.totals[i]) < 1e-9, "rows add up to the totals"
    assert min(result.ranks) == 1
    assert result.winners == tuple(seat for seat in range(case.seats) if result.ranks[seat] == 1)
    for seat in range(case.seats):
        value = case.game.evaluate(match.table, seat)
        assert 0.0 <= value <= 1.0
        assert value > 0.0 if seat in result.winners else value < 1.0, "the evaluation knows who won"


def check_evaluation(case: Case) -> None:
    """A value from 0 to 1, in every position and for every seat."""
    for match in positions(case, 4, every=15):
        for seat in range(case.seats):
            assert 0.0 <= case.game.evaluate(match.table, seat) <= 1.0
