"""Whom the limits count."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

_ONE_CUSTOMER: Final = 64
"""Who has one address of IPv6 has all that share so many bits."""


def without_port(address: str) -> str:
    """An address as some proxies write it: `192.0.2.1:4711`, `[2001:db8::1]:4711`, or bare."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, colon, port = address.partition(":")
    return host if colon and port.isdecimal() else address


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
