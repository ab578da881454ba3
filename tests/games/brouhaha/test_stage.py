"""What talents and standings depend on: nothing in the card vocabulary may be forgotten."""

import numpy as np

from stardeck.games.brouhaha import vocabulary
from stardeck.games.brouhaha.stage import OF_AMOUNT, OF_CONDITION
from tests.games.brouhaha.table_builder import GAME, a_table, number

WITH_THE_CARDS = {"IF_COUNT", "IF_GEAR", "PER_COUNT"}  # seen by the cards in play, the gear worn, and filters
NEVER_CHANGES = {"PER_MANAGERS"}


def codes(prefix):
    return {name: code for name, code in vars(vocabulary).items() if name.startswith(prefix)}


def test_every_condition_and_amount_is_known_to_change_or_not():
    conditions, amounts = codes("IF_"), codes("PER_")
    noticed = {name for name, code in conditions.items() if code in OF_CONDITION}
    noticed |= {name for name, code in amounts.items() if code in OF_AMOUNT}

    assert conditions
    assert amounts
    assert noticed | WITH_THE_CARDS | NEVER_CHANGES == conditions.keys() | amounts.keys()
    assert not noticed & (WITH_THE_CARDS | NEVER_CHANGES)


def test_both_copies_of_a_card_with_one_manager_are_seen():
    """With two sets a manager may come by the copy of somebody else's card: a musician, a personnel, a venue."""
    names = ("c_ambient_annika", "c_billy_daniels", "c_cafe_perihelion")
    table = a_table(4, play=[" ".join(f"{name}@0 {name}@2" for name in names)])
    for strummed in (False, True):
        table.strummed[number(table, "c_billy_daniels@2")] = strummed
        for seat in range(4):
            seen, wanted = (
                GAME.observe(table, seat, table.catalogue),
                GAME.encode(GAME.see(table, seat), table.catalogue),
            )
            assert np.array_equal(seen, wanted)
        assert (wanted == 2.0).sum() >= len(names)
