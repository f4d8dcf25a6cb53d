"""`python -m bench.cluster_load [--quick]`: one, two and four processes on one PostgreSQL.

Every match plays flat out, both its sockets at one process or one at each of two. Servers, database
and the program that plays share the cores of this machine, so moves a second say little about what
more cores would give. What a move costs says more: the time of a core that the servers, the
database and the players took for it. The work of one server process is what a core of its own can
do; where that does not rise with the number of processes, as many cores do as many times the work,
until the database is the limit.

Where control groups can be made that is also tried: with every server held to a quarter of a core
the others have room, and moves a second show what more processes are worth.
"""

import argparse
import asyncio
import gc
import os
import shutil
import tempfile
import time
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from typing import NamedTuple

import aiohttp
import uvloop

from bench.load import Server, closed, conditions, cpu_of, open_all
from bench.share import all_held, may_hold
from bench.waystone_server import Duel, start
from tests import postgres

RESULTS = Path(__file__).resolve().parent / "cluster_results.md"
MATCHES = 100
QUARTER = 0.25
Found = dict[str, float]


class Shape(NamedTuple):
    """How many processes, whether a match's sockets are at two of them, and whether each is held to
    a quarter of a core."""

    processes: int
    apart: bool = False
    held: bool = False

    def __str__(self) -> str:
        words = ["one process" if self.processes == 1 else f"{self.processes} processes"]
        words += ["a match's seats apart"] * self.apart
        words += ["a quarter of a core each"] * self.held
        return ", ".join(words)


FREE = (Shape(1), Shape(2), Shape(2, apart=True), Shape(4))
HELD = tuple(shape._replace(held=True) for shape in FREE)


def database_cpu(folder: Path) -> float:
    """Seconds of processor time that the database's processes have taken, its own and children."""
    first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return sum(cpu_of(pid) for pid in (first, *map(int, children)))


class Processes:
    """Servers on one database that are counted as one."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return sum(server.cpu() for server in self.servers)


async def measure(folder: Path, servers: dict[str, Server], apart: bool, seconds: float) -> Found:
    """All matches flat out, and what it costs whom."""
    addresses, many = list(servers), len(servers)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        tables = [
            Duel(addresses[at := n % many], session, n, addresses[(at + apart) % many])
            for n in range(MATCHES)
        ]
        await open_all(tables)
        before, own = database_cpu(folder), time.process_time()
        found = await closed(Processes(list(servers.values())), tables, seconds)
        moves = found["moves_per_s"] * seconds
        found["players_us"] = (time.process_time() - own) / moves * 1e6
        found["database_us"] = (database_cpu(folder) - before) / moves * 1e6
        await asyncio.gather(*(each.close() for each in tables))
    return found


def run(folder: Path, shape: Shape, seconds: float) -> Found:
    """One shape on a database of its own."""
    database = postgres.new_database(folder)
    with tempfile.TemporaryDirectory() as data:
        begun = [start(data, "--database", database) for _ in range(shape.processes)]
        servers = {address: server for server, address in begun}
        pids = [server.process.pid for server in servers.values()]
        with all_held(pids, QUARTER) if shape.held else nullcontext():
            try:
                return uvloop.run(measure(folder, servers, shape.apart, seconds))
            finally:
                for server in servers.values():
                    server.stop()


def page(found: dict[Shape, list[Found]], seconds: float) -> str:
    """Medians, as a table."""
    lines = [
        "| servers | moves/s | servers' CPU µs a move | database's | players' "
        "| moves a core of a server could do |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for shape, rounds in found.items():
        middle = {key: median(each[key] for each in rounds) for key in rounds[0]}
        costs = f"{middle['cpu_us']:.0f} | {middle['database_us']:.0f} | {middle['players_us']:.0f}"
        able = 1e6 / middle["cpu_us"]
        lines.append(f"| {shape} | {middle['moves_per_s']:,.0f} | {costs} | {able:,.0f} |")
    times = len(found[FREE[0]])
    note = f"{MATCHES} matches flat out; medians of {times} interleaved rounds of {seconds:g} s."
    return "\n".join([*lines, "", note, "", reading(found), *reading_held(found)])


def medians(found: dict[Shape, list[Found]], key: str) -> dict[Shape, float]:
    """One figure of every shape."""
    return {shape: median(each[key] for each in rounds) for shape, rounds in found.items()}


def reading(found: dict[Shape, list[Found]]) -> str:
    """What two processes are worth: by what they did here, and by what a move cost them."""
    one, two, apart, _ = FREE
    rate, cost = medians(found, "moves_per_s"), medians(found, "cpu_us")
    return (
        f"Two processes made {rate[two] / rate[one]:.2f} times the moves of one here. By what a"
        f" move costs them, with a core each they could make {2 * cost[one] / cost[two]:.2f} times"
        f" as many, and {2 * cost[one] / cost[apart]:.2f} times where the seats of every match are"
        " at two of them: then both judge each step."
    )


def reading_held(found: dict[Shape, list[Found]]) -> list[str]:
    """What more processes are worth where neither the database nor the players hold them up."""
    one, two, apart, four = HELD
    if one not in found:
        return []
    rate, used = medians(found, "moves_per_s"), medians(found, "core")
    return [
        "",
        "Held to a quarter of a core each (control groups; they used"
        f" {', '.join(f'{used[each]:.2f}' for each in HELD)} of a core in all), two processes made"
        f" {rate[two] / rate[one]:.2f} times the moves of one, four {rate[four] / rate[one]:.2f}"
        f" times, and two with the seats of every match apart {rate[apart] / rate[one]:.2f} times.",
    ]


def head() -> str:
    """What was measured where."""
    return (
        "# Several processes on one PostgreSQL\n\nDuels of Delve & Dash, answers after the commit;"
        " servers, database and players on the same machine, so its cores are the limit of moves"
        " a second.\nWritten by `python -m bench.cluster_load`.\n\n"
        f"{conditions()}\n\n"
    )


def main() -> None:
    """Measure, print, and keep the page of a full run."""
    parser = argparse.ArgumentParser(prog="bench.cluster_load")
    parser.add_argument("--quick", action="store_true", help="short; no page is written")
    is_quick = parser.parse_args().quick
    rounds, seconds = (1, 1.5) if is_quick else (3, 2.0)
    gc.disable()  # the driver's own pauses are nobody's latency
    folder = Path(tempfile.mkdtemp())
    supervisor = postgres.start(folder, os.getpid(), *postgres.DURABLE)
    shapes = [*FREE, *HELD] if may_hold() else FREE
    found: dict[Shape, list[Found]] = {shape: [] for shape in shapes}
    try:
        for number in range(rounds):
            for shape, results in found.items():
                print(f"· round {number + 1} of {rounds}: {shape}", flush=True)
                results.append(run(folder, shape, seconds))
    finally:
        postgres.remove(folder, supervisor)
        shutil.rmtree(folder, ignore_errors=True)
    text = page(found, seconds)
    print(text)
    if not is_quick:
        RESULTS.write_text(head() + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
