"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Limits:
    """What one client may do. Counts are per the seconds beside them."""

    frame_bytes: int = 4096
    body_bytes: int = 16_384
    large_body_bytes: int = 4 * 1024 * 1024
    uploads: tuple[int, float] = (32 * 1024 * 1024, 600.0)
    player_frames: tuple[int, float] = (200, 20.0)
    watcher_frames: tuple[int, float] = (50, 20.0)
    chats: tuple[int, float] = (6, 12.0)
    outbound_bytes: int = 256 * 1024
    heartbeat: float = 25.0
    sockets_per_address: int = 50
    sockets_per_guest: int = 10
    new_matches: tuple[int, float] = (30, 600.0)
    new_guests: tuple[int, float] = (100, 600.0)
    calls: tuple[int, float] = (1200, 60.0)
    long_calls: tuple[int, float] = (60, 60.0)
    request_seconds: float = 10.0
    wrong_tokens: tuple[int, float] = (5, 10.0)
    follows: int = 20


MEASURING = Limits(
    player_frames=(10**9, 1.0),
    watcher_frames=(10**9, 1.0),
    sockets_per_address=10**6,
    sockets_per_guest=10**6,
    new_matches=(10**9, 1.0),
    new_guests=(10**9, 1.0),
    calls=(10**9, 1.0),
    uploads=(10**12, 1.0),
    long_calls=(10**9, 1.0),
)
"""For load tests on one machine: nobody is too fast."""


@dataclass(frozen=True)
class Options:
    """`origins` are the public addresses, such as https://play.example.org; none means any host.

    Behind a proxy the client's address is the last one in X-Forwarded-For. `even_pace` is how many
    seconds every pause of a game takes in which haste would betray something, 0 for as it comes.
    Figures are for this machine, and for the networks of `metrics_for`.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    even_pace: int = 0
    metrics_for: tuple[IPv4Network | IPv6Network, ...] = ()
    limits: Limits = field(default_factory=Limits)

    @property
    def is_secure(self) -> bool:
        """Whether browsers come by https."""
        return any(origin.startswith("https://") for origin in self.origins)

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can come."""
        return self.host in ("127.0.0.1", "::1", "localhost")

    def may_see_figures(self, address: str) -> bool:
        """Whether who comes from this address may know how much is going on here."""
        try:
            where = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(where, "ipv4_mapped", None) or where
        return bool(mapped.is_loopback) or any(mapped in each for each in self.metrics_for)

    def hosts(self) -> set[str]:
        """The names under which the server may be called."""
        return {urlsplit(origin).netloc.lower() for origin in self.origins}
