"""What one address keeps in the server's memory: the matches that its sockets follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from waystone.match.host import Host
from waystone.match.model import Refusal
from waystone.service.limits import Limits

LONG_MATCH: Final = 5000
"""Steps of a match that nobody plays by hand in an evening."""


class Holdings:
    """By address, how often each match is followed from there, and the tiles of large maps among
    them; who follows one match twice holds it once."""

    def __init__(self, limits: Limits, limited: Callable[[str, str], None]) -> None:
        self.limits: Final = limits
        self.limited: Final = limited
        self.follows: Final[dict[str, Counter[str]]] = {}
        self.tiles: Final[dict[str, int]] = {}
        self.shows: Final[dict[str, set[str]]] = {}

    def take(self, address: str, match: str, tiles: int, is_show: bool = False) -> None:
        """One more socket of this address follows a match, with a large map of so many tiles or
        none, or a show of bots alone; refused where that is too much."""
        held = self.follows.get(address, Counter())
        more = 0 if match in held else tiles
        if held.total() >= self.limits.follows_per_address:
            self.limited("follows_per_address", f"address {address}")
            raise Refusal("TOO_MANY")
        if more and self.tiles.get(address, 0) + more > self.limits.held_tiles:
            self.limited("held_tiles", f"address {address}")
            raise Refusal("TOO_LARGE_MAPS")
        if is_show:
            self.take_show(address, match)
        self.follows.setdefault(address, held)[match] += 1
        self.tiles[address] = self.tiles.get(address, 0) + more

    def take_show(self, address: str, match: str) -> None:
        """Bots alone play only while somebody looks: who looks is who makes them think."""
        shows = self.shows.get(address, set())
        if match not in shows and len(shows) >= self.limits.shows_per_address:
            self.limited("shows_per_address", f"address {address}")
            raise Refusal("TOO_MANY")
        self.shows.setdefault(address, shows).add(match)

    def check_steps(self, address: str, hosts: Mapping[str, Host]) -> None:
        """Long matches grow with every step: refuse one more where they are too much by now."""
        followed = (hosts[match].match.number for match in self.follows.get(address, ()))
        if sum(each for each in followed if each > LONG_MATCH) > self.limits.held_steps:
            self.limited("held_steps", f"address {address}")
            raise Refusal("TOO_MANY")

    def give_back(self, address: str, match: str, tiles: int) -> None:
        """One of them follows it no longer."""
        held = self.follows[address]
        held[match] -= 1
        if not held[match]:
            del held[match]
            self.tiles[address] -= tiles
            self.shows.get(address, set()).discard(match)
        if not held:
            del self.follows[address], self.tiles[address]
            self.shows.pop(address, None)
