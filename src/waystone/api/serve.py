"""Running a server until somebody asks it to stop."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import webbrowser
from collections.abc import Callable
from typing import Any

from aiohttp import web

from waystone.api.app import build
from waystone.api.house import House, Store
from waystone.api.options import Options
from waystone.match.clock import SystemClock
from waystone.match.thinking import WorkerThinker


class JsonLines(logging.Formatter):
    """One JSON object per line, for people who collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, name and message; a failure with its trace."""
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_to_standard_error() -> None:
    """Our own log, and warnings of the libraries."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("waystone").setLevel(logging.INFO)


async def serve(
    store: Store, options: Options, open_page: bool, tell: Callable[[str], None]
) -> None:
    """Serve until SIGTERM or Ctrl-C, then tell clients and leave."""
    thinker = WorkerThinker()
    house = House(store, SystemClock(), thinker, options)
    runner = web.AppRunner(build(house), access_log=None, shutdown_timeout=5)
    await runner.setup()
    try:
        site = web.TCPSite(runner, options.host, options.port, backlog=1024)
        await site.start()
        address = address_of(runner, options)
        tell(address)
        if open_page:
            webbrowser.open(address)
        await asked_to_stop()
    finally:
        await runner.cleanup()
        thinker.close()
        store.close()


def address_of(runner: web.AppRunner, options: Options) -> str:
    """Where a browser finds the server; port 0 was any free one."""
    port = runner.addresses[0][1]
    host = options.host if options.host not in ("0.0.0.0", "::") else "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def asked_to_stop() -> None:
    """Wait for SIGTERM or Ctrl-C."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    await stop.wait()


def run(work: Any) -> None:
    """Run it, on the faster event loop where that is installed."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)
