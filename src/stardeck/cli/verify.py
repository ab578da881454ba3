"""`stardeck verify`: deal and play a saved game again and compare everything."""

from pathlib import Path
from typing import Any

from stardeck.cli.given import Cards, Json, RecordFile, catalogue_of
from stardeck.cli.paper import Paper, print_json
from stardeck.cli.sheet import winners
from stardeck.games import game
from stardeck.kernel import Record, Result, load_file, number_of, say
from stardeck.kernel import verify as check


def verify(file: RecordFile, cards: Cards = None, json: Json = False) -> None:
    """Check that a saved game was dealt and played by the rules."""
    record = load_file(file)
    chosen = game(record.game)
    result = check(record, chosen, catalogue_of(chosen, cards))
    if json:
        print_json(document(file, record, result))
        return
    paper = Paper()
    paper.tell(say("{title}: {file} is verified.", title=chosen.title, file=file), style="bold")
    for sentence in verified(record, result):
        paper.tell(f"  {say('ok')}  {sentence}", hang=4)


def verified(record: Record, result: Result | None) -> list[str]:
    """What was checked, one sentence each."""
    moves = number_of(len(record.actions), "action", "actions")
    found = [
        say("The file is whole and was not changed after it was written."),
        say("It was played with this card list (digest {digest}…).", digest=record.cards[:16]),
        say("The seed is the one committed to at the start ({commitment}…).", commitment=record.commitment[:16]),
        say(
            "Dealt again from that seed, all {moves} are allowed by rules version {n}.",
            moves=moves,
            n=record.rules_version,
        ),
    ]
    if result is None:
        return [*found, say("The game is not over yet.")]
    return [*found, say("They lead to the recorded result: {who}", who=winners(result, record.names))]


def document(file: Path, record: Record, result: Result | None) -> dict[str, Any]:
    """The same for programs."""
    return {
        "verified": True,
        "file": str(file),
        "game": record.game,
        "rules_version": record.rules_version,
        "cards": record.cards,
        "names": record.names,
        "actions": len(record.actions),
        "commitment": record.commitment,
        "seed": record.seed if result is not None else None,
        "finished": result is not None,
        "result": result,
    }
