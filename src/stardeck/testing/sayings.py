"""Every prompt, label, handle, refusal, event and picture reads well, for every seat."""

from stardeck.kernel import describe
from stardeck.testing.cases import Case, positions, viewers


def check_words(case: Case) -> None:
    """Prompts, labels and handles are there for everything on offer, distinct where people must choose."""
    game = case.game
    for match in positions(case, 14, every=12):
        for seat in viewers(case):
            view = match.see(seat)
            reads_well(game.picture(view, match.names, match.catalogue))
            reads_well(game.prompt(view, match.names, match.catalogue))
            if seat is None:
                continue
            offer = match.offer(seat)
            for choice in offer.choices:
                reads_well(choice.label)
                assert ":" in choice.handle, f"handle {choice.handle!r}"
            labels = [choice.label for choice in offer.choices]
            assert len(set(labels)) == len(labels), f"two choices with one label: {sorted(labels)}"
            for refusal in offer.refusals:
                reads_well(refusal.label)
                reads_well(refusal.reason.why)


def check_log(case: Case) -> None:
    """Every event is a sentence, for every seat, and belongs to the game's union of events."""
    match = list(case.walk(15))[-1]
    for seat in viewers(case):
        for sentence in match.sentences(seat):
            reads_well(sentence)
            assert sentence.rstrip()[-1] in ".!?:)”\"'", f"not a sentence: {sentence!r}"


def reads_well(text: str) -> None:
    """No empty text, no unfilled part, no Python in it."""
    assert text.strip(), "an empty text"
    for trace in ("{", "}", "None", "object at", "<class", "  ."):
        assert trace not in text, f"{trace!r} in {text!r}"


def check_options(case: Case) -> None:
    """Every option is described in words a form can show."""
    for option in describe(case.game.options):
        assert option.title
        assert option.help.endswith((".", "?")), f"{option.name}: {option.help!r}"
