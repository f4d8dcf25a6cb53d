"""What the host of a server may see of it."""

from __future__ import annotations

from dataclasses import asdict
from hmac import compare_digest
from importlib.metadata import PackageNotFoundError, version

from waystone.match.model import Refusal
from waystone.match.retention import NEVER, Retention
from waystone.match.times import Times
from waystone.service.calls import Call
from waystone.service.context import AppContext
from waystone.wire.host_figures import Histogram, HostAsked, HostFigures


async def figures(call: Call) -> HostFigures:
    """The figures of this process, for who knows the host's token."""
    check_token(call.context, call.body(HostAsked).token, call.address)
    return figures_of(call.context)


def check_token(context: AppContext, token: str, address: str) -> None:
    """Refuse who does not host, and tell who guesses often to wait; the host is heard, whatever
    others at the same address have guessed: so long a token is not found by trying."""
    if not context.host_token:
        raise Refusal("NOT_HERE", "This server has no page for its host; see serve --host-token.")
    if not compare_digest(token.encode(), context.host_token.encode()):
        context.guests.count_wrong_guess(f"host {address}")
        raise Refusal("NOT_HOST")


def figures_of(context: AppContext) -> HostFigures:
    """What this process does."""
    metrics, ports, load = context.metrics, context.lobby.ports, context.store.write_load()
    reasons = context.why_not_ready()
    return HostFigures(
        process=ports.process,
        version=own_version(),
        uptime=context.clock.now() - context.started,
        ready=not reasons,
        reasons=reasons,
        sockets=len(context.sessions),
        matches=len(context.lobby.hosts),
        steps=dict(ports.figures.steps),
        opened=dict(metrics.opened),
        calls={str(status): count for status, count in sorted(metrics.calls.items())},
        refused=dict(metrics.refused),
        cut=dict(metrics.cut),
        acts=histogram(metrics.act_seconds),
        commits=histogram(load.commits),
        bots=histogram(ports.figures.bot_seconds),
        waiting=load.waiting,
        failures=load.failures,
        loop_lag=metrics.loop_lag,
        store_bytes=metrics.store_bytes,
        map_bytes=metrics.map_bytes,
        map_quota=context.map_quota.in_all,
        retention=days_of(context.retention),
        swept=dict(metrics.swept),
    )


def days_of(retention: Retention) -> dict[str, int]:
    """After how many days something happens to matches, by the names of the options."""
    days = asdict(retention).items()
    return {name.replace("_", "-"): each for name, each in days if each != NEVER}


def histogram(times: Times) -> Histogram:
    """As it is sent."""
    return Histogram(list(times.bounds), list(times.counts), times.total)


def own_version() -> str:
    """The version of this package."""
    try:
        return version("waystone")
    except PackageNotFoundError:
        return "0"
