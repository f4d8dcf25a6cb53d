"""Write web/src/games/GAME/reference/facts.json: the figures of the quick references.

The rules are the only definition; sentences are in languages/. With `--check` nothing is written,
and the exit status tells whether the files are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.dooom import board as dooom
from waystone.games.dooom.rules import damage_of
from waystone.games.dungeon_crawler import board as crawler
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.ground import is_deadly, step_price
from waystone.games.extrikate import board as extrikate
from waystone.games.extrikate.stopping import FIGHTS, MOST_TREASURE, TREASURE, prospect_of
from waystone.kernel.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
LIVES: Final = 3
WAYS_HOME: Final = (0, 4, 8, 12)
"""Lengths of the way home for which it is told when to turn back."""
MOST_DICE: Final = 4


def of_delve_and_dash() -> dict[str, Any]:
    """Moves, boundaries and doors with the usual settings (DD-10, DD-11, DD-36, DD-45)."""
    params = DelveAndDash(Settings(DelveAndDash.offered, {})).params
    board = board_of(8)
    tree = board.cells - 1
    others = board.edges - tree
    walls = others * params.wall_probability / 100
    hearts = [params.base_moves + params.life_moves * left for left in (3, 2, 1)]
    miss = 1 - params.force_chance / 100
    return {
        "moves": [*hearts, params.carrier_moves],
        "boundaries": {"all": board.edges, "tree": tree, "others": others, "walls": round(walls)},
        "forced": [100 * (1 - miss**tries) for tries in (1, 2, 3)],
    }


def turn_back(steps: int, lives: int) -> int | None:
    """The least treasure with which turning back is right; None where rolling on always is."""
    prospect = prospect_of(TREASURE, LIVES)
    hauls = range(1, MOST_TREASURE // 2 + 1)
    return next((haul for haul in hauls if prospect.is_leaving_better(steps, lives, haul)), None)


def of_extrikate() -> dict[str, Any]:
    """Every sum of three dice in both phases, fights, and when to turn back (EX-20, EX-34)."""
    sums = range(extrikate.LEAST_SUM, extrikate.MOST_SUM + 1)
    return {
        "sums": [
            {
                "sum": total,
                "ways": extrikate.ways_to_roll(total),
                "delve": extrikate.result_of(extrikate.DELVE, total),
                "exit": extrikate.result_of(extrikate.EXIT, total),
            }
            for total in sums
        ],
        "dangers": [
            {"strength": strength, "hurt": round(100 * fight.loss, 1), "hoard": fight.treasure}
            for strength, fight in FIGHTS.items()
        ],
        "dig": round(100 * (7 - extrikate.DIG_NEEDS) / 6, 1),
        "turn_back": [
            {"steps": steps, "treasure": [turn_back(steps, lives) for lives in range(1, LIVES + 1)]}
            for steps in WAYS_HOME
        ],
    }


def window(sight: int) -> list[str]:
    """What is seen around `@`, as a drawing (DM-36)."""
    span = range(-sight, sight + 1)

    def sign(row: int, column: int) -> str:
        if row == column == 0:
            return "@"
        return "." if dooom.is_seen(row, column, sight) else " "

    return ["".join(sign(row, column) for column in span) for row in span]


def fight(attacker: int, target: int) -> dict[str, Any]:
    """Damage of a hit and blows that a fresh player survives on average (DM-50, DM-51)."""
    damage = damage_of(attacker, target)
    hits = -(-dooom.FIRST_HP // damage) if damage else None
    blows = None if hits is None else round(hits * dooom.BLOW_DIE / dooom.BLOW_HITS, 1)
    return {"damage": damage, "hits": hits, "blows": blows}


def of_dooom() -> dict[str, Any]:
    """Action points by gear, what is seen, and what blows do (DM-16, DM-24, DM-36, DM-51)."""
    sword, armour = dooom.SWORD_BIT, dooom.ARMOUR_BIT
    return {
        "letters": {
            "wall": chr(dooom.WALL),
            "floor": chr(dooom.FLOOR),
            "exit": chr(dooom.EXIT),
            "player": chr(dooom.PLAYER),
            **{dooom.THING_NAMES[thing]: chr(thing) for thing in dooom.THINGS},
        },
        "points": [dooom.FULL_AP - pieces for pieces in range(len(dooom.GEAR_BITS) + 1)],
        "hit": round(100 * dooom.BLOW_HITS / dooom.BLOW_DIE),
        "fights": {
            "bare": fight(0, 0),
            "sword": fight(sword, 0),
            "armour": fight(0, armour),
            "both": fight(sword, armour),
        },
        "windows": {
            "plain": window(dooom.NEAR_SIGHT),
            "lantern": window(dooom.LANTERN_SIGHT),
        },
    }


def price(terrain: int) -> dict[str, Any]:
    """What a step costs somebody without abilities, the second diagonal one too (DC-32–36)."""
    diagonals = [step_price(0, terrain, True, odd) for odd in (0, 1)]
    return {
        "straight": step_price(0, terrain, False, 0),
        "diagonals": diagonals,
        "deadly": is_deadly(0, terrain),
    }


def chance(dice: int, defence: int) -> float:
    """Of 100 attacks with so many dice, how many wound at all (DC-62)."""
    miss = (defence - 1) / 6
    return round(100 * (1 - miss**dice), 1)


def of_dungeon_crawler() -> dict[str, Any]:
    """Prices of steps, odds of attacks, and tiles (DC-3, DC-32, DC-62)."""
    terrains = {"floor": crawler.FLOOR, "shallow": crawler.SHALLOW, "deep": crawler.DEEP}
    return {
        "prices": {name: price(code) for name, code in {**terrains, "lava": crawler.LAVA}.items()},
        "hits": [
            {"def": defence, "chances": [chance(dice, defence) for dice in range(1, MOST_DICE + 1)]}
            for defence in range(3, 7)
        ],
        "tiles": [
            {"id": shape.id, "count": shape.count, "hoard": shape.hoard} for shape in BOX.shapes
        ],
    }


FACTS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "delve_and_dash": of_delve_and_dash,
    "extrikate": of_extrikate,
    "dooom": of_dooom,
    "dungeon_crawler": of_dungeon_crawler,
}


def target(game: str, root: Path = ROOT) -> Path:
    """The file of one game."""
    return root / "web" / "src" / "games" / game / "reference" / "facts.json"


def text_of(game: str) -> bytes:
    """What that file should say."""
    return msgspec.json.format(msgspec.json.encode(FACTS[game]()), indent=1) + b"\n"


def main() -> int:
    """Write them, or compare."""
    texts = {target(game): text_of(game) for game in FACTS}
    if "--check" in sys.argv[1:]:
        return int(any(not path.exists() or path.read_bytes() != texts[path] for path in texts))
    for path, text in texts.items():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
