"""The guide of a game as sections and blocks, so that one can look something up in it."""

import difflib
import re

import msgspec

from stardeck.games import AnyGame
from stardeck.kernel import StardeckError, say

HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*$")
ITEM = re.compile(r"\s*(?:[-*+]|\d+[.)])\s+")


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands under it, up to the next heading."""

    heading: str
    level: int
    text: str


def read_guide(game: AnyGame) -> str:
    """The guide's text, or a sentence that there is none."""
    path = game.folder / "guide.md"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise StardeckError(say("{title} comes without a guide that can be read.", title=game.title)) from None


def sections(text: str) -> list[Section]:
    """The guide cut at its headings; a fence of code is left whole."""
    found: list[Section] = []
    heading, level, lines, fenced = "", 0, [], False
    for line in text.splitlines():
        fenced ^= line.lstrip().startswith("```")
        match = None if fenced else HEADING.match(line)
        if match is None:
            lines.append(line)
            continue
        found.append(Section(heading, level, "\n".join(lines).strip()))
        heading, level, lines = match[2], len(match[1]), []
    found.append(Section(heading, level, "\n".join(lines).strip()))
    return [section for section in found if section.heading or section.text]


def search(text: str, words: list[str]) -> list[Section]:
    """The sections with all the words, cut down to the rulings, items and paragraphs that have them."""
    found = []
    for section in sections(text):
        if has(section.heading, words):
            found.append(section)
        elif blocks := [cut for block in split(section.text) if (cut := cut_down(block, words))]:
            found.append(Section(section.heading, section.level, "\n\n".join(blocks)))
        elif has(f"{section.heading} {section.text}", words):
            found.append(section)
    return found


def has(text: str, words: list[str]) -> bool:
    """Are all the words in this text, whatever their case?"""
    folded = text.casefold()
    return all(word.casefold() in folded for word in words)


def split(text: str) -> list[str]:
    """Paragraphs, tables, and single items of lists."""
    blocks: list[list[str]] = [[]]
    fenced = False
    for line in text.splitlines():
        begins = not fenced and bool(ITEM.match(line))
        if begins or (not fenced and not line.strip()):
            blocks.append([])
        fenced ^= line.lstrip().startswith("```")
        blocks[-1].append(line)
    return ["\n".join(block).strip("\n") for block in blocks if any(line.strip() for line in block)]


def cut_down(block: str, words: list[str]) -> str:
    """The block if it has the words; of a table only its head and the rows that have them; else ""."""
    if not block.startswith("|"):
        return block if has(block, words) else ""
    lines = block.splitlines()
    rows = [line for line in lines[2:] if has(line, words)]
    return "\n".join([*lines[:2], *rows]) if rows else ""


def nearest(text: str, words: list[str]) -> list[str]:
    """Words of the guide that look like the ones nobody found."""
    known = sorted(set(re.findall(r"[^\W\d_]{3,}", text.casefold())))
    return [near[0] for word in words if (near := difflib.get_close_matches(word.casefold(), known, n=1))]
