"""No page and no board has a serious barrier."""

from pathlib import Path

import pytest

from tests.web.kit import GAMES, PHONE, SHORT

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """() => axe.run(document, {
  resultTypes: ['violations'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
})"""  # who speaks to a button says what is written on it
PAGES = ("/", "/rooms", "/learn", "/settings", "/new/point-galaxy", "/learn/rock-the-galaxy")
PAGES += ("/learn/space-rocks/rules", "/learn/galaxy-rush/cards", "/nothing-here")
THEMES = ("dark", "light")


def barriers(page) -> list[str]:
    """Serious and critical ones, with the element."""
    page.evaluate(AXE.read_text())
    found = page.evaluate(RUN)["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_pages(person, path, theme):
    ada = person(color_scheme=theme)
    ada.page.goto(ada.base + path)
    ada.page.wait_for_selector("main")
    ada.page.wait_for_load_state("load")
    ada.page.wait_for_timeout(300)
    name = path.strip("/").replace("/", "-") or "home"
    ada.shot(f"page-{name}-{theme}")
    assert barriers(ada.page) == []
    assert ada.overflow() <= 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_boards(person, game, theme):
    ada = person(color_scheme=theme)
    seats, options = SHORT[game]
    room = ada.open(game, seats=seats, options=options, bots=["random"] * (seats - 1), start=True)
    ada.play_over_http(room, until=lambda table: table["room"]["moves"] >= 12)
    ada.sit(room)
    assert barriers(ada.page) == []
    ada.shot(f"{game}-{theme}")
    if theme == "light":
        ada.page.set_viewport_size(PHONE)
        ada.page.wait_for_timeout(300)
        assert barriers(ada.page) == []
        return
    ada.page.keyboard.press("c")
    ada.page.wait_for_selector("dialog")
    assert barriers(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog", state="detached")
    ada.play_over_http(room)
    ada.page.wait_for_selector("dialog tfoot", timeout=60_000)  # the page draws every one of these moves
    assert barriers(ada.page) == []


@pytest.mark.parametrize("key", ["?", "m", "h", "c"])
def test_dialogs(person, key):
    ada = person()
    room = ada.open("rock-the-galaxy", bots=["random"], start=True)
    ada.sit(room)
    ada.wait_asked()
    ada.page.keyboard.press(key)
    ada.page.wait_for_selector("dialog[open]")
    ada.page.wait_for_timeout(300)
    assert barriers(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog", state="detached")


def test_the_lobby(person):
    ada = person()
    room = ada.open("brouhaha", seats=3)
    ada.page.goto(f"{ada.base}/r/{room}")
    ada.page.wait_for_selector("main h1")
    ada.shot("page-lobby")
    assert barriers(ada.page) == []
