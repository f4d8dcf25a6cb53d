"""`serve`: the server for browsers and programs."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from errno import EADDRINUSE
from functools import partial, reduce
from ipaddress import IPv4Network, IPv6Network, ip_network
from re import fullmatch
from socket import AF_INET, SOCK_DGRAM, socket
from typing import TYPE_CHECKING

from waystone.cli.bringing import add_bot_seconds, host_bots
from waystone.cli.keeping import add_keeping, map_quota, retention
from waystone.cli.opening import add_database, opened
from waystone.cli.output import BadUse
from waystone.cli.parser import Parser, whole
from waystone.cli.parts import need

if TYPE_CHECKING:
    from waystone.api.options import Options
    from waystone.match.lobby import Lobby
    from waystone.service.limits import Limits

LEAST_TOKEN = 16
BOT_HELP = "a bot that all may choose by this name: path/to/file.py:Class or program:COMMAND"
EVERYWHERE = ("0.0.0.0", "::")
EXAMPLES = """\
  waystone serve                                   on this machine, at http://127.0.0.1:8000/
  waystone serve --host 0.0.0.0 --port 80          for a whole network
  waystone serve --public-url https://play.example.org --behind-proxy
  waystone serve --database postgresql://waystone@db.example.org/waystone
"""


def add_to(parser: Parser) -> None:
    command = parser.command("serve", serve, "serve games to browsers and programs", EXAMPLES)
    add_place(command)
    add_public_addresses(command)
    add_rights_of_host(command)
    add_logging(command)
    command.add_argument(
        "--dooom-port",
        type=whole(0, 65535),
        metavar="N",
        help="let programs play Dungeon of Dooom at this port (see: waystone dooom --help)",
    )
    add_keeping(command)
    add_limits(command)


def add_place(command: ArgumentParser) -> None:
    """Where it listens, where it keeps what, and which bots of the host's own it offers."""
    command.add_argument("--host", default="127.0.0.1", help="an address to listen at (127.0.0.1)")
    command.add_argument(
        "--port",
        type=whole(0, 65535),
        default=8000,
        metavar="N",
        help="(8000) 0 takes any free one",
    )
    command.add_argument(
        "--data", default="waystone-data", metavar="DIR", help="keeps all matches (waystone-data)"
    )
    add_database(command)
    command.add_argument(
        "--bot", action="append", default=[], metavar="GAME:NAME=SOURCE", help=BOT_HELP
    )
    add_bot_seconds(command)
    command.add_argument("--open", action="store_true", help="open the page in a browser")


def add_public_addresses(command: ArgumentParser) -> None:
    """How the world knows this server."""
    command.add_argument(
        "--public-url",
        type=public_address,
        metavar="URL",
        help="the address that invitations and their previews name, an --origin too",
    )
    command.add_argument(
        "--origin",
        action="append",
        type=public_address,
        default=[],
        metavar="URL",
        help="a public address of this server; https makes cookies secure",
    )
    command.add_argument(
        "--behind-proxy", action="store_true", help="trust X-Forwarded-For of the own proxy"
    )


def add_rights_of_host(command: ArgumentParser) -> None:
    """What the host decides for all, and may see."""
    command.add_argument(
        "--fixed-windows",
        "--even-pace",
        type=whole(0, 60),
        default=0,
        metavar="SECONDS",
        help="let every window of a card game last so long, so that no pause betrays a hand",
    )
    command.add_argument(
        "--metrics-for",
        action="append",
        type=network,
        default=[],
        metavar="NETWORK",
        help="who may read /metrics beside this machine, such as 10.0.0.0/8",
    )
    command.add_argument(
        "--host-token",
        metavar="TOKEN",
        help="opens the page /host to you, at least 16 signs (or WAYSTONE_HOST_TOKEN)",
    )


def add_logging(command: ArgumentParser) -> None:
    """How much is logged, and how."""
    command.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        help="how much to log, to standard error (info; warning in a terminal)",
    )
    command.add_argument(
        "--log-format", choices=("json", "text"), help="how to log (json; text in a terminal)"
    )


def add_limits(command: ArgumentParser) -> None:
    """What strangers may do."""
    command.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="another limit for strangers, such as new-matches=30/600 (see the host's page)",
    )
    command.add_argument(
        "--no-limits", action="store_true", help="for measuring only: nobody is too fast"
    )


