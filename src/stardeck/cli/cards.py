"""`stardeck cards`: the card list, and honestly where every card comes from."""

from itertools import groupby

import msgspec

from stardeck.cli.given import Cards, Json, Slug, catalogue_of
from stardeck.cli.paper import Paper, print_json
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
