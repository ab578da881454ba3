"""A game at the terminal: bots decide, people type, every choice is saved at once."""

import contextlib
import sys
from pathlib import Path

from stardeck.bots import Bot, Clock, ask
from stardeck.bots.bot import seen_by
from stardeck.bots.explain import explain
from stardeck.bots.why import with_reason
from stardeck.cli import screen
from stardeck.cli.answers import COMMANDS, understand
from stardeck.cli.paper import Paper, complain
from stardeck.cli.saves import CannotSave, save
from stardeck.cli.seating import ADVISER, BOT, HUMAN
from stardeck.kernel import Choice, IllegalAction, Match, Offer, Seat, numbered_seed, say
from stardeck.lab.contender import contender


class Left(Exception):
    """A player does not go on; `why` is the first half of what we say about it."""

    def __init__(self, why: str, code: int) -> None:
        super().__init__(why)
        self.why = why
        self.code = code


class Session:
    """One match in one terminal."""

    def __init__(self, match: Match, path: Path, paper: Paper, seconds: float | None = None) -> None:
        self.match = match
        self.seconds = seconds  # for every decision of a bot; None: as long as its level needs
        self.path = path
        self.paper = paper
        self.humans = [seat for seat, player in enumerate(match.players) if player == HUMAN]
        self.bots = {seat: self._bot(player, seat) for seat, player in enumerate(match.players) if player != HUMAN}
        self.told: dict[Seat | None, int] = {move.seat: move.told for move in match.moves}  # log read, by seat
        self.looking: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.unsaved = ""  # why the last choice is not on disk

    def _bot(self, name: str, seat: Seat) -> Bot:
        """A bot whose luck has nothing to do with the deal's, and is the same in the same game."""
        own = numbered_seed(int.from_bytes(self.match.seed, "big"), seat, len(self.match.moves))
        return contender(name, int.from_bytes(own[:8], "big"))

    def play(self) -> None:
        """Until the game is over or somebody leaves."""
        while waiting := self.match.waiting:
            bots = [seat for seat in waiting if seat in self.bots]
            seat = bots[0] if bots else waiting[0]
            if bots:
                self.let_think(seat)
            elif not self.match.confirm(seat):
                self.turn(seat)
            self.keep()
        viewer = self.looking if len(self.humans) == 1 else None
        self.told.setdefault(viewer, self.told.get(self.looking, 0))
        self.catch_up(viewer)

    def let_think(self, seat: Seat) -> None:
        """One decision of a bot."""
        with self.paper.status(say("{name} is thinking…", name=self.match.names[seat])):
            action = ask(self.bots[seat], self.match.game, self.match.table, seat, Clock(self.seconds))
        self.match.say(seat, action)

    # ------------------------------------------------------------------ a person's turn

    def turn(self, seat: Seat) -> None:
        """Show the table and ask until there is a choice or something was taken back."""
        self.hand_over(seat)
        offer = self.match.offer(seat)
        self.catch_up(seat)
        screen.show_table(self.paper, self.match, seat)
        screen.show_choices(self.paper, self.match.names[seat], offer)
        while not self.answer(seat, offer, self.read(say("Your choice (? for help)"))):
            pass

    def answer(self, seat: Seat, offer: Offer, text: str) -> bool:
        """Do what was typed; whether the table has changed."""
        command = COMMANDS.get(text.casefold())
        if command == "undo":
            return self.undo(seat)
        if command is not None:
            self.obey(command, seat, offer)
            return False
        meant = understand(text, offer) if text else say("Type a number, a part of a name, or ? for help.")
        if isinstance(meant, Choice):
            self.match.say(seat, meant.action)
            return True
        self.paper.tell(meant)
        return False

    def obey(self, command: str, seat: Seat, offer: Offer) -> None:
        """A command that leaves the table as it is."""
        if command == "explain":
            screen.show_explanation(self.paper, offer)
        elif command == "hint":
            self.hint(seat, offer)
        elif command == "table":
            screen.show_table(self.paper, self.match, seat)
            screen.show_choices(self.paper, self.match.names[seat], offer)
        elif command == "log":
            screen.show_log(self.paper, self.match.sentences(seat))
        elif command == "save":
            self.keep()
            self.paper.tell(self.unsaved or say("Saved in {path}.", path=self.path))
        else:
            raise Left(say("You left the game."), 0)

    def undo(self, seat: Seat) -> bool:
        """Take the last free choice back, or say why not."""
        try:
            self.match.undo(seat)
        except IllegalAction as error:
            self.paper.tell(f"{error.reason.why} [{error.reason.rule}]")
            return False
        self.told[seat] = min(self.told[seat], len(self.match.table.log))
        self.paper.tell(say("Taken back."))
        return True

    def hint(self, seat: Seat, offer: Offer) -> None:
        """What the bot would do that sees what this seat sees, and why."""
        match = self.match
        bot = self._bot(ADVISER, seat)
        action = ask(bot, match.game, match.table, seat, Clock(self.seconds))
        number = next(n for n, choice in enumerate(offer.choices, start=1) if choice.action == action)
        label = offer.choices[number - 1].label
        self.paper.tell(say("The {bot} bot would choose {n}: {label}.", bot=BOT, n=number, label=label))
        thoughts = with_reason(seen_by(match.game, match.table, seat), bot.thoughts, len(match.moves))
        if len(offer.choices) == 1:
            self.paper.tell(say("There is nothing else to choose."))
        elif thoughts:
            self.paper.tell(explain(thoughts, match.game, match.see(seat), match.names, match.catalogue))

    # ------------------------------------------------------------------ reading, showing, keeping

    def hand_over(self, seat: Seat) -> None:
        """Between two people at one screen nobody sees the other's cards."""
        if seat == self.looking:
            return
        if self.looking is not None:
            self.paper.wipe()
        self.looking = seat
        self.paper.heading(say("{name}, it is your turn.", name=self.match.names[seat]))
        if COMMANDS.get(self.read(say("Press Enter when nobody else is looking")).casefold()) == "quit":
            raise Left(say("You left the game."), 0)

    def catch_up(self, seat: Seat | None) -> None:
        """Tell what happened since this seat last looked."""
        if sentences := self.match.sentences(seat, self.told.get(seat, 0)):
            self.paper.tell()
            screen.show_log(self.paper, sentences)
        self.told[seat] = len(self.match.table.log)

    def read(self, prompt: str) -> str:
        """One typed line; the end of the input means that nobody is there any more."""
        self.paper.tell(f"{prompt} > ", style="bold", end="")
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            self.paper.tell()
            raise Left(say("The input has ended."), 2)
        if not sys.stdin.isatty():
            with contextlib.suppress(BrokenPipeError):  # the choice counts, even if nobody sees it
                self.paper.tell(line.strip())
        return line.strip()

    def keep(self) -> None:
        """Save; if that fails, say so once and go on: the game is still on the table."""
        try:
            save(self.match, self.path)
            self.unsaved = ""
        except CannotSave as error:
            if not self.unsaved:
                complain(str(error))
            self.unsaved = str(error)
