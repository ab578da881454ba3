"""The table of Galaxy Rush as plain text, for the terminal, replays and playthroughs."""

from collections import Counter

from stardeck.games.galaxy_rush.cards import COLUMNS, Catalogue
from stardeck.games.galaxy_rush.view import CaptainView, GalaxyView, StackView
from stardeck.games.galaxy_rush.words import (
    achievement_entry,
    achievement_text,
    card_name,
    discovery_offer,
    orbit_entry,
    prediction_text,
    rocket_name,
)
from stardeck.kernel.text import listed, say

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
    for rocket in (0, 1):
        lines += _stack(view, rocket, names, catalogue)
    lines += _orbit_deck(view, catalogue)
    if view.seat is not None:
        lines += _hand(view.captains[view.seat].hand or (), catalogue)
    return "\n".join(lines)


def _headline(view: GalaxyView, names: Names) -> str:
    """The season and its medal: at stake, or already won."""
    for seat, captain in enumerate(view.captains):
        if view.season in captain.medals:
            template = "Season {season} of 4. The medal, worth {n}, went to {name}."
            return say(template, season=view.season, n=view.medal, name=names[seat])
    template = "Season {season} of 4. The medal is worth {n}; a tie goes to the first orbit."
    return say(template, season=view.season, n=view.medal)


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
    lines = [say("Discoveries ({deck} left in the deck):", deck=view.deck)]
    for slot, card in enumerate(view.pool):
        lines.append(f"  {slot + 1}  {discovery_offer(card, catalogue) if card is not None else '-'}")
    return lines


# ---------------------------------------------------------------------- captains


def _captain(view: GalaxyView, captain: CaptainView, name: str, acts: bool, catalogue: Catalogue) -> list[str]:
    lines = [_whereabouts(view, captain, name, acts), "    " + _journey(captain, catalogue)]
    resources = ", ".join(f"{say(resource)} {n}" for resource, n in captain.resources.items())
    expeditions = ", ".join(f"{say(kind)} {n}" for kind, n in captain.expeditions.items())
    lines.append(f"    {resources}; {expeditions}")
    if captain.heroics:
        lines.append("    " + say("Heroics: {cards}", cards=_counted(captain.heroics, catalogue)))
    if captain.discoveries:
        lines.append("    " + say("Discoveries: {cards}", cards=_counted(captain.discoveries, catalogue)))
    if captain.affordable and not view.ended:
        lines.append("    " + say("can cover Discovery {slots}", slots=_slots(captain.affordable)))
    if captain.one_short and not view.ended:
        lines.append("    " + say("one Resource short of Discovery {slots}", slots=_slots(captain.one_short)))
    return lines


def _whereabouts(view: GalaxyView, captain: CaptainView, name: str, acts: bool) -> str:
    """`> Ann (blue): column 2, orbit 1, 17 reputation as things stand`."""
    head = say(
        "{mark} {name} ({color}): column {column}, orbit {orbit}, {score} reputation",
        mark=">" if acts else " ",
        name=name,
        color=say(captain.color),
        column=captain.column,
        orbit=captain.orbit,
        score=captain.score,
    )
    return head if view.ended else head + say(" as things stand")


def _journey(captain: CaptainView, catalogue: Catalogue) -> str:
    """`15 au this season, 40 au in all; medals worth 5 and 7`."""
    text = say("{season} au this season, {all} au in all", season=captain.season_distance, all=captain.distance)
    if captain.medals:
        template = "; medal worth {worth}" if len(captain.medals) == 1 else "; medals worth {worth}"
        text += say(template, worth=listed([str(catalogue.medals[season - 1]) for season in captain.medals]))
    return text


def _slots(slots: tuple[int, ...]) -> str:
    return listed([str(slot + 1) for slot in slots])


def _counted(cards: tuple[str, ...], catalogue: Catalogue) -> str:
    """Every card once, with its number of copies."""
    return ", ".join(
        f"{n}x {card_name(card, catalogue)}" if n > 1 else card_name(card, catalogue)
        for card, n in Counter(cards).items()
    )


# ---------------------------------------------------------------------- achievements and predictions


def _achievements(view: GalaxyView, names: Names, catalogue: Catalogue) -> list[str]:
    """Each Achievement with its worth, what it counts for both, and what it would pay them now."""
    lines = [say("Achievements:")]
    for achievement in view.achievements:
        entry = achievement_entry(achievement.card, catalogue)
        standing = [
            say("{name}: {count}, pays {pays}", name=name, count=count, pays=pays)
            for name, count, pays in zip(names, achievement.counts, achievement.pays, strict=True)
        ]
        lines += [f"  {entry.name}, {achievement_text(entry)}", f"      {'; '.join(standing)}"]
    return lines


def _stack(view: GalaxyView, rocket: int, names: Names, catalogue: Catalogue) -> list[str]:
    """The predictions on a rocket from the bottom, and what the next one could earn if there will be one."""
    stack = view.stacks[rocket]
    head = say("Predictions on {rocket}", rocket=rocket_name(rocket, names, catalogue))
    if any(captain.predictions for captain in view.captains):
        head += " " + _next_token(stack)
    lines = [f"{head}:" if stack.placed else say("{head}: none", head=head)]
    for placed in stack.placed:
        text = prediction_text(placed.condition, catalogue) if placed.condition is not None else say("face down")
        earned = say(" (earned {n})", n=placed.token) if placed.token is not None else ""
        lines.append(f"  {names[placed.seat]}: {text}{earned}")
    return lines


def _next_token(stack: StackView) -> str:
    if stack.next_worst == stack.next_best:
        return say("(the next one could earn {n})", n=stack.next_best)
    return say("(the next one could earn {worst} to {best})", worst=stack.next_worst, best=stack.next_best)


def _orbit_deck(view: GalaxyView, catalogue: Catalogue) -> list[str]:
    """What the orbit deck still holds, by kind."""
    counts: Counter[str] = Counter()
    for card, n in view.unseen.items():
        entry = orbit_entry(card, catalogue)
        counts[entry.resource or entry.expedition or "heroic"] += n
    kinds = [f"{say(kind)} {n}" for kind, n in counts.items()]
    half = len(catalogue.resources)
    head = say("Still in the orbit deck ({n} cards; {gone} removed):", n=view.orbit_deck, gone=len(view.removed))
    return [head, "  " + ", ".join(kinds[:half]), "  " + ", ".join(kinds[half:])]


def _hand(hand: tuple[str, ...], catalogue: Catalogue) -> list[str]:
    if not hand:
        return []
    return [say("Your predictions:"), *(f"  {prediction_text(condition, catalogue)}" for condition in hand)]
