"""Real invocations of the `stardeck` command, in a data folder of their own."""

import os
import re
import select
import subprocess
import sys
import time

import pytest
from typer.testing import CliRunner

from stardeck.cli.app import app
from stardeck.kernel import load_file

WIDE = {"COLUMNS": "200", "NO_COLOR": "1"}


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A data folder that belongs to this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def stardeck(home):
    """Run `stardeck …` in this process: exit code, stdout, stderr, output."""

    def run(*args, typed="", **env):
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=WIDE | env)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return run


@pytest.fixture
def refused(stardeck):
    """Run `stardeck …` with something wrong in it: the one sentence that comes back."""

    def run(*args, typed=""):
        result = stardeck(*args, typed=typed)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        return result.stderr.strip()

    return run


@pytest.fixture
def saved(stardeck, home):
    """A game of Rock the Galaxy that was left after a few choices."""
    path = home / "left.json"
    stardeck("play", "rock-the-galaxy", "--seed", 3, "--save", path, "--name", "Ann", typed="1\n1\nq\n")
    return path


@pytest.fixture
def finished(stardeck, home):
    """A game of Rock the Galaxy that was played to its end."""
    path = home / "finished.json"
    options = ("--option", "max_rounds=1", "--name", "Ann")
    stardeck("play", "rock-the-galaxy", "--seed", 3, "--save", path, *options, typed="1\n" * 100)
    assert load_file(path).result is not None
    return path


class Process:
    """`stardeck …` as a process of its own, whose terminal or pipe we hold."""

    def __init__(self, *args, env=None, **more):
        command = [sys.executable, "-m", "stardeck", *map(str, args)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.popen = subprocess.Popen(command, env=os.environ | WIDE | (env or {}), **(pipes | more))
        self.seen = ""

    def wait_for(self, text, seconds=30):
        """Read until `text` was printed once more."""
        end = time.monotonic() + seconds
        already = self.seen.count(text)
        while self.seen.count(text) <= already:
            assert time.monotonic() < end, f"{text!r} was not printed: {self.seen}"
            if select.select([self.popen.stdout], [], [], 0.2)[0]:
                data = os.read(self.popen.stdout.fileno(), 65536)
                assert data, f"the output ended before {text!r}: {self.seen}"
                self.seen += data.decode()

    def wait_for_progress(self, pattern, seconds=60):
        """Read stderr until it fits a pattern."""
        end = time.monotonic() + seconds
        said = ""
        while not re.search(pattern, said):
            assert time.monotonic() < end, f"{pattern!r} was not printed: {said}"
            if select.select([self.popen.stderr], [], [], 0.2)[0]:
                said += os.read(self.popen.stderr.fileno(), 65536).decode()

    def type(self, text):
        """Type a line."""
        self.popen.stdin.write(text.encode() + b"\n")
        self.popen.stdin.flush()

    def end(self):
        """The exit code and what was said on stderr."""
        if self.popen.stdin and not self.popen.stdin.closed:
            self.popen.stdin.close()
        said = self.popen.stderr.read().decode()
        for pipe in (self.popen.stdout, self.popen.stderr):
            if pipe is not None and not pipe.closed:
                pipe.close()
        return self.popen.wait(30), said


@pytest.fixture
def start(home):
    """Start `stardeck …` as a process; it is ended with the test."""
    begun = []

    def run(*args, **more):
        begun.append(Process(*args, **more))
        return begun[-1]

    yield run
    for process in begun:
        process.popen.kill()
        process.popen.wait(30)
        for pipe in (process.popen.stdin, process.popen.stdout, process.popen.stderr):
            if pipe is not None and not pipe.closed:
                pipe.close()
