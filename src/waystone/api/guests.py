"""Who is calling: a token in a cookie or a header, known by its checksum only."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from aiohttp import web

from waystone.api.calls import Call
from waystone.api.house import House
from waystone.match.model import Guest, Refusal
from waystone.match.seats import ANONYMOUS, clean_name, new_id, new_token, token_hash
from waystone.wire import calls

COOKIE: Final = "waystone"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000
TOKEN_LENGTH: Final = 43


class Reception:
    """Knows guests by their tokens; those who came lately without asking the store."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.known: OrderedDict[str, Guest] = OrderedDict()

    async def recognise(self, request: web.Request, address: str) -> Guest | None:
        """The guest of this request's token; a wrong token in a header is refused."""
        token, is_header = token_of(request, self.house)
        if not token:
            return None
        self.check_guessing(address)
        guest = await self.find(token)
        if guest is None:
            self.house.wrong_tokens.may(address)
            if is_header:
                raise Refusal("BAD_TOKEN", "nobody has this token")
        return guest

    def check_guessing(self, address: str) -> None:
        """Too many wrong tokens from one address close the door for a while."""
        if not self.house.wrong_tokens.has(address):
            raise Refusal("TOO_MANY_TRIES", "too many wrong tokens; wait a moment")

    async def find(self, token: str) -> Guest | None:
        """The guest who has this token."""
        if len(token) != TOKEN_LENGTH:
            return None
        mark = token_hash(token)
        guest = self.known.get(mark)
        if guest is None:
            guest = await self.house.store.guest_of(mark)
            if guest is not None:
                guest = self.remember(mark, guest)
        return guest

    def remember(self, mark: str, guest: Guest) -> Guest:
        """Keep a guest at hand."""
        self.known[mark] = guest
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return guest

    async def forget(self, token: str, guest: Guest) -> None:
        """The token opens nothing any more, and what it opened is closed."""
        mark = token_hash(token)
        self.known.pop(mark, None)
        await self.house.store.forget_token(mark)
        for socket in [each for each in self.house.sockets if each.guest_id == guest.id]:
            socket.cut("forgotten")

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest and the token that only the guest has."""
        guest, token = Guest(new_id(), ANONYMOUS), new_token()
        mark = token_hash(token)
        await self.house.store.add_guest(guest, mark, self.house.clock.wall())
        return self.remember(mark, guest), token


def cookie_name(house: House) -> str:
    """With the prefix that ties a cookie to https and this host, where there is https."""
    return f"__Host-{COOKIE}" if house.options.is_secure else COOKIE


def token_of(request: web.Request, house: House) -> tuple[str, bool]:
    """The token, and whether it came in a header."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip(), True
    return request.cookies.get(cookie_name(house), ""), False


def set_cookie(response: web.StreamResponse, house: House, token: str) -> None:
    """Give a browser its token, out of reach of scripts; an empty one takes it away."""
    response.set_cookie(
        cookie_name(house),
        token,
        max_age=YEAR if token else 0,
        path="/",
        httponly=True,
        secure=house.options.is_secure,
        samesite="Lax",
    )


async def enter(call: Call) -> calls.Guest:
    """Who am I? A stranger becomes a guest; a name given is the guest's from now on."""
    asked = call.body(calls.GuestAsked)
    guest, token = call.guest, None
    if guest is None:
        if not call.house.new_guests.may(call.address):
            raise Refusal("TOO_MANY_GUESTS", "too many new guests from your address; wait a while")
        guest, token = await call.reception.welcome()
        if not asked.token:
            call.cookie = token
    if asked.name is not None and clean_name(asked.name) != guest.name:
        guest.name = clean_name(asked.name)
        await call.house.store.rename(guest.id, guest.name)
    if asked.token and token is None:
        token = token_of(call.request, call.house)[0]
    return calls.Guest(guest.id, guest.name, token if asked.token else None)


async def leave(call: Call) -> calls.Gone:
    """Forget me: the token is worth nothing from now on."""
    guest = call.who()
    call.body(calls.GoneAsked)
    await call.reception.forget(token_of(call.request, call.house)[0], guest)
    call.cookie = ""
    return calls.Gone(guest.id)
