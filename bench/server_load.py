"""`python -m bench.server_load [--quick] [--compiled]`: the server under load, beside boardgame.io.

Each server runs in a process of its own with two sockets per match; the same program drives both.
Ours plays duels of Delve & Dash with real rules and views, and answers after the commit, with its
store on this machine's disk, then in memory, then on disk with what tools/compile.py built
(`make bench COMPILED=1`); the peer plays a toy game in memory. Rounds are interleaved, and a ratio
is of one round. Flat out: every match plays as fast as it can. Paced: so many moves a second in
all. Everything is bounded in count and time, and only loopback is used.
"""

import argparse
import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import aiohttp

from bench import boardgame_io, waystone_server
from bench.load import Server, Table, closed, conditions, fsync_ms, open_all, paced
from bench.measure import COMPILED

RESULTS = Path(__file__).resolve().parent / "server_results.md"
Found = dict[str, float]
Side = Callable[["Size"], Awaitable[Found]]
Rounds = dict[Side, list[Found]]
MEMORY = Path("/dev/shm")
MakeTable = Callable[[str, aiohttp.ClientSession, int], Table]


class Size(NamedTuple):
    """How much is done in one round, and how many rounds."""

    flat_out: int
    held: int
    rate: int
    seconds: float
    rounds: int


FULL = Size(flat_out=200, held=300, rate=500, seconds=5.0, rounds=3)
QUICK = Size(flat_out=20, held=30, rate=50, seconds=2.0, rounds=1)

# What is reported: key, name, format, and the most or least that the peer's figure allows.
ROWS: Sequence[tuple[str, str, str, str]] = (
    ("moves_per_s", "moves/s, flat out", ",.0f", "≥ 3×"),
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


async def ours(
    size: Size, folder: Path | None = None, package: Path = waystone_server.ROOT / "src"
) -> Found:
    """Our server, with its store on this machine's disk or in another folder."""
    with tempfile.TemporaryDirectory(dir=folder) as data:
        server, address = waystone_server.start(data, package=package)
        try:
            if waystone_server.is_compiled(server) != (package == COMPILED):
                raise SystemExit(f"the server did not load the engine of {package}")
            found = await measure(server, address, waystone_server.Duel, size)
            return found | fsync_ms(data)
        finally:
            server.stop()


async def in_memory(size: Size) -> Found:
    """Our server, with its store where no disk is waited for, as the peer's."""
    return await ours(size, MEMORY)


async def compiled(size: Size) -> Found:
    """Our server with its engine compiled, on disk."""
    return await ours(size, package=COMPILED)


async def peer(size: Size) -> Found:
    """boardgame.io in memory."""
    server, address = boardgame_io.start()
    try:
        return await measure(server, address, boardgame_io.Pair, size)
    finally:
        server.stop()


async def rounds(size: Size, has_peer: bool, has_compiled: bool) -> Rounds:
    """The servers in turns."""
    sides = [ours, *[in_memory] * MEMORY.is_dir(), *[compiled] * has_compiled, *[peer] * has_peer]
    results: Rounds = {ours: [], in_memory: [], compiled: [], peer: []}
    for number in range(size.rounds):
        for side in sides:
            print(f"· round {number + 1} of {size.rounds}: {side.__name__}", flush=True)
            results[side].append(await side(size))
    return results


def middle(found: list[Found], key: str, form: str) -> str:
    """The median of a figure, if it was measured."""
    return f"{median(each[key] for each in found):{form}}" if found else "–"


def ratio(found: list[Found], others: list[Found], key: str) -> str:
    """The median of the ratios of the same rounds."""
    ratios = [mine[key] / their[key] for mine, their in zip(found, others, strict=False)]
    return f"{median(ratios):.2f}×" if ratios else "–"


def page(results: Rounds, size: Size) -> str:
    """The medians, and the ratios of the same round."""
    own, others = results[ours], results[peer]
    sides = {"store in memory": results[in_memory], "engine compiled": results[compiled]}
    more = {name: found for name, found in sides.items() if found}
    heads = "".join(f" ours, {name} | ratio |" for name in more)
    lines = [
        f"| figure | ours | boardgame.io | ratio | goal |{heads}",
        "|---|---:|---:|---:|---|" + "---:|---:|" * len(more),
    ]
    for key, name, form, goal in ROWS:
        values = [middle(own, key, form), middle(others, key, form), ratio(own, others, key), goal]
        for each in more.values():
            values += [middle(each, key, form), ratio(each, others, key)]
        lines.append(f"| {' | '.join([name, *values])} |")
    disk = [middle(own, key, ".2f") for key in ("fsync_p50_ms", "fsync_p99_ms")]
    note = (
        f"{size.flat_out} matches flat out; {size.rate} moves/s over {size.held} matches paced;"
        f" medians of {size.rounds} interleaved rounds of {size.seconds:g} s;"
        " a bare fsync of 4 kB on the same disk, one after the other:"
        f" p50 {disk[0]} ms, p99 {disk[1]} ms."
    )
    return "\n".join([*lines, "", note])


def head() -> str:
    """What was measured where."""
    return (
        "# The server under load\n\nOurs: duels of Delve & Dash, real rules and views, SQLite with"
        " synchronous=FULL, answers after the commit. boardgame.io 0.50.2: a toy game, in memory."
        "\nBoth are driven by the same program on the same machine.\n\n"
        f"{conditions()}\n\n"
    )


def main() -> None:
    """Measure, print, and keep the page of a full run."""
    parser = argparse.ArgumentParser(prog="bench.server_load")
    parser.add_argument("--quick", action="store_true", help="small and short; no page is written")
    parser.add_argument("--compiled", action="store_true", help="what tools/compile.py built too")
    asked = parser.parse_args()
    size = QUICK if asked.quick else FULL
    has_peer = boardgame_io.install()
    if not has_peer:
        print("· without boardgame.io: there is no Node to run it")
    gc.disable()  # the driver's own pauses are nobody's latency
    try:
        import uvloop
    except ImportError:
        results = asyncio.run(rounds(size, has_peer, asked.compiled))
    else:
        results = uvloop.run(rounds(size, has_peer, asked.compiled))
    text = page(results, size)
    print(text)
    if size is FULL:
        RESULTS.write_text(head() + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
