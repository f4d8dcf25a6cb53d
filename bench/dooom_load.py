"""`python -m bench.dooom_load [--quick]`: tables of Dungeon of Dooom full of programs on TCP.

A server in a process of its own with durable storage; 200 tables with four programs each, beside
thousands of connections that never say a word and so sit at tables of their own. Programs walk
about at random and never take gold, so that no match ends. Closed: everybody acts as soon as they
may; gives actions/s. Paced: everybody thinks for a while; gives the time from a command to its
reply. Everything is bounded in count and time, and only loopback is used.
"""

import argparse
import asyncio
import os
import platform
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import cast

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "dooom_results.md"
SEATS = 4
ENDLESS = ("--set", "max_rounds=0", "--set", "turn_seconds=600")
BATCH = 40
BUSY = (
    "Other work kept the machine far busier than this: rates are lower and times longer than on\n"
    "an idle one; the processor time per action is what can be compared.\n"
)
TURN = 6
EXPECTED = ("FAIL can't move into a wall", "FAIL can't move into another player")


class Load:
    """What all programs share: the pace, the times, and what went wrong."""

    def __init__(self) -> None:
        self.think = 0.0
        self.runs = False
        self.times: list[float] = []
        self.errors: list[str] = []
        self.closing = False

    def fresh(self, think: float) -> None:
        """Count anew, at this pace."""
        self.think, self.times = think, []


class Greeted(asyncio.Protocol):
    """A connection that says nothing; it notes when it has got its seat."""

    def __init__(self) -> None:
        self.seated = asyncio.Event()

    def data_received(self, data: bytes) -> None:
        self.seated.set()


class Walker(Greeted):
    """One program: six steps a turn, wherever they lead."""

    def __init__(self, load: Load, seed: int) -> None:
        super().__init__()
        self.load = load
        self.random = random.Random(seed)
        self.rest = b""
        self.points = 0
        self.sent = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # Those of the faster event loop are no subclass of it.
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.load.closing:
            self.load.errors.append(f"connection lost: {error}")

    def data_received(self, data: bytes) -> None:
        self.seated.set()
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            self.hear(line.decode())

    def hear(self, line: str) -> None:
        """Replies are timed; everything that nobody asked for is only read."""
        if line == "STARTTURN":
            self.points = TURN
            self.think()
        elif line == "SUCCESS" or line in EXPECTED:
            self.load.times.append(time.perf_counter() - self.sent)
            self.points -= line == "SUCCESS"
            if self.points:
                self.think()
        elif line.startswith(("FAIL", "WIN", "LOSE")):
            self.load.errors.append(line)

    def think(self) -> None:
        """Act at once, or after a while."""
        loop, load = asyncio.get_running_loop(), self.load
        loop.call_later(
            load.think * 2 * self.random.random(), self.act
        ) if load.think else self.act()

    def act(self) -> None:
        if self.load.runs and not self.transport.is_closing():
            self.sent = time.perf_counter()
            self.transport.write(f"MOVE {self.random.choice('NESW')}\n".encode())


class Server:
    """`waystone dooom` on a fresh folder."""

    def __init__(self, data: str) -> None:
        words = ["dooom", "--port", "0", "--map", "ring-vault", "--min-players", str(SEATS)]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "waystone",
                *words,
                "--start-delay",
                "0",
                *ENDLESS,
                "--data",
                data,
            ],
            stdout=subprocess.PIPE,
            env=env,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"port (\d+)", line)
        if found is None:
            raise SystemExit(f"the server did not start: {line}")
        self.port = int(found.group(1))

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


async def connect(port: int, all_of_them: Sequence[Greeted]) -> float:
    """Some at a time, each until it has a seat; how many seconds one took."""
    loop, begun = asyncio.get_running_loop(), time.perf_counter()
    for first in range(0, len(all_of_them), BATCH):
        batch = all_of_them[first : first + BATCH]
        for each in batch:
            await loop.create_connection(partial(_itself, each), "127.0.0.1", port)
        await asyncio.gather(*(each.seated.wait() for each in batch))
        counter(f"{first + len(batch)} of {len(all_of_them)} connected")
    return (time.perf_counter() - begun) / len(all_of_them)


def _itself(protocol: Greeted) -> Greeted:
    return protocol


