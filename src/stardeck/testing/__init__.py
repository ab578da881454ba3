"""The conformance suite: any game, ours or yours, can run it on itself.

    from stardeck.testing import Conformance

    class TestMyGame(Conformance):
        game = GAME

pytest collects one test per promise and case (number of players x options).
"""

from stardeck.testing.cases import Case, cases
from stardeck.testing.exhaustive import unseen
from stardeck.testing.golden import make_record, playthrough
from stardeck.testing.snapshot import snapshot
from stardeck.testing.suite import Conformance

__all__ = ["Case", "Conformance", "cases", "make_record", "playthrough", "snapshot", "unseen"]
