"""The hard algorithms against brute force: feasibility, Planet X numbers, set scoring, whole systems."""

from itertools import combinations, permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from stardeck.games.point_galaxy.outlook import sun_sets
from stardeck.games.point_galaxy.segments import is_feasible, most_numbers, segment
from stardeck.games.point_galaxy.system import complete_sets

from .table_builder import CARDS, a_system

numbers = st.lists(st.integers(0, 7), max_size=7).map(tuple)


def assignments(run):
    """Every way to give each Planet X a number so that the run is strictly monotone."""
    monotone = [values for up in combinations(range(1, 8), len(run)) for values in {up, up[::-1]}]
    return [values for values in monotone if all(n in (0, value) for n, value in zip(run, values, strict=True))]


@given(numbers)
@settings(max_examples=400, deadline=None)
def test_feasibility_is_the_existence_of_an_assignment(run):
    assert is_feasible(run) == bool(assignments(run))


@st.composite
def feasible_runs(draw):
    """A strictly monotone run with some numbers turned into Planet X."""
    values = draw(st.lists(st.integers(1, 7), unique=True, max_size=7).map(sorted))
    if draw(st.booleans()):
        values = values[::-1]
    return tuple(0 if draw(st.integers(0, 2)) == 0 else value for value in values)


@given(feasible_runs())
@settings(max_examples=200, deadline=None)
def test_a_segment_knows_its_ends_its_number_sets_and_what_each_x_may_be(run):
    made = segment(run)
    every = assignments(run)

    assert set(made.sets) == {sum(1 << n for n in values) for values in every}
    assert made.above == sum(1 << n for n in range(8) if assignments((n, *run)))
    assert made.below == sum(1 << n for n in range(8) if assignments((*run, n)))
    wild = [i for i, number in enumerate(run) if number == 0]
    assert made.wild == tuple(tuple(sorted({values[i] for values in every})) for i in wild)


@given(st.lists(feasible_runs(), min_size=1, max_size=3))
@settings(max_examples=150, deadline=None)
def test_planet_x_takes_the_numbers_that_maximise_what_is_unique(runs):
    best = max(len({n for values in chosen for n in values}) for chosen in product(*[assignments(run) for run in runs]))

    assert most_numbers(tuple(segment(run) for run in runs)) == best


# ---------------------------------------------------------------------- sets

COLOURS = ("lava", "ocean", "jungle", "desert", "storm")
planet_colours = st.lists(st.sampled_from(range(5)), max_size=2, unique=True).map(
    lambda bits: sum(1 << b for b in bits)
)
needs = st.one_of(
    st.lists(st.sampled_from(COLOURS), min_size=1, max_size=4),
    st.just(list(COLOURS)),
)


def sets_by_brute_force(planets, need):
    """The most disjoint sets: give each planet one of its colours in every possible way."""
    best = 0
    for colours in product(*[[c for c in range(5) if planet >> c & 1] or [None] for planet in planets]):
        counts = [colours.count(c) for c in range(5)]
        best = max(best, min(counts[COLOURS.index(c)] // need.count(c) for c in need))
    return best


@given(st.lists(planet_colours, max_size=8), needs)
@settings(max_examples=300, deadline=None)
def test_sets_are_the_most_that_any_assignment_of_colours_gives(planets, need):
    assert complete_sets(planets, CARDS.quotas_of(tuple(need))) == sets_by_brute_force(planets, need)


# ---------------------------------------------------------------------- whole systems

PIECES = [piece for piece in range(CARDS.first_side) if CARDS.kind[piece] <= 2]
SUNS = [piece for piece in range(CARDS.cards, len(CARDS.names)) if CARDS.kind[piece] == 3]
NEEDS = {face.id: face.need for face in CARDS.file.space_face} | {
    side.id: side.need for sun in CARDS.file.starting_sun for side in (sun.side_a, sun.side_b)
}


@st.composite
def systems(draw):
    """A system grown card by card, each at a random end where it may go."""
    system = a_system(CARDS.names[draw(st.sampled_from(SUNS))])
    for piece in draw(st.lists(st.sampled_from(PIECES), max_size=12, unique=True)):
        below = draw(st.booleans()) or not system.cards
        fits = system.below if below else system.above
        if CARDS.kind[piece] or fits & CARDS.bit[piece]:
            system = system.with_card(CARDS, piece, below)
    return system


def neighbours(system, at):
    """The colours of the planets directly above and below."""
    around = [system.cards[i] for i in (at - 1, at + 1) if 0 <= i < len(system.cards)]
    return [CARDS.colour[piece] for piece in around if CARDS.kind[piece] == 0]


def moon_by_brute_force(system, at):
    wanted = [c for c in range(5) if CARDS.colour[system.cards[at]] >> c & 1]
    around = neighbours(system, at)
    if len(wanted) == 1:
        return any(planet >> wanted[0] & 1 for planet in around)
    return len(around) == 2 and any(
        first >> wanted[0] & 1 and second >> wanted[1] & 1 for first, second in permutations(around)
    )


def runs_of(system):
    """The numbers of a sequence, cut at wormholes."""
    runs = [[]]
    for piece in system.cards:
        if CARDS.kind[piece] == 2:
            runs.append([])
        elif CARDS.kind[piece] == 0:
            runs[-1].append(CARDS.number[piece])
    return runs


@given(systems())
@settings(max_examples=150, deadline=None)
def test_a_grown_system_scores_what_its_cards_say(system):
    cards = system.cards
    planets = [CARDS.colour[piece] for piece in cards if CARDS.kind[piece] == 0]
    need = NEEDS[CARDS.names[system.sun]]
    lit = [at for at, piece in enumerate(cards) if CARDS.kind[piece] == 1 and moon_by_brute_force(system, at)]
    choices = [assignments(tuple(run)) for run in runs_of(system)]
    unique = max(len({n for values in chosen for n in values}) for chosen in product(*choices))

    assert system.moon_points == sum(CARDS.points[cards[at]] for at in lit)
    assert system.planet_points == (0, 1, 2, 3, 5, 7, 9, 12)[unique]
    if len(planets) <= 9:
        sets = sets_by_brute_force(planets, need)
        assert system.sun_points == CARDS.points[system.sun] * sets
        assert sun_sets(CARDS, system)[0] == sets
    assert [list(made.numbers) for made in system.segments] == runs_of(system)
    assert system.rockets == sum(CARDS.rockets[piece] for piece in (*cards, system.sun))


@given(systems())
@settings(max_examples=60, deadline=None)
def test_what_the_next_set_is_short_of_completes_it(system):
    sets, short = sun_sets(CARDS, system)
    need = NEEDS[CARDS.names[system.sun]]
    planets = [CARDS.colour[piece] for piece in system.cards if CARDS.kind[piece] == 0]
    enough = [
        extra
        for extra in range(len(need) + 1)
        if any(
            complete_sets([*planets, *chosen], CARDS.quotas[system.sun]) > sets
            for chosen in product([CARDS.mask([colour]) for colour in set(need)], repeat=extra)
        )
    ]

    assert short == min(enough)
