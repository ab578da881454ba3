"""Actions are interned: one object each, with a stable number."""

import pytest

from stardeck.kernel import Actions

from .counting import ACTIONS, Add


def test_an_equal_action_is_found_as_the_interned_one():
    assert ACTIONS.find(Add(2)) is ACTIONS[1]
    assert ACTIONS.find(Add(9)) is None


def test_number_and_place_agree():
    assert [ACTIONS.index[action] for action in ACTIONS] == list(range(len(ACTIONS)))


def test_no_action_may_be_listed_twice():
    with pytest.raises(AssertionError, match="two equal actions"):
        Actions([Add(1), Add(1)])
