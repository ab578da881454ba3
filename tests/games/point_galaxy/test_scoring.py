"""Scoring: the six categories, exactly, and the ranking. [specification 9, 12]"""

import pytest

from stardeck.games.point_galaxy.scoring import (
    TOKEN_POINTS,
    Tally,
    asteroid_points,
    own_points,
    ranking,
    result,
    score_sheet,
    token_points,
)

from .table_builder import CARDS, GAME, a_galaxy, a_system, a_table


def suns(text):
    return a_system(text).sun_points


def planets(text):
    return a_system(text).planet_points


def moons(text):
    return a_system(text).moon_points


def token(name, *systems, tokens=""):
    galaxy = a_galaxy(*systems, tokens=f"{name} {tokens}")
    return token_points(CARDS, CARDS.token_number[name], Tally(CARDS, galaxy))


def research(*systems):
    galaxy = a_galaxy(*systems)
    return own_points(CARDS, galaxy, Tally(CARDS, galaxy))[3]


# ---------------------------------------------------------------------- planets


@pytest.mark.parametrize(("unique", "points"), list(enumerate([0, 1, 2, 3, 5, 7, 9, 12])))
def test_E4_planet_table(unique, points):
    """1 to 7 unique numbers score 1, 2, 3, 5, 7, 9, 12."""
    assert planets("| " + " ".join(f"ocean-{n}" for n in range(1, unique + 1))) == points


@pytest.mark.parametrize(("kinds", "points"), list(enumerate([0, 1, 2, 3, 5, 7, 9, 12])))
def test_E5_research_table(kinds, points):
    """1 to 7 research kinds score 1, 2, 3, 5, 7, 9, 12."""
    assert research("start-1a", *[f"| wormhole-{kind}" for kind in "abcdefg"[:kinds]]) == points


def test_numbers_are_counted_once_per_system_over_all_segments():
    """A number that comes twice, beyond a wormhole, scores once."""
    assert planets("| lava-1 lava-3 wormhole-a ocean-3 ocean-5") == 3


@pytest.mark.parametrize(
    ("sequence", "points"),
    [
        ("| lava-5 lava-6 X wormhole-a ocean-7", 3),  # X can only be 7
        ("| lava-6 X wormhole-a ocean-7", 3),
        ("| lava-5 X wormhole-a lava-4 X", 5),
        ("| lava-1 ocean-2 X lava-4 wormhole-a ocean-3 X", 7),
    ],
)
def test_planet_x_takes_the_best_consistent_numbers(sequence, points):
    """[5 6 X] and [7]: 3 unique. [6 X] and [7]: 3. [5 X] and [4 X]: 4. [1 2 X 4] and [3 X]: 5."""
    assert planets(sequence) == points


def test_R18_planet_x_counts_among_the_unique_numbers():
    """Only token category 8 excludes X."""
    assert planets("| lava-4 X") == 2
    assert token("token-number-4", "| lava-4 X") == 1


def test_R19_planet_x_has_no_colour():
    """Never for suns, moons, colour tokens; it is a planet card for category 2."""
    assert suns("sun-solo-lava | X lava-4") == 1
    assert moons("| X moon-lava-3 X") == 0
    assert token("token-pair-lava", "| X lava-4") == 0
    assert token("token-size-3", "| X lava-4 X") == 1


# ---------------------------------------------------------------------- suns


@pytest.mark.parametrize(
    ("system", "points"),
    [
        ("sun-solo-lava | lava-1 lava-2 ocean-3", 2),
        ("sun-twin-lava | lava-1 lava-2 lava-3", 3),
        ("sun-triplet-lava | lava-1 lava-2 lava-3 lava-4 lava-5 lava-6", 12),
        ("sun-triplet-lava | lava-1 lava-2", 0),
        ("sun-duo-lava-ocean | lava-1 ocean-2 lava-3", 2),
        ("sun-trio-lava-ocean-jungle | lava-1 ocean-2 jungle-3 lava-4 ocean-5", 4),
        ("start-1a | lava-1 ocean-2 lava-3 ocean-4", 4),
        ("start-1a", 0),
        ("| lava-1", 0),
    ],
)
def test_every_sun_family(system, points):
    """Points for every complete set in its own system."""
    assert suns(system) == points


