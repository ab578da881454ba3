"""Options: declared once, validated, described in words; every wrong one gets a sentence."""

from typing import Annotated, Literal

import pytest

from stardeck.kernel import BadOptions, Options, describe, described, read_options


class Sample(Options, frozen=True, kw_only=True):
    speed: Annotated[Literal["slow", "fast"], described("Speed", "How fast.")] = "slow"
    loud: Annotated[bool, described("Loud", "Is it loud?")] = False
    rounds: Annotated[int, described("Rounds", "How many.", least=1)] = 10
    lives: Annotated[int, described("Lives", "How many.", least=1, most=9)] = 3
    bands: Annotated[str | tuple[str, ...], described("Bands", "random, or a list", values=("random",))] = "random"

    def check(self, seats):
        if self.loud and seats == 2:
            raise BadOptions("Two are never loud.")


PRESETS = {"quick": {"speed": "fast", "rounds": 2}, "plain": {}}


def read(seats=3, preset="", **given):
    return read_options(Sample, seats, given, PRESETS, preset)


def test_nothing_given_is_the_defaults():
    assert read() == Sample()


def test_a_preset_is_a_starting_point_that_single_options_override():
    assert read(preset="quick", rounds=5) == Sample(speed="fast", rounds=5)


def test_texts_from_a_command_line_will_do():
    assert read(loud="true", rounds="7", bands="a, b") == Sample(loud=True, rounds=7, bands=("a", "b"))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"sped": "fast"}, "There is no option 'sped'; did you mean 'speed'?"),
        ({"zzzz": 1}, "There is no option 'zzzz'; there are: speed, loud, rounds, lives and bands."),
        ({"speed": "warp"}, "Option speed cannot be 'warp': it takes one of slow, fast."),
        ({"loud": "maybe"}, "Option loud cannot be 'maybe': it takes true or false."),
        ({"rounds": "0"}, "Option rounds cannot be '0': it takes a whole number of at least 1."),
        ({"rounds": "many"}, "Option rounds cannot be 'many': it takes a whole number of at least 1."),
        ({"lives": 10}, "Option lives cannot be 10: it takes a whole number from 1 to 9."),
        ({"bands": 3.5}, "Option bands cannot be 3.5: it takes random, or a list."),
    ],
)
def test_a_wrong_option_gets_a_sentence(given, sentence):
    with pytest.raises(BadOptions) as error:
        read(**given)

    assert str(error.value) == sentence


def test_an_unknown_preset_gets_a_sentence():
    with pytest.raises(BadOptions, match="There is no preset 'fun'; there are: plain and quick."):
        read(preset="fun")


def test_options_that_contradict_each_other_are_refused():
    with pytest.raises(BadOptions, match="Two are never loud."):
        read(seats=2, loud=True)


def test_every_option_is_described_so_that_a_form_can_be_drawn():
    kinds = {option.name: (option.kind, option.values, option.least, option.most) for option in describe(Sample)}

    assert kinds == {
        "speed": ("choice", ("slow", "fast"), None, None),
        "loud": ("switch", (), None, None),
        "rounds": ("number", (), 1, None),
        "lives": ("number", (), 1, 9),
        "bands": ("text", ("random",), None, None),
    }
    assert (describe(Sample)[0].title, describe(Sample)[0].help, describe(Sample)[0].default) == (
        "Speed",
        "How fast.",
        "slow",
    )
