"""Made-up games: cards that do nothing, and nobody better than anybody."""

from stardeck.kernel import FastRng
from stardeck.lab.series import Played
from stardeck.lab.watching import Watched


def a_game_of(number, winner, drawn, sides=None, used=None, decisions=10):
    """A made-up game with as many seats as there are hands."""
    seats = len(drawn)
    totals = tuple(7.0 if seat == winner else 3.0 for seat in range(seats))
    ranks = tuple(1 if seat == winner else 2 for seat in range(seats))
    return Watched(
        played=Played(number, ("random",) * seats, "fans_out", totals, (winner,), decisions, 4, "", ranks),
        sides=sides or ("",) * seats,
        rows={"Fans": totals},
        choices=3.0,
        free=5,
        leads=1,
        settled=0.5,
        margin=4.0,
        drawn=drawn,
        used=drawn if used is None else used,
    )


def games_of_nothing(seed, games, seats, cards=40):
    """One copy of every card, always drawn by one seat, and whoever wins wins by chance."""
    rng, found = FastRng(seed), []
    for number in range(games):
        hands = [[] for _ in range(seats)]
        for card in range(cards):
            hands[rng.below(seats)].append(f"c{card}")
        found.append(a_game_of(number, rng.below(seats), tuple(map(tuple, hands))))
    return found


def fair_games(seed, games, seats, sides):
    """Every seat gets a side of its own by chance, and whoever wins wins by chance."""
    rng, found = FastRng(seed), []
    for number in range(games):
        pile = list(sides)
        seated = tuple(pile.pop(rng.below(len(pile))) for _ in range(seats))
        found.append(a_game_of(number, rng.below(seats), ((),) * seats, seated))
    return found
