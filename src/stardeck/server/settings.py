"""How a server is set up; it travels to worker processes as JSON in the environment."""

import os
from pathlib import Path

import msgspec

VARIABLE = "STARDECK_SETTINGS"


class Pauses(msgspec.Struct, frozen=True, kw_only=True):
    """Times in milliseconds; pairs are least and most."""

    bot: tuple[int, int] = (500, 1_600)
    confirm: tuple[int, int] = (1_200, 6_000)
    grace: int = 8_000  # a closed connection is an absence after this long
    notice: int = 4_000  # turns that begin within this long are told in one call


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one address, connection or room may ask for."""

    requests: tuple[float, int] = (30.0, 120)  # per second, and at once; by address
    rooms: tuple[float, int] = (0.05, 30)  # new rooms, by address
    keys: tuple[float, int] = (0.2, 60)  # new keys, by address
    messages: tuple[float, int] = (20.0, 60)  # on one socket
    hints: tuple[float, int] = (0.5, 10)  # by key
    sockets: int = 200  # open at once, by address
    watchers: int = 200  # sockets in one room
    open_rooms: int = 20_000  # that are not over
    body: int = 32_768  # bytes of a request
    message: int = 16_384  # bytes of a message on a socket


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator can choose."""

    database: str = "sqlite"  # "sqlite" = a file in the data folder; a path; or postgresql://…
    origins: tuple[str, ...] = ()  # more web addresses this server is reached at
    secure: bool = False  # cookies only over https
    bots: int = 1  # processes in which bots think; 0 = in the server itself
    pauses: Pauses = Pauses()
    limits: Limits = Limits()
    lease: int = 10_000  # milliseconds a worker keeps the duties of a room
    sweep: int = 2_000  # milliseconds between two looks at what is due and what was missed
    idle: int = 300_000  # a room nobody looks at leaves the memory after this long
    webhooks: tuple[str, ...] = ("discord.com", "hooks.slack.com")  # hosts or origins that may be called
    quiet: bool = False  # only warnings in the logs: somebody plays at this very terminal
    metrics: bool = False  # show /metrics to everybody, not only to this machine


def from_environment() -> Settings:
    """The settings given to this process."""
    text = os.environ.get(VARIABLE, "")
    return msgspec.json.decode(text, type=Settings) if text else Settings()


def to_environment(settings: Settings) -> None:
    """Give the settings to the processes started from here."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def database_address(settings: Settings, folder: Path) -> str:
    """The address as the database library wants it."""
    name = settings.database
    if name.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + name.partition("://")[2]
    if name == "sqlite":
        folder.mkdir(parents=True, exist_ok=True)
        name = str(folder / "rooms.sqlite")
    return "sqlite+aiosqlite:///" + name
