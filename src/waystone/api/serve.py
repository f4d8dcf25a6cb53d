"""Running a server until somebody asks it to stop."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from waystone.api.app import build
from waystone.api.connections import allow_many
from waystone.api.garbage import LOOK_EVERY, Garbage, collect_young_only
from waystone.api.options import Options
from waystone.api.protocol import Protocol
from waystone.api.server import WebServer
from waystone.api.static import Client
from waystone.match.housekeeping import repeat
from waystone.match.lobby import Lobby
from waystone.match.ports import Ports
from waystone.service.context import AppContext, Store

PLAIN_LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
log = logging.getLogger("waystone.api")


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


def is_our_concern(record: logging.LogRecord) -> bool:
    """A stranger who does not speak HTTP is told so (400), and fills nobody's log with traces."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


def log_to_standard_error(level: str = "info", as_json: bool = True) -> None:
    """Our own log from this level on, and warnings of the libraries."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(PLAIN_LINE))
    handler.addFilter(is_our_concern)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("waystone").setLevel(level.upper())


Beside = Callable[[Lobby], AbstractAsyncContextManager[object]]


async def serve(
    store: Store,
    ports: Ports,
    options: Options,
    open_page: bool,
    tell: Callable[[str], None],
    beside: Beside = nullcontext,
) -> None:
    """Serve until SIGTERM or Ctrl-C, then tell clients and leave.

    `beside` lets others in to the same matches, such as programs that speak the line protocol.
    """
    context = context_of(store, ports, options)
    async with listening(WebServer(context, options)) as address, beside(context.lobby):
        tell(address)
        log.info("serving at %s, process %s", address, ports.process)
        if open_page:
            webbrowser.open(address)
        await asked_to_stop()
        log.info("asked to stop")
    log.info("stopped")


def context_of(store: Store, ports: Ports, options: Options) -> AppContext:
    """What calls and sessions share, as the options say."""
    return AppContext(
        store,
        ports,
        options.limits,
        options.fixed_windows,
        options.host_token,
        options.retention,
        options.map_quota,
    )


@asynccontextmanager
async def listening(web_server: WebServer, client: Client | None = None) -> AsyncIterator[str]:
    """Listen as the options say; the address is where a browser finds the server."""
    options = web_server.options
    seconds = options.limits.request_seconds
    runner = web.AppRunner(
        build(web_server, client),
        access_log=None,
        shutdown_timeout=5,
    )
    await runner.setup()
    loop = asyncio.get_running_loop()
    handler = runner.server
    assert handler is not None

    def welcome() -> asyncio.Protocol:
        """Who says nothing in time, or only word by word, has to go."""
        protocol = Protocol(
            web_server.connections,
            handler,
            loop=loop,
            access_log=None,
            keepalive_timeout=seconds,
            lingering_time=1,
        )
        loop.call_later(seconds, web_server.connections.still_silent, protocol)
        return protocol

    server = await loop.create_server(welcome, options.host, options.port, backlog=1024)
    try:
        yield address_of(server.sockets[0].getsockname()[1], options)
    finally:
        server.close()
        await runner.cleanup()


def address_of(port: int, options: Options) -> str:
    """Where a browser finds the server; port 0 was any free one."""
    host = options.host if options.host not in ("0.0.0.0", "::") else "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def asked_to_stop() -> None:
    """Wait for SIGTERM or Ctrl-C."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    await stop.wait()


async def tended(work: Coroutine[Any, Any, object]) -> None:
    """The work, with garbage collected meanwhile when it is time for that."""
    collecting = repeat(LOOK_EVERY, Garbage().look)
    try:
        await work
    finally:
        collecting.cancel()


def run(work: Coroutine[Any, Any, object]) -> None:
    """Run it, on the faster event loop where that is installed."""
    collect_young_only()
    allow_many()
    try:
        import uvloop
    except ImportError:
        asyncio.run(tended(work))
    else:
        uvloop.run(tended(work))
