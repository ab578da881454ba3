"""Set-up and options. [rules 2, 5]"""

from collections import Counter

import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush.events import PredictionsDealt, SeasonBegan, Started
from stardeck.kernel import BadOptions, FastRng, IllegalAction, numbered_seed, open_for, play_out

from .table_builder import (
    BLUE,
    CARDS,
    ORANGE,
    a_dealt_table,
    a_table,
    actor,
    down,
    in_pool,
    on_track,
    options,
    play,
    position,
    up,
)


def a_new_game(number=1, **given):
    return GAME.set_up(2, numbered_seed(number), given)


# ---------------------------------------------------------------------- components


@pytest.mark.parametrize(
    ("kind", "of_10", "of_15", "of_20"),
    [
        ("iridium", 2, 3, 3),
        ("osmium", 2, 3, 3),
        ("palladium", 2, 3, 3),
        ("ruthenium", 2, 3, 3),
        ("asteroid", 6, 3, 1),
        ("comet", 7, 2, 1),
        ("nebula", 8, 2, 0),
        ("heroic", 6, 4, 2),
    ],
)
def test_the_orbit_deck_is_composed_as_printed(kind, of_10, of_15, of_20):
    """Orbit deck composition: how many cards of each kind travel 10, 15 and 20 au."""
    count = Counter()
    for card in CARDS.file.orbit:
        if kind in (card.resource, card.expedition, card.kind):
            count[card.distance] += card.count

    assert (count[10], count[15], count[20]) == (of_10, of_15, of_20)


def test_the_box_holds_74_orbit_cards_48_discoveries_13_achievements_and_16_predictions():
    """Components: 74 orbit cards, 48 discovery cards, 13 achievement cards, 16 prediction cards."""
    assert sum(CARDS.copies) == 74
    assert len(CARDS.discoveries) == 48
    assert len(CARDS.achievements) == 13
    assert len(CARDS.predictions) == 16


def test_heroics_are_worth_what_the_table_says():
    """Heroic values 9 8 8 7 7 7 at 10 au, 7 6 6 6 at 15 au, 5 5 at 20 au."""
    values = {10: [], 15: [], 20: []}
    for card in CARDS.file.orbit:
        if card.kind == "heroic":
            values[card.distance].append(card.reputation)

    assert values == {10: [9, 8, 8, 7, 7, 7], 15: [7, 6, 6, 6], 20: [5, 5]}


def test_R23_medals_are_worth_5_6_7_and_9():
    """Middle medal values: 5, 6, 7, 9 for seasons 1 to 4."""
    assert CARDS.medals == [5, 6, 7, 9]


def test_R46_each_discovery_deck_has_12_cards():
    """Sizes of the four discovery decks: 12 each."""
    assert [len(deck) for deck in CARDS.season_decks] == [12, 12, 12, 12]


def test_token_stacks_go_from_6_to_1():
    """Build each token stack: 6 on top, then 5, 4, 3, 2, 1."""
    assert CARDS.tokens == [6, 5, 4, 3, 2, 1]


# ---------------------------------------------------------------------- dealing


def test_a_new_game_lies_ready():
    """Set-up: twelve open cards, four Discoveries, four Achievements, three predictions each, rockets on the start board."""
    table = a_new_game()

    assert table.season == 1
    assert all(card >= 0 for card in table.track)
    assert len(table.orbit_deck) == 74 - 12
    assert all(CARDS.season[card] == 1 for card in table.pool)
    assert len(table.deck) == 8
    assert [len(deck) for deck in table.later] == [12, 12, 12]
    assert len(set(table.achievements)) == 4
    for captain in table.captains:
        assert len(captain.hand) == 3
        assert sorted(captain.hand + captain.unused) == list(range(8))
    assert sorted(position(table, seat) for seat in (BLUE, ORANGE)) == [(0, 1), (0, 2)]


def test_W1_the_shorter_distance_goes_to_orbit_1():
    """Drawn Comet 15 then Iridium 10: orbit 1 Iridium 10, orbit 2 Comet 15."""
    table = a_dealt_table("comet-15 iridium-10 nebula-10 asteroid-10")

    assert on_track(table, 1) == "iridium-10 comet-15"


def test_W1_with_equal_distances_the_first_drawn_goes_to_orbit_1():
    """Drawn Nebula 10 then Asteroid 10: orbit 1 Nebula, orbit 2 Asteroid."""
    table = a_dealt_table("comet-15 iridium-10 nebula-10 asteroid-10")

    assert on_track(table, 2) == "nebula-10 asteroid-10"


