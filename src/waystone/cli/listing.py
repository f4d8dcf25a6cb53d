"""`games`, `bots` and `settings`: what can be played, by whom and how."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.cli.parser import Parser, add_json
from waystone.cli.voice import show, show_data
from waystone.kernel.settings import Setting


def add_to(parser: Parser) -> None:
    words = parser.command("games", games, "list the games")
    add_json(words)
    words = parser.command("bots", bots, "list the bots that can play a game")
    words.add_argument("game", metavar="GAME", help="for instance delve-and-dash")
    add_json(words)
    words = parser.command("settings", settings, "list what can be chosen before a match")
    words.add_argument("game", metavar="GAME", help="for instance delve-and-dash")
    add_json(words)


def games(chosen: Namespace) -> int:
    """Print every game of the catalogue."""
    found = [game_data(entry) for entry in GAMES.values()]
    if chosen.json:
        show_data(found)
        return 0
    rows = [[each["game"], each["title"], _seats(each["seats"]), each["summary"]] for each in found]
    show(_table(("game", "title", "seats", "what it is"), rows))
    return 0


def bots(chosen: Namespace) -> int:
    """Print a game's bots, the weakest first."""
    entry = find_game(chosen.game)
    if chosen.json:
        show_data(bot_data(entry))
    else:
        rows = [[each["bot"], each["summary"]] for each in bot_data(entry)]
        show(_table(("bot", "what it is like"), rows))
    return 0


def settings(chosen: Namespace) -> int:
    """All settings of a game."""
    entry = find_game(chosen.game)
    found = [setting_data(each) for each in entry.settings]
    if chosen.json:
        show_data(found)
        return 0
    heads = ("setting", "default", "expected", "what it does", "ranked")
    rows = [
        [*(each[name] for name in ("setting", "default", "expected", "help")), _any(each)]
        for each in found
    ]
    show(_table(heads, rows))
    return 0


def game_data(entry: GameEntry) -> dict[str, Any]:
    """A game with its bots and settings."""
    info = entry.info
    return {
        "game": info.name,
        "title": info.title,
        "summary": info.summary,
        "version": info.version,
        "seats": list(info.seats),
        "bots": bot_data(entry),
        "settings": [setting_data(each) for each in entry.settings],
    }


def bot_data(entry: GameEntry) -> list[dict[str, str]]:
    """The bots of a game."""
    return [{"bot": each.name, "summary": each.summary} for each in entry.bots.values()]


def setting_data(each: Setting) -> dict[str, Any]:
    """One setting; values are texts, as `--set` takes them."""
    return {
        "setting": each.name,
        "default": each.write(each.default),
        "expected": each.expected(),
        "help": each.help,
        "ranked_any": each.ranked_any,
    }


def _any(each: dict[str, Any]) -> str:
    return "any value" if each["ranked_any"] else "default only"


def _seats(seats: list[int]) -> str:
    low, high = seats
    return str(low) if low == high else f"{low}–{high}"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table()
    for head in heads:
        table.add_column(head, no_wrap=head == heads[0], style="bold" if head == heads[0] else "")
    for row in rows:
        table.add_row(*map(Text, row))
    return table
