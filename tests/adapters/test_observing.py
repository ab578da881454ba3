"""Our games are observed straight from the table, however large the numbers are."""

import numpy as np
import pytest

from stardeck.adapters.playing import Playing
from stardeck.adapters.setting import Setting
from stardeck.games import OURS


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


def test_a_number_that_is_not_looked_up_is_observed_all_the_same():
    setting = Setting("rock-the-galaxy")
    table = setting.deal(1)
    table.fans = 300
    seen = setting.observe(table, 0)
    assert np.array_equal(seen, setting.game.encode(setting.game.see(table, 0), setting.catalogue))
    assert np.float32(300 / 18) in seen
