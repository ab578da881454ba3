"""The table of Rock & Roll Brouhaha as plain text, for the terminal, replays and playthroughs."""

from stardeck.games.brouhaha.cards import Catalogue
from stardeck.games.brouhaha.sentences import sentence_of
from stardeck.games.brouhaha.view import BrouhahaView, CardView, GigView, ManagerView
from stardeck.games.brouhaha.words import card_name, card_names, money, text_of
from stardeck.kernel.text import listed, number_of, say

SHORT = ("St", "Mo", "Ti", "Ha", "Rh")


def picture(view: BrouhahaView, names: tuple[str, ...], catalogue: Catalogue) -> str:
    """Markers, stage, HUSTLES and shop first, then every manager, your own hand last."""
    lines = [_headline(view, names, catalogue)]
    lines += [line for gig in view.gigs for line in _gig(gig, view, names, catalogue)]
    lines.append(_hustles(view, catalogue))
    lines.append(_shop(view, catalogue))
    for seat in range(view.seats):
        lines += _manager(view, seat, names, catalogue)
    if view.won:
        won = [say("{card} ({who})", card=card_name(card, catalogue), who=names[seat]) for seat, card in view.won]
        lines.append(say("Won: {cards}", cards=listed(won)))
    for i, item in enumerate(view.items):
        text = say("reward") if item.ability is None else text_of(item.card, item.ability, catalogue)
        lines.append(say("  waiting {n}: {card}: {text}", n=i + 1, card=card_name(item.card, catalogue), text=text))
    if view.seat is not None:
        lines += _hand(view, view.managers[view.seat], catalogue)
    return "\n".join(lines)


def _headline(view: BrouhahaView, names: tuple[str, ...], catalogue: Catalogue) -> str:
    marks = [
        say("{card} {compare} {n}", card=card_name(mark.card, catalogue), compare=mark.compare, n=mark.volume)
        for mark in view.thresholds
    ]
    return say(
        "Round {round}   VOLUME {volume}{marks}   DOWNBEAT: {downbeat}   passes in a row: {passes}",
        round=view.round,
        volume=view.volume,
        marks=say(" (watched by {marks})", marks=", ".join(marks)) if marks else "",
        downbeat=names[view.downbeat],
        passes=view.passes,
    )


def _gig(gig: GigView, view: BrouhahaView, names: tuple[str, ...], catalogue: Catalogue) -> list[str]:
    """A performance, its venue, the bands there and who would win."""
    lines = [f"[{gig.list}] {card_name(gig.performance, catalogue)} {_stage(gig, catalogue)}"]
    lines.append("    " + sentence_of(catalogue.entry(gig.performance)))
    for band in gig.bands:
        mine = [card for card in gig.musicians if any(c.card == card for c in view.managers[band.seat].play)]
        lines.append(
            say(
                "    {who}: {cards}; {talents}; REQ {met}, total {total}",
                who=names[band.seat],
                cards=card_names(tuple(mine), catalogue),
                talents=_numbers(band.talents),
                met=say("met") if band.eligible else say("not met"),
                total=band.total,
            )
        )
    if gig.forecast:
        parts = [_forecast(one.volume, one.winner, one.tied, names) for one in gig.forecast]
        lines.append("    " + say("if judged at VOLUME {parts}", parts=", ".join(parts)))
    for cost in gig.expenses:
        price = money(cost.cash, cost.cred)
        lines.append("    " + say("{card} would pay {money}", card=card_name(cost.card, catalogue), money=price))
    return lines


def _stage(gig: GigView, catalogue: Catalogue) -> str:
    """Where the performance is given, or whether it still can be this round."""
    if not gig.venue:
        return say("(no venue any more this round)") if gig.opened else say("(waits for a venue)")
    venue = card_name(gig.venue, catalogue)
    return say("at {venue} (closed)", venue=venue) if gig.closed else say("at {venue}", venue=venue)


def _forecast(volume: int, winner: int | None, tied: tuple[int, ...], names: tuple[str, ...]) -> str:
    who = (
        names[winner]
        if winner is not None
        else listed([names[s] for s in tied]) + say(" tied")
        if tied
        else say("nobody")
    )
    return say("{volume}: {who}", volume=volume, who=who)


