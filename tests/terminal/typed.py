"""Matches typed line by line, for tests: plans, and people who type what a script says."""

from io import StringIO
from typing import Any

from rich.console import Console

from waystone.catalogue import find_game
from waystone.kernel.record import Record
from waystone.terminal.app import play
from waystone.terminal.boards import BOARDS
from waystone.terminal.line_prompt import LinePrompt
from waystone.terminal.match import LocalMatch, MatchPlan

ENTRY = find_game("delve-and-dash")
BOARD = BOARDS["delve-and-dash"]()
NAMES = {"solo": ["Anna"], "duel": ["Anna", "Ben"], "cpu": ["Anna"]}


def plan(mode: str = "solo", seed: str = "7", bot: str = "random", **details: Any) -> MatchPlan:
    settings = {"mode": mode, **details.pop("settings", {})}
    bots = [bot] if mode == "cpu" else []
    return MatchPlan(ENTRY, BOARD, settings, NAMES[mode], bots, seed, **details)


class TypedMatch:
    """What was printed and kept while somebody typed these lines."""

    def __init__(self, wanted: MatchPlan, *typed: str) -> None:
        out = StringIO()
        self.records: list[Record] = []
        prompt = LinePrompt(
            Console(file=out, width=100), StringIO("".join(f"{x}\n" for x in typed)), False
        )
        self.match: LocalMatch = play(wanted, prompt, self.records.append)
        self.printed = out.getvalue()
