"""Stardeck: one digital home for five tabletop card games about space and rock music."""

__version__ = "0.1.0"
