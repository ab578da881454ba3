"""A batch is many games at once, each exactly the game that is played alone."""

import numpy as np
import pytest

from stardeck.adapters.batch import Batch
from stardeck.adapters.playing import Playing
from stardeck.adapters.setting import NotInPlay, Setting
from stardeck.games import slugs
from stardeck.kernel import BadOptions


def lowest(masks):
    """The first legal action of every row."""
    return masks.argmax(axis=1)


@pytest.mark.parametrize("slug", slugs())
def test_shapes_fit_and_every_row_is_asked(slug):
    batch = Batch(slug, 3)
    asked = batch.reset()
    for _ in range(20):
        assert asked.observations.shape == (3, batch.setting.width)
        assert asked.masks.shape == (3, len(batch.setting.actions))
        assert asked.masks.any(axis=1).all()
        assert ((asked.seats >= 0) & (asked.seats < batch.setting.players)).all()
        asked, rewards, over = batch.step(lowest(asked.masks))
        assert rewards.shape == (3, batch.setting.players)
        assert not rewards[~over].any()


def test_every_row_plays_as_it_would_alone():
    batch = Batch("galaxy-rush", 2, seed=5)
    alone = Playing(batch.setting)
    asked = batch.reset()
    alone.begin(5 * 2 + 1)
    for _ in range(150):  # more than a game
        assert asked.seats[1] == alone.seat
        assert np.flatnonzero(asked.masks[1]).tolist() == sorted(alone.legal)
        assert np.array_equal(asked.observations[1], batch.setting.observe(alone.table, alone.seat))
        actions = lowest(asked.masks)
        alone.play(int(actions[1]))
        asked, rewards, over = batch.step(actions)
        assert over[1] == alone.is_over
        if alone.is_over:
            assert rewards[1].tolist() == alone.rewards()
            alone.begin()
    assert alone.episode > 0


def test_what_was_handed_out_is_not_written_to_again():
    batch = Batch("rock-the-galaxy", 2)
    first = batch.reset()
    kept = first.observations.copy()
    batch.step(lowest(first.masks))
    assert np.array_equal(first.observations, kept)


def test_what_everybody_knew_where_a_game_was_cut_off_is_kept():
    """An end by the rules is none of these: there is nothing left to estimate."""
    batch, alone = Batch("rock-the-galaxy", 2, seed=1, max_decisions=5), Playing(Setting("rock-the-galaxy"))
    masks = batch.reset().masks
    alone.begin(1 * 2 + 1)
    for made in range(5):
        alone.play(int(masks[1].argmax()))
        assert batch.cut == {}
        if made == 4:
            masks[0] = False
            masks[0, -1] = True  # surely illegal: the game ends with an offender
        masks = batch.step(lowest(masks)).asked.masks
    assert list(batch.cut) == [1]
    assert np.array_equal(batch.cut[1], [alone.observe(alone.table, seat) for seat in range(2)])
    batch.step(lowest(masks))
    assert batch.cut == {}


def test_games_can_be_cut_off():
    batch = Batch("rock-the-galaxy", 2, max_decisions=5)
    asked = batch.reset()
    ends = []
    for _ in range(10):
        asked, rewards, over = batch.step(lowest(asked.masks))
        assert not rewards.any()
        ends.append(over.all())
    assert ends == [False] * 4 + [True] + [False] * 4 + [True]


def test_a_batch_has_games():
    with pytest.raises(BadOptions, match="games is a whole number from 1 on, not 0"):
        Batch("rock-the-galaxy", 0)
    with pytest.raises(BadOptions, match="max_decisions is a whole number from 1 on, not 0"):
        Batch("rock-the-galaxy", 1, max_decisions=0)


def test_a_list_of_actions_will_do():
    batch, other = (Batch("rock-the-galaxy", 2, seed=1) for _ in range(2))
    actions = lowest(batch.reset().masks)
    other.reset()
    assert np.array_equal(batch.step(actions).asked.masks, other.step(actions.tolist()).asked.masks)


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [[0, 0]], 0, [0.0, 0.0], ["0", "0"]])
def test_actions_that_do_not_fit_are_refused_before_anybody_acts(actions):
    batch = Batch("rock-the-galaxy", 2)
    batch.reset()
    with pytest.raises(BadOptions, match="2 games want 2 actions, whole numbers"):
        batch.step(actions)
    assert [playing.made for playing in batch.tables] == [0, 0]


def test_nothing_can_be_done_or_seen_before_reset():
    for early in (lambda batch: batch.step([0, 0]), Batch.asked):
        with pytest.raises(NotInPlay, match="Nothing is dealt yet; call reset first"):
            early(Batch("rock-the-galaxy", 2))
