"""`play` on a whole window; apart, because not every system has terminals of this kind."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from waystone.catalogue import GameEntry
from waystone.cli.modes import bots_in, mode_for, modes_here, people_in
from waystone.cli.play import RecordSaver, last_words, plan_of
from waystone.kernel.mode import Mode
from waystone.kernel.settings import Setting
from waystone.terminal.app import play as play_matches
from waystone.terminal.board import TerminalBoard
from waystone.terminal.key_prompt import KeyPrompt
from waystone.terminal.listing import Listing
from waystone.terminal.match import LocalMatch, MatchPlan
from waystone.terminal.menu import Menu, MenuRow
from waystone.terminal.prompt import Departure
from waystone.terminal.screen import Screen


def play_on_screen(
    chosen: Namespace,
    entry: GameEntry,
    board: TerminalBoard[Any],
    mode: Mode | None,
    given: dict[str, str],
) -> int:
    """Ask what is open, play, and leave a few lines behind."""
    # Refused before the window is taken: a message on a vanishing screen helps nobody.
    plan = plan_of(chosen, entry, board, mode or _roomiest(entry, len(chosen.names)), given)

    def begin(screen: Screen) -> MatchPlan:
        if mode is not None:
            return plan
        asked = ask_menu(screen, chosen, entry, board, given)
        return plan_of(chosen, entry, board, asked, given)

    return show_matches(chosen, board, begin)


def show_matches(
    chosen: Namespace, board: TerminalBoard[Any], begin: Callable[[Screen], MatchPlan]
) -> int:
    """Play what is settled when the window is there, and leave a few lines behind."""
    saver = RecordSaver(chosen.save, board.shared)
    match: LocalMatch | None = None
    try:
        with Screen(Console(highlight=False)) as screen:
            try:
                plan = begin(screen)
                match = play_matches(plan, KeyPrompt(screen, plan.plain, plan.speed), saver)
            except (Departure, EOFError):
                pass
    finally:
        saver.tell()
    for line in last_words(match) if match is not None else ():
        print(line)
    return 0


def _roomiest(entry: GameEntry, names: int) -> Mode:
    """The mode with most people, or a table of all who are named, before one is chosen."""
    modes = modes_here(entry)
    widest = max(modes, key=people_in)
    is_short = names > people_in(widest) and any(mode.free for mode in modes)
    return mode_for(entry, names, 0) if is_short else widest


def ask_menu(
    screen: Screen,
    chosen: Namespace,
    entry: GameEntry,
    board: TerminalBoard[Any],
    given: dict[str, str],
) -> Mode:
    """Let people choose what was not given; fills in `given` and the bot."""
    listing = Listing(entry, board.language)
    rows = menu_rows(chosen, listing, board, given)
    found = Menu(screen, [entry.info.title, listing.summary], rows, board.shared).choose()
    bot = found.pop("bot", None)
    chosen.bot = None if bot is None else (bot,)
    people, bots = int(found.pop("people", "0")), int(found.pop("computers", "0"))
    name = found.pop("mode")
    mode = next(each for each in modes_here(entry) if each.name == name)
    given.update(found)
    return table_of(entry, people, bots) if mode.free else mode


def table_of(entry: GameEntry, people: int, bots: int) -> Mode:
    """A table of these people, with as many of these bots as the game has seats for."""
    low, high = entry.info.seats
    return mode_for(entry, people, min(max(bots, low - people), high - people))


def menu_rows(
    chosen: Namespace, listing: Listing, board: TerminalBoard[Any], given: dict[str, str]
) -> list[MenuRow]:
    """The mode, who sits at a table of one's own, the game's settings, the bot."""
    entry = listing.entry
    modes = {each.name: each for each in modes_here(entry) if fits(each, chosen, entry)}
    offered = {each.name: each for each in entry.settings}
    return [
        MenuRow(
            "mode",
            board.shared.mode,
            list(modes),
            lambda name: listing.mode(modes[name]),
            label=lambda name: listing.modes.get(name, name),
        ),
        *table_rows(chosen, listing, [name for name in modes if modes[name].free]),
        *(setting_row(offered[name], board, listing) for name in board.menu if name not in given),
        bot_row(listing, modes),
    ]


def fits(mode: Mode, chosen: Namespace, entry: GameEntry) -> bool:
    """Whether all who gave their names can play in a mode."""
    most = entry.info.seats[1] if mode.free else people_in(mode)
    return most >= len(chosen.names)


def table_rows(chosen: Namespace, listing: Listing, free: list[str]) -> list[MenuRow]:
    """How many people and bots sit at a table of one's own."""
    says, high = listing.shared, listing.entry.info.seats[1]
    people = [str(each) for each in range(max(1, len(chosen.names)), high + 1)]
    bots = [str(each) for each in range(high)]
    return [
        MenuRow(name, title, numbers, lambda value: says.own_table, is_shown=in_mode(free))
        for name, title, numbers in (
            ("people", says.people, people),
            ("computers", says.computers, bots),
        )
    ]


def in_mode(names: Sequence[str]) -> Callable[[dict[str, str]], bool]:
    """A row that matters in some modes only."""
    return lambda values: values["mode"] in names


def bot_row(listing: Listing, modes: dict[str, Mode]) -> MenuRow:
    """Which bot plays, the usual one first."""
    entry = listing.entry
    bots = sorted(entry.bots, key=lambda name: name != entry.usual_bot)
    with_bots = [name for name, mode in modes.items() if mode.free or bots_in(mode)]
    title, shown = listing.shared.opponent, in_mode(with_bots)
    return MenuRow("bot", title, bots, listing.bot_strength, label=listing.bot, is_shown=shown)


def setting_row(setting: Setting, board: TerminalBoard[Any], listing: Listing) -> MenuRow:
    """The values of a setting that a form offers."""
    offered = [setting.write(each) for each in setting.suggested] or list(setting.words)
    choices = [each for each in offered if each not in board.menu_skips]
    return MenuRow(
        setting.name,
        listing.setting(setting),
        choices,
        lambda value: listing.help(setting),
        label=lambda value: listing.value(setting, value),
        at=choices.index(setting.write(setting.default)),
    )
