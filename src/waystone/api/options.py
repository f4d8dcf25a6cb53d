"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address
from urllib.parse import urlsplit

from waystone.match.map_quota import MapQuota
from waystone.match.retention import Retention
from waystone.service.limits import Limits


@dataclass(frozen=True)
class Options:
    """`origins` are the public addresses, such as https://play.example.org; none means any host.
    The first of them is what invitations name.

    Behind a proxy the client's address is the last one in X-Forwarded-For. `fixed_windows` is how
    many seconds every pause takes in which haste would betray something, 0 for as it comes.
    Figures are for this machine, and for the networks of `metrics_for`; the host's page is for who
    knows `host_token`, and for nobody if that is empty.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    fixed_windows: int = 0
    metrics_for: tuple[IPv4Network | IPv6Network, ...] = ()
    host_token: str = ""
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    map_quota: MapQuota = field(default_factory=MapQuota)

    @property
    def is_secure(self) -> bool:
        """Whether browsers come by https."""
        return any(origin.startswith("https://") for origin in self.origins)

    @property
    def public_url(self) -> str:
        """The address that invitations name; empty where nobody said one."""
        return self.origins[0] if self.origins else ""

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
