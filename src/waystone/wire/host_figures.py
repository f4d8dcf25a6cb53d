"""What one process tells its host."""

from __future__ import annotations

import msgspec

from waystone.wire.bodies import Answer
from waystone.wire.host_tools import HostCall


class HostAsked(HostCall, frozen=True):
    """The figures of this process, for who hosts it and knows the token."""


class Histogram(msgspec.Struct, frozen=True):
    """How often something took at most so many seconds; the last count is for all beyond."""

    bounds: list[float]
    counts: list[int]
    total: float


class HostFigures(Answer, frozen=True):
    """What one process does; counts are since its start.

    `acts` are actions from their arrival to their stored answer, `bots` the thinking of slow bots.
    """

    process: str
    version: str
    uptime: float
    ready: bool
    reasons: list[str]
    sockets: int
    matches: int
    steps: dict[str, int]
    opened: dict[str, int]
    calls: dict[str, int]
    refused: dict[str, int]
    cut: dict[str, int]
    acts: Histogram
    commits: Histogram
    bots: Histogram
    waiting: int
    failures: int
    loop_lag: float
    store_bytes: int
    map_bytes: int
    map_quota: int
    retention: dict[str, int]
    swept: dict[str, int]