@pytest.mark.parametrize("pair", ["comet-20 osmium-20", "osmium-20 comet-20"])
def test_R10_equal_distances_keep_the_order_of_drawing(pair):
    """Equal distances, "randomly decide": the card drawn first goes to orbit 1."""
    assert on_track(a_dealt_table(pair), 1) == pair


def test_explicit_decks_are_dealt_in_the_given_order():
    """The engine must accept explicit decks (dealt in the given order), hands and positions."""
    table = a_dealt_table(
        "iridium-10 comet-15 osmium-10 osmium-15 nebula-10 nebula-15 asteroid-10 asteroid-15 comet-10 comet-20 "
        "heroic-flare heroic-cure palladium-10 palladium-20",
        decks=("1-03 1-01 1-12 1-07 1-05", "2-01 2-02 2-03 2-04", "", ""),
        hands=("medals first-orbit distance", "heroics resources achievements"),
        in_play="five sets medals-3 distance-90",
    )

    assert [on_track(table, column) for column in range(1, 7)] == [
        "iridium-10 comet-15",
        "osmium-10 osmium-15",
        "nebula-10 nebula-15",
        "asteroid-10 asteroid-15",
        "comet-10 comet-20",
        "heroic-flare heroic-cure",
    ]
    assert in_pool(table) == "1-03 1-01 1-12 1-07"
    assert [CARDS.conditions[c] for c in table.captains[BLUE].hand] == ["distance", "medals", "first-orbit"]


def test_the_first_player_starts_in_orbit_1():
    """The first player's rocket goes to (0, orbit 1), the other to (0, orbit 2); orbit 1 moves first when even."""
    table = a_dealt_table("comet-15 iridium-10", first=ORANGE)

    assert position(table, ORANGE) == (0, 1)
    assert position(table, BLUE) == (0, 2)
    assert actor(table) == ORANGE


@pytest.mark.parametrize(("first", "seat"), [("blue", BLUE), ("orange", ORANGE)])
def test_first_player_can_be_named(first, seat):
    """Option first_player: who starts in orbit 1."""
    assert all(actor(a_new_game(n, first_player=first)) == seat for n in range(5))


def test_the_draw_for_the_first_player_is_fair():
    """First player: fair draw between blue and orange."""
    starts = [actor(a_new_game(n)) for n in range(200)]

    assert 70 <= starts.count(BLUE) <= 130


def test_every_achievement_and_every_prediction_can_be_dealt():
    """Shuffle the 13 achievements and the 8 prediction cards of each colour."""
    games = [a_new_game(n) for n in range(60)]

    assert {card for table in games for card in table.achievements} == set(range(13))
    for seat in (BLUE, ORANGE):
        assert {condition for table in games for condition in table.captains[seat].hand} == set(range(8))


def test_a_hand_lies_in_the_order_of_the_card_file():
    """Order: cards in the order of the card file, in every hand that is dealt or imagined."""
    for number in range(10):
        table = a_new_game(number)
        for captain in table.captains + GAME.redeal(table, None, FastRng(number)).captains:
            assert list(captain.hand) == sorted(captain.hand)
            assert list(captain.unused) == sorted(captain.unused)


