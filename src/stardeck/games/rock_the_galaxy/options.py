"""What can be chosen before a game of Rock the Galaxy.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Literal

from stardeck.kernel.options import Options, described
from stardeck.kernel.reason import BadOptions
from stardeck.kernel.text import listed, say

COLOURED = ("orange_groove", "purple_rays", "green_thrum")
WHITE_NOISE = "white_noise"


class RockOptions(Options, frozen=True, kw_only=True):
    """Options of Rock the Galaxy; the defaults are the game as people know it."""

    supply: Annotated[
        Literal["first", "later"],
        described("Supply", "How many singles and fans lie in the middle: fewer in your first game."),
    ] = "later"
    advanced_cards: Annotated[
        bool, described("Advanced cards", "Shuffle the 15 advanced cards in; leave them out with new players.")
    ] = True
    open_hands: Annotated[bool, described("Open hands", "Play with all hands face up, to learn the game.")] = False
    bands: Annotated[
        str | tuple[str, ...],
        described(
            "Bands",
            "random, or one band per seat, separated by commas; White Noise plays only with four.",
            values=("random", *COLOURED, WHITE_NOISE),
        ),
    ] = "random"
    first_player: Annotated[
        Literal["random"] | int,
        described("First player", "random, or the number of a seat, counted from 0.", values=("random",)),
    ] = "random"
    pure_note_sets: Annotated[bool, described("Sets of notes only", "May a set consist of music cards alone?")] = True
    max_rounds: Annotated[
        int, described("Round limit", "The game is scored after this many rounds at the latest.", least=1)
    ] = 200
    dead_rounds: Annotated[
        int,
        described(
            "Stalemate", "The game is scored after this many rounds in which no card moved; 0 switches it off.", least=0
        ),
    ] = 3
    max_actions_per_turn: Annotated[
        int, described("Action limit", "Nobody may play more action cards than this in one turn.", least=1)
    ] = 60

    def check(self, seats: int) -> None:
        first = self.first_player
        if first != "random" and not 0 <= first < seats:
            raise BadOptions(
                say(
                    "Option first_player takes random or a seat from 0 to {last}, not {first!r}.",
                    last=seats - 1,
                    first=first,
                )
            )
        if self.bands == "random":
            return
        bands = (self.bands,) if isinstance(self.bands, str) else self.bands
        for band in bands:
            if band not in (*COLOURED, WHITE_NOISE):
                known = listed([*COLOURED, WHITE_NOISE])
                raise BadOptions(say("There is no band {band!r}; there are {known}.", band=band, known=known))
        if len(bands) != seats or len(set(bands)) != seats:
            raise BadOptions(say("Option bands needs {seats} different bands, one per seat.", seats=seats))
        if WHITE_NOISE in bands and seats < 4:
            raise BadOptions(say("White Noise plays only in a game of four."))


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "first_game": {"supply": "first", "advanced_cards": False, "open_hands": True},
}
