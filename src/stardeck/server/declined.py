"""A wish that is not granted, in words for the person and with a code for the program."""

from stardeck.kernel import Reason, StardeckError


class Declined(StardeckError):
    """The room or the server declines; nothing has changed."""

    def __init__(self, code: str, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.rule = rule

    @classmethod
    def by_rule(cls, reason: Reason) -> "Declined":
        """The rules of the game decline."""
        return cls("rules", reason.why, reason.rule)
