"""`python -m bench.crawler [--games N]`: Dungeon Crawler's games of four bots, their decisions, and
its worst lists.

Times are those of the processor, on one core, so that other work on the machine matters little.
"""

import argparse
import gc
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time
from typing import Any

from waystone.games.dungeon_crawler.bots import BOTS
from waystone.games.dungeon_crawler.game import DungeonCrawler
from waystone.games.dungeon_crawler.rules.acting import decide
from waystone.games.dungeon_crawler.rules.frames.questions import AskFrame, Question
from waystone.games.dungeon_crawler.rules.frames.turns import ActFrame
from waystone.games.dungeon_crawler.rules.play import Play, nearest
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import Terrain
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import View
from waystone.kernel.settings import Settings
from waystone.kernel.table import Step, Table

SEATED = ("racer", "warlord", "racer", "warlord")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.crawler", description=__doc__)
    parser.add_argument("--games", type=int, default=20, metavar="N")
    games = parser.parse_args().games
    rulebook = DungeonCrawler(Settings(DungeonCrawler.offered))
    positions: list[CrawlerState] = []
    decided: dict[str, list[float]] = {name: [] for name in sorted(set(SEATED))}
    matches = [partial(play, rulebook, f"bench/{i}", positions, decided) for i in range(games)]
    print(spread(f"{games} games of four bots", list(map(seconds, matches)), 1, "s"))
    for name, times in decided.items():
        print(spread(f"{len(times)} decisions of {name}", times, 1000, "ms"))
    gc.disable()  # all these mats are kept by the measurement, and by no game: not to be searched
    lists = [seconds(lists_anew(rulebook, each)) for each in positions]
    print(spread(f"{len(lists)} lists of step 5, nothing known of the mat", lists, 1000, "ms"))


class Timed(Bot[Any]):
    """A bot with a stopwatch for the processor beside it."""

    def __init__(self, bot: Bot[Any], times: list[float]) -> None:
        self.bot = bot
        self.times = times

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        begun = process_time()
        action = self.bot.choose(view, legal)
        self.times.append(process_time() - begun)
        return action


def play(
    rulebook: DungeonCrawler,
    seed: str,
    positions: list[CrawlerState],
    decided: dict[str, list[float]],
) -> None:
    """One game; positions in which somebody decides about step 5 are kept, and decisions timed."""
    table = Table(rulebook, SEATED, seed)
    kinds = {kind.name: kind for kind in BOTS}
    bots = [
        Timed(kinds[name].make(rulebook, SeededDice(seed, f"bot {seat}"), Budget()), decided[name])
        for seat, name in enumerate(SEATED)
    ]

    def keep(step: Step) -> None:
        top = table.state.stack[-1] if table.state.stack else None
        if isinstance(top, AskFrame) and top.question == Question.ACT:
            positions.append(table.state.copy())

    play_out(table, bots, keep)


def lists_anew(rulebook: DungeonCrawler, state: CrawlerState) -> Callable[[], object]:
    """Work out all choices of step 5 again, without anything remembered of sight and steps."""
    state.stack.pop()
    state.terrain = Terrain(state.terrain.codes, state.terrain.six)
    play = Play(rulebook.params, state, SeededDice(1), [])
    return partial(decide, play, nearest(state, ActFrame))


def seconds(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun


def spread(what: str, times: list[float], scale: int, unit: str) -> str:
    ordered = sorted(times)
    median, nearly_all = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    figures = {
        "mean": sum(times) / len(times),
        "median": median,
        "99 %": nearly_all,
        "most": ordered[-1],
    }
    events = ", ".join(f"{name} {scale * each:.2f} {unit}" for name, each in figures.items())
    return f"{what}: {events}"


if __name__ == "__main__":
    main()
