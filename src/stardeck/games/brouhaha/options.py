"""What can be chosen before a game of Rock & Roll Brouhaha.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Literal

from stardeck.kernel.options import Options, described
from stardeck.kernel.reason import BadOptions
from stardeck.kernel.text import listed, say

BY_PLAYERS = "by_players"
SET_LISTS = ("chill", "forte", "extra")
HUSTLES = (
    "soundcheck",
    "practice",
    "music_shop",
    "day_job",
    "opportunity",
    "jam_session",
    "big_break",
    "networking",
)
MODES = {2: ("separate",), 3: ("shared_all",), 4: ("two_sets", "pairs")}


class BrouhahaOptions(Options, frozen=True, kw_only=True):
    """Options of Rock & Roll Brouhaha; the defaults are the game as the rulebook has it."""

    deck_mode: Annotated[
        Literal["by_players", "separate", "shared_all", "two_sets", "pairs"],
        described(
            "Decks",
            "Two managers have a deck each, three share one deck, four have two sets of decks or share decks in pairs.",
        ),
    ] = "by_players"
    seat_decks: Annotated[
        str | tuple[str, ...],
        described(
            "Who plays which deck",
            "With two managers: chill, forte or forte, chill.",
            values=("chill, forte", "forte, chill"),
        ),
    ] = "chill, forte"
    opening: Annotated[
        Literal["standard", "advanced"],
        described("Opening hand", "Advanced: draw 8 cards, add the two starting cards, put 3 under your deck."),
    ] = "standard"
    final_round: Annotated[
        int, described("Final round", "The game ends after this round at the latest; 0 is off.", least=0, most=100)
    ] = 0
    victory_points: Annotated[int, described("Victory points", "So many points end the game.", least=1, most=999)] = 20
    music_shop_personnel: Annotated[
        Literal["shown", "plus_one"],
        described("Personnel in the MUSIC SHOP", "They pay the price shown, or one more."),
    ] = "shown"
    gear_sticks: Annotated[bool, described("Gear sticks", "Gear stays on its musician from round to round.")] = False
    set_lists: Annotated[
        str | tuple[str, ...],
        described(
            "Set Lists",
            "by_players, or (two managers) at least two of chill, forte and extra, separated by commas.",
            values=("by_players", *SET_LISTS),
        ),
    ] = BY_PLAYERS
    hustles: Annotated[
        str | tuple[str, ...],
        described(
            "HUSTLES",
            "by_players, all, or the names of the HUSTLES in the game, separated by commas.",
            values=("by_players", "all", *HUSTLES),
        ),
    ] = BY_PLAYERS
    promo: Annotated[
        Literal["off", "chill", "forte"],
        described("Promotional card", "Shuffle the promotional card into a deck."),
    ] = "off"
    first_downbeat: Annotated[
        Literal["random"] | int,
        described("First DOWNBEAT", "random, or the number of a seat, counted from 0.", values=("random",)),
    ] = "random"
    round_cap: Annotated[
        int,
        described("Round limit", "A game that does not end by itself is judged after this round.", least=1, most=100),
    ] = 40
    turn_cap: Annotated[
        int, described("Turn limit", "After so many turns in one Main Phase everybody has passed.", least=1, most=999)
    ] = 200

    def check(self, seats: int) -> None:
        first = self.first_downbeat
        if first != "random" and not (isinstance(first, int) and 0 <= first < seats):
            raise BadOptions(
                say(
                    "Option first_downbeat takes random or a seat from 0 to {last}, not {first!r}.",
                    last=seats - 1,
                    first=first,
                )
            )
        if self.mode(seats) not in MODES[seats]:
            raise BadOptions(
                say(
                    "With {seats} managers deck_mode is {modes}, not {mode}.",
                    seats=seats,
                    modes=listed(list(MODES[seats])),
                    mode=self.deck_mode,
                )
            )
        self._check_decks(seats)
        self._check_set_lists(seats)
        chosen = _words(self.hustles)
        if chosen not in ((BY_PLAYERS,), ("all",)):
            _known("hustles", chosen, HUSTLES)

    def _check_decks(self, seats: int) -> None:
        decks = _words(self.seat_decks)
        if decks not in (("chill", "forte"), ("forte", "chill")):
            raise BadOptions(say("Option seat_decks takes chill, forte or forte, chill."))
        if seats != 2 and decks != ("chill", "forte"):
            raise BadOptions(say("Option seat_decks is for two managers."))

    def _check_set_lists(self, seats: int) -> None:
        lists = _words(self.set_lists)
        if lists == (BY_PLAYERS,):
            return
        _known("set_lists", lists, SET_LISTS)
        if len(lists) < 2 or (seats > 2 and len(lists) < 3):
            least = 2 if seats == 2 else 3
            raise BadOptions(say("Option set_lists needs at least {n} Set Lists with {s} managers.", n=least, s=seats))

    # ------------------------------------------------------------------ what they mean

    def mode(self, seats: int) -> str:
        """The deck mode of a game of so many."""
        return MODES[seats][0] if self.deck_mode == BY_PLAYERS else self.deck_mode

    def decks(self, seats: int) -> tuple[str, ...]:
        """The deck of every seat: they alternate."""
        two = _words(self.seat_decks)
        return tuple(two[seat % 2] for seat in range(seats))

    def lists(self, seats: int) -> tuple[str, ...]:
        """The Set Lists in the game."""
        lists = _words(self.set_lists)
        if lists == (BY_PLAYERS,):
            return SET_LISTS if seats > 2 else SET_LISTS[:2]
        return lists

    def hustle_names(self) -> tuple[str, ...] | None:
        """The HUSTLES asked for; None means those for the number of players."""
        names = _words(self.hustles)
        return None if names == (BY_PLAYERS,) else HUSTLES if names == ("all",) else names


def _words(value: str | tuple[str, ...]) -> tuple[str, ...]:
    """One word, several separated by commas, or a list."""
    words = value.split(",") if isinstance(value, str) else value
    return tuple(word.strip() for word in words)


def _known(option: str, words: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Every word is known and said once."""
    for word in words:
        if word not in known:
            raise BadOptions(
                say(
                    "Option {option} knows no {word!r}; it knows {known}.",
                    option=option,
                    word=word,
                    known=listed(list(known)),
                )
            )
    if len(set(words)) != len(words):
        raise BadOptions(say("Option {option} names something twice.", option=option))


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "advanced": {"opening": "advanced", "promo": "chill"},
    "pairs": {"deck_mode": "pairs", "final_round": 10},
}
