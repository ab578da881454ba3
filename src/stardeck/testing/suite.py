"""The conformance suite as a pytest class."""

from collections.abc import Callable
from typing import Any, ClassVar

from stardeck.kernel import Game
from stardeck.testing import legality, records, sayings, secrets
from stardeck.testing.cases import Case, cases
from stardeck.testing.exhaustive import unseen

CHECKS: dict[str, Callable[[Case], None]] = {
    "choices_agree_with_the_reasons": legality.check_choices,
    "copies_are_equal_and_independent": legality.check_copies,
    "the_same_choice_gives_the_same_cards": legality.check_same_choice_same_cards,
    "nothing_appears_or_vanishes": legality.check_inventory,
    "games_end_with_a_result": legality.check_end,
    "the_evaluation_is_a_chance": legality.check_evaluation,
    "a_seat_cannot_tell_a_re_dealt_table": secrets.check_redeal,
    "imagination_depends_on_nothing_hidden": secrets.check_imagination,
    "hidden_things_are_really_dealt_anew": secrets.check_redeal_varies,
    "events_tell_no_more_than_views": secrets.check_events,
    "views_and_events_cross_the_wire": secrets.check_wire,
    "the_encoding_has_one_shape": secrets.check_encoding,
    "records_replay_exactly": records.check_records,
    "tampered_records_are_refused": records.check_tampering,
    "the_action_list_is_complete_and_stable": records.check_actions,
    "undo_is_exact": records.check_undo,
    "words_are_there_for_everything": sayings.check_words,
    "the_log_reads_well": sayings.check_log,
    "options_are_described": sayings.check_options,
}


class Conformance:
    """Subclass it with a `game`; pytest runs every check for every case."""

    game: ClassVar[Game[Any, Any, Any]]

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """One test per check and case."""
        if "check" in metafunc.fixturenames:
            metafunc.parametrize("check", CHECKS)
            metafunc.parametrize("case", cases(metafunc.cls.game), ids=str)

    def test_promise(self, check: str, case: Case) -> None:
        """The game keeps this promise in this case."""
        CHECKS[check](case)

    def test_everything_has_been_seen(self) -> None:
        """Random games show every card, every effect and every end; what never came is named."""
        missing = unseen(self.game)
        assert not missing, f"never seen: {sorted(missing)}"
