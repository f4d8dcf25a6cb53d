"""Who is calling: a token, known by its checksum only."""

from __future__ import annotations

from collections import OrderedDict
from math import inf
from typing import Final

from waystone.match.model import Guest, Refusal
from waystone.match.ports import GuestNotice, GuestStore, Ports
from waystone.match.seats import ANONYMOUS, new_id, new_token, token_hash
from waystone.service.credits import Accounts

REMEMBERED: Final = 10_000
TOKEN_LENGTH: Final = 43
TRUSTED_SECONDS: Final = 5.0


class Guests:
    """Knows guests by their tokens; those who came lately without asking the store.

    Where other processes may change or forget them, that is trusted for some seconds only.
    """

    def __init__(self, store: GuestStore, ports: Ports, wrong_guesses: Accounts) -> None:
        self.store: Final = store
        self.clock: Final = ports.clock
        self.bus: Final = ports.bus
        self.process: Final = ports.process
        self.wrong_guesses: Final = wrong_guesses
        self.trusted_seconds: Final = TRUSTED_SECONDS if ports.is_shared else inf
        self.recent: OrderedDict[str, tuple[Guest, float]] = OrderedDict()

    async def recognise(self, token: str, address: str, must_be_known: bool) -> Guest | None:
        """The guest who has this token; a wrong one is nobody's, or refused if it `must_be_known`.

        A browser may bring an old cookie; a program that names a wrong token is mistaken. Who has
        a right one never suffers from others behind the same address who have not.
        """
        if not token:
            return None
        guest = await self.find(token)
        if guest is None and must_be_known:
            self.count_wrong_guess(f"address {address}")
            raise Refusal("BAD_TOKEN")
        return guest

    def check_guessing(self, who: str) -> None:
        """After too many wrong guesses somebody is refused for a while, right or wrong."""
        if not self.wrong_guesses.has(who):
            raise Refusal("TOO_MANY_TRIES")

    def count_wrong_guess(self, who: str) -> None:
        """A token or an invite was wrong; too many of them are refused as such."""
        if not self.wrong_guesses.may(who):
            raise Refusal("TOO_MANY_TRIES")

    async def find(self, token: str) -> Guest | None:
        """The guest who has this token."""
        if len(token) != TOKEN_LENGTH:
            return None
        return await self.find_mark(token_hash(token))

    async def find_mark(self, mark: str) -> Guest | None:
        """The guest whose token has this checksum."""
        guest, seen_at = self.recent.get(mark, (None, -inf))
        if self.clock.now() - seen_at < self.trusted_seconds:
            return guest
        found = await self.store.guest_of(mark)
        if found is None:
            self.recent.pop(mark, None)
            return None
        if guest is not None:
            guest.name = found.name  # the same object, for whoever is connected
        return self.remember(mark, guest or found)

    def remember(self, mark: str, guest: Guest) -> Guest:
        """Keep a guest at hand."""
        self.recent[mark] = guest, self.clock.now()
        while len(self.recent) > REMEMBERED:
            self.recent.popitem(last=False)
        return guest

    async def look_again(self, id: str) -> None:
        """Another process has changed a guest: who is connected here has the new name at once."""
        for mark, (guest, _) in list(self.recent.items()):
            if guest.id == id:
                self.recent[mark] = guest, -inf
                await self.find_mark(mark)

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest and the token that only the guest has."""
        guest, token = Guest(new_id(), ANONYMOUS), new_token()
        mark = token_hash(token)
        await self.store.add_guest(guest, mark, self.clock.wall())
        return self.remember(mark, guest), token

    def who_came_lately(self, token: str) -> Guest | None:
        """The guest who has this token, if that is known without asking the store."""
        return self.recent.get(token_hash(token), (None, 0.0))[0]

    def at_hand(self, id: str) -> list[Guest]:
        """This guest, once for each device that came lately."""
        return [guest for guest, _ in self.recent.values() if guest.id == id]

    async def let_in(self, code_hash: str) -> str | None:
        """A new token of the guest whose code this is, or None if it is nobody's."""
        token, now = new_token(), self.clock.wall()
        guest = await self.store.use_code(code_hash, now, token_hash(token))
        return token if guest is not None else None

    async def rename(self, guest: Guest, name: str) -> None:
        """From now on the guest has this name, if it is another."""
        if name != guest.name:
            await self.store.rename(guest.id, name)
            self.tell_name(guest, name)

    def tell_name(self, guest: Guest, name: str) -> None:
        """The store knows a guest by another name: so does every device and process."""
        for other in self.at_hand(guest.id):
            other.name = name
        guest.name = name
        self.bus.announce(GuestNotice(guest.id, self.process))

    async def forget(self, guest: Guest, token: str) -> None:
        """The guest's token is worth nothing any more, here and in other processes."""
        await self.store.forget_token(token_hash(token))
        self.lose(guest)

    def lose(self, guest: Guest) -> None:
        """The store knows the guest's tokens no longer: neither does any process."""
        for mark, (each, _) in list(self.recent.items()):
            if each.id == guest.id:  # other devices of a guest who is erased, too
                del self.recent[mark]
        self.bus.announce(GuestNotice(guest.id, self.process, forgotten=True))
