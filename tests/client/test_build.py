"""The client is built when it has changed, and travels in the package."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def builder(tmp_path):
    """web/build.py in a small house of its own, whose client is built."""
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    shutil.copy(ROOT / "web" / "build.py", web)
    (web / "src" / "main.ts").write_text("let x = 1")
    spec = spec_from_file_location("build_client", web / "build.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.OUT.mkdir(parents=True)
    (module.OUT / "index.html").write_text("")
    module.STAMP.write_text(module.digest(*module.SOURCES))
    return module


def test_a_client_built_from_these_sources_is_left_alone(builder):
    assert builder.is_fresh()
    (builder.HOME / "src" / "main.test.ts").write_text("a test is no part of it")
    (builder.HOME / "node_modules").mkdir()
    (builder.HOME / "node_modules" / "x.ts").write_text("neither is a package")
    assert builder.is_fresh()


def test_a_changed_or_renamed_source_is_noticed(builder):
    main = builder.HOME / "src" / "main.ts"
    main.rename(main.with_name("start.ts"))
    assert not builder.is_fresh()
    main.with_name("start.ts").rename(main)
    assert builder.is_fresh()
    main.write_text("let x = 2")
    assert not builder.is_fresh()


def test_a_build_that_was_broken_off_is_noticed(builder):
    builder.STAMP.unlink()
    assert not builder.is_fresh()


def packed(kind: str, folder: Path) -> set[str]:
    """The names of the files in a package made here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "STARDECK_SKIP_CLIENT": "1"}, check=True, capture_output=True)
    (package,) = folder.iterdir()
    if kind == "wheel":
        return set(zipfile.ZipFile(package).namelist())
    with tarfile.open(package) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_wheel_and_sdist_hold_the_built_client(tmp_path, client_files):
    wheel = packed("wheel", tmp_path / "wheel")
    assert {"stardeck/web/index.html", "stardeck/web/.stamp"} <= wheel
    sdist = packed("sdist", tmp_path / "sdist")
    assert {"src/stardeck/web/index.html", "web/build.py", "web/package-lock.json", "web/src/main.ts"} <= sdist
    assert not [name for name in wheel | sdist if "node_modules" in name]
