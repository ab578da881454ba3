"""The catalogue of Galaxy Rush: cards as numbers, in the order of the card file."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from stardeck.games.galaxy_rush.actions import Decline, Discover, Predict, Take
from stardeck.games.galaxy_rush.checking import CONDITIONS, check
from stardeck.games.galaxy_rush.schema import AchievementEntry, CardFileSchema
from stardeck.kernel.action import Action, Actions
from stardeck.kernel.cardfile import CardFile

SLUG: Final = "galaxy-rush"
SEASONS: Final = 4
COLUMNS: Final = 6
POOL: Final = 4
IN_PLAY: Final = 4  # achievements
DEALT: Final = 3  # predictions
PREDICTIONS: Final = 8  # of each colour
GONE: Final = -1  # no card lies here

RESOURCE: Final = 0
EXPEDITION: Final = 1
HEROIC: Final = 2
KINDS: Final = ("resource", "expedition", "heroic")

DECLINE: Final = Decline()


class Catalogue:
    """Everything the card file says, ready for the rules. Cards are numbers in the order of the file."""

    def __init__(self, file: CardFileSchema, digest: str) -> None:
        self.file = file
        self.digest = digest
        meta = file.meta
        self.resources = list(meta.resource_order)
        self.expeditions = list(meta.expedition_order)
        self.colours = list(meta.color_order)
        self.au_per_reputation = meta.au_per_reputation
        self._read_orbit_cards()
        self._read_discoveries()
        self._read_achievements_and_predictions()
        self._read_scoring()
        self._make_actions()

    def _read_orbit_cards(self) -> None:
        cards = self.file.orbit
        self.ids = [card.id for card in cards]
        self.number = {card: number for number, card in enumerate(self.ids)}
        self.kind = [KINDS.index(card.kind) for card in cards]
        self.resource = [self.resources.index(card.resource) if card.resource else -1 for card in cards]
        self.expedition = [self.expeditions.index(card.expedition) if card.expedition else -1 for card in cards]
        self.reputation = [card.reputation for card in cards]
        self.distance = [card.distance for card in cards]
        self.copies = [card.count for card in cards]

    def _read_discoveries(self) -> None:
        cards = self.file.discovery
        self.discoveries = [card.id for card in cards]
        self.discovery_number = {card: number for number, card in enumerate(self.discoveries)}
        self.costs = [[card.cost.get(resource, 0) for resource in self.resources] for card in cards]
        self.gives = [self.resources.index(card.gives) if card.gives else -1 for card in cards]
        self.worth = [card.reputation for card in cards]
        self.season = [card.season for card in cards]
        self.season_decks: list[list[int]] = []
        for season in range(1, SEASONS + 1):
            deck: list[int] = []
            for number, card in enumerate(cards):
                if card.season == season:
                    deck += [number] * card.count
            self.season_decks.append(deck)

    def _read_achievements_and_predictions(self) -> None:
        cards = self.file.achievement
        self.achievements = [card.id for card in cards]
        self.rules: list[str] = [card.rule for card in cards]
        self.pays = [pays(card) for card in cards]
        self.thresholds = [threshold(card) for card in cards]
        self.tests: list[str] = [card.test for card in self.file.prediction if card.color == "blue"]
        self.conditions = [CONDITIONS[test] for test in self.tests]
        self.condition_number = {condition: number for number, condition in enumerate(self.conditions)}
        self.predictions = [card.id for colour in self.colours for card in self.file.prediction if card.color == colour]

    def _read_scoring(self) -> None:
        scoring = self.file.scoring
        self.asteroid_table = list(scoring.asteroid.table)
        self.comet_set = scoring.comet.set_size
        self.comet_reputation = scoring.comet.set_reputation
        self.nebula_set = scoring.nebula.set_size
        self.nebula_reputation = scoring.nebula.set_reputation
        self.medals = [medal.reputation for medal in sorted(self.file.medal, key=lambda medal: medal.season)]
        self.tokens = sorted([token.reputation for token in self.file.reputation_token], reverse=True)

    def _make_actions(self) -> None:
        """The fixed action space: 24 takes, 4 discoveries, decline, 16 predictions."""
        self.takes: list[list[Action]] = [
            [Take(column, orbit, "up"), Take(column, orbit, "down")]
            for column in range(1, COLUMNS + 1)
            for orbit in (1, 2)
        ]
        self.discovers: list[Action] = [Discover(slot) for slot in range(POOL)]
        self.predicts: list[list[Action]] = [
            [Predict(condition, "blue"), Predict(condition, "orange")] for condition in self.conditions
        ]
        self.actions = Actions(self._all_actions())

    def _all_actions(self) -> Iterable[Action]:
        """The order is part of the rules version. [rules 6]"""
        for pair in self.takes:
            yield from pair
        yield from self.discovers
        yield DECLINE
        for pair in self.predicts:
            yield from pair

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The ids of these orbit cards."""
        return tuple([self.ids[card] for card in cards])

    def discovery_names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The ids of these Discovery cards."""
        return tuple([self.discoveries[card] for card in cards])


def pays(card: AchievementEntry) -> int:
    """What an Achievement is worth, once or every time."""
    worth = card.reputation or card.per_set or card.per_10_au
    return 0 if worth is None else worth


def threshold(card: AchievementEntry) -> int:
    """The number an Achievement compares with; a scaling card pays for every so many."""
    if card.threshold is not None:
        return card.threshold
    return {"one_of_each_expedition": 3, "per_10_au": 10}.get(card.rule, 1)


def read_cards(path: Path) -> Catalogue:
    """The catalogue from a card file; `BadCardFile` names what is wrong."""
    card_file = CardFile(path)
    file: CardFileSchema = card_file.read(CardFileSchema, SLUG)
    check(card_file, file)
    return Catalogue(file, card_file.digest)
