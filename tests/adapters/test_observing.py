"""Our games are observed straight from the table, however large the numbers are."""

import gc
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from stardeck.adapters.playing import Playing
from stardeck.adapters.setting import Setting
from stardeck.games import OURS, game
from stardeck.games.brouhaha.table import AT_GIG, HOME
from stardeck.games.brouhaha.vocabulary import GEAR, MUSICIAN
from stardeck.kernel import sheet
from stardeck.kernel.sheet import SHEETS


def is_seen_as_it_is(setting, table, seat):
    """Is what is observed the encoded view?"""
    seen = setting.game.observe(table, seat, setting.catalogue)
    return np.array_equal(seen, setting.game.encode(setting.game.see(table, seat), setting.catalogue))


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
        assert is_seen_as_it_is(setting, playing.table, seat)
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
            assert is_seen_as_it_is(setting, table, seat)


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def observe_interrupted(playing, lines):
    """Begin to observe, and be interrupted after so many lines; if it did not take as many, nothing happens."""

    def trace(frame, event, argument):
        nonlocal lines
        lines -= event == "line"
        if lines < 0:
            raise Interrupted
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        playing.setting.observe(playing.table, playing.seat)
    except Interrupted:
        return True
    finally:
        sys.settrace(before)
    return False


@pytest.mark.parametrize("slug", OURS)
def test_whoever_is_interrupted_while_observing_observes_rightly_afterwards(slug):
    chance = Random(7)
    playing = Playing(Setting(slug))
    playing.begin(3)
    interrupts = 0
    for _ in range(150):
        for _ in range(3):
            playing.play(chance.choice(playing.legal))
            if playing.is_over:
                playing.begin()
        interrupts += observe_interrupted(playing, chance.randrange(300))
        for seat in (playing.seat, 1 - playing.seat):
            assert is_seen_as_it_is(playing.setting, playing.table, seat)
    assert interrupts or not sheet.__file__.endswith(".py")  # compiled, it has no lines to stop at


@pytest.fixture
def hasty_threads():
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.parametrize("slug", OURS)
def test_threads_that_observe_tables_of_their_own_do_not_disturb_each_other(slug, hasty_threads):
    setting = Setting(slug)

    def looks(seed):
        chance, playing = Random(seed), Playing(setting)
        playing.begin(seed)
        for _ in range(40):
            yield is_seen_as_it_is(setting, playing.table, playing.seat)
            playing.play(chance.choice(playing.legal))
            if playing.is_over:
                playing.begin()

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(lambda seed: all(looks(seed)), range(24)))


@pytest.mark.parametrize("slug", OURS)
def test_the_rows_of_a_card_file_that_is_no_longer_played_are_forgotten(slug):
    kind = type(game(slug).cards)

    def kept():
        gc.collect()
        return sum(type(found) is kind for found in gc.get_objects())

    others = kept()  # the game's own, and what other tests hold
    for _ in range(2 * SHEETS):
        Setting(slug, cards=game(slug).folder / "cards.toml")
    assert kept() - others <= SHEETS + 1  # and the latest


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


def musicians(table):
    kind = table.catalogue.kind
    return [card for play in table.play for card in play if kind[card] == MUSICIAN]


def put_on(table, chance):
    """Some gear that nobody has comes into play, if there is any, and somebody wears it."""
    kind, place = table.catalogue.kind, table.place
    gears = [card for card in range(len(kind)) if kind[card] == GEAR and place[card] < HOME]
    if not gears:
        return
    gear = chance.choice(gears)
    wearer = chance.choice(musicians(table))
    table.wearer[gear], table.manager[gear], place[gear] = wearer, table.manager[wearer], HOME
    table.rigged.append(gear)
    table.play[table.manager[wearer]].append(gear)


def strum(table, chance):
    card = chance.choice(musicians(table))
    table.strummed[card] = not table.strummed[card]


def come_or_go(table, chance):
    """A musician goes home from its GIG, or from home to any GIG that has a venue."""
    card, open_gigs = chance.choice(musicians(table)), [gig for gig, venue in enumerate(table.venues) if venue >= 0]
    gig = table.gig_of(card)
    if gig >= 0:
        table.bands[gig].remove(card)
        table.place[card] = HOME
    elif open_gigs:
        gig = chance.choice(open_gigs)
        table.bands[gig].append(card)
        table.place[card] = AT_GIG + gig


def swap(table, chance):
    if table.rigged:
        table.wearer[table.rigged[-1]] = chance.choice(musicians(table))


CHANGES = {
    "volume": lambda table, chance: setattr(table, "volume", chance.randrange(12)),
    "round": lambda table, chance: setattr(table, "round", chance.randrange(1, 9)),
    "downbeat": lambda table, chance: setattr(table, "downbeat", chance.randrange(table.seats)),
    "points": lambda table, chance: table.score(chance.randrange(table.seats), 1),
    "a card drawn": lambda table, chance: table.draw(chance.randrange(table.seats), 1),
    "strum": strum,
    "come or go": come_or_go,
    "swap": swap,
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_talents_depend_on_is_noticed(change):
    """Brouhaha works talents and standings out again only when something has changed that can matter to them."""
    chance = Random(5)
    playing = Playing(Setting("brouhaha"))
    game, catalogue = playing.setting.game, playing.setting.catalogue
    playing.begin(6)
    for turn in range(2000):
        playing.play(chance.choice(playing.legal))
        if playing.is_over:
            playing.begin()
        if turn % 8:
            continue
        table = playing.table.copy()
        if musicians(table):
            put_on(table, chance)
        for _ in range(3 if musicians(table) else 0):
            assert np.array_equal(game.observe(table, 0, catalogue), game.encode(game.see(table, 0), catalogue))
            CHANGES[change](table, chance)


def test_a_number_that_is_not_looked_up_is_observed_all_the_same():
    setting = Setting("rock-the-galaxy")
    table = setting.deal(1)
    table.fans = 300
    seen = setting.observe(table, 0)
    assert np.array_equal(seen, setting.game.encode(setting.game.see(table, 0), setting.catalogue))
    assert np.float32(300 / 18) in seen
