"""A table of Rock the Galaxy as the numbers one seat may know: `encode(see(table, seat))`, without the view between."""

from collections.abc import Callable
from functools import lru_cache

from stardeck.games.rock_the_galaxy.cards import Catalogue
from stardeck.games.rock_the_galaxy.effects import Discard, Secret
from stardeck.games.rock_the_galaxy.encoding import DECISIONS, MOST_SEATS
from stardeck.games.rock_the_galaxy.rules.scoring_phase import LaySet
from stardeck.games.rock_the_galaxy.table import RockStep, RockTable
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import (
    ONE,
    REMEMBERED,
    SHEETS,
    Numbers,
    Pile,
    Shares,
    Zone,
    blank,
    joined,
    one_of,
    place_of,
    shares,
    tallies,
)

BandRows = Callable[[int, int, int, int, bool, bool, bool, bool], bytes]


class Memory:
    """What was seen last of a table."""

    def __init__(self, sheet: "RockSheet") -> None:
        self.hands = [Zone(sheet.cards) for _ in range(MOST_SEATS)]
        self.discards = Pile(sheet.width, 5)
        self.in_play = Zone(sheet.cards)
        self.singles: list[int] = []
        self.colours: list[int] = []
        self.last = b""

    def singles_row(self, sheet: "RockSheet", singles: list[int], colours: list[int]) -> bytes:
        """The singles of the supply, if there is a band of their colour."""
        if singles != self.singles or colours != self.colours:
            self.singles, self.colours = singles[:], colours
            counts = [n if colour in colours else 0 for colour, n in enumerate(singles)]
            self.last = b"".join(sheet.singles.numbers(counts))
        return self.last


class RockSheet:
    """The rows an observation is made of."""

    def __init__(self, catalogue: Catalogue) -> None:
        cards, bands, targets = len(catalogue.ids), len(catalogue.bands), [one.action for one in catalogue.targets]
        self.width = cards
        self.cards = tallies(cards, 5)
        self.no_cards = blank(cards)
        self.memories: dict[int, Memory] = {}  # by place
        self.band_rows: BandRows = lru_cache(maxsize=REMEMBERED)(self.band_row)
        self.which = [ONE + row for row in one_of(bands)]
        self.points_per_single = catalogue.points_per_single
        self.points_per_fan = catalogue.points_per_fan
        self.tokens = Shares(5, 12, 20, 10, 1, 1, 1, 1)
        self.nobody = [[blank(1 + bands + 8 + cards)] * (MOST_SEATS - seats) for seats in range(MOST_SEATS + 1)]
        self.supply = shares(18, 24, 101, 20, 10, 1, 1, MOST_SEATS, 3)
        self.singles = Shares(*[5] * len(catalogue.colours))
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))
        self.symbols = shares(5)
        self.target = dict(zip(targets, one_of(len(targets)), strict=True))
        self.no_set = blank(1 + len(targets))

    def band_row(
        self, band: int, singles: int, fans: int, hand: int, colourless: bool, turn: bool, mic: bool, asked: bool
    ) -> bytes:
        """What everybody sees of a band: which one it is, its tokens, its points, the size of its hand."""
        points = self.points_per_single * singles + self.points_per_fan * fans
        counts = [singles, fans, points, hand, turn, mic, asked, colourless]
        return self.which[band] + b"".join(self.tokens.numbers(counts))


sheet_of = lru_cache(maxsize=SHEETS)(RockSheet)


def observe(table: RockTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    seats, waiting, in_play = table.seats, waiting_for(table), table.in_play
    me = seat or 0
    place = place_of(table)
    memory = sheet.memories.pop(place, None) or Memory(sheet)
    is_seen = seat is not None or table.house.open_hands
    mine = memory.hands[me].row(table.bands[me].hand) if is_seen else sheet.no_cards
    picks, decision, laying, to_pick = step_rows(table, seat, waiting, sheet)
    rows = [mine, memory.discards.row(table.discards), memory.in_play.row(in_play), picks]
    active, mic = table.active, table.mic
    for i in range(seats):
        other = (me + i) % seats
        band = table.bands[other]
        singles, fans, hand, colourless = band.singles, band.fans, len(band.hand), band.colour < 0
        turn = (other == active, other == mic, other in waiting)
        rows.append(sheet.band_rows(band.band, singles, fans, hand, colourless, *turn))
        rows.append(hand_row(table, other, seat, sheet) if i else mine)
    rows += sheet.nobody[seats]
    add_supply(table, to_pick, sheet, memory, rows)
    rows += (decision, laying)
    sheet.memories[place] = memory
    return joined(rows)


def step_rows(
    table: RockTable, seat: Seat | None, waiting: tuple[Seat, ...], sheet: RockSheet
) -> tuple[bytes, bytes, bytes, int]:
    """The own picks, what is being decided, the set being laid, how many cards must still be picked."""
    if not table.agenda:
        return sheet.no_cards, sheet.no_decision, sheet.no_set, 0
    step = table.agenda[-1]
    assert isinstance(step, RockStep)
    decision = sheet.decision[step.decision]
    if isinstance(step, LaySet):
        laying = sheet.symbols((step.symbols,)) + sheet.target[step.target.action]
        return sheet.no_cards, decision, laying, 0
    if isinstance(step, Discard):
        return sheet.no_cards, decision, sheet.no_set, step.n
    if isinstance(step, Secret) and seat is not None:
        picks = step.picks[seat]
        return sheet.cards(picks), decision, sheet.no_set, step.n - len(picks) if seat in waiting else 0
    return sheet.no_cards, decision, sheet.no_set, 0


def hand_row(table: RockTable, other: Seat, seat: Seat | None, sheet: RockSheet) -> bytes:
    """Another hand: all of it if hands are open, else certain knowledge for whoever has it."""
    if table.house.open_hands:
        return sheet.cards(tuple(table.bands[other].hand))
    known = () if seat is None else table.known[seat * table.seats + other]
    return sheet.cards(known) if known else sheet.no_cards


def add_supply(table: RockTable, to_pick: int, sheet: RockSheet, memory: Memory, rows: list[bytes]) -> None:
    """Fans, how far the game is, and the singles whose colour somebody plays."""
    final, house = table.final_round, table.house
    turns_left = (table.mic - table.active - 1) % table.seats + 1 if final and not table.ended else 0
    box = house.box_fans - table.box
    flow = (table.fans, box if box > 0 else 0, len(table.deck), table.round, table.actions_played)
    rows.append(sheet.supply((*flow, final, house.open_hands, turns_left, to_pick)))
    rows.append(memory.singles_row(sheet, table.singles, [band.colour for band in table.bands]))
