"""The answers of a balance report in one sentence each, as far as the figures carry them."""

from math import ceil, inf

from stardeck.games import game
from stardeck.kernel import BadOptions, listed, number_of, read_options, say
from stardeck.lab.balance import Advantage, Balance
from stardeck.lab.cardstats import FEWEST
from stardeck.lab.confidence import LEVEL

RUNGS = 2  # of a whole ladder
SHOWN = 3  # names of cards with one mark
MARKS = {
    "dominant": ("dominant card", "dominant cards"),
    "weak": ("weak card", "weak cards"),
    "dead": ("dead card", "dead cards"),
}


def fair(found: Balance) -> str:
    """Who wins more or less often than is fair, beyond doubt."""
    if found.setup.seats == 1:
        return say("Played alone: {w:.1f} % of games are won.", w=100 * found.seats[0].wins.share)
    all_of_them = contenders(found)
    told = [
        say("{who} wins {w:.1f} % (fair: {f:.1f} %)", who=who, w=100 * one.wins.share, f=100 * one.fair)
        for who, one in all_of_them
        if one.chance is not None and one.chance < LEVEL
    ]
    if told:
        others = "" if len(told) == len(all_of_them) else " " + say("Nobody else is off beyond doubt.")
        return say("No: {who}.", who=listed(told)) + others
    told = [say("No advantage is found: nobody is further from the fair share than chance alone may bring.")]
    if missed := sum(not one.wins.low <= one.fair <= one.wins.high for _, one in all_of_them):
        intervals = number_of(missed, "interval misses", "intervals miss")
        told.append(say("({missed} it, as happens when {n} are looked at.)", missed=intervals, n=len(all_of_them)))
    return " ".join(told)


def contenders(found: Balance) -> list[tuple[str, Advantage]]:
    """Seats and sides with what they are called; sides that are nothing but seats are not told twice."""
    seats = [(say("seat {name}", name=seat_name(found, one)), one) for one in found.seats]
    return seats + [(one.name, one) for one in sides_apart(found)]


def seat_name(found: Balance, seat: Advantage) -> str:
    """`1`, or `1 (Chill)` where the seat always plays that side."""
    if not found.bound:
        return seat.name
    called = {side.word: side.name for side in found.sides}
    return f"{seat.name} ({called[found.bound[int(seat.name) - 1]]})"


def sides_apart(found: Balance) -> tuple[Advantage, ...]:
    """Sides that are not simply a seat under another name."""
    return () if len(set(found.bound)) == found.setup.seats else found.sides


def bound(found: Balance) -> str:
    """That seats and sides cannot be told apart, and what can be done; "" if they can."""
    if not found.bound:
        return ""
    told = say(
        "Every seat played the same side in all these games, so there is no telling whether it is the seat or the side "
        "that wins."
    )
    if not other_places(found):
        return told
    way = say("Option {option} lets them change places:", option=game(found.setup.game).side_option)
    return f"{told} {way}"


def other_places(found: Balance) -> str:
    """The command that plays the same deals with the sides on other seats; "" if there is none or no need of it."""
    chosen, setup = game(found.setup.game), found.setup
    if not (found.bound and chosen.side_option):
        return ""
    here, there = ", ".join(found.bound), ", ".join(turned(found.bound))
    try:
        read_options(chosen.options, setup.seats, {**setup.options, chosen.side_option: there}, {})
    except BadOptions:
        return ""
    sides = f'--a "{chosen.side_option}={here}" --b "{chosen.side_option}={there}"'
    return f"stardeck compare {setup.game} --players {setup.seats} --bots {','.join(setup.bots)} {sides}"


def turned(sides: tuple[str, ...]) -> tuple[str, ...]:
    """Every side one seat further."""
    return sides[1:] + sides[:1]


def partial(found: Balance) -> str:
    """That there are fewer games than were asked for; "" if there are not."""
    if found.played >= found.asked:
        return ""
    return say(
        "Partial: {n} of {all} games. The run was stopped, or win rates were known to within the precision asked for.",
        n=found.played,
        all=found.asked,
    )


