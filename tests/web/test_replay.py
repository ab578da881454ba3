"""A finished game again: step, jump, play, through anybody's eyes."""

import pytest

from tests.web.kit import GAMES, SHORT, plain


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_seen_again(person, game):
    ada = person()
    seats, options = SHORT[game]
    room = ada.open(game, seats=seats, options=options, bots=["random"] * (seats - 1), start=True)
    ada.play_over_http(room)
    steps = ada.get(f"/api/rooms/{room}/replay?count=1")["steps"]
    page = ada.page
    page.goto(f"{ada.base}/replay/{room}")
    page.wait_for_selector("main.table .board")
    where = page.locator(".jump span")

    assert plain(where.inner_text()) == f"Step 0 of {steps}"
    page.get_by_role("button", name="One step on").click()
    page.wait_for_function("() => document.querySelector('.jump span').innerText.includes('Step 1 ')")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.jump span').innerText.includes('Step 2 ')")
    frame = ada.get(f"/api/rooms/{room}/replay?first=2&count=1")["frames"][0]
    assert frame["label"] in page.locator(".prompt").inner_text()
    page.locator(".jump input").fill(str(steps // 2))
    page.wait_for_function(f"() => document.querySelector('.jump span').innerText.includes('Step {steps // 2} ')")
    page.locator(".eyes select").select_option("open")
    page.wait_for_timeout(150)
    ada.shot(f"{game}-replay")
    page.locator(".eyes select").select_option("1")
    page.wait_for_selector("li.me")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector("main.table[data-over]")
    page.get_by_role("button", name="Score sheet").click()
    page.wait_for_selector("dialog tfoot")


def test_the_record_can_be_downloaded(person):
    ada = person()
    room = ada.open("galaxy-rush", bots=["random"], start=True)
    ada.play_over_http(room)
    ada.page.goto(f"{ada.base}/r/{room}")
    ada.page.wait_for_selector("dialog tfoot")
    with ada.page.expect_download() as loading:
        ada.page.locator("dialog").get_by_role("link", name="Download the record").click()
    assert loading.value.suggested_filename == f"galaxy-rush-{room[:6]}.json"