def test_R25_each_planet_in_one_set_and_as_one_colour():
    """`sun-duo-lava-ocean` over Steamwick, Boilara, Sootopia: 1 set = 2 points; with Nautilor: 2 sets = 4."""
    assert suns("sun-duo-lava-ocean | Steamwick Boilara Sootopia") == 2
    assert suns("sun-duo-lava-ocean | Steamwick Boilara Sootopia Nautilor") == 4


def test_R53_colours_are_chosen_anew_for_each_sun_moon_and_token():
    """One lava/ocean planet is lava for its sun, ocean for its moon, lava for a token."""
    text = "sun-solo-lava | Steamwick moon-ocean-3 lava-4"

    assert suns(text) == 2
    assert moons(text) == 3
    assert token("token-pair-lava", text) == 1


# ---------------------------------------------------------------------- moons


def test_a_moon_of_one_colour_needs_a_neighbour_of_it():
    """Directly above or directly below; it scores once."""
    assert moons("| lava-1 moon-lava-3") == 3
    assert moons("| moon-lava-2r lava-1") == 2
    assert moons("| lava-1 moon-lava-3 lava-3") == 3
    assert moons("| ocean-1 moon-lava-3 ocean-3") == 0


def test_a_planet_between_two_moons_may_serve_both():
    """Each moon is evaluated on its own, with different colours."""
    assert moons("| moon-lava-3 Steamwick moon-ocean-3") == 6


@pytest.mark.parametrize("below", ["", "jungle-4", "wormhole-a"])
def test_E10_either_or_moon(below):
    """Between a lava/ocean planet and nothing, a jungle planet or a wormhole: 0. With a lava planet below: 4."""
    assert moons(f"| Steamwick moon-lava-ocean {below}") == 0
    assert moons("| Steamwick moon-lava-ocean lava-4") == 4


def test_two_planets_of_the_same_colour_do_not_satisfy_two_colours():
    """One must have c, the other d."""
    assert moons("| lava-1 moon-lava-ocean lava-3") == 0
    assert moons("| lava-1 moon-lava-ocean ocean-3") == 4
    assert moons("| ocean-1 moon-lava-ocean lava-3") == 4


def test_R21_a_moon_or_wormhole_is_no_planet_neighbour():
    """Neighbouring cards are taken literally."""
    assert moons("| lava-1 moon-ocean-3 moon-lava-3") == 0
    assert moons("| lava-1 wormhole-a moon-lava-3") == 0


def test_R22_the_sun_is_no_neighbour():
    """At the top of a sequence only the card below counts."""
    assert moons("sun-solo-lava | moon-lava-3") == 0
    assert moons("sun-solo-lava | moon-lava-3 lava-1") == 3


# ---------------------------------------------------------------------- tokens


@pytest.mark.parametrize("colour", ["lava", "ocean", "jungle", "desert", "storm"])
def test_category_1_pairs_of_a_colour(colour):
    """floor(planets with that colour / 2); two-coloured ones count."""
    other = "lava/storm-2" if colour in ("lava", "storm") else f"{colour}/storm-3" if colour == "jungle" else ""
    three = f"| {colour}-1 {colour}-4 {colour}-5"

    assert token(f"token-pair-{colour}", three) == 1
    assert token(f"token-pair-{colour}", three, f"| {other or colour + '-7'}") == 2


def test_R35_category_2_counts_cards_not_numbers():
    """1 per system with 3 planet cards, 2 per system with 5; X and repeated numbers count."""
    three = "| lava-4 wormhole-a ocean-4 moon-lava-3 X"
    five = "| lava-1 ocean-2 X wormhole-b lava-2 ocean-1"

    assert token("token-size-3", three, five, "| lava-1 lava-2") == 2
    assert token("token-size-5", three, five) == 2


def test_category_3_tokens_itself_included():
    """1 per token owned."""
    assert token("token-tokens", "start-1a", tokens="token-suns token-moons") == 3


def test_category_4_and_5_asteroids_and_wormholes():
    """1 per card."""
    galaxy = ("start-1a asteroids", "sun-solo-lava asteroids-r | wormhole-a wormhole-b", "| wormhole-c")

    assert token("token-asteroids", *galaxy) == 2
    assert token("token-wormholes", *galaxy) == 3


