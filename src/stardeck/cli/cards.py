"""`stardeck cards`: the card list, and honestly where every card comes from."""

from itertools import groupby
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from stardeck.cli.given import SLUG, Cards, Json, catalogue_of
from stardeck.cli.paper import Paper, print_json
from stardeck.games import AnyGame, game
from stardeck.kernel import BadOptions, CardInfo, say
from stardeck.kernel.cardfile import game_of

OptionalSlug = Annotated[str, SLUG]
Export = Annotated[Path | None, typer.Option("--export", metavar="FILE", help="Write the list to a file, to edit it.")]
Check = Annotated[Path | None, typer.Option("--check", metavar="FILE", help="Check a card file of any game.")]

SOURCES = {
    "rulebook": "printed in the rulebook",
    "public": "publicly known",
    "reconstructed": "reconstructed by us",
}


def cards(
    slug: OptionalSlug = "", cards: Cards = None, json: Json = False, export: Export = None, check: Check = None
) -> None:
    """List the cards of a game and where they come from; write the list down to edit it, and check an edited one."""
    if check is not None:
        checked(check, slug, json)
    elif not slug:
        raise BadOptions(say("Which game? `stardeck games` lists them."))
    elif export is not None:
        exported(game(slug), export, json)
    else:
        told(game(slug), cards, json)


def told(chosen: AnyGame, cards: Path | None, json: bool) -> None:
    """The list, on paper or as JSON."""
    catalogue = catalogue_of(chosen, cards)
    listed = chosen.card_list(catalogue)
    if json:
        file = str(cards or chosen.folder / "cards.toml")
        print_json(document(chosen, file, catalogue.digest, listed) | {"cards": msgspec.to_builtins(listed)})
        return
    show(Paper(), chosen, listed, ours=cards is None)


def exported(chosen: AnyGame, path: Path, json: bool) -> None:
    """Write our card list to a file that can be edited; nothing is overwritten."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write((chosen.folder / "cards.toml").read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOptions(say("{file} cannot be written: {why}.", file=path, why=error.strerror)) from None
    if json:
        print_json({"game": chosen.slug, "file": str(path)})
        return
    paper = Paper()
    paper.tell(say("The cards of {game} are in {file}. Edit them, then:", game=chosen.title, file=path))
    paper.tell(f"  stardeck cards --check {path}")
    paper.tell(f"  stardeck play {chosen.slug} --cards {path}")
    paper.tell(f"  stardeck compare {chosen.slug} --b {path}")


def checked(path: Path, slug: str, json: bool) -> None:
    """Whether a card file can be played with, in the game that is named if one is; else what is wrong where."""
    chosen = game(slug or game_of(path))
    catalogue = chosen.read_cards(path)
    listed = chosen.card_list(catalogue)
    same = catalogue.digest == chosen.cards.digest
    if json:
        print_json(document(chosen, str(path), catalogue.digest, listed) | {"sound": True, "same": same})
        return
    ours = say(" It is the same as ours.") if same else ""
    sentence = "{file} is a sound card list of {game} ({n} cards).{same}"
    n = sum(card.count for card in listed)
    Paper().tell(say(sentence, file=path.name, game=chosen.title, n=n, same=ours))


def document(chosen: AnyGame, file: str, digest: str, listed: tuple[CardInfo, ...]) -> dict[str, object]:
    """What JSON says about a whole card list."""
    return {
        "game": chosen.slug,
        "file": file,
        "digest": digest,
        "kinds": len(listed),
        "count": sum(card.count for card in listed),
        "reconstructed": msgspec.to_builtins(honesty(listed)),
    }


class Honesty(msgspec.Struct, frozen=True):
    """How much of a card list is a reconstruction."""

    kinds: int
    of_kinds: int
    cards: int
    of_cards: int


def honesty(listed: tuple[CardInfo, ...]) -> Honesty:
    """Count what is reconstructed."""
    ours = [card for card in listed if card.source == "reconstructed"]
    return Honesty(len(ours), len(listed), sum(card.count for card in ours), sum(card.count for card in listed))


def honest_sentence(listed: tuple[CardInfo, ...]) -> str:
    """What has to be said wherever people see the cards; "" if every card is known."""
    n = honesty(listed)
    if not n.kinds:
        return ""
    return say(
        "{kinds} of {of_kinds} kinds of card ({cards} of {of_cards} cards) are reconstructed: "
        "the published rules do not show every card, so these faces are ours and may differ from the printed ones.",
        **msgspec.structs.asdict(n),
    )


def show(paper: Paper, game: AnyGame, listed: tuple[CardInfo, ...], ours: bool) -> None:
    """The list in groups, then the provenance."""
    if not listed:
        paper.tell(say("{title} has no card list to show.", title=game.title))
    for group, members in groupby(listed, key=lambda card: card.group):
        paper.tell(game.title + (f": {group}" if group else ""), style="bold")
        for card in members:
            show_card(paper, card)
        paper.tell()
    if sentence := honest_sentence(listed):
        paper.tell(sentence)
        if ours:
            paper.tell(
                say(
                    "If you own the printed game, write the real list like {file} and give it with --cards.",
                    file=game.folder / "cards.toml",
                )
            )


def show_card(paper: Paper, card: CardInfo) -> None:
    """`4x Sound Check (action; reconstructed by us)` and what it does."""
    source = say(SOURCES.get(card.source, card.source))
    paper.tell(f"{card.count:>3}x {card.name} ({card.kind}; {source})", hang=2)
    paper.tell(f"     {card.text}")
    if card.note:
        paper.tell("     " + say("Known: {note}", note=card.note))
