"""The log of Rock & Roll Brouhaha: every event as a sentence in the past tense."""

from typing import Any

import msgspec

from stardeck.games.brouhaha import card_events as c
from stardeck.games.brouhaha import events as e
from stardeck.games.brouhaha.cards import Catalogue
from stardeck.games.brouhaha.sentences import TALENT_NAMES
from stardeck.games.brouhaha.words import ENDS, Names, card_name, card_names, money, text_of
from stardeck.kernel.text import listed, number_of, say

SENTENCES: dict[type, str] = {
    e.Dealt: "{seat} was dealt {count}, among them {shown}.",
    e.ShopFilled: "The MUSIC SHOP got {cards}.",
    e.Decided: "{seat} made a secret choice.",
    e.PutUnder: "{seat} put {count} under the deck.",
    e.RoundBegan: "Round {round} began; {downbeat} had the DOWNBEAT.",
    e.Drew: "{seat} drew {count}.",
    e.Discarded: "{seat} retired {card} from hand.",
    e.Produced: "{seat}'s venues produced {money}.",
    e.SalariesPaid: "{seat}'s salary cards paid {money}.",
    e.ResetAll: "All strummed cards were reset.",
    e.Played: "{seat} played {card}{price}.",
    e.SalaryPlayed: "{seat} played a salary card.",
    e.SentToHustle: "{seat} sent {card} to {hustle}.",
    e.SentToGig: "{seat} sent {card} to the GIG {performance}{price}.",
    e.Opened: "{seat} opened {card} for {performance}.",
    e.Rigged: "{seat} rigged {card} on {wearer}{price}.",
    e.Used: "{seat} used {card}{price}. {text}",
    e.Passed: "{seat} passed.",
    e.TurnCap: "The turn limit was reached: everybody has passed.",
    e.HustleUsed: "{seat} used {hustle}.",
    e.HustleDeclined: "{seat} declined the effect of {hustle}.",
    e.Triggered: "{card} of {seat}: {text}",
    e.OpportunityUsed: "{seat} used the OPPORTUNITY of {card}. {text}",
    e.Answered: "{seat} declined what {card} offers.",
    e.ModeChosen: "{seat} chose option {option} of {card}.",
    e.ManagerPicked: "{seat} picked {other}.",
    c.Gained: "{seat} gained {money}.",
    c.Lost: "{seat} lost {money}.",
    c.Paid: "{seat} paid {money}.",
    c.Scored: "{seat} gained {vp} VP.",
    c.VolumeMoved: "VOLUME went from {was} to {now}.",
    c.Looked: "{seat} looked at the top {count} of the deck.",
    c.Kept: "{seat} kept a card.",
    c.Fetched: "{seat} fetched {card}: {to}.",
    c.Shuffled: "{seat}'s deck was shuffled.",
    c.Recovered: "{seat} took {card} back from the retirement pile.",
    c.Peeked: "{seat} looked at the hand of {other}.",
    c.Bought: "{seat} bought {card} for {money}.",
    c.BoughtNothing: "{seat} bought nothing.",
    c.Strummed: "{card} was strummed.",
    c.Unstrummed: "{card} was reset.",
    c.Retired: "{card} went to {owner}'s retirement pile.",
    c.Bounced: "{card} went back to {owner}'s hand.",
    c.GearReturned: "{card} went under the Gear Pile.",
    c.ShuffledIn: "{card} was shuffled into {owner}'s deck.",
    c.Taken: "{seat} took over {card} from {other}.",
    c.Given: "{card} moved from {seat} to {other}.",
    c.WentBack: "{card} went back to {seat}.",
    c.Boosted: "{card} got {add} until the end of the round.",
    c.SentHome: "{card} was sent home.",
    c.GigClosed: "The GIG {performance} was closed.",
    c.GigDissolved: "The GIG {performance} was dissolved.",
    c.MadeSalary: "{seat} laid {count} from the top of the deck as salary.",
    c.TookDownbeat: "{seat} took the DOWNBEAT.",
    e.Judged: "{performance} was judged: nobody met the requirements.",
    e.JamCounted: "The JAM SESSION belonged to {seats}.",
    e.OrderPicked: "{seat} decided: {card} next.",
    e.Rewarded: "{seat} won {card} and took the reward.",
    e.TiePoint: "{seat} tied for {performance}.",
    e.Won: "{performance} left the game, won by {seat}.",
    e.DownbeatMoved: "The DOWNBEAT moved to {seat}.",
}

