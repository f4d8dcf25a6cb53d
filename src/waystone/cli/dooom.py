"""`dooom`: a port for programs that speak the line protocol of Dungeon of Dooom."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from waystone.catalogue import find_game
from waystone.cli import dooom_tournament
from waystone.cli.bringing import Preparation, add_bot_seconds, brought
from waystone.cli.maps import read_file, warning
from waystone.cli.opening import add_database, opened
from waystone.cli.output import BadUse, complain
from waystone.cli.parser import Parser, add_settings, gathered, names, sentence, whole
from waystone.cli.parts import need
from waystone.games.dooom import maps
from waystone.games.dooom.board import Dungeon
from waystone.kernel.table import Table

if TYPE_CHECKING:
    from waystone.match.lobby import Lobby
    from waystone.service.limits import Limits
    from waystone.tcp.options import ListenerOptions

GAME = "dooom"
NAMED_MAPS = (*maps.BUILT_IN, "generated")
PORT = 4001
EXAMPLES = """\
  waystone dooom                                       two to four players at port 4001
  waystone dooom --bots seeker,random --min-players 3  you, two bots, and a free seat
  waystone dooom --map my.map --seats 8 --host 0.0.0.0 a class, on a map of your own
  waystone dooom --pace 50 --start-delay 4             for clients that lose wake-ups
  waystone dooom --dialect older                       for clients that know GOAL and SUCCEED
  waystone dooom tournament --help                     let programs and bots play many games
"""


def add_to(parser: Parser) -> None:
    command = parser.command(GAME, dooom, "let programs play Dungeon of Dooom at a port", EXAMPLES)
    command.add_argument(
        "--port", type=whole(0, 65535), default=PORT, help=f"where ({PORT}); 0 takes any free one"
    )
    command.add_argument("--data", metavar="DIR", help="keep matches here, else they are forgotten")
    add_database(command)
    add_listener_options(command)
    add_tournament(command)


def add_tournament(command: ArgumentParser) -> None:
    """The one command that may follow."""
    commands = command.add_subparsers(title="instead of a port", metavar="tournament")
    summary = "let bots and programs play many games against each other"
    epilog = f"examples:\n{dooom_tournament.EXAMPLES}"
    games = commands.add_parser(
        "tournament", help=summary, description=sentence(summary), epilog=epilog
    )
    games.set_defaults(run=dooom_tournament.run, parser=games)
    dooom_tournament.add_options(games)


def add_listener_options(command: ArgumentParser) -> None:
    """The options of a port and its tables."""
    command.add_argument(
        "--host", action="append", help="an address to listen at, may be repeated (127.0.0.1)"
    )
    command.add_argument(
        "--map", default="duel", metavar="MAP", help="a built-in one, generated, or a file"
    )
    command.add_argument("--seats", type=whole(1, 8), default=4, help="seats of a table (4)")
    command.add_argument(
        "--bots",
        type=names,
        default=(),
        help="bots that sit at every table, or FILE.py:CLASS, or program:COMMAND",
    )
    add_bot_seconds(command)
    command.add_argument("--min-players", type=whole(1, 8), default=2, help="who it waits for (2)")
    command.add_argument("--start-delay", type=whole(0, 3600), default=3, help="seconds then (3)")
    command.add_argument(
        "--dialect",
        choices=("usual", "older"),
        default="usual",
        help="the port's wording: usual, or older for clients that know GOAL and SUCCEED",
    )
    command.add_argument(
        "--older-port",
        type=whole(0, 65535),
        metavar="N",
        help="another port at the same tables, in the older wording",
    )
    command.add_argument(
        "--per-address",
        type=whole(1, 100_000),
        default=32,
        metavar="N",
        help="connections from one address (32)",
    )
    command.add_argument("--pace", type=whole(0, 10_000), default=0, help="ms before each answer")
    add_settings(command)


def dooom(chosen: Namespace) -> int:
    """Serve until Ctrl-C."""
    need("server", "waystone dooom")
    from waystone.api.serve import log_to_standard_error, run

    chosen.bots, prepare = brought(find_game(GAME), chosen.bots, chosen.bot_seconds)
    options = listeners(chosen)
    log_to_standard_error()
    try:
        run(serve(chosen.data, chosen.database, options, prepare))
    except OSError as error:
        raise BadUse(f"can't serve: {error.strerror or error}") from None
    return 0


def listeners(chosen: Namespace) -> list[ListenerOptions]:
    """One for each port: the chosen wording, and perhaps the older one beside it."""
    found = [listener_options(chosen, chosen.port, chosen.dialect)]
    if chosen.older_port is not None:
        found.append(replace(found[0], port=chosen.older_port, dialect="older"))
    return found


def listener_options(chosen: Namespace, port: int, dialect: str) -> ListenerOptions:
    """What the options ask for, checked before anybody comes."""
    from waystone.tcp.options import LOOPBACK, ListenerOptions

    settings = {
        **map_settings(chosen.map),
        "min_players": str(chosen.min_players),
        "start_delay": str(chosen.start_delay),
        **gathered(chosen.settings),
    }
    options = ListenerOptions(
        hosts=tuple(chosen.host or (LOOPBACK,)),
        port=port,
        seats=chosen.seats,
        bots=chosen.bots,
        settings=settings,
        pace=chosen.pace / 1000,
        per_address=chosen.per_address,
        dialect=dialect,
    )
    check(options)
    warn(options)
    return options


def map_settings(name: str) -> dict[str, str]:
    """A built-in map by its key, anything else is a file."""
    if name in NAMED_MAPS:
        return {"map": name}
    return {"map": "custom", "map_text": maps.write(read_file(name, NAMED_MAPS))}


def warn(options: ListenerOptions) -> None:
    """What is odd about a map of one's own, for these seats and this goal (DM-13)."""
    text = options.settings.get("map_text", "")
    if options.settings.get("map") != "custom" or not text:
        return
    found = maps.read_once(text)
    goal = int(options.settings.get("goal", "-1"))
    dungeon = found if goal < 0 else Dungeon(found.name, goal, found.rows())
    for each in maps.warnings(dungeon, options.seats):
        complain(warning(each))


