"""Doors for researchers: PettingZoo, Gymnasium, a batch of games, OpenSpiel, and data sets of games.

Every door is a module of its own, because each needs other libraries; see docs/research.md.
"""
