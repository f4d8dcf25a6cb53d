"""`host`: what whoever hosts a server can do about entries, names, people and matches.

Each command is one of the host's calls: answered here from what a server keeps, or by a server that
runs. So both do the same.
"""

from __future__ import annotations

import asyncio
import json
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request as WebRequest
from urllib.request import urlopen

from waystone.cli.opening import FILE, FolderInUse, add_database, opened
from waystone.cli.output import BadUse, show_data
from waystone.cli.parser import Parser, add_json, sentence, whole

Json = dict[str, Any]
TOKEN: Final = "WAYSTONE_HOST_TOKEN"
ANSWER_SECONDS: Final = 30.0
EXAMPLES = """\
  waystone host list --data /srv/waystone --game delve-and-dash --board solo-1
  waystone host hide MATCH --database postgresql://waystone@db.example.org/waystone
  waystone host ban 203.0.113.7 --hours 168 --why "floods the chat" --server https://play.example.org
  waystone host export GUEST --data /srv/waystone > guest.json

A folder must not be in use by a server: ask one that runs with --server URL and --token, the token
it was started with (serve --host-token).
"""


def add_to(parser: Parser) -> None:
    command = parser.command("host", misused, "keep order among those who play", EXAMPLES)
    tools = command.add_subparsers(
        title="commands", metavar="WHAT", parser_class=type(command), required=True
    )

    def tool(name: str, path: str, summary: str, *words: str, **fixed: str) -> ArgumentParser:
        made: ArgumentParser = tools.add_parser(name, help=summary, description=sentence(summary))
        made.set_defaults(run=run, parser=made, path=path, words=words, fixed=fixed)
        for word in words:
            made.add_argument(word, metavar=word.upper())
        add_place(made)
        return made

    listing = tool("list", "entries", "list entries of leaderboards, hidden ones too")
    listing.add_argument("--game", default="", help="of this game only")
    listing.add_argument("--board", default="", help="of this leaderboard only")
    tool("hide", "entry", "show the entry of a match no more", "match", do="hide")
    tool("show", "entry", "show a hidden entry again", "match", do="show")
    tool("remove", "entry", "remove the entry of a match for good", "match", do="remove")
    tool("rename", "rename", "give a guest another name, also on boards", "guest", "name")
    ban = tool("ban", "ban", "let a guest or an address play here no more for a time", "who")
    hours = whole(1, 87_600)
    ban.add_argument("--hours", type=hours, default=24, metavar="N", help="for how long (24)")
    ban.add_argument("--why", default="", metavar="TEXT", help="a note for yourself")
    tool("unban", "unban", "let somebody play here again", "who")
    tool("bans", "bans", "list who is banned")
    tool("close", "close", "close a match without a result", "match")
    tool("export", "export", "print what is kept about a guest, as JSON", "guest")
    tool("erase", "erase", "erase what is kept about a guest", "guest")


def add_place(command: ArgumentParser) -> None:
    """Where matches are kept, or who is to be asked."""
    command.add_argument(
        "--data", default="waystone-data", metavar="DIR", help="a server's folder (waystone-data)"
    )
    add_database(command)
    command.add_argument("--server", metavar="URL", help="ask this server, which runs")
    command.add_argument("--token", default="", help=f"its --host-token (or ${TOKEN})")
    add_json(command)


def misused(chosen: Namespace) -> int:
    raise AssertionError("the parser wants one of its commands")


def run(chosen: Namespace) -> int:
    """Ask, and say what was answered."""
    optional = [name for name in ("game", "board", "hours", "why") if hasattr(chosen, name)]
    asked = {name: getattr(chosen, name) for name in (*chosen.words, *optional)}
    body = {**asked, **chosen.fixed}
    path = f"/api/host/{chosen.path}"
    if chosen.server:
        told = ask_server(chosen.server, path, {**body, "token": token_of(chosen)})
    else:
        told = asyncio.run(ask_store(chosen, path, body))
    if chosen.json or chosen.path == "export":
        show_data(told)
    else:
        tell(told)
    return 0


def token_of(chosen: Namespace) -> str:
    """The host's token, which the environment may hold so that nobody sees it in a list."""
    token: str = chosen.token or os.environ.get(TOKEN, "")
    if not token:
        raise BadUse(f"expected the host's token: --token, or {TOKEN} in the environment")
    return token


async def ask_store(chosen: Namespace, path: str, body: Mapping[str, Any]) -> Json:
    """The answer of this process, with what a server keeps at hand."""
    from waystone.match.seats import new_token
    from waystone.service.answering import answer
    from waystone.service.calls import Request
    from waystone.service.context import AppContext
    from waystone.service.limits import Limits

    if not chosen.database and not (Path(chosen.data) / FILE).exists():
        raise BadUse(f"there are no matches in {chosen.data}")
    token = new_token()

    async def read(most: int) -> bytes:
        return json.dumps({**body, "token": token}).encode()

    try:
        async with opened(chosen.data, chosen.database) as (store, ports):
            context = AppContext(store, ports, Limits(), host_token=token)
            try:
                response = await answer(context, Request("POST", path, read))
            finally:
                await context.lobby.close()
    except FolderInUse as error:
        raise BadUse(f"{error}; a server that runs is asked with --server URL") from None
    return understood(response.content)


def ask_server(server: str, path: str, body: Mapping[str, Any]) -> Json:
    """The answer of a server that runs."""
    if urlsplit(server).scheme not in ("http", "https"):
        raise BadUse(f"expected an address such as https://play.example.org, not {server[:80]!r}")
    headers = {"Content-Type": "application/json", "X-Waystone": "1"}
    asked = WebRequest(server.rstrip("/") + path, json.dumps(body).encode(), headers)
    try:
        with urlopen(asked, timeout=ANSWER_SECONDS) as response:
            return understood(response.read())
    except HTTPError as error:
        return understood(error.read())
    except (URLError, OSError) as error:
        reason = getattr(error, "reason", error)
        raise BadUse(f"{server} does not answer: {reason}") from None


def understood(content: bytes) -> Json:
    """What was answered; a refusal is one sentence."""
    try:
        told: Json = json.loads(content)
    except ValueError:
        raise BadUse("that is no Waystone server: its answer is no JSON") from None
    if "error" in told:
        raise BadUse(told["error"]["message"])
    return told


def tell(told: Json) -> None:
    """An answer for people."""
    for name, line in LINES.items():
        if name in told:
            for each in told[name]:
                print(line(each))
            if not told[name]:
                print(f"no {name}")
            return
    print("done")


def entry_line(entry: Json) -> str:
    """One entry: where it stands, whose it is, and what is odd about it."""
    figures = " ".join(f"{name}={value}" for name, value in entry["figures"].items())
    odd = ["hidden"] * entry["hidden"] + [entry["mark"]] * bool(entry["mark"])
    where = f"{entry['game']} {entry['board']}"
    whose = f"match {entry['match']}  guest {entry['guest']}  {entry['name']!r}"
    return "  ".join((where, whose, figures, moment(entry["date"]), *odd))


def ban_line(ban: Json) -> str:
    """One ban."""
    return "  ".join(filter(None, (ban["who"], f"until {moment(ban['until'])}", ban["why"])))


def moment(at: int) -> str:
    """A time as everybody on earth reads it."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


LINES: Final[dict[str, Callable[[Json], str]]] = {"entries": entry_line, "bans": ban_line}
