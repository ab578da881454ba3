"""Without an extra, an import or a command says in one sentence what to install."""

import subprocess
import sys

import pytest


def without(library, code):
    """Run code where a library cannot be imported; what is said at the end."""
    hide = f"import sys; sys.modules[{library!r}] = None; "
    done = subprocess.run([sys.executable, "-c", hide + code], capture_output=True, text=True)
    return done.returncode, done.stderr.strip().splitlines()


@pytest.mark.parametrize(
    ("door", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "rl"),
        ("parallel", "pettingzoo", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("dataset", "pyarrow", "rl"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_door_without_its_library_says_what_to_install(door, library, extra):
    code, told = without(library, f"import stardeck.adapters.{door}")
    assert code == 1
    assert told[-1].endswith(f"This needs {library}; install it with: pip install 'stardeck[{extra}]'.")


def test_the_command_says_it_too_and_shows_no_traceback(tmp_path):
    args = ["stardeck", "dataset", "galaxy-rush", "--out", str(tmp_path / "x.parquet")]
    code, told = without("pyarrow", f"sys.argv = {args}; from stardeck.cli import main; main()")
    assert code != 0
    assert told == ["This needs pyarrow; install it with: pip install 'stardeck[rl]'."]


def test_a_batch_needs_no_extra():
    code, told = without("gymnasium", "from stardeck.adapters.batch import Batch; Batch('galaxy-rush', 2).reset()")
    assert (code, told) == (0, [])
