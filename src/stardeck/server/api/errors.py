"""Errors as answers: a code for programs, a sentence for people, no word about what went on inside."""

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from stardeck.kernel import StardeckError, UnknownGame
from stardeck.server import wire as w
from stardeck.server.declined import Declined
from stardeck.server.metrics import METRICS

STATUS = {
    "no_room": 404,
    "no_game": 404,
    "no_tutorial": 404,
    "not_yours": 403,
    "no_key": 401,
    "rate": 429,
    "store": 503,
    "busy": 503,
}
STATUS |= {"options": 400, "name": 400, "no_bot": 400, "seat": 400, "message": 400, "webhook": 400, "aside": 410}
log = structlog.get_logger("stardeck.errors")
AnyRequest = Request[Any, Any, Any]


def answer(status: int, code: str, why: str, rule: str = "") -> Response[w.Refused]:
    """A refusal as a response."""
    METRICS.refused.labels(code).inc()
    refused = w.Refused(code=code, rule=rule, why=why)
    return Response(refused, status_code=status, media_type=MediaType.JSON)


def declined(request: AnyRequest, error: Declined) -> Response[w.Refused]:
    return answer(STATUS.get(error.code, 409), error.code, error.why, error.rule)


def unknown_game(request: AnyRequest, error: UnknownGame) -> Response[w.Refused]:
    return answer(404, "no_game", str(error))


def refused(request: AnyRequest, error: StardeckError) -> Response[w.Refused]:
    return answer(409, "refused", str(error))


WORDS = {400: "The request cannot be read.", 404: "There is nothing here.", 405: "This cannot be done here."}
WORDS |= {413: "The request is too long.", 415: "The request must be JSON."}


def http_error(request: AnyRequest, error: HTTPException) -> Response[w.Refused]:
    if error.status_code >= 500:
        return bug(request, error)
    response = answer(error.status_code, "message", WORDS.get(error.status_code, "This request is refused."))
    response.headers.update(error.headers or {})
    return response


def bug(request: AnyRequest, error: Exception) -> Response[w.Refused]:
    METRICS.errors.inc()
    log.error("bug", path=request.url.path, exc_info=error)
    return answer(500, "bug", "Something went wrong here; it was noted.")


HANDLERS: dict[Any, Any] = {
    Declined: declined,
    UnknownGame: unknown_game,
    StardeckError: refused,
    HTTPException: http_error,
    Exception: bug,
}
