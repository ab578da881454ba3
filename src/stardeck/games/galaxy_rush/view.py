"""What a seat may see of Galaxy Rush: built up from nothing.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Literal

import msgspec

from stardeck.games.galaxy_rush.actions import Take
from stardeck.games.galaxy_rush.cards import GONE, HEROIC, PREDICTIONS, Catalogue
from stardeck.games.galaxy_rush.rules.turn import TURN
from stardeck.games.galaxy_rush.scoring import achievement_reputation, judge, open_rows, prediction_reputation, progress
from stardeck.games.galaxy_rush.table import Captain, GalaxyStep, GalaxyTable
from stardeck.kernel.game import View
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat

Cards = tuple[str, ...]
Slots = tuple[str | None, ...]


class AchievementView(msgspec.Struct, frozen=True):
    """One Achievement in play: what it counts for each captain, and what it would pay each now."""

    card: str
    counts: tuple[int, int]
    pays: tuple[int, int]


class PlacedView(msgspec.Struct, frozen=True):
    """A prediction on a rocket: who placed it, and its condition for those who may know it."""

    seat: Seat
    condition: str | None
    token: int | None  # what it earned; None before the end


class StackView(msgspec.Struct, frozen=True):
    """The predictions on one rocket, from the bottom, and the most and least the next one there could earn."""

    placed: tuple[PlacedView, ...]
    next_best: int
    next_worst: int


class FlightView(msgspec.Struct, frozen=True):
    """A place on the track within reach: what flying there would remove, and who would fly next."""

    column: int
    orbit: int
    removes: Cards
    next: Seat | None  # None: the season would be over
    leaves: tuple[tuple[int, int], ...]  # places (column, orbit) within the next captain's reach then


class CaptainView(msgspec.Struct, frozen=True):
    """One captain as the viewer sees it."""

    color: str
    column: int
    orbit: int
    resources: dict[str, int]  # owned, gifts included
    gifts: dict[str, int]  # of them from season-one Discoveries
    expeditions: dict[str, int]
    heroics: Cards
    up: Cards
    down: Cards  # face down, this season
    earlier: Cards  # face down, in earlier seasons
    season_distance: int
    distance: int
    discoveries: Cards
    medals: tuple[int, ...]  # the seasons they are for
    affordable: tuple[int, ...]  # slots of the pool
    one_short: tuple[int, ...]  # slots that one more Resource would make affordable
    predictions: int  # size of the hand
    hand: Cards | None  # None: not yours to see
    rows: dict[str, int]  # open categories of the score sheet, as if the game ended now
    score: int  # their sum; at the end with the predictions


class GalaxyView(View, frozen=True, kw_only=True):
    """What one seat may know of Galaxy Rush."""

    season: int
    why: Literal["behind", "first_orbit", ""]  # why this captain is to fly
    track: Slots  # column by column, orbit 1 first
    flights: tuple[FlightView, ...]  # of the captain who is to fly
    removed: Cards
    orbit_deck: int
    unseen: dict[str, int]  # what the orbit deck still holds: anybody may count
    pool: Slots
    deck: int  # Discoveries of this season still to come
    later: tuple[int, ...]  # sizes of the decks of later seasons
    discards: Cards
    captains: tuple[CaptainView, ...]
    medal: int  # what this season's medal is worth
    achievements: tuple[AchievementView, ...]
    stacks: tuple[StackView, ...]  # on the blue rocket, on the orange rocket
    max_skip: int
    ties_count: bool
    ended: str


def see(table: GalaxyTable, seat: Seat | None) -> GalaxyView:
    """What `seat` (None: a spectator) may see. A field not written here is not shown."""
    catalogue = table.catalogue
    step = table.agenda[-1] if table.agenda else None
    assert step is None or isinstance(step, GalaxyStep)
    decision = step.decision if step is not None else ""
    cards = table.orbit_deck.cards()
    return GalaxyView(
        seat=seat,
        seats=2,
        waiting=waiting_for(table),
        decision=decision,
        season=table.season,
        why=why_now(table) if decision == "turn" else "",
        track=tuple(None if card == GONE else catalogue.ids[card] for card in table.track),
        flights=see_flights(table) if decision == "turn" else (),
        removed=catalogue.names(table.removed),
        orbit_deck=len(cards),
        unseen={name: cards.count(card) for card, name in enumerate(catalogue.ids)},
        pool=tuple(None if card == GONE else catalogue.discoveries[card] for card in table.pool),
        deck=len(table.deck),
        later=tuple(len(deck) for deck in table.later),
        discards=catalogue.discovery_names(table.discards),
        captains=(see_captain(table, 0, seat), see_captain(table, 1, seat)),
        medal=catalogue.medals[table.season - 1],
        achievements=tuple(see_achievement(table, card) for card in table.achievements),
        stacks=(see_stack(table, 0, seat), see_stack(table, 1, seat)),
        max_skip=table.house.max_skip,
        ties_count=table.house.ties_count,
        ended=table.ended,
    )


def why_now(table: GalaxyTable) -> Literal["behind", "first_orbit"]:
    """Why it is this captain's turn."""
    blue, orange = table.captains
    return "first_orbit" if blue.column == orange.column else "behind"


