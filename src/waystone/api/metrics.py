"""What a server counts, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Counters of one server; each has a registry of its own, so that tests do not meet."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.by_kind: dict[type, Counter] = {}
        self.sockets: Final = self.gauge("sockets", "open sockets")
        self.hosts: Final = self.gauge("matches_in_memory", "matches in memory")
        self.frames: Final = self.counter("frames_total", "frames from clients", "kind")
        self.refused: Final = self.counter("refused_total", "refused frames and calls", "code")
        self.cut: Final = self.counter("sockets_cut_total", "sockets cut off", "why")
        self.opened: Final = self.counter("matches_opened_total", "matches opened", "game")
        self.calls: Final = self.counter("calls_total", "HTTP calls", "status")
        self.act_seconds: Final = Histogram(
            "waystone_act_seconds",
            "from an action's arrival to its telling, stored",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )

    def count_frame(self, kind: type) -> None:
        """One frame of this kind came; looking a label up costs more than counting."""
        counter = self.by_kind.get(kind)
        if counter is None:
            counter = self.by_kind[kind] = self.frames.labels(kind.__name__.lower())
        counter.inc()

    def gauge(self, name: str, help: str) -> Gauge:
        """Something that goes up and down."""
        return Gauge(f"waystone_{name}", help, registry=self.registry)

    def counter(self, name: str, help: str, label: str) -> Counter:
        """Something that only grows."""
        return Counter(f"waystone_{name}", help, [label], registry=self.registry)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
