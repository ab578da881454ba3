"""The catalogue of Space Rocks: kinds of cards as numbers in canonical order, weapons, missions, actions."""

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Final

from stardeck.games.space_rocks.actions import (
    Assist,
    Attack,
    Card,
    Colony,
    Deploy,
    EndTurn,
    GiveUp,
    Home,
    Launch,
    Mission,
    Opponent,
    Reload,
    Research,
    Respond,
    Rock,
    Scry,
    Stop,
)
from stardeck.games.space_rocks.checking import check
from stardeck.games.space_rocks.schema import CardFileSchema, MissionEntry
from stardeck.kernel.action import Action, Actions
from stardeck.kernel.cardfile import CardFile
from stardeck.kernel.text import say

SLUG: Final = "space-rocks"
NOBODY: Final = -1

LETTERS: Final = "UVWXYZ"
SPECIES: Final = "ABCDEF"
PLANETS: Final = 6  # kinds 0 to 5 are planets
SAT: Final = 5  # a sat of class c is kind 5 + c
ROCK: Final = 8  # a rock of class c is kind 8 + c
KINDS: Final = 12
MOST_COPIES: Final = 3
UNDEFLECTABLE: Final = 4  # effective class that no sat reaches

RELOAD: Final = Reload()
ATTACK: Final = Attack()
END_TURN: Final = EndTurn()
STOP: Final = Stop()
GIVE_HAND: Final = GiveUp("hand")
GIVE_PLANET: Final = GiveUp("planet")
LET_PASS: Final = Assist("decline")

PLANETARY: Final = 0  # places in a row of responses; the hand sats stand at 1, 2 and 3
DECLINE: Final = 4


class Weapon:
    """A rock and what propels it, by class. `needs` has the bits that `table.arsenal` must have."""

    def __init__(self, index: int, action: Launch) -> None:
        self.index = index  # place in the canonical order
        self.action = action
        self.rock = action.rock
        self.deployed = action.how != "hand"
        self.tucked = action.tucked
        self.hand_sat = 0 if action.how == "own" else action.sat  # 0: none is paid from the hand
        needs = 1 << (action.rock * 4 + action.tucked) if self.deployed else 1 << (16 + ROCK + action.rock)
        if self.hand_sat:
            needs |= 1 << (16 + SAT + self.hand_sat)
        self.needs = needs


class Breakthrough:
    """One mission as the rules need it."""

    def __init__(self, index: int, entry: MissionEntry, payments: list[Action]) -> None:
        self.index = index
        self.id = entry.id
        self.name = entry.name
        self.tech, self.mines = entry.requires
        self.effect: str = entry.effect
        self.targeted = entry.target == "opponent"
        self.n = entry.n
        self.look = entry.look
        self.kinds = recoverable(entry.what)
        self.up_to = entry.up_to
        self.to_colony = entry.to == "colony"
        self.colonies = "colony" in entry.scope
        self.research = "research" in entry.scope
        self.victim_chooses = entry.chooser == "opponent"
        self.free_propulsion = entry.free_propulsion
        self.class_bonus = entry.class_bonus
        self.undeflectable = entry.undeflectable
        self.payments = payments  # the action by class of the paid sat, from 1 on
        self.paid_with = [  # the actions by which classes are in hand: bit 0 for class 1, and so on
            [payments[c] for c in (1, 2, 3) if held >> (c - 1) & 1] for held in range(8)
        ]


class Limits:
    """The most there can ever be of a thing with so many copies of the deck: it bounds the list of actions."""

    def __init__(self, counts: list[int], habitable: list[list[bool]], copies: int) -> None:
        planets = [copies * count for count in counts[:PLANETS]]
        fit = [sum([n for n, fits in zip(planets, fits_here, strict=True) if fits]) for fits_here in habitable]
        self.colonies = max(fit)
        self.rocks = copies * sum(counts[ROCK + 1 :])
        self.attacks = min(sum(planets) - min(fit), self.rocks)


