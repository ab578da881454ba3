"""Several people at one screen: nobody sees the other's cards."""

import re

from stardeck.kernel import load_file

TWO = ("play", "rock-the-galaxy", "--seed", 3, "--humans", 2, "--name", "Ann", "--name", "Bob")
PAUSE = "Press Enter when nobody else is looking > "


def test_a_pause_before_every_change_of_eyes(stardeck):
    out = stardeck(*TWO, typed="\n1\n" * 3000).stdout
    screens = re.split(r"(\w+), it is your turn\.", out)
    for name, shown in zip(screens[1::2], screens[2::2], strict=True):
        other = {"Ann": "Bob", "Bob": "Ann"}[name]
        assert shown.lstrip("\n").startswith(PAUSE)
        assert not re.search(rf"- {other} drew \d cards?:", shown)
        assert not re.search(rf"{other} was dealt 5 cards:", shown)
    assert len(screens) > 10
    assert "share the victory." in out or "won." in out


def test_the_same_person_is_not_asked_to_look_away(stardeck):
    out = stardeck(*TWO, typed="\n1\nq\n").stdout
    assert out.count(PAUSE) == 1


def test_the_screen_is_wiped_between_two_people_but_not_before_the_first(stardeck):
    out = stardeck(*TWO, typed="\n" + "1\n" * 60, TTY_COMPATIBLE="1", TERM="xterm").stdout
    assert "\x1b[2J\x1b[3J" in out
    assert out.index("The deal is fixed") < out.index("Press Enter") < out.index("\x1b[2J")


def test_leaving_at_the_pause(stardeck, home):
    result = stardeck(*TWO, "--save", "g.json", typed="q\n")
    assert result.exit_code == 0
    assert "You left the game." in result.stdout
    assert load_file(home / "g.json").actions == []


def test_the_end_is_told_as_a_spectator_sees_it(stardeck):
    out = stardeck(*TWO, "--option", "max_rounds=1", typed="\n1\n" * 100).stdout
    assert out.count("The round limit was reached: the game is over.") == 1
    assert "Total" in out
