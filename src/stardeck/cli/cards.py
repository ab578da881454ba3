"""`stardeck cards`: the card list, and honestly where every card comes from."""

from itertools import groupby

import msgspec
from rich.table import Table as Grid

from stardeck.cli.given import Cards, Json, Slug, catalogue_of
from stardeck.cli.paper import Paper, plain, print_json
from stardeck.games import AnyGame, game
from stardeck.kernel import CardInfo, say

SOURCES = {
    "rulebook": "printed in the rulebook",
    "public": "publicly known",
    "reconstructed": "reconstructed by us",
}


def cards(slug: Slug, cards: Cards = None, json: Json = False) -> None:
    """List the cards of a game and where they come from."""
    chosen = game(slug)
    catalogue = catalogue_of(chosen, cards)
    listed = chosen.card_list(catalogue)
    if json:
        print_json(
            {
                "game": chosen.slug,
                "file": str(cards or chosen.folder / "cards.toml"),
                "digest": catalogue.digest,
                "kinds": len(listed),
                "count": sum(card.count for card in listed),
                "reconstructed": msgspec.to_builtins(honesty(listed)),
                "cards": msgspec.to_builtins(listed),
            }
        )
        return
    show(Paper(), chosen, listed, ours=cards is None)


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
        "no complete list was ever published, so their faces are ours and may differ from the printed ones.",
        **msgspec.structs.asdict(n),
    )


def show(paper: Paper, game: AnyGame, listed: tuple[CardInfo, ...], ours: bool) -> None:
    """The list in groups, then the provenance."""
    if not listed:
        paper.tell(say("{title} has no card list to show.", title=game.title))
    for group, members in groupby(listed, key=lambda card: card.group):
        paper.print(grid(game.title + (f": {group}" if group else ""), list(members)))
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


def grid(title: str, listed: list[CardInfo]) -> Grid:
    """One group of cards as a table."""
    table = Grid(
        title=plain(title), title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0)
    )
    table.add_column(say("Copies"), justify="right")
    table.add_column(say("Card"), ratio=3)
    table.add_column(say("Kind"))
    table.add_column(say("What it does"), ratio=5)
    table.add_column(say("Where it comes from"), ratio=3)
    for card in listed:
        source = say(SOURCES.get(card.source, card.source)) + (f"; {card.note}" if card.note else "")
        table.add_row(*map(plain, (str(card.count), card.name, card.kind, card.text, source)))
    return table
