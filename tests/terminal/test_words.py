"""A match in the terminal says nothing that is in no catalogue: each text from one is bracketed."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from waystone.catalogue import find_game
from waystone.terminal.app import play
from waystone.terminal.boards import BOARDS
from waystone.terminal.linedesk import LineDesk
from waystone.terminal.match import MatchPlan

TYPED = ("look", "help", "actions", "xyz", "1", "1", "1", "1", "1", "new", "quit")
# What is typed, the names of players, "You" where no sentence is around, cells.
KNOWN = re.compile(
    r"\b(Anna|You|[A-L]\d{1,2}|[a-l]\d{1,2})\b|\([a-z0-9 -]*\)|'[^']*'|^  \S+.{0,22}  "
)


class Bracketed:
    """A catalogue whose texts are in brackets."""

    def __init__(self, words: Any) -> None:
        self.words = words

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.words, name)
        if callable(found):
            return lambda **given: f"⟦{found(**given)}⟧"
        if isinstance(found, dict):
            return {key: f"⟦{text}⟧" for key, text in found.items()}
        return f"⟦{found}⟧"


@pytest.mark.parametrize("game", ["extrikate", "delve-and-dash"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_is_printed_is_in_a_catalogue(game: str, language: str) -> None:
    board: Any = BOARDS[game](language)
    board.words, board.shared = Bracketed(board.words), Bracketed(board.shared)
    mode = next(each for each in board.modes if each.name == "solo")
    plan = MatchPlan(find_game(game), board, mode, dict(mode.settings), ["Anna"], [], "7")
    printed = io.StringIO()
    console = Console(file=printed, width=400, highlight=False)
    play(plan, LineDesk(console, io.StringIO("\n".join(TYPED)), True), lambda record: None)
    lines = [line for line in printed.getvalue().splitlines() if "⟦" in line or "|" not in line]
    outside = [line for line in lines if re.search(r"[^\W\d_]{2,}", unmarked(line))]
    assert "⟦" in printed.getvalue()
    assert outside == []


def unmarked(line: str) -> str:
    """What is left of a line without brackets, players and what can be typed."""
    rest = line
    while (less := re.sub(r"⟦[^⟦⟧]*⟧", "", rest)) != rest:
        rest = less
    return KNOWN.sub("", rest.replace("Du:", ""))
