"""Whom the limits count, however a proxy or a machine writes an address."""

from __future__ import annotations

import pytest

from waystone.match.addresses import counted, without_port


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:4711", "192.0.2.1"),
        ("192.0.2.1:", "192.0.2.1:"),
        ("192.0.2.1:web", "192.0.2.1:web"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("localhost:80", "localhost"),
        ("", ""),
    ],
)
def test_a_port_is_no_part_of_an_address(address: str, found: str) -> None:
    assert without_port(address) == found


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_a_customer_is_one_address_or_all_of_a_network(address: str, found: str) -> None:
    assert counted(address) == found
