"""The client's files: right types, small, never sent twice, and nothing else of the disk."""

import gzip

import pytest
from litestar.testing import create_test_client

from stardeck.server.api import files
from stardeck.server.api.errors import HANDLERS

INDEX = "<!doctype html><title>Stardeck</title>"


@pytest.fixture
def web(tmp_path, monkeypatch):
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / ".stamp").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    (folder / "assets" / "main-1a2b.js").write_text("let x = 1")
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"let x = 1"))
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"brotli bytes")
    (folder / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(files, "WEB", folder)
    with create_test_client([files.client], exception_handlers=HANDLERS) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/r/abcdefgh", "/play/rock-the-galaxy"])
def test_every_page_is_the_index(web, path):
    reply = web.get(path)
    assert reply.text == INDEX
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_and_have_their_type(web):
    reply = web.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert reply.text == "let x = 1"
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in reply.headers["cache-control"]
    assert web.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("br;q=0.0", None), ("", None)],
)
def test_the_smallest_form_a_browser_takes_is_sent(web, accepted, encoding):
    with web.stream("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}) as reply:
        body = b"".join(reply.iter_raw())
    assert reply.headers.get("content-encoding") == encoding
    assert reply.headers["vary"] == "Accept-Encoding"
    expected = {"br": b"brotli bytes", "gzip": gzip.compress(b"let x = 1"), None: b"let x = 1"}
    assert len(body) == len(expected[encoding])


def test_what_a_browser_has_is_not_sent_again(web):
    first = web.get("/")
    again = web.get("/", headers={"If-None-Match": f'"other", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    (files.WEB / "index.html").write_text("<!doctype html><title>Another</title>")
    changed = web.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (changed.status_code, "Another" in changed.text) == (200, True)


def test_a_head_request_tells_the_same_headers(web):
    reply = web.head("/icon.svg")
    assert (reply.status_code, reply.headers["etag"]) == (200, web.get("/icon.svg").headers["etag"])


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/missing.js", "/.stamp", "/..%2foutside.txt", "/%2e%2e/outside.txt", "/a%00b", "/api/nothing"),
        *("/metrics/x", "/" + "x" * 300, "/%2fetc%2fpasswd.txt"),
    ],
)
def test_nothing_else_is_there(web, path):
    reply = web.get(path)
    assert reply.status_code == 404 or reply.text == INDEX
    assert "secret" not in reply.text


def test_without_a_client_the_server_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "WEB", tmp_path / "none")
    with create_test_client([files.client]) as client:
        assert "was not built" in client.get("/").text
