"""The closed vocabulary of the cards as int-coded data: filters, conditions, amounts, effects, abilities. [rules 10]

Nothing here knows a table: `reading` makes these objects from the card file, `effects` interprets them.
"""

from typing import Final

TYPES: Final = ("musician", "personnel", "venue", "action", "gear", "performance", "hustle", "marker")
MUSICIAN: Final = 0
PERSONNEL: Final = 1
VENUE: Final = 2
ACTION: Final = 3
GEAR: Final = 4
PERFORMANCE: Final = 5
HUSTLE: Final = 6
MARKER: Final = 7

TALENTS: Final = ("stage", "mojo", "timbre", "harmony", "rhythm")

SIDES: Final = ("any", "mine", "theirs")
MINE: Final = 1
THEIRS: Final = 2

PLACES: Final = ("any", "none", "gig", "here")
AT_NONE: Final = 1
AT_GIG: Final = 2
AT_HERE: Final = 3

COMPARES: Final = ("<", "<=", "==", ">=", ">")

CONDITIONS: Final = ("volume", "round", "count", "gear", "downbeat", "behind", "at_gig")
IF_VOLUME: Final = 0
IF_ROUND: Final = 1
IF_COUNT: Final = 2
IF_GEAR: Final = 3
IF_DOWNBEAT: Final = 4
IF_BEHIND: Final = 5
IF_AT_GIG: Final = 6

PERS: Final = ("", "hand", "salaries", "managers", "count")
PER_HAND: Final = 1
PER_SALARIES: Final = 2
PER_MANAGERS: Final = 3
PER_COUNT: Final = 4

WHOS: Final = ("you", "each", "others", "other")
YOU: Final = 0
EACH: Final = 1
OTHERS: Final = 2
OTHER: Final = 3

FETCH_TO: Final = ("hand", "play", "top")
TO_HAND: Final = 0
TO_PLAY: Final = 1
TO_TOP: Final = 2

OPS: Final = (
    "draw",
    "look",
    "fetch",
    "recover",
    "discard",
    "peek_hand",
    "gain",
    "gain_any",
    "lose",
    "vp",
    "volume",
    "volume_choice",
    "volume_set",
    "strum",
    "reset",
    "bounce",
    "retire",
    "shuffle_in",
    "take",
    "give",
    "boost",
    "unassign",
    "close_gig",
    "salary_top",
    "buy",
    "opportunity",
    "copy_hustle",
    "jam",
    "downbeat",
    "choose",
    "pay",
    "when",
)
DRAW: Final = 0
LOOK: Final = 1
FETCH: Final = 2
RECOVER: Final = 3
DISCARD: Final = 4
PEEK_HAND: Final = 5
GAIN: Final = 6
GAIN_ANY: Final = 7
LOSE: Final = 8
VP: Final = 9
VOLUME: Final = 10
VOLUME_CHOICE: Final = 11
VOLUME_SET: Final = 12
STRUM: Final = 13
RESET: Final = 14
BOUNCE: Final = 15
RETIRE: Final = 16
SHUFFLE_IN: Final = 17
TAKE: Final = 18
GIVE: Final = 19
BOOST: Final = 20
UNASSIGN: Final = 21
CLOSE_GIG: Final = 22
SALARY_TOP: Final = 23
BUY: Final = 24
OPPORTUNITY: Final = 25
COPY_HUSTLE: Final = 26
JAM: Final = 27
DOWNBEAT: Final = 28
CHOOSE: Final = 29
PAY: Final = 30
WHEN: Final = 31

TIMINGS: Final = (
    "static",
    "play",
    "enter",
    "enter_other",
    "assign",
    "hustle",
    "win",
    "payout",
    "end_round",
    "activate",
    "opportunity",
)
ON_STATIC: Final = 0
ON_PLAY: Final = 1
ON_ENTER: Final = 2
ON_ENTER_OTHER: Final = 3
ON_ASSIGN: Final = 4
ON_HUSTLE: Final = 5
ON_WIN: Final = 6
ON_PAYOUT: Final = 7
ON_END_ROUND: Final = 8
ON_ACTIVATE: Final = 9
ON_OPPORTUNITY: Final = 10

