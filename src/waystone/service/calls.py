"""One call: what was asked and by whom, what is answered, and which calls can refuse what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec

from waystone.kernel.errors import REFUSALS
from waystone.match.host import Host
from waystone.match.model import Guest, Refusal
from waystone.service.context import AppContext
from waystone.wire.bodies import Answer, Asked
from waystone.wire.calls import ErrorDetail, Failed

A = TypeVar("A", bound=Asked)
JSON: Final = "application/json"
NOT_KEPT: Final = {"Cache-Control": "no-store"}
STATUS: Final = {
    "NO_GUEST": 401,
    "BAD_CODE": 403,
    "BAD_PASSKEY": 403,
    "NO_SUCH_PASSKEY": 404,
    "TOO_MANY_PASSKEYS": 409,
    "NO_PASSKEYS": 501,
    "BAD_TOKEN": 401,
    "BAD_ORIGIN": 403,
    "NO_HEADER": 403,
    "BANNED": 403,
    "NOT_HERE": 403,
    "NOT_HOST": 403,
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
    "NO_SUCH_FILE": 404,
    "NO_SUCH_LESSON": 404,
    "NOT_FOUND": 404,
    "WRONG_METHOD": 405,
    "NO_FREE_SEAT": 409,
    "NO_JOINING": 409,
    "NO_OPEN_SEAT": 409,
    "TABLE_FULL": 409,
    "TOO_EARLY": 409,
    "NO_REMATCH": 409,
    "NOT_RANKED": 409,
    "DAY_OVER": 409,
    "SIGNED": 409,
    "NAME_TAKEN": 409,
    "DAILY_PLAYED": 409,
    "OTHER_RULES": 409,
    "NOT_WANTED": 409,
    "LESSON_OVER": 409,
    "VOID": 410,
    "TOO_LARGE": 413,
    "REPLAY_TOO_LARGE": 413,
    "BAD_HOST": 421,
    "TOO_MANY_MATCHES": 429,
    "TOO_LARGE_MAPS": 429,
    "TOO_MANY_REPORTS": 429,
    "TOO_MANY_MAPS": 429,
    "NO_SUCH_LINE": 404,
    "NO_SUCH_ENTRY": 404,
    "NO_SUCH_GUEST": 404,
    "TOO_MANY_GUESTS": 429,
    "TOO_MANY_TRIES": 429,
    "TOO_MANY_CALLS": 429,
    "TOO_MANY_ANALYSES": 429,
    "NO_SUCH_STEP": 404,
    "NO_HINTS": 409,
    "NOTHING_TO_CHOOSE": 409,
    "TOO_MANY_SOCKETS": 429,
    "INTERNAL": 500,
    "STORE_FAILED": 503,
    "NO_ROOM_FOR_MAPS": 503,
    "CLOSING": 503,
}


@dataclass(frozen=True)
class Request:
    """What was asked, whatever carried it here.

    `read` fetches the body, of at most so many bytes, or refuses it. `token` is a guest's, or
    empty; a wrong one is refused if it `must_be_known`. `address` is where the request came from,
    `origin` whose page sent it, if one did: it is one of this server's.
    """

    method: str
    path: str
    read: Callable[[int], Awaitable[bytes]]
    query: Mapping[str, str] = field(default_factory=dict)
    address: str = ""
    token: str = ""
    must_be_known: bool = False
    origin: str = ""


@dataclass(frozen=True)
class Response:
    """What is answered. A `token` is for the client to keep; an empty one takes its own away."""

    status: int
    content: bytes
    media: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict)
    token: str | None = None


class Call:
    """One request, with the guest who makes it and the words of its path by their names."""

    def __init__(
        self, context: AppContext, request: Request, words: Mapping[str, str], guest: Guest | None
    ) -> None:
        self.context: Final = context
        self.request: Final = request
        self.words: Final = words
        self.guest: Final = guest
        self.content = b""
        self.new_token: str | None = None

    def body(self, kind: type[A]) -> A:
        """What was sent, checked."""
        try:
            return msgspec.json.decode(self.content or b"{}", type=kind)
        except (msgspec.DecodeError, ValueError) as error:
            raise Refusal("BAD_BODY", str(error)) from None

    def who(self) -> Guest:
        """The guest, who must be one."""
        if self.guest is None:
            raise Refusal("NO_GUEST")
        return self.guest

    @property
    def guest_id(self) -> str:
        """The guest's id, empty for strangers."""
        return self.guest.id if self.guest is not None else ""

    @property
    def address(self) -> str:
        """Where the request came from."""
        return self.request.address

    async def host(self) -> Host:
        """The host of the match in the path."""
        match = self.words["match"]
        if not (match.isascii() and match.isalnum() and len(match) <= 24):
            raise Refusal("NO_SUCH_MATCH")
        return await self.context.lobby.find(match, self.pay)

    def pay(self, tiles: int) -> None:
        """For a match that is fetched."""
        self.context.charge_fetch(self.address, tiles)

    def asked_for(self, name: str, default: str = "") -> str:
        """A word of the query."""
        return self.request.query.get(name, default)


Handler = Callable[[Call], Awaitable[Answer | Response]]


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
    """The body may hold a file of the player, which can be large."""
    for_banned: bool = False
    """Also for who is banned: what the host does, and what is everybody's right."""


def json_response(body: Any, token: str | None = None, status: int = 200) -> Response:
    """An answer that nobody keeps."""
    return Response(status, msgspec.json.encode(body), headers=NOT_KEPT, token=token)


def failure(
    code: str,
    message: str = "",
    status: int | None = None,
    headers: Mapping[str, str] | None = None,
    details: Mapping[str, str] | None = None,
) -> Response:
    """An error with its code, from which its sentence and status follow unless they are given."""
    error = ErrorDetail(code, message or REFUSALS.get(code, code), dict(details or {}))
    content = msgspec.json.encode(Failed(error))
    all_headers = {**NOT_KEPT, **(headers or {})}
    return Response(status or STATUS.get(code, 400), content, headers=all_headers)
