"""`stardeck serve`: rooms for friends, from this machine."""

from typing import Annotated

import typer

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
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen at.")] = 8000,
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
    metrics: Annotated[bool, typer.Option("--open-metrics", help="Show /metrics to everybody.")] = False,
) -> None:
    """Serve rooms in which people and bots play."""
    from stardeck.server.run import serve as run
    from stardeck.server.settings import Settings

    settings = Settings(database=database, origins=tuple(origin or ()), secure=secure, bots=bots, metrics=metrics)
    Paper(stderr=True).tell(say("Stardeck is at http://{host}:{port} (Ctrl-C ends it).", host=host, port=port))
    run(settings, host, port, workers, proxy)
