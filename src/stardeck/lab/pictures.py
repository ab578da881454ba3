"""The pictures of a report: drawn by matplotlib as SVG with real text, without colours as the only signal."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Any

from stardeck.kernel import say
from stardeck.kernel.extras import from_extra
from stardeck.lab.balance import Advantage, Rung, Spread
from stardeck.lab.cardstats import CardFigures
from stardeck.lab.confidence import Share

with from_extra("lab"):
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

INK, SOFT, BLUE, ORANGE, GREEN = "#1d1836", "#8a84a8", "#0072b2", "#d55e00", "#009e73"
WIDTH = 4.6  # inches: still readable on a phone
LONGEST = 26  # letters of a name beside a picture
BARS = 41  # at most, of whole numbers
PARTS = 24  # bars of other numbers
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "stardeck",  # the same figures give the same file
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
}


def drawn(height: float, draw: Any) -> str:
    """One picture as SVG to be put into a page; its ink is that of the page, light or dark."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.add_subplot())
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return text.getvalue()[text.getvalue().index("<svg") :].replace(INK, "currentColor")


def advantage_picture(found: Sequence[Advantage], names: Sequence[str]) -> str:
    """Win rates with their intervals beside the fair one."""

    def draw(axes: Any) -> None:
        intervals(axes, [shortened(name) for name in names], [one.wins for one in found])
        axes.axvline(100 * found[0].fair, color=INK, linestyle="--", linewidth=1)
        axes.set_xlabel(say("% of games won"))

    return drawn(1.0 + 0.42 * len(found), draw)


def intervals(axes: Any, names: Sequence[str], shares: Sequence[Share]) -> None:
    """One point with a bar per name, the first on top."""
    places = list(range(len(names)))[::-1]
    middle = [100 * one.share for one in shares]
    down = [100 * (one.share - one.low) for one in shares]
    up = [100 * (one.high - one.share) for one in shares]
    axes.errorbar(middle, places, xerr=[down, up], fmt="o", color=BLUE, capsize=4, markersize=6)
    for place, value in zip(places, middle, strict=True):
        axes.annotate(
            f"{value:.1f}", (value, place), textcoords="offset points", xytext=(0, 8), ha="center", fontsize=9
        )
    axes.set_yticks(places, names)
    axes.set_ylim(-0.6, len(names) - 0.3)


def are_whole(numbers: Iterable[float]) -> bool:
    """Whether all of them are whole numbers."""
    return all(float(value).is_integer() for value in numbers)


def edges_of(numbers: list[float]) -> list[float] | int:
    """Where bars begin and end; each holds equally many whole numbers, or some would stand out for that alone."""
    if not are_whole(numbers):
        return PARTS
    least, most = int(min(numbers)), int(max(numbers))
    width = -(-(most - least + 1) // BARS)
    return [edge - 0.5 for edge in range(least, most + width + 1, width)]


def histogram(values: Iterable[float], label: str) -> str:
    """How often what."""
    numbers = list(values)

    def draw(axes: Any) -> None:
        tallest = axes.hist(numbers, bins=edges_of(numbers), color=BLUE, rwidth=0.94)[0].max()
        axes.set_ylim(0, 1.18 * tallest)
        middle = sum(numbers) / len(numbers)
        axes.axvline(middle, color=ORANGE, linewidth=1.5)
        axes.annotate(
            say("mean {m:.3g}", m=middle), (middle, 1), xycoords=("data", "axes fraction"), xytext=(4, -2),
            textcoords="offset points", va="top", color=ORANGE, fontsize=10,
        )  # fmt: skip
        axes.set_xlabel(label)
        axes.xaxis.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10], integer=are_whole(numbers)))
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)

    return drawn(2.3, draw)


def bars(found: dict[str, Share]) -> str:
    """Shares as bars."""

    def draw(axes: Any) -> None:
        names = list(found)[::-1]
        values = [100 * found[name].share for name in names]
        axes.barh([name.replace("_", " ") for name in names], values, color=GREEN)
        for i, value in enumerate(values):
            axes.annotate(f"{value:.1f} %", (value, i), textcoords="offset points", xytext=(4, 0), va="center")
        axes.set_xlim(0, 118)
        axes.set_xlabel(say("% of games"))

    return drawn(0.9 + 0.4 * len(found), draw)


