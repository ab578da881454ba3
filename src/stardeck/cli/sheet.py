"""The score sheet of a finished game."""

from rich.table import Table as Grid

from stardeck.cli.paper import Paper, plain
from stardeck.kernel import Result, listed, say


def number(value: float) -> str:
    """`12`, or `2.5` where there are halves."""
    return str(int(value)) if value == int(value) else f"{value:.2f}".rstrip("0")


def winners(result: Result, names: tuple[str, ...]) -> str:
    """Who won, in a sentence."""
    everybody = (*names, *result.also)
    who = [everybody[seat] for seat in result.winners]
    if not who:  # then perhaps somebody else on the sheet came first
        who = [name for name, rank in zip(everybody, result.ranks, strict=False) if rank == 1 and name in result.also]
    if not who:
        return say("Nobody won.")
    if len(who) == 1:
        return say("{who} won.", who=who[0])
    return say("{who} share the victory.", who=listed(who))


def sheet(result: Result, names: tuple[str, ...]) -> Grid:
    """The rows of the score sheet, the totals and the ranks."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for name in (*names, *result.also):
        grid.add_column(plain(name), justify="right")
    for row in result.rows:
        grid.add_row(plain(row.name), *map(number, row.points))
    grid.add_row(say("Total"), *map(number, result.totals), style="bold")
    grid.add_row(say("Rank"), *(f"{rank}." for rank in result.ranks))
    return grid


def show_result(paper: Paper, result: Result, names: tuple[str, ...]) -> None:
    """The sheet and who won."""
    paper.tell()
    paper.print(sheet(result, names))
    for key, note in result.notes.items():
        if isinstance(note, str | int | float):
            shown = (say("yes") if note else say("no")) if isinstance(note, bool) else note
            paper.tell(f"{key.replace('_', ' ')}: {shown}")
    paper.tell()
    paper.tell(winners(result, names), style="bold")
