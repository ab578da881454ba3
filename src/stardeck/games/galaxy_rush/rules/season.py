"""A season from its layout to its medal, and the end of the game after the fourth. [rules 5, 9, 10]"""

from typing import Final

from stardeck.games.galaxy_rush.cards import COLUMNS, GONE, POOL, PREDICTIONS, SEASONS
from stardeck.games.galaxy_rush.events import Ended, Judged, MedalWon, SeasonBegan, Tallied
from stardeck.games.galaxy_rush.rules.prediction import PREDICTION
from stardeck.games.galaxy_rush.rules.turn import TURN
from stardeck.games.galaxy_rush.scoring import achievement_reputation, is_tied, judge, winner
from stardeck.games.galaxy_rush.table import BLUE, ORANGE, GalaxyStep, GalaxyTable


class DealSeason(GalaxyStep):
    """Lay out 6 pairs, the shorter distance in orbit 1, and open 4 Discoveries of the season. [rules 5, 9]"""

    def run(self, table: GalaxyTable) -> None:
        if table.season:
            self._put_the_old_season_away(table)
        table.season += 1
        self._lay_out_the_track(table)
        for slot in range(POOL):
            table.refill(slot)
        if table.log is not None:
            catalogue = table.catalogue
            pool = catalogue.discovery_names([card for card in table.pool if card != GONE])
            table.log.append(SeasonBegan(table.season, catalogue.names(table.track), pool))
        table.agenda += (SEASON_END, TURN)

    def _put_the_old_season_away(self, table: GalaxyTable) -> None:
        """The pool is discarded, the old deck set aside; the rockets go back and keep their orbits."""
        table.discards += tuple([card for card in table.pool if card != GONE])
        table.aside += tuple(sorted(table.deck.cards()))
        table.deck = table.later[0].copy()
        table.later = table.later[1:]
        for captain in table.captains:
            captain.column = 0
            captain.earlier += captain.down
            captain.down = ()
            captain.season_distance = 0

    def _lay_out_the_track(self, table: GalaxyTable) -> None:
        """Of two cards the one with the lower distance goes to orbit 1; if equal, the one drawn first (R10)."""
        distance = table.catalogue.distance
        for cell in range(0, 2 * COLUMNS, 2):
            one = table.orbit_deck.draw(table.rng)
            two = table.orbit_deck.draw(table.rng)
            if distance[two] < distance[one]:
                one, two = two, one
            table.track[cell] = one
            table.track[cell + 1] = two


class SeasonEnd(GalaxyStep):
    """The medal; then predictions, the first orbit first, and the next season, or the final scoring. [rules 9]"""

    def run(self, table: GalaxyTable) -> None:
        if table.season < SEASONS:
            first = table.first_orbit()
            table.agenda += (DEAL_SEASON, PREDICTION[1 - first], PREDICTION[first], AWARD_MEDAL)
        else:
            table.agenda += (SCORING, AWARD_MEDAL)


class AwardMedal(GalaxyStep):
    """The medal goes to the longer distance of the season; equal distances, even 0, to the first orbit."""

    def run(self, table: GalaxyTable) -> None:
        blue, orange = table.captains
        ahead = blue.season_distance - orange.season_distance
        seat = BLUE if ahead > 0 else ORANGE if ahead < 0 else table.first_orbit()
        captain = table.captains[seat]
        captain.medals += (table.season,)
        if table.log is not None:
            medal = table.catalogue.medals[table.season - 1]
            table.log.append(MedalWon(seat, table.season, medal, captain.season_distance, ahead == 0))


class Scoring(GalaxyStep):
    """The fourth season is over: Achievements are tallied and all predictions turned up. [rules 10]"""

    def run(self, table: GalaxyTable) -> None:
        table.ended = "four_seasons"
        table.reveals += 1
        if table.log is not None:
            self._tell(table)

    def _tell(self, table: GalaxyTable) -> None:
        log = table.log
        assert log is not None
        catalogue = table.catalogue
        for card in table.achievements:
            pays = [achievement_reputation(catalogue, captain, card) for captain in table.captains]
            log.append(Tallied(catalogue.achievements[card], (pays[BLUE], pays[ORANGE])))
        for rocket, position, card, token in judge(table):
            seat, condition = divmod(card, PREDICTIONS)
            log.append(Judged(seat, rocket, position, catalogue.conditions[condition], token))
        log.append(Ended(table.ended, winner(table), is_tied(table)))


DEAL_SEASON: Final = DealSeason()
SEASON_END: Final = SeasonEnd()
AWARD_MEDAL: Final = AwardMedal()
SCORING: Final = Scoring()
