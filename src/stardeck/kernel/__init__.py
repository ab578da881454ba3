"""The kernel: knows no game. Everything a game package needs is imported from here."""

from stardeck.kernel.action import Action, Actions
from stardeck.kernel.cardfile import CardFile, unknown_name
from stardeck.kernel.deck import Deck
from stardeck.kernel.game import CardInfo, Catalogue, Choice, Game, Offer, Refusal, Result, Row, View
from stardeck.kernel.match import Match
from stardeck.kernel.options import Choosable, Options, describe, described, read_options
from stardeck.kernel.play import Step, Table, advance, apply, choices, play_out, settle, waiting_for, why_not
from stardeck.kernel.reason import (
    BadCardFile,
    BadOptions,
    BadRecord,
    BadTutorial,
    IllegalAction,
    Reason,
    StardeckError,
    UnknownGame,
)
from stardeck.kernel.record import Record, dump, load, load_file, replay, verify
from stardeck.kernel.rng import FastRng, KeyedRng, Rng, commitment, new_seed, numbered_seed
from stardeck.kernel.sealed import Event, Sealed, Seat, Told, open_for
from stardeck.kernel.text import listed, number_of, remembered, say, speaking
from stardeck.kernel.tutorial import LEARNER, Tutorial, has_tutorial

__all__ = [
    "LEARNER",
    "Action",
    "Actions",
    "BadCardFile",
    "BadOptions",
    "BadRecord",
    "BadTutorial",
    "CardFile",
    "CardInfo",
    "Catalogue",
    "Choice",
    "Choosable",
    "Deck",
    "Event",
    "FastRng",
    "Game",
    "IllegalAction",
    "KeyedRng",
    "Match",
    "Offer",
    "Options",
    "Reason",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "Row",
    "Sealed",
    "Seat",
    "StardeckError",
    "Step",
    "Table",
    "Told",
    "Tutorial",
    "UnknownGame",
    "View",
    "advance",
    "apply",
    "choices",
    "commitment",
    "describe",
    "described",
    "dump",
    "has_tutorial",
    "listed",
    "load",
    "load_file",
    "new_seed",
    "number_of",
    "numbered_seed",
    "open_for",
    "play_out",
    "read_options",
    "remembered",
    "replay",
    "say",
    "settle",
    "speaking",
    "unknown_name",
    "verify",
    "waiting_for",
    "why_not",
]
