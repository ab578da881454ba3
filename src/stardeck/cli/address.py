"""Where a server can be reached: a port that is free, the address friends type, and the browser that opens it."""

import socket
import threading
import time
import webbrowser

from stardeck.kernel import StardeckError, say

USUAL = 8000
TRIES = 50
EVERYWHERE = ("0.0.0.0", "::", "")


class NoPort(StardeckError):
    """The server cannot listen where it should."""


def can_listen(host: str, port: int) -> bool:
    """Is this port of this machine free?"""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that is free."""
    for port in range(wanted, min(wanted + TRIES, 65536)):
        if can_listen(host, port):
            return port
    raise NoPort(say("No port from {first} on is free at {host}.", first=wanted, host=host or "0.0.0.0"))


def own_address() -> str:
    """This machine's address in its network, so that a link works for everybody there; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def web_address(host: str, port: int) -> str:
    """What to type into a browser."""
    name = own_address() if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def open_when_ready(host: str, port: int, address: str, patience: float = 60.0) -> threading.Thread:
    """Open the browser as soon as the server answers."""
    at = "127.0.0.1" if host in EVERYWHERE else host

    def wait() -> None:
        until = time.monotonic() + patience
        while time.monotonic() < until:
            try:
                socket.create_connection((at, port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(address)
                return

    waiting = threading.Thread(target=wait, name="open-browser", daemon=True)
    waiting.start()
    return waiting
