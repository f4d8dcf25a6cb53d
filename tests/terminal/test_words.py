"""A match in the terminal says nothing that is in no catalogue: each text from one is bracketed."""

from __future__ import annotations

import io
import re
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from tests.terminal.pseudo import LANGUAGE, outside, spoken
from tests.terminal.test_games import steps_of
from waystone.catalogue import GAMES, find_game
from waystone.cli.modes import mode_for, modes_here
from waystone.cli.play_screen import menu_rows
from waystone.terminal.app import play
from waystone.terminal.boards import board_of
from waystone.terminal.key_prompt import KeyPrompt
from waystone.terminal.line_prompt import LinePrompt
from waystone.terminal.listing import Listing
from waystone.terminal.match import MatchPlan
from waystone.terminal.menu import Menu
from waystone.terminal.prompt import Departure
from waystone.terminal.replay import ALL, Replay

TYPED = ("look", "help", "actions", "xyz", "secret", *["1"] * 12, "add Zoë", "add bot:x", "new")
KEYS = (*"?x", "enter", *"x!gx1", *["enter"] * 9, *"+x", "up", *"nxa", "escape")
TITLES = "|".join(re.escape(entry.info.title) for entry in GAMES.values())
# Names of people and games; what is typed, which is quoted or stands in parentheses; cells; keys.
KNOWN = re.compile(
    rf"\b(Anna|Ben|Zoë|{TITLES}|COMPUTER LABYRINTH|DELVE & DASH)\b|\([a-z0-9: -]*\)|'[^']*'"
    r"|\b[A-Za-z]\d{1,2}\b|\b\d+[a-z]\b|\bEnter\b|\bo+\b|^   ?\S+.{0,22}  "
)


@pytest.fixture(autouse=True)
def pseudo_language() -> Iterator[None]:
    with spoken():
        yield


def plan_for(game: str, people: int, bots: int) -> MatchPlan:
    entry = find_game(game)
    board = board_of(entry, LANGUAGE)
    settings = mode_for(entry, people, bots).settings
    return MatchPlan(
        entry, board, settings, ["Anna", "Ben"][:people], [entry.usual_bot] * bots, "7"
    )


def without_board(lines: Sequence[str]) -> str:
    """Pictures consist of signs, and of letters that stand for somebody or something."""
    return "\n".join(line for line in lines if "⟦" in line or not set(line) & set("|#.┃━·"))


@pytest.mark.parametrize(("people", "bots"), [(1, 1), (2, 0)])
@pytest.mark.parametrize("game", list(GAMES))
def test_everything_that_is_printed_is_in_a_catalogue(game: str, people: int, bots: int) -> None:
    printed = io.StringIO()
    console = Console(file=printed, width=400, highlight=False)
    prompt = LinePrompt(console, io.StringIO("\n".join(TYPED)), True)
    play(plan_for(game, people, bots), prompt, lambda record: None)
    assert "⟦" in printed.getvalue()
    assert outside(without_board(printed.getvalue().splitlines()), KNOWN) == []


class DrawnScreen:
    """A window that keeps what is drawn on it, and somebody who presses these keys."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = list(keys)
        self.size = (160, 60)
        self.drawn: list[str] = []

    def draw(self, lines: Sequence[Text]) -> None:
        self.drawn += [line.plain for line in lines]

    def key(self, redraw: Callable[[], None]) -> str:
        if not self.keys:
            raise Departure
        return self.keys.pop(0)

    def pause(self, seconds: float) -> None:
        """Nobody waits."""


@pytest.mark.parametrize(("people", "bots"), [(1, 1), (2, 0)])
@pytest.mark.parametrize("game", list(GAMES))
def test_everything_in_a_window_is_in_a_catalogue(game: str, people: int, bots: int) -> None:
    screen: Any = DrawnScreen(KEYS)
    play(plan_for(game, people, bots), KeyPrompt(screen, True, 0.0), lambda record: None)
    board_only = [line for line in screen.drawn if "⟦" not in line]
    panels = [line[line.index("⟦") :] for line in screen.drawn if "⟦" in line]
    assert len(panels) > 100
    assert outside("\n".join(panels), KNOWN) == []
    assert outside(without_board(board_only), KNOWN) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_in_the_menu_is_in_a_catalogue(game: str) -> None:
    entry = find_game(game)
    listing, board = Listing(entry, LANGUAGE), board_of(entry, LANGUAGE)
    rows = menu_rows(Namespace(names=()), listing, board, {})
    screen: Any = DrawnScreen([*["right", "down"] * 8, "enter"])
    Menu(screen, [entry.info.title, listing.summary], rows, board.shared).choose()
    assert outside("\n".join(screen.drawn), KNOWN) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_in_a_replay_is_in_a_catalogue(game: str) -> None:
    table = [table for table, _ in steps_of(game, 2, 60)][-1]
    board = board_of(find_game(game), LANGUAGE)
    shown = Replay(table.game, table.record, board, ALL)
    frames = shown.frames(len(table.record.entries))
    page = shown.page(frames, len(frames) - 1)
    told = [*(line.plain for line in (*page.panel, *page.log)), page.summary]
    assert outside("\n".join(told), KNOWN) == []
    assert outside(shown.result(frames[-1]), KNOWN) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_said_about_a_game_is_in_a_catalogue(game: str) -> None:
    entry = find_game(game)
    listing = Listing(entry, LANGUAGE)
    said = [
        listing.summary,
        *map(listing.mode, modes_here(entry)),
        *map(listing.bot_help, entry.bots),
        *map(listing.help, entry.settings),
    ]
    assert outside("\n".join(said), KNOWN) == []
