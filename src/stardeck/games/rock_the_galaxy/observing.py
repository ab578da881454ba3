"""A table of Rock the Galaxy as the numbers one seat may know: `encode(see(table, seat))`, without the view between."""

from functools import cache

from stardeck.games.rock_the_galaxy.cards import NOBODY, Catalogue
from stardeck.games.rock_the_galaxy.effects import Discard, Secret
from stardeck.games.rock_the_galaxy.encoding import DECISIONS, MOST_SEATS
from stardeck.games.rock_the_galaxy.rules.scoring_phase import LaySet
from stardeck.games.rock_the_galaxy.scoring import score
from stardeck.games.rock_the_galaxy.table import RockStep, RockTable
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import Numbers, Sheet, count, put


class RockSheet(Sheet):
    """The places in the order of `encode`."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        cards = len(catalogue.ids)
        self.hand = self.room(5, times=cards)
        self.discards = self.room(5, times=cards)
        self.in_play = self.room(5, times=cards)
        self.picks = self.room(5, times=cards)
        self.bands = len(catalogue.bands)
        self.band_at = [self._band(cards) for _ in range(MOST_SEATS)]
        self.supply = self.room(18, 24, 101, 20, 10, 1, 1, MOST_SEATS, 3)
        self.singles = self.room(5, times=len(catalogue.colours))
        self.decision = {decision: self.room(1) for decision in DECISIONS}
        self.symbols = self.room(5)
        self.target = {target.action: self.room(1) for target in catalogue.targets}

    def _band(self, cards: int) -> tuple[int, int, int]:
        """Which band it is, its tokens, the cards known to be in its hand."""
        return self.room(1, times=1 + self.bands), self.room(5, 12, 20, 10, 1, 1, 1, 1), self.room(5, times=cards)


sheet_of = cache(RockSheet)


def observe(table: RockTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    cells = sheet.blank()
    me = seat or 0
    waiting = waiting_for(table)
    if seat is not None or table.house.open_hands:
        count(cells, sheet.hand, table.bands[me].hand)
    count(cells, sheet.discards, table.discards)
    count(cells, sheet.in_play, table.in_play)
    to_pick = write_step(table, seat, waiting, sheet, cells)
    for i in range(table.seats):
        write_band(table, (me + i) % table.seats, seat, waiting, sheet, cells, i)
    turns_left = (table.mic - table.active - 1) % table.seats + 1 if table.final_round and not table.ended else 0
    box = max(0, table.house.box_fans - table.box)
    flow = (table.fans, box, len(table.deck), table.round, table.actions_played)
    put(cells, sheet.supply, (*flow, table.final_round, table.house.open_hands, turns_left, to_pick))
    for colour, singles in enumerate(table.singles):
        if singles and table.owner_of(colour) != NOBODY:
            cells[sheet.singles + colour] = singles
    return sheet.shares(cells)


def write_step(
    table: RockTable, seat: Seat | None, waiting: tuple[Seat, ...], sheet: RockSheet, cells: bytearray
) -> int:
    """What is being decided; how many cards must still be picked."""
    if not table.agenda:
        return 0
    step = table.agenda[-1]
    assert isinstance(step, RockStep)
    cells[sheet.decision[step.decision]] = 1
    if isinstance(step, LaySet):
        cells[sheet.symbols] = step.symbols
        cells[sheet.target[step.target.action]] = 1
    elif isinstance(step, Discard):
        return step.n
    elif isinstance(step, Secret) and seat is not None:
        picks = step.picks[seat]
        count(cells, sheet.picks, picks)
        return step.n - len(picks) if seat in waiting else 0
    return 0


def write_band(
    table: RockTable,
    other: Seat,
    seat: Seat | None,
    waiting: tuple[Seat, ...],
    sheet: RockSheet,
    cells: bytearray,
    i: int,
) -> None:
    """A band: tokens and hand size for all, the hand for its owner, certain knowledge for whoever has it."""
    band = table.bands[other]
    which, tokens, known = sheet.band_at[i]
    cells[which] = 1
    cells[which + 1 + band.band] = 1
    flags = (other == table.active, other == table.mic, other in waiting, band.colour < 0)
    put(cells, tokens, (band.singles, band.fans, score(table, other), len(band.hand), *flags))
    if other == seat or table.house.open_hands:
        count(cells, known, band.hand)
    elif seat is not None:
        count(cells, known, table.known[seat * table.seats + other])
