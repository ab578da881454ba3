"""Words on a terminal: wrapped between words, under their beginning, and free of tricks."""

import pytest

from stardeck.cli.paper import Paper, plain
from stardeck.cli.sheet import number, show_result, winners
from stardeck.kernel import Result, Row


@pytest.fixture
def narrow(monkeypatch):
    """Some words as a terminal of 20 columns shows them."""
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("NO_COLOR", "1")

    def shown(text, **how):
        paper = Paper()
        with paper.capture() as page:
            paper.tell(text, **how)
        return [line.rstrip() for line in page.get().splitlines()]

    return shown


def test_a_long_line_is_broken_between_words_and_goes_on_under_its_beginning(narrow):
    assert narrow("- Ann drew the card of her dreams.", hang=2) == ["- Ann drew the card", "  of her dreams."]
    assert narrow("    far to the right it goes on") == ["    far to the right", "    it goes on"]


def test_a_line_of_a_picture_stays_a_line(narrow):
    assert narrow("a   b\nc") == ["a   b", "c"]


def test_a_terminal_too_narrow_for_indents_just_wraps(narrow):
    assert narrow("               so far right") == ["               so far right"]


def test_nothing_printed_can_move_the_cursor():
    assert plain("a\x1b[2Jb\rc\u202ed\te") == "a\ufffd[2Jb\ufffdc\ufffdd     e"
    assert plain("👩\u200d🚀 ☄\ufe0f\n") == "👩\u200d🚀 ☄\ufe0f\n"


def a_result(**fields):
    given = {
        "reason": "end",
        "rows": (Row("Stars", (2.5, 3.0)),),
        "totals": (2.5, 3.0),
        "ranks": (2, 1),
        "winners": (1,),
    }
    return Result(**(given | fields))


def test_winners_in_a_sentence():
    assert winners(a_result(), ("Ann", "Bob")) == "Bob won."
    assert winners(a_result(winners=(0, 1)), ("Ann", "Bob")) == "Ann and Bob share the victory."
    assert winners(a_result(winners=()), ("Ann", "Bob")) == "Nobody won."
    assert winners(a_result(also=("Automaton",)), ("Ann",)) == "Automaton won."
    assert winners(a_result(also=("Automaton",), winners=()), ("Ann",)) == "Automaton won."


def test_the_sheet_has_everybody_on_it_and_the_notes():
    paper = Paper()
    with paper.capture() as page:
        show_result(
            paper,
            a_result(also=("Automaton",), notes={"tie_break": "most suns", "beaten": True, "more": [1]}),
            ("Ann",),
        )
    lines = [line.split() for line in page.get().splitlines() if line.strip()]
    assert lines == [
        ["Ann", "Automaton"],
        ["Stars", "2.5", "3"],
        ["Total", "2.5", "3"],
        ["Rank", "2.", "1."],
        ["tie", "break:", "most", "suns"],
        ["beaten:", "yes"],
        ["Automaton", "won."],
    ]


def test_numbers_without_needless_zeros():
    assert [number(n) for n in (3.0, 2.5, 0.25, -1.0)] == ["3", "2.5", "0.25", "-1"]


def test_how_it_ended_is_said_even_if_the_log_does_not(monkeypatch):
    from stardeck.cli.screen import show_ending
    from stardeck.games import game
    from stardeck.kernel import Match, numbered_seed

    match = Match(game("rock-the-galaxy"), 2, {"max_rounds": 1}, seed=numbered_seed(1))
    while match.waiting:
        match.say(match.waiting[0], match.offer(match.waiting[0]).choices[0].action)
    match.table.log.clear()
    paper = Paper()
    with paper.capture() as page:
        show_ending(paper, match, "g.json")
    assert "The round limit was reached: the game is over." in page.get()
