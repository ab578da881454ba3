"""People with real browsers: they know nothing of a game but what every board has, things that are lit and a prompt."""

import json
import random
import re
import secrets
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

SHOTS = Path(__file__).parent / "shots"  # artefacts: look at them after a run
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)

# Each game in a short form, so that a whole one takes seconds: seats and options.
SHORT = {
    "rock-the-galaxy": (3, {"max_rounds": 2, "supply": "first"}),
    "point-galaxy": (3, {}),
    "galaxy-rush": (2, {}),
    "brouhaha": (3, {"final_round": 1}),
    "space-rocks": (3, {"round_limit": 4}),
}
GAMES = tuple(SHORT)

CONFIRM = ".board button.first:visible:enabled, .board button[data-handle^='button:']:not(.spot):visible:enabled"
LIT = f".spot.may:visible, [data-dock]:visible, {CONFIRM}"

STATE = """() => {
  const main = document.querySelector('main.table');
  if (!main) return null;
  return {
    offer: main.dataset.offer ?? '',
    busy: main.dataset.busy !== undefined,
    over: main.dataset.over !== undefined,
    asked: main.classList.contains('asked'),
    drawn: !main.querySelector('.board > .note'),
  };
}"""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, server, name: str, seed: int = 1) -> None:
        self.context = context
        self.base = server.http
        self.name = name
        self.chance = random.Random(seed)
        self.troubles: list[str] = []
        self.page = self.tab()
        self.post("/api/keys")

    def tab(self) -> Page:
        """A new tab; whatever goes wrong in it is noted."""
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", lambda said: self.note(said, page) if said.type == "error" else None)
        page.on("request", lambda asked: self.only_home(asked.url))
        return page

    def note(self, said, page: Page) -> None:
        if "WebSocket" not in said.text and "ERR_INTERNET_DISCONNECTED" not in said.text:
            self.troubles.append(f"{page.url}: {said.text} {said.location}")

    def only_home(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:", self.base.replace("http", "ws"))):
            self.troubles.append(f"a request left home: {url}")

    # ------------------------------------------------------------------ over HTTP

    def post(self, path: str, body: dict | None = None) -> dict:
        reply = self.context.request.post(self.base + path, headers={"Origin": self.base}, data=body or {})
        assert reply.ok, (reply.status, reply.text())
        return reply.json()

    def get(self, path: str):
        reply = self.context.request.get(self.base + path)
        assert reply.ok, (reply.status, reply.text())
        return reply.json()

    def open(self, game: str, **wish) -> str:
        """A new room, and this person in its first seat."""
        wish = {"id": secrets.token_hex(6), "game": game, "seats": 2, "name": self.name} | wish
        return self.post("/api/rooms", wish)["room"]

    def say(self, room: str, say: str, **more) -> dict:
        return self.post(f"/api/rooms/{room}/say", {"say": say, "id": secrets.token_hex(6)} | more)

    def try_to_say(self, room: str, say: str, **more) -> bool:
        """Say something that may come too late."""
        body = {"say": say, "id": secrets.token_hex(6)} | more
        return self.context.request.post(
            f"{self.base}/api/rooms/{room}/say", headers={"Origin": self.base}, data=body
        ).ok

    def table(self, room: str, seat: int | None = None) -> dict:
        return self.get(f"/api/rooms/{room}" + ("" if seat is None else f"?seat={seat}"))

    def play_over_http(self, room: str, seat: int = 0, until=lambda table: False) -> dict:
        """Play without looking, until the end or until something is as wanted; the table then."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            table = self.table(room, seat)
            offer = table["offer"]
            if table["result"] or (offer["choices"] and until(table)):
                return table
            if not offer["choices"]:
                time.sleep(0.01)
                continue
            action = self.chance.choice(offer["choices"])["action"]
            self.try_to_say(room, "play", seat=seat, offer=offer["token"], action=action)
        raise AssertionError("the game does not come to the point that is waited for")

    # ------------------------------------------------------------------ at the table

    def sit(self, room: str, page: Page | None = None) -> None:
        """Open the table and wait until the board is drawn."""
        page = page or self.page
        page.goto(f"{self.base}/r/{room}")
        page.wait_for_selector("main.table .board")
        page.wait_for_function("() => !document.querySelector('.board > .note')")

    def state(self, page: Page | None = None) -> dict:
        """What the page says about the moment: the question, whether it is answered already, whether it is the end."""
        return (page or self.page).evaluate(STATE) or {"offer": "", "busy": False, "over": False, "asked": False}

    def is_asked(self) -> bool:
        state = self.state()
        return state["asked"] and not state["busy"]

    def wait(self, wanted: str, seconds: float = 15) -> None:
        """Wait for a condition in the page."""
        self.page.wait_for_function(wanted, timeout=seconds * 1000)

    def wait_asked(self) -> str:
        self.wait("() => document.querySelector('main.table.asked:not([data-busy])')")
        return self.state()["offer"]

    def wait_moved_on(self, offer: str) -> None:
        """Wait until the question is another one."""
        self.page.wait_for_function(
            "(offer) => (document.querySelector('main.table')?.dataset.offer ?? '') !== offer", arg=offer
        )

    def moved_on(self, offer: str) -> bool:
        """Whether the last click or key was an answer; if it is on its way, wait for what follows."""
        state = self.state()
        if state["offer"] == offer and not state["busy"] and not state["over"]:
            self.page.wait_for_timeout(20)
            state = self.state()
        if state["busy"]:
            self.page.wait_for_function(
                "(offer) => { const main = document.querySelector('main.table'); return !main || "
                "main.dataset.busy === undefined || main.dataset.offer !== offer; }",
                arg=offer,
            )
            state = self.state()
        return state["offer"] != offer or state["over"]

    def act(self) -> None:
        """Answer the question by clicking what is lit; the list of all choices if that leads nowhere."""
        offer = self.state()["offer"]
        for _ in range(3):
            self.click_something()
            if self.moved_on(offer):
                return
        self.choose_from_list()
        self.wait_moved_on(offer)

    def click_something(self) -> None:
        lit = self.page.locator(LIT)
        if self.chance.random() < 0.6 and self.page.locator(CONFIRM).count():
            lit = self.page.locator(CONFIRM)  # something was picked: now it can be done
        count = lit.count()
        if count == 0:
            return
        thing = lit.nth(self.chance.randrange(count))
        offer = self.state()["offer"]
        try:
            thing.click(timeout=2000)
        except Exception:
            if self.state()["offer"] == offer and self.state()["asked"]:
                raise  # it was not that the table went on meanwhile
            return
        items = self.page.locator("#bubble [role=menuitem]")
        if items.count():
            items.nth(self.chance.randrange(items.count())).click()

    def choose_from_list(self) -> None:
        """Everything that can be chosen is in one list, by keyboard."""
        offer = self.state()["offer"]
        if not self.open_list(offer):
            return
        buttons = self.page.locator("dialog .choice")
        try:
            buttons.nth(self.chance.randrange(buttons.count())).click(timeout=2000)
        except Exception:
            if self.state()["offer"] == offer:
                raise  # it was not that the table went on meanwhile

    def open_list(self, offer: str) -> bool:
        """Whether the list of all choices is open; it is not if the question was answered after all."""
        self.press("c")
        self.page.wait_for_function(
            "(offer) => document.querySelector('dialog .choice') || "
            "(document.querySelector('main.table')?.dataset.offer ?? '') !== offer",
            arg=offer,
        )
        return self.page.locator("dialog .choice").count() > 0

    def act_by_keyboard(self) -> None:
        """Answer the question without ever touching the mouse."""
        offer = self.state()["offer"]
        for _ in range(3):
            self.press_something()
            if self.moved_on(offer):
                return
        if self.open_list(offer):
            self.press("ArrowDown", self.chance.randrange(4))
            self.press("Enter")
        self.wait_moved_on(offer)

    def press_something(self) -> None:
        """A number for the dock, or arrows to a lit thing and Enter; in a menu arrows and Enter again."""
        if self.chance.random() < 0.3 and self.page.locator("[data-dock]").count():
            self.press(str(self.chance.randint(1, min(9, self.page.locator("[data-dock]").count()))))
            return
        for _ in range(self.chance.randint(1, 3)):
            self.press(self.chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        self.press(self.chance.choice(["Enter", " "]))
        if self.page.locator("#bubble [role=menuitem]").count():
            self.press("ArrowDown", self.chance.randrange(3))
            self.press("Enter")

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    # ------------------------------------------------------------------ looking

    def shot(self, name: str, page: Page | None = None) -> None:
        """Keep a picture."""
        SHOTS.mkdir(exist_ok=True)
        (page or self.page).screenshot(path=SHOTS / f"{name}.png")

    def overflow(self) -> int:
        """By how many pixels the page could be scrolled sideways."""
        return self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")


def seated(persons: list[Person], game: str, seats: int, options: dict, **wish) -> str:
    """A room with these people, bots in the other seats, dealt."""
    host = persons[0]
    bots = ["random"] * (seats - len(persons))
    room = host.open(game, seats=seats, options=options, bots=bots, **wish)
    for guest in persons[1:]:
        guest.say(room, "join", name=guest.name)
    host.say(room, "start")
    return room


def played_together(persons: list[Person], acts: list, seconds: float = 120) -> None:
    """Everybody answers whatever they are asked until the game is over for all."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        states = [person.state() for person in persons]
        if all(state["over"] for state in states):
            return
        busy = False
        for person, state, act in zip(persons, states, acts, strict=True):
            if state["asked"] and not state["busy"] and not state["over"]:
                busy = True
                act(person)
        if not busy:
            persons[0].page.wait_for_timeout(15)
    raise AssertionError(f"the game does not end: {[person.state() for person in persons]}")


def plain(text: str) -> str:
    """Text with single blanks."""
    return re.sub(r"\s+", " ", text).strip()


def written(points: float) -> str:
    """Points as the score sheet writes them: shared ones as fractions."""
    parts = {1 / 2: "½", 1 / 3: "⅓", 2 / 3: "⅔", 1 / 4: "¼", 3 / 4: "¾", 1 / 5: "⅕", 1 / 6: "⅙"}
    whole = int(points)
    part = [sign for size, sign in parts.items() if abs(points - whole - size) < 0.001]
    return f"{whole or ''}{part[0]}" if part else f"{round(points, 2):g}"


def same(one: object, other: object) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
