"""Which sets can be laid. Sums of symbols are bit masks: bit k says that exactly k symbols can be made. [rules 6.3]"""

from stardeck.games.rock_the_galaxy.cards import Catalogue, Target


def open_targets(catalogue: Catalogue, hand: list[int], pure_note_sets: bool) -> list[Target]:
    """The targets for which the hand holds at least one legal set, in the order of announcing."""
    colours = len(catalogue.colours)
    themes = [1] * len(catalogue.themes)  # sums of the theme's cards in hand
    small = [1] * colours  # sums of ordinary notes that fit the colour
    big = [0] * colours  # sums with at least one "4+ only" note
    limit = (2 << catalogue.most_symbols) - 1
    for card in hand:
        theme = catalogue.theme[card]
        symbols = catalogue.symbols[card]
        if theme >= 0:
            themes[theme] |= themes[theme] << symbols
        elif catalogue.is_note[card]:
            fits = catalogue.note_of[card]
            four_only = catalogue.four_only[card]
            for colour in range(colours):
                if fits[colour]:
                    if four_only:
                        big[colour] |= (big[colour] | small[colour]) << symbols
                    else:
                        big[colour] |= big[colour] << symbols
                        small[colour] |= small[colour] << symbols
    found = []
    for target in catalogue.targets:
        theme = target.theme
        colour = target.colour
        if theme >= 0:
            sums = themes[theme] & limit
            if sums > 1 and (small[colour] & catalogue.small_rest[sums] or big[colour] & catalogue.big_rest[sums]):
                found.append(target)
        elif pure_note_sets and (small[colour] & catalogue.set_sizes or big[colour] & catalogue.big_sets):
            found.append(target)
    return found


def can_finish(catalogue: Catalogue, symbols: int, big: bool) -> bool:
    """Do the cards laid so far make a legal set?"""
    return bool(1 << symbols & (catalogue.big_sets if big else catalogue.set_sizes))


def can_add(catalogue: Catalogue, hand: list[int], target: Target, symbols: int, big: bool, last: int) -> list[int]:
    """The types that may be laid next, ascending: matching, not before `last`, and completable with later cards."""
    found: list[int] = []
    small_sums = 1  # of matching cards behind the one we look at, none of them "4+ only"
    big_sums = 0  # the same with at least one that is
    first_needs_theme = symbols == 0 and target.theme >= 0
    for i in range(len(hand) - 1, -1, -1):
        card = hand[i]
        if card < last:
            break
        if not target.matches[card]:
            continue
        mine = catalogue.symbols[card]
        four_only = catalogue.four_only[card]
        total = symbols + mine
        if (
            (i == 0 or hand[i - 1] != card)
            and total <= catalogue.most_symbols
            and (not first_needs_theme or catalogue.theme[card] >= 0)
            and _completes(catalogue, total, big or four_only, small_sums, big_sums)
        ):
            found.append(card)
        if four_only:
            big_sums |= (big_sums | small_sums) << mine
        else:
            big_sums |= big_sums << mine
            small_sums |= small_sums << mine
    found.reverse()
    return found


def _completes(catalogue: Catalogue, total: int, big: bool, small_sums: int, big_sums: int) -> bool:
    """Can `total` symbols be completed to a set with cards of these sums?"""
    if big_sums << total & catalogue.big_sets:
        return True
    return bool(small_sums << total & (catalogue.big_sets if big else catalogue.set_sizes))


def symbols_for(catalogue: Catalogue, hand: list[int], target: Target) -> int:
    """All symbols in hand that match the target."""
    return sum([catalogue.symbols[card] for card in hand if target.matches[card]])
