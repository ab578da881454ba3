"""What a player at the terminal sees."""

from rich.columns import Columns
from rich.text import Text

from stardeck.cli.achievements import suggest
from stardeck.cli.cards import honest_sentence
from stardeck.cli.paper import Paper, plain
from stardeck.cli.seating import HUMAN
from stardeck.cli.sheet import show_result
from stardeck.kernel import Match, Offer, Reason, Seat, commitment, listed, number_of, say

MANY = 16  # from here on choices stand side by side
LEGEND = "? what may I do and why · h hint · u undo · t table · l log · s save · q quit"


def show_opening(paper: Paper, match: Match, path: str) -> None:
    """Who plays, what is reconstructed, the promise about the deal, and where the game is kept."""
    paper.tell(match.game.title, style="bold")
    paper.tell(listed([who(match, seat) for seat in range(match.table.seats)]))
    if sentence := honest_sentence(match.game.card_list(match.catalogue)):
        paper.tell(sentence, style="dim")
    paper.tell(say("The deal is fixed: its commitment is {hash}.", hash=commitment(match.seed)), style="dim")
    paper.tell(say("Every choice is saved in {path}.", path=path), style="dim")
    if match.moves:
        paper.tell(say("It goes on after {n}.", n=number_of(len(match.moves), "choice", "choices")))


def who(match: Match, seat: Seat) -> str:
    """`Nova (regular bot)`."""
    player = match.players[seat]
    return match.names[seat] if player == HUMAN else say("{name} ({bot} bot)", name=match.names[seat], bot=player)


def show_log(paper: Paper, sentences: list[str]) -> None:
    """What happened, a line each."""
    for sentence in sentences:
        paper.tell(f"- {sentence}", hang=2)


def show_table(paper: Paper, match: Match, seat: Seat | None) -> None:
    """The picture of the table through the eyes of a seat."""
    paper.tell()
    paper.tell(match.game.picture(match.see(seat), match.names, match.catalogue), hang=4)


def show_choices(paper: Paper, name: str, offer: Offer) -> None:
    """The prompt and the numbered choices."""
    paper.tell()
    paper.tell(f"{name}: {offer.prompt}", style="bold")
    list_choices(paper, offer)


def list_choices(paper: Paper, offer: Offer) -> None:
    """The choices with their numbers, side by side if there are many."""
    width = len(str(len(offer.choices))) + 1
    lines = [f"{n:>{width}}  {choice.label}" for n, choice in enumerate(offer.choices, start=1)]
    if len(lines) < MANY:
        for line in lines:
            paper.tell(line, hang=width + 1)
    else:
        paper.print(Columns([Text(plain(line)) for line in lines], padding=(0, 3), column_first=True))


def show_explanation(paper: Paper, offer: Offer) -> None:
    """What may be done, then everything that may not, with the rule that says so."""
    paper.tell(say("You may now:"), style="bold")
    list_choices(paper, offer)
    grouped: dict[Reason, list[str]] = {}
    for refusal in offer.refusals:
        labels = grouped.setdefault(refusal.reason, [])
        if refusal.label not in labels:
            labels.append(refusal.label)
    paper.tell(say("You may not:") if grouped else say("There is nothing else you might try."), style="bold")
    for reason, labels in grouped.items():
        paper.tell(f"  - {'; '.join(labels)}", hang=2)
        paper.tell(f"    {reason.why} [{reason.rule}]")
    paper.tell(say("Type a number or a part of a name. Or: {legend}", legend=LEGEND))


def show_ending(paper: Paper, match: Match, path: str) -> None:
    """The score sheet, who won, and how to check that the deal was honest."""
    assert match.result is not None
    how = match.game.prompt(match.see(None), match.names, match.catalogue)
    if how not in match.sentences(None)[-1:]:  # the log may have said it already
        paper.tell()
        paper.tell(how)
    show_result(paper, match.result, match.names)
    suggest(paper, match, match.result, path)
    paper.tell()
    paper.tell(say("Commitment: {hash}", hash=commitment(match.seed)))
    paper.tell(say("Seed:       {seed}", seed=match.seed.hex()))
    paper.tell(say("Record:     {path}", path=path))
