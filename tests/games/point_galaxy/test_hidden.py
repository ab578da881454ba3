"""What nobody may know: the planet behind a space face, and everything below the pile tops. [specification 4]"""

import re
from collections import Counter

import msgspec
import pytest

from stardeck.kernel import FastRng, Match, choices, numbered_seed, play_out, waiting_for

from .table_builder import CARDS, GAME, a_table, do, planets_in

IDS = {card.id for card in CARDS.file.card}


def random_match(seats, number, decisions):
    """A match after so many random choices."""
    match = Match(GAME, seats, seed=numbered_seed(number, seats))
    chance = FastRng(number)
    for _ in range(decisions):
        if not match.waiting:
            break
        can = choices(match.table, match.waiting[0])
        match.say(match.waiting[0], can[chance.below(len(can))])
    return match


def covered_planets(table):
    """The planets behind every card that shows its space side, and of every card in the bag."""
    hidden = [*table.covered, *[card for card in table.tops if card >= 0], *table.bag.cards()]
    return {CARDS.names[card] for card in hidden}


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_R1_the_planet_side_of_a_space_card_is_hidden_from_everybody_forever(seats):
    """Views, choices, prompts, events, sentences and actions of a record never name the card behind a space face."""
    for decisions in (0, 30, 500):
        match = random_match(seats, 3, decisions)
        secret = covered_planets(match.table)
        shown = [msgspec.json.encode(match.see(None)).decode(), " ".join(match.sentences(None))]
        shown += [GAME.picture(match.see(0), match.names, CARDS), msgspec.json.encode(match.told(None)).decode()]
        shown.append(msgspec.json.encode(match.record().actions).decode())
        if match.waiting:
            shown.append(msgspec.json.encode(match.offer(match.waiting[0])).decode())
        for text in shown:
            words = set(re.findall(r"\w+", text))
            assert not words & secret
            assert not words & IDS


def test_the_planet_shows_only_when_the_card_flips_into_a_slot():
    """At the end no card is turned over: of the seven left-over cards only the sides that lay face up are known."""
    match = random_match(2, 4, 1000)
    view = match.see(None)

    assert match.result is not None
    assert covered_planets(match.table).isdisjoint(planet for row in view.slots for planet in row)
    assert len(match.table.covered) + len(match.table.bag.cards()) + sum(c >= 0 for c in match.table.tops) > 81


@pytest.mark.parametrize("seats", [1, 3])
def test_all_players_receive_the_same_view(seats):
    """There is no private information: seats and spectators see, read and are told the same."""
    for decisions in (0, 31, 500):
        match = random_match(seats, 6, decisions)
        watching = match.see(None)
        for seat in range(seats):
            assert msgspec.structs.replace(match.see(seat), seat=None) == watching
            assert match.told(seat) == match.told(None)


def test_a_space_card_stays_a_face_when_it_is_drafted_placed_or_taken_by_the_automaton():
    """Drafted by its space side a card is its face for good; a redealt table may put any twin behind it."""
    table = a_table(["start-1a"], solo="easy", tops="asteroids asteroids asteroids", pending="- X")
    do(table, "place:1:0:below")  # the automaton takes two asteroids cards

    assert GAME.see(table, 0).automaton.loose == ("start-5a", "asteroids", "asteroids")
    behind = {tuple(GAME.redeal(table, 0, FastRng(n)).covered) for n in range(20)}
    assert len(behind) > 10


def test_equal_faces_are_equal_whatever_lies_behind_them():
    """A card seen by its space side is identified only by its face id."""
    one, other = (a_table(["start-1a"], ["start-2a"], tops="moon-storm-3 moon-ocean-3 moon-desert-3") for _ in range(2))
    twin = next(card for card in CARDS.cards_with[CARDS.piece["moon-storm-3"]] if card != other.tops[0])
    other.bag.loose[other.bag.loose.index(twin)], other.tops[0] = other.tops[0], twin

    assert GAME.see(one, 0) == GAME.see(other, 0)


# ---------------------------------------------------------------------- re-dealing


def unseen(table):
    """All cards whose planet name has not been seen, by what everybody saw."""
    seen = {planet for planet in table.slots if planet >= 0} | {piece for piece in table.pending if piece < CARDS.cards}
    for galaxy in table.galaxies:
        seen.update(planets_in(galaxy))
    if table.automaton is not None:
        seen.update(piece for column in table.automaton.columns for piece in column)
    return set(range(CARDS.cards)) - seen


