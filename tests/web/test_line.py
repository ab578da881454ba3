"""Whatever happens to the line, the page or the tab in mid-move: never a double move, never a lost one."""

import pytest

from tests.web.kit import GAMES, SHORT, seated
from tests.web.wires import Wire

PRESS_AT = """(moment) => void setTimeout(
  () => [...document.querySelectorAll('dialog .choice')].at(-1)?.click(), moment - Date.now())"""


def at_a_question(person, game: str = "point-galaxy"):
    """Ada is to choose; nobody else acts until she has."""
    ada, grace = person("Ada"), person("Grace")
    _, options = SHORT[game]
    room = seated([ada, grace], game, 2, options)
    wait_for_ada(ada, grace, room)
    wire = Wire(ada.page)
    ada.sit(room)
    ada.wait_asked()
    return ada, grace, room, wire


def wait_for_ada(ada, grace, room: str) -> None:
    """Grace answers what she is asked until Ada is asked; what Ada has no choice in is done for her meanwhile."""
    while len(ada.table(room, 0)["offer"]["choices"]) < 2:
        offer = grace.table(room, 1)["offer"]
        if offer["choices"]:
            wish = {"offer": offer["token"], "action": offer["choices"][0]["action"]}
            grace.try_to_say(room, "play", seat=1, **wish)


def moves(ada, room: str) -> int:
    return ada.table(room)["room"]["moves"]


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_decision_asks_the_same_question_again(person, game):
    ada, _, room, _ = at_a_question(person, game)
    prompt, offer = ada.page.locator(".prompt").inner_text(), ada.state()["offer"]
    ada.page.reload()
    assert ada.wait_asked() == offer
    assert ada.page.locator(".prompt").inner_text() == prompt
    before = moves(ada, room)
    ada.act()
    assert moves(ada, room) > before


def test_a_move_that_never_arrived_is_sent_when_the_line_is_back_and_happens_once(person):
    ada, _, room, wire = at_a_question(person)
    before, offer = moves(ada, room), ada.state()["offer"]
    wire.swallow = True
    ada.choose_from_list()
    wire.cut()
    banner = ada.page.locator(".banner[role=alert]")
    banner.wait_for()
    assert "Your move is kept" in banner.inner_text()
    assert "No connection" in ada.page.locator(".top").inner_text()
    ada.shot("offline")
    assert moves(ada, room) == before
    try_now = ada.page.get_by_role("button", name="Try now").element_handle()
    wire.mend()
    try_now.evaluate("button => button.click()")  # at once: soon it tries by itself, and the button is gone
    ada.wait_moved_on(offer)
    assert moves(ada, room) == before + 1
    assert len(set(wire.moves())) == 1
    assert len(wire.moves()) == 2


def test_a_move_whose_answer_was_lost_is_not_made_twice(person):
    ada, _, room, wire = at_a_question(person)
    before, offer = moves(ada, room), ada.state()["offer"]
    wire.mute = True
    ada.choose_from_list()
    while moves(ada, room) == before:
        ada.page.wait_for_timeout(20)
    wire.cut()
    wire.mend()
    ada.wait_moved_on(offer)
    assert moves(ada, room) == before + 1
    assert len(wire.moves()) == 2
    assert len(set(wire.moves())) == 1


def test_a_reload_while_a_move_is_on_its_way_loses_nothing(person):
    ada, _, room, wire = at_a_question(person)
    before, offer = moves(ada, room), ada.state()["offer"]
    wire.swallow = True
    ada.choose_from_list()
    ada.wait("() => document.querySelector('main.table[data-busy]')")
    wire.mend()
    ada.page.reload()
    ada.page.wait_for_selector("main.table")
    ada.wait_moved_on(offer)
    assert moves(ada, room) == before + 1
    assert len(set(wire.moves())) == 1


def test_offline_and_online_again(person):
    ada, grace, room, _ = at_a_question(person)
    ada.context.set_offline(True)
    ada.page.wait_for_function("() => !navigator.onLine")
    ada.choose_from_list()
    ada.context.set_offline(False)
    ada.wait("() => document.querySelector('.top')?.innerText.includes('Connected')", 20)
    ada.wait("() => !document.querySelector('main.table[data-busy]')", 20)
    before = moves(ada, room)
    if ada.is_asked():
        ada.act()
        assert moves(ada, room) > before
    assert grace.table(room, 1)["room"]["moves"] >= 1


def test_a_second_tab_on_the_same_seat_follows_and_one_question_is_answered_once(person):
    ada, grace, room, _ = at_a_question(person)
    first, second = ada.page, ada.tab()
    ada.sit(room, second)
    second.wait_for_selector("main.table.asked")
    offer = ada.state()["offer"]
    ada.act()
    second.wait_for_function("(offer) => document.querySelector('main.table').dataset.offer !== offer", arg=offer)
    wait_for_ada(ada, grace, room)
    before = moves(ada, room)
    for tab in (first, second):
        tab.wait_for_selector("main.table.asked")
        tab.keyboard.press("c")
        tab.locator("dialog .choice").first.wait_for()
    together = first.evaluate("() => Date.now() + 400")
    for tab in (first, second):  # both answer the same question at the same moment
        tab.evaluate(PRESS_AT, together)
    first.wait_for_timeout(600)
    for tab in (first, second):
        tab.wait_for_function("() => !document.querySelector('main.table[data-busy]')")
    assert moves(ada, room) == before + 1


def test_a_private_link_brings_the_seat_to_another_device(person):
    ada, phone = person("Ada"), person("Ada", phone=True)
    room = ada.open("rock-the-galaxy", bots=["random"], start=True)
    ada.sit(room)
    ada.page.keyboard.press("m")
    ada.page.get_by_role("button", name="Play on another device").click()
    link = ada.page.locator("dialog input").input_value()
    assert "#seat=" in link
    phone.page.goto(link)
    phone.page.wait_for_selector("main.table .me")
    assert "seat=" not in phone.page.url
    assert phone.table(room)["you"]["holds"] == [0]