def test_R32_the_five_undealt_predictions_leave_the_game():
    """The 5 undealt prediction cards per colour: shown to nobody, and never played."""
    table = a_new_game()
    unused = [set(captain.unused) for captain in table.captains]
    play_out(table, FastRng(1))

    for seat in (BLUE, ORANGE):
        placed = {card % 8 for stack in table.stacks for card in stack if card // 8 == seat}
        assert len(placed) == 3
        assert not placed & unused[seat]


def test_R42_the_orbit_deck_has_no_order_that_could_be_seen():
    """Backs are uniform; the deck's top card reveals nothing: a view shows how many of each card are left, no order."""
    table = a_new_game()
    view = GAME.see(table, BLUE)

    assert view.orbit_deck == 62
    assert sum(view.unseen.values()) == 62
    assert not table.orbit_deck.top


def test_the_start_is_told():
    """Everybody reads who starts and the Achievements; only the owner reads the predictions dealt."""
    table = a_new_game(first_player="orange")
    started, blue_hand, orange_hand, season = table.log

    assert isinstance(started, Started)
    assert started.seat == ORANGE
    assert len(started.achievements) == 4
    assert open_for(blue_hand, ORANGE) == PredictionsDealt(BLUE, 3)
    assert len(open_for(blue_hand, BLUE).conditions) == 3
    assert open_for(orange_hand, BLUE) == open_for(orange_hand, None) == PredictionsDealt(ORANGE, 3)
    assert isinstance(season, SeasonBegan)
    assert season.track == CARDS.names(table.track)
    assert season.pool == CARDS.discovery_names(table.pool)
    assert list(started.achievements) == sorted(started.achievements, key=CARDS.achievements.index)


# ---------------------------------------------------------------------- options


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_exactly_two_can_play(seats):
    """Players: exactly 2."""
    with pytest.raises(BadOptions, match="Galaxy Rush is for 2 players"):
        GAME.set_up(seats, numbered_seed(1))


@pytest.mark.parametrize(
    ("option", "value"), [("max_skip", 0), ("max_skip", 6), ("first_player", "green"), ("prediction_ties", "maybe")]
)
def test_values_that_do_not_exist_are_refused(option, value):
    """Options have the values of the table and no others."""
    with pytest.raises(BadOptions, match=f"Option {option} cannot be"):
        a_new_game(**{option: value})


@pytest.mark.parametrize(("max_skip", "choices"), [(1, 8), (2, 12), (3, 16), (4, 20), (5, 24)])
def test_max_skip_says_how_many_pairs_a_turn_may_skip(max_skip, choices):
    """With max_skip = k: columns p+1 … p+1+k; never more than 24 choices."""
    table = a_new_game(max_skip=max_skip)

    assert len(options(table)) == choices


def test_max_skip_never_reaches_beyond_column_6():
    """Columns p+1 … p+1+k, up to 6."""
    table = a_table("- -", "- -", "- -", blue=(3, 1), orange=(3, 2), max_skip=5)

    assert {action.column for action in options(table)} == {4, 5, 6}


def test_a_long_leap_leaves_everything_in_between():
    """Cards in a column that the leader skipped stay available to the trailing player."""
    table = a_table(max_skip=5)
    play(table, down(6, 1))

    assert actor(table) == ORANGE
    assert len(options(table)) == 2 * 11


# ---------------------------------------------------------------------- the action space


def test_the_45_actions_have_the_fixed_index():
    """0-23 take, 24-27 discover, 28 decline, 29-44 predict."""
    assert len(CARDS.actions) == 45
    for index, action in enumerate(CARDS.actions):
        kind = type(action).__name__
        if index < 24:
            face = {"up": 0, "down": 1}[action.face]
            assert index == ((action.column - 1) * 2 + (action.orbit - 1)) * 2 + face
        elif index < 28:
            assert (kind, action.slot) == ("Discover", index - 24)
        elif index == 28:
            assert kind == "Decline"
        else:
            rocket = {"blue": 0, "orange": 1}[action.rocket]
            assert index == 29 + CARDS.condition_number[action.condition] * 2 + rocket


def test_the_conditions_are_numbered_as_specified():
    """Condition numbers 0-7: expeditions, heroics, discoveries, resources, distance, medals, achievements, first-orbit."""
    assert CARDS.conditions == [
        "expeditions",
        "heroics",
        "discoveries",
        "resources",
        "distance",
        "medals",
        "achievements",
        "first-orbit",
    ]


def test_actions_are_read_from_plain_data():
    """An action is what a seat says as JSON; what the game does not know is refused."""
    assert GAME.read_action({"do": "take", "column": 2, "orbit": 1, "face": "up"}, CARDS.actions) == up(2, 1)
    with pytest.raises(IllegalAction, match="no such action"):
        GAME.read_action({"do": "take", "column": 7, "orbit": 1, "face": "up"}, CARDS.actions)


def test_R44_there_is_no_way_to_stop_early():
    """May both players agree to stop early: not part of the rules, so no action says it."""
    assert {type(action).__name__ for action in CARDS.actions} == {"Take", "Discover", "Decline", "Predict"}


def test_R39_cards_never_return_to_the_deck():
    """Are removed or face-down cards reshuffled? Never; 4 x 12 = 48 of the 74 are dealt and 26 never seen."""
    table = a_new_game()
    play_out(table, FastRng(3))

    assert len(table.orbit_deck) == 26
    used = len(table.removed) + sum(len(c.up) + len(c.down) + len(c.earlier) for c in table.captains)
    assert used == 48
