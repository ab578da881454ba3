"""A line that can be cut: it sits between the page and the server, and passes everything on until it is told not to."""

import json

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """The socket of a page, in our hands."""

    def __init__(self, page: Page) -> None:
        self.said: list[dict] = []  # what the page said
        self.heard: list[dict] = []  # what it was told
        self.dead = False  # nobody answers: new sockets are closed at once
        self.swallow = False  # what the page says does not arrive
        self.mute = False  # what the server answers does not arrive
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(lambda url: "/ws" in url and "/api/rooms/" in url, self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.dead:
            socket.close(code=1001)
            return
        server = socket.connect_to_server()
        self.open.append(socket)
        socket.on_message(lambda text: self.up(server, text))
        server.on_message(lambda text: self.down(socket, text))

    def up(self, server: WebSocketRoute, text: str) -> None:
        self.said.append(json.loads(text))
        if not self.swallow:
            server.send(text)

    def down(self, socket: WebSocketRoute, text: str) -> None:
        if not self.mute:
            self.heard.append(json.loads(text))
            socket.send(text)

    def cut(self) -> None:
        """The line breaks, and stays broken until it is mended."""
        self.dead = True
        for socket in self.open:
            socket.close(code=1001)
        self.open.clear()

    def mend(self) -> None:
        self.dead = self.swallow = self.mute = False

    def moves(self) -> list[str]:
        """The ids of the moves the page said, in order."""
        return [wish["id"] for wish in self.said if wish["say"] == "play"]
