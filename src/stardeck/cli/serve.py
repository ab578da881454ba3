"""`stardeck serve`: rooms for friends, from this machine."""

from typing import Annotated

import typer

from stardeck.cli.address import USUAL, NoPort, can_listen, free_port, open_when_ready, web_address
from stardeck.cli.paper import Paper
from stardeck.kernel import say

Database = Annotated[
    str,
    typer.Option("--database", metavar="WHERE", help="sqlite (a file in the data folder), a path, or postgresql://…"),
]


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option("--port", min=1, max=65535, help="The port to listen at; without it 8000 or the next free one."),
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser at the first page.")] = False,
    database: Database = "sqlite",
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    bots: Annotated[int, typer.Option("--bots", min=0, help="Processes per worker in which bots think.")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="A web address people reach this server at.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Send cookies over https only (behind a proxy).")] = False,
    proxy: Annotated[
        str, typer.Option("--proxy", metavar="ADDRESS", help="Trust this proxy's forwarded headers.")
    ] = "",
    webhook: Annotated[
        list[str] | None,
        typer.Option("--webhook", metavar="HOST", help="Notices may go here; without it to Discord and Slack only."),
    ] = None,
    metrics: Annotated[bool, typer.Option("--open-metrics", help="Show /metrics to everybody.")] = False,
) -> None:
    """Serve rooms in which people and bots play."""
    from msgspec.structs import replace

    from stardeck.server.run import serve as run
    from stardeck.server.settings import Settings

    settings = Settings(database=database, origins=tuple(origin or ()), secure=secure, bots=bots, metrics=metrics)
    settings = replace(settings, quiet=browser)
    if webhook:
        settings = replace(settings, webhooks=(*settings.webhooks, *webhook))
    paper, number = Paper(stderr=True), choose_port(host, port)
    if port is None and number != USUAL:
        paper.tell(say("Port {usual} is in use; taking {number}.", usual=USUAL, number=number))
    address = web_address(host, number)
    paper.tell(say("Stardeck is at {address} (Ctrl-C ends it).", address=address))
    tell_what_is_missing(paper)
    if browser:
        open_when_ready(host, number, address)
    run(settings, host, number, workers, proxy)


def choose_port(host: str, port: int | None) -> int:
    """The port that was asked for, which must be free; else the usual one or the next."""
    if port is None:
        return free_port(host, USUAL)
    if not can_listen(host, port):
        raise NoPort(say("Port {port} at {host} is in use or not allowed; name another.", port=port, host=host))
    return port


def tell_what_is_missing(paper: Paper) -> None:
    """A server without pages runs, but a visitor should hear how to get them."""
    from stardeck.server.api.files import WEB

    if not (WEB / "index.html").is_file():
        paper.tell(say("The pages for browsers were not built: `make web` does it. Programs can play already."))
