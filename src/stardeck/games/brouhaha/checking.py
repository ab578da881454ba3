"""What the schema of a card file cannot see: fields of each type, cards that must be there, sums that must agree."""

from collections.abc import Iterator

from stardeck.games.brouhaha.options import SET_LISTS
from stardeck.games.brouhaha.schema import FIELDS, OF_EVERY_CARD, SKILLS, CardEntry, CardFileSchema, is_open_mic
from stardeck.games.brouhaha.vocabulary import TALENTS
from stardeck.kernel.cardfile import CardFile, unknown_name
from stardeck.kernel.text import say


def check(card_file: CardFile, file: CardFileSchema) -> None:
    """Raise `BadCardFile` at the first thing that does not fit."""
    _check_names(card_file, file)
    for entry in file.card:
        _check_fields(card_file, entry)
    _check_skills(card_file, file)
    _check_counts(card_file, file)
    _check_starters(card_file, file)


def _check_names(card_file: CardFile, file: CardFileSchema) -> None:
    """Ids are unique, and so are the cards themselves."""
    seen: set[str] = set()
    for entry in file.card:
        if entry.id in seen:
            raise card_file.about("card", entry.id, "id", say("this id is used twice"))
        seen.add(entry.id)
        if "@" in entry.id:
            raise card_file.about("card", entry.id, "id", say("an id has no @ in it"))
        if entry.count != 1 and entry.type != "marker":
            raise card_file.about("card", entry.id, "count", say("every card but a marker is there once"))
    if file.game.talents != TALENTS:
        raise card_file.complaint(".game.talents", say("the talents are {names}", names=", ".join(TALENTS)))


def _check_fields(card_file: CardFile, entry: CardEntry) -> None:
    """Each type of card has its own fields."""
    must, may = FIELDS[entry.type]
    for field in entry.__struct_fields__:
        value = getattr(entry, field)
        if field in OF_EVERY_CARD:
            continue
        if value is None or value == ():
            if field in must and value is None:
                raise card_file.about("card", entry.id, field, say("a {type} needs this field", type=entry.type))
        elif field not in must and field not in may:
            message = unknown_name(say("field of a {type}", type=entry.type), field, [*must, *may])
            raise card_file.about("card", entry.id, field, message)
    if entry.cost is not None and entry.cost_round is not None:
        raise card_file.about("card", entry.id, "cost_round", say("it replaces cost: give one of the two"))
    expense = entry.expense
    if expense is not None and (expense.cash > 0) == (expense.cred > 0):
        raise card_file.about("card", entry.id, "expense", say("an expense has exactly one resource type"))


def _check_skills(card_file: CardFile, file: CardFileSchema) -> None:
    """A skill is one of ours, or a new one that some ability asks for; any other would be a slip of the pen."""
    known = [*SKILLS, *_asked_for([entry.ability for entry in file.card])]
    small = {skill.casefold() for skill in known}
    for entry in file.card:
        for skill in entry.skills or ():
            if skill.casefold() not in small:
                raise card_file.about("card", entry.id, "skills", unknown_name("skill", skill, known))


def _asked_for(words: object) -> Iterator[str]:
    """The skills that abilities name."""
    if isinstance(words, dict):
        skill = words.get("skill", ())
        yield from [skill] if isinstance(skill, str) else [str(one) for one in skill]
        words = list(words.values())
    for one in words if isinstance(words, list | tuple) else ():
        yield from _asked_for(one)


def _check_counts(card_file: CardFile, file: CardFileSchema) -> None:
    """The cards are as many as the box holds."""
    counts = file.counts
    for name in counts.__struct_fields__:
        found = sum([entry.count for entry in file.card if name in _counted_as(entry)])
        if found != getattr(counts, name):
            message = say("there are {found} such cards, not {n}", found=found, n=getattr(counts, name))
            raise card_file.complaint(f".counts.{name}", message)
    total = sum([entry.count for entry in file.card])
    if total != file.game.total_cards:
        message = say("there are {found} cards, not {n}", found=total, n=file.game.total_cards)
        raise card_file.complaint(".game.total_cards", message)


def _counted_as(entry: CardEntry) -> tuple[str, ...]:
    """The heading a card is counted under."""
    if entry.type == "marker":
        return tuple([word.replace(" ", "_") for word in entry.sub])
    if entry.deck == "extra":
        return ("extra_performance" if entry.type == "performance" else f"extra_{entry.role}",)
    if entry.deck == "common":
        return ("open_mic" if is_open_mic(entry) else entry.type,)
    return (entry.deck,)


def _check_starters(card_file: CardFile, file: CardFileSchema) -> None:
    """Both decks and both extra sets have a Street Team and a Starting Venue, and every Set List has a performance."""
    for deck, extra_set in (("chill", None), ("forte", None), ("extra", "A"), ("extra", "B")):
        for role, type in (("street_team", "personnel"), ("starting_venue", "venue")):
            mine = [e for e in file.card if (e.deck, e.role, e.extra_set) == (deck, role, extra_set)]
            if len(mine) != 1 or mine[0].type != type:
                which = deck if extra_set is None else f"{deck} {extra_set}"
                message = say(
                    "{which} needs exactly one {type} with the role {role}", which=which, type=type, role=role
                )
                raise card_file.complaint(".card", message)
    for deck in (*SET_LISTS, "common"):
        n = sum([entry.type == "performance" and entry.deck == deck for entry in file.card])
        if n < 1 or (deck == "common" and n > 1):
            raise card_file.complaint(".card", say("the deck {deck} has {n} performances", deck=deck, n=n))
