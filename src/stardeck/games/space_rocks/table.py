"""The table of Space Rocks: players with their zones, piles, rocks in flight, and what everybody knows."""

from typing import ClassVar, Final

from stardeck.games.space_rocks.cards import KINDS, NOBODY, PLANETS, ROCK, SAT, Catalogue, cards_in
from stardeck.games.space_rocks.events import Discarded, Drew, Reshuffled, Took
from stardeck.games.space_rocks.knowledge import EVERYBODY, Knowledge
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import Step, Table
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Sealed, Seat

HOME: Final = -1  # as a target: the homeworld, not a colony


class Player:
    """One species and everything in front of it. Colonies and rocks are numbers that sort by age:
    a colony is id, letter (3 bits) and sat (2 bits), a rock is id, class (2 bits) and sat (2 bits)."""

    def __init__(
        self,
        species: int,
        hand: list[int],
        size: int,
        colonies: list[int],
        research: list[int],
        rocks: list[int],
        home_sat: int,
        alive: bool,
        lost_hand: tuple[int, ...],
    ) -> None:
        self.species = species
        self.hand = hand  # number of cards by kind
        self.size = size  # of the hand
        self.colonies = colonies
        self.research = research  # letters, oldest first
        self.rocks = rocks
        self.home_sat = home_sat  # 0: none
        self.alive = alive
        self.lost_hand = lost_hand  # the latest hand that was discarded as a whole, which all saw

    def copy(self) -> "Player":
        return Player(
            self.species,
            self.hand[:],
            self.size,
            self.colonies[:],
            self.research[:],
            self.rocks[:],
            self.home_sat,
            self.alive,
            self.lost_hand,
        )

    def planetary_sats(self) -> int:
        """How many colonies (and homeworlds) carry a sat."""
        sats = 1 if self.home_sat else 0
        for colony in self.colonies:
            if colony & 3:
                sats += 1
        return sats

    def arsenal(self) -> int:
        """Deployed rocks by class and sat (bits 0 to 15), and hand kinds (from bit 16)."""
        bits = 0
        for rock in self.rocks:
            bits |= 1 << (rock & 15)
        hand = self.hand
        for kind in range(SAT + 1, KINDS):
            if hand[kind]:
                bits |= 0x10000 << kind
        return bits

    def has_free_colony(self, home_sats: bool) -> bool:
        """A colony without sat; or the homeworld, if it may carry one."""
        for colony in self.colonies:
            if not colony & 3:
                return True
        return home_sats and not self.home_sat

    def has_free_host(self, home_sats: bool) -> bool:
        """Something that can carry one more sat."""
        for rock in self.rocks:
            if not rock & 3:
                return True
        return self.has_free_colony(home_sats)


class Shot:
    """A rock in the air: who sent it, at whom and what, its printed class and the class a sat needs to deflect it."""

    def __init__(self, maker: Seat, defender: Seat, target: int, rock: int, power: int) -> None:
        self.maker = maker
        self.defender = defender  # NOBODY: not aimed yet
        self.target = target  # id of the colony, or HOME
        self.rock = rock
        self.power = power


class House:
    """The options that matter after set-up, and who follows whom: the same for the whole game."""

    def __init__(
        self,
        each_once: bool,
        refill: bool,
        any_backfire: bool,
        home_sats: bool,
        silence_rounds: int,
        round_limit: int,
        verdict: bool,
        order: list[Seat],
    ) -> None:
        self.each_once = each_once
        self.refill = refill
        self.any_backfire = any_backfire
        self.home_sats = home_sats
        self.silence_rounds = silence_rounds
        self.round_limit = round_limit
        self.verdict = verdict
        self.order = order  # turn order
        seats = len(order)
        self.clockwise = [[(seat + i) % seats for i in range(1, seats)] for seat in range(seats)]


