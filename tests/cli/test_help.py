"""Every command explains itself with an example."""

import pytest

from stardeck import __version__

COMMANDS = ["games", "rules", "cards", "play", "sim", "arena", "balance", "compare", "replay", "verify"]


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


def test_the_installed_command_and_the_module_are_the_same(monkeypatch, capsys):
    import runpy
    import sys

    monkeypatch.setattr(sys, "argv", ["stardeck", "--version"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("stardeck", run_name="__main__")
    assert left.value.code == 0
    assert capsys.readouterr().out == f"stardeck {__version__}\n"


def test_ctrl_c_before_anything_has_begun(monkeypatch):
    from stardeck.cli import app, main

    def interrupted(**settings):
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "app", interrupted)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130


def test_the_tab_key_knows_the_games():
    from stardeck.cli.given import matching_slugs

    assert "rock-the-galaxy" in matching_slugs("ro")
    assert matching_slugs("chess") == []