class Catalogue:
    """Everything the card file says, ready for the rules."""

    def __init__(self, file: CardFileSchema, digest: str) -> None:
        self.file = file
        self.digest = digest
        self.kinds = [*LETTERS, "S1", "S2", "S3", "R1", "R2", "R3"]
        self.number = {kind: number for number, kind in enumerate(self.kinds)}
        counts = {kind_of(card.letter, card.kind, card.class_): card.count for card in file.card}
        self.counts = [counts[kind] for kind in self.kinds]
        self.start_hand = file.game.start_hand
        self.hand_limit = file.game.hand_limit
        self.reload_base = file.game.reload_base
        self.start_colonies = file.game.start_colonies_per_type
        self.copies = {int(players): copies for players, copies in file.deck_copies.items()}
        homes = {str(card.species): card for card in file.card if card.kind == "homeworld"}
        self.habitable = [[letter in homes[species].habitable for letter in LETTERS] for species in SPECIES]
        self.turn_rank = [homes[species].turn_rank for species in SPECIES]
        self.most_players = file.game.players_max
        self.limits = [Limits(self.counts, self.habitable, copies) for copies in range(MOST_COPIES + 1)]
        self._actions_of_a_turn()
        self._missions()
        self._weapons()
        self._things()
        self.actions = Actions(self.actions_with(self.most_players, MOST_COPIES))

    def _actions_of_a_turn(self) -> None:
        self.deploys: list[Action] = [Deploy(kind) for kind in self.kinds]
        self.deploys_drawing: list[Action] = [Deploy(letter, True) for letter in LETTERS]
        self.cards: list[Action] = [Card(kind) for kind in self.kinds]
        self.offers = [[self._offer(fits, draw, host) for host in (0, 1) for draw in (0, 1)] for fits in self.habitable]

    def _offer(self, habitable: list[bool], can_draw: int, free_host: int) -> list[list[Action]]:
        """By kind: what can be done with a card of it in a Deploy action. Place 2 * free_host + can_draw."""
        offer: list[list[Action]] = [[deploy] for deploy in self.deploys]
        for kind in range(PLANETS):
            if habitable[kind] and can_draw:
                offer[kind].insert(0, self.deploys_drawing[kind])
        if not free_host:
            offer[SAT + 1 : ROCK + 1] = [[], [], []]
        return offer

    def _missions(self) -> None:
        by_id = {entry.id: entry for entry in self.file.mission}
        self.missions: list[Breakthrough] = []
        self.missions_of: list[list[Breakthrough]] = []
        cards = {str(card.species): card for card in self.file.card if card.kind == "breakthroughs"}
        for species in SPECIES:
            mine: list[Breakthrough] = []
            for name in cards[species].missions:
                payments: list[Action] = [Mission(name, f"S{c}") for c in (1, 2, 3)]
                mine.append(Breakthrough(len(self.missions) + len(mine), by_id[name], [STOP, *payments]))
            self.missions += mine
            self.missions_of.append(mine)
        self.mission_number = {mission.id: mission.index for mission in self.missions}
        self.most_required = max([max(mission.tech, mission.mines) for mission in self.missions])
        levels = range(self.most_required + 1)
        self.unlocked = [
            [
                [[mission for mission in mine if mission.tech <= tech and mission.mines <= mines] for mines in levels]
                for tech in levels
            ]
            for mine in self.missions_of
        ]

    def _weapons(self) -> None:
        """Weapons in canonical order: rock class descending; own, mixed, hand; tucked class; propelling class."""
        paired: list[Launch] = []
        alone: list[Launch] = []
        for rock in (3, 2, 1):
            paired += [Launch(rock, "own", sat, sat) for sat in range(rock, 4)]
            paired += [Launch(rock, "mixed", tucked, sat) for tucked in range(rock) for sat in range(rock, 4)]
            paired += [Launch(rock, "hand", 0, sat) for sat in range(rock, 4)]
            alone += [Launch(rock, "deployed", tucked, 0) for tucked in range(4)]
            alone.append(Launch(rock, "hand", 0, 0))
        self.weapons = [Weapon(i, action) for i, action in enumerate(paired)]
        self.weapons_alone = [Weapon(i, action) for i, action in enumerate(alone)]
        self.weapon_of = {weapon.action: weapon for weapon in [*self.weapons, *self.weapons_alone]}

    def _things(self) -> None:
        """Colonies, rocks and homeworlds by seats ahead; attacks by announcement; letters; top cards."""
        everybody, most = range(self.most_players), self.limits[MOST_COPIES]
        self.colonies: list[list[Action]] = [[Colony(a, i) for i in range(most.colonies)] for a in everybody]
        self.rocks: list[list[Action]] = [[Rock(a, i) for i in range(most.rocks)] for a in everybody]
        self.homes: list[Action] = [Home(a) for a in everybody]
        self.opponents: list[Action] = [Opponent(a) for a in everybody]
        self.research: list[Action] = [Research(letter) for letter in LETTERS]
        self.responses: list[list[Action]] = [
            [Respond(i, "planetary"), Respond(i, "S1"), Respond(i, "S2"), Respond(i, "S3"), Respond(i, "decline")]
            for i in range(most.attacks)
        ]
        self.assists: list[Action] = [LET_PASS, Assist("S1"), Assist("S2"), Assist("S3")]  # by class of the sat
        look = max([mission.look for mission in self.missions])
        away = max([mission.n for mission in self.missions if mission.look], default=0)
        self.scries = [Scry(places) for size in range(away + 1) for places in combinations(range(look), size)]

    def actions_with(self, seats: int, copies: int) -> Iterable[Action]:
        """All that can happen with so many players and decks; the order is part of the rules version."""
        most = self.limits[copies]
        yield from self.deploys
        yield from self.deploys_drawing
        yield from (RELOAD, ATTACK, END_TURN, STOP)
        for mission in self.missions:
            yield from mission.payments[1:]
        yield from self.weapon_of
        for responses in self.responses[: most.attacks]:
            yield from responses
        for colonies in self.colonies[:seats]:
            yield from colonies[: most.colonies]
        for rocks in self.rocks[:seats]:
            yield from rocks[: most.rocks]
        yield from self.homes[:seats]
        yield from self.opponents[1:seats]
        yield from self.research
        yield from self.assists
        yield from self.cards
        yield from (GIVE_HAND, GIVE_PLANET)
        yield from self.scries

    def lack_of_planets(self, seats: int, copies: int) -> str:
        """Why so many decks are too few for the first colonies; "" if there is a planet for each, whoever plays."""
        for letter in range(PLANETS):
            first = self.start_colonies * min(seats, sum([fits[letter] for fits in self.habitable]))
            there = copies * self.counts[letter]
            if first > there:
                told = "{n} players may found {first} colonies on planets {letter}, and there are only {there} of them"
                return say(told, n=seats, first=first, letter=LETTERS[letter], there=there)
        return ""

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The kinds in the notation of the rules: U, S2, R3."""
        return tuple([self.kinds[card] for card in cards])

    def counted(self, counts: list[int]) -> tuple[str, ...]:
        """The same for a count by kind."""
        return self.names(cards_in(counts))

    def entry(self, mission: str) -> MissionEntry:
        """The card file's entry of this mission."""
        return next(entry for entry in self.file.mission if entry.id == mission)


