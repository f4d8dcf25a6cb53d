"""What a server counts, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Frames(Collector):
    """Frames by their kind. Counted at every move, so without the locks of the library's own."""

    def __init__(self) -> None:
        self.counts: Tally[type] = Tally()

    def count(self, kind: type) -> None:
        """One frame of this kind came."""
        self.counts[kind] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """For the registry."""
        family = CounterMetricFamily(
            "waystone_frames_total", "frames from clients", labels=["kind"]
        )
        for kind, count in self.counts.items():
            family.add_metric([kind.__name__.lower()], count)
        yield family


class Times(Collector):
    """How long something took, by buckets. Counted at every move, like frames."""

    def __init__(self, name: str, help: str, bounds: tuple[float, ...]) -> None:
        self.name: Final = name
        self.help: Final = help
        self.bounds: Final = bounds
        self.counts: Final = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """For the registry."""
        names = [*map(floatToGoString, self.bounds), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self.counts)), strict=True))
        yield HistogramMetricFamily(self.name, self.help, buckets, self.total)


class Metrics:
    """Counters of one server; each has a registry of its own, so that tests do not meet."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.sockets: Final = self.gauge("sockets", "open sockets")
        self.hosts: Final = self.gauge("matches_in_memory", "matches in memory")
        self.frames: Final = Frames()
        self.refused: Final = self.counter("refused_total", "refused frames and calls", "code")
        self.cut: Final = self.counter("sockets_cut_total", "sockets cut off", "why")
        self.opened: Final = self.counter("matches_opened_total", "matches opened", "game")
        self.calls: Final = self.counter("calls_total", "HTTP calls", "status")
        self.act_seconds: Final = Times(
            "waystone_act_seconds",
            "from an action's arrival to its telling, stored",
            (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self.registry.register(self.frames)
        self.registry.register(self.act_seconds)

    def gauge(self, name: str, help: str) -> Gauge:
        """Something that goes up and down."""
        return Gauge(f"waystone_{name}", help, registry=self.registry)

    def counter(self, name: str, help: str, label: str) -> Counter:
        """Something that only grows."""
        return Counter(f"waystone_{name}", help, [label], registry=self.registry)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
