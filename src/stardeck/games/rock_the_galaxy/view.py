"""What a seat may see of Rock the Galaxy: built up from nothing.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

import msgspec

from stardeck.games.rock_the_galaxy.cards import NOBODY
from stardeck.games.rock_the_galaxy.effects import Discard, Secret
from stardeck.games.rock_the_galaxy.rules.scoring_phase import LaySet, WinFans
from stardeck.games.rock_the_galaxy.scoring import score
from stardeck.games.rock_the_galaxy.table import RockStep, RockTable
from stardeck.kernel.game import View
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat

Cards = tuple[str, ...]


class BandView(msgspec.Struct, frozen=True):
    """One band as the viewer sees it."""

    band: str
    color: str  # "": White Noise
    singles: int
    fans: int
    score: int
    cards: int  # size of the hand
    hand: Cards | None  # None: not yours to see
    known: Cards  # cards the viewer knows for certain to be in this other hand
    thinking: bool  # still has to pick in a simultaneous choice


class SetView(msgspec.Struct, frozen=True):
    """The set that is being laid."""

    color: str
    theme: str
    symbols: int


class RockView(View, frozen=True, kw_only=True):
    """What one seat may know of Rock the Galaxy."""

    round: int
    active: Seat
    mic: Seat
    final_round: bool
    turns_left: int | None  # in the final round, the running turn included
    bands: tuple[BandView, ...]
    fans: int  # in the supply
    box_fans: int  # extras left in the box
    singles: dict[str, int]  # in the supply, by played colour
    deck: int
    discards: Cards  # last = top
    in_play: Cards
    laying: SetView | None
    yoink_from: Seat | None  # whose fans the set may yoink
    picks: Cards  # your own secret picks so far
    to_pick: (
        int  # how many cards must still be picked for a discard or a pass: by the active player, or secretly by you
    )
    actions_played: int
    open_hands: bool
    ended: str


def see(table: RockTable, seat: Seat | None) -> RockView:
    """What `seat` (None: a spectator) may see. A field not written here is not shown."""
    catalogue = table.catalogue
    step = table.agenda[-1] if table.agenda else None
    assert step is None or isinstance(step, RockStep)
    waiting = waiting_for(table)
    laying = None
    yoink_from = None
    picks: Cards = ()
    to_pick = 0
    if isinstance(step, LaySet):
        laying = SetView(step.target.action.color, step.target.action.theme, step.symbols)
    elif isinstance(step, WinFans):
        yoink_from = table.owner_of(step.colour)
    elif isinstance(step, Discard):
        to_pick = step.n
    elif isinstance(step, Secret) and seat is not None:
        picks = catalogue.names(step.picks[seat])
        to_pick = step.n - len(picks) if seat in waiting else 0
    return RockView(
        seat=seat,
        seats=table.seats,
        waiting=waiting,
        decision=step.decision if step is not None else "",
        round=table.round,
        active=table.active,
        mic=table.mic,
        final_round=table.final_round,
        turns_left=(table.mic - table.active - 1) % table.seats + 1 if table.final_round and not table.ended else None,
        bands=tuple(see_band(table, other, seat, other in waiting) for other in range(table.seats)),
        fans=table.fans,
        box_fans=max(0, table.house.box_fans - table.box),
        singles={
            name: table.singles[colour]
            for colour, name in enumerate(catalogue.colours)
            if table.owner_of(colour) != NOBODY
        },
        deck=len(table.deck),
        discards=catalogue.names(table.discards),
        in_play=catalogue.names(table.in_play),
        laying=laying,
        yoink_from=yoink_from,
        picks=picks,
        to_pick=to_pick,
        actions_played=table.actions_played,
        open_hands=table.house.open_hands,
        ended=table.ended,
    )


def see_band(table: RockTable, other: Seat, seat: Seat | None, thinking: bool) -> BandView:
    """A band: tokens and hand size for all, the hand for its owner, certain knowledge for whoever has it."""
    catalogue = table.catalogue
    band = table.bands[other]
    hand = catalogue.names(band.hand) if other == seat or table.house.open_hands else None
    known: Cards = ()
    if other != seat and hand is not None:
        known = hand
    elif other != seat and seat is not None:
        known = catalogue.names(table.known[seat * table.seats + other])
    return BandView(
        band=catalogue.bands[band.band],
        color=catalogue.colours[band.colour] if band.colour >= 0 else "",
        singles=band.singles,
        fans=band.fans,
        score=score(table, other),
        cards=len(band.hand),
        hand=hand,
        known=known,
        thinking=thinking,
    )
