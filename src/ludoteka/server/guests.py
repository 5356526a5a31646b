"""Who somebody is: an unguessable token in a cookie, one for seats and one for watching; we keep only hashes."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

PLAYER = "ludoteka_player"
SPECTATOR = "ludoteka_spectator"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are read for one another
CODE = 8
TABLE = 12
ID = re.compile(f"[{LETTERS}]{{{TABLE}}}")


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def token_of(request: HTTPConnection, cookie: str) -> str | None:
    token = request.cookies.get(cookie, "")
    return token if TOKEN.fullmatch(token) else None


def guest_of(request: HTTPConnection, cookie: str) -> str:
    """The hash of who asks; empty for a stranger, and no seat is held by the empty hash."""
    token = token_of(request, cookie)
    return "" if token is None else hashed(token)


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def give(response: Response, request: HTTPConnection, cookie: str, token: str) -> None:
    """Put a token into a cookie that no script can read and no other site can send."""
    response.set_cookie(
        cookie, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )


def fresh_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE))


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))
