"""A real browser before a real server. No browser is a failure where nothing may be skipped."""

import itertools
import shutil

import pytest
from playwright.sync_api import sync_playwright

from stardeck.server.api.files import WEB
from tests.server.kit import Server, quick
from tests.web.kit import FLAGS, PHONE, WIDE, Person


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server with the built client, without pauses and limits."""
    if not (WEB / "index.html").is_file():
        pytest.skip("the client is not built: make web")
    server = Server(quick(tmp_path_factory.mktemp("web") / "rooms.sqlite"))
    yield server
    bugs = server.bugs()
    server.stop()
    assert bugs == []


@pytest.fixture(scope="session")
def browser():
    """Chromium, from the system."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("there is no Chromium: apt install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def person(browser, server):
    """Makes people; each has a browser profile of their own. At the end nobody may have met an error."""
    people: list[Person] = []
    numbers = itertools.count(1)

    def make(name: str = "Ada", phone: bool = False, **more) -> Person:
        size = PHONE if phone else WIDE
        touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if phone else {}
        given = {"viewport": size, "reduced_motion": "reduce", "color_scheme": "dark", "locale": "en"} | touch | more
        people.append(Person(browser.new_context(**given), server, name, next(numbers)))
        return people[-1]

    yield make
    troubles = [trouble for one in people for trouble in one.troubles]
    for one in people:
        one.context.close()
    assert troubles == []
