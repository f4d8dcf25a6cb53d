"""What stands beside the labyrinth: warriors, dragon, treasure, and what the signs mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from waystone.games.delve_and_dash.board import LOCKED_SIGN, UNLOCKED_SIGN
from waystone.games.delve_and_dash.editions import EDITIONS
from waystone.games.delve_and_dash.view import DelveView, Secrets
from waystone.terminal.board import Marks, Narrator
from waystone.terminal.boards.delve_and_dash.picture import (
    DOOR_STYLE,
    DRAGON,
    DRAGON_RESTING,
    HINT,
    STYLES,
    TREASURE,
    WALL_STYLES,
    WARRIORS,
    WAYSTONES,
)
from waystone.terminal.boards.delve_and_dash.sentences import count, name_of

HEART: Final = "♥"
MODES: Final = {"solo": "solo", "duel": "duel", "cpu": "against the computer"}
FACT_WIDTH: Final = 10


def panel(view: DelveView, narrator: Narrator, marks: Marks) -> list[Text]:
    """All of it, the most important first, so that a low window cuts the legend only."""
    lines = [*_heading(view, marks), Text()]
    for seat in range(len(view.warriors)):
        lines += _warrior(view, narrator, seat, marks)
    lines += [
        Text(),
        _fact("Dragon", dragon(view)),
        _fact("Treasure", treasure(view, narrator)),
        *(_fact(*each) for each in waystones(view, narrator, marks)),
        Text(),
        *_legend(view),
    ]
    return lines


def _heading(view: DelveView, marks: Marks) -> list[Text]:
    edition = EDITIONS[view.edition]
    parts = [f"Level {view.level}", MODES[view.mode]]
    if not view.free and view.phase != "choosing":
        parts.append(f"round {view.round}")
    return [
        Text(edition.title, style=WALL_STYLES[edition.theme]),
        Text(edition.subtitle, style="dim"),
        Text((", " if marks.plain else " · ").join(parts)),
    ]


def _warrior(view: DelveView, narrator: Narrator, seat: int, marks: Marks) -> list[Text]:
    warrior = view.warriors[seat]
    pointer = ("> " if marks.plain else "▶ ") if view.acting[:1] == (seat,) else "  "
    line = Text(pointer)
    line.append(WARRIORS[seat], style=STYLES[WARRIORS[seat]])
    line.append(
        f" {narrator.subject(seat)} ", style="bold" if view.acting[:1] == (seat,) else "default"
    )
    line.append(hearts(warrior.lives, marks.plain), style="bright_red")
    below = Text(f"    {status(view, seat)}", style="default")
    return [line, below]


def hearts(lives: int, plain: bool) -> str:
    """Lives as hearts, or as a number where there are none to be had."""
    if lives == 0:
        return "dead"
    return count(lives, "life", "lives") if plain else HEART * lives


def status(view: DelveView, seat: int) -> str:
    """Where a warrior is and what can still be done."""
    warrior = view.warriors[seat]
    if view.phase == "choosing":
        return "waystone chosen" if warrior.chosen else "choosing a waystone"
    if warrior.lives == 0 or warrior.cell is None:
        return "gone from the labyrinth"
    parts = [f"in {name_of(warrior.cell, view.size)}"]
    if warrior.carrying:
        parts.append(f"carrying the treasure {TREASURE}")
    if view.acting[:1] == (seat,):
        parts.append(
            "exploring freely" if view.free else count(view.left, "move left", "moves left")
        )
    return ", ".join(parts)


def _fact(name: str, value: str) -> Text:
    return Text(f"{name:<{FACT_WIDTH}}", style="dim").append(value, style="not dim default")


def dragon(view: DelveView) -> str:
    """What is known of the dragon (DD-31)."""
    if not view.awake:
        return "asleep" if view.dragon is None else f"asleep in {name_of(view.dragon, view.size)}"
    if view.dragon is not None:
        return f"awake, in {name_of(view.dragon, view.size)}"
    if view.last_seen is not None:
        return f"out of sight, last seen in {name_of(view.last_seen, view.size)}"
    return "awake, out of sight"


def treasure(view: DelveView, narrator: Narrator) -> str:
    """What is known of the treasure (DD-32, DD-33)."""
    for seat, warrior in enumerate(view.warriors):
        if warrior.carrying:
            return f"with {narrator.name(seat)}"
    lies = view.secrets.treasure if view.secrets else view.treasure
    if lies is not None:
        return f"lies in {name_of(lies, view.size)}"
    if view.hint and view.lair is not None:
        return f"hidden near the lair {name_of(view.lair, view.size)} {HINT}"
    return "hidden"


def waystones(view: DelveView, narrator: Narrator, marks: Marks) -> list[tuple[str, str]]:
    """The own waystone for its owner; all of them when the match is over (DD-30, DD-85)."""
    if view.secrets:
        return _all_waystones(view, view.secrets, narrator)
    if view.phase == "choosing":
        return []
    if view.waystone is not None and marks.secrets:
        return [("Waystone", f"{name_of(view.waystone, view.size)} {WAYSTONES[0]}")]
    return [("Waystones", "secret")]


def _all_waystones(view: DelveView, secrets: Secrets, narrator: Narrator) -> list[tuple[str, str]]:
    return [
        ("Waystone", f"{name_of(home, view.size)} {WAYSTONES[seat]} {_whose(narrator, seat)}")
        for seat, home in enumerate(secrets.waystones)
        if home is not None
    ]


def _whose(narrator: Narrator, seat: int) -> str:
    return "yours" if seat == narrator.you else f"of {narrator.name(seat)}"


def _legend(view: DelveView) -> list[Text]:
    """The signs, each different without its colour too (DD-96)."""
    pairs = [
        (WARRIORS[0], "Warrior 1"),
        *([(WARRIORS[1], "Warrior 2")] if len(view.warriors) > 1 else []),
        (DRAGON, "dragon"),
        (DRAGON_RESTING, "last seen"),
        (TREASURE, "treasure"),
        (WAYSTONES[0], "waystone"),
        (HINT, "lair"),
        *([(LOCKED_SIGN, "locked door"), (UNLOCKED_SIGN, "open door")] if view.level > 1 else []),
    ]
    return [
        Text.assemble(*_sign(*left), *_sign(*right))
        for left, right in zip(pairs[::2], [*pairs[1::2], ("", "")], strict=False)
    ]


def _sign(sign: str, meaning: str) -> list[tuple[str, str]]:
    style = STYLES.get(sign, DOOR_STYLE)
    return [(f"{sign} ", style), (f"{meaning:<12}", "dim")] if sign else []
