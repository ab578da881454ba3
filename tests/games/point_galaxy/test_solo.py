"""Solo mode: the automated opponent, its pointer and its scoring. [specification 10]"""

import pytest

from stardeck.games.point_galaxy.events import AutomatonDrafted, AutomatonTook, PointerMoved
from stardeck.games.point_galaxy.galaxy import Automaton
from stardeck.games.point_galaxy.rules.automaton import automaton_turn
from stardeck.games.point_galaxy.scoring import automaton_points, result
from stardeck.kernel import FastRng, numbered_seed, play_out, waiting_for

from .table_builder import CARDS, GAME, a_galaxy, a_table, do, may, told

PATH = [
    "00 01",
    "00 10",
    "01 11",
    "02 12",
    "02 01",
    "12 11",
    "22 21",
    "22 12",
    "21 11",
    "20 10",
    "20 21",
    "10 11",
]


def an_automaton(loose="start-5a", columns=(), tokens="", difficulty="medium"):
    return Automaton(
        difficulty,
        [CARDS.piece[name] for name in loose.split()],
        [tuple(CARDS.piece[name] for name in column.split()) for column in columns],
        [CARDS.token_number[token] for token in tokens.split()],
        0,
    )


def solo(number=0, difficulty="medium"):
    return GAME.set_up(1, numbered_seed(number), {"solo_difficulty": difficulty})


def stored(*names):
    """The columns after these planets were drafted one after the other."""
    automaton = an_automaton()
    for name in names:
        automaton.store(CARDS, CARDS.piece[name], 7)
    return [" ".join(CARDS.named(column)) for column in automaton.columns]


def test_R38_the_pointer_goes_clockwise_through_twelve_stops():
    """12 stops around the 3 x 3 grid, two cells each, nearest first; turn 13 is at stop 0 again."""
    assert [" ".join(f"{cell // 3}{cell % 3}" for cell in stop) for stop in CARDS.stops] == PATH

    table = solo()
    play_out(table, FastRng(1))
    drafted = told(table, AutomatonDrafted)

    assert [f"{e.row}{e.col}" for e in drafted] == " ".join([*PATH, PATH[0]]).split()
    assert sum(event.row == 0 for event in drafted) == 9
    assert [event.stop for event in told(table, PointerMoved)] == [*range(1, 12), 0, 1]


def test_the_view_tells_what_the_automaton_takes_next():
    """The pointer is public, hence the automaton's next two cells."""
    view = GAME.see(solo(), 0).automaton

    assert (view.stop, view.next_cells) == (0, ((0, 0), (0, 1)))


def test_the_automaton_takes_whatever_its_pointer_points_at():
    """It drafts after the human's refill, nearest card first, and then refills the market."""
    table = a_table(["start-1a"], solo="easy", turn=10, pending="- X")  # stop 5: (1,2) (1,1)
    third, second = CARDS.names[table.slots[2]], CARDS.names[table.slots[1]]
    table.log = []
    do(table, "place:1:0:below")

    assert [event.card for event in told(table, AutomatonDrafted)] == [third, second]
    assert (table.turn, waiting_for(table)) == (12, (0,))
    assert min(table.slots) >= 0


def test_R39_planet_x_goes_to_the_first_column_with_room():
    """It is wild; a column holds at most seven planets."""
    full = ("Cindra", "Maristelle", "Kilnor", "Puddlor", "Wavecrest", "Saltmere", "Blazette")

    assert stored("Cindra", "Anonymo", "Incognita") == ["Cindra Anonymo Incognita"]
    assert stored(*full, "Anonymo", "Incognita") == [" ".join(full), "Anonymo Incognita"]
    assert stored(*full[:6], "Anonymo", "Plantainia") == [" ".join([*full[:6], "Anonymo"]), "Plantainia"]


def test_R40_two_planets_of_one_turn_are_stored_nearest_first():
    """Order decides the columns."""
    assert stored("Cindra", "Thundrax") == ["Cindra", "Thundrax"]
    assert stored("Cindra", "Maristelle", "Thundrax", "Kilnor", "Lagoonel") == [
        "Cindra Maristelle Kilnor",
        "Thundrax Lagoonel",
    ]

    slots = "Grainstorm Kilnor Wavecrest Surgemont Driftsand Reefroot"  # stop 5: (1,2) (1,1)
    table = a_table(["start-1a"], solo="easy", turn=11, slots=slots)
    automaton_turn(table, table.automaton)
    assert [CARDS.named(column) for column in table.automaton.columns] == [("Wavecrest", "Kilnor")]


def test_R41_the_automaton_may_have_asteroids_without_suns():
    """The asteroids limit does not apply to it."""
    table = a_table(["start-1a"], solo="medium", tops="asteroids asteroids moon-ocean-3", turn=1)
    automaton_turn(table, table.automaton)

    assert CARDS.named(table.automaton.loose) == ("start-5a", "asteroids", "asteroids")