def test_category_6_moons_scoring_or_not():
    """2 x floor(moons / 3)."""
    assert token("token-moons", "| moon-lava-3 moon-ocean-3") == 0
    assert token("token-moons", "| moon-lava-3 moon-ocean-3", "| moon-storm-3 moon-storm-2r") == 2


def test_category_7_research_pairs_duplicates_included():
    """floor(research symbols / 2)."""
    assert token("token-research-pairs", "| wormhole-a wormhole-a", "| Pyreth") == 1
    assert token("token-research-pairs", "| wormhole-a wormhole-a", "| Pyreth Sootopia") == 2


@pytest.mark.parametrize("number", range(1, 8))
def test_category_8_planets_of_a_number(number):
    """1 per planet with that printed number, never X."""
    assert token(f"token-number-{number}", f"| lava-{number} X", f"| ocean-{number}") == 2


def test_category_9_all_five_colours():
    """2 per set; a two-coloured planet is one of its colours only."""
    four = "| lava-1 ocean-2 jungle-3 desert-4"

    assert token("token-all-colors", four) == 0
    assert token("token-all-colors", four, "| storm-5") == 2
    assert token("token-all-colors", four, "| Thunderash") == 2
    assert token("token-all-colors", "| lava-1 ocean-2 jungle-3", "| Sandblast") == 0


def test_R34_category_10_one_planet_of_each_of_three_colours():
    """Plural colours, one set."""
    assert token("token-trio-lava-ocean-jungle", "| lava-1 ocean-2 jungle-3 lava-4") == 1
    assert token("token-trio-jungle-desert-storm", "| lava-1 ocean-2 jungle-3 lava-4") == 0
    assert token("token-trio-jungle-desert-storm", "| jungle-1 Dustdevil Sandblast") == 1


def test_category_11_suns_starting_sun_included():
    """1 per sun."""
    assert token("token-suns", "start-1a", "sun-solo-lava", "| lava-1") == 2


def test_category_12_three_identical_research_symbols():
    """4 x floor(symbols of a kind / 3), summed over kinds."""
    assert token("token-research-triples", "| wormhole-a wormhole-a", "| Deepsong") == 4
    assert token("token-research-triples", "| wormhole-a wormhole-b", "| wormhole-c") == 0


def test_every_token_kind_of_the_card_file_has_its_function():
    """No token is without a way to score."""
    assert {token.kind for token in CARDS.tokens} == set(TOKEN_POINTS)


def test_duplicates_of_research_are_worth_nothing_in_their_category():
    """T[r] with r the number of different kinds."""
    assert research("| wormhole-a wormhole-a", "| Deepsong") == 1


# ---------------------------------------------------------------------- asteroids


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 2, 1], [8, 8, 2]),
        ([3, 2, 2], [10, 4, 4]),
        ([2, 2, 2, 1], [6, 6, 6, 0]),
        ([3, 2, 1, 1], [10, 6, 1, 1]),
        ([1, 1, 1, 1], [4, 4, 4, 4]),
        ([1, 1, 1, 1, 1], [3, 3, 3, 3, 3]),
        ([2, 1, 1, 1, 0], [10, 2, 2, 2, 0]),
        ([1, 0], [10, 0]),
    ],
)
def test_asteroid_table(counts, points):
    """10, 6, 2, then 0; tied players share their places, rounded down."""
    assert asteroid_points([10, 6, 2], counts) == points


def test_E6_asteroid_tie():
    """Two tie for most, a third has fewer: (10 + 6) / 2 = 8 each, third gets 2."""
    assert asteroid_points([10, 6, 2], [3, 1, 3]) == [8, 2, 8]


def test_R26_asteroids_are_counted_over_the_whole_galaxy():
    """Not per solar system."""
    table = a_table(["start-1a asteroids", "sun-solo-lava asteroids"], ["start-2a asteroids"])

    assert [points[5] for points in score_sheet(table)] == [10, 6]


def test_R27_fractions_are_rounded_down():
    """18 / 4 is 4 each."""
    assert asteroid_points([10, 6, 2], [2, 2, 2, 2]) == [4, 4, 4, 4]


