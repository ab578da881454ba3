"""The first page is small, and nothing it needs lies elsewhere."""

import json
import re

import pytest

MOST = 180 * 1024  # bytes of compressed scripts and styles until the first page is there


@pytest.fixture
def manifest(client_files):
    return json.loads((client_files / ".vite" / "manifest.json").read_text(encoding="utf-8"))


def needed(manifest: dict, name: str) -> set[str]:
    """The files a chunk needs before it runs."""
    chunk = manifest[name]
    files = {chunk["file"], *chunk.get("css", ())}
    return files.union(*(needed(manifest, part) for part in chunk.get("imports", ())))


def compressed(folder, files: set[str]) -> int:
    """Their size as a browser gets them."""
    sizes = [folder / f"{file}.br" for file in files]
    return sum((sent if sent.is_file() else sent.with_suffix("")).stat().st_size for sent in sizes)


def test_the_first_page_with_either_language_is_small(client_files, manifest):
    files = needed(manifest, "index.html") | needed(manifest, "src/words/de.ts")
    assert compressed(client_files, files) <= MOST


def test_boards_rules_and_tables_are_loaded_on_demand(manifest):
    first = needed(manifest, "index.html")
    later = [name for name in manifest if re.match(r"src/(games/.*Board|pages/(?!Home)).*\.svelte$", name)]
    assert len(later) >= 12
    assert not [name for name in later if manifest[name]["file"] in first]


def test_no_file_asks_another_site_for_anything(client_files):
    """Addresses of standards and of documentation in messages are no requests."""
    allowed = re.compile(r"https?://(www\.w3\.org|svelte\.dev|github\.com/(?:sveltejs|markedjs))[/\w.#-]*")
    for file in client_files.rglob("*"):
        if file.suffix in (".js", ".css", ".html", ".svg", ".webmanifest"):
            text = allowed.sub("", file.read_text(encoding="utf-8"))
            assert re.findall(r"""(?:https?:)?//[a-z0-9-]+\.[a-z]{2,}""", text) == [], file.name
