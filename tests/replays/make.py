"""Write the golden records of a game: one per number of players and end reason, and readable playthroughs."""

import sys
from itertools import product
from pathlib import Path

from stardeck.games import OURS
from stardeck.games import game as find
from stardeck.kernel import BadOptions, dump
from stardeck.testing import make_record, playthrough

HERE = Path(__file__).parent
NEVER: dict[tuple[str, int, str], str] = {}  # (slug, players, reason): why it cannot happen


def wanted(slug):
    """(players, reason) of every golden record the game must have."""
    game = find(slug)
    return [(seats, why) for seats in game.seats for why in game.end_reasons if (slug, seats, why) not in NEVER]


def record_for(game, seats, reason):
    """A random game that ends so, with the default options if it can be found, else with a preset or corner,
    played by anybody or by lazy people."""
    for given, lazy in product(({}, *game.presets.values(), *game.corners), (0, 9)):
        try:
            return make_record(game, seats, reason, given, tries=40, lazy=lazy)
        except (AssertionError, BadOptions):
            continue
    raise SystemExit(
        f"{game.slug}: no game of {seats} found that ends with {reason}; add a corner that makes it likely"
    )


def main(slug, again):
    game = find(slug)
    folder = HERE / slug
    folder.mkdir(exist_ok=True)
    for seats, reason in wanted(slug):
        path = folder / f"{seats}p-{reason}.json"
        if again or not path.exists():
            record = record_for(game, seats, reason)
            path.write_bytes(dump(record))
            if reason == game.end_reasons[0]:
                path.with_suffix(".txt").write_text(playthrough(record, game), encoding="utf-8")
            print(path.name, len(record.actions), "actions")


if __name__ == "__main__":
    named = [arg for arg in sys.argv[1:] if arg != "--again"]
    for each in named or OURS:
        main(each, "--again" in sys.argv)
