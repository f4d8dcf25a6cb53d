"""Who may not play here for a time, because the host has said so."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Final

from waystone.match.addresses import counted
from waystone.match.bites import Bites
from waystone.match.model import Refusal
from waystone.match.order import OrderStore
from waystone.match.ports import Clock

GUEST: Final = "guest"
ADDRESS: Final = "address"


class Banned(Refusal):
    """Somebody who may not play here before `until`, in milliseconds since 1970."""

    def __init__(self, until: int) -> None:
        when = datetime.fromtimestamp(until / 1000, UTC)
        message = f"The host of this server has banned you until {when:%Y-%m-%d %H:%M} UTC."
        super().__init__("BANNED", message, until=f"{when:%Y-%m-%dT%H:%M:%SZ}")


class Bans:
    """The bans as the store knew them some seconds ago, so that every process keeps to them and
    nobody waits for the store to be let in."""

    def __init__(self, clock: Clock, bites: Bites) -> None:
        self.clock: Final = clock
        self.bites: Final = bites
        self.until: dict[str, int] = {}
        self.listeners: Final[list[Callable[[], None]]] = []

    def listen(self, hear: Callable[[], None]) -> None:
        """Hear whenever somebody may have been banned who is here."""
        self.listeners.append(hear)

    async def look(self, store: OrderStore) -> None:
        """Learn what the host has said, perhaps elsewhere."""
        self.until = {ban.who: ban.until for ban in await store.bans(self.clock.wall())}
        if self.until:
            for hear in self.listeners:
                hear()

    def found(self, guest: str, address: str) -> Banned | None:
        """Why a guest, empty for a stranger, is not let in from a counted address."""
        ends = [self.until.get(who, 0) for who in (f"{GUEST} {guest}", f"{ADDRESS} {address}")]
        return Banned(max(ends)) if max(ends) > self.clock.wall() else None

    def check(self, guest: str, address: str) -> None:
        """Refuse who is banned."""
        banned = self.found(guest, address)
        if banned is not None:
            self.bites.note("banned", f"{GUEST} {guest or 'without a name'}, {ADDRESS} {address}")
            raise banned


def whom(text: str) -> str:
    """Whom the host means by an address or a guest's id, as a ban names them.

    Lists and logs say which of both it is (`guest ID`, `address A`): that is understood, too.
    """
    kind, _, rest = text.strip().rpartition(" ")
    if kind in ("", GUEST) and rest.isascii() and rest.isalnum():
        return f"{GUEST} {rest}"
    if kind in ("", ADDRESS):
        return f"{ADDRESS} {checked_address(rest)}"
    raise not_understood(text)


def checked_address(text: str) -> str:
    """The address as limits count it: one of IPv6 is all that share its first 64 bits."""
    address = counted(text)
    try:
        network = ip_network(address)
    except ValueError:
        raise not_understood(text) from None
    if network.num_addresses > 1 and counted(str(network[0])) != address:
        raise not_understood(text)
    return address


def not_understood(text: str) -> Refusal:
    """Neither of both."""
    return Refusal("BAD_BODY", f"expected an address or the id of a guest, not {text[:80]!r}")
