"""A seat of a room and whoever sits on it."""

from typing import Literal

Kind = Literal["open", "person", "bot"]


class Chair:
    """A free seat, a person (by the hashes of the keys that hold the seat) or a bot."""

    def __init__(self) -> None:
        self.vacate()

    def vacate(self) -> None:
        """Nobody sits here."""
        self.kind: Kind = "open"
        self.name = ""
        self.level = ""  # of a bot
        self.holders: set[str] = set()
        self.link = ""  # hash of the private link's secret
        self.stand_in = ""  # level of the bot that plays for the person now
        self.gone = False
        self.confirm = True  # its only choice is confirmed for it
        self.webhook = ""
        self.secret = ""
        self.policy = "away"
        self.remind = 0  # hours after which the call is repeated; 0 = never
        self.reminded: int | None = None  # of which question, by the time it was asked

    def seat_person(self, name: str, holder: str) -> None:
        """A person sits down."""
        self.vacate()
        self.kind, self.name, self.holders = "person", name, {holder}

    def seat_bot(self, name: str, level: str) -> None:
        """A bot sits down."""
        self.vacate()
        self.kind, self.name, self.level = "bot", name, level

    @property
    def bot(self) -> str:
        """The level of the bot that decides here now; "" if a person does."""
        return self.level or self.stand_in

    @property
    def votes(self) -> bool:
        """Whether a person who can be asked sits here."""
        return self.kind == "person" and not self.stand_in
