"""Nothing acknowledged is lost: the short form of chaos.py."""

from tests.server.chaos import chaos


def test_ten_kills_under_load_lose_double_and_diverge_nothing():
    found = chaos(kills=10, seed=7)
    assert found["kills"] == 10
    assert found["acknowledged"] > 50
    assert (found["lost"], found["doubled"], found["diverged"], found["bugs"]) == (0, 0, 0, 0)
