"""Bots: they get what their seat sees, what it may do, and imagined tables. Never the true one."""

from stardeck.bots.bot import Bot, Seen, Thought, ask
from stardeck.bots.clock import Clock
from stardeck.bots.levels import EXACT, LEVELS, UnknownBot, make_bot

__all__ = ["EXACT", "LEVELS", "Bot", "Clock", "Seen", "Thought", "UnknownBot", "ask", "make_bot"]
