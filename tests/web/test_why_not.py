"""Pointing at something that may not be done says why not, with the rule: by mouse, keyboard and finger."""

import pytest

from tests.web.kit import GAMES, SHORT

HELD = """(element) => {
  const box = element.getBoundingClientRect();
  const given = { pointerType: 'touch', bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  element.dispatchEvent(new PointerEvent('pointerdown', given));
}"""

NAME = "(thing) => `${thing.getAttribute('aria-label') ?? ''} ${thing.textContent}`"  # what a screen reader reads


def at_a_refusal(ada, game: str) -> str:
    """A room in which something on the board may not be done just now."""
    seats, options = SHORT[game]
    for _ in range(6):
        room = ada.open(game, seats=seats, options=options, bots=["random"] * (seats - 1), start=True)
        table = ada.play_over_http(room, until=lambda table: bool(table["offer"]["refusals"]))
        while not table["result"]:
            ada.sit(room)
            if ada.page.locator(".spot.not:visible").count():
                return room
            offer = table["offer"]
            action = ada.chance.choice(offer["choices"])["action"]
            ada.try_to_say(room, "play", seat=0, offer=offer["token"], action=action)
            table = ada.play_over_http(room, until=lambda table: bool(table["offer"]["refusals"]))
    raise AssertionError("nothing on the board is ever refused")


@pytest.mark.parametrize("game", GAMES)
def test_why_not(person, game):
    ada = person()
    room = at_a_refusal(ada, game)
    thing = ada.page.locator(".spot.not:visible").first
    handle = thing.get_attribute("data-handle")
    reasons = [refusal["reason"] for refusal in ada.table(room, 0)["offer"]["refusals"] if refusal["handle"] == handle]
    bubble = ada.page.locator("#bubble")

    thing.hover()
    bubble.wait_for()
    shown = bubble.inner_text()
    told = [reason for reason in reasons if reason["why"] in shown and reason["rule"] in shown]
    assert told, "a reason of the engine, with its rule"
    ada.shot(f"{game}-why-not")
    ada.page.keyboard.press("Escape")
    bubble.wait_for(state="hidden")
    ada.page.wait_for_timeout(500)
    assert not bubble.count(), "what was closed does not come back by itself"

    ada.page.mouse.move(2, 2)
    thing.focus()
    ada.press("Enter")
    bubble.wait_for()
    assert told[0]["why"] in bubble.inner_text()
    assert told[0]["why"] in thing.evaluate(NAME)
    ada.press("Escape")
    bubble.wait_for(state="hidden")

    thing.evaluate(HELD)
    bubble.wait_for()
    assert told[0]["why"] in bubble.inner_text()
