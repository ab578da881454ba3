"""The websocket protocol of the web server, with a short cut for what is sent: several messages in one write."""

from collections.abc import Callable, Sequence

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

SHORT_CUT = "stardeck.short_cut"  # the ASGI extension under which the application finds it


class HungUp(Exception):
    """The other side is gone."""


class Lean(WebSocketsSansIOProtocol):
    """Everything as the library does it; only whole text messages of an open socket are framed here."""

    drained: Callable[[], None] | None = None  # called when the other side takes messages again

    def handle_connect(self, event: Request) -> None:
        """Show the short cut to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SHORT_CUT: {"protocol": self}}

    @property
    def blocked(self) -> bool:
        """Whether the other side takes nothing at the moment."""
        return not self.writable.is_set()

    def resume_writing(self) -> None:
        """The other side has taken what was written."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def write_texts(self, texts: Sequence[bytes]) -> None:
        """Several messages in one write; who must not write while it is `blocked` looks first."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            raise HungUp
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))


def head(size: int) -> bytes:
    """What stands before an unmasked text message of this size (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
