"""The automated opponent of solo mode takes what its pointer points at. [rules 10.1]"""

from stardeck.games.point_galaxy.events import AutomatonDrafted, AutomatonTook
from stardeck.games.point_galaxy.galaxy import Automaton
from stardeck.games.point_galaxy.table import PointTable


def automaton_turn(table: PointTable, automaton: Automaton) -> None:
    """Draft the two cells of the current stop, nearest first, whatever they are; then check rockets."""
    catalogue = table.catalogue
    room = len(catalogue.planet_table) - 1
    for cell in catalogue.stops[table.stop()]:
        piece = table.take_cell(cell)
        column = automaton.store(catalogue, piece, room)
        if table.log is not None:
            table.log.append(AutomatonDrafted(catalogue.names[piece], cell // 3, cell % 3, column))
        if cell < 3:
            table.show_top(cell)
    earned = automaton.rockets(catalogue) // catalogue.rockets_per_token
    while automaton.rewarded < earned:
        automaton.rewarded += 1
        if table.supply:
            token = table.supply.pop(0)
            automaton.tokens.append(token)
            if table.log is not None:
                table.log.append(AutomatonTook(catalogue.tokens[token].name))
