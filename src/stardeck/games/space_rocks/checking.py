"""What the schema of a card file cannot see: names that must exist, cards that must be there, sums that must agree."""

from collections import Counter

from stardeck.games.space_rocks.schema import CardEntry, CardFileSchema, MissionEntry
from stardeck.kernel.cardfile import CardFile, unknown_name

LETTERS = "UVWXYZ"
SPECIES = "ABCDEF"

PARAMETERS: dict[str, tuple[str, ...]] = {  # what an effect needs besides requirements and texts
    "peek_hand": ("target",),
    "draw": ("n",),
    "play_planets": ("n",),
    "all_redraw": ("n",),
    "recover": ("what", "n", "to"),
    "strip_rocks_and_sats": ("target",),
    "steal_sat": ("target",),
    "attack": (),
    "steal_random": ("target", "n"),
    "destroy_rock": ("target",),
    "discard_random": ("target", "n"),
    "swap_with_discard": (),
    "reveal_take_rocks": ("n",),
    "destroy_planets": ("target", "n", "scope", "chooser"),
    "destroy_last_research": ("target",),
    "peek_discard_best_sat": ("target",),
    "scuttle_and_draw": ("n",),
    "reshuffle_discard": (),
    "scry_and_discard": ("look", "n"),
    "steal_rock": ("target",),
    "peek_discard_choice": ("target",),
    "discard_per_colony": ("target",),
    "hand_or_planet": ("target",),
}


def check(card_file: CardFile, file: CardFileSchema) -> None:
    """Raise `BadCardFile` at the first thing that does not fit."""
    _check_ids(card_file, file)
    _check_singularity(card_file, file)
    _check_homeworlds(card_file, file)
    _check_breakthroughs(card_file, file)
    for mission in file.mission:
        _check_mission(card_file, mission)
    _check_totals(card_file, file)
    for players in range(file.game.players_min, file.game.players_max + 1):
        if str(players) not in file.deck_copies:
            raise card_file.complaint(f".deck_copies.{players}", f"there is no number of decks for {players} players")


def _check_ids(card_file: CardFile, file: CardFileSchema) -> None:
    for table, ids in (("card", [card.id for card in file.card]), ("mission", [entry.id for entry in file.mission])):
        for entry, times in Counter(ids).items():
            if times > 1:
                raise card_file.about(table, entry, "id", "this id is used twice")


def _check_singularity(card_file: CardFile, file: CardFileSchema) -> None:
    """One entry for every letter and every class of sat and rock."""
    seen: dict[str, str] = {}
    for card in file.card:
        if card.kind not in ("planet", "sat", "rock"):
            continue
        field = "letter" if card.kind == "planet" else "class"
        value = card.letter if card.kind == "planet" else card.class_
        if value is None:
            raise card_file.about("card", card.id, "kind", f"a {card.kind} needs a {field}")
        name = f"{card.kind} {value}"
        if name in seen:
            raise card_file.about("card", card.id, field, f"{name} has an entry already: {seen[name]!r}")
        seen[name] = card.id
    wanted = [f"planet {letter}" for letter in LETTERS] + [f"{kind} {c}" for kind in ("sat", "rock") for c in (1, 2, 3)]
    for name in wanted:
        if name not in seen:
            raise card_file.complaint(".card", f"there is no card for {name}")


def _check_homeworlds(card_file: CardFile, file: CardFileSchema) -> None:
    """One homeworld per species with three letters, in agreement with the planets."""
    homes = {card.species: card for card in file.card if card.kind == "homeworld"}
    for species in SPECIES:
        if species not in homes:
            raise card_file.complaint(".card", f"there is no homeworld for species {species}")
    ranks: set[int] = set()
    for card in homes.values():
        if len(set(card.habitable)) != 3:
            raise card_file.about("card", card.id, "habitable", "a homeworld names 3 different letters")
        if card.turn_rank in ranks:
            raise card_file.about("card", card.id, "turn_rank", f"rank {card.turn_rank} is used twice")
        ranks.add(card.turn_rank)
    for card in file.card:
        if card.kind == "planet":
            _check_habitable(
                card_file, card, {str(home.species) for home in homes.values() if card.letter in home.habitable}
            )


def _check_habitable(card_file: CardFile, card: CardEntry, fits: set[str]) -> None:
    if set(card.habitable_for) != fits:
        names = ", ".join(sorted(fits)) or "nobody"
        raise card_file.about(
            "card", card.id, "habitable_for", f"the homeworlds make this planet habitable for {names}"
        )


def _check_breakthroughs(card_file: CardFile, file: CardFileSchema) -> None:
    """Every homeworld has a breakthroughs card of its species with six missions of that species, in order."""
    cards = {card.id: card for card in file.card if card.kind == "breakthroughs"}
    missions = {entry.id: entry for entry in file.mission}
    for home in file.card:
        if home.kind != "homeworld":
            continue
        if home.breakthroughs not in cards:
            names = unknown_name("breakthroughs card", home.breakthroughs, list(cards))
            raise card_file.about("card", home.id, "breakthroughs", names)
        card = cards[home.breakthroughs]
        if card.species != home.species:
            raise card_file.about("card", home.id, "breakthroughs", f"{card.id} belongs to species {card.species}")
        for slot, name in enumerate(card.missions, start=1):
            if name not in missions:
                raise card_file.about("card", card.id, "missions", unknown_name("mission", name, list(missions)))
            if (missions[name].species, missions[name].slot) != (card.species, slot):
                raise card_file.about("mission", name, "slot", f"{card.id} has this mission at place {slot}")
        if len(card.missions) != 6:
            raise card_file.about(
                "card", card.id, "missions", f"a breakthroughs card has 6 missions, not {len(card.missions)}"
            )


def _check_mission(card_file: CardFile, mission: MissionEntry) -> None:
    """Each effect has its own parameters."""
    wanted = PARAMETERS[mission.effect]
    for field in wanted:
        if not getattr(mission, field):
            raise card_file.about("mission", mission.id, field, f"the effect {mission.effect} needs {field}")
    if mission.target and "target" not in wanted:
        raise card_file.about("mission", mission.id, "target", f"the effect {mission.effect} has no target")
    if mission.to == "colony" and mission.what != ("sat",):
        raise card_file.about("mission", mission.id, "what", "only sats can be tucked under a colony")
    if mission.effect == "scry_and_discard" and mission.n > mission.look:
        raise card_file.about("mission", mission.id, "n", f"nobody can discard {mission.n} of {mission.look} cards")


def _check_totals(card_file: CardFile, file: CardFileSchema) -> None:
    """The printed counts."""
    found: Counter[str] = Counter()
    for card in file.card:
        found[card.kind] += card.count
        if card.deck == "singularity":
            found["singularity"] += card.count
    found["mission"] = len(file.mission)
    totals = file.totals
    for field in totals.__struct_fields__:
        if found[field] != getattr(totals, field):
            raise card_file.complaint(
                f".totals.{field}", f"the cards of this type are {found[field]}, not {getattr(totals, field)}"
            )
