"""`stardeck play`: a game at the terminal, against bots or with others at the same screen."""

from pathlib import Path
from typing import Annotated, Any

import typer

from stardeck.cli import saves, screen
from stardeck.cli.given import KNOWN_BOTS, SLUG, Cards, Json, OptionList, Preset, read_pairs
from stardeck.cli.opening import Wishes, new_match, saved_match
from stardeck.cli.paper import Paper, complain, drop_output, print_json
from stardeck.cli.session import Left, Session
from stardeck.kernel import commitment, say

Players = Annotated[
    int | None, typer.Option("--players", min=1, metavar="N", help="How many play, people and bots together.")
]
Humans = Annotated[
    int | None, typer.Option("--humans", min=1, metavar="N", help="How many people share this screen.  [default: 1]")
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots", metavar="A,B", help=f"Who takes the other seats, such as regular,random. There are: {KNOWN_BOTS}."
    ),
]
Names = Annotated[
    list[str] | None, typer.Option("--name", metavar="NAME", help="A player's name; give it again for the next seat.")
]
Seed = Annotated[
    str, typer.Option("--seed", metavar="SEED", help="A number or 64 hexadecimal digits: deals the same game again.")
]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to save, if not in your data folder.")]
Time = Annotated[
    float | None,
    typer.Option(
        "--time", min=0.01, metavar="SECONDS", help="How long bots think about a decision, if not as long as they need."
    ),
]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")]


def play(
    slug: Annotated[str, SLUG] = "",
    players: Players = None,
    humans: Humans = None,
    bots: Bots = "",
    name: Names = None,
    option: OptionList = None,
    preset: Preset = "",
    cards: Cards = None,
    seed: Seed = "",
    save: Save = None,
    resume: Resume = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Play a game here, against bots or with others at the same screen."""
    wishes = Wishes(
        players=players,
        humans=humans,
        bots=bots,
        names=tuple(name or ()),
        options=read_pairs(option),
        preset=preset,
        seed=seed,
    )
    if resume is not None:
        match = saved_match(slug, resume, wishes, cards)
        path = resume if save is None else saves.check_place(save)
    else:
        match = new_match(slug, wishes, cards)
        path = saves.new_place(slug) if save is None else saves.check_place(save)
    saves.save(match, path)
    session = Session(match, path, Paper(stderr=json), time)
    code = run(session, saves.resume_command(path, cards))
    if json:
        print_json(document(session))
    raise typer.Exit(code)


def run(session: Session, command: str) -> int:
    """Play until the end or until somebody leaves, in whatever way; the exit code."""
    try:
        screen.show_opening(session.paper, session.match, str(session.path))
        session.play()
        screen.show_ending(session.paper, session.match, str(session.path))
        return 0
    except Left as left:
        return goodbye(session, command, left.why, left.code)
    except KeyboardInterrupt:
        session.paper.tell()
        return goodbye(session, command, say("Interrupted."), 130)
    except BrokenPipeError:
        if not session.paper.stderr:
            drop_output()
        return goodbye(session, command, say("The output was closed."), 2)
    except Exception:
        goodbye(session, command, say("Something went wrong."), 2)
        raise


def goodbye(session: Session, command: str, why: str, code: int) -> int:
    """Say where the game is and how to go on; the exit code."""
    session.keep()
    if session.unsaved:
        return code or 2
    sentence = say("{why} The game is saved; go on with: {command}", why=why, command=command)
    if code:
        complain(sentence)
    else:
        session.paper.command(sentence)
    return code


def document(session: Session) -> dict[str, Any]:
    """How the game stands, for programs; the seed only when it is over."""
    match = session.match
    return {
        "game": match.game.slug,
        "names": match.names,
        "players": match.players,
        "moves": len(match.moves),
        "finished": match.result is not None,
        "result": match.result,
        "record": str(session.path),
        "saved": not session.unsaved,
        "commitment": commitment(match.seed),
        "seed": match.seed.hex() if match.result is not None else None,
    }
