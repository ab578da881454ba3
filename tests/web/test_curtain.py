"""Several people at one screen: a curtain, and nothing of one person's cards behind it."""

import pytest

from tests.web.kit import GAMES, SHORT
from tests.web.wires import Wire


def words_of(table: dict) -> set[str]:
    """What only this seat may read at this moment: the labels of its choices."""
    return {choice["label"] for choice in table["offer"]["choices"]}


def looks_on(ada, wire: Wire, patience: int = 250) -> bool:
    """Whether the latest table the page was told of is a spectator's, as soon as it has asked for that."""
    last = [heard for heard in wire.heard if heard["tell"] == "table"][-1]
    if last["you"]["seat"] is None or not patience:
        return last["you"]["seat"] is None
    ada.page.wait_for_timeout(20)
    return looks_on(ada, wire, patience - 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_is_passed_on_and_nothing_of_the_old_seat_stays(person, game):
    ada = person()
    _, options = SHORT[game]
    room = ada.open(game, hot_seat=True, options=options)
    ada.say(room, "join", name="Grace")
    ada.say(room, "start")
    wire = Wire(ada.page)
    ada.page.goto(f"{ada.base}/r/{room}")
    passed = set()
    for _ in range(40):
        ada.wait(
            "() => document.querySelector('main.table.asked:not([data-busy])') || document.querySelector('main.curtain')"
        )
        if ada.page.locator("main.curtain").count():
            name = ada.page.locator(".curtain h1").inner_text().removeprefix("Pass the screen to ")
            seat = ["Ada", "Grace"].index(name)
            passed.add(name)
            assert ada.page.locator(".board, [data-handle], main.table").count() == 0
            old = words_of(ada.table(room, 1 - seat)) - words_of(ada.table(room, seat))
            html = ada.page.content()
            assert not any(word in html for word in old if len(word) > 6)
            assert looks_on(ada, wire), "the page looks on as a spectator meanwhile"
            if len(passed) == 2:
                break
            ada.shot(f"{game}-curtain")
            ada.page.keyboard.press("Enter")
            ada.wait("() => document.querySelector('main.table.asked')")
            assert ada.page.locator("li.me").inner_text().startswith(name)
            continue
        ada.act()
    assert passed == {"Ada", "Grace"}
