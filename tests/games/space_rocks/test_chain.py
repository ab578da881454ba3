"""The deflection chain against a brute-force model: the same positions lead to the same set of outcomes."""

from hypothesis import given, settings
from hypothesis import strategies as st

from stardeck.games.space_rocks.rules.defence import RESPOND
from stardeck.games.space_rocks.table import HOME, Shot
from stardeck.kernel import FastRng, Step, advance, choices, settle, waiting_for

from .chain_model import outcomes
from .table_builder import LETTERS, a_table, hold, inventory

SEATS = "ABCD"


class Done(Step):
    """The end of the attack: here the search stops."""

    decision = "done"

    def waiting_for(self, table):
        return (table.active,)


DONE = Done()


@st.composite
def attacks(draw):
    """A small position with rocks in the air: hands as classes of sats (0: another card), planets with their sats."""
    n = draw(st.integers(2, 4))
    sats = 5 if n < 4 else 4
    hands = []
    for _ in range(n):
        held = draw(st.lists(st.integers(0, 3), max_size=min(3, max(sats, 0))))
        sats -= len(held)
        hands.append(tuple(sorted(held)))
    guards = 3
    planets = []
    for _ in range(n):
        row = [sat if guards > 0 else 0 for sat in draw(st.lists(st.integers(0, 3), max_size=2))]
        guards -= sum(sat > 0 for sat in row)
        planets.append(row)
    bonus = draw(st.sampled_from([0, 0, 1, 4]))
    shots = []
    for _ in range(draw(st.integers(1, 3))):
        defender = draw(st.integers(1, n - 1))
        place = draw(st.integers(0, len(planets[defender]) - 1)) if planets[defender] else -1
        rock = draw(st.integers(1, 3))
        shots.append((defender, place, rock, min(4, rock + bonus)))
    return hands, planets, shots, draw(st.booleans())


def engine_table(hands, planets, shots, anybody):
    """The position on a table of ours."""
    letters = "UVWXYZ"
    table = a_table(
        SEATS[: len(hands)],
        ["Z"] * len(hands),
        [" ".join(f"{letters[i]}/{sat or '-'}" for i, sat in enumerate(row)) for row in planets],
        deck="",
        backfire_target="any" if anybody else "sender",
    )
    for seat, held in enumerate(hands):
        hold(table, seat, " ".join(f"S{sat}" if sat else "Z" for sat in held))
    table.log = None
    table.flight = [
        Shot(0, defender, HOME if place < 0 else table.players[defender].colonies[place] >> 5, rock, power)
        for defender, place, rock, power in shots
    ]
    table.agenda = [DONE, RESPOND]
    settle(table)
    return table


def model_world(hands, planets):
    """The same position for the model; colonies are named by their place."""
    return tuple(
        (True, (*[(i, sat) for i, sat in enumerate(row)], ("home", 0)), held)
        for held, row in zip(hands, planets, strict=True)
    )


def explore(table, seen):
    """Every end of the attack that can be reached on our table."""
    if not table.agenda or table.agenda[-1] is DONE:
        return {plain(table)}
    key = position(table)
    if key in seen:
        return seen[key]
    found = set()
    seat = waiting_for(table)[0]
    for action in choices(table, seat):
        after = table.copy()
        advance(after, seat, action)
        found |= explore(after, seen)
    seen[key] = found
    return found


def position(table):
    """What decides how the attack can go on."""

    def shot(s):
        return (s.maker, s.defender, s.target, s.rock, s.power)

    players = tuple((p.alive, tuple(p.colonies), tuple(p.hand)) for p in table.players)
    flight = tuple(shot(s) for s in table.flight)
    step = table.agenda[-1]
    asked = (step.decision, getattr(step, "seat", -1), getattr(step, "sender", -1))
    return players, flight, table.current and shot(table.current), asked


def plain(table):
    """The world on our table; twins among the planets of a player have no names."""
    return tuple(
        (
            player.alive,
            tuple(sorted((LETTERS[c >> 2 & 7], c & 3) for c in player.colonies)),
            tuple(player.hand[6:9]),
        )
        for player in table.players
    )


def told(world):
    """The world of the model in the same form."""
    return tuple(
        (
            alive,
            tuple(sorted(("UVWXYZ"[name], sat) for name, sat in planets if name != "home")),
            tuple(hand.count(sat) for sat in (1, 2, 3)),
        )
        for alive, planets, hand in world
    )


@settings(max_examples=250, deadline=None)
@given(attacks())
def test_the_chain_can_end_exactly_as_the_model_says(position):
    """Every outcome of the literal rules can be reached, and no other one."""
    hands, planets, shots, anybody = position
    attacks = [(0, d, "home" if place < 0 else place, rock, power) for d, place, rock, power in shots]
    wanted = {told(world) for world in outcomes(model_world(hands, planets), attacks, 0, anybody)}

    assert explore(engine_table(hands, planets, shots, anybody), {}) == wanted


@settings(max_examples=150, deadline=None)
@given(attacks(), st.integers(0, 2**32))
def test_nothing_is_lost_in_a_chain(position, seed):
    """Cards are conserved on every way through a chain, and the chain ends."""
    table = engine_table(*position)
    before = inventory(table)
    chance = FastRng(seed)
    for _ in range(200):
        assert inventory(table) == before
        if not table.agenda or table.agenda[-1] is DONE:
            break
        seat = waiting_for(table)[0]
        options = choices(table, seat)
        advance(table, seat, options[chance.below(len(options))])
    assert not table.flight
    assert table.current is None


def twins(alike):
    """Three players, two twin colonies under fire: merging twins must not lose an outcome."""
    return engine_table(
        [(0,), (2, 0), (1, 3)], [[0], [1, alike], [0]], [(1, 0, 1, 1), (1, 1, 1, 1), (2, 0, 2, 2)], False
    )


def test_twin_attacks_keep_all_outcomes():
    """Two alike attacks on two alike colonies are one entry, and every outcome is still there."""
    table = twins(1)
    for player in table.players[1:2]:
        player.colonies = [colony & ~0b11100 for colony in player.colonies]  # both are U now
    wanted = explore(twins(1), {})
    merged = {
        tuple((a, tuple(sorted(("U", s) for _, s in c)) if i == 1 else c, h) for i, (a, c, h) in enumerate(w))
        for w in wanted
    }

    assert explore(table, {}) == merged