def network(text: str) -> IPv4Network | IPv6Network:
    """An address, or all that begin alike."""
    try:
        return ip_network(text)
    except ValueError:
        message = f"expected one like 10.0.0.0/8 or 192.168.1.7, not {text[:80]!r}"
        raise ArgumentTypeError(message) from None


def host_token(given: str | None) -> str:
    """What opens the host's page; empty if nothing does. Others see the words of a command."""
    token = given or os.environ.get("WAYSTONE_HOST_TOKEN", "")
    if token and len(token) < LEAST_TOKEN:
        raise BadUse(f"expected a host token of at least {LEAST_TOKEN} signs")
    return token


def public_address(text: str) -> str:
    """An address as browsers name it: scheme, host and perhaps a port."""
    found = fullmatch(r"(https?://[^/?#@\s]+)/?", text)
    if found is None:
        raise ArgumentTypeError(f"expected one like https://play.example.org, not {text[:80]!r}")
    return found[1].lower()


def origins(chosen: Namespace) -> tuple[str, ...]:
    """Every public address once, the one for invitations first."""
    first = [chosen.public_url] if chosen.public_url else []
    return tuple(dict.fromkeys([*first, *chosen.origin]))


def serve(chosen: Namespace) -> int:
    """Serve until Ctrl-C."""
    need("server", "waystone serve")
    # The web libraries are needed here only; other commands start without them.
    from waystone.api.options import Options
    from waystone.api.serve import log_to_standard_error, run
    from waystone.service.limits import MEASURING, Limits

    is_watched = sys.stderr.isatty()  # by somebody who wants to play, not by what collects logs
    level = chosen.log_level or ("warning" if is_watched else "info")
    log_format = chosen.log_format or ("text" if is_watched else "json")
    log_to_standard_error(level, log_format == "json")
    options = Options(
        host=chosen.host,
        port=chosen.port,
        origins=origins(chosen),
        behind_proxy=chosen.behind_proxy,
        fixed_windows=chosen.fixed_windows,
        metrics_for=tuple(chosen.metrics_for),
        host_token=host_token(chosen.host_token),
        limits=chosen_limits(MEASURING if chosen.no_limits else Limits(), chosen.limit),
        retention=retention(chosen),
        map_quota=map_quota(chosen),
    )
    try:
        run(serve_opened(chosen, options))
    except OSError as error:
        raise BadUse(f"can't serve: {why_not(error)}") from None
    return 0


def chosen_limits(limits: Limits, wanted: Sequence[str]) -> Limits:
    """The usual limits with those that the host wants otherwise."""
    from waystone.service.limits import with_limit

    try:
        return reduce(with_limit, wanted, limits)
    except ValueError as error:
        raise BadUse(f"--limit: {error}") from None


async def serve_opened(chosen: Namespace, options: Options) -> None:
    """Serve what the folder or the database holds."""
    from waystone.api.serve import serve as serve_until_stopped

    open_page = chosen.open and has_screen()
    told = partial(tell, host=chosen.host)
    prepare = host_bots(chosen.bot, chosen.bot_seconds)
    async with opened(chosen.data, chosen.database, prepare) as (store, ports):
        await serve_until_stopped(
            store, ports, options, open_page, told, dooom_listener(chosen, options.limits)
        )


def why_not(error: OSError) -> str:
    """What the system says, and what can be done about a port that is taken."""
    reason = error.strerror or str(error)
    if error.errno != EADDRINUSE:
        return reason
    return f"{reason}; perhaps Waystone runs there already, else choose another --port"


def dooom_listener(
    chosen: Namespace, limits: Limits
) -> Callable[[Lobby], AbstractAsyncContextManager[object]]:
    """The port for programs, where one is asked for."""
    if chosen.dooom_port is None:
        return nullcontext
    from waystone.cli.dooom import beside

    return beside(chosen.host, chosen.dooom_port, limits)


def tell(address: str, host: str) -> None:
    """Say where to look; who listens everywhere wants to know what to type into a phone."""
    away = address_in_network() if host in EVERYWHERE else ""
    port = address.rstrip("/").rpartition(":")[2]
    also = f" and for others in your network at http://{away}:{port}/" if away else ""
    print(f"Waystone is served at {address}{also}  (Ctrl-C ends it)", flush=True)


def address_in_network() -> str:
    """This machine's address as its neighbours know it; empty where it has none."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # chooses a way out, sends nothing
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found


def has_screen() -> bool:
    """Whether a page could be shown to somebody."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
