"""Whole games: every choice, refusal, label and sentence on the way; evaluation and encoding; the judging as a property."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.talents import sources
from stardeck.games.brouhaha.outlook import is_calm
from stardeck.games.brouhaha.rules.gigs import judge, standings
from stardeck.games.brouhaha.rules.prelude import SALARY_STEP, PayoutSplit
from stardeck.games.brouhaha.rules.rounds import STEPS
from stardeck.games.brouhaha.vocabulary import TALENTS
from stardeck.kernel import FastRng, Match, advance, choices, numbered_seed, waiting_for, why_not
from tests.games.brouhaha.table_builder import a_table, do, number, stage

CASES = [
    (2, {"hustles": "all", "set_lists": "chill, forte, extra", "promo": "chill"}),
    (3, {"opening": "advanced"}),
    (4, {"final_round": 6}),
    (4, {"deck_mode": "pairs", "gear_sticks": True}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_whole_game_offers_explains_and_tells_everything(seats: int, options: dict[str, object]):
    """Offers agree with the reasons, values are chances, encodings have one shape, every event is a sentence."""
    match = Match(GAME, seats, options, seed=numbered_seed(seats))
    chance = FastRng(seats)
    shapes = set()
    seen: set[str] = set()
    for step in range(100_000):
        if not match.waiting:
            break
        seat = match.waiting[chance.below(len(match.waiting))]
        can = choices(match.table, seat)
        if step % 7 == 0:
            check_position(match, seat, can, shapes)
        match.say(seat, can[chance.below(len(can))])
    for viewer in (*range(seats), None):
        assert all(match.sentences(viewer))
    for event in match.told(None):
        seen |= set(GAME.traces(event, GAME.cards))
    assert seen <= GAME.everything(GAME.cards)
    assert len(seen) > 50
    assert len(shapes) == 1


def check_position(match: Match, seat: int, can, shapes: set) -> None:
    """One position from all sides."""
    table = match.table
    for action in table.actions:
        assert (why_not(table, seat, action) is None) == (action in can)
    assert [choice.action for choice in match.offer(seat).choices] == can
    assert 0.0 <= GAME.evaluate(table, seat) <= 1.0
    if is_calm(table):  # else the end of the action under way may be the end of the game
        assert 0.0 < GAME.evaluate(table, seat) < 1.0
    shapes.add(GAME.encode(GAME.see(table, seat), GAME.cards).shape)
    assert GAME.picture(GAME.see(table, None), match.names, GAME.cards)
    assert GAME.hidden(table, seat) != ()
    inventory = GAME.inventory(table)
    assert set(inventory.values()) == {1}


def test_the_evaluation_likes_points_and_knows_the_end():
    """From 0 (lost) to 1 (won)."""
    table = a_table(play=["c_rj_xavier c_cafe_perihelion g_tour_rocket", "f_thad_wilson f_cam_daniels"])
    even = GAME.evaluate(table, 0)
    table.vp = [4, 0]
    assert GAME.evaluate(table, 0) > even
    table.ended = "victory_points"
    assert (GAME.evaluate(table, 0), GAME.evaluate(table, 1)) == (1.0, 0.0)


def test_the_evaluation_likes_to_lead_a_gig_and_to_hope_for_one():
    """A lead is worth most, then a band that can still be completed, then an open GIG, then a venue at hand."""
    values = []
    for there in (None, "", "c_sister_zero_g", "c_sister_zero_g c_mark_hester"):
        table = a_table(play=["c_sister_zero_g c_mark_hester c_cafe_perihelion", "f_thad_wilson*"])
        table.tops[0] = 2
        if there is not None:
            stage(table, 0, "c_cafe_perihelion", *there.split())
        values.append(GAME.evaluate(table, 0))
    assert values[1] < values[2] < values[3]
    rival = a_table(play=["c_sister_zero_g c_cafe_perihelion", "f_two_headed_todd"])
    stage(rival, 0, "c_cafe_perihelion", "c_sister_zero_g")
    safe = rival.copy()
    safe.strummed[number(safe, "f_two_headed_todd")] = True
    assert GAME.evaluate(safe, 0) > GAME.evaluate(rival, 0)


def test_a_sealed_split_counts_in_the_evaluation():
    """Both resources are worth more than many of one."""
    table = a_table(salaries=["c_kombucha c_lost_lease c_riley_hush c_umami_om", "f_poached"], cash=0, cred=0)
    table.agenda = [*STEPS[: STEPS.index(SALARY_STEP)], PayoutSplit(((), ()))]
    values = []
    for cash in (0, 2):
        other = table.copy()
        do(other, 0, a.Cash(cash))
        values.append(GAME.evaluate(other, 0))
    assert values[1] > values[0]


# ---------------------------------------------------------------------- judging, against a model written anew

PLAIN = {
    entry.id: entry
    for entry in GAME.cards.file.card
    if entry.type == "musician" and entry.deck != "promo" and not any(raw["on"] == "static" for raw in entry.ability)
}
PERFORMANCES = {entry.id: entry for entry in GAME.cards.file.card if entry.type == "performance" and not entry.ability}


def literal_winners(performance, bands: list[list[str]]) -> tuple[int, ...]:
    """8.3 in its own words: the eligible managers with the highest total."""

    def has(band: list[str], talent: str) -> int:
        return sum(getattr(PLAIN[card].talents, talent) for card in band)

    eligible = [
        seat
        for seat, band in enumerate(bands)
        if band
        and len(band) >= performance.req.musicians
        and all(has(band, talent) >= getattr(performance.req, talent) for talent in TALENTS)
    ]
    terms = TALENTS if "all" in performance.judge else performance.judge
    totals = {seat: sum(has(bands[seat], talent) for talent in terms) for seat in eligible}
    if len(eligible) < 2:
        return tuple(eligible)
    return tuple(seat for seat in eligible if totals[seat] == max(totals.values()))


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(sorted(PERFORMANCES)),
    st.dictionaries(st.sampled_from(sorted(PLAIN)), st.integers(0, 2), max_size=9),
)
def test_judging_is_what_the_rules_say(name: str, who: dict[str, int]):
    """For any musicians without static texts and any performance without a text."""
    bands = [[card for card, seat in who.items() if seat == manager] for manager in range(3)]
    table = a_table(3, play=[" ".join([*bands[0], "x_laundromat"]), " ".join(bands[1]), " ".join(bands[2])])
    performance = number(table, name)
    gig = 3 if name == "open_mic" else next(i for i in range(3) if performance in table.house.lists[i])
    if gig < 3:
        table.tops[gig] = table.house.lists[gig].index(performance)
    stage(table, gig, "x_laundromat", *who)
    outcome = judge(table, gig, standings(table, gig, sources(table)))
    winners = (outcome.winner,) if outcome.winner >= 0 else outcome.tied
    assert winners == literal_winners(PERFORMANCES[name], bands)


def test_copies_play_the_same():
    """A copy equals its original and goes its own way."""
    table = GAME.set_up(3, numbered_seed(8))
    copy = table.copy()
    for _ in range(40):
        seat = waiting_for(table)[0]
        action = choices(table, seat)[0]
        advance(table, seat, action)
        advance(copy, seat, action)
    assert GAME.see(table, 0) == GAME.see(copy, 0)