def test_R28_players_without_asteroids_get_nothing():
    """They are never placed, even in a game of two."""
    assert asteroid_points([10, 6, 2], [0, 0]) == [0, 0]
    assert asteroid_points([10, 6, 2], [0, 2]) == [0, 10]


def test_R29_ties_larger_than_the_places_left():
    """Only 10, 6 and 2 exist; further places are 0."""
    assert asteroid_points([10, 6, 2], [3, 2, 1, 1, 1]) == [10, 6, 0, 0, 0]


# ---------------------------------------------------------------------- the whole sheet

E8 = (
    "start-1a asteroids-r | Fathomel Kettlemoor Charleaf moon-lava-jungle Pyrogust Magmorra Kelpwood Scorchio",
    "sun-solo-desert asteroids-r | Dustdevil Siltara Aridora moon-desert-3 Solspill Mesarim",
    "sun-triplet-ocean | wormhole-a Emberlyn Canopia Charrax Galewind wormhole-a Caldrix moon-ocean-storm",
)


def test_E8_scorepad():
    """Suns 11, planets 24, moons 7, research 3, rocket tokens 6, asteroids 4: 55."""
    three = ["start-3a asteroids", "sun-solo-lava asteroids", "sun-solo-ocean asteroids"]
    two = ["start-2a asteroids", "sun-solo-jungle asteroids"]
    table = a_table(list(E8), three, two, tops="- - -", sizes=(0, 0, 0))
    galaxy = table.galaxies[0]
    galaxy.tokens = [CARDS.token_number["token-suns"], CARDS.token_number["token-size-3"]]

    assert [(s.planet_points, s.sun_points, s.moon_points) for s in galaxy.systems] == [
        (12, 6, 4),
        (7, 5, 3),
        (5, 0, 0),
    ]
    assert galaxy.rockets() == 10
    assert Tally(CARDS, galaxy).research == [2, 0, 1, 1, 0, 0, 0]
    assert score_sheet(table)[0] == [11, 24, 7, 3, 6, 4]
    assert sum(score_sheet(table)[0]) == 55
    assert sum(len(s.cards) + (s.sun >= 0) + (s.asteroids >= 0) for s in galaxy.systems) == 26 + 1


def test_R37_score_sheet_rows():
    """Suns, planets, moons, research, rocket tokens, asteroids, and the total is their sum."""
    table = a_table(list(E8), ["start-2a"], turn=26, tops="- - -")
    table.agenda, table.ended = [], "turns_played"
    final = result(table)

    assert [row.name for row in final.rows] == ["Suns", "Planets", "Moons", "Research", "Rocket tokens", "Asteroids"]
    assert final.totals == tuple(sum(row.points[seat] for row in final.rows) for seat in (0, 1))
    assert final.notes["rockets"] == [10, 0]
    assert (final.ranks, final.winners, final.also) == ((1, 2), (0,), ())


def test_there_is_no_result_before_the_end():
    """A result is a fact, not a forecast."""
    assert GAME.result(a_table()) is None


def test_R46_a_running_score_is_open_at_any_time():
    """Everything is open: the view tells the score of every galaxy."""
    view = GAME.see(a_table(list(E8), ["start-2a"], tops="- - -"), 1)

    assert view.galaxies[0].points == (11, 24, 7, 3, 0, 10)
    assert view.galaxies[0].total == 55


@pytest.mark.parametrize(
    ("totals", "rockets", "ranks"),
    [
        ([50, 40, 60], [0, 0, 0], [2, 3, 1]),
        ([50, 50, 40], [3, 4, 9], [2, 1, 3]),
        ([50, 50, 40], [3, 3, 9], [1, 1, 3]),
    ],
)
def test_R55_rank_is_one_more_than_the_number_of_better_pairs(totals, rockets, ranks):
    """Highest total; tie: most rocket symbols; still tied: they share the rank (1, 1, 3)."""
    assert ranking(totals, rockets) == ranks


def test_a_shared_victory_has_two_winners():
    """Equal totals and equal rockets."""
    table = a_table(["start-1a | lava-1"], ["start-2a | ocean-1"])
    table.agenda, table.ended = [], "turns_played"
    table.galaxies[1] = a_galaxy("start-2a | Cindra")
    table.galaxies[0] = a_galaxy("start-1a | Thundrax")

    assert result(table).winners == (0, 1)
