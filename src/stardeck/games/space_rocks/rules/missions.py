"""Mission: a sat from the hand pays, an opponent is chosen if need be, and the effect starts. [rules 7.4]"""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.space_rocks.actions import Mission, Opponent
from stardeck.games.space_rocks.cards import SAT, Breakthrough
from stardeck.games.space_rocks.effects.by_name import EFFECTS
from stardeck.games.space_rocks.events import Flew, Targeted
from stardeck.games.space_rocks.rules.choosing import Choosing
from stardeck.games.space_rocks.table import Player, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


def add_missions(table: SpaceTable, seat: Seat, player: Player, found: list[Action]) -> None:
    """All missions that are unlocked and can do something, with every sat that can pay for them."""
    hand = player.hand
    one, two, three = hand[SAT + 1], hand[SAT + 2], hand[SAT + 3]
    held = (1 if one else 0) + (2 if two else 0) + (4 if three else 0)
    if not held:
        return
    lowest = 1 if one else 2 if two else 3
    catalogue = table.catalogue
    most = catalogue.most_required
    tech = min(len(player.research), most)
    for mission in catalogue.unlocked[player.species][tech][min(len(player.rocks), most)]:
        effect = EFFECTS[mission.effect]
        if effect.fussy:
            found += [
                mission.payments[sat]
                for sat in range(lowest, 4)
                if hand[SAT + sat] and effect.possible(table, seat, mission, sat)
            ]
        elif effect.possible(table, seat, mission, lowest):
            found += mission.paid_with[held]


def why_no_mission(table: SpaceTable, seat: Seat, action: Mission) -> str:
    """Why this mission cannot be flown with this sat."""
    player = table.players[seat]
    mission = table.catalogue.missions[table.catalogue.mission_number[action.mission]]
    if mission not in table.catalogue.missions_of[player.species]:
        return say("This mission is not on your breakthroughs card.")
    if mission.tech > len(player.research) or mission.mines > len(player.rocks):
        return say(
            "It needs technology {tech} and {mines} mining asteroids; you have {mine} and {rocks}.",
            tech=mission.tech,
            mines=mission.mines,
            mine=len(player.research),
            rocks=len(player.rocks),
        )
    if not player.hand[table.catalogue.number[action.pay]]:
        return say("You do not hold this sat to pay with.")
    return say("The mission could not do anything now.")


def fly(table: SpaceTable, seat: Seat, action: Mission) -> None:
    """Discard the sat, choose an opponent if the mission needs one, then carry out the effect."""
    catalogue = table.catalogue
    mission = catalogue.missions[catalogue.mission_number[action.mission]]
    if table.log is not None:
        table.log.append(Flew(seat, mission.id, action.pay))
    table.discard(seat, catalogue.number[action.pay])
    if mission.targeted:
        table.agenda.append(ChooseOpponent(mission))
    else:
        EFFECTS[mission.effect].start(table, seat, mission, seat)


class ChooseOpponent(Choosing):
    """OPPONENT: the mission hits one living opponent who passes its test."""

    decision: ClassVar[str] = "opponent"
    rule: ClassVar[str] = "Mission: Choosing an opponent"

    def __init__(self, mission: Breakthrough) -> None:
        self.mission = mission

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.opponents[1 : table.seats]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        effect = EFFECTS[self.mission.effect]
        actions = table.catalogue.opponents
        return [
            actions[table.ahead(seat, other)]
            for other in table.opponents(seat)
            if effect.passes(table, table.players[other], self.mission)
        ]

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Opponent):
            return say("First choose the opponent this mission is about.")
        if action.ahead >= table.seats:
            return say("Nobody sits there.")
        if not table.players[(seat + action.ahead) % table.seats].alive:
            return say("That species is no more.")
        return say("The mission could not do anything to that player.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Opponent)
        victim = (seat + action.ahead) % table.seats
        if table.log is not None:
            table.log.append(Targeted(seat, victim))
        EFFECTS[self.mission.effect].start(table, seat, self.mission, victim)
