"""What the rules of Extrikate build and do, as texts that can be diffed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from tests.games.extrikate.scene import Scene, game, scene
from tests.games.extrikate.wandering import wander
from waystone.games.extrikate.notation import draw
from waystone.kernel.branching import count
from waystone.kernel.table import Table, digest

COUNTED: Final = (
    # settings, seats, seed, wandering steps, depth
    ("", 1, 1, 0, 1),
    ("", 1, 2, 20, 2),
    ("", 2, 4, 41, 2),
    ("exit_rolls=3", 3, 4, 70, 1),
    ("explore=forced", 1, 5, 33, 1),
    ("lives=1 last_turn=20", 2, 6, 18, 1),
)

BOX: Final = "g7-e g7-s f7-e g6-s"
PAGES: Final = {
    # What happens: a position, an action, its rolls.
    "A move puts a dot (EX-21)": (scene("1g7", step="move_or_dig"), "move e", ()),
    "A dig opens a wall (EX-24)": (scene("1g7", walls=BOX, step="move_or_dig"), "dig n", (5,)),
    "A dig fails (EX-24)": (scene("1g7", walls=BOX, step="dig_only"), "dig n", (4,)),
    "A wall, boxed in (EX-26)": (scene("1a1", walls="a1-e a1-s"), "roll", (3, 3, 3)),
    "A wall beside a door (EX-27)": (
        scene("1g7", walls="g7-e g7-s f7-e", doors="g6-s"),
        "roll",
        (3, 4, 4),
    ),
    "A door on a wall (EX-28)": (scene("1g7", walls=BOX, step="place_door"), "door s", ()),
    "A cave-in asks (EX-30)": (scene("1g7", doors="g6-s"), "roll", (5, 6, 6, 6)),
    "A cave-in falls (EX-30)": (
        scene("1g7", step="cave_in", strength=2, rolled=3, rolls=3),
        "cave in nw",
        (),
    ),
    "A monster is beaten (EX-35)": (
        scene("1g7 2c3", step="monster", strength=4, rolled=1),
        "fight",
        (4, 3),
    ),
    "A monster is paid (EX-36)": (
        scene("1g7 2c3", step="monster", strength=4, rolled=1, treasure="5 0"),
        "bribe",
        (),
    ),
    "A trap kills (EX-39)": (
        scene("1g8 2c3 *g7", starts="g7 c3", lives="1 2", treasure="7 1", turns="9 9"),
        "roll",
        (1, 1, 1, 4),
    ),
    "Home with the last step (EX-41)": (
        scene("1g8 *g7", starts="g7", phase="exit", treasure=3, step="move_or_dig"),
        "move n",
        (),
    ),
    "Home by declaring (EX-42)": (
        scene("1g7 2c3", treasure="3 3", status="active home", rolls="4 4", turns="2 9"),
        "declare exit",
        (),
    ),
    "Lost in the dark (EX-48)": (
        scene("1g7", turns=499, rolled=2, rolls=900, step="between_rolls"),
        "end turn",
        (),
    ),
    "Resigning out of turn (EX-49)": (scene("1g7 2c3 3e5", treasure="1 2 3", turn=2), "leave", ()),
}


def files() -> Mapping[str, str]:
    """Every text by its file name."""
    return {"counts.txt": counts(), "seeds.txt": seeds(), "pictures.txt": pictures()}


def counts() -> str:
    """How many lines of play there are from some positions, luck included."""
    lines = ["# settings | seats | seed | wandering steps | digest | depth | lines of play"]
    for settings, seats, seed, steps, depth in COUNTED:
        table = walked(settings, seats, seed, steps)
        for deep in range(1, depth + 1):
            found = count(table.game, table.state, deep)
            events = (settings or "-", seats, seed, steps, digest(table.state), deep, found)
            lines.append(" | ".join(map(str, events)))
    return "\n".join([*lines, ""])


def walked(settings: str, seats: int, seed: int, steps: int) -> Scene:
    """A position some steps into a wandering match."""
    rulebook = game(**dict(pair.split("=") for pair in settings.split()))
    if steps == 0:
        return Scene(rulebook, Table(rulebook, ["wanderer"] * seats, f"wander {seed}").state)
    table, _ = next(each for each in wander(rulebook, seats, seed) if each[1].number == steps)
    return Scene(rulebook, table.state)


def seeds() -> str:
    """The first positions of seeds 1 to 25, for one, two and three players in turn."""
    pages = []
    for seed in range(1, 26):
        table = Table(game(), ["player"] * (seed % 3 + 1), seed)
        pages.append(f"== Seed {seed} #{digest(table.state)}\n{draw(table.state)}")
    return "\n".join(pages)


def pictures() -> str:
    """Before, action and rolls, what is told, after."""
    return "\n".join(page(title, *each) for title, each in PAGES.items())


def page(title: str, before: Scene, action: str, rolls: tuple[int, ...]) -> str:
    """One of the pictures."""
    table = Scene(before.game, before.state.copy())
    events = table.do(action, *rolls, seat=0)
    heard = [f"- {msgspec.json.encode(event).decode()}" for event in events]
    done = f"> 0: {action}{', rolls ' * bool(rolls)}{' '.join(map(str, rolls))}"
    return "\n".join([f"== {title}", f"{draw(before.state)}{done}", *heard, draw(table.state)])
