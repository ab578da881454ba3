"""Every command explains itself with an example."""

import pytest

from stardeck import __version__

COMMANDS = ["games", "rules", "cards", "play", "sim", "replay", "verify"]


def test_stardeck_alone_shows_all_commands(stardeck):
    result = stardeck()
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)
    assert "Example: stardeck play rock-the-galaxy" in result.stdout


def test_version(stardeck):
    assert stardeck("--version").stdout == f"stardeck {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_help_with_an_example(stardeck, command, flag):
    result = stardeck(command, flag)
    assert result.exit_code == 0
    assert f"Example: stardeck {command}" in result.stdout
    assert "--json" in result.stdout


def test_no_colour_where_none_is_wanted(stardeck):
    assert "\x1b[3" not in stardeck("games", TTY_COMPATIBLE="1").stdout
