"""Whatever goes wrong is told in a sentence, with a way on."""

import re

import pytest

from tests.web.kit import plain

BROKEN = "export default function () { throw new Error('this board is broken'); }"
BOARDS = "**/assets/Board-*.js"


@pytest.fixture
def ada(person):
    """Somebody who expects trouble: what the console says about it is none."""
    one = person()
    one.note = lambda said, page: None
    return one


def alert(page) -> str:
    page.locator("[role=alert]").first.wait_for()
    return plain(page.locator("[role=alert]").first.inner_text())


def test_a_board_that_cannot_be_loaded_leaves_a_game_that_can_be_played(ada):
    room = ada.open("point-galaxy", bots=["random"], start=True)
    ada.context.route(BOARDS, lambda route: route.abort())
    ada.page.goto(f"{ada.base}/r/{room}")
    assert "could not be loaded" in alert(ada.page)
    offer = ada.wait_asked()
    ada.page.locator("[data-dock]").first.click()
    ada.wait_moved_on(offer)
    ada.context.unroute(BOARDS)
    ada.page.get_by_role("link", name="Load the page again").click()
    ada.page.locator(".board .spot").first.wait_for()


def test_a_board_that_breaks_leaves_a_game_that_can_be_played(ada):
    room = ada.open("point-galaxy", bots=["random"], start=True)
    ada.context.route(BOARDS, lambda route: route.fulfill(content_type="text/javascript", body=BROKEN))
    ada.page.goto(f"{ada.base}/r/{room}")
    assert "could not be drawn" in alert(ada.page)
    offer = ada.wait_asked()
    assert ada.page.locator("[data-dock]").count() == len(ada.table(room, 0)["offer"]["choices"])
    ada.page.locator("[data-dock]").first.click()
    ada.wait_moved_on(offer)
    ada.page.get_by_role("button", name="Draw it again").click()
    assert "could not be drawn" in alert(ada.page)
    ada.shot("broken-board")


def test_while_a_board_is_loading_its_choices_are_no_buttons(ada):
    room = ada.open("point-galaxy", bots=["random"], start=True)
    held = []
    ada.context.route(BOARDS, lambda route: held.append(route))
    ada.page.goto(f"{ada.base}/r/{room}")
    ada.wait_asked()
    assert "Laying out" in ada.page.locator(".board").inner_text()
    assert ada.page.locator("[data-dock]").count() == 0
    for route in held:
        route.continue_()
    ada.page.locator(".board .spot.may").first.wait_for()
    assert ada.page.locator("[data-dock]").count() == 0


@pytest.mark.parametrize(
    ("path", "says", "way"),
    [
        ("/nothing", "There is nothing here", "To the games"),
        ("/r/zzzz", "There is no such table", "To the games"),
        ("/r/zzzzzzzzzzzzzzzz", "There is no such table", "To the games"),
        ("/replay/zzzzzzzzzzzzzzzz", "There is no such table", "To the games"),
        ("/learn/chess", "There is nothing here", "To the games"),
        ("/learn/chess/play", "There is nothing here", "Learn"),
        ("/new/chess", "There is nothing here", "To the games"),
    ],
)
def test_an_address_that_leads_nowhere(ada, path, says, way):
    ada.page.goto(ada.base + path)
    assert says in alert(ada.page)
    ada.page.locator("main").get_by_role("link", name=way).click()
    ada.page.wait_for_url(re.compile(r"/(learn)?$"))
    ada.page.locator("h1").wait_for()


def test_a_table_that_is_not_for_watching(ada, person):
    room = person("Bea").open("point-galaxy", bots=["random"], start=True, watch=False)
    ada.page.goto(f"{ada.base}/r/{room}")
    assert "open it by your private link" in alert(ada.page)


def test_a_private_link_that_was_cut_leads_to_the_table_all_the_same(ada, person):
    room = person("Bea").open("point-galaxy", bots=["random"], start=True)
    ada.page.goto(f"{ada.base}/r/{room}#seat=cut")
    assert "not valid any more" in alert(ada.page)
    ada.page.get_by_role("button", name="To the table").click()
    ada.page.wait_for_selector("main.table .watching")


def test_a_private_link_works_where_its_table_is_shown_already(ada, person):
    bea = person("Bea")
    room = bea.open("point-galaxy", bots=["random"], start=True)
    ada.page.goto(f"{ada.base}/r/{room}")
    ada.page.wait_for_selector("main.table .watching")
    ada.page.goto(ada.base + bea.post(f"/api/rooms/{room}/seats/0/link")["path"])
    ada.page.wait_for_selector("main.table .me")


def test_a_game_that_is_not_over_is_not_seen_again(ada):
    room = ada.open("point-galaxy", bots=["random"], start=True)
    ada.page.goto(f"{ada.base}/replay/{room}")
    assert "not over yet" in alert(ada.page)
    ada.page.get_by_role("link", name="To the table").click()
    ada.page.wait_for_selector("main.table")


def test_a_full_table_is_told_before_the_start(ada, person):
    bea = person("Bea")
    room = bea.open("galaxy-rush", bots=["random"])
    ada.page.goto(f"{ada.base}/r/{room}")
    ada.page.get_by_text("All seats are taken.").wait_for()
    assert ada.page.get_by_role("link", name="Play something else").get_attribute("href") == "/"
    bea.say(room, "start")
    ada.page.wait_for_selector("main.table .watching")


def test_a_server_that_is_gone_is_told_and_waited_for(ada):
    page = ada.page
    room = ada.open("point-galaxy", bots=["random"], start=True)
    page.goto(ada.base)
    page.locator("article button.first").first.wait_for()
    ada.context.set_offline(True)
    page.locator("article button.first").first.click()
    assert alert(page) == "The server cannot be reached just now."
    page.evaluate(f"history.pushState(null, '', '/r/{room}'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("main.note [role=alert]").wait_for()
    ada.context.set_offline(False)
    page.get_by_role("link", name="Load it again").click()
    page.wait_for_selector("main.table")
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    assert "The server cannot be reached just now." in alert(page)
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("main.table")


def test_while_a_game_is_paused_nothing_looks_as_if_it_could_be_chosen(person):
    ada = person()
    room = ada.open("point-galaxy", bots=["random"], start=True)
    ada.sit(room)
    ada.wait_asked()
    ada.say(room, "pause", seat=0)
    ada.page.get_by_text("The game is paused.").wait_for()
    assert ada.page.locator(".spot.may").count() == 0
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.locator(".spot.may").first.wait_for()
