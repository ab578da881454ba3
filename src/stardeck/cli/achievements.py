"""`stardeck achievements`: what a player of solo Point Galaxy has achieved, and marking one after a victory."""

from pathlib import Path
from typing import Annotated, Any

import typer

from stardeck.cli.given import Cards, Json, catalogue_of
from stardeck.cli.paper import Paper, complain, print_json
from stardeck.games import game
from stardeck.games.point_galaxy import profiles
from stardeck.games.point_galaxy.profiles import NoMark, Profile
from stardeck.kernel import Match, Result, load_file, number_of, say, verify

Name = Annotated[str, typer.Argument(metavar="NAME", help="Whose achievements; everybody's without it.")]
Marked = Annotated[str, typer.Option("--mark", metavar="WHICH", help="Mark this achievement (number or name).")]
Won = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="The saved game that was won.")]


def achievements(
    name: Name = "", mark: Marked = "", record: Won = None, cards: Cards = None, json: Json = False
) -> None:
    """Show the solo achievements of Point Galaxy, or mark one after a victory over the automaton."""
    catalogue = catalogue_of(game(profiles.GAME), cards)
    if mark or record is not None:
        found = [mark_one(name, mark, record, catalogue)]
    elif name:
        found = [profiles.load(name)]
    else:
        found, complaints = profiles.list_profiles()
        for complaint in complaints:
            complain(complaint)
    if json:
        print_json([document(profile, catalogue) for profile in found])
        return
    paper = Paper()
    if not found:
        paper.tell(say("Nobody has a profile yet. Win a solo game: stardeck play point-galaxy --players 1"))
    for profile in found:
        show(paper, profile, catalogue)


def mark_one(name: str, which: str, record: Path | None, catalogue: Any) -> Profile:
    """Check the saved game move by move, then mark the achievement for its victory."""
    if not (name and which and record is not None):
        raise NoMark(say("To mark an achievement give a NAME, --mark WHICH and --record FILE."))
    saved = load_file(record)
    result = verify(saved, game(profiles.GAME), catalogue)
    if result is None:
        raise NoMark(say("The game in {file} is not over yet.", file=record))
    return profiles.mark(name, number_of_achievement(which, catalogue), result, saved.commitment, catalogue)


def number_of_achievement(which: str, catalogue: Any) -> int:
    """The achievement meant by a number or a name; 0 stands for none."""
    if which.isdecimal():
        return int(which)
    for entry in catalogue.file.achievement:
        if entry.name.casefold() == which.strip().casefold():
            return int(entry.id)
    raise NoMark(say("There is no achievement {which!r}; `stardeck achievements NAME` lists them.", which=which))


def show(paper: Paper, profile: Profile, catalogue: Any) -> None:
    """Every achievement, marked or not, and what it takes."""
    done = sum(profile.has(entry.id) for entry in catalogue.file.achievement)
    paper.tell(
        say("{name}: {n} of {all}", name=profile.name, n=done, all=len(catalogue.file.achievement)), style="bold"
    )
    for entry in catalogue.file.achievement:
        box = "[x]" if profile.has(entry.id) else "[ ]"
        paper.tell(f"  {box} {entry.id:2}  {entry.name}: {condition(entry)}", hang=10)
    if profile.is_master(catalogue):
        paper.tell(say("{name} is a Point Galaxy Master.", name=profile.name), style="bold")


def condition(entry: Any) -> str:
    """`at least 20 points from planets`."""
    if entry.metric == "total":
        return say("at least {points} in all", points=number_of(entry.at_least, "point", "points"))
    if entry.metric == "research_kinds":
        return say("all {n} kinds of research", n=entry.at_least)
    points = number_of(entry.at_least, "point", "points")
    return say("at least {points} from {what}", points=points, what=say(entry.metric.replace("_", " ")))


def document(profile: Profile, catalogue: Any) -> dict[str, Any]:
    """A profile for programs."""
    return {
        "name": profile.name,
        "master": profile.is_master(catalogue),
        "achievements": [
            {"id": entry.id, "name": entry.name, "condition": condition(entry), "marked": profile.has(entry.id)}
            for entry in catalogue.file.achievement
        ],
    }


def suggest(paper: Paper, match: Match, result: Result, path: str) -> None:
    """After a solo victory: which achievements it met, and how to mark one of them."""
    met = result.notes.get("achievements", ())
    if match.game.slug != profiles.GAME or not met:
        return
    name = match.names[0]
    try:
        open_ones = profiles.can_mark(profiles.load(name), result, match.catalogue)
    except profiles.BadProfile as error:
        paper.tell(str(error))
        return
    names = [f"{entry.id} {entry.name}" for entry in open_ones]
    if names:
        paper.tell()
        paper.tell(say("This victory reaches: {names}. You may mark one of them:", names=", ".join(names)))
        paper.tell(f"  stardeck achievements {name!r} --mark {names[0].split()[0]} --record {path}")
