"""The lock file installs on every platform, from whatever registry people have."""

import json
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
LOCK = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]


@pytest.mark.parametrize(
    "platform", ["darwin-arm64", "darwin-x64", "win32-x64-msvc", "linux-x64-gnu", "linux-arm64-gnu"]
)
def test_the_bundler_has_its_binding_for_every_platform(platform):
    """A registry that lags writes locks with one platform only: npm then refuses them everywhere else."""
    assert f"node_modules/@rolldown/binding-{platform}" in LOCK


def test_no_registry_is_named():
    assert [name for name, package in LOCK.items() if "resolved" in package] == []


def test_every_package_has_its_checksum():
    assert [name for name, package in LOCK.items() if name and "integrity" not in package] == []


def test_versions_are_pinned():
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert {name: LOCK[f"node_modules/{name}"]["version"] for name in versions} == versions
