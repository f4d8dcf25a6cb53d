"""An address, however a proxy writes it."""

from __future__ import annotations

import pytest

from waystone.match.addresses import without_port


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