def kind_of(letter: str | None, kind: str, rank: int | None) -> str:
    """`U`, `S2`, `R3`; something else for a card outside the singularity deck."""
    if kind == "planet":
        return letter or ""
    return f"{kind[0].upper()}{rank}" if kind in ("sat", "rock") else kind


def recoverable(what: tuple[str, ...]) -> list[int]:
    """The kinds of these types in canonical order; rocks alone are listed heaviest first."""
    if what == ("rock",):
        return [ROCK + 3, ROCK + 2, ROCK + 1]
    kinds = list(range(PLANETS)) if "planet" in what else []
    kinds += range(SAT + 1, SAT + 4) if "sat" in what else []
    kinds += range(ROCK + 1, ROCK + 4) if "rock" in what else []
    return kinds


def cards_in(counts: list[int]) -> list[int]:
    """A count by kind as a list of cards, ascending."""
    cards = []
    for kind in range(KINDS):
        cards += [kind] * counts[kind]
    return cards


def read_cards(path: Path) -> Catalogue:
    """The catalogue from a card file; `BadCardFile` names what is wrong."""
    card_file = CardFile(path)
    file: CardFileSchema = card_file.read(CardFileSchema, SLUG)
    check(card_file, file)
    catalogue = Catalogue(file, card_file.digest)
    for players, copies in catalogue.copies.items():
        if lack := catalogue.lack_of_planets(players, copies):
            raise card_file.complaint(".game.start_colonies_per_type", lack)
    return catalogue
