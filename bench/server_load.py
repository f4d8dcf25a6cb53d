"""`python -m bench.server_load [--quick]`: the server under load, with durable storage on.

A server in a process of its own, duels of Delve & Dash with two sockets each, real rules and
views. A move counts when both players have received it. Closed: every match plays as fast as it
can; gives moves/s and the server's CPU per move. Paced: so many moves a second in all; gives
latency. Everything is bounded in count and time, and only loopback is used.
"""

import argparse
import asyncio
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import aiohttp
import msgspec

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "server_results.md"
HEADER = {"X-Waystone": "1"}


class Choice(msgspec.Struct):
    do: str


class Heard(msgspec.Struct):
    """As much of a frame as a player of this test needs."""

    kind: str
    n: int | None = None
    state: str = ""
    code: str = ""
    seats_to_act: list[int] = []
    choices: list[Choice] = []


decode = msgspec.json.Decoder(Heard).decode


class Server:
    """`waystone serve` on a fresh folder."""

    def __init__(self, data: str) -> None:
        words = [sys.executable, "-m", "waystone", "serve", "--port", "0", "--no-limits"]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(
            [*words, "--data", data], stdout=subprocess.PIPE, env=env, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+(?=/)", line)
        if found is None:
            raise SystemExit(f"the server did not start: {line}")
        self.address = found.group(0)

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes held."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Table:
    """One duel with both its sockets."""

    def __init__(self, address: str, session: aiohttp.ClientSession, seed: int) -> None:
        self.address = address
        self.session = session
        self.rng = random.Random(seed)
        self.moves = 0
        self.match = ""
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []
        self.heard: list[Heard] = []

    async def call(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        headers = {**HEADER, "Authorization": f"Bearer {token}"} if token else HEADER
        async with self.session.post(self.address + path, json=body, headers=headers) as answer:
            found: dict[str, Any] = await answer.json()
            assert answer.status == 200, found
            return found

    async def open(self) -> None:
        """Two guests sit down and choose their waystones."""
        tokens = [(await self.call("/api/guest", {"token": True}))["token"] for _ in (0, 1)]
        # Many lives, so that matches last as long as the measurement.
        wish = {"seats": ["me", "open"], "settings": {"lives": "9"}}
        self.match = (await self.call("/api/matches", wish, tokens[0]))["match"]
        seat = (await self.call(f"/api/matches/{self.match}/join", {}, tokens[1]))["seat"]
        for token in tokens if seat == 1 else reversed(tokens):
            url, headers = f"{self.address}/api/socket", {"Authorization": f"Bearer {token}"}
            socket = await self.session.ws_connect(url, headers=headers, compress=0)
            await socket.send_str(f'{{"kind":"join","match":"{self.match}"}}')
            self.sockets.append(socket)
            self.heard.append(await self.next_frame(socket))
        await self.move(0, "waystone b2")
        await self.move(1, "waystone g7")
        self.moves = 0

    async def next_frame(self, socket: aiohttp.ClientWebSocketResponse) -> Heard:
        """The next frame about steps."""
        while True:
            frame = decode(await socket.receive_str(timeout=30))
            if frame.kind in ("steps", "snapshot"):
                return frame
            assert frame.kind != "refused", frame.code

    async def move(self, seat: int, do: str) -> None:
        """One move, received by both."""
        n = self.heard[0].n
        act = f'{{"kind":"act","match":"{self.match}","n":{n},"do":"{do}","id":"{n}"}}'
        await self.sockets[seat].send_str(act)
        self.heard = [await self.next_frame(socket) for socket in self.sockets]
        self.moves += 1

    async def any_move(self) -> bool:
        """Something legal by whose turn it is; False when the match is over."""
        if self.heard[0].state != "running":
            return False
        seat = self.heard[0].seats_to_act[0]
        await self.move(seat, self.rng.choice(self.heard[seat].choices).do)
        return True

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def open_tables(server: Server, session: aiohttp.ClientSession, count: int) -> list[Table]:
    tables = [Table(server.address, session, number) for number in range(count)]
    for start in range(0, count, 50):
        await asyncio.gather(*(table.open() for table in tables[start : start + 50]))
    return tables


async def closed(server: Server, tables: list[Table], seconds: float) -> dict[str, float]:
    """Every match as fast as it can."""
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


async def paced(server: Server, tables: list[Table], seconds: float, rate: int) -> dict[str, float]:
    """So many moves a second in all, spread over the matches."""
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
    return {"p50_ms": cuts[49] * 1000, "p99_ms": cuts[98] * 1000, "cpu_us": used / len(times) * 1e6}


def fsync_ms(folder: str) -> float:
    """What the disk takes to keep 4 kB, in this run."""
    times = []
    with open(Path(folder) / "probe", "wb") as file:
        for _ in range(100):
            begun = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begun)
    return median(times) * 1000


async def measure(quick: bool) -> dict[str, float]:
    flat_out, held, seconds = (20, 30, 3.0) if quick else (200, 300, 10.0)
    with tempfile.TemporaryDirectory() as data:
        server = Server(data)
        limit = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(connector=limit) as session:
            empty = server.memory()
            tables = await open_tables(server, session, held)
            idle = (server.memory() - empty) / held
            found = {"fsync_ms": fsync_ms(data), "kb_per_match": idle / 1024}
            rate = 50 if quick else 500
            found |= {
                f"paced_{k}": v for k, v in (await paced(server, tables, seconds, rate)).items()
            }
            found |= await closed(server, tables[:flat_out], seconds)
            await asyncio.gather(*(table.close() for table in tables))
        server.stop()
    return found


def page(found: dict[str, float], quick: bool) -> str:
    matches, held, rate = (20, 30, 50) if quick else (200, 300, 500)
    latency = f"{found['paced_p50_ms']:.2f} / {found['paced_p99_ms']:.2f}"
    rows = [
        ("moves/s, closed", f"{found['moves_per_s']:,.0f}", f"{matches} matches at once"),
        ("server CPU µs per move, closed", f"{found['cpu_us']:.0f}", "rules, views, frames, store"),
        ("share of a core used", f"{found['core']:.2f}", "closed"),
        ("p50 / p99 ms, paced", latency, f"{rate} moves/s over {held} matches"),
        ("server CPU µs per move, paced", f"{found['paced_cpu_us']:.0f}", "few share a commit"),
        ("kB per match with two sockets", f"{found['kb_per_match']:.0f}", f"{held} held"),
        ("fsync of 4 kB, median ms", f"{found['fsync_ms']:.2f}", "the same disk and run"),
    ]
    lines = ["| figure | value | note |", "|---|---:|---|"]
    lines += [f"| {name} | {value} | {note} |" for name, value, note in rows]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server_load")
    parser.add_argument("--quick", action="store_true", help="small and short; no page is written")
    quick = parser.parse_args().quick
    try:
        import uvloop
    except ImportError:
        found = asyncio.run(measure(quick))
    else:
        found = uvloop.run(measure(quick))
    text = page(found, quick)
    print(text)
    if not quick:
        head = (
            "# The server under load\n\nDelve & Dash duels over real sockets, SQLite with"
            " synchronous=FULL, answers after the commit. Client and server share the machine.\n"
            f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()},"
            f" {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} at the end.\n\n"
        )
        RESULTS.write_text(head + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
