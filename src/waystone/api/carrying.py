"""Carries calls in and answers out: bodies, tokens, cookies."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from aiohttp import web

from waystone.api.options import Options
from waystone.api.server import WebServer, address_of
from waystone.match.addresses import counted
from waystone.match.model import Refusal
from waystone.service.answering import answer
from waystone.service.calls import Request, Response

COOKIE: Final = "waystone"
YEAR: Final = 365 * 24 * 3600
LONG: Final = 16_384


async def carry(request: web.Request, server: WebServer) -> web.Response:
    """One call and its answer; a HEAD is answered as a GET whose body is not sent."""
    token, is_header = token_of(request, server.options)
    asked = Request(
        method="GET" if request.method == "HEAD" else request.method,
        path=request.path,
        read=partial(read_in_time, request, server.options.limits.request_seconds),
        query=request.query,
        address=counted(address_of(request, server.options)),
        token=token,
        must_be_known=is_header,
        origin=request.headers.get("Origin", ""),
    )
    answered = await answer(server.context, asked)
    response = to_web(answered)
    if answered.token is not None:
        set_cookie(response, server.options, answered.token)
    return response


def to_web(answered: Response) -> web.Response:
    """An answer as it is sent; a long one is squeezed for who can take it so."""
    headers = {**answered.headers, "Content-Type": answered.media}
    response = web.Response(body=answered.content, status=answered.status, headers=headers)
    if len(answered.content) > LONG:
        response.enable_compression()
    return response


async def read_in_time(request: web.Request, seconds: float, most: int) -> bytes:
    """The body, if it comes in time."""
    try:
        return await asyncio.wait_for(read(request, most), seconds)
    except TimeoutError:
        raise Refusal("TOO_SLOW") from None


async def read(request: web.Request, most: int) -> bytes:
    """A body of at most so many bytes; one that says it is longer is not even begun."""
    found = bytearray()
    if (request.content_length or 0) <= most:
        async for chunk in request.content.iter_any():
            found += chunk
            if len(found) > most:
                break
        else:
            return bytes(found)
    raise Refusal("TOO_LARGE", f"This call takes at most {most} bytes.")


def cookie_name(options: Options) -> str:
    """With the prefix that ties a cookie to https and this host, where there is https."""
    return f"__Host-{COOKIE}" if options.is_secure else COOKIE


def token_of(request: web.Request, options: Options) -> tuple[str, bool]:
    """The token, and whether it came in a header."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip(), True
    return request.cookies.get(cookie_name(options), ""), False


def set_cookie(response: web.Response, options: Options, token: str) -> None:
    """Give a browser its token, out of reach of scripts; an empty one takes it away."""
    response.set_cookie(
        cookie_name(options),
        token,
        max_age=YEAR if token else 0,
        path="/",
        httponly=True,
        secure=options.is_secure,
        samesite="Lax",
    )
