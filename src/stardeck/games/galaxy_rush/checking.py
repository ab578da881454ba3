"""What the schema of the card file alone cannot see: names that must exist, numbers that must agree."""

from collections.abc import Iterator

from stardeck.games.galaxy_rush.schema import (
    AchievementEntry,
    CardFileSchema,
    DiscoveryEntry,
    OrbitEntry,
    PredictionEntry,
)
from stardeck.kernel.cardfile import CardFile, unknown_name
from stardeck.kernel.text import listed, say

CARDS_DEALT = 48  # 4 seasons of 12

CONDITIONS = {  # in the order of the action space
    "most_expeditions": "expeditions",
    "most_heroics": "heroics",
    "most_discoveries": "discoveries",
    "most_resources": "resources",
    "most_distance": "distance",
    "most_medals": "medals",
    "most_achievement_reputation": "achievements",
    "ends_in_first_orbit": "first-orbit",
}

VALUE_FIELDS = {"resource_sets": ("per_set",), "per_10_au": ("per_10_au",), "one_of_each_expedition": ("reputation",)}
ALL_VALUE_FIELDS = ("threshold", "reputation", "per_set", "per_10_au")


def check(card_file: CardFile, file: CardFileSchema) -> None:
    """Raise `BadCardFile` with file, line, entry and field of the first thing that is wrong."""
    _check_ids(card_file, file)
    for orbit in file.orbit:
        _check_orbit(card_file, orbit, file)
    for discovery in file.discovery:
        _check_discovery(card_file, discovery, list(file.meta.resource_order))
    for achievement in file.achievement:
        _check_achievement(card_file, achievement)
    for colour in file.meta.color_order:
        _check_predictions(card_file, [card for card in file.prediction if card.color == colour], colour)
    _check_meta(card_file, file)
    _check_totals(card_file, file)


def _check_ids(card_file: CardFile, file: CardFileSchema) -> None:
    seen: set[str] = set()
    for table in ("rocket", "board", "medal", "reputation_token", "orbit", "discovery", "achievement", "prediction"):
        for index, entry in enumerate(getattr(file, table)):
            if entry.id in seen:
                raise card_file.complaint(f".{table}[{index}].id", say("this id is used twice"))
            seen.add(entry.id)


def _check_orbit(card_file: CardFile, card: OrbitEntry, file: CardFileSchema) -> None:
    """Each kind of orbit card has its own field, and every distance is one of the printed ones."""
    resources = list(file.meta.resource_order)
    if card.distance not in file.meta.distance_values:
        distances = listed([str(au) for au in file.meta.distance_values])
        raise card_file.about("orbit", card.id, "distance", say("distances are {distances} au", distances=distances))
    if card.kind == "resource" and card.resource not in resources:
        raise card_file.about("orbit", card.id, "resource", unknown_name("resource", card.resource, resources))
    own = {"resource": "resource", "expedition": "expedition", "heroic": "reputation"}[card.kind]
    for field in ("resource", "expedition", "reputation"):
        if field == own and not getattr(card, field):
            raise card_file.about("orbit", card.id, field, say("a card of this kind needs this field"))
        if field != own and getattr(card, field):
            raise card_file.about("orbit", card.id, field, say("a card of this kind has no such field"))


def _check_discovery(card_file: CardFile, card: DiscoveryEntry, resources: list[str]) -> None:
    """Costs are in Resources; the cards of season one, and only they, give one."""
    for resource in card.cost:
        if resource not in resources:
            raise card_file.about("discovery", card.id, "cost", unknown_name("resource", resource, resources))
    if card.season == 1 and card.gives not in resources:
        raise card_file.about("discovery", card.id, "gives", unknown_name("resource", card.gives, resources))
    if card.season > 1 and card.gives:
        raise card_file.about("discovery", card.id, "gives", say("only cards of season 1 give a resource"))


def _check_achievement(card_file: CardFile, card: AchievementEntry) -> None:
    """Each rule has its own numbers."""
    wanted = VALUE_FIELDS.get(card.rule, ("threshold", "reputation"))
    for field in ALL_VALUE_FIELDS:
        given = getattr(card, field) is not None
        if given and field not in wanted:
            raise card_file.about("achievement", card.id, field, say("rule {rule} has no such field", rule=card.rule))
        if not given and field in wanted:
            raise card_file.about("achievement", card.id, field, say("rule {rule} needs this field", rule=card.rule))


def _check_predictions(card_file: CardFile, cards: list[PredictionEntry], colour: str) -> None:
    """Both colours hold the same eight conditions, in the order that actions are numbered by."""
    for card, test in zip(cards, CONDITIONS, strict=False):
        if card.test != test:
            raise card_file.about("prediction", card.id, "test", say("here {test} is expected", test=test))
    if len(cards) != len(CONDITIONS):
        raise card_file.complaint(
            ".prediction[0].color", say("{colour} has {n} predictions, not 8", colour=colour, n=len(cards))
        )


def _check_meta(card_file: CardFile, file: CardFileSchema) -> None:
    """Lists that name everything exactly once."""
    meta = file.meta
    if len(set(meta.resource_order)) != 4:
        raise card_file.complaint(".meta.resource_order", say("the four resources must be different"))
    if meta.expedition_order != ("asteroid", "comet", "nebula"):
        raise card_file.complaint(".meta.expedition_order", say("the order is asteroid, comet, nebula"))
    if sorted(medal.season for medal in file.medal) != [1, 2, 3, 4]:
        raise card_file.complaint(".medal[0].season", say("there is one medal for each of the seasons 1 to 4"))
    if len(file.reputation_token) < 6:
        raise card_file.complaint(".reputation_token[0].reputation", say("a stack has at least 6 tokens"))
    if {rocket.color for rocket in file.rocket} != set(meta.color_order):
        raise card_file.complaint(".rocket[0].color", say("there is one blue and one orange rocket"))
    if len(file.achievement) < meta.achievements_in_play:
        raise card_file.complaint(".meta.achievements_in_play", say("there are fewer achievement cards than that"))


def _check_totals(card_file: CardFile, file: CardFileSchema) -> None:
    """The box holds what it says."""
    for name, count in _counts(file):
        total = getattr(file.totals, name)
        if count != total:
            raise card_file.complaint(f".totals.{name}", say("the entries are {n}, not {total}", n=count, total=total))
    if file.totals.orbit < CARDS_DEALT:
        raise card_file.complaint(".totals.orbit", say("a game needs at least {n} orbit cards", n=CARDS_DEALT))


def _counts(file: CardFileSchema) -> Iterator[tuple[str, int]]:
    for name in ("orbit", "discovery", "prediction", "achievement", "medal", "reputation_token", "rocket"):
        yield name, sum(entry.count for entry in getattr(file, name))
    for kind in ("orbit_start_board", "prediction_placement_card"):
        yield kind, sum(board.count for board in file.board if board.kind == kind)
