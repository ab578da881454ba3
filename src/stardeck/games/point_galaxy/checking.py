"""What the schema of a card file alone cannot see: names that must exist, numbers that must agree."""

from stardeck.games.point_galaxy.schema import CardEntry, CardFileSchema, FaceEntry, StartingSunEntry, TokenEntry
from stardeck.kernel.cardfile import CardFile, unknown_name
from stardeck.kernel.text import say

LEFT_OVER = 7  # cards still in the market when the game ends
MOST_PLAYERS = 5

TOKEN_FIELDS = {  # what a kind of token needs to score; no other kind may have it, for it would not count
    "color": ("pair",),
    "colors": ("trio",),
    "number": ("number",),
    "min_planets": ("size",),
    "points": ("size",),
}


def check(card_file: CardFile, file: CardFileSchema) -> None:
    """Raise `BadCardFile` at the first thing that does not fit."""
    _check_ids(card_file, file)
    for card in file.card:
        _check_planet(card_file, file, card)
    for face in file.space_face:
        _check_face(card_file, file, face)
    for sun in file.starting_sun:
        _check_starting_sun(card_file, file, sun)
    for token in file.rocket_token:
        _check_token(card_file, file, token)
    _check_totals(card_file, file)
    _check_setup(card_file, file)
    _check_tables(card_file, file)


def _check_ids(card_file: CardFile, file: CardFileSchema) -> None:
    """Everything that lies face up has a name of its own."""
    seen: set[str] = set()
    named = [("card", card.id, "planet", card.planet) for card in file.card]
    named += [("card", card.id, "id", card.id) for card in file.card]
    named += [("space_face", face.id, "id", face.id) for face in file.space_face]
    named += [("starting_sun", sun.id, "side_a", sun.side_a.id) for sun in file.starting_sun]
    named += [("starting_sun", sun.id, "side_b", sun.side_b.id) for sun in file.starting_sun]
    named += [("rocket_token", token.id, "id", token.id) for token in file.rocket_token]
    named += [("color", colour.id, "id", colour.id) for colour in file.color]
    named += [("research", kind.id, "id", kind.id) for kind in file.research]
    for table, entry, field, name in named:
        if name in seen:
            raise card_file.about(table, entry, field, say("{name!r} is used twice", name=name))
        seen.add(name)
    for i, achievement in enumerate(file.achievement):
        if achievement.id in [earlier.id for earlier in file.achievement[:i]]:
            raise card_file.complaint(f".achievement[{i}].id", say("{name!r} is used twice", name=achievement.id))


def _check_colours(
    card_file: CardFile, file: CardFileSchema, table: str, entry: str, field: str, colours: tuple[str, ...]
) -> None:
    known = [colour.id for colour in file.color]
    for colour in colours:
        if colour not in known:
            raise card_file.about(table, entry, field, unknown_name("colour", colour, known))


def _check_research(
    card_file: CardFile, file: CardFileSchema, table: str, entry: str, research: str, field: str = "research"
) -> None:
    known = [kind.id for kind in file.research]
    if research and research not in known:
        raise card_file.about(table, entry, field, unknown_name("kind of research", research, known))


def _check_starting_sun(card_file: CardFile, file: CardFileSchema, sun: StartingSunEntry) -> None:
    """Both sides of a starting sun need a set."""
    for field, side in (("side_a", sun.side_a), ("side_b", sun.side_b)):
        _check_colours(card_file, file, "starting_sun", sun.id, field, side.need)
        _check_research(card_file, file, "starting_sun", sun.id, side.research, field)
        if not side.need:
            raise card_file.about("starting_sun", sun.id, field, say("a sun needs a set of colours"))


def _check_face(card_file: CardFile, file: CardFileSchema, face: FaceEntry) -> None:
    """A sun needs a set, a moon one or two colours, and as many cards as it says carry the face."""
    _check_colours(card_file, file, "space_face", face.id, "need", face.need)
    _check_colours(card_file, file, "space_face", face.id, "colors", face.colors)
    _check_research(card_file, file, "space_face", face.id, face.research)
    if (face.kind == "sun") != bool(face.need):
        raise card_file.about("space_face", face.id, "need", say("a sun, and nothing else, needs a set of colours"))
    if len(set(face.colors)) != len(face.colors) or len(face.colors) not in ((1, 2) if face.kind == "moon" else (0,)):
        raise card_file.about("space_face", face.id, "colors", say("a moon has 1 or 2 colours, nothing else has any"))
    if face.points and face.kind not in ("sun", "moon"):
        raise card_file.about("space_face", face.id, "points", say("only suns and moons have points of their own"))
    if face.kind == "asteroids" and face.majority not in ((), file.scoring.asteroids):
        raise card_file.about("space_face", face.id, "majority", say("all asteroids print the same points"))
    cards = sum(card.space == face.id for card in file.card)
    if cards != face.count:
        raise card_file.about("space_face", face.id, "count", say("{n} cards have this face", n=cards))


