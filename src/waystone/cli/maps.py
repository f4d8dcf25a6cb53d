"""`maps`: maps of Dungeon of Dooom, shown, checked and made."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from waystone.cli.output import BadUse, complain, show, show_data
from waystone.cli.parser import Parser, add_json, near, whole
from waystone.games.dooom import maps
from waystone.games.dooom.board import Dungeon
from waystone.games.dooom.generator import STYLES, generate
from waystone.kernel.dice import SeededDice
from waystone.kernel.user_file import Diagnostic

COMMANDS = ("list", "show", "check", "generate")
EXAMPLES = """\
  waystone maps list                                   the built-in maps
  waystone maps show duel                              one of them, or a file
  waystone maps check my.map                           what is wrong with it?
  waystone maps generate --style cave --seed 7 > my.map

exit codes of check: 0 it loads, 1 it is refused (line and column are named), 2 no such file
"""


def add_to(parser: Parser) -> None:
    command = parser.command("maps", run, "maps of Dungeon of Dooom", EXAMPLES)
    command.add_argument("command", metavar="list|show|check|generate", help="what to do")
    command.add_argument("map", nargs="?", help="for show and check: a built-in map or a file")
    command.add_argument("--seats", type=whole(1, 8), default=2, help="players it is for (2)")
    add_generator(command)
    add_json(command)


def add_generator(command: ArgumentParser) -> None:
    """What can be chosen for a new map."""
    command.add_argument("--style", default="rooms", help="rooms, maze or cave")
    command.add_argument("--width", type=whole(7, 1000), default=31, help="tiles (31)")
    command.add_argument("--height", type=whole(7, 1000), default=21, help="tiles (21)")
    command.add_argument("--goal", type=whole(0, 99), default=3, help="gold needed to win (3)")
    command.add_argument("--seed", default="1", help="the same seed gives the same map")


def run(chosen: Namespace) -> int:
    """Call what the word after `maps` asks for."""
    commands: dict[str, Callable[[Namespace], int]] = {
        "list": list_maps,
        "show": show_map,
        "check": check_map,
        "generate": generate_map,
    }
    if chosen.command not in commands:
        raise BadUse(f"maps can't {chosen.command[:40]!r}; {near(chosen.command, COMMANDS)}")
    needs_map = chosen.command in ("show", "check")
    if needs_map != (chosen.map is not None):
        wanted = "the name of a map or a file" if needs_map else "no further word"
        raise BadUse(f"maps {chosen.command} takes {wanted}")
    return commands[chosen.command](chosen)


def list_maps(chosen: Namespace) -> int:
    """The built-in maps."""
    found = [map_data(key, maps.built_in(key)) for key in maps.BUILT_IN]
    if chosen.json:
        show_data(found)
        return 0
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("map", "name", "size", "goal", "gold", "exits"):
        table.add_column(head)
    for each in found:
        size = f"{each['width']} × {each['height']}"
        facts = (each["map"], each["name"], size, each["goal"], each["gold"], each["exits"])
        table.add_row(*(Text(str(fact)) for fact in facts))
    show(table)
    return 0


def map_data(key: str, dungeon: Dungeon) -> dict[str, Any]:
    """A map in figures."""
    letters = "".join(dungeon.rows())
    return {
        "map": key,
        "name": dungeon.name,
        "width": dungeon.width,
        "height": dungeon.height,
        "goal": dungeon.goal,
        "gold": letters.count("G"),
        "exits": letters.count("E"),
    }


def show_map(chosen: Namespace) -> int:
    """A map as its file writes it."""
    dungeon = load(chosen.map)
    if chosen.json:
        show_data({**map_data(chosen.map, dungeon), "rows": dungeon.rows()})
    else:
        sys.stdout.write(maps.write(dungeon))
    return 0


def check_map(chosen: Namespace) -> int:
    """Does it load, and is anything odd about it?"""
    try:
        dungeon = load(chosen.map)
    except maps.MapError as error:
        if chosen.json:
            place = {"code": error.code, "line": error.line, "column": error.column or None}
            show_data({"ok": False, **place, "message": error.message, "warnings": []})
        else:
            complain(f"{chosen.map}: {error.code}: {error.message}")
        return 1
    odd = maps.warnings(dungeon, chosen.seats)
    if chosen.json:
        warnings = [diagnostic_data(each) for each in odd]
        show_data({"ok": True, **map_data(chosen.map, dungeon), "warnings": warnings})
        return 0
    print(f"{chosen.map}: {dungeon.name!r}, {dungeon.width} × {dungeon.height}, loads")
    for each in odd:
        print(warning(each))
    return 0


def warning(said: Diagnostic) -> str:
    """What is odd about a map, as one line."""
    return f"warning: {said.code}: {said.sentence()}"


def diagnostic_data(said: Diagnostic) -> dict[str, Any]:
    """A warning with its place, as far as it has one."""
    place = {"line": said.line or None, "column": said.column or None}
    return {"code": said.code, **place, "message": said.message}


def generate_map(chosen: Namespace) -> int:
    """A new map on standard output (DM-M1)."""
    if chosen.style not in STYLES:
        raise BadUse(f"there is no style {chosen.style[:40]!r}; {near(chosen.style, STYLES)}")
    dice = SeededDice(chosen.seed, "map")
    dungeon = generate(chosen.style, chosen.width, chosen.height, chosen.seats, chosen.goal, dice)
    if chosen.json:
        show_data({**map_data("generated", dungeon), "rows": dungeon.rows()})
    else:
        sys.stdout.write(maps.write(dungeon))
    return 0


def load(name: str) -> Dungeon:
    """A built-in map by its key, anything else is a file (`-` is standard input)."""
    return maps.built_in(name) if name in maps.BUILT_IN else read_file(name)


def read_file(name: str, known: Sequence[str] = maps.BUILT_IN) -> Dungeon:
    """The dungeon in a file; raises MapError where it is wrong, BadUse with the known names."""
    try:
        if name == "-":
            return maps.read_bytes(sys.stdin.buffer.read(maps.MOST_BYTES + 1))
        with Path(name).open("rb") as file:
            return maps.read_bytes(file.read(maps.MOST_BYTES + 1))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        hint = near(name, known)
        raise BadUse(f"there is no map {name[:80]!r} ({reason.lower()}); {hint}") from None
