"""What the rules of Dungeon Crawler Labyrinth build and do, as texts that can be diffed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from tests.acting import first_acting
from tests.games.dungeon_crawler.scene import EAST, SOUTH, Scene, drawn, game, rows_of, spot
from waystone.games.dungeon_crawler.board import SIDE
from waystone.games.dungeon_crawler.notation import draw
from waystone.kernel.branching import count
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table, digest

COUNTED: Final = ((2, 1, 0, 3), (3, 2, 10, 1), (4, 3, 60, 1), (6, 4, 33, 1))
"""Seats, seed, wandering steps, depth."""

Deed = tuple[str, tuple[int, ...]]
PAGES: Final[Mapping[str, tuple[str, Mapping[str, str], list[Deed]]]] = {
    # What happens: a picture, Monsters, what is done with its rolls.
    "A walk past a pile (DC-31, DC-53)": ("A.X....B", {}, [(f"move {spot(2, 0)}", ())]),
    "A successful push (DC-47)": (
        "Am.....B",
        {"m": "zombie"},
        [(f"push {spot(1, 0)}", (5, 2)), (f"target {spot(2, 0)}", ())],
    ),
    "A failed push beside lava (DC-48)": (
        "Am.....B\nL.......",
        {"m": "zombie"},
        [(f"push {spot(1, 0)}", (2, 5))],
    ),
    "A blow that slays (DC-62, DC-70)": (
        "Am.....B",
        {"m": "skeleton"},
        [(f"melee {spot(1, 0)}", (4, 1, 2, 3))],
    ),
    "Landing on the chest (DC-106)": ("A...C..B", {}, [(f"move {spot(4, 0)}", ())]),
}


def files() -> Mapping[str, str]:
    """Every text by its file name."""
    return {"counts.txt": counts(), "seeds.txt": seeds(), "pictures.txt": pictures()}


def counts() -> str:
    """How many lines of play there are from some positions, luck included."""
    lines = ["# seats | seed | wandering steps | digest | depth | lines of play"]
    for seats, seed, steps, depth in COUNTED:
        table = walked(seats, seed, steps)
        found = count(table.game, table.state, depth)
        events = (seats, seed, steps, digest(table.state), depth, found)
        lines.append(" | ".join(map(str, events)))
    return "\n".join([*lines, ""])


def walked(seats: int, seed: int, steps: int) -> Scene:
    """A position some random steps into a match."""
    table = Table(game(), ["wanderer"] * seats, f"wander {seed}")
    dice = SeededDice(seed, "wander")
    for _ in range(steps):
        legal = table.legal(first_acting(table))
        table.do(first_acting(table), legal[dice.index(len(legal))])
    return Scene(game(), table.state)


def seeds() -> str:
    """Decks, turn order and first rolls of seeds 1 to 25, for two to six players in turn."""
    lines = []
    for seed in range(1, 26):
        state = Table(game(), ["player"] * (seed % 5 + 2), seed).state
        tops = (state.pile[:-4:-1], state.creatures[:-4:-1], state.deck[:-4:-1])
        lines.append(f"{seed} #{digest(state)} {state.first_rolls} {state.order} {tops}")
    return "\n".join([*lines, ""])


def pictures() -> str:
    """Before, what is done and told, after."""
    return "\n".join(page(title, *each) for title, each in PAGES.items()) + "\n"


def page(
    title: str,
    picture: str,
    monsters: Mapping[str, str],
    actions: list[Deed],
) -> str:
    """One of the pictures."""
    scene = drawn(picture, monsters=monsters, boss=0).ask("none").act(0)
    lines = [f"== {title}", part(scene, picture)]
    for text, rolls in actions:
        lines.append(f"> {text} {' '.join(map(str, rolls))}".rstrip())
        events = scene.do(text, *rolls)
        end = next(
            (at for at, e in enumerate(events) if type(e).__name__ == "ActivationBegan"), None
        )
        lines += [f"- {msgspec.json.encode(event).decode()}" for event in events[:end]]
    return "\n".join([*lines, part(scene, picture)])


def part(scene: Scene, picture: str) -> str:
    """The part of the mat that the picture shows."""
    mat = draw(scene.game.view(scene.state, 0)).splitlines()
    rows = rows_of(picture)
    assert all(len(row) == SIDE for row in mat)
    wide = slice(EAST, EAST + len(rows[0]))
    return "\n".join(mat[SOUTH + y][wide] for y in range(len(rows)))