async def measure(load: Load, server: Server, seconds: float, think: float) -> dict[str, float]:
    """Let everybody play for so long."""
    load.fresh(think)
    cpu, begun = server.cpu(), time.perf_counter()
    while (past := time.perf_counter() - begun) < seconds:
        await asyncio.sleep(min(1.0, seconds - past))
        so_far = time.perf_counter() - begun
        errors = f"{len(load.errors)} errors"
        counter(f"{len(load.times):,} actions, {len(load.times) / so_far:,.0f}/s, {errors}")
    took, used = time.perf_counter() - begun, server.cpu() - cpu
    cuts = quantiles(load.times, n=100)
    return {
        "per_s": len(load.times) / took,
        "p50": cuts[49] * 1000,
        "p99": cuts[98] * 1000,
        "cpu_us": used / len(load.times) * 1e6,
        "core": used / took,
    }


def counter(text: str) -> None:
    """How far it has come."""
    if sys.stderr.isatty():
        print(f"\r{text:<70}", end="", file=sys.stderr, flush=True)


async def run(quick: bool) -> dict[str, dict[str, float]]:
    tables, silent, seconds = (20, 200, 3.0) if quick else (200, 3000, 15.0)
    with tempfile.TemporaryDirectory() as data:
        server, load = Server(data), Load()
        load.runs = True
        found = {}
        try:
            rate = 100 if quick else 300
            load.think = tables / rate
            await connect(server.port, [Walker(load, n) for n in range(tables * SEATS)])
            await asyncio.sleep(2.0)
            found["alone"] = await measure(load, server, seconds, tables / rate)
            seating = await connect(server.port, [Greeted() for _ in range(silent)])
            found["paced"] = await measure(load, server, seconds, tables / rate)
            found["closed"] = await measure(load, server, seconds, 0.0)
            found["seating"] = {"ms": seating * 1000}
        finally:
            load.runs, load.closing = False, True
            server.stop()
        counter("")
        if load.errors:
            raise SystemExit(f"{len(load.errors)} errors, the first: {load.errors[0]}")
    return found


def page(found: dict[str, dict[str, float]], quick: bool) -> str:
    tables, silent, rate = (20, 200, 100) if quick else (200, 3000, 300)
    closed, paced = found["closed"], found["paced"]
    both = "p50 / p99 ms from command to reply"
    rows = [
        ("actions/s, closed", f"{closed['per_s']:,.0f}", f"{tables} tables × {SEATS} programs"),
        (f"{both}, closed", times(closed), f"{tables} always wait for a reply"),
        ("server CPU µs per action, closed", f"{closed['cpu_us']:.0f}", "rules, lines, store"),
        (
            "share of a core used, closed",
            f"{closed['core']:.2f}",
            "the rest was others' or the disk's",
        ),
        ("actions/s, paced", f"{paced['per_s']:,.0f}", f"about {rate} a second wanted"),
        (f"{both}, paced", times(found["alone"]), "a step is on disk before it is answered"),
        (f"the same beside {silent:,} silent connections", times(paced), "at tables of their own"),
        ("ms per newcomer until seated", f"{found['seating']['ms']:.1f}", "while the others play"),
        ("errors", "0", "lost connections, refusals, unexpected lines"),
    ]
    lines = ["| figure | value | note |", "|---|---:|---|"]
    return "\n".join(lines + [f"| {name} | {value} | {note} |" for name, value, note in rows])


def times(found: dict[str, float]) -> str:
    return f"{found['p50']:.1f} / {found['p99']:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.dooom_load")
    parser.add_argument("--quick", action="store_true", help="small and short; no page is written")
    quick = parser.parse_args().quick
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))
    try:
        import uvloop
    except ImportError:
        found = asyncio.run(run(quick))
    else:
        found = uvloop.run(run(quick))
    text = page(found, quick)
    print(text)
    if not quick:
        head = (
            "# Dungeon of Dooom over TCP under load\n\nPrograms on the line protocol, SQLite with"
            " synchronous=FULL, replies after the commit. Programs and server share the machine.\n"
            f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()},"
            f" {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} at the end.\n"
        ) + BUSY * (os.getloadavg()[0] > 2 * (os.cpu_count() or 1))
        RESULTS.write_text(f"{head}\n{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
