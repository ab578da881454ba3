"""The figures of a simulation as tables."""

from rich.table import Table as Grid

from stardeck.cli.paper import Paper
from stardeck.kernel import listed, number_of, say
from stardeck.lab.confidence import Mean, Share
from stardeck.lab.tally import Report, Standing


def show_report(paper: Paper, report: Report) -> None:
    """Who won from where, how long it took, how it ended; all intervals are 95 % confidence intervals."""
    paper.tell(headline(report), style="bold")
    if report.by_seat:
        paper.tell()
        paper.print(standings(say("Seat"), report.by_seat))
        paper.tell()
        paper.print(standings(say("Bot"), report.by_bot))
        paper.tell()
        paper.print(lengths(report))
        paper.tell()
        paper.print(ends(report))
        paper.tell()
        paper.tell(say("In brackets: 95 % confidence. A shared win counts for everybody who shares it."))
    paper.tell(violations(report.violations))


def headline(report: Report) -> str:
    bots = report.bots[0] if len(report.bots) == 1 else listed(list(report.bots))
    return say(
        "{games} of {game}, {players} ({bots}), seed {seed}",
        games=number_of(report.games, "game", "games"),
        game=report.game,
        players=number_of(report.players, "player", "players"),
        bots=bots,
        seed=report.seed,
    )


def violations(n: int) -> str:
    """Whether every card, token and resource was still there at the end."""
    if not n:
        return say("No violation: every game ended, and nothing appeared or vanished.")
    return say("Violations: {n}", n=n)


def grid(*titles: str) -> Grid:
    """A table whose first column is words, folded where they are too long, and the rest numbers."""
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left", overflow="fold")
    return table


def standings(who: str, lines: tuple[Standing, ...]) -> Grid:
    table = grid(who, say("Games"), say("Wins"), say("Shared"), say("Win rate"), say("Score"))
    for line in lines:
        wins = line.wins
        table.add_row(line.name, str(wins.of), str(wins.count), str(line.shared), percent(wins), average(line.score))
    return table


def lengths(report: Report) -> Grid:
    table = grid(say("Length"), say("Mean"), say("Least"), say("Most"))
    for name, length in ((say("Decisions"), report.decisions), (say("Rounds"), report.rounds)):
        if length is not None:
            table.add_row(name, average(length), f"{length.least:g}", f"{length.most:g}")
    return table


def ends(report: Report) -> Grid:
    table = grid(say("End"), say("Games"), say("Share"))
    for reason, share in report.ends.items():
        table.add_row(reason, str(share.count), percent(share))
    return table


def percent(share: Share) -> str:
    """`33.3 % (28.1 to 39.0)`."""
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} {say('to')} {100 * share.high:.1f})"


def average(mean: Mean) -> str:
    """`12.4 (11.9 to 12.9)`; a single value has no interval."""
    if mean.low is None or mean.high is None:
        return f"{mean.mean:.1f}"
    return f"{mean.mean:.1f} ({mean.low:.1f} {say('to')} {mean.high:.1f})"
