"""Leduc poker keeps every promise that a game of Stardeck makes."""

from leduc_poker import GAME

from stardeck.testing import Conformance


class TestLeducPoker(Conformance):
    game = GAME
