"""Answers to requests: as JSON, kept by the browser; the request without a body, and from where one came."""

from __future__ import annotations

import gzip
import ipaddress
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

SMALL = 1024  # bytes that are not worth it
LEVEL = 9
HOUSEHOLD = 64  # bits of an IPv6 address that name a network: whoever has one address there has all


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """The empty body of a request that needs none."""


def address(request: Request) -> str:
    return "" if request.client is None else request.client.host


def cached(request: Request, response: Response) -> Response:
    """An answer that the browser may keep and ask about."""
    tag = f'"{sha256(bytes(response.body)).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return squeezed(request, response)


def takes_gzip(request: Request) -> bool:
    asked = request.headers.get("accept-encoding", "")
    return any(part.partition(";")[0].strip() == "gzip" for part in asked.split(","))


def squeezed(request: Request, response: Response) -> Response:
    """The same answer in fewer bytes, for whoever takes it so. What is told to everybody is squeezed once."""
    response.headers["vary"] = "accept-encoding"
    if takes_gzip(request) and len(response.body) > SMALL:
        response.body = zipped(bytes(response.body))
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


@lru_cache(maxsize=64)
def zipped(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def network_of(host: str) -> str:
    """The network of an address: an IPv4 address, or the first 64 bits of an IPv6 one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return str(address)