def faces(cards):
    return [CARDS.face[card] if card >= 0 else -1 for card in cards]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_re_dealt_table_follows_the_rules_of_inference(seats):
    """Faces stay; each gets an unseen card with that face, none twice; the rest fills the bag."""
    chance = FastRng(1)
    for decisions in (0, 7, 26, 51, 120, 1000):
        table = random_match(seats, decisions, decisions).table
        new = GAME.redeal(table, None, chance)

        assert faces(new.tops) == faces(table.tops)
        assert faces(new.covered) == faces(table.covered)
        dealt = [*[card for card in new.tops if card >= 0], *new.covered, *new.bag.cards()]
        assert len(dealt) == len(set(dealt))
        assert set(dealt) == unseen(table)
        assert (new.sizes, new.slots, new.log) == (table.sizes, table.slots, None)


def test_each_face_gets_a_uniformly_random_unseen_card():
    """12 plain asteroids: all of those whose planets were not seen come up about equally often."""
    table = a_table(["start-1a | Brimvale"], ["start-2a"], tops="asteroids moon-ocean-3 moon-desert-3")
    chance = FastRng(2)
    counts = Counter(GAME.redeal(table, 0, chance).tops[0] for _ in range(4400))
    possible = {card for card in CARDS.cards_with[CARDS.piece["asteroids"]] if CARDS.names[card] != "Brimvale"}

    assert set(counts) == possible
    assert len(possible) == 11
    assert max(counts.values()) < 2 * min(counts.values())


def test_a_face_whose_other_copy_was_seen_is_known():
    """Legitimate inference: with one copy's planet in sight, the visible face is the other copy."""
    table = a_table(["start-1a | Emberlyn"], ["start-2a"], tops="moon-desert-storm moon-ocean-3 moon-desert-3")

    tops = {GAME.redeal(table, 1, FastRng(n)).tops[0] for n in range(20)}
    assert tops == {CARDS.piece["Kelpwood"]}


def test_two_drafted_copies_of_a_face_are_two_different_cards():
    """Without repetition, whichever is which."""
    table = a_table(["start-1a", "| wormhole-a wormhole-a"], ["start-2a"])
    seen = {tuple(GAME.redeal(table, 0, FastRng(n)).covered) for n in range(30)}

    assert seen == {tuple(CARDS.piece[n] for n in pair) for pair in (("Ionelle", "Estuaria"), ("Estuaria", "Ionelle"))}


def test_below_the_tops_there_is_no_order():
    """Which card is shown next differs from imagined table to imagined table."""
    table = a_table()
    shown = set()
    for n in range(30):
        new = GAME.redeal(table, 0, FastRng(n))
        do(new, "draft:0:0")
        shown.add(new.top_face(0))

    assert len(shown) > 10


def test_an_imagined_table_owes_nothing_to_the_true_one():
    """Same public facts, same chance: the same imagined table, in the same order, with no part of the real shuffle."""
    for seats, decisions in ((1, 40), (2, 0), (3, 75)):
        table = random_match(seats, 8, decisions).table
        other = GAME.redeal(table, None, FastRng(9))
        chance = FastRng(5)
        one, two = GAME.redeal(table, 0, chance), GAME.redeal(other, 0, FastRng(5))

        assert one.rng is chance
        assert (one.tops, one.covered, one.bag.cards()) == (two.tops, two.covered, two.bag.cards())


def test_imagining_leaves_the_true_table_alone():
    """Playing an imagined table to its end changes nothing in the real one."""
    table = random_match(3, 8, 30).table
    before = (GAME.see(table, None), GAME.hidden(table, None), table.rng.drawn)
    play_out(GAME.redeal(table, 1, FastRng(3)), FastRng(4))

    assert (GAME.see(table, None), GAME.hidden(table, None), table.rng.drawn) == before


def test_undo_is_free_until_a_hidden_face_was_revealed():
    """A planet from a slot can be put back; a draft from a pile that showed the next card cannot."""
    match = Match(GAME, 2, {"first_player": 0}, seed=numbered_seed(9))
    match.say(0, CARDS.drafts[3])
    assert match.why_no_undo(0) is None
    match.undo(0)

    match.say(0, CARDS.drafts[0])
    assert match.why_no_undo(0) is not None
    assert waiting_for(match.table) == (0,)

    later = Match(GAME, 2, {"first_player": 0}, seed=numbered_seed(9))
    for choice in (CARDS.drafts[3], CARDS.drafts[4], CARDS.new[0]):
        later.say(0, choice)
        assert later.why_no_undo(0) is None
    later.say(0, CARDS.new[1])  # the refill turns two planets up
    assert later.why_no_undo(0) is not None
