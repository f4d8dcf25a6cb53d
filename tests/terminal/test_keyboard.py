"""Keys: from the bytes of a terminal to names, nothing lost."""

import os
import time
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waystone.terminal.keyboard import Keyboard, decode

KEYS = [
    (b"a", "a"),
    (b" ", " "),
    (b"?", "?"),
    (b"\r", "enter"),
    (b"\n", "enter"),
    (b"\x7f", "backspace"),
    (b"\x04", "ctrl-d"),
    (b"\x01", "unknown"),
    (b"\x1b[A", "up"),
    (b"\x1b[B", "down"),
    (b"\x1b[C", "right"),
    (b"\x1b[D", "left"),
    (b"\x1bOA", "up"),
    (b"\x1b[1;5C", "right"),
    (b"\x1b[3~", "unknown"),
    (b"\x1b[200~", "unknown"),
    ("é".encode(), "é"),
    ("龍".encode(), "龍"),
    ("🐉".encode(), "🐉"),
    (b"\xff", "unknown"),
]


@pytest.mark.parametrize(("sent", "key"), KEYS)
def test_a_key_is_read_alone_and_in_a_row(sent: bytes, key: str) -> None:
    assert decode(sent) == (key, len(sent))
    assert decode(sent + b"xyz") == (key, len(sent))


@pytest.mark.parametrize("part", [b"\x1b", b"\x1b[", b"\x1b[1;5", "龍".encode()[:2], b""])
def test_an_incomplete_key_waits_for_its_rest(part: bytes) -> None:
    assert decode(part) == ("", 0)


@given(st.binary(max_size=40))
def test_any_bytes_are_keys(sent: bytes) -> None:
    left = sent
    while left:
        key, size = decode(left)
        if not size:
            break
        assert key
        left = left[size:]


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    ends = os.pipe()
    yield ends
    for end in ends:
        try:
            os.close(end)
        except OSError:
            continue


def test_keys_typed_early_are_kept(pipe: tuple[int, int]) -> None:
    keyboard = Keyboard(pipe[0])
    os.write(pipe[1], b"ab\x1b[A")
    assert keyboard.is_waiting(0)
    assert [keyboard.key(1) for _ in range(3)] == ["a", "b", "up"]
    assert keyboard.key(0.01) == ""
    assert not keyboard.is_waiting(0.01)


def test_a_lone_escape_is_a_key_after_a_moment(pipe: tuple[int, int]) -> None:
    keyboard = Keyboard(pipe[0])
    os.write(pipe[1], b"\x1b")
    begun = time.monotonic()
    assert keyboard.key(60) == "escape"
    assert time.monotonic() - begun < 30


def test_a_closed_terminal_is_the_end(pipe: tuple[int, int]) -> None:
    keyboard = Keyboard(pipe[0])
    os.close(pipe[1])
    with pytest.raises(EOFError):
        keyboard.key(1)
