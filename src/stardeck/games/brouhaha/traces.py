"""What the exhaustive runner notes of a game: cards used, effects done, ends."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from stardeck.games.brouhaha.card_events import Bought
from stardeck.games.brouhaha.cards import Catalogue
from stardeck.games.brouhaha.events import (
    Ended,
    HustleUsed,
    JamCounted,
    OpportunityUsed,
    Played,
    Rewarded,
    SentToHustle,
    Triggered,
    Used,
)
from stardeck.games.brouhaha.schema import CardEntry
from stardeck.kernel.sealed import Event


def traces(event: Event, words: Mapping[str, tuple[str, ...]]) -> Iterable[str]:
    """What an event shows; `words` are the effects of each part of each card."""
    match event:
        case Played(card=card):
            yield f"card:{_plain(card)}"
            yield from words.get(f"{_plain(card)}#play", ())
        case Bought(card=card) | Rewarded(card=card):
            yield f"card:{_plain(card)}"
            yield from words.get(f"{_plain(card)}#reward", ())
        case HustleUsed(hustle=hustle, unit=unit):
            yield from words.get(f"{hustle}#{unit}", ())
        case SentToHustle(hustle=hustle):
            yield f"card:{hustle}"
        case Used(card=card, ability=k) | Triggered(card=card, ability=k) | OpportunityUsed(card=card, ability=k):
            yield from words.get(f"{_plain(card)}#{k}", ())
        case JamCounted():
            yield "effect:jam"
        case Ended(reason=reason):
            yield f"end:{reason}"


def _plain(card: str) -> str:
    """The id without the seat."""
    return card.partition("@")[0]


@cache
def effect_words(catalogue: Catalogue) -> Mapping[str, tuple[str, ...]]:
    """The effects that each part of each card names: `c_noise_complaint#0`, `h_practice#musician`."""
    return {key: effects for entry in catalogue.file.card for key, effects in _effects(entry).items()}


def _effects(entry: CardEntry) -> dict[str, tuple[str, ...]]:
    found = {f"{entry.id}#{i}": _named(ability.get("do", [])) for i, ability in enumerate(entry.ability)}
    found[f"{entry.id}#play"] = tuple(
        word for ability in entry.ability if ability["on"] == "play" for word in _named(ability["do"])
    )
    found[f"{entry.id}#reward"] = _named(entry.reward or ())
    found[f"{entry.id}#musician"] = _named(entry.as_musician or ())
    found[f"{entry.id}#personnel"] = _named(entry.as_personnel or ())
    return found


def _named(ops: Iterable[dict[str, Any]]) -> tuple[str, ...]:
    """The words of a list of effects and of the lists in it."""
    found: list[str] = []
    for op in ops:
        inner = [*op.get("do", ()), *op.get("else", ()), *[o for option in op.get("options", ()) for o in option]]
        found += [f"effect:{op['op']}", *_named(inner)]
    return tuple(found)
