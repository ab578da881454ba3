"""The numbers of a game's evaluation: data, so that they can be measured, changed and tuned."""

import tomllib
from pathlib import Path

Numbers = dict[str, float]


def read_numbers(path: Path) -> Numbers:
    """Every number of a weights file by name; those of a list are called `name.0`, `name.1`, …"""
    numbers: Numbers = {}
    for name, value in tomllib.loads(path.read_text(encoding="utf-8-sig")).items():
        if isinstance(value, list):
            numbers |= {f"{name}.{i}": float(number) for i, number in enumerate(value)}
        else:
            numbers[name] = float(value)
    return numbers


def several(numbers: Numbers, name: str) -> list[float]:
    """The numbers of a list."""
    found: list[float] = []
    while (key := f"{name}.{len(found)}") in numbers:
        found.append(numbers[key])
    return found


def write_numbers(numbers: Numbers) -> str:
    """The same as the lines of a weights file."""
    lists = dict.fromkeys(key.rpartition(".")[0] for key in numbers if "." in key)
    plain = {key: f"{value:.4g}" for key, value in numbers.items() if "." not in key}
    plain |= {name: "[" + ", ".join(f"{value:.4g}" for value in several(numbers, name)) + "]" for name in lists}
    return "".join(f"{name} = {value}\n" for name, value in plain.items())
