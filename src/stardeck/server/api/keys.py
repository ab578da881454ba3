"""Keys: how a device is known without an account."""

from typing import Literal

from litestar import Response, delete, get, post
from litestar.params import FromQuery

from stardeck.server import wire as w
from stardeck.server.api.visitor import AnyRequest, house_of, limit, who_of
from stardeck.server.gate import address
from stardeck.server.keys import COOKIE, cookie_header
from stardeck.server.keys import new_key as make_key


@post("/api/keys", tags=["keys"], status_code=201, summary="Become known")
async def new_key(request: AnyRequest, carry: FromQuery[Literal["cookie", "bearer"]] = "cookie") -> Response[w.Key]:
    """A key for this device: in a cookie no script can read, or in the answer for programs that send it as bearer.

    A device that has a key keeps it.
    """
    if carry == "cookie" and who_of(request):
        return Response(w.Key())
    limit(request, "keys", address(request.scope))
    key = make_key()
    if carry == "bearer":
        return Response(w.Key(key))
    secure = house_of(request).settings.secure
    return Response(w.Key(), headers={"Set-Cookie": cookie_header(key, secure)})


@get("/api/keys/mine", tags=["keys"], summary="Am I known?")
async def who_am_i(request: AnyRequest) -> dict[str, bool]:
    """Whether this request carries a key."""
    return {"known": bool(who_of(request))}


@delete("/api/keys/mine", tags=["keys"], status_code=200, summary="Be forgotten")
async def forget_key(request: AnyRequest) -> Response[w.Key]:
    """Drop the cookie of this device; seats it held are lost unless their private link is kept."""
    return Response(w.Key(), headers={"Set-Cookie": f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"})
