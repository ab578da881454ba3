"""Examples shown in the documentation of the API."""

from dataclasses import dataclass
from typing import ClassVar

from litestar.openapi.spec import Example, Operation, RequestBody

NEW_ROOM = [
    Example(
        summary="Against two bots, dealt at once",
        value={
            "id": "wish-1",
            "game": "rock-the-galaxy",
            "seats": 3,
            "name": "Ada",
            "bots": ["regular", "random"],
            "start": True,
        },
    ),
    Example(
        summary="For friends, three days per move",
        value={
            "id": "wish-2",
            "game": "rock-the-galaxy",
            "seats": 2,
            "name": "Ada",
            "clock": {"kind": "days", "days": 3},
        },
    ),
]

COMMANDS = [
    Example(summary="Sit down", value={"say": "join", "id": "wish-3", "name": "Grace"}),
    Example(
        summary="Act",
        value={"say": "play", "id": "wish-4", "seat": 0, "offer": "0f3a5b1c2d4e6f70", "action": {"do": "no_set"}},
    ),
    Example(summary="Take back", value={"say": "undo", "id": "wish-5", "seat": 0}),
    Example(summary="Agree", value={"say": "answer", "id": "wish-6", "seat": 1, "ask": 17, "yes": True}),
]

QUESTION = [Example(summary="May I play no set?", value={"seat": 0, "action": {"do": "no_set"}})]


@dataclass
class ExampledCall(Operation):
    """A call whose body has examples."""

    shown: ClassVar[list[Example]] = []

    def __post_init__(self) -> None:
        if isinstance(self.request_body, RequestBody):
            for content in self.request_body.content.values():
                content.examples = {f"example{n}": example for n, example in enumerate(self.shown, start=1)}


@dataclass
class NewRoomCall(ExampledCall):
    shown: ClassVar[list[Example]] = NEW_ROOM


@dataclass
class CommandCall(ExampledCall):
    shown: ClassVar[list[Example]] = COMMANDS


@dataclass
class QuestionCall(ExampledCall):
    shown: ClassVar[list[Example]] = QUESTION
