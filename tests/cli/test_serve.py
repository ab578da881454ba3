"""A server says where it is, and finds a free port."""

import socket

import pytest

from stardeck.cli import address
from stardeck.server import run


@pytest.fixture
def taken():
    """A port somebody else listens at."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.fixture
def started(monkeypatch):
    """Where a server would have been started."""
    calls = []
    monkeypatch.setattr(run, "serve", lambda settings, host, port, *rest: calls.append((host, port)))
    return calls


def test_a_port_in_use_gets_a_sentence_and_the_next_free_one(stardeck, started, taken, monkeypatch):
    monkeypatch.setattr("stardeck.cli.serve.USUAL", taken)
    result = stardeck("serve")
    ((host, port),) = started
    assert (host, port > taken) == ("127.0.0.1", True)
    assert f"Port {taken} is in use; taking {port}." in result.stderr
    assert f"Stardeck is at http://127.0.0.1:{port}/" in result.stderr


def test_a_port_that_was_asked_for_is_never_changed(stardeck, started, taken):
    result = stardeck("serve", "--port", str(taken))
    assert result.exit_code == 2
    assert f"Port {taken} at 127.0.0.1 is in use" in result.stderr
    assert started == []


def test_the_browser_opens_when_the_server_answers(monkeypatch, taken):
    opened = []
    monkeypatch.setattr(address.webbrowser, "open", opened.append)
    address.open_when_ready("127.0.0.1", taken, f"http://127.0.0.1:{taken}/").join(10)
    assert opened == [f"http://127.0.0.1:{taken}/"]


def test_a_server_for_the_whole_network_names_an_address_that_works_for_friends():
    named = address.web_address("0.0.0.0", 8000)
    assert named == f"http://{address.own_address()}:8000/"
    assert "0.0.0.0" not in named
