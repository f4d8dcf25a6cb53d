"""Writes a game's `levels.toml` from what a tournament of its bots has shown.

    waystone tournament extrikate --bots random,novice,easy,medium,apprentice,hard \\
        --games 3000 --seed levels --json > cup.json
    python tools/write_levels.py cup.json random,novice,easy,medium,apprentice,hard

The bots of the game have to be listed from weak to strong; it says so if they are not.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from waystone.catalogue import find_game

GAMES = Path(__file__).parent.parent / "src" / "waystone" / "games"


def command_of(cup: dict[str, Any], bots: str) -> str:
    """The command that plays this tournament again; who meets whom by which seed follows from the
    order in which the bots were named."""
    chosen = "".join(f" --set {name}={value}" for name, value in cup["settings"].items())
    words = f"--games {cup['games']} --seed {cup['seed']}{chosen}"
    return f"waystone tournament {cup['game']} --bots {bots} {words}"


def written(cup: dict[str, Any], bots: str) -> str:
    """The file's text, the weakest bot first."""
    lines = [f'command = "{command_of(cup, bots)}"']
    for row in reversed(cup["standings"]):
        rating, low, high = (round(row[name]) for name in ("rating", "rating_low", "rating_high"))
        lines.append(f"\n[bots.{row['name']}]")
        lines.append(f"rating = {rating}\nlow = {low}\nhigh = {high}\ngames = {row['games']}")
    return "\n".join(lines) + "\n"


def main() -> None:
    cup = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    path = GAMES / cup["game"].replace("-", "_") / "levels.toml"
    path.write_text(written(cup, sys.argv[2]), "utf-8")
    order = [row["name"] for row in reversed(cup["standings"])]
    print(f"{path}: {', '.join(order)}")
    if order != list(find_game(cup["game"]).own_bots):
        print("the game lists its bots in another order")


if __name__ == "__main__":
    main()
