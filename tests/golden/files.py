"""The golden files of every game: what each should say, built anew.

A game adds a module here with `files()`, a table from file name to text, and a line in GAMES.
Records are matches on paper: they are played anew only on request, and replayed by the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tests.acting import first_acting
from tests.golden import (
    asked,
    coached,
    crowded,
    delve_and_dash,
    dooom,
    drawn,
    dungeon_crawler,
    extrikate,
    imagined,
    judged,
    pictured,
    told,
)
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

HERE: Final = Path(__file__).parent

GAMES: Final[Mapping[str, Callable[[], Mapping[str, str]]]] = {
    "delve-and-dash": delve_and_dash.files,
    "dungeon-crawler": dungeon_crawler.files,
    "dooom": dooom.files,
    "extrikate": extrikate.files,
}
"""Texts that follow from the rules alone, by game."""


class Match:
    """A match to be written down: who plays, how long, and what is said at the end."""

    def __init__(
        self,
        game: str,
        settings: Mapping[str, str],
        seed: int,
        bots: Sequence[str],
        steps: int = 100_000,
        closing: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.seed: Final = seed
        self.bots: Final = bots
        self.steps: Final = steps
        self.closing: Final = closing

    def text(self) -> str:
        """The match as a record."""
        entry = find_game(self.game)
        rulebook = entry.open(self.settings)
        table: Table[Any] = Table(rulebook, self.bots, self.seed)
        players = [
            entry.bot(name).make(rulebook, SeededDice(self.seed, f"bot {seat}"), Budget(nodes=100))
            for seat, name in enumerate(self.bots)
        ]
        while table.number < self.steps and (seat := first_acting(table)) >= 0:
            step = table.do(seat, players[seat].choose(table.view(seat), table.legal(seat)))
            for ear, bot in enumerate(players):
                if bot.watches:
                    bot.watch(step.visible_to(ear), table.view(ear))
        for seat, text in self.closing:
            table.act(seat, text)
        return table.record.text()


DELVE: Final = "delve-and-dash"
CRAWLER: Final = "dungeon-crawler"
EXTRIKATE: Final = "extrikate"
DOOOM: Final = "dooom"
MATCHES: Final = {
    "two-warlord-racer": Match(CRAWLER, {}, 1, ["warlord", "racer"]),
    "four-racers": Match(CRAWLER, {}, 2, ["racer"] * 4),
    "three-hard-random": Match(CRAWLER, {"hard": "on", "round_limit": "6"}, 3, ["random"] * 3),
    "six-mixed": Match(CRAWLER, {"round_limit": "12"}, 4, ["random", "racer"] * 3),
    "others-left": Match(CRAWLER, {"laying": "free"}, 5, ["random"] * 2, 60, [(1, "leave")]),
    "solo-level-1": Match(DELVE, {}, 1, ["knight"]),
    "solo-level-2": Match(DELVE, {"level": "2"}, 2, ["knight"]),
    "duel-level-1": Match(DELVE, {}, 3, ["knight", "knight"]),
    "duel-level-2": Match(DELVE, {"level": "2"}, 4, ["squire", "knight"]),
    "cpu-level-1": Match(DELVE, {"mode": "cpu"}, 5, ["random", "knight"]),
    "cpu-level-2": Match(DELVE, {"mode": "cpu", "level": "2"}, 6, ["knight", "squire"]),
    "random-both-dead": Match(DELVE, {"level": "2"}, 7, ["random", "random"]),
    "random-small-odd": Match(
        DELVE, {"size": "6", "level": "2", "lives": "5", "start": "classic"}, 8, ["random"] * 2
    ),
    "forfeit": Match(DELVE, {}, 9, ["random"] * 2, 30, [(1, "leave")]),
    "draw": Match(DELVE, {}, 10, ["random"] * 2, 31, [(0, "agree draw"), (1, "agree draw")]),
    "solo-hard": Match(EXTRIKATE, {}, 1, ["hard"]),
    "solo-medium": Match(EXTRIKATE, {}, 2, ["medium"]),
    "solo-easy": Match(EXTRIKATE, {}, 3, ["easy"]),
    "two-hard-medium": Match(EXTRIKATE, {}, 4, ["hard", "medium"]),
    "two-brisk": Match(EXTRIKATE, {"exit_rolls": "3"}, 5, ["medium", "easy"]),
    "three-levels": Match(EXTRIKATE, {}, 6, ["easy", "medium", "hard"]),
    "three-forced": Match(EXTRIKATE, {"explore": "forced"}, 7, ["medium"] * 3),
    "three-one-life": Match(EXTRIKATE, {"lives": "1"}, 8, ["easy", "easy", "hard"]),
    "two-resigned": Match(EXTRIKATE, {}, 9, ["hard"] * 2, 12, [(1, "leave"), (0, "leave")]),
    "cellar-alone": Match(DOOOM, {"map": "cellar"}, 1, ["seeker"]),
    "duel-hunter-seeker": Match(DOOOM, {}, 2, ["hunter", "seeker"]),
    "vault-four": Match(DOOOM, {"map": "ring-vault"}, 3, ["seeker", "random", "hunter", "random"]),
    "sprint-shuffled": Match(
        DOOOM, {"map": "zero-sprint", "shuffle_order": "yes"}, 4, ["random", "seeker", "random"]
    ),
    "cave-generated": Match(
        DOOOM, {"map": "generated", "style": "cave", "max_rounds": "30"}, 5, ["random", "hunter"]
    ),
    "last-standing": Match(DOOOM, {"last_standing": "wins"}, 6, ["random"] * 2, 40, [(1, "leave")]),
}
"""Whole matches, by the name of their file."""


def write_all() -> None:
    """Renew every file."""
    for game, build in GAMES.items():
        for name, text in build().items():
            (HERE / game / name).write_text(text, encoding="utf-8")
    for name, match in MATCHES.items():
        (HERE / match.game / f"{name}.record").write_text(match.text(), encoding="utf-8")
    for game in GAMES:
        for module in (told, imagined, drawn, pictured, coached, asked):
            (HERE / game / module.FILE).write_text(module.text(game), encoding="utf-8")
    (HERE / CRAWLER / crowded.FILE).write_text(crowded.text(), encoding="utf-8")
    for game in judged.RECORDS:
        (HERE / game / judged.FILE).write_text(judged.text(game), encoding="utf-8")
