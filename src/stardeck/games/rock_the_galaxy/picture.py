"""The table of Rock the Galaxy as plain text, for the terminal, replays and playthroughs."""

from collections import Counter

from stardeck.games.rock_the_galaxy.cards import Catalogue
from stardeck.games.rock_the_galaxy.view import BandView, RockView
from stardeck.games.rock_the_galaxy.words import band_name, card_name, theme_name
from stardeck.kernel.text import listed, number_of, say


def picture(view: RockView, names: tuple[str, ...], catalogue: Catalogue) -> str:
    """Supply and piles first, then every band, your own hand last."""
    lines = [_headline(view), _supply(view)]
    for seat, band in enumerate(view.bands):
        mark = ">" if seat == view.active else " "
        lines.append(f"{mark} {_band(band, names[seat], seat == view.mic, catalogue)}")
        if band.known and band.hand is None:
            lines.append("    " + say("you know of: {cards}", cards=_counted(band.known, catalogue)))
        if band.hand is not None and seat != view.seat:
            lines.append("    " + _counted(band.hand, catalogue))
    if view.in_play:
        lines.append(say("In play: {cards}", cards=_counted(view.in_play, catalogue)))
    if view.laying is not None:
        theme = theme_name(view.laying.theme, catalogue)
        lines.append(
            say("Set of {theme}: {n} so far", theme=theme, n=number_of(view.laying.symbols, "symbol", "symbols"))
        )
    if view.seat is not None:
        hand = view.bands[view.seat].hand or ()
        lines.append(say("Your hand: {cards}", cards=_counted(hand, catalogue) or say("no card")))
    if view.picks:
        lines.append(say("Picked so far: {cards}", cards=_counted(view.picks, catalogue)))
    return "\n".join(lines)


def _headline(view: RockView) -> str:
    if view.turns_left is not None:
        return say(
            "Round {n}, the final round ({turns} left)", n=view.round, turns=number_of(view.turns_left, "turn", "turns")
        )
    return say("Round {n}", n=view.round)


def _supply(view: RockView) -> str:
    singles = listed([f"{n} {color}" for color, n in view.singles.items()])
    return say(
        "Supply: {fans}, singles {singles}   Deck: {deck}   Discards: {discards}",
        fans=number_of(view.fans, "fan", "fans"),
        singles=singles,
        deck=view.deck,
        discards=len(view.discards),
    )


def _band(band: BandView, name: str, mic: bool, catalogue: Catalogue) -> str:
    colour = f" ({band.color})" if band.color else ""
    return say(
        "{name}, {band}{colour}{mic}: {score} points = {singles} and {fans}; {cards} in hand",
        name=name,
        band=band_name(band.band, catalogue),
        colour=colour,
        mic=say(", mic") if mic else "",
        score=band.score,
        singles=number_of(band.singles, "single", "singles"),
        fans=number_of(band.fans, "fan", "fans"),
        cards=number_of(band.cards, "card", "cards"),
    )


def _counted(cards: tuple[str, ...], catalogue: Catalogue) -> str:
    """Every type once, with its number of copies."""
    return ", ".join(
        f"{n}x {card_name(card, catalogue)}" if n > 1 else card_name(card, catalogue)
        for card, n in Counter(cards).items()
    )
