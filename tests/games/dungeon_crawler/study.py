"""How bots fare against each other: `python -m tests.games.dungeon_crawler.study duel 200`.

Game number i has the seed `study/i`; with different bots the seats are turned by one each game.
`… study chest 200` looks for who was passed over in the winning Moves of four warlords (DC-113).
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from typing import Final

from tests.games.dungeon_crawler.chest import passed_over
from tests.games.dungeon_crawler.scene import game
from waystone.games.dungeon_crawler.bots import BOTS
from waystone.games.dungeon_crawler.game import DungeonCrawler
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.settings import among_bots
from waystone.kernel.table import Table

TABLES: Final = {
    "duel": ["warlord", "racer"],
    "crowd": ["racer", "random", "random", "random"],
    "two": ["racer"] * 2,
    "four": ["racer"] * 4,
    "six": ["racer"] * 6,
    "warlords": ["warlord"] * 4,
    "champion": ["champion"] + ["warlord"] * 3,
    "random": ["random"] * 4,
}
_KINDS: Final = {kind.name: kind for kind in BOTS}


def played(names: list[str], number: int) -> Table[CrawlerState]:
    """One game to its end."""
    rulebook = game(**among_bots(DungeonCrawler.offered, {}))
    turned = names[number % len(names) :] + names[: number % len(names)]
    table = Table(rulebook, turned, f"study/{number}")
    bots = [
        _KINDS[name].make(rulebook, SeededDice(f"study/{number}", f"bot {seat}"), Budget())
        for seat, name in enumerate(turned)
    ]
    play_out(table, bots)
    return table


def interval(wins: int, games: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return f"{100 * share:.1f} % ({100 * (middle - wide):.1f}–{100 * (middle + wide):.1f})"


def study(names: list[str], games: int) -> str:
    """Wins by bot and by place in turn order, length in rounds, how games ended."""
    wins: Counter[str] = Counter()
    places: Counter[int] = Counter()
    reasons: Counter[str] = Counter()
    rounds = []
    for number in range(games):
        table = played(names, number)
        state = table.state
        wins[table.record.players[state.winner]] += 1
        places[state.order.index(state.winner)] += 1
        reasons[state.reason] += 1
        rounds.append(state.round)
    rounds.sort()
    lines = [f"{name}: {interval(wins[name], games)}" for name in dict.fromkeys(names)]
    lines.append("turn order: " + ", ".join(str(places[at]) for at in range(len(names))))
    tenths = [rounds[games * share // 100] for share in (10, 50, 90)]
    lines.append(f"rounds, 10 / 50 / 90 %: {' / '.join(map(str, tenths))}; {dict(reasons)}")
    lines.append(f"over 30 rounds: {sum(each > 30 for each in rounds)}, at most {rounds[-1]}")
    return "\n".join(lines)


def chests(games: int) -> str:
    """Who held a legal card and was not asked in a window of a Move that won, game by game."""
    found = {number: passed_over(played(["warlord"] * 4, number)) for number in range(games)}
    missed = [f"{number}: {'; '.join(lines)}" for number, lines in found.items() if lines]
    return "\n".join([*missed, f"{len(missed)} of {games} games"])


if __name__ == "__main__":
    print(sys.argv[1], sys.argv[2])
    if sys.argv[1] == "chest":
        print(chests(int(sys.argv[2])))
    else:
        print(study(TABLES[sys.argv[1]], int(sys.argv[2])))
