"""The dictionary: every effect word of the vocabulary and what performs it. [rules 10.5]"""

from typing import Final

from stardeck.games.brouhaha import vocabulary as v
from stardeck.games.brouhaha.effects import choosing, managers, perform, picks, targets
from stardeck.games.brouhaha.rules import hustles

for word, performer in (
    (v.DRAW, managers.to_managers),
    (v.LOOK, picks.look),
    (v.FETCH, picks.fetch),
    (v.RECOVER, picks.recover),
    (v.DISCARD, picks.discard),
    (v.PEEK_HAND, managers.to_managers),
    (v.GAIN, managers.to_managers),
    (v.GAIN_ANY, choosing.gain_any),
    (v.LOSE, managers.to_managers),
    (v.VP, managers.to_managers),
    (v.VOLUME, managers.volume),
    (v.VOLUME_CHOICE, choosing.volume_choice),
    (v.VOLUME_SET, managers.volume_set),
    (v.STRUM, targets.to_cards),
    (v.RESET, targets.to_cards),
    (v.BOUNCE, targets.to_cards),
    (v.RETIRE, targets.to_cards),
    (v.SHUFFLE_IN, targets.to_cards),
    (v.TAKE, targets.to_cards),
    (v.GIVE, managers.to_managers),
    (v.BOOST, targets.to_cards),
    (v.UNASSIGN, targets.to_cards),
    (v.CLOSE_GIG, targets.close_gig),
    (v.SALARY_TOP, managers.salary_top),
    (v.BUY, picks.buy),
    (v.OPPORTUNITY, hustles.opportunity),
    (v.COPY_HUSTLE, hustles.copy_hustle),
    (v.JAM, managers.jam),
    (v.DOWNBEAT, managers.downbeat),
    (v.CHOOSE, choosing.choose),
    (v.PAY, perform.pay),
    (v.WHEN, managers.when),
):
    perform.PERFORM[word] = performer

KNOWN: Final = len(perform.PERFORM)
