"""What the rules of Dungeon of Dooom build and do, as texts that can be diffed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from tests.games.dooom.scene import HIT, MISS, Scene, rulebook
from waystone.games.dooom import maps
from waystone.games.dooom.generator import generate
from waystone.kernel.branching import count
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table, digest

DUNGEONS: Final = (
    # style, width, height, seats, goal, seed
    ("rooms", 31, 15, 2, 2, 1),
    ("rooms", 21, 21, 4, 3, 2),
    ("maze", 31, 15, 2, 2, 3),
    ("maze", 15, 15, 1, 0, 4),
    ("cave", 31, 15, 2, 2, 5),
    ("cave", 40, 12, 6, 4, 6),
)
PAGES: Final = {
    "A step that somebody sees (DM-42)": (Scene("0..1E", win=0), "move e", ()),
    "A step that nobody sees": (Scene("0....1E", win=0), "move e", ()),
    "Gold (DM-48)": (Scene("0.1E", under={0: "G"}), "pick up", ()),
    "A potion ends the turn (DM-48)": (Scene("0.1E", win=0, under={0: "H"}), "pick up", ()),
    "A blow (DM-53)": (Scene("012E", win=0), "attack e", (HIT,)),
    "A miss (DM-50)": (Scene("012E", win=0), "attack e", (MISS,)),
    "Death, and gold on an exit (DM-61, DM-65)": (
        Scene("01.\n2.E", win=0, under={1: "E"}).give(0, "S").give(1, gold=3, hp=1),
        "attack e",
        (HIT,),
    ),
    "The exit (DM-68, DM-69)": (Scene("0E.1", win=0), "move e", ()),
    "Leaving (DM-63)": (Scene("0.1.2E", win=0).give(0, gold=2), "leave", ()),
    "A turn that runs out (DM-28)": (Scene("0.1E", win=0), "time out", ()),
}


def files() -> Mapping[str, str]:
    """Every text by its file name."""
    return {
        "counts.txt": counts(),
        "dungeons.txt": dungeons(),
        "pictures.txt": pictures(),
        "starts.txt": starts(),
    }


def counts() -> str:
    """How many lines of play there are from some positions, luck included."""
    scenes = {
        "alone": Scene("...\n.0G\n..E"),
        "beside another": Scene("01G\n..E"),
        "on a potion": Scene("01G\n..E", under={0: "H"}),
    }
    lines = ["# position | digest | depth | lines of play"]
    for name, scene in scenes.items():
        for depth in range(1, 5):
            found = count(scene.game, scene.state, depth)
            lines.append(f"{name} | {digest(scene.state)} | {depth} | {found}")
    return "\n".join([*lines, ""])


def dungeons() -> str:
    """Generated dungeons: the same parameters, the same bytes."""
    pages = []
    for style, width, height, seats, goal, seed in DUNGEONS:
        dungeon = generate(style, width, height, seats, goal, SeededDice(seed))
        pages.append(f"== {style} for {seats}, seed {seed}\n{maps.write(dungeon)}")
    return "\n".join(pages)


def starts() -> str:
    """The first positions of some seeds."""
    lines = []
    for seed in range(1, 13):
        key = maps.BUILT_IN[seed % len(maps.BUILT_IN)]
        table = Table(rulebook(map=key), ["player"] * (seed % 4 + 1), seed)
        places = [table.state.dungeon.where(cell) for cell in table.state.place]
        lines.append(f"{key} seed {seed} #{digest(table.state)} {places}")
    return "\n".join([*lines, ""])


def pictures() -> str:
    """Before, action and rolls, what is told to whom, after."""
    return "\n".join(page(title, *each) for title, each in PAGES.items())


def page(title: str, before: Scene, action: str, rolls: tuple[int, ...]) -> str:
    """One of the pictures."""
    drawn, kept = drawing(before), before.state
    before.state = kept.copy()
    before.do(0, action, *rolls)
    events = [
        f"- {'all' if audience < 0 else audience.bit_length() - 1}: "
        + msgspec.json.encode(event).decode()
        for audience, event in before.events
    ]
    after, before.state = drawing(before), kept
    done = f"> 0: {action}{', rolls ' * bool(rolls)}{' '.join(map(str, rolls))}"
    return "\n".join([f"== {title}", drawn, done, *events, after, ""])


def drawing(scene: Scene) -> str:
    """The whole dungeon with its players as digits, and what they have."""
    whole = scene.game.reveal(scene.state).whole
    assert whole is not None
    rows = [list(row) for row in whole.rows]
    for figure in whole.figures:
        rows[figure.row][figure.column] = str(figure.seat)
    books = [
        f"{each.seat}: hp {each.hp}, gold {each.gold}{''.join(', ' + name for name in each.gear)}"
        for each in whole.figures
    ]
    return "\n".join([*("".join(row) for row in rows), *books])
