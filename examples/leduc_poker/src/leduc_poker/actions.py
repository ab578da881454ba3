"""What a player can say."""

from stardeck.kernel import Action, Actions


class Fold(Action, frozen=True, tag="fold"):
    """I give up."""


class Call(Action, frozen=True, tag="call"):
    """I put in what is missing; if nothing is, this is a check."""


class Raise(Action, frozen=True, tag="raise"):
    """I put in what is missing and something on top."""


LeducAction = Fold | Call | Raise

FOLD, CALL, RAISE = Fold(), Call(), Raise()
ACTIONS = Actions((FOLD, CALL, RAISE))
