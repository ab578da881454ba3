"""The table of Rock & Roll Brouhaha: zones, cards in play, and who knows where a hidden card is. [rules 3, 4]"""

from bisect import insort
from typing import ClassVar, Final

from stardeck.games.brouhaha.card_events import Gained, Lost, Scored, Shuffled, VolumeMoved
from stardeck.games.brouhaha.cards import GIGS, NO_CARD, NOBODY, OPEN_MIC, Catalogue
from stardeck.games.brouhaha.events import Discarded, Drew
from stardeck.games.brouhaha.vocabulary import GEAR, PERFORMANCE, Ability, Op
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import Step, Table
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Event, Sealed, Seat

# where a card is
OUT: Final = 0  # not in the game, or out of it
DECK: Final = 1
HAND: Final = 2
PILE: Final = 3
RESOLVING: Final = 4  # an action card between hand and pile
SHOP: Final = 5
GEAR_PILE: Final = 6
ON_LIST: Final = 7  # a performance that is not won yet
SALARY: Final = 8
HOME: Final = 9  # in a play zone; from here on face-up in play
AT_GIG: Final = 10  # + the number of the GIG
ON_HUSTLE: Final = 20  # + the number of the HUSTLE


class House:
    """What the options and the set-up fix for the whole game."""

    def __init__(
        self,
        deck_of: tuple[int, ...],
        shared: bool,
        decks: tuple[str, ...],
        lists: tuple[tuple[int, ...], ...],
        hustles: tuple[int, ...],
        has_jam: bool,
        plus_one: bool,
        gear_sticks: bool,
        victory_points: int,
        final_round: int,
        round_cap: int,
        turn_cap: int,
    ) -> None:
        self.deck_of = deck_of  # by seat: the number of the deck
        self.shared = shared  # some deck belongs to more than one manager
        self.decks = decks  # by seat: chill, forte or shared, for people
        self.lists = lists  # the three Set Lists, level 1 first; () if not in the game
        self.hustles = hustles  # card numbers, in canonical order
        self.has_jam = has_jam  # a HUSTLE that takes any number
        self.plus_one = plus_one
        self.gear_sticks = gear_sticks
        self.victory_points = victory_points
        self.final_round = final_round
        self.round_cap = round_cap
        self.turn_cap = turn_cap


class Scene:
    """In whose name an effect happens: the card it stands on, its "you", and the unit on a HUSTLE."""

    def __init__(self, source: int, you: Seat, unit: int = NO_CARD) -> None:
        self.source = source
        self.you = you
        self.unit = unit


class Trigger:
    """An ability that waits for its turn in the queue."""

    def __init__(self, ability: Ability, scene: Scene) -> None:
        self.ability = ability
        self.scene = scene


class Outcome:
    """How a GIG was judged: its winner, or those who tied."""

    def __init__(self, gig: int, winner: Seat, tied: tuple[Seat, ...]) -> None:
        self.gig = gig
        self.winner = winner
        self.tied = tied


