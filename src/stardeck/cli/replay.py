"""`stardeck replay`: a saved game again, move by move, through the eyes of one seat."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from stardeck.cli.given import Cards, Json, RecordFile, catalogue_of
from stardeck.cli.paper import Paper, print_json
from stardeck.cli.sheet import show_result
from stardeck.games import game
from stardeck.kernel import BadRecord, Match, Sealed, Seat, listed, load_file, open_for, say, verify

SeatOf = Annotated[
    str, typer.Option("--seat", metavar="SEAT", help="Through whose eyes: a name, or a number counted from 1.")
]
At = Annotated[
    int | None, typer.Option("--at", min=0, metavar="N", help="Stop after this many moves and show the table there.")
]
Open = Annotated[bool, typer.Option("--open", help="All cards face up; only once the game is over.")]


class Shown(msgspec.Struct, frozen=True):
    """One move and what was to be seen of it."""

    number: int  # 0 is the deal
    seat: Seat | None
    name: str
    sentences: tuple[str, ...]


def replay(
    file: RecordFile, seat: SeatOf = "", at: At = None, open: Open = False, cards: Cards = None, json: Json = False
) -> None:
    """Show a saved game again, move by move; a spectator's eyes see no hidden card."""
    match, total, over = read_match(file, cards, at)
    viewer = read_seat(seat, match.names)
    check_open(open, viewer, over)
    moves = shown_moves(match, viewer, open)
    pictures = [match.game.picture(match.see(eye), match.names, match.catalogue) for eye in eyes(match, viewer, open)]
    if json:
        print_json(document(match, viewer, total, moves, pictures))
    else:
        show(Paper(), match, total, moves, pictures)


def read_match(file: Path, cards: Path | None, at: int | None) -> tuple[Match, int, bool]:
    """The match after `at` moves, how many there are in the file, and whether the game is over after them."""
    record = load_file(file)
    chosen = game(record.game)
    total = len(record.actions)
    if at is not None and at > total:
        raise BadRecord(say("There is no move {at} in {file}: it has {total} moves.", at=at, file=file, total=total))
    catalogue = catalogue_of(chosen, cards)
    over = verify(record, chosen, catalogue) is not None
    part = msgspec.structs.replace(record, actions=record.actions[:at])
    return Match.resume(part, chosen, catalogue), total, over


def read_seat(text: str, names: tuple[str, ...]) -> Seat | None:
    """The seat that is meant by a name or by a number counted from 1; None is a spectator."""
    if not text:
        return None
    folded = [name.casefold() for name in names]
    if text.casefold() in folded:
        return folded.index(text.casefold())
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise BadRecord(
        say(
            "There is no seat {text!r}; there are 1 to {n}: {names}.",
            text=text,
            n=len(names),
            names=listed(list(names)),
        )
    )


def check_open(open: bool, viewer: Seat | None, over: bool) -> None:
    """All cards may be seen once the game is over, and then it does not matter whose eyes see them."""
    if open and viewer is not None:
        raise BadRecord(say("--open shows every seat's cards, so it does not go together with --seat."))
    if open and not over:
        raise BadRecord(say("--open shows hidden cards, so it works only with a game that is over."))


def eyes(match: Match, viewer: Seat | None, open: bool) -> list[Seat | None]:
    """Whose pictures of the table are shown."""
    return list(range(match.table.seats)) if open else [viewer]


def shown_moves(match: Match, viewer: Seat | None, open: bool) -> list[Shown]:
    """The deal and every move, as the viewer reads them."""
    events = [told.inside if open and isinstance(told, Sealed) else open_for(told, viewer) for told in match.table.log]
    sentences = [match.game.sentence(event, match.names, match.catalogue) for event in events]
    starts = [0, *(move.told for move in match.moves), len(sentences)]
    seats = [None, *(move.seat for move in match.moves)]
    return [
        Shown(n, seat, "" if seat is None else match.names[seat], tuple(sentences[starts[n] : starts[n + 1]]))
        for n, seat in enumerate(seats)
    ]


def show(paper: Paper, match: Match, total: int, moves: list[Shown], pictures: list[str]) -> None:
    """Every move with its number, then the table where it stops."""
    width = len(str(total))
    paper.tell(f"{match.game.title}: {listed(list(match.names))}", style="bold")
    for move in moves:
        sentences = move.sentences or (say("{name} made a choice.", name=move.name),)
        for place, sentence in enumerate(sentences):
            paper.tell(f"{move.number if place == 0 else '':>{width}}  {sentence}", hang=width + 2 if place == 0 else 0)
    paper.heading(say("The table after {n} of {total} moves", n=len(match.moves), total=total))
    for picture in pictures:
        paper.tell(picture, hang=4)
        paper.tell()
    if match.result is not None:
        show_result(paper, match.result, match.names)


def document(match: Match, viewer: Seat | None, total: int, moves: list[Shown], pictures: list[str]) -> dict[str, Any]:
    """The same for programs, with the view the picture was made from."""
    return {
        "game": match.game.slug,
        "names": match.names,
        "seat": viewer,
        "at": len(match.moves),
        "total": total,
        "moves": msgspec.to_builtins(moves),
        "pictures": pictures,
        "view": match.see(viewer),
        "result": match.result,
    }
