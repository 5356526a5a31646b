"""What the server writes down: as text for a person or one JSON object a line for a machine, and never a secret."""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")  # the id of the request that is being answered
# Tokens, and the passwords of database addresses.
SECRET = re.compile(r"(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])|(?<=://)([^\s:/@]+):[^\s@/]+(?=@)")
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
PLAIN = "%(asctime)s %(levelname)s %(name)s%(request)s: %(message)s"


def fresh_request() -> str:
    return secrets.token_hex(8)


def discreet(text: str) -> str:
    """The same without what nobody may read in a log."""
    return SECRET.sub(lambda found: f"{found[1]}:…" if found[1] else "…", text)


class Plain(logging.Formatter):
    """For a person."""

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        record.request = f" [{request}]" if request else ""
        return discreet(super().format(record))


class Json(logging.Formatter):
    """For a machine."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        if request := REQUEST.get():
            told["request"] = request
        if record.exc_info:
            told["fault"] = discreet(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def write_log(form: str = "text", level: str = "info") -> None:
    """Write to the standard error in this form from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Plain(PLAIN))
    logging.basicConfig(level=LEVELS[level], handlers=[handler], force=True)
    # alembic and uvicorn's access log would repeat every path and every step
    logging.getLogger("alembic").setLevel(logging.WARNING)