def row_picture(rows: dict[str, Spread], winners: dict[str, Spread]) -> str:
    """Points by row of the score sheet, of everybody and of winners."""

    def draw(axes: Any) -> None:
        names = list(rows)[::-1]
        for place, name in enumerate(names):
            box(axes, place + 0.19, rows[name], BLUE, "")
            if name in winners:
                box(axes, place - 0.19, winners[name], ORANGE, "//")
        axes.set_yticks(range(len(names)), names)
        axes.set_xlabel(say("points of a player"))
        for colour, hatch, what in ((BLUE, "", say("everybody")), (ORANGE, "//", say("winners"))):
            axes.barh(0, 0, color=colour, alpha=0.55, hatch=hatch, label=what)
        axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=2)

    return drawn(1.2 + 0.5 * len(rows), draw)


def box(axes: Any, place: float, spread: Spread, colour: str, hatch: str) -> None:
    """Nine of ten as a line, the middle half as a box, the mean as a dot."""
    low, first, _, third, high = spread.parts
    axes.plot([low, high], [place, place], color=colour, linewidth=1.5)
    axes.barh(place, third - first, 0.3, left=first, color=colour, alpha=0.55, hatch=hatch)
    axes.plot([spread.mean], [place], "o", color=INK, markersize=4)


def ladder_picture(ladder: Sequence[Rung]) -> str:
    """How much better play is rewarded."""

    def draw(axes: Any) -> None:
        names = [say("{better}\namong {lesser}", better=rung.better, lesser=rung.lesser) for rung in ladder]
        intervals(axes, names, [rung.wins for rung in ladder])
        axes.axvline(100 * ladder[0].fair, color=INK, linestyle="--", linewidth=1)
        axes.set_xlabel(say("% of games won"))
        axes.set_xlim(0, 106)

    return drawn(1.0 + 0.45 * len(ladder), draw)


def span_of(cards: Sequence[CardFigures]) -> tuple[float, float]:
    """The percent points that all intervals need, and 0 among them."""
    ends = [0.0, *(100 * end for card in cards for end in (card.low or 0.0, card.high or 0.0))]
    return min(ends) - 1, max(ends) + 1


def card_picture(cards: Sequence[CardFigures], names: Mapping[str, str], span: tuple[float, float]) -> str:
    """Cards by what they do to the win rate, best on top; all pictures span the same percent points."""

    def draw(axes: Any) -> None:
        rows = sorted(cards, key=lambda card: card.difference or 0.0)
        colours = {"dominant": ORANGE, "weak": BLUE, "dead": SOFT, "": SOFT}
        for place, card in enumerate(rows):
            middle = 100 * (card.difference or 0.0)
            low, high = 100 * (card.low or 0.0), 100 * (card.high or 0.0)
            shape = {"dominant": "^", "weak": "v", "dead": "x", "": "o"}[card.mark]
            axes.plot([low, high], [place, place], color=colours[card.mark], linewidth=1.5)
            axes.plot([middle], [place], shape, color=colours[card.mark], markersize=6)
        axes.axvline(0, color=INK, linewidth=1)
        axes.set_yticks(range(len(rows)), [names[card.name] for card in rows], fontsize=9)
        axes.set_ylim(-0.8, len(rows) - 0.2)
        axes.set_xlim(*span)
        axes.set_xlabel(say("percent points"))

    return drawn(1.0 + 0.24 * len(cards), draw)


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Names that leave room for a picture: a long one loses its brackets if there is no other one without them."""
    heads = Counter(name.partition(" (")[0] for name in names)
    found = {}
    for name in names:
        head = name.partition(" (")[0]
        found[name] = shortened(head if len(name) > LONGEST and heads[head] == 1 else name)
    return found


def shortened(name: str) -> str:
    """A long name leaves room for the picture."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "…"
