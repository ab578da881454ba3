"""Turn order and leftover cards against a literal simulation of the table; scores against a recount of the log.

The simulation knows no rule of the engine: it has cards lying on places, two wooden rockets and the sentences of the
rulebook, and it looks for reachable cards by trying every flight that is still possible.
"""

from hypothesis import given, settings
from hypothesis import strategies as st

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush import events as e
from stardeck.kernel import FastRng, apply, numbered_seed, open_for, play_out

from .table_builder import BLUE, CARDS, ORANGE, a_table, actor, options

PLACES = [(column, orbit) for column in range(1, 7) for orbit in (1, 2)]


class WoodenTable:
    """Cards on places, rockets on places, a discard heap."""

    def __init__(self, first, leap):
        self.cards = {place: f"card at {place}" for place in PLACES}
        self.rockets = {first: (0, 1), 1 - first: (0, 2)}
        self.heap = []
        self.taken = {BLUE: [], ORANGE: []}
        self.skipped = {BLUE: 0, ORANGE: 0}
        self.leap = leap

    def over(self):
        return not self.cards

    def whose_turn(self):
        """The player farther behind plays next; when even, the player in orbit number one."""
        by_progress = sorted(self.rockets.items(), key=lambda rocket: rocket[1])
        return by_progress[0][0]

    def pairs_ahead(self, seat):
        """The pairs in front of a rocket, nearest first: all columns that are left."""
        return [column for column in range(1, 7) if column > self.rockets[seat][0]]

    def can_take(self, seat):
        """Choose from the next pair, or skip a pair and choose from the one after it."""
        reach = self.pairs_ahead(seat)[: 1 + self.leap]
        return sorted(place for place in self.cards if place[0] in reach)

    def can_ever_take(self, seat, place):
        """Some row of flights leads this rocket to the place."""
        at = self.rockets[seat][0]
        return any(step == place[0] for step in self._reachable_columns(at))

    def _reachable_columns(self, at):
        found, todo = set(), [at]
        while todo:
            column = todo.pop()
            for step in range(1, self.leap + 2):
                if column + step <= 6 and column + step not in found:
                    found.add(column + step)
                    todo.append(column + step)
        return found

    def fly(self, seat, place):
        self.skipped[seat] += place[0] - self.rockets[seat][0] - 1
        self.taken[seat].append(self.cards.pop(place))
        self.rockets[seat] = place
        for left in sorted(self.cards):
            if not any(self.can_ever_take(captain, left) for captain in (BLUE, ORANGE)):
                self.heap.append(self.cards.pop(left))


@given(
    first=st.sampled_from([BLUE, ORANGE]),
    leap=st.integers(1, 5),
    picks=st.lists(st.integers(0, 1000), min_size=12, max_size=12),
)
@settings(max_examples=300, deadline=None)
def test_turn_order_and_leftovers_agree_with_a_literal_table(first, leap, picks):
    """next_actor, legal takes, positions and removed cards are what people at a table would find."""
    wood = WoodenTable(first, leap)
    table = a_table(blue=(0, 1) if first == BLUE else (0, 2), orange=(0, 2) if first == BLUE else (0, 1), max_skip=leap)
    turns = 0
    while not wood.over():
        seat = wood.whose_turn()
        assert actor(table) == seat
        assert sorted({(take.column, take.orbit) for take in options(table)}) == wood.can_take(seat)
        assert len(options(table)) == 2 * len(wood.can_take(seat))
        choice = options(table)[picks[turns] % len(options(table))]
        wood.fly(seat, (choice.column, choice.orbit))
        apply(table, seat, choice)
        turns += 1
        assert {place for place in PLACES if table.track[2 * place[0] + place[1] - 3] >= 0} == set(wood.cards)
        assert len(table.removed) == len(wood.heap)
        assert [(c.column, c.orbit) for c in table.captains] == [wood.rockets[BLUE], wood.rockets[ORANGE]]
        check_the_facts_of_section_7(wood, leap)
    assert table.agenda[-1].decision == "prediction"
    check_the_end_of_a_season(wood, turns, leap)


def check_the_facts_of_section_7(wood, leap):
    """Facts an engine may assert, after every turn."""
    (p, _), (q, _) = sorted(wood.rockets.values())
    assert p <= q <= p + 1 + leap
    for column in range(p + 1, 7):
        left = sum(place[0] == column for place in wood.cards)
        assert left == (1 if column == q else 2)
    if p == q:
        assert wood.rockets[BLUE][1] != wood.rockets[ORANGE][1]


def check_the_end_of_a_season(wood, turns, leap):
    """Both in column 6, one in each orbit; who skips k pairs takes 6 - k cards; removed = pairs skipped by both."""
    assert sorted(wood.rockets.values()) == [(6, 1), (6, 2)]
    for seat in (BLUE, ORANGE):
        assert len(wood.taken[seat]) == 6 - wood.skipped[seat]
    assert len(wood.heap) == sum(wood.skipped.values())
    if leap == 1:
        assert 6 <= turns <= 12
        assert max(wood.skipped.values()) <= 3


# ---------------------------------------------------------------------- scores from the log