def check(options: ListenerOptions) -> None:
    """Settings, seats and bots that fit together."""
    entry = find_game(GAME)
    game = entry.open(options.table_settings())
    game.check_seats(options.seats)
    for name in options.bots:
        entry.bot(name)
    if len(options.bots) >= options.seats:
        count = len(options.bots)
        raise BadUse(f"{options.seats} seats leave nobody a place beside {count} bots")
    if game.settings.number("min_players") > options.seats:
        raise BadUse(f"{options.seats} seats are fewer than the players to wait for")
    Table(game, [""] * options.seats, "a trial")  # a map to order may have no room for all of it


def beside(
    host: str, port: int, limits: Limits
) -> Callable[[Lobby], AbstractAsyncContextManager[object]]:
    """A port to the matches of a server, with tables as they are by default."""
    from waystone.tcp.listener import Listener
    from waystone.tcp.options import ListenerOptions

    @asynccontextmanager
    async def opened(lobby: Lobby) -> AsyncIterator[None]:
        options = ListenerOptions(
            (host,),
            port,
            settings={"map": "pillar-hall"},
            most=limits.line_connections,
            per_address=limits.line_connections_per_address,
            idle=limits.line_idle,
            shouts=limits.shouts,
        )
        async with Listener(lobby, options).listening() as ports:
            tell(options, ports)
            yield

    return opened


async def serve(
    folder: str | None,
    database: str | None,
    options: list[ListenerOptions],
    prepare: Preparation,
) -> None:
    """A lobby of its own behind these ports."""
    from waystone.api.serve import asked_to_stop
    from waystone.match.housekeeping import looked_after
    from waystone.match.lobby import Lobby
    from waystone.tcp.listener import Listener

    async with AsyncExitStack() as stack:
        store, ports = await stack.enter_async_context(opened(folder, database, prepare))
        lobby = await stack.enter_async_context(looked_after(Lobby(ports), store))
        first: Listener | None = None
        for each in options:
            listener = Listener(lobby, each, first)
            first = first or listener
            tell(each, await stack.enter_async_context(listener.listening()))
        await asked_to_stop()


def tell(options: ListenerOptions, ports: list[int]) -> None:
    """Say where to connect."""
    wording = "" if options.dialect == "usual" else f", in the {options.dialect} wording"
    for host, port in zip(options.hosts, ports, strict=False):
        where = f"{host} port {port}{wording}"
        print(f"Dungeon of Dooom listens at {where}  (Ctrl-C ends it)", flush=True)
