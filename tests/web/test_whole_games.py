"""Two browsers and a bot play a whole game through the interface, one of them by keyboard only."""

import pytest

from tests.web.kit import GAMES, SHORT, Person, plain, played_together, seated, written


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_and_a_bot_play_a_whole_game(person, game):
    ada, grace = person("Ada"), person("Grace")
    seats, options = SHORT[game]
    room = seated([ada, grace], game, seats, options)
    ada.sit(room)
    grace.sit(room)
    grace.page.mouse.move(0, 0)
    ada.shot(f"{game}-start")

    played_together([ada, grace], [Person.act, Person.act_by_keyboard])

    result = ada.table(room, 0)["result"]
    for one in (ada, grace):
        one.page.wait_for_selector("dialog table tfoot")
        totals = [plain(text) for text in one.page.locator("dialog tfoot tr").first.locator("td").all_inner_texts()]
        assert totals == [written(total) for total in result["totals"]]
        rows = one.page.locator("dialog tbody tr")
        assert rows.count() == len(result["rows"])
    ada.shot(f"{game}-end")


def test_the_shuffle_is_verified_in_the_browser(person):
    ada = person()
    room = ada.open("galaxy-rush", bots=["random"], start=True)
    ada.sit(room)  # the fingerprint is noted while the game is on
    ada.play_over_http(room)
    ada.page.wait_for_selector("dialog summary")
    ada.page.click("dialog summary")

    verdict = ada.page.locator("dialog .verdict")
    assert "They are the same" in verdict.inner_text()
    assert "This device noted it" in ada.page.locator("dialog details").inner_text()
    ada.shot("verify")


def test_a_rematch_leads_both_to_the_same_new_table(person):
    ada, grace = person("Ada"), person("Grace")
    room = seated([ada, grace], "galaxy-rush", 2, {})
    ada.sit(room)
    grace.sit(room)
    ada.say(room, "stand_in", seat=0, target=0, level="random")
    grace.say(room, "stand_in", seat=1, target=1, level="random")
    ada.page.wait_for_selector("dialog tfoot", timeout=60_000)
    ada.page.locator("dialog").get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: "/r/" in url and room not in url)
    grace.page.locator("dialog").get_by_role("link", name="To the next game").click()
    grace.page.wait_for_url(ada.page.url)
