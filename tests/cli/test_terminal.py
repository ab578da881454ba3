"""On a real terminal: what a person sees who types."""

import os
import pty
import select
import subprocess
import sys
import time

from stardeck.kernel import load_file


class Terminal:
    """`stardeck …` on a pseudo-terminal."""

    def __init__(self, *args):
        self.master, slave = pty.openpty()
        env = os.environ | {"TERM": "xterm", "COLUMNS": "60", "LINES": "40"}
        command = [sys.executable, "-m", "stardeck", *map(str, args)]
        self.popen = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True)
        os.close(slave)
        self.seen = ""

    def wait_for(self, text, seconds=30):
        end = time.monotonic() + seconds
        already = self.seen.count(text)
        while self.seen.count(text) <= already:
            assert time.monotonic() < end, f"{text!r} was not printed: {self.seen}"
            if select.select([self.master], [], [], 0.2)[0]:
                self.seen += os.read(self.master, 65536).decode()

    def type(self, text):
        os.write(self.master, text.encode())

    def end(self):
        code = self.popen.wait(30)
        os.close(self.master)
        return code


def test_typing_and_ctrl_d(home):
    terminal = Terminal("play", "rock-the-galaxy", "--seed", 3, "--players", 3, "--save", "g.json")
    terminal.wait_for("Your choice")
    assert "\x1b[1m" in terminal.seen  # bold, as an addition
    terminal.type("jam\n")
    terminal.wait_for("Your choice")
    terminal.type("\x04")
    terminal.wait_for("The input has ended. The game is saved; go on with: stardeck play --resume g.json")
    assert terminal.end() == 2
    assert len(load_file(home / "g.json").actions) == 1


def test_no_line_is_longer_than_the_terminal(home):
    terminal = Terminal("play", "rock-the-galaxy", "--seed", 3, "--players", 3, "--save", "g.json")
    terminal.wait_for("Your choice")
    terminal.type("?\n")
    terminal.wait_for("Your choice")
    terminal.type("q\n")
    terminal.wait_for("You left the game.")
    assert terminal.end() == 0
    printed = terminal.seen[: terminal.seen.index("You left")].replace("\x1b[1m", "").replace("\x1b[0m", "")
    lines = [line for line in printed.splitlines() if "\x1b" not in line]
    assert len(lines) > 20
    assert max(map(len, lines)) <= 64  # the hexadecimal commitment is one word of 64