def see_flights(table: GalaxyTable) -> tuple[FlightView, ...]:
    """Every place the captain to fly can reach, with its consequences."""
    seat = table.next_actor()
    return tuple(see_flight(table.copy(), seat, place) for place in within_reach(table, seat))


def within_reach(table: GalaxyTable, seat: Seat) -> list[tuple[int, int]]:
    """The places this captain could fly to, as (column, orbit)."""
    return [(take.column, take.orbit) for take in TURN.choices(table, seat)[::2] if isinstance(take, Take)]


def see_flight(table: GalaxyTable, seat: Seat, place: tuple[int, int]) -> FlightView:
    """What would happen on this (imagined) table if the rocket flew to the place."""
    captain = table.captains[seat]
    before = captain.column
    captain.column, captain.orbit = place
    table.track[2 * place[0] + place[1] - 3] = GONE
    removes = table.catalogue.names(table.remove_unreachable(before))
    if table.season_over():
        return FlightView(*place, removes, None, ())
    follower = table.next_actor()
    return FlightView(*place, removes, follower, tuple(within_reach(table, follower)))


def see_captain(table: GalaxyTable, other: Seat, seat: Seat | None) -> CaptainView:
    """Everything in front of a captain is open; the prediction hand only to its owner."""
    catalogue = table.catalogue
    captain = table.captains[other]
    rows = open_rows(table, other)
    hand = tuple(catalogue.conditions[condition] for condition in captain.hand) if other == seat else None
    return CaptainView(
        color=catalogue.colours[other],
        column=captain.column,
        orbit=captain.orbit,
        resources=dict(zip(catalogue.resources, captain.resources, strict=True)),
        gifts=gifts(catalogue, captain),
        expeditions=dict(zip(catalogue.expeditions, captain.expeditions, strict=True)),
        heroics=catalogue.names([card for card in captain.up if catalogue.kind[card] == HEROIC]),
        up=catalogue.names(captain.up),
        down=catalogue.names(captain.down),
        earlier=catalogue.names(captain.earlier),
        season_distance=captain.season_distance,
        distance=captain.distance,
        discoveries=catalogue.discovery_names(captain.discoveries),
        medals=captain.medals,
        affordable=tuple(table.affordable(other)),
        one_short=one_short(table, captain),
        predictions=len(captain.hand),
        hand=hand,
        rows=dict(zip(ROWS, rows, strict=True)),
        score=sum(rows) + (prediction_reputation(table, other) if table.ended else 0),
    )


ROWS = ("medals", "heroics", "discoveries", "expeditions", "distance", "achievements")


def gifts(catalogue: Catalogue, captain: Captain) -> dict[str, int]:
    """How many Resources of each type came with season-one Discoveries."""
    given = [catalogue.gives[card] for card in captain.discoveries]
    return {name: given.count(resource) for resource, name in enumerate(catalogue.resources)}


def one_short(table: GalaxyTable, captain: Captain) -> tuple[int, ...]:
    """The slots whose card lacks exactly one Resource."""
    found = []
    for slot, card in enumerate(table.pool):
        if card != GONE:
            cost = table.catalogue.costs[card]
            if sum(max(0, cost[i] - captain.resources[i]) for i in range(len(cost))) == 1:
                found.append(slot)
    return tuple(found)


def see_achievement(table: GalaxyTable, card: int) -> AchievementView:
    """An Achievement with the progress of both captains."""
    catalogue = table.catalogue
    blue, orange = table.captains
    return AchievementView(
        catalogue.achievements[card],
        (progress(catalogue, blue, card), progress(catalogue, orange, card)),
        (achievement_reputation(catalogue, blue, card), achievement_reputation(catalogue, orange, card)),
    )


def see_stack(table: GalaxyTable, rocket: Seat, seat: Seat | None) -> StackView:
    """Who placed what where is public, a face only for its placer, until all are turned up at the end (R30, R31)."""
    tokens = table.catalogue.tokens
    earned = [token for where, _, _, token in judge(table) if where == rocket] if table.ended else []
    placed = []
    for position, card in enumerate(table.stacks[rocket]):
        placer, condition = divmod(card, PREDICTIONS)
        known = table.ended or placer == seat
        placed.append(
            PlacedView(
                placer,
                table.catalogue.conditions[condition] if known else None,
                earned[position] if table.ended else None,
            )
        )
    return StackView(tuple(placed), tokens[0], tokens[len(placed)] if len(placed) < len(tokens) else 0)
