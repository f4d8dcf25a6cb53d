"""An evening at a desk, for tests: plans, and people who type what a script says."""

from io import StringIO
from typing import Any

from rich.console import Console

from waystone.catalogue import find_game
from waystone.kernel.record import Record
from waystone.terminal.app import play
from waystone.terminal.boards import BOARDS
from waystone.terminal.linedesk import LineDesk
from waystone.terminal.match import LocalMatch, MatchPlan

ENTRY = find_game("delve-and-dash")
BOARD = BOARDS["delve-and-dash"]()
NAMES = {"solo": ["Anna"], "duel": ["Anna", "Ben"], "cpu": ["Anna"]}


def plan(mode: str = "solo", seed: str = "7", bot: str = "random", **details: Any) -> MatchPlan:
    settings = {"mode": mode, **details.pop("settings", {})}
    chosen = next(each for each in BOARD.modes if each.name == mode)
    return MatchPlan(
        ENTRY, BOARD, chosen, settings, NAMES[mode], [bot] * chosen.bots, seed, **details
    )


class Evening:
    """What was printed and kept while somebody typed these lines."""

    def __init__(self, wanted: MatchPlan, *typed: str) -> None:
        out = StringIO()
        self.records: list[Record] = []
        desk = LineDesk(
            Console(file=out, width=100), StringIO("".join(f"{x}\n" for x in typed)), False
        )
        self.match: LocalMatch = play(wanted, desk, self.records.append)
        self.printed = out.getvalue()
