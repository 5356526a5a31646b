"""Ids and tokens that nobody can guess."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are read for one another
CODE = 8
TABLE = 12
ID = re.compile(f"[{LETTERS}]{{{TABLE}}}")


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def fresh_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE))


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))
