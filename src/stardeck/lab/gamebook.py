"""Watched games in a file, so that a report can be stopped and taken up again."""

from stardeck.lab.book import Book
from stardeck.lab.watching import Watched


class Gamebook(Book[Watched]):
    """A book of watched games."""

    line = Watched
    foreign = "{file} holds no games of a report; leave --resume out to begin anew."
    other = "{file} belongs to another report, other cards or other rules; leave --resume out to begin anew."

    def number(self, game: Watched) -> int:
        return game.played.number
