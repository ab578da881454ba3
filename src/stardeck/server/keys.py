"""Keys: unguessable secrets that hold seats. The server keeps only their hashes."""

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie

COOKIE = "stardeck"
SHAPE = re.compile(r"^sd_[A-Za-z0-9_-]{32}$")
YEAR = 365 * 86_400


def new_key() -> str:
    """A key nobody can guess: 192 random bits."""
    return "sd_" + secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a key or link; from 192 random bits there is no way back."""
    return hashlib.sha256(b"stardeck key " + secret.encode()).hexdigest()


def key_in(cookie: str, authorization: str) -> tuple[str, bool]:
    """The hash of the key a request carries ("" if none), and whether it came in a cookie."""
    kind, _, bearer = authorization.partition(" ")
    if kind.lower() == "bearer" and SHAPE.match(bearer):
        return hashed(bearer), False
    try:
        morsel = SimpleCookie(cookie).get(COOKIE)
    except CookieError:
        return "", False
    if morsel is not None and SHAPE.match(morsel.value):
        return hashed(morsel.value), True
    return "", False


def cookie_header(key: str, secure: bool) -> str:
    """The cookie that carries a key: no script can read it, no other site can send it."""
    return f"{COOKIE}={key}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
