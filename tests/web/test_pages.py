"""The pages around the tables: a visitor who knows nothing gets to a game, alone or with friends, and finds the rules."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.kit import GAMES

TITLES = dict(
    zip(GAMES, ("Rock the Galaxy", "Point Galaxy", "Galaxy Rush", "Rock & Roll Brouhaha", "Space Rocks"), strict=True)
)
ROOM = re.compile(r"/r/[a-z0-9]{16}$")
PATHS = ("/", "/rooms", "/learn", "/settings", "/new/space-rocks", "/nothing-here")
PATHS += tuple(f"/learn/{game}{page}" for game in GAMES for page in ("", "/rules", "/cards"))


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_you_play_against_bots(person, game):
    ada = person()
    ada.page.goto(ada.base)
    ada.page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    ada.page.wait_for_url(ROOM)
    ada.page.wait_for_selector("main.table")
    table = ada.get(f"/api/rooms/{ada.page.url.rsplit('/', 1)[1]}?seat=0")
    assert table["room"]["status"] == "playing"
    assert [seat["kind"] for seat in table["room"]["seats"]][:2] == ["person", "bot"]


def test_who_comes_back_finds_the_own_tables_on_top(person):
    ada = person()
    ada.open("galaxy-rush", bots=["random"], start=True)
    ada.open("point-galaxy", seats=3)
    ada.page.goto(ada.base)
    rows = ada.page.locator("ul.rooms li")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("1 of 3 seats taken")


def test_friends_meet_by_a_link(person):
    ada, bea = person("Ada"), person("Bea", phone=True)
    ada.page.goto(f"{ada.base}/new/rock-the-galaxy?friends")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name="A bot").first.check()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url(ROOM)
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    start = ada.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()

    bea.page.goto(ada.page.get_by_label("A table of Rock the Galaxy").last.input_value())
    bea.page.get_by_label("Your name").fill("Ada")
    bea.page.get_by_role("button", name="Sit down").click()
    expect(bea.page.get_by_role("alert")).to_have_text("Somebody here is called Ada already.")
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("ol li").nth(2)).to_contain_text("Bea")
    expect(bea.page.get_by_role("radio", name="Per move")).to_be_disabled()
    ada.page.get_by_role("radio", name="Per move").check()
    expect(bea.page.get_by_text("Each choice has 90 seconds")).to_be_visible()
    assert bea.overflow() <= 0

    start.click()
    ada.page.wait_for_selector("main.table")
    bea.page.wait_for_selector("main.table")


def test_several_people_at_one_screen_meet_the_curtain(person):
    ada = person()
    ada.page.goto(f"{ada.base}/new/galaxy-rush")
    ada.page.get_by_label("Your name").fill("Ann")
    ada.page.get_by_role("radio", name="Somebody on this device").check()
    ada.page.get_by_label("Name", exact=True).fill("ann")
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Two people cannot have the same name")
    ada.page.get_by_label("Name", exact=True).fill("Ben")
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.wait_for_url(ROOM)
    expect(ada.page.get_by_text(re.compile("Pass the screen to (Ann|Ben)"))).to_be_visible()


def test_point_galaxy_can_be_played_alone(person):
    ada = person()
    ada.page.goto(f"{ada.base}/new/point-galaxy")
    ada.page.get_by_role("radio", name="1 (alone)").check()
    ada.page.get_by_role("radio", name="Hard automaton").check()
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.wait_for_url(ROOM)
    ada.page.wait_for_selector("main.table")
    room = ada.get(f"/api/rooms/{ada.page.url.rsplit('/', 1)[1]}")["room"]
    assert (len(room["seats"]), room["options"]["solo_difficulty"]) == (1, "hard")


def test_rules_are_searched_by_words_and_by_number(person):
    ada = person()
    ada.page.goto(f"{ada.base}/learn/rock-the-galaxy/rules")
    search = ada.page.get_by_label("Search the rules")
    search.fill("yoink")
    expect(ada.page.get_by_text(re.compile(r"\d+ places found"))).to_be_visible()
    assert ada.page.locator("article mark").count() > 3
    search.fill("r12")
    expect(ada.page.locator("article p.ruling")).to_have_count(1)
    expect(ada.page.locator("article p.ruling .number")).to_have_text("R12")
    search.fill("helicopter")
    expect(ada.page.get_by_text("The rules say nothing about “helicopter”.")).to_be_visible()


def test_a_link_to_a_ruling_leads_there(person):
    ada = person()
    ada.page.goto(f"{ada.base}/learn/rock-the-galaxy/rules#R30")
    expect(ada.page.locator("#R30")).to_be_in_viewport()


def test_every_card_says_where_it_comes_from(person):
    ada = person()
    ada.page.goto(f"{ada.base}/learn/rock-the-galaxy/cards")
    cells = ada.page.locator("main ul button")
    expect(cells).to_have_count(45)
    assert all("rulebook" in text or "reconstructed" in text for text in cells.all_inner_texts())
    ada.page.get_by_role("radio", name="from the rulebook").check()
    expect(cells).to_have_count(8)
    cells.first.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def test_language_colours_and_text_size_hold_at_once_and_next_time(person):
    ada = person()
    ada.page.goto(ada.base)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("radio", name="Deutsch").check()
    ada.page.get_by_role("radio", name="Tag", exact=True).check()
    ada.page.get_by_role("radio", name="Groß", exact=True).check()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Fünf Kartenspiele über Weltraum und Rockmusik")
    page = ada.page.locator("html")
    assert [page.get_attribute(name) for name in ("lang", "data-theme", "data-text")] == ["de", "light", "large"]


def test_a_table_that_does_not_exist_is_a_page_with_a_way_out(person):
    ada = person()
    ada.page.goto(f"{ada.base}/r/zzzzzzzzzzzzzzzz")
    expect(ada.page.get_by_role("link", name="To the games")).to_be_visible()
    ada.troubles.clear()  # the browser notes the 404 that was expected


@pytest.mark.parametrize("text", ["normal", "huge"])
def test_no_page_is_wider_than_a_phone(person, text):
    ada = person(phone=True, locale="de")
    ada.page.goto(ada.base)
    ada.page.evaluate("text => localStorage.setItem('stardeck.preferences', JSON.stringify({ text }))", text)
    for path in PATHS:
        ada.page.goto(ada.base + path)
        ada.page.wait_for_selector("h1")
        assert ada.overflow() <= 0, path
