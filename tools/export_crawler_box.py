"""Write web/src/games/dungeon_crawler/box.json: what is in the box, for the browser.

The data files of the game are the only definition; this picks what a page shows of them. Names
and texts are in languages/. With `--check` nothing is written, and the exit status tells whether
the file is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from waystone.games.dungeon_crawler.board import TACTICS, WINDOW_NAMES
from waystone.games.dungeon_crawler.box import BOX, Adventurer, Card, Creature

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "games" / "dungeon_crawler" / "box.json"


def numbers(card: Adventurer | Creature) -> dict[str, int]:
    """What adventurers and creatures have in common."""
    kinds = {"melee": card.melee, "ranged": card.ranged, "area": card.area}
    return {"bp": card.bp, "mv": card.mv, "def": card.defence, **kinds}


def adventurer(card: Adventurer) -> dict[str, Any]:
    """One adventurer card."""
    return {"id": card.id, **numbers(card), "heal": card.heal}


def creature(kind: Creature) -> dict[str, Any]:
    """One kind of creature card; `count` cards of it follow each other by number."""
    return {
        "id": kind.id,
        "count": kind.count,
        **numbers(kind),
        "abilities": kind.ability_names,
        "los": TACTICS[kind.los],
        "range": kind.within_range,
        "within": TACTICS[kind.within],
        "no_los": TACTICS[kind.no_los],
        "treasure": kind.treasure,
    }


def card(each: Card) -> dict[str, Any]:
    """One treasure card."""
    windows = [name for bit, name in WINDOW_NAMES.items() if each.windows & bit]
    return {"id": each.id, "type": each.type, "windows": windows, "own": each.own}


def box() -> dict[str, Any]:
    """Everything."""
    return {
        "adventurers": [adventurer(each) for each in BOX.adventurers],
        "creatures": [creature(each) for each in BOX.kinds],
        "cards": [card(each) for each in BOX.cards],
    }


def main() -> int:
    """Write it, or compare."""
    text = msgspec.json.format(msgspec.json.encode(box()), indent=1) + b"\n"
    if "--check" in sys.argv[1:]:
        return int(not TARGET.exists() or TARGET.read_bytes() != text)
    TARGET.write_bytes(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
