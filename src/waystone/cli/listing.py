"""`games`, `bots` and `settings`: what can be played, by whom and how."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.cli.language import common_words, language, says
from waystone.cli.output import show, show_data
from waystone.cli.parser import Parser, add_json, add_language
from waystone.kernel.settings import Setting
from waystone.terminal.listing import Listing
from waystone.words.runtime import texts


def add_to(parser: Parser) -> None:
    command = parser.command("games", games, "list the games")
    add_language(command)
    add_json(command)
    command = parser.command("bots", bots, "list the bots that can play a game")
    command.add_argument("game", metavar="GAME", help="for instance delve-and-dash")
    add_language(command)
    add_json(command)
    command = parser.command("settings", settings, "list what can be chosen before a match")
    command.add_argument("game", metavar="GAME", help="for instance delve-and-dash")
    add_language(command)
    add_json(command)


def games(chosen: Namespace) -> int:
    """Print every game of the catalogue."""
    found = [game_data(entry) for entry in GAMES.values()]
    if chosen.json:
        show_data(found)
        return 0
    rows = [
        [entry.info.name, entry.info.title, _seats(entry.info.seats), _listing(entry).summary]
        for entry in GAMES.values()
    ]
    heads = says().heads
    show(_table((heads["game"], heads["title"], heads["seats"], heads["summary"]), rows))
    return 0


def bots(chosen: Namespace) -> int:
    """Print a game's bots, the weakest first."""
    entry = find_game(chosen.game)
    if chosen.json:
        show_data(bot_data(entry))
    else:
        listing, heads = _listing(entry), says().heads
        rows = [[name, _strength(entry, name), listing.bot_help(name)] for name in entry.bots]
        show(_table((heads["bot"], heads["strength"], heads["bot_summary"]), rows))
    return 0


def settings(chosen: Namespace) -> int:
    """All settings of a game."""
    entry = find_game(chosen.game)
    found = [setting_data(each) for each in entry.settings]
    if chosen.json:
        show_data(found)
        return 0
    heads = says().heads
    columns = ("setting", "default", "expected", "help", "ranked")
    listing = _listing(entry)
    rows = [_setting_row(each, listing) for each in entry.settings]
    show(_table([texts(heads)[name] for name in columns], rows))
    return 0


def _setting_row(each: Setting, listing: Listing) -> list[str]:
    ranked = says().ranked_values["any" if each.ranked_any else "default"]
    expected = each.expected(common_words())
    return [each.name, each.write(each.default), expected, listing.help(each), ranked]


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


def bot_data(entry: GameEntry) -> list[dict[str, Any]]:
    """The bots of a game; `rating` is null for one that nobody has measured."""
    return [
        {"bot": each.name, "summary": each.summary, "rating": entry.rating(each.name)}
        for each in entry.bots.values()
    ]


def _strength(entry: GameEntry, bot: str) -> str:
    rating = entry.rating(bot)
    return "" if rating is None else str(rating)


def setting_data(each: Setting) -> dict[str, Any]:
    """One setting; values are texts, as `--set` takes them."""
    return {
        "setting": each.name,
        "default": each.write(each.default),
        "expected": each.expected(),
        "help": each.help,
        "ranked_any": each.ranked_any,
    }


def _listing(entry: GameEntry) -> Listing:
    return Listing(entry, language())


def _seats(seats: tuple[int, int]) -> str:
    low, high = seats
    return str(low) if low == high else f"{low}–{high}"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table()
    for head in heads:
        table.add_column(head, no_wrap=head == heads[0], style="bold" if head == heads[0] else "")
    for row in rows:
        table.add_row(*map(Text, row))
    return table