def test_the_automaton_checks_rockets_and_takes_the_leftmost_token():
    """Its face does not matter; nothing if the line is empty. The human picks any; the others keep their order."""
    table = a_table(
        ["start-1a"],
        solo="medium",
        turn=1,
        supply="token-suns token-moons",
        tops="sun-solo-lava sun-solo-lava moon-ocean-3",
    )
    table.automaton = an_automaton(columns=["Fathomel Toastor"])
    table.log = []
    automaton_turn(table, table.automaton)

    assert [event.token for event in told(table, AutomatonTook)] == ["token-suns"]
    assert [CARDS.tokens[token].name for token in table.supply] == ["token-moons"]
    assert table.automaton.rewarded == 1

    empty = a_table(["start-1a"], solo="medium", turn=1, supply="", tops="sun-solo-lava sun-solo-lava moon-ocean-3")
    empty.automaton = an_automaton(columns=["Fathomel Toastor"])
    automaton_turn(empty, empty.automaton)

    assert empty.automaton.tokens == []
    assert empty.automaton.rewarded == 1

    human = a_table(
        ["start-1a", "| Fathomel Toastor"],
        solo="easy",
        pending="- Magmorra",
        supply="token-suns token-moons token-tokens",
    )
    do(human, "place:1:new:below", "token:token-moons")
    assert [CARDS.tokens[token].name for token in human.supply] == ["token-suns", "token-tokens"]


@pytest.mark.parametrize(
    ("difficulty", "suns", "research", "tokens"), [("easy", 2, 2, 4), ("medium", 6, 4, 6), ("hard", 8, 8, 8)]
)
def test_E11_solo_values(difficulty, suns, research, tokens):
    """Suns 1/3/4, tokens 2/3/4, duplicates 0/1/3 (easy/medium/hard)."""
    automaton = an_automaton(
        "start-5a sun-solo-lava moon-lava-3 moon-lava-ocean wormhole-a wormhole-a wormhole-b",
        ["Cindra Maristelle Kilnor Puddlor", "Thundrax Deepsong"],
        "token-suns token-moons",
        difficulty,
    )

    assert automaton_points(CARDS, automaton) == [suns, 5 + 2, 7, research, tokens]


def test_R42_the_automatons_starting_sun_scores():
    """It is one of its sun cards."""
    assert automaton_points(CARDS, an_automaton(difficulty="hard"))[0] == 4


def finished(galaxy, automaton, tokens=""):
    table = a_table(["start-1a"], solo="medium", turn=26)
    table.galaxies[0] = a_galaxy(*galaxy, tokens=tokens)
    table.automaton = automaton
    table.agenda, table.ended = [], "turns_played"
    return result(table)


def test_the_automaton_is_ranked_like_a_player():
    """The result names it after the seats, with its own categories, and says whether it was defeated."""
    lost = finished(["start-1a | lava-1"], an_automaton("start-5a asteroids sun-solo-lava"))

    assert lost.also == ("Automaton",)
    assert lost.totals == (1.0, 16.0)
    assert (lost.ranks, lost.winners) == ((2, 1), ())
    assert lost.notes == {"rockets": [0, 1], "difficulty": "medium", "defeated": False, "achievements": []}


def test_a_higher_total_or_more_rockets_defeat_the_automaton():
    """Equal totals: more rocket symbols decide."""
    won = finished(["start-1a | Cindra Maristelle Kilnor Puddlor"], an_automaton())
    by_rockets = finished(["start-3a | Emberlyn Maristelle Kilnor"], an_automaton())

    assert won.notes["defeated"]
    assert by_rockets.totals == (3.0, 3.0)
    assert by_rockets.notes["defeated"]


def test_R43_a_draw_is_no_defeat():
    """Equal in both is a shared victory, and lists no achievements."""
    drawn = finished(["start-3a | Cindra Maristelle Kilnor"], an_automaton())

    assert (drawn.ranks, drawn.winners) == ((1, 1), (0,))
    assert drawn.notes["defeated"] is False
    assert drawn.notes["achievements"] == []


def test_achievements_met_are_listed_after_a_defeat():
    """The metrics are the human's total and category points; only research counts kinds."""
    seven = " ".join(f"ocean-{n}" for n in (2, 3, 4, 5, 6, 7))
    systems = [
        "sun-triplet-lava | lava-1 lava-2 lava-3 lava-4 lava-5 lava-6",
        f"| {seven}",
        *[f"| wormhole-{kind}" for kind in "abcdefg"],
    ]
    won = finished(systems, an_automaton(), "token-wormholes")

    assert [row.points[0] for row in won.rows] == [12, 18, 0, 12, 7, 0]
    assert won.notes["achievements"] == [6, 13, 14]  # suns 10, seven kinds, tokens 7; the total of 49 is not enough


def test_solo_starts_with_the_human_and_takes_thirteen_turns_each():
    """Seat 0 starts; the game ends after the automaton's 13th turn, without a refill."""
    for difficulty in ("easy", "medium", "hard"):
        table = solo(3, difficulty)
        assert waiting_for(table) == (0,)
        play_out(table, FastRng(4))
        assert table.turn == 26
        assert GAME.result(table).notes["difficulty"] == difficulty
        assert sum(table.sizes) + sum(slot >= 0 for slot in table.slots) == 7


def test_the_human_never_waits_for_the_automaton():
    """Its turn is played by the rules."""
    table = solo(5)
    chance = FastRng(6)
    while table.agenda:
        assert waiting_for(table) == (0,)
        can = may(table)
        do(table, can[chance.below(len(can))])
