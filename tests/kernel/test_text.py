"""Sentences for people, in the language that is spoken."""

from stardeck.kernel import listed, number_of, remembered, say, speaking

GERMAN = {"Waiting for {who}.": "Warten auf {who}.", "fans": "Fans", "{most} and {last}": "{most} und {last}"}


def test_a_template_is_filled_in():
    assert say("Waiting for {who}.", who="Ada") == "Waiting for Ada."


def test_a_text_without_parts_may_hold_anything():
    assert say("Braces { stay }.") == "Braces { stay }."


def test_another_language_is_looked_up_by_template():
    with speaking(GERMAN):
        assert say("Waiting for {who}.", who="Ada") == "Warten auf Ada."
        assert say("Unknown stays.") == "Unknown stays."
    assert say("Waiting for {who}.", who="Ada") == "Waiting for Ada."


def test_numbers_take_the_right_noun():
    assert [number_of(n, "fan", "fans") for n in (0, 1, 2)] == ["0 fans", "1 fan", "2 fans"]


def test_lists_read_like_speech():
    assert [listed(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
    with speaking(GERMAN):
        assert listed(["a", "b"]) == "a und b"


def test_a_remembered_sentence_is_made_once_and_anew_in_another_language():
    made = []

    @remembered
    def name(n: int) -> str:
        made.append(n)
        return say("card {n}", n=n)

    assert (name(1), name(1), name(2)) == ("card 1", "card 1", "card 2")
    assert made == [1, 2]
    with speaking({"card {n}": "Karte {n}"}):
        assert name(1) == "Karte 1"
    assert name(1) == "card 1"
