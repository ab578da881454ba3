"""The table of Galaxy Rush as plain text, for the terminal, replays and playthroughs."""

from collections import Counter

from stardeck.games.galaxy_rush.cards import COLUMNS, Catalogue
from stardeck.games.galaxy_rush.view import CaptainView, GalaxyView, StackView
from stardeck.games.galaxy_rush.words import (
    card_name,
    cost_text,
    discovery_entry,
    orbit_entry,
    prediction_text,
    rocket_name,
)
from stardeck.kernel.text import say

WIDTH = 27
Names = tuple[str, ...]


def picture(view: GalaxyView, names: Names, catalogue: Catalogue) -> str:
    """The track and the pool first, then both captains, the Achievements, the predictions, your own hand last."""
    lines = [_headline(view, names)]
    lines += _track(view, catalogue)
    lines += _pool(view, catalogue)
    for seat, captain in enumerate(view.captains):
        lines += _captain(view, captain, names[seat], seat in view.waiting, catalogue)
    lines += _achievements(view, names, catalogue)
    for rocket, stack in enumerate(view.stacks):
        lines += _stack(stack, rocket_name(rocket, names, catalogue), names, catalogue)
    lines.append(_unseen(view, catalogue))
    if view.seat is not None:
        lines += _hand(view.captains[view.seat].hand or (), catalogue)
    return "\n".join(lines)


def _headline(view: GalaxyView, names: Names) -> str:
    blue, orange = view.captains
    return say(
        "Season {season} of 4   Medal {medal}: {blue} {b} au, {orange} {o} au (a tie goes to the first orbit)",
        season=view.season,
        medal=view.medal,
        blue=names[0],
        b=blue.season_distance,
        orange=names[1],
        o=orange.season_distance,
    )


# ---------------------------------------------------------------------- the middle of the table


def _track(view: GalaxyView, catalogue: Catalogue) -> list[str]:
    """One line per column: both cards, and the rockets where they stand."""
    lines = [f"     {say('orbit 1'):<{WIDTH}}{say('orbit 2')}"]
    for column in range(COLUMNS + 1):
        cells = [_cell(view, column, orbit, catalogue) for orbit in (1, 2)]
        lines.append(f"  {column}  {cells[0]:<{WIDTH}}{cells[1]}".rstrip())
    return lines


def _cell(view: GalaxyView, column: int, orbit: int, catalogue: Catalogue) -> str:
    rockets = [f"<{captain.color}>" for captain in view.captains if (captain.column, captain.orbit) == (column, orbit)]
    card = view.track[2 * column + orbit - 3] if column else None
    if card is not None:
        entry = orbit_entry(card, catalogue)
        what = say("Heroic {n},", n=entry.reputation) if entry.kind == "heroic" else entry.name
        return say("{card} {au} au", card=what, au=entry.distance)
    return rockets[0] if rockets else "-"


def _pool(view: GalaxyView, catalogue: Catalogue) -> list[str]:
    lines = [
        say(
            "Discoveries ({deck} left in the deck; orbit deck {orbit}, removed {removed}):",
            deck=view.deck,
            orbit=view.orbit_deck,
            removed=len(view.removed),
        )
    ]
    for slot, card in enumerate(view.pool):
        lines.append(f"  {slot + 1}  {_discovery(card, catalogue) if card is not None else '-'}")
    return lines


def _discovery(card: str, catalogue: Catalogue) -> str:
    gives = discovery_entry(card, catalogue).gives
    gift = say(", gives 1 {resource}", resource=say(gives)) if gives else ""
    return say("{card} for {cost}{gift}", card=card_name(card, catalogue), cost=cost_text(card, catalogue), gift=gift)


# ---------------------------------------------------------------------- captains


def _captain(view: GalaxyView, captain: CaptainView, name: str, acts: bool, catalogue: Catalogue) -> list[str]:
    resources = ", ".join(f"{say(resource)} {n}" for resource, n in captain.resources.items())
    expeditions = ", ".join(f"{say(kind)} {n}" for kind, n in captain.expeditions.items())
    head = say(
        "{mark} {name} ({color}): column {column}, orbit {orbit}, {score} reputation so far, {au} au",
        mark=">" if acts else " ",
        name=name,
        color=say(captain.color),
        column=captain.column,
        orbit=captain.orbit,
        score=captain.score,
        au=captain.distance,
    )
    lines = [head, f"    {resources}; {expeditions}"]
    if captain.heroics:
        lines.append("    " + say("Heroics: {cards}", cards=_counted(captain.heroics, catalogue)))
    if captain.discoveries:
        lines.append("    " + say("Discoveries: {cards}", cards=_counted(captain.discoveries, catalogue)))
    if captain.medals:
        lines.append("    " + say("Medals of season {seasons}", seasons=", ".join(map(str, captain.medals))))
    if captain.affordable and not view.ended:
        slots = ", ".join(str(slot + 1) for slot in captain.affordable)
        lines.append("    " + say("can cover Discovery {slots}", slots=slots))
    return lines


def _counted(cards: tuple[str, ...], catalogue: Catalogue) -> str:
    """Every card once, with its number of copies."""
    return ", ".join(
        f"{n}x {card_name(card, catalogue)}" if n > 1 else card_name(card, catalogue)
        for card, n in Counter(cards).items()
    )


# ---------------------------------------------------------------------- achievements and predictions


def _achievements(view: GalaxyView, names: Names, catalogue: Catalogue) -> list[str]:
    """Each Achievement with what it counts for both, and what it would pay them now."""
    lines = [say("Achievements:")]
    for achievement in view.achievements:
        entry = catalogue.file.achievement[catalogue.achievements.index(achievement.card)]
        standing = [
            say("{name} {count}, pays {pays}", name=name, count=count, pays=pays)
            for name, count, pays in zip(names, achievement.counts, achievement.pays, strict=True)
        ]
        lines.append(f"  {entry.name}: {say(entry.text)} ({'; '.join(standing)})")
    return lines


def _stack(stack: StackView, rocket: str, names: Names, catalogue: Catalogue) -> list[str]:
    """The predictions on a rocket from the bottom, and what the next one could earn."""
    if stack.placed and stack.placed[0].token is not None:
        lines = [say("Predictions on {rocket}:", rocket=rocket)]
    else:
        lines = [
            say(
                "Predictions on {rocket} (the next one could earn {worst} to {best}):",
                rocket=rocket,
                worst=stack.next_worst,
                best=stack.next_best,
            )
        ]
    for placed in stack.placed:
        text = prediction_text(placed.condition, catalogue) if placed.condition is not None else say("face down")
        earned = say(" (earned {n})", n=placed.token) if placed.token is not None else ""
        lines.append(f"  {names[placed.seat]}: {text}{earned}")
    return lines


def _unseen(view: GalaxyView, catalogue: Catalogue) -> str:
    """What the orbit deck still holds, by kind."""
    counts: Counter[str] = Counter()
    for card, n in view.unseen.items():
        entry = orbit_entry(card, catalogue)
        counts[entry.resource or entry.expedition or "heroic"] += n
    return say("Still in the orbit deck: {kinds}", kinds=", ".join(f"{say(kind)} {n}" for kind, n in counts.items()))


def _hand(hand: tuple[str, ...], catalogue: Catalogue) -> list[str]:
    if not hand:
        return []
    return [say("Your predictions:"), *(f"  {prediction_text(condition, catalogue)}" for condition in hand)]
