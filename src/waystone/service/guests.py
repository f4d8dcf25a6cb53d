"""Who is calling: a token, known by its checksum only."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from waystone.match.model import Guest, Refusal
from waystone.match.ports import Clock, GuestStore
from waystone.match.seats import ANONYMOUS, new_id, new_token, token_hash
from waystone.service.limits import Accounts

REMEMBERED: Final = 10_000
TOKEN_LENGTH: Final = 43


class Guests:
    """Knows guests by their tokens; those who came lately without asking the store."""

    def __init__(self, store: GuestStore, clock: Clock, wrong_tokens: Accounts) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.wrong_tokens: Final = wrong_tokens
        self.recent: OrderedDict[str, Guest] = OrderedDict()

    async def recognise(self, token: str, address: str, must_be_known: bool) -> Guest | None:
        """The guest who has this token; a wrong one is nobody's, or refused if it `must_be_known`.

        A browser may bring an old cookie; a program that names a wrong token is mistaken.
        """
        if not token:
            return None
        self.check_guessing(address)
        guest = await self.find(token)
        if guest is None:
            self.count_wrong_guess(address)
            if must_be_known:
                raise Refusal("BAD_TOKEN", "nobody has this token")
        return guest

    def check_guessing(self, address: str) -> None:
        """After too many wrong tokens or invites an address is refused for a while."""
        if not self.wrong_tokens.has(address):
            raise Refusal("TOO_MANY_TRIES", "too many wrong tokens; wait a moment")

    def count_wrong_guess(self, address: str) -> None:
        """A token or an invite was wrong."""
        self.wrong_tokens.may(address)

    async def find(self, token: str) -> Guest | None:
        """The guest who has this token."""
        if len(token) != TOKEN_LENGTH:
            return None
        mark = token_hash(token)
        guest = self.recent.get(mark)
        if guest is None:
            guest = await self.store.guest_of(mark)
            if guest is not None:
                guest = self.remember(mark, guest)
        return guest

    def remember(self, mark: str, guest: Guest) -> Guest:
        """Keep a guest at hand."""
        self.recent[mark] = guest
        while len(self.recent) > REMEMBERED:
            self.recent.popitem(last=False)
        return guest

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest and the token that only the guest has."""
        guest, token = Guest(new_id(), ANONYMOUS), new_token()
        mark = token_hash(token)
        await self.store.add_guest(guest, mark, self.clock.wall())
        return self.remember(mark, guest), token

    async def rename(self, guest: Guest, name: str) -> None:
        """From now on the guest has this name, if it is another."""
        if name != guest.name:
            guest.name = name
            await self.store.rename(guest.id, name)

    async def forget(self, token: str) -> None:
        """The token is worth nothing any more."""
        mark = token_hash(token)
        self.recent.pop(mark, None)
        await self.store.forget_token(mark)
