"""Bots: they get what their seat sees, what it may do, and imagined tables. Never the true one."""

from stardeck.bots.bot import Bot, Seen, ask
from stardeck.bots.levels import LEVELS, UnknownBot, make_bot

__all__ = ["LEVELS", "Bot", "Seen", "UnknownBot", "ask", "make_bot"]
