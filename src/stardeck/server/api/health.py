"""For operators: is it well, and how busy is it."""

from ipaddress import ip_address
from typing import Any

import sqlalchemy as sa
from litestar import Response, get

from stardeck import __version__
from stardeck.server.api.visitor import AnyRequest, house_of
from stardeck.server.gate import address
from stardeck.server.metrics import METRICS


@get("/healthz", tags=["operators"], summary="Is it well?")
async def healthz(request: AnyRequest) -> Response[dict[str, Any]]:
    """200 while the store answers, else 503."""
    house = house_of(request)
    try:
        await house.store.rows(sa.select(1))
    except Exception:
        return Response({"well": False, "version": __version__}, status_code=503)
    return Response({"well": True, "version": __version__, "worker": house.store.worker})


@get("/metrics", tags=["operators"], summary="Counters", media_type="text/plain")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Prometheus text of all workers of this machine; only for this machine unless the operator opens it."""
    house = house_of(request)
    if not house.settings.metrics and not _is_local(address(request.scope)):
        return Response(b"", status_code=404, media_type="text/plain")
    METRICS.live.set(len(house.rooms))
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")


def _is_local(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