INSIDE: dict[type, str] = {  # for a reader who knows the cards
    e.Dealt: "{seat} was dealt {count}: {cards}.",
    e.PutUnder: "{seat} put {count} under the deck: {cards}.",
    e.Drew: "{seat} drew {count}: {cards}.",
    e.SalaryPlayed: "{seat} played {card} as a salary card.",
    c.Looked: "{seat} looked at the top {count} of the deck: {cards}.",
    c.Kept: "{seat} kept {card}.",
    c.Peeked: "{seat} looked at the hand of {other}: {cards}.",
    c.MadeSalary: "{seat} laid {count} from the top of the deck as salary: {cards}.",
}

FETCHED_TO = {"hand": "into the hand", "play": "into play", "top": "to the top of the deck"}


def sentence(event: Any, names: Names, catalogue: Catalogue) -> str:
    """An event as a sentence of the log, in the past tense."""
    if isinstance(event, e.Ended):
        return say(ENDS[event.reason])
    text = say(_template(event), **_parts(event, names, catalogue))
    return text[:1].upper() + text[1:] if "card" in event.__struct_fields__ and event.card is None else text


def _template(event: Any) -> str:
    """The sentence for this event."""
    kind = type(event)
    if kind in INSIDE and (getattr(event, "cards", None) is not None or getattr(event, "card", None) is not None):
        return INSIDE[kind]
    if isinstance(event, e.Judged):
        if event.winner is not None:
            return "{performance} was judged: {winner} won{compared}."
        if event.tied:
            return "{performance} was judged: {tied} tied{compared}."
    if isinstance(event, c.Fetched) and event.card is None:
        return "{seat} searched the deck and fetched nothing."
    if isinstance(event, e.Answered) and event.yes:
        return "{seat} said yes to {card}."
    return SENTENCES[kind]


def _parts(event: Any, names: Names, catalogue: Catalogue) -> dict[str, object]:
    """Every field of an event in words."""
    parts: dict[str, object] = {}
    fields = msgspec.structs.asdict(event)
    for field, value in fields.items():
        parts[field] = _part(field, value, names, catalogue)
    if "cash" in fields:
        parts["money"] = money(event.cash, event.cred)
        parts["price"] = say(" for {money}", money=parts["money"]) if event.cash or event.cred else ""
    if "ability" in fields:
        parts["text"] = text_of(event.card, event.ability, catalogue)
    if isinstance(event, e.Judged):
        parts["compared"] = say(" with {totals}", totals=" : ".join(map(str, event.totals))) if event.totals else ""
    return parts


def _part(field: str, value: Any, names: Names, catalogue: Catalogue) -> object:
    """One field in words."""
    if field in ("seat", "other", "owner", "downbeat", "winner"):
        return "" if value is None else names[value]
    if field in ("tied", "eligible", "seats"):
        return listed([names[seat] for seat in value])
    if field in ("card", "hustle", "performance", "wearer"):
        return say("a salary card") if value is None else card_name(value, catalogue)
    if field in ("cards", "shown"):
        return card_names(value or (), catalogue)
    if field == "count":
        return number_of(value, "card", "cards")
    if field == "to":
        return say(FETCHED_TO[value])
    if field == "option":
        return value + 1
    if field == "add":
        return listed([f"{n:+d} {name}" for n, name in zip(value, TALENT_NAMES.values(), strict=True) if n])
    return value
