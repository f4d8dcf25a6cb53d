"""What is counted against the limits: so many things in so many seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MOST_ACCOUNTS: Final = 100_000


class Credits:
    """So many things in so many seconds."""

    __slots__ = ("left", "until")

    def __init__(self) -> None:
        self.left = 0
        self.until = 0.0

    def spend(self, now: float, limit: tuple[int, float], cost: int = 1) -> int:
        """Take some; what is left is below zero when there was too little."""
        if now >= self.until:
            self.left, self.until = limit[0], now + limit[1]
        self.left -= cost
        return self.left


class Accounts:
    """Credits by address or guest; old ones are thrown away. `bitten` hears who has none left."""

    def __init__(
        self,
        limit: tuple[int, float],
        now: Callable[[], float],
        bitten: Callable[[str], None] = lambda who: None,
    ) -> None:
        self.limit: Final = limit
        self.now: Final = now
        self.bitten: Final = bitten
        self.credits: dict[str, Credits] = {}

    def may(self, who: str, cost: int = 1) -> bool:
        """Spend one credit, or what it costs, if there is so much."""
        if len(self.credits) >= MOST_ACCOUNTS:
            self.sweep()
        is_good = self.credits.setdefault(who, Credits()).spend(self.now(), self.limit, cost) >= 0
        if not is_good:
            self.bitten(who)
        return is_good

    def has(self, who: str) -> bool:
        """Whether there is a credit left, without spending it."""
        credits = self.credits.get(who)
        return credits is None or credits.left > 0 or self.now() >= credits.until

    def sweep(self) -> None:
        """Forget those whose time is over; if that is nobody, forget all."""
        now = self.now()
        self.credits = {who: each for who, each in self.credits.items() if each.until > now}
        if len(self.credits) >= MOST_ACCOUNTS:
            self.credits.clear()