def skill(found: Balance) -> str:
    """How often the better one wins."""
    rungs = [rung for rung in found.ladder if rung.wins.low > rung.fair]
    if not found.ladder:
        return no_ladder(found)
    if not rungs:
        return say("Hardly: the better bot does not clearly win more often.")
    told = [
        say("{better} among {lesser} wins {w:.1f} %", better=rung.better, lesser=rung.lesser, w=100 * rung.wins.share)
        for rung in rungs
    ]
    return say("Yes: {what} (chance: {f:.0f} %).", what=listed(told), f=100 * rungs[0].fair)


def stopped_climbing(found: Balance) -> str:
    """That the ladder is not whole; "" if it is."""
    if not 0 < len(found.ladder) < RUNGS:
        return ""
    return say("The ladder was stopped before its end. Go on with --resume.")


def no_ladder(found: Balance) -> str:
    """Why nothing is known about skill."""
    if found.setup.seats == 1:
        return say("Left out: who plays alone meets nobody better.")
    if found.climbed:
        return say("Left out: it was stopped before its first step was done. Go on with --resume.")
    if found.played < found.asked:
        return say("Left out: the run was stopped before, or --no-ladder was given.")
    return say("Left out, as asked for (--no-ladder).")


def close(found: Balance) -> str:
    """When it is settled, and by how much."""
    late = sum(part > 0.75 for part in found.settled_at) / max(1, len(found.settled_at))
    early = sum(part < 0.25 for part in found.settled_at) / max(1, len(found.settled_at))
    told = say(
        "{late:.0f} % of games are settled in their last quarter, {early:.0f} % in their first; the lead (as bots "
        "judge it) changes {n:.1f} times.",
        late=100 * late,
        early=100 * early,
        n=found.leads.mean,
    )
    if not counts_points(found):
        return told
    return told + " " + say("The winner ends {m:.1f} points ahead.", m=found.margin.mean)


def counts_points(found: Balance) -> bool:
    """In some games the score only says who has won."""
    return max(found.totals, default=0.0) > 1.0


def length(found: Balance) -> str:
    """How much there is to decide."""
    return say(
        "{all:.0f} decisions, {free:.0f} of them with a choice, then between {n:.1f} on the average.",
        all=found.decisions.mean,
        free=found.free.mean,
        n=found.choices.mean,
    )


def cards(found: Balance) -> str:
    """How many stand out, and which most; and whether there were enough games to say so."""
    judged = sum(card.difference is not None for card in found.cards)
    told = [standing_out(found, mark, *words) for mark, words in MARKS.items() if any_marked(found, mark)]
    if told:
        said = say("{what} of {n}.", what=listed(told), n=len(found.cards))
    elif judged == len(found.cards):
        said = say("None stands out.")
    else:
        said = say("None of the {n} that can be judged stands out.", n=judged) if judged else ""
    return " ".join(filter(None, (said, too_few(found, judged))))


def any_marked(found: Balance, mark: str) -> bool:
    """Whether a card has this mark."""
    return any(card.mark == mark for card in found.cards)


def standing_out(found: Balance, mark: str, one: str, many: str) -> str:
    """`2 dominant cards (Power Chord, Sound Check)`."""
    names = [card.name for card in found.cards if card.mark == mark]
    more = "" if len(names) <= SHOWN else "; …"
    return f"{number_of(len(names), one, many)} ({'; '.join(names[:SHOWN])}{more})"


def too_few(found: Balance, judged: int) -> str:
    """That most cards cannot be judged, and how many games it takes; "" if they can."""
    if 2 * judged >= len(found.cards):
        return ""
    told = say("Too few games to judge more than {n} of {all} cards", n=judged, all=len(found.cards))
    aim = games_for_half(found)
    return (
        f"{told}." if aim is None else say("{told}: for half of them it takes about {aim} games.", told=told, aim=aim)
    )


def games_for_half(found: Balance) -> int | None:
    """After how many games half of the cards can be judged; None: there is no telling."""
    needed = sorted(found.games * FEWEST / card.scarce if card.scarce else inf for card in found.cards)
    half = max(FEWEST, needed[(len(needed) - 1) // 2])
    return None if half == inf else ceil(half / 10) * 10
