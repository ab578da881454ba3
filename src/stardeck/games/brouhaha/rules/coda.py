"""The Coda Phase: judging, resolution, end-of-round effects, win check, clean-up. [rules 6, 11]"""

from typing import Final

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, NOBODY, OPEN_MIC
from stardeck.games.brouhaha.effects.moves import give_back, unrig
from stardeck.games.brouhaha.events import DownbeatMoved, Ended, JamCounted, ShopFilled, TiePoint, Won
from stardeck.games.brouhaha.rules.gigs import judge_all
from stardeck.games.brouhaha.rules.order import Items, Waiting
from stardeck.games.brouhaha.table import HOME, ON_HUSTLE, OUT, SHOP, BrouhahaStep, BrouhahaTable, Outcome, Scene
from stardeck.games.brouhaha.vocabulary import MUSICIAN, ON_END_ROUND, ON_WIN, PERSONNEL, THE_WINNER
from stardeck.kernel.sealed import Seat


class JudgeGigs(BrouhahaStep):
    """C1: all results are fixed now; nothing in C2 changes a result (R15)."""

    def run(self, table: BrouhahaTable) -> None:
        table.main = False
        table.outcomes = judge_all(table)
        table.jammers = jammers(table)
        if table.jammers:
            table.tell(JamCounted(table.jammers))


def jammers(table: BrouhahaTable) -> tuple[Seat, ...]:
    """The managers with the most musicians at the JAM SESSION, at least one (R27)."""
    places = [ON_HUSTLE + i for i, card in enumerate(table.house.hustles) if table.catalogue.faces[card].is_jam]
    if not places:
        return ()
    counts = [
        sum([table.place[card] in places and table.catalogue.kind[card] == MUSICIAN for card in mine])
        for mine in table.play
    ]
    most = max(counts)
    return tuple([seat for seat in range(table.seats) if counts[seat] == most]) if most else ()


class RewardWinners(BrouhahaStep):
    """C2.1: rewards and `win` triggers; those whose order matters are picked by the DOWNBEAT manager."""

    def run(self, table: BrouhahaTable) -> None:
        items: list[Waiting] = []
        for outcome in table.outcomes:
            if outcome.winner != NOBODY:
                add_items(table, outcome, items)
        table.agenda.append(Items(tuple(items)))


def add_items(table: BrouhahaTable, outcome: Outcome, items: list[Waiting]) -> None:
    """The reward of a won GIG before its triggers, triggers by entry number."""
    gig = outcome.gig
    winner = outcome.winner
    faces = table.catalogue.faces
    performance = table.performance(gig)
    items.append(Waiting(None, faces[performance].reward, Scene(performance, winner)))
    cards = [table.venues[gig]]
    for card in table.bands[gig]:
        if table.manager[card] == winner:
            cards += [card, *table.gear_on(card)]
    cards += [card for card in table.play[winner] if table.catalogue.kind[card] == PERSONNEL]
    cards.sort(key=table.entry.__getitem__)
    for card in cards:
        for ability in faces[card].on[ON_WIN]:
            you = winner if ability.you == THE_WINNER else table.manager[card]
            items.append(Waiting(ability, ability.do, Scene(card, you)))


class GiveTiePoints(BrouhahaStep):
    """C2.2: 1 VP for each manager tied for a GIG, per GIG (R17, R19); then the JAM SESSION."""

    def run(self, table: BrouhahaTable) -> None:
        for outcome in table.outcomes:
            for seat in outcome.tied:
                if table.log is not None:
                    name = table.catalogue.ids[table.performance(outcome.gig)]
                    table.log.append(TiePoint(seat, name))
                table.score(seat, 1)
        for seat in table.jammers:
            table.score(seat, 1)
        table.jammers = ()


class ClearTheStage(BrouhahaStep):
    """C2.3 and C2.4: won performances leave the game; venues, musicians and gear go home, still strummed."""

    def run(self, table: BrouhahaTable) -> None:
        for gig in range(GIGS):
            for card in table.bands[gig]:
                table.place[card] = HOME
                if not table.house.gear_sticks:
                    for gear in table.gear_on(card):
                        unrig(table, gear)
            table.bands[gig] = []
            if table.venues[gig] != NO_CARD:
                table.place[table.venues[gig]] = HOME
                table.venues[gig] = NO_CARD
        for outcome in table.outcomes:
            if outcome.winner != NOBODY and outcome.gig != OPEN_MIC:
                win(table, outcome)
        table.outcomes = []


