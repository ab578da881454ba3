"""The catalogue of Rock & Roll Brouhaha: every card a number, its words compiled, its actions interned."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.checking import check
from stardeck.games.brouhaha.reading import Reader
from stardeck.games.brouhaha.schema import CardEntry, CardFileSchema, is_open_mic
from stardeck.games.brouhaha.vocabulary import (
    COPY_HUSTLE,
    GEAR,
    HUSTLE,
    JAM,
    MARKER,
    MOD_COST,
    MOD_EXPENSE,
    MOD_LIMIT,
    MOD_RESTRICT,
    MODS,
    MUSICIAN,
    ON_ACTIVATE,
    ON_OPPORTUNITY,
    ON_STATIC,
    PERFORMANCE,
    PERSONNEL,
    SCOPE_FILTER,
    TALENTS,
    TIMINGS,
    TYPES,
    VENUE,
    Ability,
    Filter,
    Op,
)
from stardeck.kernel.action import Action, Actions
from stardeck.kernel.cardfile import CardFile

SLUG: Final = "brouhaha"
NOBODY: Final = -1
NO_CARD: Final = -1
LISTS: Final = ("chill", "forte", "extra")  # the Set Lists, in canonical order
OPEN_MIC: Final = 3  # the GIG after those of the Set Lists
GIGS: Final = 4
ROUNDS: Final = 100  # no game lasts longer
MOST_SEATS: Final = 4
MOST_SALARIES: Final = 64  # of one manager: more cards than a deck has
MOST_CASH: Final = 99
MOST_ITEMS: Final = 48

PASS: Final = a.Pass()
EFFECT: Final = a.Effect()
DECLINE: Final = a.Decline()
UP: Final = a.Volume("up")
DOWN: Final = a.Volume("down")
NO_PICK: Final = a.NoCard()
YES: Final = a.May(True)
NO: Final = a.May(False)


class Face:
    """What is printed on a card, ready for the rules; copies of a card in two sets share it."""

    def __init__(self, entry: CardEntry, reader: Reader) -> None:
        abilities = reader.abilities(entry)
        self.kind = TYPES.index(entry.type)
        self.abilities = abilities
        self.on = [tuple([ability for ability in abilities if ability.on == timing]) for timing in range(len(TIMINGS))]
        statics = [ability for ability in abilities if ability.on == ON_STATIC]
        self.mods = [tuple([ability for ability in statics if ability.mod == mod]) for mod in range(len(MODS))]
        talents = self.mods[0]
        self.own_talents = tuple([ability for ability in talents if ability.scope != SCOPE_FILTER])
        self.shared_talents = tuple([ability for ability in talents if ability.scope == SCOPE_FILTER])
        self.activates = self.on[ON_ACTIVATE]
        opportunity = self.on[ON_OPPORTUNITY]
        self.opportunity: Ability | None = opportunity[0] if opportunity else None
        self.talents = entry.talents.numbers() if entry.talents else (0, 0, 0, 0, 0)
        self.produce_cash, self.produce_cred = reader.price(entry.produce)
        self.expense_cash, self.expense_cred = reader.price(entry.expense)
        self.free_before = entry.free_before or 0
        self.req = entry.req.numbers() if entry.req else (0, 0, 0, 0, 0, 0)
        judge = entry.judge or ()
        self.judge = tuple([int("all" in judge or talent in judge) for talent in TALENTS])
        self.reward: tuple[Op, ...] = reader.ops("reward", entry.reward or ())
        self.fits: Filter | None = None if entry.fits is None else reader.filter("fits", entry.fits)
        self.rig_cash, self.rig_cred = reader.price(entry.assign_cost)
        as_musician: tuple[Op, ...] = reader.ops("as_musician", entry.as_musician or ())
        as_personnel: tuple[Op, ...] = reader.ops("as_personnel", entry.as_personnel or ())
        self.hustle = (as_musician, as_personnel)
        self.is_jam = any(op.code == JAM for op in as_musician)


class Catalogue:
    """Everything the card file says, ready for the rules. Cards are numbers in the order of their names."""

    def __init__(self, file: CardFileSchema, card_file: CardFile) -> None:
        self.file = file
        self.digest = card_file.digest
        game = file.game
        self.start_volume = game.start_volume
        self.least_volume = game.min_volume
        self.most_volume = game.max_volume
        self.start_cash = game.start_cash
        self.start_cred = game.start_cred
        self.hand_limit = game.hand_limit
        self.opening_draw = game.opening_draw
        self.advanced_draw = game.advanced_draw
        self.advanced_bottom = game.advanced_bottom
        self.shop_size = game.shop_size

        by_name = {name: entry for entry in file.card if entry.type != "marker" for name in _names(entry)}
        self.ids = sorted(by_name)
        self.number = {name: card for card, name in enumerate(self.ids)}
        self.entries = [by_name[name] for name in self.ids]
        reader = Reader(card_file, self.entries)
        faces = {entry.id: Face(entry, reader) for entry in file.card if entry.type != "marker"}
        self.faces: list[Face] = [faces[entry.id] for entry in self.entries]
        self.kind = [face.kind for face in self.faces]
        self.is_unit = [kind in (MUSICIAN, PERSONNEL) for kind in self.kind]
        self.activates = [bool(face.activates) for face in self.faces]
        self.is_guarded = [bool(face.mods[MOD_LIMIT] or face.mods[MOD_RESTRICT]) for face in self.faces]
        self.is_discount = [face.kind == GEAR and bool(face.mods[MOD_EXPENSE]) for face in self.faces]
        self.changes_costs = [bool(face.mods[MOD_COST]) for face in self.faces]
        self.cash_at: list[list[int]] = []  # by round, by card: the printed cost
        self.cred_at: list[list[int]] = []
        for number in range(ROUNDS + 1):
            prices = [_price(entry, number) for entry in self.entries]
            self.cash_at.append([cash for cash, _ in prices])
            self.cred_at.append([cred for _, cred in prices])

        self.hustles = [self.number[entry.id] for entry in file.card if entry.type == "hustle"]
        self.gear = [card for card, kind in enumerate(self.kind) if kind == GEAR]
        self.open_mic = next(self.number[entry.id] for entry in file.card if is_open_mic(entry))
        self.set_lists = [self._set_list(deck) for deck in LISTS]
        self._intern()

    def _set_list(self, deck: str) -> list[int]:
        """The performances of a Set List, level 1 first."""
        cards = [card for card in range(len(self.ids)) if self.kind[card] == PERFORMANCE]
        mine = [card for card in cards if self.entries[card].deck == deck]
        return sorted(mine, key=lambda card: self.entries[card].level or 0)

    # ------------------------------------------------------------------ who starts with what

    def draw_cards(self, deck: str, seat: int = NOBODY) -> list[int]:
        """The draw cards of a deck; of the copy that belongs to `seat`, in a game with two sets."""
        return [self._copy(entry, seat) for entry in self.file.card if entry.deck == deck and _is_drawn(entry)]

    def starter(self, deck: str, role: str, extra_set: str | None = None, seat: int = NOBODY) -> int:
        """A Street Team or Starting Venue."""
        for entry in self.file.card:
            if entry.deck == deck and entry.role == role and entry.extra_set == extra_set:
                return self._copy(entry, seat)
        raise AssertionError("checked when the file was read")

    def promo(self, seat: int = NOBODY) -> list[int]:
        """The promotional card."""
        return [self._copy(entry, seat) for entry in self.file.card if entry.deck == "promo"]

    def _copy(self, entry: CardEntry, seat: int) -> int:
        return self.number[entry.id if seat < 0 else f"{entry.id}@{seat}"]

    # ------------------------------------------------------------------ actions

    def _intern(self) -> None:
        """Every action once; the order is part of the rules version."""
        ids = self.ids
        self.play_action: list[Action] = [a.Play(name) for name in ids]
        self.salary_action: list[Action] = [a.Salary(name) for name in ids]
        self.send_action: list[Action] = [a.Send(name) for name in ids]
        self.open_action: list[Action] = [a.Open(name) for name in ids]
        self.rig_action: list[Action] = [a.Rig(name) for name in ids]
        self.use_action: list[list[Action]] = [
            [a.Use(ids[card], k) for k in range(len(self.faces[card].abilities))] for card in range(len(ids))
        ]
        self.pick_action: list[Action] = [a.Pick(name) for name in ids]
        self.copy_action: list[Action] = [a.Copy(name) for name in ids]
        self.to_hustle: list[Action] = [a.Where(f"hustle:{name}") for name in ids]
        self.to_gig: list[Action] = [a.Where(f"gig:{name}") for name in ids]
        self.to_performance: list[Action] = [a.Where(f"performance:{name}") for name in ids]
        self.to_musician: list[Action] = [a.Where(f"musician:{name}") for name in ids]
        self.salary_pick: list[list[Action]] = [
            [a.PickSalary(seat, place) for place in range(MOST_SALARIES)] for seat in range(MOST_SEATS)
        ]
        self.cash_action: list[Action] = [a.Cash(n) for n in range(MOST_CASH + 1)]
        self.mode_action: list[Action] = [a.Mode(n) for n in range(self._most_options())]
        self.manager_action: list[Action] = [a.Manager(seat) for seat in range(MOST_SEATS)]
        self.item_action: list[Action] = [a.Item(n) for n in range(MOST_ITEMS)]
        self.actions = Actions(self.actions_with(range(len(ids)), MOST_SEATS))

    def _most_options(self) -> int:
        """The most options any `choose` has."""
        most = 2
        todo = [op for face in self.faces for ability in face.abilities for op in ability.do]
        todo += [op for face in self.faces for ops in (face.reward, *face.hustle) for op in ops]
        while todo:
            op = todo.pop()
            most = max(most, len(op.options))
            todo += [*op.do, *op.otherwise, *[inner for option in op.options for inner in option]]
        return most

    def actions_with(self, cards: Sequence[int], seats: int) -> Iterable[Action]:
        """All that can happen with these cards and so many managers."""
        kind = self.kind
        hustles = [card for card in self.hustles if card in cards]
        held = [card for card in cards if kind[card] not in (GEAR, PERFORMANCE, HUSTLE, MARKER)]
        yield from [self.play_action[card] for card in held]
        yield from [self.salary_action[card] for card in held]
        yield from [self.send_action[card] for card in held if self.is_unit[card]]
        yield from [self.open_action[card] for card in held if kind[card] == VENUE]
        yield from [self.rig_action[card] for card in cards if self.faces[card].fits is not None]
        for card in cards:
            yield from [self.use_action[card][ability.number] for ability in self.faces[card].activates]
        yield from (PASS, EFFECT, DECLINE, UP, DOWN, NO_PICK, YES, NO)
        yield from [self.to_hustle[card] for card in hustles]
        for where in (self.to_gig, self.to_performance):
            yield from [where[card] for card in cards if kind[card] == PERFORMANCE]
        yield from [self.to_musician[card] for card in held if kind[card] == MUSICIAN]
        yield from [self.copy_action[card] for card in hustles if self._can_be_copied(card)]
        yield from [self.pick_action[card] for card in cards if kind[card] not in (HUSTLE, MARKER)]
        for picks in self.salary_pick[:seats]:
            yield from picks
        for more in (self.cash_action, self.mode_action, self.manager_action[:seats], self.item_action):
            yield from more

    def _can_be_copied(self, hustle: int) -> bool:
        """BIG BREAK triggers any other HUSTLE that does something (R28)."""
        words = [ops[0].code for ops in self.faces[hustle].hustle if ops]
        return any(word not in (JAM, COPY_HUSTLE) for word in words)

    # ------------------------------------------------------------------ names

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The ids of these cards."""
        return tuple([self.ids[card] for card in cards])

    def entry(self, card: str) -> CardEntry:
        """The card file's entry of this card."""
        return self.entries[self.number[card]]


