"""`stardeck replay`: a saved game again, through the eyes of one seat."""

import json

from stardeck.games import game
from stardeck.kernel import Match, load_file


def test_a_spectator_sees_every_move_and_no_hidden_card(stardeck, finished):
    out = stardeck("replay", finished).stdout
    total = len(load_file(finished).actions)
    assert out.startswith("Rock the Galaxy: Ann and Nova\n")
    assert "Ann was dealt 5 cards.\n" in out
    assert "was dealt 5 cards:" not in out
    assert f"The table after {total} of {total} moves" in out
    assert "Total" in out


def test_a_seat_by_name_or_number_sees_its_own_cards(stardeck, finished):
    ann = stardeck("replay", finished, "--seat", "ann").stdout
    assert "Ann was dealt 5 cards: " in ann
    assert "Nova was dealt 5 cards.\n" in ann
    assert "Your hand: " in ann
    assert stardeck("replay", finished, "--seat", 1).stdout == ann
    assert "Nova was dealt 5 cards: " in stardeck("replay", finished, "--seat", 2).stdout


def test_at_stops_there_and_shows_the_table_of_that_moment(stardeck, finished):
    record = load_file(finished)
    out = stardeck("replay", finished, "--at", 2, "--seat", 1).stdout
    assert f"The table after 2 of {len(record.actions)} moves" in out
    assert "\n 2  " in out
    assert "\n 3  " not in out
    assert "Total" not in out
    part = Match(game("rock-the-galaxy"), 2, record.options, seed=bytes.fromhex(record.seed), names=record.names)
    for seat, data in record.actions[:2]:
        part.say(seat, part.game.read_action(data, part.table.actions))
    assert part.game.picture(part.see(0), part.names, part.catalogue) in out


def test_at_zero_is_the_deal(stardeck, finished):
    out = stardeck("replay", finished, "--at", 0).stdout
    assert " 0  " in out
    assert "The table after 0 of" in out


def test_open_shows_all_hands_once_the_game_is_over(stardeck, finished):
    out = stardeck("replay", finished, "--open").stdout
    assert "Ann was dealt 5 cards: " in out
    assert "Nova was dealt 5 cards: " in out
    assert out.count("Your hand: ") == 2


def test_open_is_refused_while_the_game_is_on(refused, saved):
    assert refused("replay", saved, "--open") == (
        "--open shows hidden cards, so it works only with a game that is over."
    )


def test_open_and_seat_contradict_each_other(refused, finished):
    assert "does not go together with --seat" in refused("replay", finished, "--open", "--seat", 1)


def test_no_such_seat_and_no_such_move(refused, finished):
    assert refused("replay", finished, "--seat", 3) == "There is no seat '3'; there are 1 to 2: Ann and Nova."
    assert "There is no move 9999 in " in refused("replay", finished, "--at", 9999)


def test_a_move_nobody_could_see_is_told_as_a_choice():
    from stardeck.cli.paper import Paper
    from stardeck.cli.replay import Shown, show

    match = Match(game("rock-the-galaxy"), 2)
    paper = Paper()
    with paper.capture() as page:
        show(paper, match, 1, [Shown(1, 0, "Ann", ())], [])
    assert "1  Ann made a choice." in page.get()


def test_json_has_moves_pictures_view_and_result(stardeck, finished, saved):
    document = json.loads(stardeck("replay", finished, "--seat", "Ann", "--json").stdout)
    assert set(document) == {"game", "names", "seat", "at", "total", "moves", "pictures", "view", "result"}
    assert [move["number"] for move in document["moves"]] == list(range(document["total"] + 1))
    assert set(document["moves"][0]) == {"number", "seat", "name", "sentences"}
    assert document["view"]["seat"] == document["seat"] == 0
    assert document["result"]["reason"] == "round_cap"
    assert json.loads(stardeck("replay", saved, "--json").stdout)["result"] is None
