"""One websocket as the web server hands it over, without anything in between: a message costs what it must."""

from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import parse_qs

from litestar.types import Receive, Scope, Send

from stardeck.server.keys import key_in
from stardeck.server.lean import SHORT_CUT, HungUp, Lean


class Line:
    """Text comes in, text goes out."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send: Any = send
        extensions: Any = scope.get("extensions") or {}
        self.lean: Lean = extensions[SHORT_CUT]["protocol"]

    async def accept(self) -> None:
        """Complete the handshake."""
        await self.receive()
        await self.send({"type": "websocket.accept"})

    async def receive_text(self) -> str:
        """The next message; what is not text is "", which nobody can read."""
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            raise HungUp
        return message.get("text") or ""

    @property
    def blocked(self) -> bool:
        """Whether the other side takes nothing at the moment."""
        return self.lean.blocked

    def when_drained(self, call: Callable[[], None]) -> None:
        """Call this whenever the other side takes messages again."""
        self.lean.drained = call

    def write(self, texts: Sequence[bytes]) -> None:
        """Send messages, all in one go."""
        self.lean.write_texts(texts)

    async def close(self, code: int = 1000) -> None:
        """Hang up."""
        await self.send({"type": "websocket.close", "code": code})

    @property
    def who(self) -> str:
        """The hash of the visitor's key; "" for a stranger."""
        headers = {name.lower(): value.decode("latin-1") for name, value in self.scope["headers"]}
        return key_in(headers.get(b"cookie", ""), headers.get(b"authorization", ""))[0]

    def asked(self, name: str) -> str | None:
        """What the address says after `?name=`."""
        found = parse_qs(self.scope["query_string"].decode("latin-1"), keep_blank_values=True).get(name)
        return None if found is None else found[-1]
