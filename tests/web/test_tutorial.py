"""The tutorials are played to their end, by doing what is taught and once something else."""

import pytest

from stardeck.games import game as find_game
from stardeck.kernel import has_tutorial
from tests.web.kit import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_to_its_end(person, game):
    assert has_tutorial(find_game(game)), "every game teaches itself"
    ada = person()
    story = ada.get(f"/api/games/{game}/tutorial")
    page = ada.page
    page.goto(f"{ada.base}/learn/{game}/play")
    page.wait_for_selector(".coach")
    ada.context.set_offline(True)  # once loaded, a lesson needs no server
    strayed = False
    for frame in story["frames"][:-1]:
        step = frame["step"]
        at = f"{step + 1} of {len(story['frames'])}"
        page.wait_for_function(f"() => document.querySelector('.way span')?.innerText.startsWith('{at}')")
        if frame["offer"] is None:
            if frame["text"]:
                assert frame["text"].split("\n")[0] in page.locator(".coach").inner_text()
            page.locator(".coach .button.first").click()
            continue
        others = [choice for choice in frame["offer"]["choices"] if choice["label"] != frame["label"]]
        if others and not strayed and not frame["also"]:
            strayed = True
            choose(page, others[0]["label"])
            page.locator(".coach .remark").wait_for()
            assert frame["instead"] in page.locator(".coach .remark").inner_text()
            ada.shot(f"{game}-tutorial")
        choose(page, frame["label"])
    assert strayed
    page.wait_for_selector("dialog")
    assert story["frames"][-1]["text"].split("\n")[0] in page.locator("dialog").inner_text()
    ada.context.set_offline(False)
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/r/*")
    page.wait_for_selector("main.table")


def choose(page, label: str) -> None:
    """From the list of all choices: the same for every board."""
    page.keyboard.press("c")
    page.locator("dialog .choice").get_by_text(label, exact=True).first.click()
