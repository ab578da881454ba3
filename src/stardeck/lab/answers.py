"""The answers of a balance report in one sentence each, as far as the figures carry them."""

from collections.abc import Sequence

from stardeck.kernel import listed, number_of, say
from stardeck.lab.balance import Advantage, Balance


def fair(found: Balance) -> str:
    """Who wins more or less often than is fair, beyond doubt."""
    if found.setup.seats == 1:
        return say("Played alone: {w:.1f} % of games are won.", w=100 * found.seats[0].wins.share)
    told = [*unfair(found.seats, say("seat {name}")), *unfair(found.sides, "{name}")]
    if told:
        return say("No: {who}. Every other interval holds the fair share.", who=listed(told))
    return say("No advantage is found: every interval holds the fair share.")


def unfair(found: Sequence[Advantage], called: str) -> list[str]:
    """Those whose interval does not hold the fair share."""
    told = []
    for one in found:
        if not one.wins.low <= one.fair <= one.wins.high:
            who = called.format(name=one.name.replace("_", " "))
            told.append(
                say("{who} wins {w:.1f} % (fair: {f:.1f} %)", who=who, w=100 * one.wins.share, f=100 * one.fair)
            )
    return told


def skill(found: Balance) -> str:
    """How often the better one wins."""
    rungs = [rung for rung in found.ladder if rung.wins.low > rung.fair]
    if not found.ladder:
        return ""
    if not rungs:
        return say("Hardly: the better bot does not clearly win more often.")
    told = [
        say("{better} among {lesser} wins {w:.1f} %", better=rung.better, lesser=rung.lesser, w=100 * rung.wins.share)
        for rung in rungs
    ]
    return say("Yes: {what} (chance: {f:.0f} %).", what=listed(told), f=100 * rungs[0].fair)


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
    """How many stand out, and which most."""
    told = []
    for mark, some, many in (
        ("dominant", say("dominant card"), say("dominant cards")),
        ("weak", say("weak card"), say("weak cards")),
        ("dead", say("dead card"), say("dead cards")),
    ):
        names = [card.name for card in found.cards if card.mark == mark]
        if names:
            more = "" if len(names) <= 3 else ", …"
            told.append(f"{number_of(len(names), some, many)} ({', '.join(names[:3])}{more})")
    if not told:
        return say("None stands out.")
    return say("{what} of {n}.", what=listed(told), n=len(found.cards))
