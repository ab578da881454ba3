"""Build hook: puts the client for browsers into the package, and compiles kernel and rules with mypyc if asked to.

The client is built by web/build.py when its sources have changed, also for an editable install; STARDECK_SKIP_CLIENT=1
leaves it as it is. STARDECK_COMPILE: unset or "0": a pure wheel; "1": compile or fail; "auto": compile, and fall back
to a pure wheel with a warning.
"""

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = ("deck", "outlook", "play", "rng", "sheet")
BOTS = ("ismcts",)
ADAPTERS = ("playing",)
ROOMS = (
    *("cards", "table", "picking", "sets", "effects", "rules", "scoring", "redeal", "heuristics", "expectations"),
    *("segments", "system", "galaxy", "outlook", "knowledge", "vocabulary", "stage", "underway", "observing"),
)

# All calls within the library may be direct and inlined: worth a tenth of a playout.
FLAGS = "-fvisibility=hidden -fno-semantic-interposition -fno-plt -g0" if sys.platform == "linux" else ""

SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup

target, *modules = sys.argv[1:]
sys.argv = ["setup.py", "-q", "build_ext", "--build-lib", target, "--build-temp", target + "/o"]
setup(name="stardeck", ext_modules=mypycify(["--strict", *modules], opt_level="3", target_dir=target + "/c"))
"""


def compiled_modules(source: Path) -> list[str]:
    """The modules that mypyc compiles: no module that defines a struct is among them."""
    package = source / "stardeck"
    kernel = [package / "kernel" / f"{name}.py" for name in KERNEL]
    kernel += [package / "bots" / f"{name}.py" for name in BOTS]
    kernel += [package / "adapters" / f"{name}.py" for name in ADAPTERS]
    games = [
        path
        for game in sorted((package / "games").iterdir())
        for path in sorted(game.glob("**/*.py"))
        if path.stem in ROOMS or path.parent.name in ROOMS
    ]
    return [str(path.relative_to(source)) for path in [*kernel, *games] if path.name != "__init__.py"]


def client_builder(root: Path) -> ModuleType | None:
    """web/build.py, if the client must be built here and now."""
    script = root / "web" / "build.py"
    if os.environ.get("STARDECK_SKIP_CLIENT") == "1" or not script.is_file():
        return None
    spec = importlib.util.spec_from_file_location("build_client", script)
    assert spec is not None
    assert spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    return None if builder.is_fresh() else builder


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before hatchling packs the wheel."""

    def wanted(self) -> str:
        """What STARDECK_COMPILE says; an editable install is never compiled, it would hide later edits."""
        return os.environ.get("STARDECK_COMPILE", "0") if self.target_name == "wheel" else "0"

    def dependencies(self) -> list[str]:
        compiler = [] if self.wanted() == "0" else ["mypy[mypyc]>=1.14", "setuptools", "msgspec", "numpy"]
        builder = client_builder(Path(self.root))
        return compiler if builder is None else [*compiler, builder.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        builder = client_builder(Path(self.root))
        if builder is not None:
            builder.build()
        if version != "editable" and self.wanted() != "0":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Put compiled modules beside the plain ones."""
        source = Path(self.root) / "src"
        target = Path(tempfile.mkdtemp(prefix="stardeck-"))
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, str(target), *compiled_modules(source)],
            cwd=source,
            env={**os.environ, "CFLAGS": f"{FLAGS} {os.environ.get('CFLAGS', '')}"},
            stdout=sys.stderr,
        )
        if done.returncode:
            if self.wanted() == "1":
                raise SystemExit("stardeck: compiling with mypyc failed; unset STARDECK_COMPILE for a pure wheel")
            self.app.display_warning("stardeck: compiling with mypyc failed; going on with a pure wheel")
            return
        for library in target.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