def _is_drawn(entry: CardEntry) -> bool:
    """A card that is shuffled into a deck."""
    return entry.type in ("musician", "personnel", "venue", "action") and entry.role is None


def _names(entry: CardEntry) -> list[str]:
    """The card itself and its copies in a game with two sets, named after the seat."""
    in_deck = entry.type != "performance" and entry.deck in ("chill", "forte", "promo")
    seats = {"chill": (0, 2), "forte": (1, 3), "promo": (0, 1)}[entry.deck] if in_deck else ()
    return [entry.id, *[f"{entry.id}@{seat}" for seat in seats]]


def _price(entry: CardEntry, number: int) -> tuple[int, int]:
    """The printed cost in round `number`, in cash and cred."""
    price = entry.cost_round
    if price is None:
        return (entry.cost.cash, entry.cost.cred) if entry.cost else (0, 0)
    amount = min(max(price.base + price.mult * number, price.min), price.max)
    return (amount, 0) if price.res == "cash" else (0, amount)


def read_cards(path: Path) -> Catalogue:
    """The catalogue from a card file; `BadCardFile` names what is wrong."""
    card_file = CardFile(path)
    file: CardFileSchema = card_file.read(CardFileSchema, SLUG)
    check(card_file, file)
    return Catalogue(file, card_file)
