"""`stardeck play`: whole games at the terminal."""

import json
import re

import pytest

from stardeck.bots import make_bot
from stardeck.games import game, slugs
from stardeck.kernel import Match, commitment, load_file, numbered_seed, verify

ROCK = ("play", "rock-the-galaxy", "--seed", 3)


def test_a_whole_game_against_bots(stardeck, home):
    """From the commitment to the score sheet, the winner, the seed and the record."""
    table = ("--players", 3, "--bots", "regular,random", "--option", "max_rounds=8", "--name", "Ann")
    result = stardeck(*ROCK, *table, "--save", "g.json", typed="1\n" * 2000)
    assert result.exit_code == 0
    out = result.stdout
    assert "Ann, Nova (regular bot) and Comet (random bot)" in out
    assert f"The deal is fixed: its commitment is {commitment(numbered_seed(3))}." in out
    assert "are reconstructed" in out
    assert "Ann was dealt 5 cards: " in out
    assert "Nova was dealt 5 cards.\n" in out
    sheet = out[out.rindex("Singles") :]
    assert re.search(r"Fans .*\nTotal .*\nRank ", sheet)
    assert re.search(r"^(Ann|Nova|Comet)( won\.|.* share the victory\.)$", sheet, re.M)
    assert f"Commitment: {commitment(numbered_seed(3))}" in sheet
    assert f"Seed:       {numbered_seed(3).hex()}" in sheet
    assert "Record:     g.json" in sheet
    record = load_file(home / "g.json")
    assert verify(record, game("rock-the-galaxy"), game("rock-the-galaxy").cards) == record.result
    assert record.players == ("human", "regular", "random")


@pytest.mark.parametrize("slug", slugs())
def test_every_game_can_be_played_with_first_choices_and_random_bots(stardeck, slug):
    result = stardeck("play", slug, "--seed", 1, "--bots", "random", "--json", typed="1\n" * 4000)
    assert result.exit_code == 0
    assert json.loads(result.stdout)["finished"] is True


def test_the_same_seed_and_the_same_answers_give_the_same_game(stardeck, home):
    stardeck(*ROCK, "--save", "a.json", typed="1\n2\n1\nq\n")
    stardeck(*ROCK, "--save", "b.json", typed="1\n2\n1\nq\n")
    assert load_file(home / "a.json") == load_file(home / "b.json")


def test_without_a_seed_every_deal_is_new(stardeck, home):
    stardeck("play", "rock-the-galaxy", "--save", "a.json", typed="q\n")
    stardeck("play", "rock-the-galaxy", "--save", "b.json", typed="q\n")
    assert load_file(home / "a.json").seed != load_file(home / "b.json").seed


def test_a_revealed_seed_deals_the_game_again(stardeck, home):
    stardeck("play", "rock-the-galaxy", "--seed", numbered_seed(3).hex(), "--save", "a.json", typed="q\n")
    assert load_file(home / "a.json").seed == numbered_seed(3).hex()


def test_choices_are_numbered_and_can_be_named_by_a_part(stardeck, home):
    """The hand holds All-Night Jam and Feedback Squeal."""
    result = stardeck(*ROCK, "--players", 3, "--save", "g.json", typed="night jam\nq\n")
    assert " 1  Play All-Night Jam\n 2  Play Feedback Squeal\n 3  No more actions\n" in result.stdout
    assert "- Player 1 played All-Night Jam" in result.stdout
    assert load_file(home / "g.json").actions[0] == (0, {"do": "card", "card": "all-night-jam"})


def test_an_exact_name_beats_longer_ones_and_case_does_not_matter(stardeck):
    assert "played Feedback Squeal" in stardeck(*ROCK, "--players", 3, typed="PLAY FEEDBACK SQUEAL\nq\n").stdout


def test_an_answer_that_fits_several_choices_is_asked_again(stardeck):
    out = stardeck(*ROCK, "--players", 3, typed="play\nq\n").stdout
    assert "'play' could be 1 (Play All-Night Jam) or 2 (Play Feedback Squeal); type more of it, or the number." in out
    many = stardeck(*ROCK, "--players", 3, typed="1\ndiscard\nq\n").stdout
    assert "or 2 others; type more of it" in many


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9", "There is no choice 9; type a number from 1 to 3."),
        ("0", "There is no choice 0; type a number from 1 to 3."),
        ("banana", "No choice is called 'banana'; type a number, a part of a name, or ? for help."),
        ("", "Type a number, a part of a name, or ? for help."),
        ("airlock", "not now. This is no action card; it can be part of a set in the scoring phase. [Action phase]"),
    ],
)
def test_an_answer_that_is_no_choice_is_explained(stardeck, typed, answer):
    assert answer in stardeck(*ROCK, "--players", 3, typed=f"{typed}\nq\n").stdout


@pytest.mark.parametrize("typed", ["?", "help"])
def test_question_mark_tells_what_is_allowed_and_why_the_rest_is_not(stardeck, typed):
    out = stardeck(*ROCK, "--players", 3, typed=f"{typed}\nq\n").stdout
    explanation = out[out.index("You may now:") :]
    assert " 2  Play Feedback Squeal" in explanation
    refusals = explanation[explanation.index("You may not:") :]
    assert "Play Pop Goes the Airlock" in refusals
    assert "This is no action card; it can be part of a set in the scoring phase. [Action phase]" in refusals


