"""Every board on a phone: no sideways scrolling, nothing too small for a finger, everything within reach."""

import pytest

from tests.web.kit import GAMES, SHORT

SMALL = """() => [...document.querySelectorAll('.spot.may, [data-dock], .tools button, header a, header button')]
  .filter((thing) => thing.getClientRects().length)
  .map((thing) => ({ box: thing.getBoundingClientRect(), name: thing.innerText }))
  .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
  .map(({ box, name }) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_enough(person, game):
    ada = person(phone=True)
    seats, options = SHORT[game]
    room = ada.open(game, seats=seats, options=options, bots=["random"] * (seats - 1), start=True)
    ada.sit(room)
    small: set[str] = set()
    for move in range(8):
        ada.wait("() => document.querySelector('main.table.asked:not([data-busy]), main.table[data-over]')")
        if ada.state()["over"]:
            break
        assert ada.overflow() <= 0
        small |= set(ada.page.evaluate(SMALL))
        if move in (0, 5):
            ada.shot(f"{game}-phone-{move}")
        ada.act()
    assert small == set()


@pytest.mark.parametrize("game", ["rock-the-galaxy", "space-rocks", "brouhaha", "point-galaxy"])
def test_the_largest_table_fits_on_a_phone(person, game):
    ada = person(phone=True)
    seats = {"rock-the-galaxy": 4, "space-rocks": 6, "brouhaha": 4, "point-galaxy": 5}[game]
    room = ada.open(game, seats=seats, bots=["random"] * (seats - 1), start=True)
    ada.sit(room)
    assert ada.overflow() <= 0
    ada.shot(f"{game}-phone-{seats}")
