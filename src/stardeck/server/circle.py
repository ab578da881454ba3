"""The circle around the table: what only other entries than moves can change, so that it is looked up once for many."""

from stardeck.kernel import Seat


class Circle:
    """Who holds what, who decides, who is asked; whoever changes a chair must make a new one."""

    __slots__ = ("held", "hosts", "others", "voters")

    def __init__(self) -> None:
        self.held: dict[str, tuple[Seat, ...]] = {}  # by key; only of those who hold something
        self.hosts: tuple[Seat, ...] | None = None
        self.others: dict[Seat, bool] = {}
        self.voters: dict[Seat, frozenset[Seat]] = {}