def _hustles(view: BrouhahaView, catalogue: Catalogue) -> str:
    parts = []
    for hustle in view.hustles:
        state = say("free")
        if hustle.units:
            state = card_names(hustle.units, catalogue)
        elif hustle.taken:
            state = say("taken")
        parts.append(say("{name} ({state})", name=card_name(hustle.hustle, catalogue), state=state))
    return say("HUSTLES: {parts}", parts=", ".join(parts))


def _shop(view: BrouhahaView, catalogue: Catalogue) -> str:
    gear = [say("{card} {money}", card=card_name(g.card, catalogue), money=money(g.cash, g.cred)) for g in view.shop]
    return say("MUSIC SHOP: {gear}; {n} in the pile", gear=", ".join(gear) or say("empty"), n=view.gear_pile)


def _manager(view: BrouhahaView, seat: int, names: tuple[str, ...], catalogue: Catalogue) -> list[str]:
    """Numbers in one line, then every card in play."""
    manager = view.managers[seat]
    marks = [say("venue played")] if manager.played_venue else []
    marks += [say("salary played")] if manager.played_salary else []
    marks += [say("thinking")] if manager.thinking else []
    lines = [
        say(
            "{mark} {name} ({deck}): {vp} VP, {money}; {hand} in hand, {cards} in the deck, {salaries}{marks}",
            mark=">" if seat == view.active else " ",
            name=names[seat],
            deck=manager.deck_name,
            vp=manager.vp,
            money=say("${cash} and {cred} cred", cash=manager.cash, cred=manager.cred),
            hand=number_of(manager.hand_size, "card", "cards"),
            cards=view.decks[manager.deck].size,
            salaries=number_of(len(manager.salaries), "salary card", "salary cards"),
            marks="".join(f"; {mark}" for mark in marks),
        )
    ]
    lines += ["    " + _card(card, catalogue) for card in manager.play]
    faces = tuple(card for card in manager.salaries if card is not None)
    if faces:
        lines.append("    " + say("salary cards you know: {cards}", cards=card_names(faces, catalogue)))
    if manager.known:
        lines.append("    " + say("surely in hand: {cards}", cards=card_names(manager.known, catalogue)))
    if manager.pile:
        lines.append("    " + say("retired: {cards}", cards=card_names(manager.pile, catalogue)))
    for known in view.decks[manager.deck].known:
        name = card_name(known.card, catalogue)
        lines.append("    " + say("in the deck at place {n}: {card}", n=known.place + 1, card=name))
    return lines


def _card(card: CardView, catalogue: Catalogue) -> str:
    """A card in play with its state."""
    parts = [card_name(card.card, catalogue)]
    if card.talents:
        parts.append(_numbers(card.talents))
    if card.reasons:
        why = [
            f"{card_name(r.card, catalogue) if r.card else say('boost')} {_numbers(r.add, '+')}" for r in card.reasons
        ]
        parts.append(f"({', '.join(why)})")
    parts.append(say("strummed") if card.strummed else say("ready"))
    where = card.place.partition(":")[2]
    if where:
        parts.append(say("at {place}", place=card_name(where, catalogue)))
    elif card.assigned:
        parts.append(say("assigned this round"))
    if card.wearer:
        parts.append(say("on {who}", who=card_name(card.wearer, catalogue)))
    return " ".join(parts)


def _numbers(numbers: tuple[int, ...], sign: str = "") -> str:
    """`St 2 Ha 1`."""
    parts = [f"{name} {n:+d}" if sign else f"{name} {n}" for name, n in zip(SHORT, numbers, strict=True) if n]
    return " ".join(parts) or say("no talent")


def _hand(view: BrouhahaView, mine: ManagerView, catalogue: Catalogue) -> list[str]:
    """The own hand with what every card does, and what is left in the own deck."""
    lines = [say("Your hand:") if mine.hand else say("Your hand: no card")]
    lines += [f"    {card_name(card, catalogue)}: {sentence_of(catalogue.entry(card))}" for card in mine.hand or ()]
    cards = view.decks[mine.deck].cards
    if cards is not None:
        lines.append(say("Left in your deck: {cards}", cards=card_names(cards, catalogue)))
    if view.showing:
        lines.append(say("You look at: {cards}", cards=card_names(view.showing, catalogue)))
    if view.picked:
        lines.append(say("Picked so far: {cards}", cards=card_names(view.picked, catalogue)))
    return lines
