"""Which requests are let in: hosts, origins, rates; and what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import SplitResult, urlsplit

from aiohttp import web

from waystone.api.carrying import to_web, token_of
from waystone.api.policy import POLICY
from waystone.api.server import SERVER, WebServer, address_of
from waystone.kernel.errors import WaystoneError
from waystone.match.addresses import counted
from waystone.match.model import Refusal
from waystone.service.answering import refused
from waystone.service.calls import failure

if TYPE_CHECKING:
    from waystone.api.protocol import Protocol

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
log = logging.getLogger("waystone.api")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@web.middleware
async def answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every error is JSON with a code; what we did not expect is logged, not told."""
    context = request.app[SERVER].context
    try:
        response = await handler(request)
    except WaystoneError as refusal:
        response = to_web(refused(context, refusal))
    except web.HTTPException as error:
        response = http_failure(error)
    except Exception:
        log.exception("%s %s failed", request.method, request.path)
        response = to_web(failure("INTERNAL"))
    context.metrics.calls[response.status] += 1
    return response


def http_failure(error: web.HTTPException) -> web.Response:
    """Errors of the HTTP library in our own words."""
    codes = {404: "NOT_FOUND", 405: "WRONG_METHOD", 413: "TOO_LARGE"}
    response = to_web(failure(codes.get(error.status, "BAD_REQUEST"), error.reason, error.status))
    if isinstance(error, web.HTTPMethodNotAllowed):
        response.headers["Allow"] = error.headers["Allow"]
    return response


def check_metrics_reader(request: web.Request, server: WebServer) -> None:
    """Figures count every action, hidden ones too: players must not watch them grow (DM-81)."""
    if not server.options.may_see_figures(address_of(request, server.options)):
        raise Refusal("NOT_HERE")


@web.middleware
async def guard_requests(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Hosts, origins and the header that no foreign page can send."""
    server = request.app[SERVER]
    server.connections.spoke(cast("Protocol", request.protocol))
    check_host(request, server)
    if request.path.startswith("/api/"):
        check_calls(request, server)
    if request.method not in ("GET", "HEAD"):
        check_origin(request, server, needed=False)
        if request.headers.get("X-Waystone") != "1":
            raise Refusal("NO_HEADER")
    return await handler(request)


def check_calls(request: web.Request, server: WebServer) -> None:
    """An address has so many calls; who plays here has some more, whatever their neighbours do."""
    if server.calls.may(counted(address_of(request, server.options))):
        return
    guest = server.context.guests.who_came_lately(token_of(request, server.options)[0])
    if guest is None or not server.calls_of_guests.may(guest.id):
        raise Refusal("TOO_MANY_CALLS")


def check_host(request: web.Request, server: WebServer) -> None:
    """The name we are called by must be ours, so that no foreign name leads here."""
    host = request.headers.get("Host", "").lower()
    options = server.options
    name = split(f"//{host}").hostname or ""
    known = options.hosts()
    if known:
        fits = host in known or name in LOOPBACK
    else:
        fits = name in LOOPBACK if options.is_loopback else bool(name)
    if not fits:
        raise Refusal("BAD_HOST")


def split(address: str) -> SplitResult:
    """The parts of an address; one that makes no sense has none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def check_origin(request: web.Request, server: WebServer, needed: bool) -> None:
    """A page may call its own server only; programs without a page send no origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        if needed:
            raise Refusal("BAD_ORIGIN", "Browsers say where they come from; programs send a token.")
        return
    own = split(origin)
    if origin in server.options.origins:
        return
    is_page = own.scheme in ("http", "https") and own.netloc != ""
    if not is_page or own.netloc.lower() != request.headers.get("Host", "").lower():
        raise Refusal("BAD_ORIGIN")


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """What every answer carries."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)  # the documentation has a policy of its own
    response.headers.pop("Server", None)
    if request.app[SERVER].options.is_secure:
        response.headers["Strict-Transport-Security"] = "max-age=31536000"
