"""Every figure that a host's monitoring reads, by its name, its label and where it comes from."""

from __future__ import annotations

import pytest

from tests.service.kit import Server
from waystone.api.metrics import exported
from waystone.match.times import Times, WriteLoad
from waystone.wire.up import Act


def took(*seconds: float) -> Times:
    """Something took so long, each time."""
    times = Times()
    for each in seconds:
        times.observe(each)
    return times


def test_every_figure_has_its_name_and_its_label(monkeypatch: pytest.MonkeyPatch) -> None:
    context = Server().context
    metrics, ports = context.metrics, context.lobby.ports
    metrics.connections = lambda: 3
    metrics.frames[Act] = 4
    metrics.refused["BUSY"] = 5
    context.bites.counts["follows"] = 6
    metrics.cut["crowd"] = 7
    metrics.opened["dooom"] = 8
    metrics.calls[404] = 9
    ports.figures.steps["extrikate"] = 10
    metrics.act_seconds.observe(0.01)
    load = WriteLoad(took(0.02, 0.03), 11, 12)
    monkeypatch.setattr(context.store, "write_load", lambda: load)
    ports.figures.bot_seconds.observe(4.0)
    metrics.loop_lag = 0.13
    metrics.loop_late.observe(0.2)
    metrics.most_late.observe(0.25)
    monkeypatch.setattr(ports.thinker, "waiting", lambda: {"quick": 14, "slow": 15})
    metrics.swept["remove"] = 16
    metrics.map_bytes, metrics.store_bytes = 17, 18
    lines = [line for line in exported(context).decode().splitlines() if line[0] != "#"]
    told = [line for line in lines if "_bucket{" not in line]
    assert told == [
        "waystone_sockets 0.0",
        "waystone_connections 3.0",
        "waystone_matches_in_memory 0.0",
        'waystone_frames_total{kind="act"} 4.0',
        'waystone_refused_total{code="BUSY"} 5.0',
        'waystone_limited_total{limit="follows"} 6.0',
        'waystone_sockets_cut_total{why="crowd"} 7.0',
        'waystone_matches_opened_total{game="dooom"} 8.0',
        'waystone_calls_total{status="404"} 9.0',
        'waystone_steps_total{game="extrikate"} 10.0',
        "waystone_act_seconds_count 1.0",
        "waystone_act_seconds_sum 0.01",
        "waystone_commit_seconds_count 2.0",
        "waystone_commit_seconds_sum 0.05",
        f"waystone_commits_failed {load.failures}.0",
        f"waystone_writes_waiting {load.waiting}.0",
        "waystone_bot_seconds_count 1.0",
        "waystone_bot_seconds_sum 4.0",
        "waystone_loop_lag_seconds 0.13",
        "waystone_loop_late_seconds_count 1.0",
        "waystone_loop_late_seconds_sum 0.2",
        "waystone_loop_late_most_seconds 0.25",
        'waystone_tasks_waiting{worker="quick"} 14.0',
        'waystone_tasks_waiting{worker="slow"} 15.0',
        'waystone_matches_swept_total{fate="remove"} 16.0',
        "waystone_map_bytes 17.0",
        "waystone_store_bytes 18.0",
    ]
    buckets = [line for line in lines if line.startswith("waystone_commit_seconds_bucket")]
    assert [float(line.rpartition(" ")[2]) for line in buckets] == [0] * 4 + [1] + [2] * 8
    assert 'le="0.02"' in buckets[4]
    assert 'le="+Inf"' in buckets[-1]
