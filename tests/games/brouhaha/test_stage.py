"""What talents and standings depend on: nothing in the card vocabulary may be forgotten."""

from stardeck.games.brouhaha import vocabulary
from stardeck.games.brouhaha.stage import OF_AMOUNT, OF_CONDITION

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