def win(table: BrouhahaTable, outcome: Outcome) -> None:
    """The performance leaves the game; the next card of that Set List is open (R43)."""
    card = table.performance(outcome.gig)
    table.place[card] = OUT
    table.tops[outcome.gig] += 1
    table.won.append(card)
    table.won_by.append(outcome.winner)
    table.tell(Won(outcome.winner, table.catalogue.ids[card]))


class EndOfRoundEffects(BrouhahaStep):
    """C3: all `end_round` triggers of cards in play; conditions are checked when the item resolves."""

    def run(self, table: BrouhahaTable) -> None:
        items: list[Waiting] = []
        for seat in table.from_seat(table.downbeat):
            for card in table.play[seat]:
                abilities = table.catalogue.faces[card].on[ON_END_ROUND]
                items += [Waiting(ability, ability.do, Scene(card, seat)) for ability in abilities]
        if items:
            table.agenda.append(Items(tuple(items)))


class CheckForWin(BrouhahaStep):
    """C4: the game ends when somebody has enough points, or in the final round."""

    def run(self, table: BrouhahaTable) -> None:
        house = table.house
        if max(table.vp) >= house.victory_points:
            table.ended = "victory_points"
        elif table.round == house.final_round:
            table.ended = "final_round"
        elif table.round >= house.round_cap:
            table.ended = "round_cap"
        else:
            return
        table.agenda.clear()
        table.tell(Ended(table.ended))


class ReplenishShop(BrouhahaStep):
    """C5: refill the MUSIC SHOP; new gear joins at the end of the row (R31)."""

    def run(self, table: BrouhahaTable) -> None:
        fill_shop(table)


def fill_shop(table: BrouhahaTable) -> None:
    """Refill the MUSIC SHOP from the top of the Gear Pile, as far as it lasts."""
    new: list[int] = []
    while len(table.shop) < table.catalogue.shop_size and len(table.gear_pile):
        gear = table.gear_pile.draw(table.rng)
        table.place[gear] = SHOP
        table.known[gear] = 0
        table.shop.append(gear)
        new.append(gear)
    if new and table.log is not None:
        table.log.append(ShopFilled(table.catalogue.names(new)))


class CleanUp(BrouhahaStep):
    """C6: units leave the HUSTLES (R14), gear comes off (R3), what lasted for the round ends, ROUND + 1."""

    def run(self, table: BrouhahaTable) -> None:
        for mine in (*table.play, *table.salaries):
            for card in mine[:]:
                table.assigned[card] = False
                table.used[card] = 0
                if table.place[card] >= ON_HUSTLE:
                    table.place[card] = HOME
                if table.taken_from[card] != NOBODY:
                    give_back(table, card)
        if not table.house.gear_sticks:
            for gear in table.rigged[:]:
                unrig(table, gear)
        table.boosts = {}
        table.opened = [False] * GIGS
        table.closed = [False] * GIGS
        table.hustle_taken = [False] * len(table.hustle_taken)
        table.played_venue = [False] * table.seats
        table.played_salary = [False] * table.seats
        table.round += 1


class PassDownbeat(BrouhahaStep):
    """C7: the DOWNBEAT moves to the next manager on the left of its present holder."""

    def run(self, table: BrouhahaTable) -> None:
        table.downbeat = (table.downbeat + 1) % table.seats
        table.active = table.downbeat
        table.tell(DownbeatMoved(table.downbeat))


JUDGE_GIGS: Final[BrouhahaStep] = JudgeGigs()
REWARD_WINNERS: Final[BrouhahaStep] = RewardWinners()
GIVE_TIE_POINTS: Final[BrouhahaStep] = GiveTiePoints()
CLEAR_THE_STAGE: Final[BrouhahaStep] = ClearTheStage()
END_OF_ROUND_EFFECTS: Final[BrouhahaStep] = EndOfRoundEffects()
CHECK_FOR_WIN: Final[BrouhahaStep] = CheckForWin()
REPLENISH_SHOP: Final[BrouhahaStep] = ReplenishShop()
CLEAN_UP: Final[BrouhahaStep] = CleanUp()
PASS_DOWNBEAT: Final[BrouhahaStep] = PassDownbeat()
