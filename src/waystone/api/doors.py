"""Who may come in: hosts, origins, sizes; and what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import SplitResult, urlsplit

from aiohttp import web

from waystone.api.calls import address_of, failure
from waystone.api.house import HOUSE, House
from waystone.kernel.errors import WaystoneError
from waystone.match.model import Refusal

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
log = logging.getLogger("waystone.api")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
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
    house = request.app[HOUSE]
    try:
        response = await handler(request)
    except WaystoneError as flaw:
        house.metrics.refused.labels(flaw.code).inc()
        response = failure(flaw.code, flaw.message)
    except web.HTTPException as flaw:
        response = http_failure(flaw)
    except Exception:
        log.exception("%s %s failed", request.method, request.path)
        response = failure("INTERNAL", "something went wrong here", 500)
    house.metrics.calls.labels(str(response.status)).inc()
    return response


def http_failure(flaw: web.HTTPException) -> web.Response:
    """Errors of the HTTP library in our own words."""
    codes = {404: "NOT_FOUND", 405: "WRONG_METHOD", 413: "TOO_LARGE"}
    response = failure(codes.get(flaw.status, "BAD_REQUEST"), flaw.reason, flaw.status)
    if isinstance(flaw, web.HTTPMethodNotAllowed):
        response.headers["Allow"] = flaw.headers["Allow"]
    return response


def check_figures(request: web.Request, house: House) -> None:
    """Figures count every action, hidden ones too: players must not watch them grow (DM-81)."""
    if not house.options.may_see_figures(address_of(request, house)):
        raise Refusal("NOT_HERE", "figures are for this machine; see waystone serve --metrics-for")


@web.middleware
async def check_doors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Hosts, origins and the header that no foreign page can send."""
    house = request.app[HOUSE]
    house.silent.discard(request.protocol)
    check_host(request, house)
    is_call = request.path.startswith("/api/")
    if is_call and not house.calls.may(address_of(request, house)):
        raise Refusal("TOO_MANY_CALLS", "too many calls from your address; wait a moment")
    if request.method not in ("GET", "HEAD"):
        check_origin(request, house, needed=False)
        if request.headers.get("X-Waystone") != "1":
            raise Refusal("NO_HEADER", "this call needs the header X-Waystone: 1")
    return await handler(request)


def check_host(request: web.Request, house: House) -> None:
    """The name we are called by must be ours, so that no foreign name leads here."""
    host = request.headers.get("Host", "").lower()
    options = house.options
    name = split(f"//{host}").hostname or ""
    known = options.hosts()
    if known:
        fits = host in known or name in LOOPBACK
    else:
        fits = name in LOOPBACK if options.is_loopback else bool(name)
    if not fits:
        raise Refusal("BAD_HOST", "this server is not known by that name")


def split(address: str) -> SplitResult:
    """The parts of an address; one that makes no sense has none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def check_origin(request: web.Request, house: House, needed: bool) -> None:
    """A page may call its own server only; programs without a page send no origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        if needed:
            raise Refusal("BAD_ORIGIN", "browsers say where they come from; programs send a token")
        return
    own = split(origin)
    if origin in house.options.origins:
        return
    is_page = own.scheme in ("http", "https") and own.netloc != ""
    if not is_page or own.netloc.lower() != request.headers.get("Host", "").lower():
        raise Refusal("BAD_ORIGIN", "this page may not call this server")


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """What every answer carries."""
    response.headers.update(HEADERS)
    response.headers.pop("Server", None)
    if request.app[HOUSE].options.is_secure:
        response.headers["Strict-Transport-Security"] = "max-age=31536000"
