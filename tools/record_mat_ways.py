"""Record what the engine says of ways and sight, for the browser's drawings of them.

The page draws a walk's way and price and a line of sight; its tests hold them to these records.

    python tools/record_mat_ways.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.bits import BIT, spaces_of
from waystone.games.dungeon_crawler.board import AROUND, FIRST_HERO
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.figures import movement
from waystone.games.dungeon_crawler.rules.moving import hero_reach
from waystone.games.dungeon_crawler.rules.terms import Terms
from waystone.games.dungeon_crawler.sight import sees
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

TARGET = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "crawler-ways.json"
FARTHEST = 9
SEEDS = range(20, 22)
EVERY = 60
POTIONS = (None, "potion_of_flight", "potion_of_firewalk")


def ways(state: CrawlerState, seat: int, odd: int) -> list[list[Any]]:
    """Every space within reach: its price and the way there."""
    found = hero_reach(state, FIRST_HERO + seat, odd)
    return [[cell, cost, found.path(cell)] for cell, cost in sorted(found.costs(FARTHEST).items())]


def ends(state: CrawlerState) -> list[list[Any]]:
    """Where each Monster could end a Move, its own space aside, and for what (DC-83)."""
    found = []
    for figure in range(FIRST_HERO):
        if state.spot[figure] >= 0:
            terms = Terms(state, figure, movement(state, figure), 0)
            spaces = spaces_of(terms.ends & ~BIT[terms.here])
            found.append([figure, [[cell, terms.reach.cost(cell)] for cell in spaces]])
    return found


def sights(state: CrawlerState, here: int) -> list[list[Any]]:
    """Whether the spaces two steps around are seen."""
    around = sorted({far for near in AROUND[here] for far in AROUND[near]} - {here})
    return [[cell, sees(state.terrain, here, cell)] for cell in around]


def facts(table: Table[Any], seat: int, potion: str | None) -> dict[str, Any]:
    """One position, as far as ways and sight depend on it; a potion changes what can be walked."""
    state = table.state.copy()
    if potion is not None:
        state.gear[seat].append(BOX.card_by_id[potion])
    view = table.game.view(state, seat)
    names = ("terrain", "players", "monsters", "piles", "chests", "hoard_cell", "six")
    return {
        "seat": seat,
        "view": {name: getattr(view, name) for name in names},
        "ways": [ways(state, seat, odd) for odd in (0, 1)],
        "ends": ends(state) if potion is None else [],
        "sights": sights(state, state.spot[FIRST_HERO + seat]),
    }


def positions(seed: int) -> list[dict[str, Any]]:
    """Some moments of a match between computers that play at random."""
    entry = find_game("dungeon-crawler")
    table = Table(entry.open({}), ["Ada", "Bo", "Cy"], seed)
    bots = [entry.bot("random").make(table.game, SeededDice(each), Budget()) for each in range(3)]
    found = []
    while (acting := table.acting()) and table.number < 6 * EVERY:
        asked = acting[0]
        seat = table.number // EVERY % 3
        if table.number % EVERY == EVERY - 1 and table.state.spot[FIRST_HERO + seat] >= 0:
            found += [facts(table, seat, potion) for potion in POTIONS]
        table.do(asked, bots[asked].choose(table.view(asked), table.legal(asked)))
    return found


def main() -> None:
    """Write them all."""
    found = [each for seed in SEEDS for each in positions(seed)]
    TARGET.write_bytes(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
