"""Where a command may write: looked at before any work is done."""

import os
from pathlib import Path

from stardeck.kernel import BadOptions, say

PAGE = ".html"


def writable(path: Path) -> Path:
    """A place where a file can be written."""
    if path.is_dir():
        raise BadOptions(say("{file} is a folder; --out needs the name of a file.", file=path))
    if not path.parent.is_dir():
        told = "{file} cannot be written: there is no folder {folder}; make it, or name another place."
        raise BadOptions(say(told, file=path, folder=path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadOptions(say("{file} cannot be written; name another place.", file=path))
    return path


def page_at(path: Path, *beside: str) -> Path:
    """The place of a page, whose twins with these endings can be written too."""
    if not path.name or path.is_dir():
        raise BadOptions(say("{file} is a folder; --out needs the name of a page, such as report.html.", file=path))
    if path.suffix not in ("", PAGE):
        told = "--out names the page, which ends in {page}; {file} does not."
        raise BadOptions(say(told, page=PAGE, file=path))
    page = path.with_suffix(PAGE)
    for suffix in (PAGE, *beside):
        writable(page.with_suffix(suffix))
    return page
