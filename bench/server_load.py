"""`python -m bench.server_load [--quick]`: the server under load, beside boardgame.io.

Each server runs in a process of its own with two sockets per match; the same program drives both.
Ours plays duels of Delve & Dash with real rules and views, and answers after the commit; the peer
plays a toy game in memory. Rounds are interleaved, and a ratio is of one round. Flat out: every
match plays as fast as it can. Paced: so many moves a second in all. Everything is bounded in count
and time, and only loopback is used.
"""

import argparse
import asyncio
import gc
import os
import platform
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import aiohttp

from bench import boardgame_io, waystone_server
from bench.load import Server, Table, closed, fsync_ms, open_all, paced

RESULTS = Path(__file__).resolve().parent / "server_results.md"
Found = dict[str, float]
MakeTable = Callable[[str, aiohttp.ClientSession, int], Table]


class Size(NamedTuple):
    """How much is done in one round, and how many rounds."""

    flat_out: int
    held: int
    rate: int
    seconds: float
    rounds: int


FULL = Size(flat_out=200, held=300, rate=500, seconds=8.0, rounds=3)
QUICK = Size(flat_out=20, held=30, rate=50, seconds=2.0, rounds=1)

# What is reported: key, name, format, and the most or least that the peer's figure allows.
ROWS: Sequence[tuple[str, str, str, str]] = (
    ("moves_per_s", "moves/s, flat out", ",.0f", "≥ 2.5×"),
    ("cpu_us", "server CPU µs per move, flat out", ",.0f", ""),
    ("core", "share of a core used, flat out", ".2f", ""),
    ("p50_ms", "p50 ms, paced", ".2f", ""),
    ("p99_ms", "p99 ms, paced", ".2f", "≤ 0.4×"),
    ("paced_cpu_us", "server CPU µs per move, paced", ",.0f", ""),
    ("kb_per_match", "kB per match with two sockets", ",.0f", "≤ 0.85×"),
)


async def measure(server: Server, address: str, table: MakeTable, size: Size) -> Found:
    """One server through one round."""
    limit = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=limit) as session:
        empty = server.memory()
        tables = [table(address, session, number) for number in range(size.held)]
        await open_all(tables)
        found = {"kb_per_match": (server.memory() - empty) / size.held / 1024}
        found |= await paced(server, tables, size.seconds, size.rate)
        found |= await closed(server, tables[: size.flat_out], size.seconds)
        await asyncio.gather(*(each.close() for each in tables))
    return found


async def ours(size: Size) -> Found:
    """Our server, with its store on this machine's disk."""
    with tempfile.TemporaryDirectory() as data:
        server, address = waystone_server.start(data)
        try:
            found = await measure(server, address, waystone_server.Duel, size)
            return found | {"fsync_ms": fsync_ms(data)}
        finally:
            server.stop()


async def peer(size: Size) -> Found:
    """boardgame.io in memory."""
    server, address = boardgame_io.start()
    try:
        return await measure(server, address, boardgame_io.Pair, size)
    finally:
        server.stop()


async def rounds(size: Size, has_peer: bool) -> tuple[list[Found], list[Found]]:
    """The servers in turns."""
    results: tuple[list[Found], list[Found]] = ([], [])
    sides: list[Callable[[Size], Awaitable[Found]]] = [ours, peer] if has_peer else [ours]
    for number in range(size.rounds):
        for at, side in enumerate(sides):
            print(f"· round {number + 1} of {size.rounds}: {side.__name__}", flush=True)
            results[at].append(await side(size))
    return results


def page(own: list[Found], others: list[Found], size: Size) -> str:
    """The medians, and the ratios of the same round."""
    lines = ["| figure | ours | boardgame.io | ratio | goal |", "|---|---:|---:|---:|---|"]
    for key, name, form, goal in ROWS:
        value = f"{median(each[key] for each in own):{form}}"
        theirs = f"{median(each[key] for each in others):{form}}" if others else "–"
        ratios = [mine[key] / their[key] for mine, their in zip(own, others, strict=False)]
        ratio = f"{median(ratios):.2f}×" if ratios else "–"
        lines.append(f"| {name} | {value} | {theirs} | {ratio} | {goal} |")
    disk = median(each["fsync_ms"] for each in own)
    note = (
        f"{size.flat_out} matches flat out; {size.rate} moves/s over {size.held} matches paced;"
        f" medians of {size.rounds} interleaved rounds of {size.seconds:g} s;"
        f" fsync of 4 kB on the same disk: {disk:.2f} ms."
    )
    return "\n".join([*lines, "", note])


def head() -> str:
    """What was measured where."""
    return (
        "# The server under load\n\nOurs: duels of Delve & Dash, real rules and views, SQLite with"
        " synchronous=FULL, answers after the commit. boardgame.io 0.50.2: a toy game, in memory."
        "\nBoth are driven by the same program on the same machine.\n\n"
        f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()},"
        f" {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} at the end.\n\n"
    )


def main() -> None:
    """Measure, print, and keep the page of a full run."""
    parser = argparse.ArgumentParser(prog="bench.server_load")
    parser.add_argument("--quick", action="store_true", help="small and short; no page is written")
    size = QUICK if parser.parse_args().quick else FULL
    has_peer = boardgame_io.install()
    if not has_peer:
        print("· without boardgame.io: there is no Node to run it")
    gc.disable()  # the driver's own pauses are nobody's latency
    try:
        import uvloop
    except ImportError:
        own, others = asyncio.run(rounds(size, has_peer))
    else:
        own, others = uvloop.run(rounds(size, has_peer))
    text = page(own, others, size)
    print(text)
    if size is FULL:
        RESULTS.write_text(head() + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
