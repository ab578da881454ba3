"""Plain English made from the data of a card, so that people can read what the engine will really do.

The printed `text` of a card is for people only; a golden file in the tests keeps these sentences beside it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from stardeck.games.brouhaha.schema import CardEntry, Price
from stardeck.kernel.text import listed

Words = dict[str, Any]

TALENT_NAMES = {"stage": "Stage Presence", "mojo": "Mojo", "timbre": "Timbre", "harmony": "Harmony", "rhythm": "Rhythm"}
COMPARED = {"<": "below", "<=": "at most", "==": "exactly", ">=": "at least", ">": "above"}
TIMING_NAMES = {
    "play": "When played",
    "enter": "When this comes into play",
    "hustle": "When assigned to a HUSTLE",
    "payout": "Payout",
    "end_round": "End of round",
    "opportunity": "OPPORTUNITY",
}


def sentence_of(entry: CardEntry) -> str:
    """Everything the data of a card says, one sentence after the other."""
    parts = [f"{entry.type.capitalize()} ({', '.join(entry.sub)})."]
    parts += _numbers(entry)
    parts += [ability_text(entry, number) for number in range(len(entry.ability))]
    return " ".join(parts)


def _numbers(entry: CardEntry) -> list[str]:
    """Costs, talents, production, requirements."""
    parts = []
    if entry.cost_round is not None:
        price = entry.cost_round
        base, per = money({price.res: abs(price.base)}), money({price.res: abs(price.mult)})
        sums = f"{per} per round less {base}" if price.mult > 0 else f"{base} less {per} per round"
        parts.append(f"Costs {sums}, from {money({price.res: price.min})} to {money({price.res: price.max})}.")
    elif entry.cost is not None:
        parts.append(f"Costs {_price(entry.cost)}.")
    if entry.talents is not None:
        parts.append(f"{_talents(_plain(entry.talents))}.")
    for name, tags in (("Skills", entry.skills), ("Styles", entry.styles)):
        if tags:
            parts.append(f"{name}: {', '.join(tags)}.")
    if entry.home:
        parts.append(f"From {entry.home}.")
    if entry.band and entry.band != "none":
        parts.append(f"Band: {entry.band}.")
    return parts + _stage_numbers(entry)


def _stage_numbers(entry: CardEntry) -> list[str]:
    """What venues, performances, gear and HUSTLES say in numbers."""
    parts = []
    if entry.produce is not None and entry.expense is not None:
        until = f" from round {entry.free_before} on" if entry.free_before else ""
        parts.append(f"Produces {_price(entry.produce)}. Expense {_price(entry.expense)}{until}.")
    if entry.req is not None:
        parts.append(f"Level {entry.level}. REQ: {_req(_plain(entry.req))}.")
        judged = [TALENT_NAMES.get(term, "every talent") for term in entry.judge or ()]
        parts.append(f"Judged on {listed(judged)}. Reward: {effects(list(entry.reward or ()))}.")
    if entry.type == "gear":
        if entry.fits is None:
            parts.append("Cannot be assigned.")
        else:
            parts.append(f"{_price(entry.assign_cost or Price())}: assign to {filter_text(entry.fits)}.")
    if entry.as_musician is not None:
        parts.append(f"Musician: {effects(list(entry.as_musician))}.")
        parts.append(f"Personnel: {effects(list(entry.as_personnel or ()))}.")
    return parts


# ---------------------------------------------------------------------- abilities


def ability_text(entry: CardEntry, number: int) -> str:
    """One ability as a sentence."""
    ability = entry.ability[number]
    holds = f"If {conditions(ability['if'])}: " if "if" in ability else ""
    if ability["on"] == "static":
        return f"{holds}{_capital(_modifier(entry, ability), not holds)}."
    once = "Once per round. " if ability.get("once") else ""
    may = "you may " if ability.get("may") else ""
    holds = holds[:1].lower() + holds[1:]
    return f"{once}{_timing(entry, ability)}: {holds}{may}{effects(ability['do'])}."


def _timing(entry: CardEntry, ability: Words) -> str:
    """When it happens, and what it costs."""
    on = ability["on"]
    if on == "activate":
        cost = ability.get("cost", {})
        parts = ["Strum"] if cost.get("strum") else []
        parts += [money(cost)] if "cash" in cost or "cred" in cost else []
        parts += ["retire this"] if cost.get("retire") else []
        return _capital(", ".join(parts) or "Free")
    who = filter_text(ability["match"]) if "match" in ability else "a musician"
    if on == "enter_other":
        return f"When {filter_text(ability.get('match', {}))} comes into play"
    if on == "assign":
        return _when_assigned(entry, ability, who)
    if on == "win":
        subject = {"venue": "the GIG here is won", "personnel": "you win a GIG", "gear": "its wearer wins a GIG"}
        for_winner = ", for the winner" if ability.get("you") == "winner" else ""
        return f"When {subject.get(entry.type, 'this wins a GIG')}{for_winner}"
    return TIMING_NAMES[on]


def _when_assigned(entry: CardEntry, ability: Words, who: str) -> str:
    if entry.type == "musician":
        return "When this is assigned to a GIG"
    if entry.type == "gear":
        return "When its wearer is assigned to a GIG"
    if entry.type == "personnel":
        return f"When {who} is assigned to a GIG"
    by_you = ability.get("you") == "assigner" or entry.type == "performance"
    return f"When {'you assign ' + who if by_you else who + ' is assigned'} here"


def _modifier(entry: CardEntry, ability: Words) -> str:
    if entry.type == "gear" and ability["mod"] == "expense":  # a venue's is for everybody, a gear's is not
        ability = {**ability, "match": {**ability["match"], "side": "mine"}}
    return MODIFIERS[ability["mod"]](ability)


def _talent_mod(ability: Words) -> str:
    scope = ability["scope"]
    who = {"self": "this has", "wearer": "the wearer has"}.get(scope) if isinstance(scope, str) else None
    times = f" for each {_per(ability['per'])}" if "per" in ability else ""
    return f"{who or _plural(scope) + ' have'} {_talents(ability['add'], sign=True)}{times}"


def _counts_mod(ability: Words) -> str:
    who = "this counts" if ability["scope"] == "self" else "the wearer counts"
    return f"{who} as {ability['n']} musicians for REQ"


def _cost_mod(ability: Words) -> str:
    parts = [f"{abs(ability[r])} {r} {'less' if ability[r] < 0 else 'more'}" for r in ("cash", "cred") if r in ability]
    return f"{_plural(ability['match'])} you play cost {listed(parts)}"


def _expense_mod(ability: Words) -> str:
    what = "pay no expense" if ability.get("waive") else f"pay {ability.get('minus', 0)} less expense"
    return f"{_plural(ability['match'])} {what}"


def _shop_mod(ability: Words) -> str:
    return f"gear you buy costs ${abs(ability['add'])} {'less' if ability['add'] < 0 else 'more'}"


MODIFIERS: dict[str, Callable[[Words], str]] = {
    "talent": _talent_mod,
    "cost": _cost_mod,
    "expense": _expense_mod,
    "restrict": lambda ability: f"{_plural(ability['match'])} may not be assigned here",
    "limit": lambda ability: f"at most {ability['n']} musicians here",
    "req": lambda ability: f"GIGs here also require {_req(ability['req'])}",
    "produce_strummed": lambda _: "produces even while strummed",
    "enter_reset": lambda _: "comes into play un-strummed",
    "immune": lambda _: "other managers cannot pick this as a target",
    "counts_as": _counts_mod,
    "shop": _shop_mod,
}


# ---------------------------------------------------------------------- effects


def effects(ops: Sequence[Words]) -> str:
    """A list of effects in words."""
    return "; then ".join(EFFECTS[op["op"]](op) for op in ops) or "nothing"


def _who(op: Words, verb: str) -> str:
    subject = {"you": "", "each": "each manager ", "others": "every other manager ", "other": "one other manager "}
    who = subject[op.get("who", "you")]
    return f"{who}{verb}s" if who else verb


def _cards(n: Any) -> str:
    if isinstance(n, dict):
        return f"a card for each {_per(n)}"
    return "a card" if n == 1 else f"{n} cards"


def _gain(verb: str) -> Callable[[Words], str]:
    def text(op: Words) -> str:
        return f"{_who(op, verb)} {money(op)}"

    return text


def _points(op: Words) -> str:
    n = op["n"]
    return f"{_who(op, 'gain')} {f'1 VP for each {_per(n)}' if isinstance(n, dict) else f'{n} VP'}"


def _any(op: Words) -> str:
    n = op["n"]
    if not isinstance(n, dict):
        return f"gain {n} resource{'s' if n > 1 else ''} of your choice"
    return f"gain a resource of your choice for each {_per(n)}"


def _target(op: Words) -> str:
    wanted = op["target"]
    if wanted.get("self") is True:
        return "this card"
    return f"all {_plural(wanted)}" if op.get("all") else filter_text(wanted)


def _on_target(template: str) -> Callable[[Words], str]:
    def text(op: Words) -> str:
        return template.format(target=_target(op))

    return text


def _volume(op: Words) -> str:
    by = op["by"]
    if isinstance(by, dict):
        return f"raise VOLUME by 1 for each {_per(by)}"
    return f"{'raise' if by > 0 else 'lower'} VOLUME by {abs(by)}"


def _when(op: Words) -> str:
    otherwise = f", otherwise {effects(op['else'])}" if "else" in op else ""
    return f"if {conditions(op['if'])} {effects(op['do'])}{otherwise}"


def _boost(op: Words) -> str:
    verb = "get" if op.get("all") else "gets"
    return f"{_target(op)} {verb} {_talents(op['add'], sign=True)} until the end of the round"


def _fetch(op: Words) -> str:
    to = {"hand": "into your hand", "play": "into play", "top": "to the top of your deck"}[op["to"]]
    return f"fetch {filter_text(op['filter'])} {to}"


def _buy(op: Words) -> str:
    discount = op["discount"]
    return f"you may buy a gear for ${discount} less" if discount else "you may buy a gear"


def _salary_top(op: Words) -> str:
    n = op["n"]
    one = "the top card of your deck becomes a salary card"
    if isinstance(n, dict):
        return f"for each {_per(n)} {one}"
    return one if n == 1 else f"the top {n} cards of your deck become salary cards"


EFFECTS: dict[str, Callable[[Words], str]] = {
    "draw": lambda op: f"{_who(op, 'draw')} {_cards(op['n'])}",
    "look": lambda op: f"look at your top {op['n']} cards, keep {op['keep']}, the rest goes under your deck",
    "fetch": _fetch,
    "recover": lambda op: f"take {filter_text(op['filter'])} from your retirement pile into your hand",
    "discard": lambda op: f"{_who(op, 'retire')} {_cards(op['n'])} from hand",
    "peek_hand": lambda _: "look at another manager's hand",
    "gain": _gain("gain"),
    "gain_any": _any,
    "lose": _gain("lose"),
    "vp": _points,
    "volume": _volume,
    "volume_choice": lambda op: f"move VOLUME {op['n']} either way",
    "volume_set": lambda op: f"VOLUME becomes {op['to']}",
    "strum": _on_target("strum {target}"),
    "reset": _on_target("reset {target}"),
    "bounce": _on_target("return {target} to its owner's hand"),
    "retire": _on_target("retire {target}"),
    "shuffle_in": _on_target("shuffle {target} into its owner's deck"),
    "take": _on_target("you manage {target} until the end of the round"),
    "give": lambda _: "this moves to another manager's play zone for good",
    "boost": _boost,
    "unassign": _on_target("{target} goes home, strummed"),
    "close_gig": lambda _: "pick a GIG: nobody may be assigned to it any more this round",
    "salary_top": _salary_top,
    "buy": _buy,
    "opportunity": lambda _: "use the OPPORTUNITY text of this card",
    "copy_hustle": lambda op: f"pay {money(op)}: trigger the effect of another HUSTLE",
    "jam": lambda _: "counts for the JAM SESSION",
    "downbeat": lambda _: "take the DOWNBEAT",
    "choose": lambda op: "either " + " or ".join(effects(option) for option in op["options"]),
    "pay": lambda op: f"you may pay {money(op)} to {effects(op['do'])}",
    "when": _when,
}


# ---------------------------------------------------------------------- small things


def filter_text(wanted: Words) -> str:
    """`an un-strummed musician of another manager`."""
    noun = _noun(wanted)
    article = "an" if noun[0] in "aeiou" else "a"
    return f"{article} {noun}"


def _plural(wanted: Words) -> str:
    return _noun(wanted, "s")


def _noun(wanted: Words, plural: str = "") -> str:
    """The tags, the type, whose it is, where it is."""
    types = _terms(wanted.get("type", "card"))
    tags = [f"{' or '.join(_terms(wanted[tag]))} " for tag in ("style", "skill", "sub", "band") if tag in wanted]
    state = ("strummed " if wanted["strummed"] else "un-strummed ") if "strummed" in wanted else ""
    if wanted.get("self") is False:
        state = f"other {state}"
    name = " or ".join(_type(word, plural) for word in types)
    noun = f"{state}{''.join(tags)}{name}"
    side = {"mine": " of yours", "theirs": " of another manager"}.get(wanted.get("side", ""), "")
    home = f" from {' or '.join(_terms(wanted['home']))}" if "home" in wanted else ""
    at = {"none": " at no GIG or HUSTLE", "gig": " at a GIG", "here": " at this GIG"}.get(wanted.get("at", ""), "")
    cost = f" with a cost of at most {wanted['max_cost']}" if "max_cost" in wanted else ""
    return f"{noun}{side}{home}{at}{cost}"


def _type(word: str, plural: str) -> str:
    if word == "personnel":
        return word
    return f"salary card{plural}" if word == "salary" else f"{word}{plural}"


def conditions(raw: list[list[Any]]) -> str:
    """Conditions, all of which must hold."""
    return " and ".join(_condition(one) for one in raw)


def _condition(raw: list[Any]) -> str:
    word = raw[0]
    if word in ("volume", "round"):
        return f"{word.upper()} is {COMPARED[raw[1]]} {raw[2]}"
    if word == "count":
        return f"the number of {_plural(raw[1])} is {COMPARED[raw[2]]} {raw[3]}"
    return {
        "gear": "this wears a gear",
        "downbeat": "you have the DOWNBEAT",
        "behind": "another manager has more VP than you",
        "at_gig": "this is at a GIG",
    }[word]


def _per(raw: Words) -> str:
    per = raw["per"]
    most = f" (at most {raw['max']})" if "max" in raw else ""
    if isinstance(per, list):
        return f"{_noun(per[1])}{most}"
    return {"hand": "card in your hand", "salaries": "salary card of yours", "managers": "manager in the game"}[
        per
    ] + most


def money(raw: Words) -> str:
    """`$1 and 2 cred`."""
    parts = []
    for word, mark in (("cash", "${}"), ("cred", "{} cred")):
        if word in raw:
            n = raw[word]
            parts.append(f"{mark.format(1)} for each {_per(n)}" if isinstance(n, dict) else mark.format(n))
    return " and ".join(parts) or "nothing"


def _price(price: Price) -> str:
    return money({word: n for word, n in (("cash", price.cash), ("cred", price.cred)) if n})


def _plain(struct: Any) -> Words:
    return {field: getattr(struct, field) for field in struct.__struct_fields__ if getattr(struct, field)}


def _talents(raw: Words, sign: bool = False) -> str:
    parts = [f"{n:+d} {TALENT_NAMES[word]}" if sign else f"{TALENT_NAMES[word]} {n}" for word, n in raw.items()]
    return listed(parts) if sign else ", ".join(parts)


def _req(raw: Words) -> str:
    one = {"musicians": "musician"} if raw.get("musicians") == 1 else {}
    return ", ".join(f"{n} {(TALENT_NAMES | one).get(word, word)}" for word, n in raw.items()) or "nothing"


def _terms(raw: Any) -> list[str]:
    return list(raw) if isinstance(raw, list) else [raw]


def _capital(text: str, really: bool = True) -> str:
    return text[:1].upper() + text[1:] if really else text
