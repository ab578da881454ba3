"""`stardeck rules`: how to play, all of it or what is said about some words."""

from typing import Annotated

import msgspec
import typer
from rich.text import Text

from stardeck.cli.given import Json, Slug
from stardeck.cli.guide import Section, nearest, read_guide, search, sections
from stardeck.cli.paper import Paper, print_json
from stardeck.games import game
from stardeck.kernel import listed, say

Words = Annotated[list[str] | None, typer.Argument(help="Show only what is said about these words.")]


def rules(slug: Slug, words: Words = None, json: Json = False) -> None:
    """Read the rules of a game, or look something up in them."""
    chosen = game(slug)
    text = read_guide(chosen)
    wanted = [part for word in words or () for part in word.split()]
    found = search(text, wanted) if wanted else sections(text)
    if json:
        document = {"game": chosen.slug, "title": chosen.title, "words": wanted}
        print_json({**document, "sections": msgspec.to_builtins(found)})
    elif not found:
        Paper().tell(nothing(chosen.title, text, wanted))
    else:
        show(Paper(), found, wanted)


def nothing(title: str, text: str, words: list[str]) -> str:
    """The sentence for words the guide does not have."""
    what = listed([repr(word) for word in words])
    sentence = say("The rules of {title} say nothing about {what}", title=title, what=what)
    near = [word for word in nearest(text, words) if word not in words]
    return sentence + (say("; did you mean {near}?", near=listed([repr(word) for word in near])) if near else ".")


def show(paper: Paper, found: list[Section], words: list[str]) -> None:
    """The sections as they would be printed, the words underlined."""
    from rich.markdown import Markdown  # slow to load, and no other command needs it

    source = "\n\n".join(f"{'#' * section.level} {section.heading}\n\n{section.text}".strip() for section in found)
    with paper.capture() as page:
        paper.print(Markdown(source, hyperlinks=False))
    text = Text.from_ansi(page.get().rstrip("\n"))
    text.highlight_words(words, "bold underline", case_sensitive=False)
    paper.print(text, soft_wrap=True)
