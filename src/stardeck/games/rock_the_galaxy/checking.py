"""What the schema of a card file cannot see: names that must exist, numbers that must agree.

Not compiled: it runs once per card file.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from stardeck.games.rock_the_galaxy.options import COLOURED, PRESETS, WHITE_NOISE, RockOptions
from stardeck.games.rock_the_galaxy.schema import CardEntry, CardFileSchema
from stardeck.kernel.cardfile import CardFile, unknown_name
from stardeck.kernel.options import Choosable, describe
from stardeck.kernel.text import listed, say

PLAYERS = (2, 3, 4)
SET_SIZES = (3, 4, 5)
NUMBERED = ("draw", "discard", "opponents_discard", "all_steal", "all_pass", "yoink", "draw_to_end_turn")
FIELDS = {  # what each kind of card must have; it has none of the other kinds' fields
    "theme": ("color", "theme", "symbols"),
    "music": ("colors", "symbols"),
    "action": ("actions",),
}
OPTIONAL = {"theme": (), "music": ("min_set", "return_fans"), "action": ()}
BLANK = {"color": "", "colors": (), "theme": "", "symbols": 0, "min_set": 3, "return_fans": 0, "actions": ()}


def check(card_file: CardFile, file: CardFileSchema) -> None:
    """Raise `BadCardFile` for the first thing that does not fit."""
    check_names(card_file, file)
    check_bands(card_file, file)
    for card in file.card:
        check_card(card_file, file, card)
    check_themes(card_file, file)
    check_totals(card_file, file)
    check_setup(card_file, file)
    check_scoring(card_file, file)
    check_options(card_file, file)


def check_names(card_file: CardFile, file: CardFileSchema) -> None:
    """Ids, orders and ranks are unique; music cards come after theme cards, so that a set starts with its theme."""
    colours = [colour.id for colour in file.color]
    once(card_file, "color", "id", colours)
    once(card_file, "color", "order", [colour.order for colour in file.color])
    once(card_file, "band", "id", [band.id for band in file.band])
    once(card_file, "theme", "id", [theme.id for theme in file.theme])
    once(card_file, "theme", "rank", [(theme.color, theme.rank) for theme in file.theme])
    once(card_file, "card", "id", [card.id for card in file.card])
    once(card_file, "card", "order", [card.order for card in file.card])
    for theme in file.theme:
        if theme.color not in colours:
            raise card_file.about("theme", theme.id, "color", unknown_name("colour", theme.color, colours))
    last_theme = max((card.order for card in file.card if card.kind == "theme"), default=0)
    for card in file.card:
        if card.kind == "music" and card.order < last_theme:
            raise card_file.about("card", card.id, "order", say("music cards come after all theme cards"))


def once(card_file: CardFile, table: str, field: str, values: Iterable[object]) -> None:
    """No two entries of a table may have the same value here."""
    seen: set[object] = set()
    for i, value in enumerate(values):
        if value in seen:
            message = say("another {table} has the same {field}", table=table, field=field)
            raise card_file.complaint(f".{table}[{i}].{field}", message)
        seen.add(value)


def check_bands(card_file: CardFile, file: CardFileSchema) -> None:
    """The four bands of the rulebook: one of each colour, and White Noise."""
    colours = [colour.id for colour in file.color]
    bands = (*COLOURED, WHITE_NOISE)
    for band in file.band:
        if band.id not in bands:
            raise card_file.about("band", band.id, "id", unknown_name("band", band.id, list(bands)))
        if band.color not in colours and (band.color or band.id != WHITE_NOISE):
            raise card_file.about("band", band.id, "color", unknown_name("colour", band.color, colours))
    once(card_file, "band", "color", [band.color for band in file.band])
    for players in PLAYERS:
        found = [band.id for band in file.band if players in band.players]
        if len(found) < players:
            message = say("{players} players need {players} bands; there are {n}", players=players, n=len(found))
            raise card_file.complaint(".band[0].players", message)


def check_themes(card_file: CardFile, file: CardFileSchema) -> None:
    """A theme says how many cards and symbols it has: the rarity list that players see."""
    for theme in file.theme:
        cards = sum(card.count for card in file.card if card.theme == theme.id)
        symbols = sum(card.count * card.symbols for card in file.card if card.theme == theme.id)
        for field, said, is_so in (("cards", theme.cards, cards), ("symbols", theme.symbols, symbols)):
            if said != is_so:
                message = say("the {field} of this theme are {n}, not {said}", field=field, n=is_so, said=said)
                raise card_file.about("theme", theme.id, field, message)


def check_card(card_file: CardFile, file: CardFileSchema, card: CardEntry) -> None:
    """Each kind of card has its own fields, and names only what exists."""
    for field, blank in BLANK.items():
        is_blank = getattr(card, field) == blank
        if is_blank and field in FIELDS[card.kind]:
            raise card_file.about("card", card.id, field, say("a card of kind {kind} needs this", kind=card.kind))
        if not is_blank and field not in (*FIELDS[card.kind], *OPTIONAL[card.kind]):
            raise card_file.about("card", card.id, field, say("a card of kind {kind} has none", kind=card.kind))
    colours = [colour.id for colour in file.color]
    for colour in card.colors:
        if colour not in colours:
            raise card_file.about("card", card.id, "colors", unknown_name("colour", colour, colours))
    if card.kind == "theme":
        themes = {theme.id: theme.color for theme in file.theme}
        if card.theme not in themes:
            raise card_file.about("card", card.id, "theme", unknown_name("theme", card.theme, list(themes)))
        if card.color != themes[card.theme]:
            message = say("theme {theme} is {color}", theme=card.theme, color=themes[card.theme])
            raise card_file.about("card", card.id, "color", message)
    for action in card.actions:
        if (action.op in NUMBERED) != (action.n > 0):
            must = say("needs") if action.op in NUMBERED else say("has no")
            raise card_file.about("card", card.id, "actions", say("{op} {must} number n", op=action.op, must=must))


def check_totals(card_file: CardFile, file: CardFileSchema) -> None:
    """The cards listed are those in the box, and enough to deal."""
    for pack, total in (("basic", file.totals.basic_cards), ("advanced", file.totals.advanced_cards)):
        count = sum(card.count for card in file.card if card.pack == pack)
        if count != total:
            message = say("the {pack} cards are {count}, not {total}", pack=pack, count=count, total=total)
            raise card_file.complaint(f".totals.{pack}_cards", message)
    needed = file.scoring.hand_size * max(PLAYERS)
    if file.totals.basic_cards < needed:
        raise card_file.complaint(".scoring.hand_size", say("the deck must hold at least {n} cards", n=needed))


def check_setup(card_file: CardFile, file: CardFileSchema) -> None:
    """One supply for every number of players, first game and later, out of what the box holds."""
    once(card_file, "setup", "players", [(row.supply, row.players) for row in file.setup])
    rows = {(row.supply, row.players) for row in file.setup}
    for supply in ("first", "later"):
        for players in PLAYERS:
            if (supply, players) not in rows:
                message = say("there is no {supply} supply for {players} players", supply=supply, players=players)
                raise card_file.complaint(".setup", message)
    for i, row in enumerate(file.setup):
        playing = [band for band in file.band if row.players in band.players]
        singles = row.singles_per_played_color + max(band.start_singles for band in playing)
        if singles > file.totals.singles_per_color:
            raise card_file.complaint(
                f".setup[{i}].singles_per_played_color",
                say("the box has only {n} singles of a colour", n=file.totals.singles_per_color),
            )
        if row.fans + sum(band.start_fans for band in playing) > file.totals.fans:
            raise card_file.complaint(f".setup[{i}].fans", say("the box has only {n} fans", n=file.totals.fans))


def check_scoring(card_file: CardFile, file: CardFileSchema) -> None:
    """Sets of 3, 4 and 5 symbols; at least one fan of a set is not yoinked."""
    once(card_file, "scoring.set", "symbols", [reward.symbols for reward in file.scoring.set])
    if sorted(reward.symbols for reward in file.scoring.set) != list(SET_SIZES):
        sizes = listed([str(size) for size in SET_SIZES])
        raise card_file.complaint(".scoring.set[0].symbols", say("sets have {sizes} symbols", sizes=sizes))
    for i, reward in enumerate(file.scoring.set):
        if reward.yoink_max >= reward.fans:
            message = say("at least one of the fans comes from the supply")
            raise card_file.complaint(f".scoring.set[{i}].yoink_max", message)


def check_options(card_file: CardFile, file: CardFileSchema) -> None:
    """The file tells of options and presets as they are; whoever wants others chooses them at the table."""
    known = {option.name: option for option in describe(RockOptions)}
    told = {name: {"values": _values(option), "default": option.default} for name, option in known.items()}
    told["players"] = {"values": PLAYERS, "default": PLAYERS[0]}
    for name, entry in file.options.items():
        if name not in told:
            raise card_file.complaint(f".options.{name}", unknown_name("option", name, list(told)))
        check_told(card_file, f".options.{name}", entry, {**told[name], "source": ()})
    for name, preset in file.presets.items():
        if name not in PRESETS:
            raise card_file.complaint(f".presets.{name}", unknown_name("preset", name, list(PRESETS)))
        defaults = {option: known[option].default for option in known}
        check_told(card_file, f".presets.{name}", preset, defaults | PRESETS[name])


def check_told(card_file: CardFile, path: str, entry: Mapping[str, object], told: Mapping[str, Any]) -> None:
    """An entry that nothing is read from says nothing else than what is so; () stands for anything."""
    for field, value in entry.items():
        if field not in told:
            raise card_file.complaint(f"{path}.{field}", unknown_name("field", field, list(told)))
        is_so = list(told[field]) if isinstance(told[field], tuple) else told[field]
        if is_so != [] and value != is_so:
            message = say(
                "it is {is_so}: options are chosen at the table (--option), not in the card list", is_so=is_so
            )
            raise card_file.complaint(f"{path}.{field}", message)


def _values(option: Choosable) -> tuple[object, ...]:
    """The values of an option that has a list of them."""
    return {"choice": option.values, "switch": (True, False)}.get(option.kind, ())
