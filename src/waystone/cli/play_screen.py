"""`play` on a whole window; apart, because not every system has terminals of this kind."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.console import Console

from waystone.catalogue import GameEntry
from waystone.cli.play import Keeper, last_words, plan_of
from waystone.kernel.settings import Setting
from waystone.terminal.app import play as play_evening
from waystone.terminal.board import Mode, TerminalBoard
from waystone.terminal.desk import Departure
from waystone.terminal.keydesk import KeyDesk
from waystone.terminal.match import LocalMatch
from waystone.terminal.menu import Menu, Row
from waystone.terminal.screen import Screen


def play_on_screen(
    chosen: Namespace,
    entry: GameEntry,
    board: TerminalBoard[Any],
    mode: Mode | None,
    given: dict[str, str],
) -> int:
    """Ask what is open, play, and leave a few lines behind."""
    keeper = Keeper(chosen.save, board.shared)
    match: LocalMatch | None = None
    # Refused before the window is taken: a message on a vanishing screen helps nobody.
    plan = plan_of(chosen, entry, board, mode or _roomiest(board, chosen), given)
    try:
        with Screen(Console(highlight=False)) as screen:
            try:
                if mode is None:
                    mode = ask_menu(screen, chosen, entry, board, given)
                    plan = plan_of(chosen, entry, board, mode, given)
                desk = KeyDesk(screen, plan.plain, plan.speed)
                match = play_evening(plan, desk, keeper)
            except (Departure, EOFError):
                pass
    finally:
        keeper.tell()
    for line in last_words(match) if match is not None else ():
        print(line)
    return 0


def _roomiest(board: TerminalBoard[Any], chosen: Namespace) -> Mode:
    """The mode with most people, so that no names are too many before one is chosen."""
    return max(board.modes, key=lambda mode: mode.people)


def ask_menu(
    screen: Screen,
    chosen: Namespace,
    entry: GameEntry,
    board: TerminalBoard[Any],
    given: dict[str, str],
) -> Mode:
    """Let people choose what was not given; fills in `given` and the bot."""
    sentences = {mode.name: mode.summary for mode in board.modes}
    fits = [mode for mode in board.modes if mode.people >= len(chosen.names)]
    rows = [Row("mode", board.shared.mode, [mode.name for mode in fits], sentences.__getitem__)]
    offered = {each.name: each for each in entry.settings}
    rows += [_setting_row(offered[name], board) for name in board.menu if name not in given]
    with_bots = {mode.name for mode in board.modes if mode.bots}
    bots = sorted(entry.bots, key=lambda name: name != entry.usual_bot)
    rows.append(
        Row(
            "bot",
            board.shared.opponent,
            bots,
            lambda name: entry.bot(name).summary,
            is_shown=lambda values: values["mode"] in with_bots,
        )
    )
    found = Menu(screen, [entry.info.title, entry.info.summary], rows, board.shared).choose()
    bot = found.pop("bot", None)
    chosen.bot = None if bot is None else (bot,)
    mode = found.pop("mode")
    given.update(found)
    return next(each for each in fits if each.name == mode)


def _setting_row(setting: Setting, board: TerminalBoard[Any]) -> Row:
    all_choices = setting.words or [str(each) for each in range(setting.low, setting.high + 1)]
    choices = [each for each in all_choices if each not in board.menu_skips]
    at = list(choices).index(setting.write(setting.default))
    title = setting.name.replace("_", " ").capitalize()
    return Row(setting.name, title, choices, lambda value: setting.help, at)
