"""The gate in front of the application: who may come in, how often, and what every answer carries."""

import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stardeck.server.keys import key_in
from stardeck.server.limits import Buckets
from stardeck.server.metrics import METRICS
from stardeck.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
log = structlog.get_logger("stardeck.requests")


class Gate:
    """Wraps the application; everything from outside passes here first."""

    def __init__(self, app: ASGIApp, door: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.door = door  # for sockets
        self.settings = settings
        self.requests = Buckets(*settings.limits.requests)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self.http(scope, receive, send)
        elif kind == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request: limited, its origin checked, its answer armoured and noted."""
        began, status, method = time.perf_counter(), 0, str(scope.get("method"))

        async def armoured(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS, *_caching(str(scope["path"]))]
            await send(message)

        if not self.requests.take(address(scope)):
            await refuse(armoured, 429, "rate", "Too many requests; please wait a moment.")
        elif method not in SAFE and not self.right_origin(scope):
            await refuse(armoured, 403, "origin", "This request comes from another site.")
        else:
            await self.app(scope, receive, armoured)
        METRICS.requests.labels(str(status)).inc()
        took = round((time.perf_counter() - began) * 1000, 1)
        log.info("request", method=method, path=_path_for_logs(str(scope["path"])), status=status, ms=took)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket: its origin checked, not too many per address."""
        who = address(scope)
        if not self.requests.take(who) or not self.right_origin(scope) or self.sockets[who] >= self.most_sockets:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self.sockets[who] += 1
        METRICS.sockets.inc()
        try:
            await self.door(scope, receive, send)
        finally:
            METRICS.sockets.dec()
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    @property
    def most_sockets(self) -> int:
        """How many sockets one address may have open."""
        return self.settings.limits.sockets

    def right_origin(self, scope: Scope) -> bool:
        """A browser must come from our own pages; a program with a bearer key needs no origin."""
        headers = headers_of(scope)
        origin = headers.get("origin", "")
        if origin:
            return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host", "")
        _, by_cookie = key_in(headers.get("cookie", ""), headers.get("authorization", ""))
        return not by_cookie


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers as text; of a repeated one the last."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "?"


async def refuse(send: Any, status: int, code: str, why: str) -> None:
    """Answer without asking the application."""
    body = msgspec.json.encode({"tell": "refused", "id": "", "code": code, "rule": "", "why": why})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _caching(path: str) -> list[tuple[bytes, bytes]]:
    """Nothing of a room is kept by anybody on the way."""
    return [(b"cache-control", b"no-store")] if path.startswith("/api/") else []


def _path_for_logs(path: str) -> str:
    """Room ids open rooms, so logs show only their beginning."""
    head, found, rest = path.partition("/api/rooms/")
    if not found:
        return path[:80]
    room, slash, more = rest.partition("/")
    return f"{head}{found}{room[:4]}…{slash}{more}"[:80]
