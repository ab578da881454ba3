"""Random players on our server: they read of a message what they need to choose, and nothing else."""

import random
import time

import msgspec
from crowd import Crowd, in_groups, visitor
from tests.server.kit import Server
from wire import Wire, dial


class Choice(msgspec.Struct):
    action: msgspec.Raw


class Offer(msgspec.Struct):
    token: str
    choices: list[Choice]
    confirmed: bool


class Info(msgspec.Struct):
    moves: int


class Table(msgspec.Struct):
    """What a player reads of a table."""

    room: Info
    offer: Offer | None
    result: msgspec.Raw


TABLE = msgspec.json.Decoder(Table)


class Player:
    """One seat. `sent` is shared by the seats of a room: number of moves before it -> who said it, and when."""

    wire: Wire

    def __init__(self, crowd: Crowd, seat: int, number: int, sent: dict[int, tuple[int, float]]) -> None:
        self.crowd = crowd
        self.seat = seat
        self.sent = sent
        self.chance = random.Random(1000 * seat + number)
        self.asked, self.count, self.said = "", 0, 0.0

    def heard(self, data: bytes) -> None:
        if data.startswith(b'{"tell":"table"'):
            self.look(TABLE.decode(data))
        elif data.startswith(b'{"tell":"done"'):
            self.crowd.moves += 1
            self.crowd.acknowledgements.append(time.perf_counter() - self.said)

    def look(self, table: Table) -> None:
        moves, offer = table.room.moves, table.offer
        who, began = self.sent.get(moves - 1, (self.seat, 0.0))
        if who != self.seat:
            self.crowd.latencies.append(time.perf_counter() - began)
            del self.sent[moves - 1]
        if offer is not None and offer.choices and not offer.confirmed and offer.token != self.asked:
            self.asked, self.count = offer.token, self.count + 1
            action = bytes(self.chance.choice(offer.choices).action).decode()
            wish = f'"id":"m{self.seat}-{self.count}","seat":{self.seat},"offer":"{self.asked}"'
            self.crowd.say(lambda: self.say(moves, f'{{"say":"play",{wish},"action":{action}}}'))

    def say(self, moves: int, text: str) -> None:
        self.said = time.perf_counter()
        self.sent[moves] = (self.seat, self.said)
        self.wire.send(text)


class Players(Crowd):
    """Two people per room. `by_hand`: they say every move themselves, only choices are not confirmed for them."""

    def __init__(self, server: Server, rate: float = 0, by_hand: bool = False, game: str = "rock-the-galaxy") -> None:
        super().__init__(rate)
        self.server = server
        self.by_hand = by_hand
        self.game = game

    @property
    def server_pid(self) -> int:
        return self.server.process.pid

    async def open(self, rooms: int) -> None:
        """So many rooms, with two sockets each."""
        self.rooms = await self.open_rooms(rooms)
        await self.come_in()

    async def open_rooms(self, rooms: int) -> list[tuple[str, list[str]]]:
        async with visitor(self.server.http) as client:
            return await in_groups(lambda number: self.open_room(client, number), rooms)

    async def open_room(self, client, number: int) -> tuple[str, list[str]]:
        keys = [(await client.post("/api/keys?carry=bearer")).json()["key"] for _ in range(2)]
        heads = [{"Authorization": f"Bearer {key}"} for key in keys]
        wish = {"id": f"r{number}", "game": self.game, "seats": 2, "name": "Ada"}
        room = (await client.post("/api/rooms", json=wish, headers=heads[0])).json()["room"]
        wishes = [(heads[1], {"say": "join", "name": "Bea"})]
        if self.by_hand:
            wishes += [(head, {"say": "prefer", "seat": seat, "confirm": False}) for seat, head in enumerate(heads)]
        for head, say in [*wishes, (heads[1], {"say": "start"})]:
            reply = await client.post(f"/api/rooms/{room}/say", json={"id": say["say"], **say}, headers=head)
            assert reply.status_code == 200, reply.text
        return room, keys

    async def come_in(self) -> None:
        entering = []
        for number, (room, keys) in enumerate(self.rooms):
            sent: dict[int, tuple[int, float]] = {}
            entering += [self.enter(room, key, Player(self, seat, number, sent)) for seat, key in enumerate(keys)]
        await self.enter_all(entering)

    async def enter(self, room: str, key: str, player: Player) -> Wire:
        address = f"{self.server.http.replace('http', 'ws')}/api/rooms/{room}/ws?seat={player.seat}"
        player.wire = await dial(address, player.heard, Authorization=f"Bearer {key}")
        return player.wire

    def figure(self, name: str) -> float:
        """One of the server's own counters."""
        import httpx

        text = httpx.get(self.server.http + "/metrics", verify=False).text
        line = next(line for line in text.splitlines() if line.startswith(name + " "))
        return float(line.split()[1])