def test_every_refusal_has_its_rule(stardeck):
    match = Match(game("rock-the-galaxy"), 3, seed=numbered_seed(3))
    out = stardeck(*ROCK, "--players", 3, typed="?\nq\n").stdout
    for refusal in match.offer(0).refusals:
        assert refusal.label in out
        assert f"{refusal.reason.why} [{refusal.reason.rule}]" in out


def test_hint_is_a_choice_of_the_regular_bot_and_changes_nothing(stardeck, home):
    out = stardeck(*ROCK, "--players", 3, "--save", "g.json", typed="h\nhint\nq\n").stdout
    hints = re.findall(r"The regular bot would choose (\d): (.*)\.", out)
    assert len(hints) == 2
    assert hints[0] == hints[1]
    assert f" {hints[0][0]}  {hints[0][1]}\n" in out
    assert out.count(f"“{hints[0][1]}” wins about ") == 2
    assert "The next best, “" in out
    assert load_file(home / "g.json").actions == []


def test_bots_can_be_given_a_time(stardeck, home):
    options = ("--bots", "master", "--time", 0.02, "--option", "max_rounds=1", "--save", "g.json")
    assert stardeck(*ROCK, "--players", 2, *options, typed="h\n" + "1\n" * 100).exit_code == 0
    assert load_file(home / "g.json").result is not None


def test_undo_takes_back_what_showed_nothing_new(stardeck, home):
    """After drawing five cards the first discard can be taken back, the drawing cannot."""
    result = stardeck(*ROCK, "--players", 3, "--save", "g.json", typed="jam\n1\nu\nu\nq\n")
    assert "Taken back." in result.stdout
    assert "Your last choice showed you something new, so it cannot be taken back. [Undo]" in result.stdout
    assert len(load_file(home / "g.json").actions) == 1


def test_undo_before_any_choice_says_so(stardeck):
    assert "You have not chosen anything yet. [Undo]" in stardeck(*ROCK, "--players", 3, typed="u\nq\n").stdout


def test_a_forced_choice_is_confirmed_without_asking(stardeck):
    out = stardeck(*ROCK, "--players", 3, "--bots", "random", typed="1\n" * 100).stdout
    assert out.count("Your choice") == 101
    assert not re.search(r":[^\n]*\n 1  [^\n]*\nYour choice", out)


def test_table_and_log_can_be_seen_again(stardeck):
    out = stardeck(*ROCK, "--players", 3, typed="t\nl\nq\n").stdout
    assert out.count("Your hand: ") == 2
    assert out.count("- Nova was dealt 5 cards.") == 2


def test_only_what_happened_since_the_last_choice_is_told(stardeck):
    out = stardeck(*ROCK, "--players", 3, typed="1\nq\n").stdout
    assert out.count("was dealt 5 cards") == 3
    assert out.count("- Player 1 played All-Night Jam") == 1


def test_many_choices_stand_side_by_side():
    """No decision of this game offers many choices, so the screen is asked itself."""
    from stardeck.cli.paper import Paper
    from stardeck.cli.screen import list_choices
    from stardeck.kernel import Choice, Offer

    paper = Paper()
    with paper.capture() as page:
        list_choices(paper, Offer("", tuple(Choice(n, "", f"Label {n}") for n in range(1, 41)), ()))
    assert "  1  Label 1 " in page.get()
    assert len(page.get().splitlines()) < 40


def test_words_from_others_cannot_move_the_cursor(stardeck, saved, home):
    import msgspec

    from stardeck.kernel import dump

    record = msgspec.structs.replace(load_file(saved), names=("Ann\x1b[2J", "Bob"))
    (home / "evil.json").write_bytes(dump(record))
    out = stardeck("replay", home / "evil.json", TTY_COMPATIBLE="1").stdout
    assert "Ann\ufffd[2J" in out
    assert "\x1b[2J" not in out


def test_json_is_one_document_and_the_game_goes_to_stderr(stardeck, home):
    result = stardeck(*ROCK, "--option", "max_rounds=1", "--json", "--save", "g.json", typed="1\n" * 100)
    document = json.loads(result.stdout)
    assert set(document) == {
        "game", "names", "players", "moves", "finished", "result", "record", "saved", "commitment", "seed",
    }  # fmt: skip
    assert document["finished"] is True
    assert document["seed"] == numbered_seed(3).hex()
    assert document["result"]["reason"] == "round_cap"
    assert document["record"] == "g.json"
    assert "Your choice" in result.stderr


def test_json_of_a_game_that_was_left_keeps_the_seed_secret(stardeck):
    document = json.loads(stardeck(*ROCK, "--json", typed="q\n").stdout)
    assert document["finished"] is False
    assert document["seed"] is None
    assert document["saved"] is True


def test_options_presets_and_own_cards(stardeck, home):
    cards = home / "my cards.toml"
    text = (game("rock-the-galaxy").folder / "cards.toml").read_text(encoding="utf-8")
    cards.write_text(text.replace("All-Night Jam", "Endless Solo"), encoding="utf-8")
    options = ("--preset", "first_game", "--option", "advanced_cards=true", "--cards", cards, "--players", 3)
    result = stardeck(*ROCK, *options, "--save", "g.json", typed="q\n")
    assert "Endless Solo" in result.stdout
    assert f"--cards '{cards}'" in result.stdout
    record = load_file(home / "g.json")
    assert (record.options["open_hands"], record.options["advanced_cards"]) == (True, True)
    assert "Endless Solo" in stardeck("play", "--resume", "g.json", "--cards", cards, typed="q\n").stdout


def test_the_hint_comes_from_a_bot_that_exists():
    from stardeck.cli.seating import BOT

    assert make_bot(BOT, 1)
