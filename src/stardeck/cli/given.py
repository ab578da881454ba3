"""What several commands take: a game, a card file, options, a seed, bots."""

from pathlib import Path
from typing import Annotated, Any

import typer

from stardeck.bots import LEVELS
from stardeck.games import AnyGame, game, slugs
from stardeck.kernel import BadOptions, numbered_seed, say
from stardeck.kernel.rng import SEED_BYTES
from stardeck.lab.contender import check_contender, contender
from stardeck.lab.series import Setup


def matching_slugs(incomplete: str) -> list[str]:
    """For the shell's Tab key."""
    return [slug for slug in slugs() if slug.startswith(incomplete)]


SLUG = typer.Argument(
    metavar="GAME", help="Which game: `stardeck games` lists them.", autocompletion=matching_slugs, show_default=False
)

Slug = Annotated[str, SLUG]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        min=1,
        metavar="N",
        help="How many processes play: all cores, if that pays and nothing is said. The figures stay the same.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Cards = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Your own card list (TOML) instead of the one that comes with us."),
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; give it again for another one."),
]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME", help="A set of options of the game.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", show_default=False)]

KNOWN_BOTS = ", ".join(LEVELS)


def catalogue_of(chosen: AnyGame, cards: Path | None) -> Any:
    """The card list to play with: ours or the given one."""
    return chosen.cards if cards is None else chosen.read_cards(cards)


def read_pairs(pairs: list[str] | None) -> dict[str, str]:
    """`--option name=value` as a mapping."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not name:
            raise BadOptions(say("An option is given as name=value, not as {pair!r}.", pair=pair))
        if options.setdefault(name, value) != value:
            raise BadOptions(say("Option {name} is given twice: {a!r} and {b!r}.", name=name, a=options[name], b=value))
    return options


def read_seed(text: str) -> bytes | None:
    """A seed from a whole number or from 64 hexadecimal digits; None if none is given."""
    if not text:
        return None
    if len(text) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    try:
        return numbered_seed(int(text))
    except ValueError:
        raise BadOptions(say("A seed is a whole number or 64 hexadecimal digits, not {text!r}.", text=text)) from None


def read_bots(text: str, chosen: AnyGame | None = None) -> tuple[str, ...]:
    """`regular,random` as a list of bots that exist, and know this game if one is named."""
    bots = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in bots:
        check_contender(name, chosen) if chosen else contender(name, 0)
    if not bots:
        raise BadOptions(say("Name at least one bot: {known}.", known=KNOWN_BOTS))
    return bots


def seats_for(slug: str, players: int | None, bots: tuple[str, ...]) -> int:
    """How many play: as many as asked for, as there are bots, or at least two as the game is for."""
    return players or (len(bots) if len(bots) > 1 else max(2, game(slug).seats[0]))


def series_for(
    slug: str,
    players: int | None,
    bots: str,
    seed: int,
    option: list[str] | None,
    preset: str,
    cards: Path | None,
    rotate: bool = True,
) -> Setup:
    """What is played: one bot for all seats, or one per seat."""
    names = read_bots(bots)
    return Setup(
        game=slug,
        seats=seats_for(slug, players, names),
        bots=names,
        seed=seed,
        options=read_pairs(option),
        preset=preset,
        cards=None if cards is None else str(cards),
        rotate=rotate,
    )
