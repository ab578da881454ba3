"""What a seat may see of Space Rocks: built up from nothing.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

import msgspec

from stardeck.games.space_rocks.cards import KINDS, LETTERS, NOBODY, PLANETS, SPECIES, cards_in
from stardeck.games.space_rocks.effects.piles import RecoverCard
from stardeck.games.space_rocks.effects.planets import GiveUpOne
from stardeck.games.space_rocks.rules.deploy import reload_value
from stardeck.games.space_rocks.rules.missions import ChooseOpponent
from stardeck.games.space_rocks.table import HOME, Shot, SpaceStep, SpaceTable
from stardeck.games.space_rocks.underway import left_of, victim_of
from stardeck.kernel.game import View
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat

Cards = tuple[str, ...]


class ColonyView(msgspec.Struct, frozen=True):
    """A colony: its letter and the class of the sat under it (0: none); `id` stays while the colony stands."""

    planet: str
    sat: int
    id: int


class RockView(msgspec.Struct, frozen=True):
    """A deployed rock: its class and the class of the sat under it (0: none); `id` stays while it is deployed."""

    rock: int
    sat: int
    id: int


class MissionView(msgspec.Struct, frozen=True):
    """A mission of a breakthroughs card and how far it is."""

    mission: str
    tech_missing: int
    mines_missing: int


class PlayerView(msgspec.Struct, frozen=True):
    """One species as the viewer sees it."""

    species: str
    habitable: Cards
    alive: bool
    colonies: tuple[ColonyView, ...]
    research: Cards  # oldest first
    rocks: tuple[RockView, ...]
    home_sat: int
    reload: int  # what Reload would draw, if there is room
    missions: tuple[MissionView, ...]
    cards: int  # size of the hand
    hand: Cards | None  # None: not yours to see
    known: Cards  # cards the viewer knows for certain to be in this hand
    lost_hand: Cards  # the latest hand that was discarded as a whole


class ShotView(msgspec.Struct, frozen=True):
    """A rock in the air; a power of 4 cannot be deflected."""

    maker: Seat
    defender: Seat | None  # None: not aimed yet
    planet: str  # "": the homeworld
    place: int | None  # of the colony
    rock: int
    power: int


class LookView(msgspec.Struct, frozen=True):
    """An entry of the private journal."""

    round: int
    whose: Seat | None  # None: the top of the deck
    cards: Cards


class SpaceView(View, frozen=True, kw_only=True):
    """What one seat may know of Space Rocks."""

    round: int
    round_limit: int
    active: Seat
    order: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    deck: int
    deck_at_most: dict[str, int]  # by kind: what the viewer saw going into the deck and not coming out
    deck_top: Cards  # as far as the viewer knows it, the top first
    discards: Cards
    void: Cards
    flight: tuple[ShotView, ...]
    current: ShotView | None
    carried: str  # a sat on its way to a host
    revealed: Cards
    mission: str  # being carried out, while something about it is to be chosen
    victim: Seat | None  # whom it is about
    left: int | None  # how many picks or attacks are left
    named: str  # the planet that was named
    named_place: int | None  # of the colony; None: a research planet, or nothing was named
    looks: tuple[LookView, ...]
    unseen: dict[str, int]  # cards by kind whose place the viewer does not know
    each_once: bool
    home_sats: bool
    fallen: tuple[Seat, ...]
    ended: str


def see(table: SpaceTable, seat: Seat | None) -> SpaceView:
    """What `seat` (None: a spectator) may see. A field not written here is not shown."""
    catalogue = table.catalogue
    step = table.agenda[-1] if table.agenda else None
    assert step is None or isinstance(step, SpaceStep)
    viewer = table.seats if seat is None else seat
    knowledge = table.knowledge
    looks = () if seat is None else knowledge.looks[seat]
    return SpaceView(
        seat=seat,
        seats=table.seats,
        waiting=waiting_for(table),
        decision=step.decision if step is not None else "",
        round=table.round,
        round_limit=table.house.round_limit,
        active=table.active,
        order=tuple(table.house.order),
        players=tuple(see_player(table, other, seat) for other in range(table.seats)),
        deck=len(table.deck),
        deck_at_most={kind: knowledge.in_deck[viewer * KINDS + i] for i, kind in enumerate(catalogue.kinds)},
        deck_top=catalogue.names(knowledge.deck_top[viewer]),
        discards=catalogue.names(card for card in cards_in(table.discards) if card >= PLANETS),
        void=catalogue.names(card for card in cards_in(table.discards) if card < PLANETS),
        flight=tuple(see_shot(table, shot) for shot in table.flight),
        current=None if table.current is None else see_shot(table, table.current),
        carried=f"S{table.carried}" if table.carried else "",
        revealed=catalogue.names(table.revealed),
        mission=step.mission.id if isinstance(step, ChooseOpponent | RecoverCard) else "",
        victim=victim_of(step),
        left=left_of(step),
        named=LETTERS[step.letter] if isinstance(step, GiveUpOne) and step.letter != NOBODY else "",
        named_place=step.place if isinstance(step, GiveUpOne) and step.place != NOBODY else None,
        looks=tuple(
            LookView(round, None if who == NOBODY else who, catalogue.names(cards)) for round, who, cards in looks
        ),
        unseen=unseen(table, viewer),
        each_once=table.house.each_once,
        home_sats=table.house.home_sats,
        fallen=tuple(table.fallen),
        ended=table.ended,
    )


def see_player(table: SpaceTable, other: Seat, seat: Seat | None) -> PlayerView:
    """A player: everything deployed for all, the hand for its owner, certain knowledge for whoever has it."""
    catalogue = table.catalogue
    player = table.players[other]
    viewer = table.seats if seat is None else seat
    tech, mines = len(player.research), len(player.rocks)
    return PlayerView(
        species=SPECIES[player.species],
        habitable=tuple(LETTERS[i] for i in range(PLANETS) if catalogue.habitable[player.species][i]),
        alive=player.alive,
        colonies=tuple(ColonyView(LETTERS[colony >> 2 & 7], colony & 3, colony >> 5) for colony in player.colonies),
        research=catalogue.names(player.research),
        rocks=tuple(RockView(rock >> 2 & 3, rock & 3, rock >> 4) for rock in player.rocks),
        home_sat=player.home_sat,
        reload=reload_value(table, other),
        missions=tuple(
            MissionView(mission.id, max(0, mission.tech - tech), max(0, mission.mines - mines))
            for mission in catalogue.missions_of[player.species]
        ),
        cards=player.size,
        hand=catalogue.counted(player.hand) if other == seat else None,
        known=() if other == seat else catalogue.names(table.knowledge.known[viewer * table.seats + other]),
        lost_hand=catalogue.names(player.lost_hand),
    )


def see_shot(table: SpaceTable, shot: Shot) -> ShotView:
    """A rock in the air is public in every respect."""
    if shot.defender == NOBODY:
        return ShotView(shot.maker, None, "", None, shot.rock, shot.power)
    if shot.target == HOME:
        return ShotView(shot.maker, shot.defender, "", None, shot.rock, shot.power)
    place = table.colony_at(shot.defender, shot.target)
    letter = LETTERS[table.players[shot.defender].colonies[place] >> 2 & 7]
    return ShotView(shot.maker, shot.defender, letter, place, shot.rock, shot.power)


def unseen(table: SpaceTable, viewer: int) -> dict[str, int]:
    """Cards in the deck and in other hands, less those the viewer is sure about."""
    knowledge = table.knowledge
    counts = [0] * KINDS
    for card in table.deck.cards():
        counts[card] += 1
    for other, player in enumerate(table.players):
        if other != viewer:
            for kind in range(KINDS):
                counts[kind] += player.hand[kind]
            for card in knowledge.known[viewer * table.seats + other]:
                counts[card] -= 1
    for card in knowledge.deck_top[viewer]:
        counts[card] -= 1
    return {table.catalogue.kinds[kind]: counts[kind] for kind in range(KINDS)}
