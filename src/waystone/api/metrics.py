"""The server's counters as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from waystone.match.times import Times
from waystone.service.context import AppContext

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Exporter(Collector):
    """Reads the counters when it is asked; counting itself stays free of locks and labels."""

    def __init__(self, context: AppContext) -> None:
        self.context: Final = context

    def collect(self) -> Iterator[Metric]:
        """Every family with its samples."""
        metrics, lobby = self.context.metrics, self.context.lobby
        yield gauge("sockets", "open sockets", len(self.context.sessions))
        yield gauge("connections", "open connections, sockets among them", metrics.connections())
        yield gauge("matches_in_memory", "matches in memory", len(lobby.hosts))
        kinds = {kind.__name__.lower(): count for kind, count in metrics.frames.items()}
        yield counter("frames", "frames from clients", "kind", kinds)
        yield counter("refused", "refused frames and calls", "code", metrics.refused)
        help = "wishes beyond a limit"
        yield counter("limited", help, "limit", self.context.bites.counts)
        yield counter("sockets_cut", "sockets cut off", "why", metrics.cut)
        yield counter("matches_opened", "matches opened", "game", metrics.opened)
        yield counter("calls", "HTTP calls", "status", metrics.calls)
        yield counter("steps", "steps made here", "game", lobby.ports.figures.steps)
        help = "from an action's arrival to its telling, stored"
        yield histogram("act_seconds", help, metrics.act_seconds)
        load = self.context.store.write_load()
        yield histogram("commit_seconds", "how long commits took", load.commits)
        yield gauge("commits_failed", "commits that failed", load.failures)
        yield gauge("writes_waiting", "writes that wait for a commit", load.waiting)
        help = "how long slow bots thought, waiting included"
        yield histogram("bot_seconds", help, lobby.ports.figures.bot_seconds)
        yield gauge("loop_lag_seconds", "how late the event loop is", metrics.loop_lag)
        help = "how late the event loop comes back, looked at twenty times a second"
        yield histogram("loop_late_seconds", help, metrics.loop_late)
        help = "the latest that the event loop came back in the last minute or two"
        yield gauge("loop_late_most_seconds", help, metrics.most_late.value())
        thinking = lobby.ports.thinker.waiting()
        yield labelled("tasks_waiting", "asked of workers, not answered yet", "worker", thinking)
        yield counter("matches_swept", "old matches by what became of them", "fate", metrics.swept)
        yield gauge("map_bytes", "maps that players brought along", metrics.map_bytes)
        yield gauge("store_bytes", "the size of what is kept", metrics.store_bytes)


def gauge(name: str, help: str, value: float) -> Metric:
    """Something that goes up and down."""
    return GaugeMetricFamily(f"waystone_{name}", help, value)


def labelled(name: str, help: str, label: str, values: Mapping[str, float]) -> Metric:
    """Several of them."""
    family = GaugeMetricFamily(f"waystone_{name}", help, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family


def counter(name: str, help: str, label: str, counts: Mapping[Any, int]) -> Metric:
    """Something that only grows, by a label."""
    family = CounterMetricFamily(f"waystone_{name}_total", help, labels=[label])
    for value, count in counts.items():
        family.add_metric([str(value)], count)
    return family


def histogram(name: str, help: str, times: Times) -> Metric:
    """How long something took, by buckets."""
    names = [*map(floatToGoString, times.bounds), "+Inf"]
    buckets = list(zip(names, map(float, accumulate(times.counts)), strict=True))
    return HistogramMetricFamily(f"waystone_{name}", help, buckets, times.total)


def exported(context: AppContext) -> bytes:
    """All counters in the text format of Prometheus."""
    registry = CollectorRegistry()
    registry.register(Exporter(context))
    return generate_latest(registry)