MODS: Final = (
    "talent",
    "cost",
    "expense",
    "restrict",
    "limit",
    "req",
    "produce_strummed",
    "enter_reset",
    "immune",
    "counts_as",
    "shop",
)
MOD_TALENT: Final = 0
MOD_COST: Final = 1
MOD_EXPENSE: Final = 2
MOD_RESTRICT: Final = 3
MOD_LIMIT: Final = 4
MOD_REQ: Final = 5
MOD_PRODUCE_STRUMMED: Final = 6
MOD_ENTER_RESET: Final = 7
MOD_IMMUNE: Final = 8
MOD_COUNTS_AS: Final = 9
MOD_SHOP: Final = 10

SCOPES: Final = ("self", "wearer", "filter")
SCOPE_SELF: Final = 0
SCOPE_WEARER: Final = 1
SCOPE_FILTER: Final = 2

YOUS: Final = ("manager", "assigner", "winner")
THE_MANAGER: Final = 0
THE_ASSIGNER: Final = 1
THE_WINNER: Final = 2

NO_TALENTS: Final = (0, 0, 0, 0, 0)


class Filter:
    """Which cards fit: a table by card number for what is printed, and fields for what changes. [rules 10.3]"""

    def __init__(
        self, prints: list[bool], salary: bool, side: int, strummed: int, at: int, itself: int, max_cost: int
    ) -> None:
        self.prints = prints  # by card number: type and tags fit
        self.salary = salary  # a face-down card fits
        self.side = side
        self.strummed = strummed  # -1: any
        self.at = at
        self.itself = itself  # -1: any, 0: not this card, 1: only this card
        self.max_cost = max_cost  # -1: any
        self.is_plain = side == 0 and strummed < 0 and at == 0 and itself < 0 and max_cost < 0  # `prints` says all


class Amount:
    """A number, or so many per something, perhaps up to a limit. [rules 10.4]"""

    def __init__(self, fixed: int, per: int = 0, of: Filter | None = None, most: int = -1) -> None:
        self.fixed = fixed
        self.per = per  # 0: it is fixed
        self.of = of
        self.most = most  # -1: no limit


class Condition:
    """Something that must hold. [rules 10.4]"""

    def __init__(self, code: int, compare: int = 0, n: int = 0, of: Filter | None = None) -> None:
        self.code = code
        self.compare = compare
        self.n = n
        self.of = of


ZERO: Final = Amount(0)


class Op:
    """One effect. Only the fields its word knows are filled in. [rules 10.5]"""

    def __init__(self, code: int) -> None:
        self.code = code
        self.who = YOU
        self.n = ZERO
        self.cash = ZERO
        self.cred = ZERO
        self.by = ZERO
        self.keep = 0
        self.to = 0  # fetch: where to; volume_set: which VOLUME
        self.discount = 0
        self.target: Filter | None = None  # for fetch and recover: which cards
        self.every = False  # all fitting cards, without a pick
        self.add: tuple[int, ...] = NO_TALENTS
        self.conditions: tuple[Condition, ...] = ()
        self.do: tuple[Op, ...] = ()
        self.otherwise: tuple[Op, ...] = ()
        self.options: tuple[tuple[Op, ...], ...] = ()
        self.asks = True  # may have to ask somebody: the effects after it wait on the agenda

    def targets(self) -> bool:
        """Somebody picks a card in play (or a GIG) for it, if there is one."""
        if self.code == CLOSE_GIG:
            return True
        target = self.target
        return target is not None and STRUM <= self.code <= UNASSIGN and not self.every and target.itself != 1


class Ability:
    """One ability of a card: when, under which conditions, at what cost, and what it does. [rules 10.2, 10.7]"""

    def __init__(self, number: int, on: int) -> None:
        self.number = number  # in the order of the card file
        self.on = on
        self.conditions: tuple[Condition, ...] = ()
        self.may = False
        self.once = False
        self.strum = False
        self.retire = False
        self.cash = 0
        self.cred = 0
        self.you = THE_MANAGER
        self.match: Filter | None = None
        self.do: tuple[Op, ...] = ()
        self.mod = -1
        self.scope = SCOPE_SELF
        self.on_cards: Filter | None = None  # the scope, if it is a filter
        self.add: tuple[int, ...] = NO_TALENTS
        self.per: Amount | None = None
        self.waive = False
        self.n = 0  # limit, counts_as, shop, minus
        self.req: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
