"""Reading the words of the cards into the vocabulary; unknown ones are refused with file, card and field. [rules 10]"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn

import msgspec

from stardeck.games.brouhaha import vocabulary as v
from stardeck.games.brouhaha.schema import CardEntry, Price, Req, Talents
from stardeck.games.brouhaha.vocabulary import Ability, Amount, Condition, Filter, Op
from stardeck.kernel.cardfile import CardFile, unknown_name
from stardeck.kernel.text import say

TAGS = ("sub", "style", "skill", "band", "home")
FILTER_WORDS = ("type", "side", *TAGS, "strummed", "at", "self", "max_cost")
OP_WORDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # what must be said, what may be said
    "draw": (("n",), ("who",)),
    "look": (("n", "keep"), ()),
    "fetch": (("filter", "to"), ()),
    "recover": (("filter",), ()),
    "discard": (("n",), ("who",)),
    "peek_hand": ((), ("who",)),
    "gain": ((), ("cash", "cred", "who")),
    "gain_any": (("n",), ()),
    "lose": ((), ("cash", "cred", "who")),
    "vp": (("n",), ("who",)),
    "volume": (("by",), ()),
    "volume_choice": (("n",), ()),
    "volume_set": (("to",), ()),
    "strum": (("target",), ("all",)),
    "reset": (("target",), ("all",)),
    "bounce": (("target",), ("all",)),
    "retire": (("target",), ("all",)),
    "shuffle_in": (("target",), ()),
    "take": (("target",), ()),
    "give": ((), ("who",)),
    "boost": (("target", "add"), ("all",)),
    "unassign": (("target",), ()),
    "close_gig": ((), ()),
    "salary_top": (("n",), ()),
    "buy": (("discount",), ()),
    "opportunity": ((), ()),
    "copy_hustle": (("cred",), ()),
    "jam": ((), ()),
    "downbeat": ((), ()),
    "choose": (("options",), ()),
    "pay": (("do",), ("cash", "cred")),
    "when": (("if", "do"), ("else",)),
}
NEVER_ASKS = ("gain", "lose", "vp", "draw", "volume", "volume_set", "salary_top", "jam", "downbeat")
TRIGGERS = ("enter", "enter_other", "assign", "hustle", "win", "payout", "end_round")
MOD_WORDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "talent": (("scope", "add"), ("per",)),
    "cost": (("match",), ("cash", "cred")),
    "expense": (("match",), ("waive", "minus")),
    "restrict": (("match",), ()),
    "limit": (("n",), ()),
    "req": (("req",), ()),
    "produce_strummed": ((), ()),
    "enter_reset": ((), ()),
    "immune": ((), ()),
    "counts_as": (("scope", "n"), ()),
    "shop": (("add",), ()),
}
MOD_CARDS = {  # the types of cards a modifier means something on; any if not listed
    "expense": ("venue", "gear"),
    "restrict": ("venue", "performance"),
    "limit": ("venue", "performance"),
    "req": ("venue",),
    "produce_strummed": ("venue",),
    "counts_as": ("musician", "gear"),
}


class Reader:
    """Reads the words of one card after the other."""

    def __init__(self, file: CardFile, entries: list[CardEntry]) -> None:
        self.file = file
        self.entries = entries  # by card number
        self.entry = entries[0]
        self.tags = [_tags(entry) for entry in entries]
        self.known = {tag: sorted({word for tags in self.tags for word in tags[tag]}) for tag in TAGS}

    # ------------------------------------------------------------------ complaints

    def fail(self, path: str, message: str) -> NoReturn:
        """Complain about a field of the card that is being read."""
        raise self.file.about("card", self.entry.id, path, message)

    def one_of(self, path: str, what: str, word: object, known: Iterable[str]) -> int:
        """The place of a word in its list."""
        names = list(known)
        if word not in names:
            self.fail(path, unknown_name(what, str(word), names))
        return names.index(str(word))

    def words(self, path: str, raw: object, must: Iterable[str], may: Iterable[str]) -> dict[str, Any]:
        """A table with all the words it must have and none it may not have."""
        if not isinstance(raw, dict):
            self.fail(path, say("expected a table"))
        for word in raw:
            if word not in (*must, *may):
                self.fail(f"{path}.{word}", unknown_name("field", word, [*must, *may]))
        for word in must:
            if word not in raw:
                self.fail(path, say("the field {word!r} is missing", word=word))
        return raw

    def number(self, path: str, raw: object, least: int = 0, most: int = 99) -> int:
        """A whole number."""
        if not isinstance(raw, int) or isinstance(raw, bool) or not least <= raw <= most:
            self.fail(path, say("expected a whole number from {least} to {most}", least=least, most=most))
        return raw

    def switch(self, path: str, raw: object) -> bool:
        """True or false."""
        if not isinstance(raw, bool):
            self.fail(path, say("expected true or false"))
        return raw

    def struct(self, path: str, raw: object, shape: type[Any]) -> Any:
        """A small table of numbers: a price, talents, a REQ."""
        try:
            return msgspec.convert(raw, shape)
        except msgspec.ValidationError as error:
            self.fail(path, str(error))

    # ------------------------------------------------------------------ filters, conditions, amounts

    def filter(self, path: str, raw: object) -> Filter:
        """Which cards fit."""
        words = self.words(path, raw, (), FILTER_WORDS)
        types = [self._type(f"{path}.type", name) for name in _listed(words.get("type", ()))]
        wanted = {tag: self._terms(f"{path}.{tag}", tag, words[tag]) for tag in TAGS if tag in words}
        prints = [
            (not types or any(entry.type in names for names in types))
            and all(tags[tag] & terms for tag, terms in wanted.items())
            for entry, tags in zip(self.entries, self.tags, strict=True)
        ]
        return Filter(
            prints,
            any("salary" in names for names in types) and not wanted and "max_cost" not in words,
            self.one_of(f"{path}.side", "side", words.get("side", "any"), v.SIDES),
            int(self.switch(f"{path}.strummed", words["strummed"])) if "strummed" in words else -1,
            self.one_of(f"{path}.at", "place", words.get("at", "any"), v.PLACES),
            int(self.switch(f"{path}.self", words["self"])) if "self" in words else -1,
            self.number(f"{path}.max_cost", words["max_cost"]) if "max_cost" in words else -1,
        )

    def _type(self, path: str, name: str) -> tuple[str, ...]:
        self.one_of(path, "type", name, (*v.TYPES, "salary", "unit"))
        return ("musician", "personnel") if name == "unit" else (name,)

    def _terms(self, path: str, tag: str, raw: object) -> set[str]:
        terms = {term.casefold() for term in _listed(raw)}
        for term in terms:
            self.one_of(path, tag, term, self.known[tag])
        return terms

    def conditions(self, path: str, raw: object) -> tuple[Condition, ...]:
        """A list of conditions, all of which must hold."""
        if not isinstance(raw, list):
            self.fail(path, say("expected a list of conditions"))
        return tuple(self.condition(f"{path}[{i}]", one) for i, one in enumerate(raw))

    def condition(self, path: str, raw: object) -> Condition:
        """One condition, such as `["volume", ">", 6]`."""
        if not isinstance(raw, list) or not raw:
            self.fail(path, say("expected a condition such as {example}", example='["volume", ">", 6]'))
        code = self.one_of(path, "condition", raw[0], v.CONDITIONS)
        length = 4 if code == v.IF_COUNT else 3 if code in (v.IF_VOLUME, v.IF_ROUND) else 1
        if len(raw) != length:
            self.fail(path, say("the condition {word!r} has {n} parts", word=raw[0], n=length))
        if length == 1:
            return Condition(code)
        compare = self.one_of(path, "comparison", raw[-2], v.COMPARES)
        of = self.filter(path, raw[1]) if code == v.IF_COUNT else None
        return Condition(code, compare, self.number(path, raw[-1]), of)

    def amount(self, path: str, raw: object, least: int = 0) -> Amount:
        """A number, or `{ per = ..., max = ... }`."""
        if not isinstance(raw, dict):
            return Amount(self.number(path, raw, least))
        words = self.words(path, raw, ("per",), ("max",))
        most = self.number(f"{path}.max", words["max"]) if "max" in words else -1
        per = words["per"]
        if isinstance(per, list):
            if len(per) != 2 or per[0] != "count":
                self.fail(f"{path}.per", say("expected {example}", example='["count", { ... }]'))
            return Amount(0, v.PER_COUNT, self.filter(f"{path}.per", per[1]), most)
        return Amount(0, self.one_of(f"{path}.per", "amount", per, v.PERS[1:-1]) + 1, None, most)

    # ------------------------------------------------------------------ effects

    def ops(self, path: str, raw: object) -> tuple[Op, ...]:
        """A list of effects."""
        if not isinstance(raw, list | tuple):
            self.fail(path, say("expected a list of effects"))
        return tuple(self.op(f"{path}[{i}]", one) for i, one in enumerate(raw))

    def op(self, path: str, raw: object) -> Op:
        """One effect."""
        if not isinstance(raw, dict) or "op" not in raw:
            self.fail(path, say("an effect is a table with the field {word!r}", word="op"))
        name = raw["op"]
        code = self.one_of(f"{path}.op", "effect", name, v.OPS)
        must, may = OP_WORDS[name]
        words = self.words(path, raw, ("op", *must), may)
        op = Op(code)
        if name in ("peek_hand", "give"):
            op.who = v.OTHER
        for word, value in words.items():
            if word != "op":
                self._op_word(f"{path}.{word}", op, name, word, value)
        if name in ("peek_hand", "give") and op.who != v.OTHER:
            self.fail(f"{path}.who", say("this effect is for one other manager"))
        op.asks = op.who == v.OTHER or not (name in NEVER_ASKS or op.every or _itself(op))
        return op

    def _op_word(self, path: str, op: Op, name: str, word: str, value: object) -> None:
        """Fill in one field of an effect."""
        if word == "options":
            if not isinstance(value, list) or not value:
                self.fail(path, say("expected a list of effect lists"))
            op.options = tuple(self.ops(f"{path}[{i}]", one) for i, one in enumerate(value))
        elif word == "to" and name == "volume_set":
            op.to = self.number(path, value)
        elif word in ("cash", "cred") and name in ("pay", "copy_hustle"):
            setattr(op, word, Amount(self.number(path, value)))
        else:
            attribute, read = OP_READERS[word]
            setattr(op, attribute, read(self, path, value))

    def talents(self, path: str, raw: object) -> tuple[int, ...]:
        """Talents to add, in order."""
        talents: Talents = self.struct(path, raw, Talents)
        return talents.numbers()

    # ------------------------------------------------------------------ abilities

    def abilities(self, entry: CardEntry) -> tuple[Ability, ...]:
        """All abilities of a card, numbered in the order of the file."""
        self.entry = entry
        found = tuple(self.ability(i, raw) for i, raw in enumerate(entry.ability))
        if sum(ability.on == v.ON_OPPORTUNITY for ability in found) > 1:
            self.fail("ability", say("a card has one OPPORTUNITY ability at most"))
        if (entry.type == "action") != any(ability.on == v.ON_PLAY for ability in found):
            self.fail("ability", say("an action card, and no other, has an ability on {word!r}", word="play"))
        return found

    def ability(self, number: int, raw: Mapping[str, Any]) -> Ability:
        """One ability."""
        path = f"ability[{number}]"
        if "on" not in raw:
            self.fail(path, say("the field {word!r} is missing", word="on"))
        ability = Ability(number, self.one_of(f"{path}.on", "timing", raw["on"], v.TIMINGS))
        if "if" in raw:
            ability.conditions = self.conditions(f"{path}.if", raw["if"])
        if ability.on == v.ON_STATIC:
            self._modifier(path, ability, raw)
        else:
            self._does(path, ability, raw)
        return ability

    def _does(self, path: str, ability: Ability, raw: Mapping[str, Any]) -> None:
        """What an ability that is not static does, and what it takes."""
        timing = str(raw["on"])
        may = ["if"]
        may += ["may", "you", "once"] if timing in TRIGGERS else []
        may += ["match"] if timing in ("enter_other", "assign") else []
        may += ["cost", "once"] if timing == "activate" else []
        words = self.words(path, raw, ("on", "do"), may)
        ability.do = self.ops(f"{path}.do", words["do"])
        ability.may = self.switch(f"{path}.may", words.get("may", False))
        ability.once = self.switch(f"{path}.once", words.get("once", False))
        ability.you = self.one_of(f"{path}.you", "manager", words.get("you", "manager"), v.YOUS)
        if (ability.you == v.THE_ASSIGNER and timing != "assign") or (ability.you == v.THE_WINNER and timing != "win"):
            self.fail(f"{path}.you", say("there is no {word} when this happens", word=v.YOUS[ability.you]))
        if "match" in words:
            ability.match = self.filter(f"{path}.match", words["match"])
        if timing == "activate":
            self._cost(f"{path}.cost", ability, words.get("cost", {}))

    def _cost(self, path: str, ability: Ability, raw: object) -> None:
        """What using an ability costs."""
        words = self.words(path, raw, (), ("strum", "cash", "cred", "retire"))
        ability.strum = self.switch(f"{path}.strum", words.get("strum", False))
        ability.retire = self.switch(f"{path}.retire", words.get("retire", False))
        ability.cash = self.number(f"{path}.cash", words.get("cash", 0))
        ability.cred = self.number(f"{path}.cred", words.get("cred", 0))
        if not (ability.strum or ability.once):
            self.fail(path, say("an ability that is used strums its card or works once per round"))

    def _modifier(self, path: str, ability: Ability, raw: Mapping[str, Any]) -> None:
        """A static modifier."""
        name = raw.get("mod", "")
        ability.mod = self.one_of(f"{path}.mod", "modifier", name, v.MODS)
        must, may = MOD_WORDS[name]
        words = self.words(path, raw, ("on", "mod", *must), ("if", *may))
        if self.entry.type not in MOD_CARDS.get(name, (self.entry.type,)):
            self.fail(f"{path}.mod", say("{word} means nothing on a {type}", word=name, type=self.entry.type))
        if name == "expense" and self.entry.type == "gear" and self.entry.fits is not None:
            self.fail(f"{path}.mod", say("only gear without fits changes expenses"))
        if "scope" in words:
            self._scope(f"{path}.scope", ability, words["scope"])
        if "match" in words:
            ability.match = self.filter(f"{path}.match", words["match"])
        if "per" in words:
            ability.per = self.amount(f"{path}.per", words["per"])
        if name == "talent":
            ability.add = self.talents(f"{path}.add", words["add"])
        elif name == "req":
            req: Req = self.struct(f"{path}.req", words["req"], Req)
            ability.req = req.numbers()
        self._numbers(path, ability, words)

    def _numbers(self, path: str, ability: Ability, words: Mapping[str, Any]) -> None:
        """The plain numbers of a modifier."""
        ability.cash = self.number(f"{path}.cash", words.get("cash", 0), least=-99)
        ability.cred = self.number(f"{path}.cred", words.get("cred", 0), least=-99)
        ability.waive = self.switch(f"{path}.waive", words.get("waive", False))
        for word in ("n", "minus", "add"):
            if word in words and ability.mod != v.MOD_TALENT:
                ability.n = self.number(f"{path}.{word}", words[word], least=-99)

    def _scope(self, path: str, ability: Ability, raw: object) -> None:
        """The musicians a modifier is for."""
        if isinstance(raw, dict) and ability.mod == v.MOD_TALENT:
            ability.scope = v.SCOPE_FILTER
            ability.on_cards = self.filter(path, raw)
        else:
            ability.scope = self.one_of(path, "scope", raw, v.SCOPES[:2])
        wants = ("musician", "gear", self.entry.type)[ability.scope]
        if self.entry.type != wants:
            self.fail(path, say("{word} means nothing on a {type}", word=v.SCOPES[ability.scope], type=self.entry.type))

    # ------------------------------------------------------------------ whole cards

    def price(self, price: Price | None) -> tuple[int, int]:
        """Cash and cred."""
        return (0, 0) if price is None else (price.cash, price.cred)


def _read_to(reader: Reader, path: str, raw: object) -> int:
    return reader.one_of(path, "place", raw, v.FETCH_TO)


def _read_who(reader: Reader, path: str, raw: object) -> int:
    return reader.one_of(path, "manager", raw, v.WHOS)


def _read_by(reader: Reader, path: str, raw: object) -> Amount:
    return reader.amount(path, raw, least=-99)


OP_READERS: dict[str, tuple[str, Callable[[Reader, str, Any], object]]] = {
    "n": ("n", Reader.amount),
    "cash": ("cash", Reader.amount),
    "cred": ("cred", Reader.amount),
    "by": ("by", _read_by),
    "who": ("who", _read_who),
    "keep": ("keep", Reader.number),
    "discount": ("discount", Reader.number),
    "to": ("to", _read_to),
    "filter": ("target", Reader.filter),
    "target": ("target", Reader.filter),
    "all": ("every", Reader.switch),
    "add": ("add", Reader.talents),
    "if": ("conditions", Reader.conditions),
    "do": ("do", Reader.ops),
    "else": ("otherwise", Reader.ops),
}


def _itself(op: Op) -> bool:
    """Its only target is the card itself."""
    return op.target is not None and op.target.itself == 1 and v.STRUM <= op.code <= v.UNASSIGN


def _listed(raw: object) -> list[str]:
    """A term, or a list of terms."""
    return [str(term) for term in raw] if isinstance(raw, list | tuple) else [str(raw)]


def _tags(entry: CardEntry) -> dict[str, set[str]]:
    """The tags of a card, in small letters."""
    return {
        "sub": {word.casefold() for word in entry.sub},
        "style": {word.casefold() for word in entry.styles or ()},
        "skill": {word.casefold() for word in entry.skills or ()},
        "band": {entry.band.casefold()} if entry.band else set(),
        "home": {entry.home.casefold()} if entry.home else set(),
    }
