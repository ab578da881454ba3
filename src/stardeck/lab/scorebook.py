"""The games of a contest in a file, so that a contest can be stopped and taken up again."""

from stardeck.lab.book import Book
from stardeck.lab.series import Played


class Scorebook(Book[Played]):
    """A book of games of which only the result counts."""

    line = Played
    foreign = "{file} is no scorebook of an arena; name another file."
    other = "{file} belongs to another contest, other cards or other rules; name another file, or delete it."

    @property
    def played(self) -> list[Played]:
        """The games so far."""
        return self.games

    def number(self, game: Played) -> int:
        return game.number
