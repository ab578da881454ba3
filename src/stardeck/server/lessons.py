"""Lessons: a tutorial played with the engine, frame by frame, as the learner sees it."""

import math
from functools import cache

from stardeck.games import game as find_game
from stardeck.kernel import LEARNER, BadTutorial, Match, Tutorial, has_tutorial, say
from stardeck.server import wire as w
from stardeck.server.declined import Declined

WORDS_A_MINUTE = 150
SECONDS_A_CHOICE = 8


@cache
def story(slug: str) -> w.TutorialStory:
    """The tutorial of a game; `Declined` if it has none."""
    game = find_game(slug)
    if not has_tutorial(game):
        raise Declined("no_tutorial", say("{title} has no tutorial yet.", title=game.title))
    try:
        return tell_story(Tutorial(game))
    except BadTutorial as error:
        raise Declined("no_tutorial", str(error)) from None


def tell_story(tutorial: Tutorial) -> w.TutorialStory:
    """Play a tutorial from its first step to its last."""
    script, frames, told = tutorial.script, [], 0
    for number in range(len(script.step)):
        tutorial.prepare(number)
        frames.append(frame(tutorial, number, told))
        told = len(tutorial.match.table.log or ())
        tutorial.play(number)
    tutorial.finish()
    frames.append(last_frame(tutorial, told))
    return w.TutorialStory(
        game=script.game,
        title=tutorial.game.title,
        minutes=minutes(frames),
        seats=script.seats,
        names=script.names,
        options=script.options,
        frames=tuple(frames),
        result=tutorial.match.result,
    )


def frame(tutorial: Tutorial, number: int, told: int) -> w.TutorialFrame:
    """The table before a step. What another seat is about to do stays its secret until it is told."""
    lesson, match = tutorial.script.step[number], tutorial.match
    mine = lesson.action is not None and lesson.seat == LEARNER
    action, label = None, ""
    if mine:
        action = match.game.read_action(lesson.action, match.table.actions)
        label = match.game.label(match.see(LEARNER), action, match.names, match.catalogue)
    return w.TutorialFrame(
        step=number,
        seat=None if lesson.action is None else lesson.seat,
        text=lesson.say,
        point=lesson.point,
        view=match.see(LEARNER),
        offer=match.offer(LEARNER) if mine else None,
        action=action,
        label=label,
        also=tuple(match.game.read_action(other, match.table.actions) for other in lesson.also),
        instead=(lesson.instead or say("You may do that, but for this lesson: {label}.", label=label)) if mine else "",
        lines=lines(match, number, told),
    )


def last_frame(tutorial: Tutorial, told: int) -> w.TutorialFrame:
    """The table after the last step."""
    number, match = len(tutorial.script.step), tutorial.match
    return w.TutorialFrame(
        step=number,
        seat=None,
        text=tutorial.script.end,
        point="",
        view=match.see(LEARNER),
        offer=None,
        action=None,
        label="",
        lines=lines(match, number, told),
    )


def lines(match: Match, number: int, told: int) -> tuple[w.Line, ...]:
    """What was told to the learner from event `told` on."""
    events = match.told(LEARNER, told)
    return tuple(
        w.Line(seq=number, at=0, text=text, event=event)
        for text, event in zip(match.sentences(LEARNER, told), events, strict=True)
    )


def minutes(frames: list[w.TutorialFrame]) -> int:
    """How long it takes somebody who reads everything."""
    words = sum(len(frame.text.split()) for frame in frames)
    choices = sum(frame.action is not None for frame in frames)
    return math.ceil(words / WORDS_A_MINUTE + choices * SECONDS_A_CHOICE / 60)
