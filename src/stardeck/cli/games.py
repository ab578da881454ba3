"""`stardeck games`: what can be played here, and with which options."""

from typing import Annotated, Any

import msgspec

from stardeck.cli.given import SLUG, Json
from stardeck.cli.paper import Paper, complain, print_json
from stardeck.games import AnyGame, game, slugs
from stardeck.kernel import Choosable, describe, say


def games(slug: Annotated[str, SLUG] = "", json: Json = False) -> None:
    """List the games, or tell the options of one."""
    if slug:
        chosen = game(slug)
        print_json(about(chosen)) if json else show_one(Paper(), chosen)
        return
    found = loadable()
    print_json([about(one) for one in found]) if json else show_all(Paper(), found)


def loadable() -> list[AnyGame]:
    """Every game that can be loaded; a broken one of somebody else's is named and left out."""
    found = []
    for slug in slugs():
        try:
            found.append(game(slug))
        except Exception as error:
            complain(say("{slug} cannot be loaded: {why}", slug=slug, why=error))
    return found


def about(game: AnyGame) -> dict[str, Any]:
    """Everything a program wants to know before it starts a game."""
    return {
        "slug": game.slug,
        "title": game.title,
        "hook": game.hook,
        "players": game.seats,
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "end_reasons": game.end_reasons,
        "options": msgspec.to_builtins(describe(game.options)),
        "presets": game.presets,
    }


def show_all(paper: Paper, found: list[AnyGame]) -> None:
    """Every game in a few lines, and what to type next."""
    for one in found:
        paper.tell(one.slug, style="bold")
        paper.tell(f"  {one.title}, {facts(one)}", hang=2)
        paper.tell(f"  {one.hook}", hang=2)
    paper.tell()
    paper.tell(say("Play one:      stardeck play {slug}", slug=found[0].slug))
    paper.tell(say("Learn it:      stardeck rules {slug}", slug=found[0].slug))
    paper.tell(say("Its options:   stardeck games {slug}", slug=found[0].slug))


def show_one(paper: Paper, game: AnyGame) -> None:
    """Title, options and presets of one game."""
    paper.tell(game.title, style="bold")
    paper.tell(game.hook)
    paper.tell(facts(game))
    paper.heading(say("Options (--option name=value)"))
    for option in describe(game.options):
        paper.tell(
            say(
                "  {name} = {default}   ({values})",
                name=option.name,
                default=word(option.default),
                values=values(option),
            )
        )
        paper.tell(f"      {option.help}", hang=2)
    paper.heading(say("Presets (--preset name)"))
    for name, chosen in game.presets.items():
        paper.tell(f"  {name}: " + (", ".join(f"{k}={word(v)}" for k, v in chosen.items()) or say("the defaults")))


def facts(game: AnyGame) -> str:
    """`2-4 players, 10-15 minutes`."""
    return say("{n} players, {m} minutes", n=span(game.seats), m=span(game.minutes))


def values(option: Choosable) -> str:
    """What an option can be."""
    if option.kind == "switch":
        return say("true or false")
    if option.kind == "number" and option.most is not None:
        return say("{least} to {most}", least=option.least, most=option.most)
    if option.kind == "number":
        return say("at least {least}", least=option.least)
    if option.kind == "choice":
        return say("one of {values}", values=", ".join(option.values))
    return say("such as {values}", values=", ".join(option.values)) if option.values else say("text")


def word(value: object) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def span(numbers: tuple[int, ...]) -> str:
    """`2-4`, or just `2`."""
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]}-{numbers[-1]}"
