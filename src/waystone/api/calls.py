"""One HTTP call: who asks, what for, and how the answer is written."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from aiohttp import web

from waystone.api.house import House
from waystone.match.host import Host
from waystone.match.model import Guest, Refusal
from waystone.wire.calls import Answer, Asked, Failed, Flaw

if TYPE_CHECKING:
    from waystone.api.guests import Reception

A = TypeVar("A", bound=Asked)
JSON: Final = "application/json"
LONG: Final = 16_384
STATUS: Final = {
    "NO_GUEST": 401,
    "BAD_TOKEN": 401,
    "BAD_ORIGIN": 403,
    "NO_HEADER": 403,
    "NOT_HERE": 403,
    "NOT_SEATED": 403,
    "NOT_KEEPER": 403,
    "NOT_INVITED": 403,
    "NOT_WINNER": 403,
    "SEALED": 403,
    "NOT_OVER": 403,
    "TOO_SLOW": 408,
    "NO_SUCH_MATCH": 404,
    "NO_SUCH_BOARD": 404,
    "NO_DAILY": 404,
    "NO_SUCH_PAPER": 404,
    "NOT_FOUND": 404,
    "NO_FREE_SEAT": 409,
    "NO_JOINING": 409,
    "NO_OPEN_SEAT": 409,
    "TABLE_FULL": 409,
    "TOO_EARLY": 409,
    "NO_REMATCH": 409,
    "NOT_RANKED": 409,
    "DAY_OVER": 409,
    "SIGNED": 409,
    "DAILY_PLAYED": 409,
    "OTHER_RULES": 409,
    "VOID": 410,
    "TOO_LARGE": 413,
    "REPLAY_TOO_LARGE": 413,
    "BAD_HOST": 421,
    "TOO_MANY_MATCHES": 429,
    "TOO_MANY_GUESTS": 429,
    "TOO_MANY_TRIES": 429,
    "TOO_MANY_CALLS": 429,
    "TOO_MANY_SOCKETS": 429,
    "STORE_FAILED": 503,
    "CLOSING": 503,
}


class Call:
    """One request, with the guest who makes it."""

    def __init__(
        self, house: House, reception: Reception, request: web.Request, guest: Guest | None
    ) -> None:
        self.house: Final = house
        self.reception: Final = reception
        self.request: Final = request
        self.guest: Final = guest
        self.address: Final = address_of(request, house)
        self.content = b""
        self.cookie: str | None = None

    def body(self, kind: type[A]) -> A:
        """What was sent, checked."""
        try:
            return msgspec.json.decode(self.content or b"{}", type=kind)
        except (msgspec.DecodeError, ValueError) as flaw:
            raise Refusal("BAD_BODY", str(flaw)) from None

    def who(self) -> Guest:
        """The guest, who must be one."""
        if self.guest is None:
            raise Refusal("NO_GUEST", "call POST /api/guest first")
        return self.guest

    @property
    def guest_id(self) -> str:
        """The guest's id, empty for strangers."""
        return self.guest.id if self.guest is not None else ""

    async def host(self) -> Host:
        """The host of the match in the path."""
        match = self.request.match_info["match"]
        if not (match.isascii() and match.isalnum() and len(match) <= 24):
            raise Refusal("NO_SUCH_MATCH", "there is no such match")
        return await self.house.lobby.find(match)

    def asked_for(self, name: str, default: str = "") -> str:
        """A word of the query."""
        return self.request.query.get(name, default)


Handler = Callable[[Call], Awaitable[Answer | web.Response]]


@dataclass(frozen=True)
class Route:
    """One call of the interface: also a line of its description."""

    method: str
    path: str
    handler: Handler
    summary: str
    asked: type[Asked] | None = None
    answer: type[Answer] | None = None
    query: tuple[str, ...] = ()
    refuses: tuple[str, ...] = ()
    """Codes of its own, beside those that its method and its path bring along."""
    takes_text: bool = False
    """The body is a text as it is, not JSON."""
    takes_much: bool = False
    """The body may hold a paper, which can be large."""


def address_of(request: web.Request, house: House) -> str:
    """Where the request comes from; behind our own proxy, what the proxy says."""
    if house.options.behind_proxy:
        last = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
        if last:
            return last
    return request.remote or ""


def json_response(body: Any, status: int = 200) -> web.Response:
    """An answer that nobody keeps; a long one is squeezed for who can take it so."""
    content = msgspec.json.encode(body)
    headers = {"Cache-Control": "no-store"}
    response = web.Response(body=content, status=status, content_type=JSON, headers=headers)
    if len(content) > LONG:
        response.enable_compression()
    return response


def failure(code: str, message: str, status: int | None = None) -> web.Response:
    """An error with its code."""
    return json_response(Failed(Flaw(code, message)), status or STATUS.get(code, 400))
