"""Record what plays by itself on the doors of the home page: some steps of each door's match.

Beside each game's listing: the first view, then what is different after each step, and where to
look. They lead to the moment that the door's picture shows, where they have one.

    python -m tools.record_doors
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tools.draw_doors import DOORS, Door
from tools.record_web_views import WEB, play
from waystone.wire.patch import difference

Focus = tuple[float, float]
MIDDLE: Focus = (0.5, 0.5)
EXTRIKATE_SIDE = 10
MAT_SIDE = 35
ZOOM = {"delve-and-dash": 1.5, "extrikate": 1.3, "dungeon-crawler": 3}
UNSEEN = {"turn_began", "turn_ended", "step_began", "activation_began", "planned", "round_began"}
"""Events that no board shows."""


def middle_of(cell: int, side: int) -> Focus:
    """The middle of a cell as shares of the board."""
    return round((cell % side + 0.5) / side, 3), round((cell // side + 0.5) / side, 3)


def focus_of(game: str, view: Any, last: Focus) -> Focus:
    """Where to look; boards that follow what happens by themselves are looked at in the middle."""
    if game == "delve-and-dash":
        cell = view.warriors[0].cell
        return last if cell is None else middle_of(cell, view.size)
    if game == "extrikate":
        cell = view.delvers[0].cell
        return last if cell is None else middle_of(cell, EXTRIKATE_SIDE)
    if game == "dungeon-crawler":
        cell = view.players[view.active].cell
        return last if cell is None else middle_of(cell, MAT_SIDE)
    return MIDDLE


def kind_of(event: Any) -> str:
    """What an event is called on the wire."""
    return str(msgspec.to_builtins(event)["kind"])


def scene_of(door: Door) -> dict[str, Any]:
    """The steps that the first seat hears of, from the first to the last that is shown."""
    frames = play(door.settings, door.seats, door.seed, 0, door.game, door.bot)
    view = frames[door.first]["view"]
    focus = focus_of(door.game, view, MIDDLE)
    steps = []
    begun = {"view": view, "focus": focus}
    for frame in frames[door.first + 1 : door.last + 1]:
        if not frame["events"] and frame["view"] == view:
            continue
        focus = focus_of(door.game, frame["view"], focus)
        steps.append(
            {
                "events": [each for each in frame["events"] if kind_of(each) not in UNSEEN],
                "patch": difference(view, frame["view"]),
                "focus": focus,
            }
        )
        view = frame["view"]
    zoom = ZOOM.get(door.game, 1)
    return {"seats": door.seats, "zoom": zoom, **begun, "steps": steps}


def main() -> None:
    """Write the scene of every door."""
    for door in DOORS:
        path: Path = WEB / "src" / "games" / door.game.replace("-", "_") / "listing" / "scene.json"
        path.write_bytes(msgspec.json.encode(scene_of(door)) + b"\n")
        print(f"{path.relative_to(WEB)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
