"""Whom the limits count."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

_ONE_CUSTOMER: Final = 64
"""Who has one address of IPv6 has all that share so many bits."""


def counted(address: str) -> str:
    """Whom the limits count when somebody comes from this address."""
    try:
        where = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(where, IPv4Address):
        return str(where)
    if where.ipv4_mapped is not None:
        return str(where.ipv4_mapped)
    return str(ip_network((where, _ONE_CUSTOMER), strict=False))
