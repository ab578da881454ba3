"""Tutorials: a game told step by step, in a file beside the rules, played with the real engine."""

from pathlib import Path
from typing import Any

import msgspec

from stardeck.kernel.cardfile import CardFile
from stardeck.kernel.game import Game
from stardeck.kernel.match import Match
from stardeck.kernel.play import choices, why_not
from stardeck.kernel.reason import BadOptions, BadTutorial, IllegalAction, StardeckError
from stardeck.kernel.rng import numbered_seed
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say

LEARNER: Seat = 0
AnyGame = Game[Any, Any, Any]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step: what is taught, and what happens then. Without an action it is a page to read."""

    say: str = ""  # shown before the action
    seat: Seat = LEARNER
    action: dict[str, Any] | None = None
    point: str = ""  # the handle of the thing to light up
    also: tuple[dict[str, Any], ...] = ()  # other choices that are as good an answer
    instead: str = ""  # what to say about them; the story goes on with `action`


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tutorial as its file tells it."""

    game: str
    seats: int
    seed: int  # which deal of the numbered ones
    names: tuple[str, ...]  # the learner's first
    step: tuple[Lesson, ...]
    options: dict[str, Any] = {}
    end: str = ""  # said after the last step


class TutorialFile(CardFile):
    """A tutorial's file; complaints name its lines."""

    kind = "tutorial"
    wrong = BadTutorial


class Tutorial:
    """A script and a match that is played along it."""

    def __init__(self, game: AnyGame, path: Path | None = None) -> None:
        self.game = game
        self.file = TutorialFile(path or path_of(game))
        self.script = self.file.read(Script, game.slug)
        self.match = self._deal()

    def _deal(self) -> Match:
        script = self.script
        if len(script.names) != script.seats:
            raise self.file.complaint(".names", say("there must be one name per seat"))
        try:
            seed = numbered_seed(script.seed)
            return Match(self.game, script.seats, script.options, seed=seed, names=script.names)
        except BadOptions as error:
            raise self.file.complaint(".options", str(error)) from None

    def prepare(self, number: int) -> None:
        """Let only choices be made by themselves until the next action, from step `number` on, is possible."""
        steps = self.script.step
        ahead = next((n for n in range(number, len(steps)) if steps[n].action is not None), None)
        if ahead is None:
            self.finish()
        else:
            self._make_possible(ahead, steps[ahead])

    def _make_possible(self, number: int, lesson: Lesson) -> None:
        assert lesson.action is not None
        while (error := self._objection(number, lesson.seat, lesson.action)) is not None:
            only = next((s for s in self.match.waiting if len(choices(self.match.table, s)) == 1), None)
            if only is None:
                raise error
            self.match.confirm(only)
        for place, other in enumerate(lesson.also):
            error = self._objection(number, lesson.seat, other, f".also[{place}]")
            if error is not None:
                raise error

    def play(self, number: int) -> None:
        """Do what step `number` tells; `prepare` it first."""
        lesson = self.script.step[number]
        if lesson.action is not None:
            self.match.say(lesson.seat, self.game.read_action(lesson.action, self.match.table.actions))

    def finish(self) -> None:
        """After the last step: only choices are made, so that a game that is decided ends."""
        while any(self.match.confirm(seat) for seat in self.match.waiting):
            pass

    def _objection(self, number: int, seat: Seat, data: dict[str, Any], field: str = ".action") -> StardeckError | None:
        """What is wrong with an action at this point; None if it is possible."""
        try:
            action = self.game.read_action(data, self.match.table.actions)
        except IllegalAction as error:
            reason = error.reason
        else:
            found = why_not(self.match.table, seat, action)
            if found is None:
                return None
            reason = found
        message = say("step {n} is not possible: {why}", n=number + 1, why=reason.why)
        return self.file.complaint(f".step[{number}]{field}", message)


def path_of(game: AnyGame) -> Path:
    """Where the tutorial of a game lies, if it has one."""
    return game.folder / "tutorial.toml"


def has_tutorial(game: AnyGame) -> bool:
    """Whether a game comes with a tutorial."""
    return path_of(game).is_file()
