"""How a match begins: newly dealt, or from a saved game."""

from pathlib import Path

import msgspec

from stardeck.cli.given import catalogue_of, read_bots, read_seed
from stardeck.cli.seating import BOT, HUMAN, seat_everybody
from stardeck.games import game, slugs
from stardeck.kernel import BadOptions, Match, listed, load_file, say, verify


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for on the command line about a new game."""

    players: int | None
    humans: int | None
    bots: str
    names: tuple[str, ...]
    options: dict[str, str]
    preset: str
    seed: str

    def named(self) -> list[str]:
        """The flags that were given."""
        flags = {"names": "--name", "options": "--option"}
        return [flags.get(field, f"--{field}") for field, wish in msgspec.structs.asdict(self).items() if wish]


def new_match(slug: str, wishes: Wishes, cards: Path | None) -> Match:
    """A new game, dealt from an unguessable seed unless one was given."""
    if not slug:
        raise BadOptions(say("Which game? There are: {known}.", known=listed(list(slugs()))))
    chosen = game(slug)
    bots = read_bots(wishes.bots, chosen) if wishes.bots else ()
    seating = seat_everybody(chosen, wishes.players, wishes.humans or 1, bots, wishes.names)
    return Match(
        chosen,
        len(seating.names),
        wishes.options,
        preset=wishes.preset,
        catalogue=catalogue_of(chosen, cards),
        seed=read_seed(wishes.seed),
        names=seating.names,
        players=seating.players,
    )


def saved_match(slug: str, path: Path, wishes: Wishes, cards: Path | None) -> Match:
    """A saved game, checked from the deal to the last choice; players and options stay as they are."""
    if named := wishes.named():
        flags = listed(named)
        raise BadOptions(
            say("A saved game keeps its players, options and seed: --resume goes without {flags}.", flags=flags)
        )
    record = load_file(path)
    chosen = game(slug or record.game)
    catalogue = catalogue_of(chosen, cards)
    verify(record, chosen, catalogue)
    match = Match.resume(record, chosen, catalogue)
    match.players = match.players or (HUMAN, *(BOT for _ in range(record.seats - 1)))
    return match
