"""`bench`: how fast the engine is on this machine."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.table import Table

import waystone
from waystone.catalogue import GAMES, GameEntry
from waystone.cli.output import show, show_data
from waystone.cli.parser import Parser, add_json
from waystone.kernel.dice import SeededDice
from waystone.kernel.settings import among_bots
from waystone.kernel.shortcuts import play_randomly

ROUNDS = 5
SECONDS = 0.4
EXAMPLES = """\
  waystone bench              the project's measurements, beside peers where they are installed
  waystone bench --quick      only random playouts of each game
"""


def add_to(parser: Parser) -> None:
    command = parser.command("bench", bench, "measure how fast the engine is here", EXAMPLES)
    command.add_argument("--quick", action="store_true", help="only random playouts: seconds")
    add_json(command)
    command.add_argument("rest", nargs="*", metavar="WORD", help="behind --: words for bench/")


def bench(chosen: Namespace) -> int:
    """The project's own measurements where they are at hand, else a quick figure."""
    home = Path(waystone.__file__).resolve().parents[2]
    if not chosen.quick and (home / "bench" / "__main__.py").is_file():
        words = [*(["--json"] if chosen.json else []), *chosen.rest]
        return subprocess.run([sys.executable, "-m", "bench", *words], cwd=home).returncode
    figures = [measure(entry) for entry in GAMES.values()]
    if chosen.json:
        show_data(figures)
        return 0
    table = Table("game")
    for head in ("random playouts", "steps", "steps per second, best of 5"):
        table.add_column(head, justify="right")
    for each in figures:
        rate = f"{each['steps_per_second']:,.0f}"
        table.add_row(each["game"], str(each["playouts"]), str(each["steps"]), rate)
    show(table)
    return 0


def measure(entry: GameEntry) -> dict[str, Any]:
    """Random playouts of one game: legal actions, apply and events, nothing else."""
    game, seats = entry.open(among_bots(entry.settings, {})), entry.info.seats[1]
    best, playouts, steps = 0.0, 0, 0
    for _ in range(ROUNDS):
        begun, here = perf_counter(), 0
        while perf_counter() - begun < SECONDS:
            dice = SeededDice(playouts)
            here += play_randomly(game, game.setup(seats, dice), dice)
            playouts += 1
        best = max(best, here / (perf_counter() - begun))
        steps += here
    return {
        "game": entry.info.name,
        "playouts": playouts,
        "steps": steps,
        "steps_per_second": round(best, 1),
    }
