"""Who somebody is: an unguessable token in a cookie, one for seats and one for watching; we keep only hashes."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteka.room.ids import hashed

PLAYER = "ludoteka_player"
SPECTATOR = "ludoteka_spectator"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
HOST = "__Host-"  # browsers keep such a cookie only over TLS, for one host and all of it
YEAR = 365 * 24 * 3600


def token_of(request: HTTPConnection, cookie: str) -> str | None:
    """What this browser holds; a cookie that only this host can have set goes before one that another may have."""
    for name in (HOST + cookie, cookie):
        token = request.cookies.get(name, "")
        if TOKEN.fullmatch(token):
            return token
    return None


def guest_of(request: HTTPConnection, cookie: str) -> str:
    """The hash of whoever asks; empty for a stranger, and no seat is held by the empty hash."""
    token = token_of(request, cookie)
    return "" if token is None else hashed(token)


def give(response: Response, request: HTTPConnection, cookie: str, token: str) -> None:
    """Put a token into a cookie that no script can read and no other site can send."""
    secure = request.url.scheme == "https"
    name = HOST + cookie if secure else cookie
    response.set_cookie(name, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