class ScoreSheet:
    """A score sheet filled in by a reader of the public log who knows the printed cards, nothing else."""

    def __init__(self, log):
        self.orbit = {card.id: card for card in CARDS.file.orbit}
        self.found = {card.id: card for card in CARDS.file.discovery}
        self.up = {BLUE: [], ORANGE: []}
        self.au = {BLUE: 0, ORANGE: 0}
        self.discoveries = {BLUE: [], ORANGE: []}
        self.medals = {BLUE: [], ORANGE: []}
        self.lane = {}
        for event in log:
            self.read(event)

    def read(self, event):
        if isinstance(event, e.Started):
            self.in_play = event.achievements
        elif isinstance(event, e.Took):
            card = self.orbit[event.card]
            self.lane[event.seat] = event.orbit
            if event.face == "up":
                self.up[event.seat].append(card)
            else:
                self.au[event.seat] += card.distance
        elif isinstance(event, e.Discovered):
            self.discoveries[event.seat].append(self.found[event.card])
        elif isinstance(event, e.MedalWon):
            self.medals[event.seat].append({1: 5, 2: 6, 3: 7, 4: 9}[event.season])

    def expedition(self, seat, kind):
        return sum(card.expedition == kind for card in self.up[seat])

    def expedition_cards(self, seat):
        return sum(card.kind == "expedition" for card in self.up[seat])

    def heroics(self, seat):
        return [card.reputation for card in self.up[seat] if card.kind == "heroic"]

    def resources(self, seat):
        owned = [card.resource for card in self.up[seat]] + [card.gives for card in self.discoveries[seat]]
        return [owned.count(name) for name in ("iridium", "osmium", "palladium", "ruthenium")]

    def achievement(self, seat, card):
        heroics, expeditions, au = len(self.heroics(seat)), self.expedition_cards(seat), self.au[seat]
        kinds = [self.expedition(seat, kind) for kind in ("asteroid", "comet", "nebula")]
        return {
            "ach-sets": 3 * min(self.resources(seat)),
            "ach-five": 8 * (max(self.resources(seat)) >= 5),
            "ach-heroics-5": 9 * (heroics >= 5),
            "ach-no-expeditions": 7 * (expeditions == 0),
            "ach-no-heroics": 8 * (heroics == 0),
            "ach-each-expedition": 5 * (0 not in kinds),
            "ach-extra-distance": au // 10,
            "ach-expeditions-7": 7 * (expeditions >= 7),
            "ach-heroics-3": 6 * (heroics == 3),
            "ach-distance-90": 9 * (au == 90),
            "ach-distance-50": 8 * (au <= 50),
            "ach-distance-125": 6 * (au >= 125),
            "ach-medals-3": 7 * (len(self.medals[seat]) == 3),
        }[card]

    def achievements(self, seat):
        return sum(self.achievement(seat, card) for card in self.in_play)

    def rows(self, seat):
        asteroids, comets, nebulae = (self.expedition(seat, kind) for kind in ("asteroid", "comet", "nebula"))
        return [
            sum(self.medals[seat]),
            sum(self.heroics(seat)),
            sum(card.reputation for card in self.discoveries[seat]),
            sum(range(asteroids + 1)) + 8 * (comets // 2) + 15 * (nebulae // 3),
            self.au[seat] // 10,
            self.achievements(seat),
        ]

    def count(self, condition, seat):
        return {
            "expeditions": self.expedition_cards(seat),
            "heroics": len(self.heroics(seat)),
            "discoveries": len(self.discoveries[seat]),
            "resources": sum(self.resources(seat)),
            "distance": self.au[seat],
            "medals": len(self.medals[seat]),
            "achievements": self.achievements(seat),
            "first-orbit": -self.lane[seat],
        }[condition]

    def predictions(self, judged, ties):
        """Walk each stack from the bottom and hand out 6, 5, 4, …"""
        points = {BLUE: 0, ORANGE: 0}
        for rocket in (BLUE, ORANGE):
            tokens = [6, 5, 4, 3, 2, 1]
            for event in judged:
                if event.rocket == rocket:
                    mine, other = self.count(event.condition, rocket), self.count(event.condition, 1 - rocket)
                    if mine > other or (ties and mine == other):
                        points[event.seat] += tokens.pop(0)
        return points


@given(number=st.integers(0, 10**6), leap=st.integers(1, 5), ties=st.booleans())
@settings(max_examples=150, deadline=None)
def test_the_result_agrees_with_a_recount_of_the_log(number, leap, ties):
    """Every row of the score sheet and the winner follow from the public log alone."""
    options_given = {"max_skip": leap, "prediction_ties": "count" if ties else "fail"}
    table = GAME.set_up(2, numbered_seed(number), options_given)
    play_out(table, FastRng(number))
    log = [open_for(told, None) for told in table.log]
    score = ScoreSheet(log)
    predictions = score.predictions([event for event in log if isinstance(event, e.Judged)], ties)
    result = GAME.result(table)

    totals = []
    for seat in (BLUE, ORANGE):
        rows = [*score.rows(seat), predictions[seat]]
        assert [row.points[seat] for row in result.rows] == rows
        totals.append(sum(rows))
    first = BLUE if score.lane[BLUE] == 1 else ORANGE
    winner = first if totals[0] == totals[1] else totals.index(max(totals))
    assert result.winners == (winner,)
    check_the_tallies(table, score)


def check_the_tallies(table, score):
    """The numbers counted while cards are played are those of the cards."""
    for seat, captain in enumerate(table.captains):
        assert captain.resources == score.resources(seat)
        assert sum(captain.expeditions) == score.expedition_cards(seat)
        assert captain.heroics == len(score.heroics(seat))
        assert captain.distance == score.au[seat]
        assert captain.season_distance == sum(CARDS.distance[card] for card in captain.down)


def test_a_game_has_at_most_86_decisions():
    """Upper bound: 48 TURNs + 32 DISCOVERs + 6 PREDICTs = 86 decisions."""
    lengths = [play_out(GAME.set_up(2, numbered_seed(n)), FastRng(n)) for n in range(100)]

    assert max(lengths) <= 86
    assert min(lengths) >= 24 + 6
