"""The rules of Leduc poker, in the order of play: deal, bet, flip, bet, show."""

from collections.abc import Iterable

from leduc_poker.actions import ACTIONS, CALL, FOLD, RAISE
from leduc_poker.cards import Catalogue
from leduc_poker.events import Called, Dealt, Ended, Flipped, Folded, Raised, Shown
from leduc_poker.options import LeducOptions
from leduc_poker.scoring import winners
from leduc_poker.table import LeducTable
from stardeck.kernel import Action, Deck, Reason, Rng, Sealed, Seat, Step, say


def deal(options: LeducOptions, catalogue: Catalogue, rng: Rng) -> LeducTable:
    """Both players ante and get a card. They bet, a public card is turned up, they bet again, and show."""
    table = LeducTable(catalogue, options, Deck(catalogue.deck[:]), rng)
    assert table.log is not None
    for seat in (0, 1):
        card = table.deck.draw(rng)
        table.hands.append(card)
        table.log.append(Sealed(Dealt(seat, catalogue.ids[card]), (seat,), Dealt(seat)))
    table.agenda += (SHOWDOWN, Betting(options.second_raise), FLIP, Betting(options.first_raise))  # last = next
    return table


class Betting(Step[LeducTable]):
    """A betting round: the players speak in turn until one folds or both have put in the same."""

    def __init__(self, size: int, seat: Seat = 0, raises: int = 0, opening: bool = True) -> None:
        self.size = size  # chips of a raise in this round
        self.seat = seat  # who speaks now
        self.raises = raises  # so far in this round
        self.opening = opening  # nobody has spoken yet

    def waiting_for(self, table: LeducTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, table: LeducTable, seat: Seat) -> Iterable[Action]:
        return ACTIONS

    def why_not(self, table: LeducTable, seat: Seat, action: Action) -> Reason | None:
        if action is FOLD and table.bets[seat] == table.bets[1 - seat]:
            return Reason(say("Folding"), say("You have nothing to call: checking is free."))
        if action is RAISE and self.raises == table.options.most_raises:
            return Reason(say("Raising"), say("This round has seen {n} raises, the most allowed.", n=self.raises))
        return None

    def choices(self, table: LeducTable, seat: Seat) -> list[Action]:
        first, second = table.bets
        found: list[Action] = [CALL] if first == second else [FOLD, CALL]
        if self.raises < table.options.most_raises:
            found.append(RAISE)
        return found

    def take(self, table: LeducTable, seat: Seat, action: Action) -> None:
        other = 1 - seat
        if action is RAISE:
            table.bets[seat] = table.bets[other] + self.size
            table.agenda.append(Betting(self.size, other, self.raises + 1, False))
            if table.log is not None:
                table.log.append(Raised(seat, self.size))
        elif action is CALL:
            if self.opening:  # the other player has not spoken yet
                table.agenda.append(Betting(self.size, other, self.raises, False))
            if table.log is not None:
                table.log.append(Called(seat, table.bets[other] - table.bets[seat]))
            table.bets[seat] = table.bets[other]
        else:
            table.folded = seat
            if table.log is not None:
                table.log.append(Folded(seat))
            end(table, "fold")


class Flip(Step[LeducTable]):
    """The public card is turned up: both players can pair it."""

    def run(self, table: LeducTable) -> None:
        table.public = table.deck.draw(table.rng)
        if table.log is not None:
            table.log.append(Flipped(table.catalogue.ids[table.public]))


class Showdown(Step[LeducTable]):
    """Nobody folded: both cards are turned up."""

    def run(self, table: LeducTable) -> None:
        table.reveals += 1
        if table.log is not None:
            for seat in (0, 1):
                table.log.append(Shown(seat, table.catalogue.ids[table.hands[seat]]))
        end(table, "showdown")


def end(table: LeducTable, reason: str) -> None:
    """An empty agenda is the end of the game."""
    table.agenda.clear()
    table.ended = reason
    if table.log is not None:
        table.log.append(Ended(reason, winners(table), sum(table.bets)))


FLIP, SHOWDOWN = Flip(), Showdown()  # steps never change, so one of each will do
