"""Every tutorial of every game can be told to its end, and teaches in a few minutes."""

import asyncio

import msgspec
import pytest

from stardeck.games import game, slugs
from stardeck.kernel import LEARNER, Tutorial, has_tutorial
from stardeck.server import wire as w
from stardeck.server.lessons import tell_story
from tests.server.kit import Visitor

TAUGHT = [slug for slug in slugs() if has_tutorial(game(slug))]


def test_rock_the_galaxy_is_taught():
    assert "rock-the-galaxy" in TAUGHT


@pytest.fixture(params=TAUGHT)
def story(request):
    return tell_story(Tutorial(game(request.param)))


def test_a_tutorial_is_short_and_every_choice_of_the_learner_is_explained(story):
    decisions = [frame for frame in story.frames if frame.action is not None]
    assert 3 <= len(decisions) <= 20
    assert 3 <= story.minutes <= 6
    assert all(frame.text and frame.label and frame.instead for frame in decisions)
    assert story.frames[-1].text


def test_what_the_learner_should_do_is_on_offer(story):
    for frame in story.frames:
        if frame.action is None:
            assert frame.offer is None
            continue
        offered = [choice.action for choice in frame.offer.choices]
        assert frame.seat == LEARNER
        assert all(action in offered for action in (frame.action, *frame.also))


def test_frames_tell_the_whole_log_of_the_learner_and_nothing_else(story):
    tutorial = Tutorial(game(story.game))
    for number in range(len(tutorial.script.step)):
        tutorial.prepare(number)
        tutorial.play(number)
    tutorial.finish()
    lines = [line.text for frame in story.frames for line in frame.lines]
    assert lines == tutorial.match.sentences(LEARNER)
    assert all(frame.view.seat == LEARNER for frame in story.frames)


def test_a_tutorial_crosses_the_wire(server):
    async def story():
        visitor = await Visitor.known(server)
        replies = [await visitor.ask("GET", f"/api/games/{slug}/tutorial") for slug in TAUGHT]
        missing = [await visitor.ask("GET", f"/api/games/{slug}/tutorial") for slug in {*slugs()} - {*TAUGHT}]
        unknown = await visitor.ask("GET", "/api/games/chess/tutorial")
        return replies, missing, unknown, await visitor.get("/api/games")

    replies, missing, unknown, games = asyncio.run(story())
    for slug, reply in zip(TAUGHT, replies, strict=True):
        assert msgspec.json.decode(reply.content, type=w.TutorialStory).game == slug
    assert all((reply.status_code, reply.json()["code"]) == (404, "no_tutorial") for reply in missing)
    assert unknown.json()["code"] == "no_game"
    assert {info["slug"] for info in games if info["tutorial"]} == set(TAUGHT)
