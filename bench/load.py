"""Load for a server in a process of its own: tables that play, flat out or at a pace."""

import asyncio
import os
import platform
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from typing import Final, Protocol

PROBES: Final = 1000


class Table(Protocol):
    """One match of two, with both its sockets; a move counts when both have received it."""

    moves: int

    async def open(self) -> None:
        """Sit down and make ready."""

    async def any_move(self) -> bool:
        """Something legal by whose turn it is; False when the match is over."""

    async def close(self) -> None:
        """Hang up."""


class Costs(Protocol):
    """What takes processor time."""

    def cpu(self) -> float:
        """Seconds of it so far."""


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has taken so far, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """A server's process, and what it costs."""

    def __init__(self, command: Sequence[str], folder: Path, extra: dict[str, str]) -> None:
        environment = {**os.environ, **extra}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, cwd=folder, env=environment, text=True
        )

    def first_line(self) -> str:
        """What it says when it is ready."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Bytes held."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096

    def stop(self) -> None:
        """End it, gently first."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


async def open_all(tables: Sequence[Table]) -> None:
    """Open tables, some at a time."""
    for start in range(0, len(tables), 50):
        await asyncio.gather(*(table.open() for table in tables[start : start + 50]))


async def closed(server: Costs, tables: Sequence[Table], seconds: float) -> dict[str, float]:
    """Every match as fast as it can: moves per second, and what one costs the server."""
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end and await table.any_move():
            pass

    cpu, begun = server.cpu(), time.perf_counter()
    before = sum(table.moves for table in tables)
    await asyncio.gather(*(play(table) for table in tables))
    moves = sum(table.moves for table in tables) - before
    took = time.perf_counter() - begun
    used = server.cpu() - cpu
    return {"moves_per_s": moves / took, "cpu_us": used / moves * 1e6, "core": used / took}


async def paced(
    server: Server, tables: Sequence[Table], seconds: float, rate: int
) -> dict[str, float]:
    """So many moves a second in all, spread over the matches: how long one takes."""
    times: list[float] = []
    running: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        begun = time.perf_counter()
        if await table.any_move():
            times.append(time.perf_counter() - begun)

    cpu, begun = server.cpu(), time.perf_counter()
    for number in range(int(seconds * rate)):
        delay = begun + number / rate - time.perf_counter()
        if delay > 0:
            await asyncio.sleep(delay)
        task = asyncio.create_task(one(tables[number % len(tables)]))
        running.add(task)
        task.add_done_callback(running.discard)
        if len(running) >= len(tables):
            await asyncio.wait(running)
    if running:
        await asyncio.wait(running)
    cuts = quantiles(times, n=100)
    used = server.cpu() - cpu
    return {
        "p50_ms": cuts[49] * 1000,
        "p99_ms": cuts[98] * 1000,
        "paced_cpu_us": used / len(times) * 1e6,
    }


def conditions() -> str:
    """When and where something was measured, beside how much else."""
    is_ahead = os.sched_getscheduler(0) != os.SCHED_OTHER
    return (
        f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()}, {os.cpu_count()} cores,"
        f" load average {os.getloadavg()[0]:.1f} at the end"
        + ("; all of it with real-time priority, ahead of that load." if is_ahead else ".")
    )


def fsync_ms(folder: str) -> dict[str, float]:
    """What the disk takes to keep 4 kB that overwrite others, in this run: p50 and p99."""
    times = []
    with open(Path(folder) / "probe", "wb", buffering=0) as file:
        file.write(b"x" * 4096 * PROBES)
        os.fsync(file.fileno())
        file.seek(0)
        for _ in range(PROBES):
            begun = time.perf_counter()
            file.write(b"y" * 4096)
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begun)
    cuts = quantiles(times, n=100)
    return {"fsync_p50_ms": cuts[49] * 1000, "fsync_p99_ms": cuts[98] * 1000}
