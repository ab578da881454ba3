"""How smoothly a table moves: `python bench/frames.py [game] [seats]` steps through a finished game with a trace.

Space Rocks with six species unless another game is named. A replay is the same table as a running one, and its moves
come as fast as they are asked for: here one every half second, so that something travels nearly all the time. Chromium
writes a trace: which frames it wanted, which it showed in time, and what its main thread did. Needs the built client.
Without a graphics card the same processor draws, too: that is the worst case.
"""

import json
import secrets
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.kit import Server, quick
from tests.web.kit import FLAGS, WIDE, Person

STEPS = 40
PAUSE = 500  # milliseconds between two moves
LENGTHS = {"space-rocks": {"round_limit": 8}, "rock-the-galaxy": {"max_rounds": 4}}
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "benchmark"]
KINDS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "FireAnimationFrame": "script",
    "RunMicrotasks": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "commit",
}


def finished(browser: Browser, server: Server, game: str, seats: int) -> tuple[Person, str]:
    """Somebody who has played a game to its end, and its room."""
    person = Person(browser.new_context(viewport=WIDE), server, "Ada")
    options = LENGTHS.get(game, {})
    room = person.open(game, seats=seats, bots=["random"] * (seats - 1), options=options, start=True)
    person.play_over_http(room)
    return person, room


def step(page: Page) -> None:
    """Let the replay go on, a move at a time."""
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(PAUSE)


def frames(events: list[dict]) -> Counter[str]:
    """What became of each frame of the page, as Chromium itself reports it."""
    page = Counter(e["pid"] for e in events if e["name"] == "Paint").most_common(1)[0][0]
    reports = [e for e in events if e["name"] == "PipelineReporter" and e["ph"] == "b" and e["pid"] == page]
    return Counter(e["args"]["frame_reporter"]["state"].removeprefix("STATE_") for e in reports)


def main_thread(events: list[dict]) -> list[dict]:
    """The complete events of the thread that drew most."""
    painted = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "Paint")
    (busiest, _) = painted.most_common(1)[0]
    return [e for e in events if e.get("ph") == "X" and (e["pid"], e["tid"]) == busiest]


def outermost(events: list[dict]) -> list[dict]:
    """Events of the kinds that are told apart, without those inside of another one of the same kind."""
    found, ends = [], dict.fromkeys(KINDS.values(), 0)
    for event in sorted((e for e in events if e["name"] in KINDS), key=lambda e: e["ts"]):
        kind = KINDS[event["name"]]
        if event["ts"] >= ends[kind]:
            found.append(event)
            ends[kind] = event["ts"] + event.get("dur", 0)
    return found


def report(events: list[dict]) -> None:
    """How many frames were shown and how many were missed, and where the time of the main thread went."""
    seen = frames(events)
    wanted = sum(seen.values()) - seen["NO_UPDATE_DESIRED"]
    shown, missed = wanted - seen["DROPPED"], seen["DROPPED"]
    print(f"frames wanted {wanted}, shown {shown} ({100 * shown / wanted:.1f} %), missed {missed}")
    print(f"  of these {seen['PRESENTED_PARTIAL']} moved on while the main thread was still busy")
    thread = main_thread(events)
    tasks = [e["dur"] / 1000 for e in thread if e["name"] == "RunTask"]
    spent: Counter[str] = Counter()
    for event in outermost(thread):
        spent[KINDS[event["name"]]] += event.get("dur", 0) / 1000
    parts = ", ".join(f"{kind} {milliseconds / STEPS:.1f}" for kind, milliseconds in spent.most_common())
    print(f"main thread: {sum(tasks) / STEPS:.0f} ms a move ({parts}), longest task {max(tasks):.0f} ms")
    print(f"  busy {100 * sum(tasks) / (STEPS * PAUSE):.0f} % of the time")


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "space-rocks"
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 6
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    folder = Path(tempfile.mkdtemp())
    server = Server(quick(folder / f"{secrets.token_hex(4)}.sqlite"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=list(FLAGS))
        person, room = finished(browser, server, game, seats)
        page = person.page
        page.goto(f"{person.base}/replay/{room}")
        page.wait_for_selector(".board [data-key]")
        page.wait_for_timeout(1000)
        browser.start_tracing(page=page, path=folder / "trace.json", categories=CATEGORIES)
        step(page)
        browser.stop_tracing()
        browser.close()
    server.stop()
    report(json.loads((folder / "trace.json").read_text(encoding="utf-8"))["traceEvents"])


if __name__ == "__main__":
    main()