def _check_planet(card_file: CardFile, file: CardFileSchema, card: CardEntry) -> None:
    """A planet has a number and one or two colours, Planet X neither."""
    _check_colours(card_file, file, "card", card.id, "colors", card.colors)
    _check_research(card_file, file, "card", card.id, card.research)
    faces = [face.id for face in file.space_face]
    if card.space not in faces:
        raise card_file.about("card", card.id, "space", unknown_name("space face", card.space, faces))
    if card.wild != (card.number == 0):
        raise card_file.about("card", card.id, "number", say("Planet X, and no other planet, has the number 0"))
    if len(set(card.colors)) != len(card.colors) or len(card.colors) not in ((0,) if card.wild else (1, 2)):
        raise card_file.about("card", card.id, "colors", say("a planet has 1 or 2 colours, Planet X has none"))


def _check_token(card_file: CardFile, file: CardFileSchema, token: TokenEntry) -> None:
    """Each kind of token has its own fields, and no others."""
    _check_colours(card_file, file, "rocket_token", token.id, "color", (token.color,) if token.color else ())
    _check_colours(card_file, file, "rocket_token", token.id, "colors", token.colors)
    for field, kinds in TOKEN_FIELDS.items():
        if bool(getattr(token, field)) == (token.kind in kinds):
            continue
        message = "a {kind} token needs this field" if token.kind in kinds else "a {kind} token has no such field"
        raise card_file.about("rocket_token", token.id, field, say(message, kind=token.kind))
    if token.kind == "trio" and not len(token.colors) == len(set(token.colors)) == 3:
        raise card_file.about("rocket_token", token.id, "colors", say("a trio token has three different colours"))


def _check_totals(card_file: CardFile, file: CardFileSchema) -> None:
    """What the box holds is what is listed."""
    for field, listed in (
        ("cards", len(file.card)),
        ("starting_suns", len(file.starting_sun)),
        ("rocket_tokens", len(file.rocket_token)),
        ("player_aids", sum(aid.count for aid in file.player_aid)),
    ):
        if getattr(file.counts, field) != listed:
            raise card_file.complaint(f".counts.{field}", say("{n} are listed", n=listed))


def _check_setup(card_file: CardFile, file: CardFileSchema) -> None:
    """Everybody drafts two cards a turn, and seven are left in the market (R45)."""
    for field, players in (("players_min", 1), ("players_max", MOST_PLAYERS)):
        if getattr(file.meta, field) != players:
            raise card_file.complaint(f".meta.{field}", say("the game seats 1 to {n} players", n=MOST_PLAYERS))
    for players in range(file.meta.players_min, file.meta.players_max + 1):
        key = str(players)
        for field in ("cards_used", "cards_removed", "tokens_used"):
            if key not in getattr(file.setup, field):
                raise card_file.complaint(f".setup.{field}", say("there is no number for {n} players", n=players))
        used = file.meta.cards_per_turn * file.meta.turns_per_player * max(2, players) + LEFT_OVER
        if file.setup.cards_used[key] != used:
            raise card_file.complaint(".setup.cards_used", say("{n} players use {used} cards", n=players, used=used))
        if used + file.setup.cards_removed[key] != file.counts.cards:
            raise card_file.complaint(
                ".setup.cards_removed", say("{n} players remove {k} cards", n=players, k=file.counts.cards - used)
            )
        if file.setup.tokens_used[key] > file.counts.rocket_tokens:
            raise card_file.complaint(".setup.tokens_used", say("there are only {n}", n=file.counts.rocket_tokens))
    if file.meta.players_max > file.counts.starting_suns:
        raise card_file.complaint(".meta.players_max", say("there are {n} starting suns", n=file.counts.starting_suns))


def _check_tables(card_file: CardFile, file: CardFileSchema) -> None:
    """The printed tables reach as far as there is something to count."""
    if len(file.scoring.unique_planets) != 8:
        raise card_file.complaint(".scoring.unique_planets", say("a system has 0 to 7 different numbers: 8 values"))
    if len(file.scoring.unique_research) != len(file.research) + 1:
        n = len(file.research)
        raise card_file.complaint(".scoring.unique_research", say("there are {n} kinds: {k} values", n=n, k=n + 1))
    for stop in file.solo.pointer_path:
        if stop.cells[0] == stop.cells[1]:
            raise card_file.complaint(".solo.pointer_path", say("a stop points at two different cells"))
    if not file.solo.pointer_path:
        raise card_file.complaint(".solo.pointer_path", say("the pointer needs at least one stop"))
