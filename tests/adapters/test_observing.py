"""Our games are observed straight from the table, however large the numbers are."""

from random import Random

import numpy as np
import pytest

from stardeck.adapters.playing import Playing
from stardeck.adapters.setting import Setting
from stardeck.games import OURS, game


@pytest.mark.parametrize("slug", OURS)
def test_no_view_is_made_on_the_way(slug, monkeypatch):
    """The conformance suite compares both ways; here it is made sure that the short one is taken."""
    setting = Setting(slug)
    playing = Playing(setting)
    playing.begin(2)
    monkeypatch.setattr(setting.game, "see", lambda table, seat: pytest.fail("a view was made"))
    for _ in range(40):
        assert setting.observe(playing.table, playing.seat).shape == (setting.width,)
        playing.play(playing.legal[-1])
        if playing.is_over:
            playing.begin()


@pytest.mark.parametrize("slug", OURS)
def test_tables_that_are_observed_in_turn_are_not_mixed_up(slug):
    """What is remembered of a table from one look to the next is never shown at another one."""
    chance = Random(3)
    tables = [Playing(Setting(slug, players)) for players in game(slug).seats for _ in range(2)]
    for playing in tables:
        playing.begin(chance.randrange(1 << 30))
    for _ in range(300):
        playing = chance.choice(tables)
        setting, seat = playing.setting, chance.choice([playing.seat, *range(playing.setting.players)])
        seen = setting.observe(playing.table, seat)
        assert np.array_equal(seen, setting.game.encode(setting.game.see(playing.table, seat), setting.catalogue))
        playing.play(chance.choice(playing.legal))
        if playing.is_over or chance.random() < 0.1:
            playing.begin()


@pytest.mark.parametrize("slug", OURS)
def test_a_game_that_was_just_dealt_is_observed_as_it_is(slug):
    """Though little differs from the game before, and the new table may lie where the old one was."""
    setting = Setting(slug)
    for episode in range(30):
        table = setting.deal(4, episode)
        for seat in (0, None, 1):
            view = setting.game.see(table, seat)
            seen = setting.game.observe(table, seat, setting.catalogue)
            assert np.array_equal(seen, setting.game.encode(view, setting.catalogue))


def test_what_was_observed_stays_as_it_was():
    """An observation is an array of its own: whoever keeps it keeps what was true then, and may write into it."""
    playing = Playing(Setting("brouhaha"))
    playing.begin(1)
    kept = []
    for _ in range(20):
        seen = playing.seen_by(playing.seat)
        kept.append((seen, {name: numbers.copy() for name, numbers in seen.items()}))
        playing.play(playing.legal[0])
    for seen, copies in kept:
        for name, numbers in copies.items():
            assert np.array_equal(seen[name], numbers)
            seen[name][0] = 1


def test_a_number_that_is_not_looked_up_is_observed_all_the_same():
    setting = Setting("rock-the-galaxy")
    table = setting.deal(1)
    table.fans = 300
    seen = setting.observe(table, 0)
    assert np.array_equal(seen, setting.game.encode(setting.game.see(table, 0), setting.catalogue))
    assert np.float32(300 / 18) in seen
