"""What a seat says: frozen structs, interned in one finite list per card set.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from collections.abc import Iterable, Iterator

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """One thing a seat can say. Games subclass it with a tag of their own."""


class Actions:
    """All actions of one game and card set in a stable order; learners number those of them that can happen at all."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.all = tuple(actions)
        self.index = {action: i for i, action in enumerate(self.all)}
        assert len(self.index) == len(self.all), "two equal actions in one list"

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)

    def __getitem__(self, index: int) -> Action:
        return self.all[index]

    def find(self, action: Action) -> Action | None:
        """The interned twin of `action`, or None if this game has no such action."""
        index = self.index.get(action)
        return None if index is None else self.all[index]
