"""A table as plain nested tuples, so that two tables can be compared and a change in a copy is noticed."""

from typing import Any

import msgspec

from stardeck.kernel import Actions, FastRng, KeyedRng

ATOMS = (int, float, str, bytes, bool, type(None))


def snapshot(thing: Any) -> object:
    """Everything that can be read from a table, in a form that `==` compares."""
    if isinstance(thing, ATOMS):
        return thing
    if isinstance(thing, list | tuple):
        return (type(thing).__name__, *[snapshot(item) for item in thing])
    if isinstance(thing, set | frozenset):
        return ("set", *sorted(repr(snapshot(item)) for item in thing))
    if isinstance(thing, dict):
        return ("dict", *[(snapshot(key), snapshot(value)) for key, value in thing.items()])
    if isinstance(thing, msgspec.Struct):
        return (type(thing).__name__, msgspec.json.encode(thing))
    if isinstance(thing, Actions) or type(thing).__name__.endswith("Catalogue"):
        return id(thing)  # immutable and shared by all copies
    if isinstance(thing, FastRng):
        return "fast"  # imagined tables share their stream of chance
    if isinstance(thing, KeyedRng):
        return (thing.seed, thing.drawn)
    return (type(thing).__name__, *[(name, snapshot(getattr(thing, name))) for name in attributes(thing)])


def attributes(thing: object) -> list[str]:
    """The names of all attributes an object really has, compiled or not."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(cls.__dict__.get("__slots__", ()))
        names.update(cls.__dict__.get("__mypyc_attrs__", ()))
    return sorted(name for name in names if name != "__dict__" and hasattr(thing, name))
