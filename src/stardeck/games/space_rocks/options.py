"""What can be chosen before a game of Space Rocks.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Literal

from stardeck.kernel.options import Options, described
from stardeck.kernel.reason import BadOptions
from stardeck.kernel.text import listed, say

LETTERS = ("A", "B", "C", "D", "E", "F")


class SpaceOptions(Options, frozen=True, kw_only=True):
    """Options of Space Rocks; the defaults are the printed game."""

    species: Annotated[
        str | tuple[str, ...],
        described(
            "Species",
            "deal, or one letter from A to F per seat, separated by commas; no letter twice.",
            values=("deal", *LETTERS),
        ),
    ] = "deal"
    turn_actions: Annotated[
        Literal["one", "each_once"],
        described("Actions per turn", "One action per turn, or each of the four actions at most once per turn."),
    ] = "one"
    reload_rule: Annotated[
        Literal["draw", "refill"],
        described("Reload", "Draw two cards and one per planetary sat, or refill the hand to that many."),
    ] = "draw"
    backfire_target: Annotated[
        Literal["sender", "any"],
        described("Backfire", "A deflected rock hits whoever sent it, or any opponent of the deflector."),
    ] = "sender"
    homeworld_sats: Annotated[bool, described("Homeworld sats", "May a homeworld carry a sat, as a colony does?")] = (
        False
    )
    deck_copies: Annotated[
        Literal["auto", 1, 2, 3],
        described(
            "Decks", "How many copies of the 60 cards are shuffled together; auto goes by the number of players."
        ),
    ] = "auto"
    silence_rounds: Annotated[
        int,
        described(
            "Stalemate",
            "The game ends after this many rounds in which nobody did anything; 0 switches it off.",
            least=0,
            most=20,
        ),
    ] = 3
    round_limit: Annotated[
        int, described("Round limit", "The game ends after this many rounds at the latest.", least=1, most=10_000)
    ] = 300
    stalemate: Annotated[
        Literal["draw", "verdict"],
        described("Result of a stalemate", "The survivors share the win, or the strongest of them wins."),
    ] = "draw"

    def check(self, seats: int) -> None:
        if self.species == "deal":
            return
        letters = (self.species,) if isinstance(self.species, str) else self.species
        for letter in letters:
            if letter not in LETTERS:
                raise BadOptions(
                    say(
                        "There is no species {letter!r}; there are {known}.", letter=letter, known=listed(list(LETTERS))
                    )
                )
        if len(letters) != seats or len(set(letters)) != seats:
            raise BadOptions(say("Option species needs {seats} different letters, one per seat.", seats=seats))


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "quick": {"turn_actions": "each_once", "stalemate": "verdict"},
    "free_fire": {"backfire_target": "any", "homeworld_sats": True},
}
