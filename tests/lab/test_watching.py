"""Watched games: the same games as unwatched ones, with what happened in them."""

import pytest

from stardeck.games import game, slugs
from stardeck.lab.balance import tight
from stardeck.lab.series import Lab, Played, Setup
from stardeck.lab.simulate import run, watched
from stardeck.lab.watching import Watched, Watcher, leader, settled

OURS = ("rock-the-galaxy", "point-galaxy", "galaxy-rush", "brouhaha", "space-rocks")


@pytest.mark.parametrize("slug", OURS)
def test_watching_changes_nothing_and_names_cards_of_the_list(slug):
    setup = Setup(game=slug, seats=2, bots=("random",))
    seen = Watcher(setup).watch(3)
    assert seen.played == Lab(setup).play(3)
    chosen = game(slug)
    known = {card.id for card in chosen.card_list(chosen.cards)}
    assert known
    if slug in ("rock-the-galaxy", "point-galaxy", "brouhaha"):  # the others' events name a kind by its short word
        for cards in (*seen.drawn, *seen.used):
            assert set(cards) <= known
    assert any(seen.used)
    assert sum(sum(points) for points in seen.rows.values()) == pytest.approx(sum(seen.played.totals[:2]))
    assert 0 <= seen.settled <= 1
    assert seen.choices >= 2
    assert 0 < seen.free <= seen.played.decisions


def test_sides_are_bands_decks_and_species():
    def sides(slug, seats):
        return Watcher(Setup(game=slug, seats=seats, bots=("random",))).watch(0).sides

    assert sides("brouhaha", 2) == ("chill", "forte")
    assert set(sides("rock-the-galaxy", 2)) <= set(game("rock-the-galaxy").cards.bands)
    assert len(set(sides("space-rocks", 3))) == 3
    assert sides("galaxy-rush", 2) == ("", "")


def test_every_tag_that_is_counted_exists():
    for slug in slugs():
        chosen = game(slug)
        tags = {event.__struct_config__.tag: event for event in chosen.event.__args__}
        for tag, (way, *fields) in chosen.uses.items():
            assert way in ("drawn", "played")
            assert fields
            assert set(fields) <= set(tags[tag].__struct_fields__)


def test_a_broken_game_is_told_and_nothing_else():
    watcher = Watcher(Setup(game="rock-the-galaxy", seats=2, bots=("random",)))
    watcher.options = None
    seen = watcher.watch(0)
    assert seen.played.wrong
    assert seen.drawn == ()


def test_broken_games_do_not_count_for_a_precision():
    broken = Watched(played=Played(0, ("a", "b"), wrong="lost a card"))
    ended = [
        Watched(played=Played(n, ("a", "b"), "end", (1.0, 2.0), (n % 2,), 10, ranks=(1, 2)), sides=("", ""))
        for n in range(1, 201)
    ]
    assert tight([broken, *ended], 0.1)
    assert not tight([broken] * 200, 0.1)


def test_watched_games_are_the_same_from_two_processes():
    setup = Setup(game="galaxy-rush", seats=2, bots=("random",))
    assert list(run(watched, setup, range(6), 2)) == list(run(watched, setup, range(6), 1))


def test_the_lead_and_when_it_was_settled():
    assert leader([0.2, 0.7, 0.1]) == 1
    assert leader([0.5, 0.5]) == 0
    assert settled([0, 1, 1, 0, 0], (0,)) == pytest.approx(3 / 5)
    assert settled([1, 1], (1,)) == 0
    assert settled([0, 0], (1,)) == 1
    assert settled([0, 1, 0], (0, 1)) == 0
