"""Why something is not possible, in words for the person at the table."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """A refusal: the rule it comes from and a sentence for the person at the table."""

    rule: str
    why: str


class StardeckError(Exception):
    """Something cannot be done; the message is one sentence that says what and, if possible, what to do next."""


class IllegalAction(StardeckError):
    """The rules refuse this action; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.why)
        self.reason = reason


class UnknownGame(StardeckError):
    """There is no game of this name here."""


class BadOptions(StardeckError):
    """These options do not exist, have no such value, or contradict each other."""


class BadCardFile(StardeckError):
    """A card file cannot be used; the message names file, line, entry and field."""


class BadTutorial(StardeckError):
    """A tutorial cannot be told; the message names file, line and step."""


class BadRecord(StardeckError):
    """A record is not a record of ours, is damaged, or does not replay."""
