"""The catalogue of Rock the Galaxy: cards as numbers, in canonical order."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, cast

from stardeck.games.rock_the_galaxy.actions import (
    Card,
    EndActions,
    Finish,
    NoSet,
    PlaySet,
    Rob,
    Side,
    Stop,
    Yoink,
)
from stardeck.games.rock_the_galaxy.checking import check
from stardeck.games.rock_the_galaxy.schema import CardEntry, CardFileSchema
from stardeck.kernel.action import Action, Actions
from stardeck.kernel.cardfile import CardFile

SLUG: Final = "rock-the-galaxy"
NOBODY: Final = -1
NO_COLOUR: Final = -1

END_ACTIONS: Final = EndActions()
NO_SET: Final = NoSet()
FINISH: Final = Finish()
STOP: Final = Stop()
LEFT: Final = Side("left")
RIGHT: Final = Side("right")


class Target:
    """Something a set can be announced as: a theme, or plain notes, of one colour."""

    def __init__(self, colour: int, theme: int, cards: list[bool], action: PlaySet) -> None:
        self.colour = colour
        self.theme = theme  # -1: notes
        self.matches = cards  # by card number
        self.action = action


class Catalogue:
    """Everything the card file says, ready for the rules. Cards are numbers in canonical order."""

    def __init__(self, file: CardFileSchema, digest: str) -> None:
        self.file = file
        self.entries = {card.id: card for card in file.card}
        self.theme_names = {theme.id: theme.name for theme in file.theme}
        self.colour_names = {colour.id: colour.name.lower() for colour in file.color}
        self.digest = digest
        cards = sorted(file.card, key=lambda card: card.order)
        colours = [colour.id for colour in sorted(file.color, key=lambda colour: colour.order)]
        themes = sorted(file.theme, key=lambda theme: (colours.index(theme.color), theme.rank))
        theme_ids = [theme.id for theme in themes]

        self.ids = [card.id for card in cards]
        self.number = {card: number for number, card in enumerate(self.ids)}
        self.colours = colours
        self.themes = theme_ids
        self.theme_colour = [colours.index(theme.color) for theme in themes]
        self.is_action = [card.kind == "action" for card in cards]
        self.symbols = [card.symbols for card in cards]
        self.theme = [theme_ids.index(card.theme) if card.kind == "theme" else -1 for card in cards]
        self.is_note = [card.kind == "music" for card in cards]
        self.note_of = [[colour in card.colors for colour in colours] for card in cards]
        self.four_only = [card.min_set > 3 for card in cards]
        self.return_fans = [card.return_fans for card in cards]
        self.ops = [[(op.op, op.n) for op in card.actions] for card in cards]
        self.copies = [card.count for card in cards]
        self.advanced = [card.pack == "advanced" for card in cards]

        bands = file.band
        self.bands = [band.id for band in bands]
        self.band_colour = [colours.index(band.color) if band.color else NO_COLOUR for band in bands]
        self.start_singles = [band.start_singles for band in bands]
        self.start_fans = [band.start_fans for band in bands]
        self.supply = {(row.supply, row.players): (row.singles_per_played_color, row.fans) for row in file.setup}
        scoring = file.scoring
        self.points_per_single = scoring.points_per_single
        self.points_per_fan = scoring.points_per_fan
        self.hand_size = scoring.hand_size
        most = max(reward.symbols for reward in scoring.set)
        self.singles_for = [0] * (most + 1)
        self.fans_for = [0] * (most + 1)
        self.yoink_for = [0] * (most + 1)
        self.set_sizes = 0  # bit k is set if a set may have k symbols
        for reward in scoring.set:
            self.singles_for[reward.symbols] = reward.singles
            self.fans_for[reward.symbols] = reward.fans
            self.yoink_for[reward.symbols] = reward.yoink_max
            self.set_sizes |= 1 << reward.symbols
        self.most_symbols = most
        self.fewest_cards = -(-min(reward.symbols for reward in scoring.set) // max(self.symbols))  # in a set
        self.big_sets = self.set_sizes & ~0b1111  # sets a "4+ only" card may be part of

        self.small_rest = [_rest(sums, self.set_sizes) for sums in range(2 << most)]  # notes that complete these sums
        self.big_rest = [_rest(sums, self.big_sets) for sums in range(2 << most)]

        self.card_action: list[Action] = [Card(card) for card in self.ids]
        self.targets = self._targets()
        self.target_of = {target.action: target for target in self.targets}
        self.yoinks: list[Action] = [Yoink(fans) for fans in range(max(self.yoink_for) + 1)]
        self.robs: list[Action] = [Rob(ahead) for ahead in range(1, max(max(band.players) for band in bands))]
        self.actions = Actions(self._all_actions())

    def _targets(self) -> list[Target]:
        """Colours in order; within a colour the themes by rank, then notes."""
        targets = []
        for colour, name in enumerate(self.colours):
            of_colour = [theme for theme, its in enumerate(self.theme_colour) if its == colour]
            for theme in [*of_colour, -1]:
                matches = [
                    self.note_of[card][colour] or (theme >= 0 and self.theme[card] == theme)
                    for card in range(len(self.ids))
                ]
                action = PlaySet(name, self.themes[theme] if theme >= 0 else "notes")
                targets.append(Target(colour, theme, matches, action))
        return targets

    def _all_actions(self) -> Iterable[Action]:
        """The fixed action space; the order is part of the rules version."""
        yield from self.card_action
        yield from (END_ACTIONS, NO_SET, FINISH, STOP, LEFT, RIGHT)
        yield from self.yoinks
        yield from self.robs
        for target in self.targets:
            yield target.action

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The ids of these cards."""
        return tuple([self.ids[card] for card in cards])

    def card_of(self, action: Action) -> int:
        """The number of the card that a card action names."""
        return self.number[cast(Card, action).card]  # to check it here would cost 5 % of a compiled playout

    def entry(self, card: str) -> CardEntry:
        """The card file's entry of this card id."""
        return self.entries[card]


def _rest(sums: int, sizes: int) -> int:
    """Which sums of notes make a set together with one of these theme sums (at least one symbol)."""
    rest = 0
    for k in range(1, sums.bit_length()):
        if sums >> k & 1:
            rest |= sizes >> k
    return rest


def read_cards(path: Path) -> Catalogue:
    """The catalogue from a card file; `BadCardFile` names what is wrong."""
    card_file = CardFile(path)
    file: CardFileSchema = card_file.read(CardFileSchema, SLUG)
    check(card_file, file)
    return Catalogue(file, card_file.digest)
