"""The client's files, if it was built: right types, compressed where that was done at the build, never sent twice."""

import hashlib
from functools import lru_cache
from pathlib import Path, PurePosixPath

import msgspec
from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from stardeck.server.api.visitor import AnyRequest

WEB = Path(__file__).parents[2] / "web"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".txt": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
FOREVER = "public, max-age=31536000, immutable"  # files in assets/ carry a hash of their content in their name
NOT_OURS = ("api", "metrics", "healthz")
NO_CLIENT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Stardeck</title><h1>Stardeck</h1>"
    "<p>This server runs, but the client for browsers was not built into it: <code>make web</code> does it.</p>"
    "<p><a href=/api/docs>The API</a></p>"
)


class Served(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    tag: str


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def client(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """The client's files; every page of it is its index."""
    try:
        found = find_file(WEB.resolve(), path)
    except (OSError, ValueError):  # no file can have such a name
        raise NotFoundException from None
    if found is None:
        return Response(NO_CLIENT.encode(), media_type=TYPES[".html"])
    sent, encoding = best_form(found, request.headers.get("accept-encoding", ""))
    stat = sent.stat()
    served = read(sent, stat.st_mtime_ns, stat.st_size)
    headers = {"ETag": served.tag, "Vary": "Accept-Encoding"}
    headers["Cache-Control"] = FOREVER if path.startswith("/assets/") else "no-cache"
    if served.tag in known_tags(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=kind_of(found))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(served.body, headers=headers, media_type=kind_of(found))


def find_file(web: Path, path: str) -> Path | None:
    """The file a path means: itself, or the index for a page; None if no client was built."""
    parts = PurePosixPath(path).parts[1:]
    if parts[:1] and parts[0] in NOT_OURS:
        raise NotFoundException
    wanted = web.joinpath(*parts)
    if any(part.startswith(".") for part in parts) or not wanted.resolve().is_relative_to(web):
        raise NotFoundException
    if parts and wanted.is_file():
        return wanted
    if parts and wanted.suffix:
        raise NotFoundException  # a file that is missing is not a page
    index = web / "index.html"
    return index if index.is_file() else None


def best_form(file: Path, accepted: str) -> tuple[Path, str]:
    """The file or its smallest compressed sibling the browser takes, and how that is encoded."""
    takes = encodings_in(accepted)
    for encoding, suffix in ENCODINGS.items():
        sibling = file.with_name(file.name + suffix)
        if encoding in takes and sibling.is_file():
            return sibling, encoding
    return file, ""


def encodings_in(accepted: str) -> set[str]:
    """The encodings an Accept-Encoding header takes; those with q=0 are refused."""
    takes = set()
    for part in accepted.lower().split(","):
        name, _, more = part.strip().partition(";")
        if name and more.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            takes.add(name.strip())
    return takes


def known_tags(header: str) -> set[str]:
    """The tags in an If-None-Match header; weak ones count as well."""
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


def kind_of(file: Path) -> str:
    """The media type of a file."""
    return TYPES.get(file.suffix.lower(), "application/octet-stream")


@lru_cache(maxsize=512)
def read(file: Path, changed: int, size: int) -> Served:
    """A file and the tag of its content; read again when it has changed."""
    body = file.read_bytes()
    return Served(body, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')
