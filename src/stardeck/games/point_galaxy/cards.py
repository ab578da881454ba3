"""The catalogue of Point Galaxy: everything that can lie face up as a number, its *piece*.

A planet's piece is the number of its card. Space faces come after the planets, the sides of the starting suns after
those: a card that shows its space side is a face like its twins, and only the table knows which card it is.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from stardeck.games.point_galaxy.actions import NEW, Draft, Place, Side, Take
from stardeck.games.point_galaxy.checking import check
from stardeck.games.point_galaxy.schema import CardFileSchema
from stardeck.kernel.action import Action, Actions
from stardeck.kernel.cardfile import CardFile

SLUG: Final = "point-galaxy"
NOTHING: Final = -1

PLANET: Final = 0
MOON: Final = 1
WORMHOLE: Final = 2
SUN: Final = 3
ASTEROIDS: Final = 4
KINDS: Final = ("planet", "moon", "wormhole", "sun", "asteroids")

SIDES: Final = (Side("a"), Side("b"))

Quotas = list[tuple[int, int]]  # (colours, how many planets of these colours one set takes)


class Token:
    """One rocket token, ready for scoring."""

    def __init__(self, name: str, kind: str, colours: int, quotas: Quotas, number: int, size: int, points: int) -> None:
        self.name = name
        self.kind = kind
        self.colours = colours
        self.quotas = quotas
        self.number = number
        self.size = size
        self.points = points


class Catalogue:
    """Everything the card file says, ready for the rules, indexed by piece."""

    def __init__(self, file: CardFileSchema, digest: str) -> None:
        self.file = file
        self.digest = digest
        self.colours = [colour.id for colour in file.color]
        self.research_kinds = [kind.id for kind in file.research]
        self._read_pieces(file)
        self._read_tokens(file)

        self.turns = file.meta.turns_per_player
        self.rockets_per_token = file.meta.rockets_per_token
        self.cards_used = {int(players): n for players, n in file.setup.cards_used.items()}
        self.tokens_used = {int(players): n for players, n in file.setup.tokens_used.items()}
        self.planet_table = list(file.scoring.unique_planets)
        self.research_table = list(file.scoring.unique_research)
        self.places = list(file.scoring.asteroids)
        self.stops = [[3 * row + col for row, col in stop.cells] for stop in file.solo.pointer_path]

        self.drafts: list[Action] = [Draft(row, col) for row in range(3) for col in range(3)]
        self.most_systems = 2 * self.turns + 1
        self.above: list[list[Action]] = [
            [Place(k, system, "above") for system in range(self.most_systems)] for k in (0, 1)
        ]
        self.below: list[list[Action]] = [
            [Place(k, system, "below") for system in range(self.most_systems)] for k in (0, 1)
        ]
        self.new: list[Action] = [Place(k, NEW, "below") for k in (0, 1)]
        self.takes: list[Action] = [Take(token.name) for token in self.tokens]
        self.actions = Actions(self._all_actions())

    def _read_pieces(self, file: CardFileSchema) -> None:
        planets = file.card
        faces = file.space_face
        sides = [side for sun in file.starting_sun for side in (sun.side_a, sun.side_b)]
        self.cards = len(planets)
        self.first_side = len(planets) + len(faces)
        self.starting_suns = [sun.id for sun in file.starting_sun]

        self.names = [card.planet for card in planets] + [face.id for face in faces] + [side.id for side in sides]
        self.piece = {name: piece for piece, name in enumerate(self.names)}
        self.kind = [PLANET] * len(planets) + [KINDS.index(face.kind) for face in faces] + [SUN] * len(sides)
        self.number = [card.number for card in planets] + [NOTHING] * (len(faces) + len(sides))
        self.bit = [1 << number if number >= 0 else 0 for number in self.number]
        self.colour = (
            [self.mask(card.colors) for card in planets]
            + [self.mask((*face.colors, *face.need)) for face in faces]
            + [self.mask(side.need) for side in sides]
        )
        self.points = [0] * len(planets) + [face.points for face in faces] + [side.points for side in sides]
        needs = [()] * len(planets) + [face.need for face in faces] + [side.need for side in sides]
        self.quotas = [self.quotas_of(need) for need in needs]
        self.need = [len(need) for need in needs]
        self.rockets = [card.rockets for card in planets] + [face.rockets for face in faces]
        self.rockets += [side.rockets for side in sides]
        research = [card.research for card in planets] + [face.research for face in faces]
        research += [side.research for side in sides]
        self.research = [self.research_kinds.index(kind) if kind else NOTHING for kind in research]
        self.face = [self.piece[card.space] for card in planets]
        self.cards_with = [
            [card for card in range(len(planets)) if self.face[card] == piece] for piece in range(len(self.names))
        ]

    def _read_tokens(self, file: CardFileSchema) -> None:
        self.tokens = [
            Token(
                token.id,
                token.kind,
                self.mask((token.color,) if token.color else ()),
                self.quotas_of(tuple(self.colours) if token.kind == "all_colors" else token.colors),
                token.number,
                token.min_planets,
                token.points,
            )
            for token in file.rocket_token
        ]
        self.token_number = {token.name: number for number, token in enumerate(self.tokens)}

    def mask(self, colours: Iterable[str]) -> int:
        """Colours as bits."""
        bits = 0
        for colour in colours:
            bits |= 1 << self.colours.index(colour)
        return bits

    def quotas_of(self, need: tuple[str, ...]) -> Quotas:
        """For every choice of the colours in a set: how many planets of these colours one set takes (9.1)."""
        different = sorted(set(need), key=self.colours.index)
        quotas = []
        for bits in range(1, 1 << len(different)):
            chosen = [colour for i, colour in enumerate(different) if bits >> i & 1]
            quotas.append((self.mask(chosen), sum([need.count(colour) for colour in chosen])))
        return quotas

    def _all_actions(self) -> Iterable[Action]:
        """The fixed action space; the order is part of the rules version (13)."""
        everything = list(self.drafts)
        for k in (0, 1):
            for system in range(self.most_systems):
                everything += (self.above[k][system], self.below[k][system])
            everything.append(self.new[k])
        return [*everything, *self.takes, *SIDES]

    def named(self, pieces: Iterable[int]) -> tuple[str, ...]:
        """The names of these pieces."""
        return tuple([self.names[piece] for piece in pieces])


def read_cards(path: Path) -> Catalogue:
    """The catalogue from a card file; `BadCardFile` names what is wrong."""
    card_file = CardFile(path)
    file: CardFileSchema = card_file.read(CardFileSchema, SLUG)
    check(card_file, file)
    return Catalogue(file, card_file.digest)
