"""How long until a page can be used, and how much is sent for it: `python bench/pages.py` prints a table.

A real Chromium with an empty cache opens a real server on this machine; the median of several visits. Needs the built
client and Chromium; a busy machine shows in the spread.
"""

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.kit import Server, quick
from tests.web.kit import FLAGS

VISITS = 7
PAGES = {
    "home": ("/", "button.first"),
    "learn": ("/learn/point-galaxy", "main ol svg"),
    "rules": ("/learn/point-galaxy/rules", "article h2"),
}
TABLES = ("rock-the-galaxy", "point-galaxy", "galaxy-rush", "brouhaha", "space-rocks")
WAIT = """selector => new Promise((done) => {
  const look = () => (document.querySelector(selector) ? done(performance.now()) : requestAnimationFrame(look));
  look();
})"""
SENT = "() => performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"


def visit(browser: Browser, address: str, selector: str, game: str = "") -> tuple[float, float]:
    """Milliseconds from asking for a page to its being usable, and the bytes sent for it."""
    context = browser.new_context()
    origin = "/".join(address.split("/", 3)[:3])
    if game:
        context.request.post(f"{origin}/api/keys", headers={"Origin": origin})
        wish = {"id": "visit", "game": game, "seats": 2, "name": "Ada", "bots": ["random"], "start": True}
        address = (
            origin + context.request.post(f"{origin}/api/rooms", headers={"Origin": origin}, data=wish).json()["path"]
        )
    page = context.new_page()
    page.goto(address, wait_until="commit")
    took = page.evaluate(WAIT, selector)
    sent = page.evaluate(SENT)
    context.close()
    return took, sent


def main() -> None:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    server = Server(quick(Path(tempfile.mkdtemp()) / "rooms.sqlite"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=list(FLAGS))
        rows = [(name, server.http + path, selector, "") for name, (path, selector) in PAGES.items()]
        rows += [(f"table of {game}", server.http, "main.table [data-handle]", game) for game in TABLES]
        print(f"{'page':28} {'ms median':>10} {'best':>6} {'worst':>6} {'KB sent':>8}")
        for name, address, selector, game in rows:
            visits = [visit(browser, address, selector, game) for _ in range(VISITS)]
            times = sorted(took for took, _ in visits)
            middle = statistics.median(times)
            print(f"{name:28} {middle:10.0f} {times[0]:6.0f} {times[-1]:6.0f} {visits[0][1] / 1024:8.1f}")
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