class BrouhahaTable(Table):
    """A whole position of Rock & Roll Brouhaha. Only the rules and the store may hold one."""

    def __init__(self, catalogue: Catalogue, house: House, seats: int, rng: Rng) -> None:
        super().__init__(seats, catalogue.actions, rng)
        self.catalogue = catalogue
        self.house = house
        self.volume = 0
        self.round = 1
        self.downbeat: Seat = 0
        self.active: Seat = 0  # whose turn it is in the Main Phase
        self.main = False  # the Main Phase is on
        self.passes = 0  # in a row
        self.turns = 0  # in this Main Phase
        self.entries = 0  # entry numbers given so far
        self.ended = ""
        self.cash: list[int] = []
        self.cred: list[int] = []
        self.vp: list[int] = []
        self.played_venue: list[bool] = []
        self.played_salary: list[bool] = []
        self.hands: list[list[int]] = []  # ascending
        self.piles: list[list[int]] = []  # last = newest
        self.play: list[list[int]] = []  # by manager: face-up cards, by entry number
        self.salaries: list[list[int]] = []  # by manager, by entry number
        self.decks: list[Deck] = []
        self.place: list[int] = []  # by card, like all that follow
        self.manager: list[int] = []
        self.owner: list[int] = []
        self.strummed: list[bool] = []
        self.assigned: list[bool] = []  # to a HUSTLE or GIG this round
        self.entry: list[int] = []
        self.used: list[int] = []  # bit k: ability k was used this round
        self.wearer: list[int] = []  # of a gear
        self.taken_from: list[int] = []  # the manager before the first `take` of this round
        self.everybody = (1 << seats + 1) - 1  # all seats and, last, those who only watch
        self.known: list[int] = []  # bit s: seat s knows where this hidden card is
        self.roams: list[bool] = []  # may be anywhere its deck is dealt to, as far as everybody knows
        self.rigged: list[int] = []  # the gear that is worn now
        self.boosts: dict[int, tuple[int, ...]] = {}
        self.tops: list[int] = []  # by Set List: how many were won
        self.venues: list[int] = []  # by GIG
        self.opened: list[bool] = []  # a venue was assigned there this round
        self.closed: list[bool] = []  # nobody may be assigned there any more this round
        self.bands: list[list[int]] = []  # by GIG: musicians in the order of assignment
        self.hustle_taken: list[bool] = []  # by place in `house.hustles`
        self.shop: list[int] = []
        self.gear_pile = Deck([])
        self.queue: list[Trigger] = []
        self.outcomes: list[Outcome] = []  # between judging and resolution
        self.jammers: tuple[Seat, ...] = ()
        self.won: list[int] = []  # performances that left the game
        self.won_by: list[int] = []

    def copy(self) -> "BrouhahaTable":
        new = BrouhahaTable(self.catalogue, self.house, self.seats, self.rng)
        self.copy_frame_to(new)
        new.volume = self.volume
        new.round = self.round
        new.downbeat = self.downbeat
        new.active = self.active
        new.main = self.main
        new.passes = self.passes
        new.turns = self.turns
        new.entries = self.entries
        new.ended = self.ended
        new.cash = self.cash[:]
        new.cred = self.cred[:]
        new.vp = self.vp[:]
        new.played_venue = self.played_venue[:]
        new.played_salary = self.played_salary[:]
        new.hands = [hand[:] for hand in self.hands]
        new.piles = [pile[:] for pile in self.piles]
        new.play = [cards[:] for cards in self.play]
        new.salaries = [cards[:] for cards in self.salaries]
        new.decks = [deck.copy() for deck in self.decks]
        new.place = self.place[:]
        new.manager = self.manager[:]
        new.owner = self.owner[:]
        new.strummed = self.strummed[:]
        new.assigned = self.assigned[:]
        new.entry = self.entry[:]
        new.used = self.used[:]
        new.wearer = self.wearer[:]
        new.taken_from = self.taken_from[:]
        new.known = self.known[:]
        new.roams = self.roams[:]
        new.rigged = self.rigged[:]
        new.boosts = self.boosts.copy()
        new.tops = self.tops[:]
        new.venues = self.venues[:]
        new.opened = self.opened[:]
        new.closed = self.closed[:]
        new.bands = [band[:] for band in self.bands]
        new.hustle_taken = self.hustle_taken[:]
        new.shop = self.shop[:]
        new.gear_pile = self.gear_pile.copy()
        new.queue = self.queue[:]
        new.outcomes = self.outcomes[:]
        new.jammers = self.jammers
        new.won = self.won[:]
        new.won_by = self.won_by[:]
        return new

    # ------------------------------------------------------------------ people and places

    def from_seat(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning with `seat`."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def in_order(self) -> list[Seat]:
        """Turn order from the active manager, outside the Main Phase from the DOWNBEAT. [rules 10.5]"""
        return self.from_seat(self.active if self.main else self.downbeat)

    def deck(self, seat: Seat) -> Deck:
        """The deck this manager draws from."""
        return self.decks[self.house.deck_of[seat]]

    def performance(self, gig: int) -> int:
        """The performance that is open there, or NO_CARD."""
        if gig == OPEN_MIC:
            return self.catalogue.open_mic
        cards = self.house.lists[gig]
        top = self.tops[gig]
        return cards[top] if top < len(cards) else NO_CARD

    def gig_of(self, card: int) -> int:
        """The GIG a card (for a gear: its wearer) belongs to, or -1."""
        kind = self.catalogue.kind[card]
        if kind == PERFORMANCE:
            for gig in range(GIGS):
                if self.performance(gig) == card and self.venues[gig] >= 0:
                    return gig
            return -1
        if kind == GEAR and self.wearer[card] >= 0:
            card = self.wearer[card]
        place = self.place[card]
        return place - AT_GIG if AT_GIG <= place < ON_HUSTLE else -1

    def gear_on(self, card: int) -> list[int]:
        """The gear a musician wears, by entry number."""
        found = [gear for gear in self.rigged if self.wearer[gear] == card]
        if len(found) > 1:
            found.sort(key=self.entry.__getitem__)
        return found

    def knows(self, seat: Seat | None, card: int) -> bool:
        """Does this seat (None: everybody who watches) know where a hidden card is?"""
        return self.known[card] >> (self.seats if seat is None else seat) & 1 == 1

    # ------------------------------------------------------------------ numbers

    def tell(self, event: Event) -> None:
        """Write into the log, if there is one."""
        if self.log is not None:
            self.log.append(event)

    def gain(self, seat: Seat, cash: int, cred: int) -> None:
        """Resources from the supply, which has no limit (R1)."""
        if cash or cred:
            self.cash[seat] += cash
            self.cred[seat] += cred
            if self.log is not None:
                self.log.append(Gained(seat, cash, cred))

    def lose(self, seat: Seat, cash: int, cred: int) -> None:
        """Resources back to the supply, as far as there are any."""
        cash = min(cash, self.cash[seat])
        cred = min(cred, self.cred[seat])
        if cash or cred:
            self.cash[seat] -= cash
            self.cred[seat] -= cred
            if self.log is not None:
                self.log.append(Lost(seat, cash, cred))

    def score(self, seat: Seat, points: int) -> None:
        """Victory points."""
        if points:
            self.vp[seat] += points
            if self.log is not None:
                self.log.append(Scored(seat, points))

    def set_volume(self, volume: int) -> None:
        """VOLUME becomes this; it stops at the ends of the scale."""
        volume = min(max(volume, self.catalogue.least_volume), self.catalogue.most_volume)
        if volume != self.volume:
            if self.log is not None:
                self.log.append(VolumeMoved(self.volume, volume))
            self.volume = volume

    # ------------------------------------------------------------------ hidden cards in motion

    def can_draw(self, seat: Seat) -> bool:
        """A draw is ignored with 10 cards or more in hand, and with an empty deck (R6, R7)."""
        return len(self.hands[seat]) < self.catalogue.hand_limit and len(self.deck(seat)) > 0

    def draw(self, seat: Seat, n: int) -> None:
        """Draw n cards one by one, as far as possible."""
        drawn: list[int] = []
        while len(drawn) < n and self.can_draw(seat):
            card = self.deck(seat).draw(self.rng)
            self.to_hand(seat, card)
            drawn.append(card)
        if drawn:
            self.reveals += 1
            if self.log is not None:
                cards = self.catalogue.names(sorted(drawn))
                self.log.append(Sealed(Drew(seat, len(drawn), cards), (seat,), Drew(seat, len(drawn))))

    def to_hand(self, seat: Seat, card: int) -> None:
        """A card that nobody new sees joins a hand; who knew where it was knows it is there."""
        insort(self.hands[seat], card)
        self.place[card] = HAND
        self.owner[card] = seat

    def leave_hand_unseen(self, seat: Seat, card: int) -> None:
        """A card leaves a hand face-down: nobody else can be certain of that hand any more."""
        hand = self.hands[seat]
        hand.remove(card)
        mine = 1 << seat
        self.known[card] = mine
        for other in hand:
            self.known[other] &= mine

    def leave_hand_seen(self, seat: Seat, card: int) -> None:
        """A card leaves a hand face-up."""
        self.hands[seat].remove(card)
        self.known[card] = 0

    def retire_from_hand(self, seat: Seat, card: int) -> None:
        """A hand card goes to the retirement pile."""
        self.leave_hand_seen(seat, card)
        self.to_pile(card)
        if self.log is not None:
            self.log.append(Discarded(seat, self.catalogue.ids[card]))

    def to_pile(self, card: int) -> None:
        """On top of its owner's retirement pile."""
        self.place[card] = PILE
        self.known[card] = 0
        self.piles[self.owner[card]].append(card)

    def shuffle(self, seat: Seat, more: list[int]) -> None:
        """Shuffle a manager's deck, with `more` cards mixed in: all knowledge of places in it ends."""
        deck = self.deck(seat)
        deck.shuffle(more)
        nobody = NOBODY if self.house.shared else seat
        for card in deck.cards():
            self.known[card] = 0
            self.owner[card] = nobody
            self.place[card] = DECK
        if self.log is not None:
            self.log.append(Shuffled(seat))


class BrouhahaStep(Step[BrouhahaTable]):
    """A step of Rock & Roll Brouhaha; `decision` is what a view calls it."""

    decision: ClassVar[str] = ""

    def about(self) -> Scene | None:
        """The card and unit the decision is about, for the view."""
        return None


class Asked(BrouhahaStep):
    """A decision of one manager, who is known when the step is made."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting_for(self, table: BrouhahaTable) -> tuple[Seat, ...]:
        return (self.seat,)


Ops = tuple[Op, ...]