class SpaceTable(Table):
    """A whole position of Space Rocks. Only the rules and the store may hold one."""

    def __init__(
        self, catalogue: Catalogue, house: House, players: list[Player], deck: Deck, knowledge: Knowledge, rng: Rng
    ) -> None:
        super().__init__(len(players), catalogue.actions, rng)
        self.catalogue = catalogue
        self.house = house
        self.players = players
        self.deck = deck
        self.knowledge = knowledge
        self.discards = [0] * KINDS  # by kind: planets lie in the void, the rest in the discard pile
        self.flight: list[Shot] = []  # announced attacks, in this order
        self.current: Shot | None = None  # the rock being aimed or answered
        self.carried = 0  # class of a sat on its way to a host
        self.revealed: list[int] = []  # rocks turned up and not yet kept
        self.next_id = 0
        self.active: Seat = house.order[0]
        self.round = 1
        self.used = 0  # action types taken this turn, as bits
        self.stirred = False  # was any turn of this round not silent?
        self.silent_rounds = 0
        self.fallen: list[Seat] = []  # in the order of elimination
        self.ended = ""  # the reason, once the game is over

    def copy(self) -> "SpaceTable":
        players = [player.copy() for player in self.players]
        new = SpaceTable(self.catalogue, self.house, players, self.deck.copy(), self.knowledge.copy(), self.rng)
        self.copy_frame_to(new)
        new.discards = self.discards[:]
        new.flight = self.flight[:]
        new.current = self.current
        new.carried = self.carried
        new.revealed = self.revealed[:]
        new.next_id = self.next_id
        new.active = self.active
        new.round = self.round
        new.used = self.used
        new.stirred = self.stirred
        new.silent_rounds = self.silent_rounds
        new.fallen = self.fallen[:]
        new.ended = self.ended
        return new

    # ------------------------------------------------------------------ people and things

    def opponents(self, seat: Seat) -> list[Seat]:
        """All other living players, clockwise."""
        players = self.players
        return [other for other in self.house.clockwise[seat] if players[other].alive]

    def ahead(self, seat: Seat, other: Seat) -> int:
        """How many seats clockwise from `seat` the other one sits."""
        return (other - seat) % self.seats

    def new_id(self) -> int:
        """The number of the next colony or rock."""
        self.next_id += 1
        return self.next_id

    def colony_at(self, owner: Seat, target: int) -> int:
        """The place of the colony with this id, or NOBODY."""
        for place, colony in enumerate(self.players[owner].colonies):
            if colony >> 5 == target:
                return place
        return NOBODY

    # ------------------------------------------------------------------ drawing

    def can_draw(self) -> bool:
        """There is a card in the deck or in the discard pile."""
        return bool(self.deck.loose or self.deck.top) or self.has_discards()

    def has_discards(self) -> bool:
        """The discard pile (not the void) has a card."""
        return any(self.discards[PLANETS:])

    def draw(self, seat: Seat, n: int) -> int:
        """Draw n cards, never beyond the hand limit; an empty deck is made anew from the discard pile, and if that is
        empty too, stop. How many were drawn. [rules 10.2]"""
        player = self.players[seat]
        room = self.catalogue.hand_limit - player.size
        if n > room:
            n = room
        in_deck = self.knowledge.in_deck
        drawn: list[int] = []
        for _ in range(n):
            deck = self.deck
            if not deck.loose and not deck.top:
                if not self.has_discards():
                    break
                self.reshuffle([], NOBODY)
                deck = self.deck
            settled = bool(deck.top)
            card = deck.draw(self.rng)
            if settled:
                self.reveals += 1
                self.knowledge.drew(seat, card)
            player.hand[card] += 1
            in_deck[seat * KINDS + card] -= 1
            drawn.append(card)
        player.size += len(drawn)
        if drawn and self.log is not None:
            inside = Drew(seat, len(drawn), self.catalogue.names(sorted(drawn)))
            self.log.append(Sealed(inside, (seat,), Drew(seat, len(drawn))))
        return len(drawn)

    def reshuffle(self, above: list[int], seen_by: int) -> None:
        """The discard pile becomes the deck; the cards `above` were taken off the old one."""
        piles = self.discards
        cards = [0] * PLANETS + piles[PLANETS:]
        self.knowledge.new_deck(cards, above, seen_by)
        self.deck = Deck(cards_in(cards))
        self.discards = piles[:PLANETS] + [0] * (KINDS - PLANETS)
        if self.log is not None:
            self.log.append(Reshuffled(len(self.deck.loose)))

    def take_top(self, n: int, seen_by: int) -> list[int]:
        """Take the top n cards off the deck; if there are fewer, the discard pile is first shuffled and put under it,
        once. [rules 10.3]"""
        rng = self.rng
        here = len(self.deck)
        if self.deck.top:
            self.reveals += 1
        taken = [self.deck.draw(rng) for _ in range(min(n, here))]
        if here < n and self.has_discards():
            self.reshuffle(taken, seen_by)
            taken += [self.deck.draw(rng) for _ in range(min(n - here, len(self.deck)))]
        return taken

    def reveal_top(self, n: int) -> list[int]:
        """Turn the top n cards over for all to see; they are off the deck."""
        cards = self.take_top(n, EVERYBODY)
        self.knowledge.revealed(cards)
        return cards

    # ------------------------------------------------------------------ hands

    def leave_hand(self, seat: Seat, kind: int) -> None:
        """A card leaves a hand in the open."""
        player = self.players[seat]
        player.hand[kind] -= 1
        player.size -= 1
        self.knowledge.left(seat, kind)

    def discard(self, seat: Seat, kind: int) -> None:
        """A hand card goes to its pile."""
        self.leave_hand(seat, kind)
        self.discards[kind] += 1

    def discard_hand(self, seat: Seat) -> None:
        """The whole hand goes to the piles."""
        player = self.players[seat]
        player.lost_hand = tuple(cards_in(player.hand))
        if player.size and seat != self.active:
            self.reveals += 1
        if player.size and self.log is not None:
            self.log.append(Discarded(seat, self.catalogue.names(player.lost_hand)))
        for kind in range(KINDS):
            self.discards[kind] += player.hand[kind]
        player.hand = [0] * KINDS
        player.size = 0
        self.knowledge.hand_gone(seat)

    def take_openly(self, seat: Seat, kind: int) -> None:
        """A card that all can see comes into a hand."""
        player = self.players[seat]
        player.hand[kind] += 1
        player.size += 1
        self.knowledge.entered(seat, kind)
        if self.log is not None:
            self.log.append(Took(seat, (self.catalogue.kinds[kind],)))

    # ------------------------------------------------------------------ zones

    def destroy_colony(self, owner: Seat, place: int) -> int:
        """A colony goes to the void, the sat under it to the discard pile; attacks on it are somebody else's duty."""
        colony = self.players[owner].colonies.pop(place)
        self.discards[colony >> 2 & 7] += 1
        if colony & 3:
            self.discards[SAT + (colony & 3)] += 1
        return colony

    def destroy_rock(self, owner: Seat, place: int) -> int:
        """A deployed rock and the sat under it go to the discard pile."""
        rock = self.players[owner].rocks.pop(place)
        self.discards[ROCK + (rock >> 2 & 3)] += 1
        if rock & 3:
            self.discards[SAT + (rock & 3)] += 1
        return rock

    def destroy_research(self, owner: Seat, letter: int) -> None:
        """The newest research planet of this letter goes to the void."""
        research = self.players[owner].research
        for i in range(len(research) - 1, -1, -1):
            if research[i] == letter:
                del research[i]
                break
        self.discards[letter] += 1


class SpaceStep(Step[SpaceTable]):
    """A step of Space Rocks; `decision` is what a view calls it."""

    decision: ClassVar[str] = ""
