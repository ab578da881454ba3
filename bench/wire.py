"""A websocket client as plain as can be, so that what is measured is the server: text in, text out, nothing else.

No compression, no fragments, no buffers of its own; its mask is zero, so nothing has to be masked. The same clients are
used for our server and for the peer's.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One socket; `heard` is called with every message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            self.answered(head)
        self.rest = self.read(data)

    def answered(self, head: bytes) -> None:
        if b" 101 " in head.partition(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode()))

    def read(self, data: bytes) -> bytes:
        """Take whole frames off the front; what is left."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if start > end:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            if start + length > end:
                break
            self.frame(data[at] & 15, data[start : start + length])
            at = start + length
        return data[at:]

    def frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.write(PONG, payload)

    def send(self, text: str) -> None:
        self.write(TEXT, text.encode())

    def write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.transport.write(head + NO_MASK + payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def close(self) -> None:
        self.transport.close()


async def dial(address: str, heard: Callable[[bytes], None], **headers: str) -> Wire:
    """Open a socket; `headers` with underscores for dashes."""
    place = urlsplit(address)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {place.path}?{place.query} HTTP/1.1", f"Host: {place.netloc}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, heard), place.hostname, place.port)
    await wire.opened
    return wire
