"""A round is its list of steps: Prelude Phase, Main Phase, Coda Phase. [rules 6]"""

from typing import Final

from stardeck.games.brouhaha.events import RoundBegan
from stardeck.games.brouhaha.rules import coda, main, prelude
from stardeck.games.brouhaha.table import BrouhahaStep, BrouhahaTable


class Round(BrouhahaStep):
    """One round, and then the next, until the win check ends the game."""

    def run(self, table: BrouhahaTable) -> None:
        table.tell(RoundBegan(table.round, table.downbeat))
        table.agenda += STEPS


ROUND: Final[BrouhahaStep] = Round()
STEPS: Final[list[BrouhahaStep]] = [  # in order; turned around below because the agenda is a stack
    prelude.DRAW_STEP,
    prelude.VENUE_STEP,
    prelude.SALARY_STEP,
    prelude.PAYOUT_TRIGGERS,
    prelude.RESET_STEP,
    main.MAIN_PHASE,
    coda.JUDGE_GIGS,
    coda.REWARD_WINNERS,
    coda.GIVE_TIE_POINTS,
    coda.CLEAR_THE_STAGE,
    coda.END_OF_ROUND_EFFECTS,
    coda.CHECK_FOR_WIN,
    coda.REPLENISH_SHOP,
    coda.CLEAN_UP,
    coda.PASS_DOWNBEAT,
    ROUND,
]
STEPS.reverse()
