"""How much one client may do."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from re import fullmatch
from typing import Any, Final


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
    reports: tuple[int, float] = (5, 600.0)
    outbound_bytes: int = 256 * 1024
    heartbeat: float = 25.0
    sockets_per_address: int = 50
    sockets_per_guest: int = 10
    connections_per_address: int = 200
    connections: int = 60_000
    new_matches: tuple[int, float] = (30, 600.0)
    new_guests: tuple[int, float] = (100, 600.0)
    calls: tuple[int, float] = (1200, 60.0)
    calls_per_guest: tuple[int, float] = (120, 60.0)
    long_calls: tuple[int, float] = (60, 60.0)
    lessons: tuple[int, float] = (600, 60.0)
    analysed_steps: tuple[int, float] = (4000, 600.0)
    analyses_waiting: int = 50
    request_seconds: float = 10.0
    wrong_guesses: tuple[int, float] = (5, 10.0)
    follows: int = 20
    follows_per_address: int = 200
    shows_per_address: int = 10
    held_steps: int = 200_000
    fetches: tuple[int, float] = (600, 60.0)
    held_tiles: int = 3_000_000
    tiles_in_memory: int = 20_000_000
    daily_tries: int = 4
    matches_per_address: tuple[int, float] = (120, 600.0)
    map_tiles: tuple[int, float] = (3_000_000, 600.0)
    line_connections_per_address: int = 32
    line_connections: int = 4096
    line_idle: float = 300.0
    shouts: tuple[int, float] = (6, 12.0)


_MANY: Final = 10**9
_OFTEN: Final = (10**12, 1.0)
MEASURING = Limits(
    player_frames=_OFTEN,
    watcher_frames=_OFTEN,
    sockets_per_address=_MANY,
    sockets_per_guest=_MANY,
    connections_per_address=_MANY,
    new_matches=_OFTEN,
    new_guests=_OFTEN,
    calls=_OFTEN,
    calls_per_guest=_OFTEN,
    uploads=_OFTEN,
    long_calls=_OFTEN,
    lessons=_OFTEN,
    analysed_steps=_OFTEN,
    analyses_waiting=_MANY,
    daily_tries=_MANY,
    matches_per_address=_OFTEN,
    map_tiles=_OFTEN,
    follows_per_address=_MANY,
    shows_per_address=_MANY,
    held_steps=_MANY,
    fetches=_OFTEN,
    held_tiles=_MANY,
    line_connections_per_address=_MANY,
    shouts=_OFTEN,
)
"""For load tests on one machine: nobody is too fast."""


def with_limit(limits: Limits, text: str) -> Limits:
    """The limits with another one, such as `new-matches=30/600` or `follows=20`.

    Those that are counted in a time take a number and its seconds. ValueError says what is wrong.
    """
    name, _, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if name not in {each.name for each in fields(limits)}:
        known = ", ".join(each.name.replace("_", "-") for each in fields(limits))
        raise ValueError(f"there is no limit {text.partition('=')[0]!r}; known: {known}")
    usual = getattr(limits, name)
    number = r"\d{1,15}(\.\d{1,3})?" if isinstance(usual, float) else r"\d{1,15}"
    if isinstance(usual, tuple):
        found = fullmatch(r"(\d{1,15})/(\d{1,9}(?:\.\d{1,3})?)", value)
        if found is None or float(found[2]) <= 0:
            raise ValueError(f"expected a number and its seconds, such as {name}=30/600")
        return changed(limits, name, (int(found[1]), float(found[2])))
    if fullmatch(number, value) is None:
        raise ValueError(f"expected a number, such as {name}={usual}")
    return changed(limits, name, type(usual)(value))


def changed(limits: Limits, name: str, value: Any) -> Limits:
    """The same limits but for this one."""
    return replace(limits, **{name: value})
