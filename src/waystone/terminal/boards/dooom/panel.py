"""What stands beside the dark: the own books, and what is public about the others."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from waystone.games.dooom.board import FULL_AP
from waystone.games.dooom.view import DooomView, Self
from waystone.terminal.board import Marks, Narrator
from waystone.terminal.boards.dooom.picture import FIGURES, LIT

WIDTH: Final = 9
LEGEND: Final = (
    ("@", "you", "P", "another"),
    ("G", "gold", "E", "exit"),
    ("H", "potion", "S", "sword"),
    ("A", "armour", "L", "lantern"),
)


def panel(view: DooomView, narrator: Narrator, marks: Marks) -> list[Text]:
    """The most important first, so that a low window cuts the legend only."""
    lines = [Text("Dungeon of Dooom", style="bold #e0a458")]
    lines += [Text(f"{view.map}, round {view.round}"), Text()]
    if view.own is not None:
        lines += [*_own(view.own, view.goal, marks), Text()]
    else:
        lines += [_fact("Goal", f"{view.goal} gold"), Text()]
    lines += [_player(view, narrator, seat) for seat in view.order or range(len(view.status))]
    return [*lines, Text(), *map(_legend, LEGEND)]


def _own(own: Self, goal: int, marks: Marks) -> list[Text]:
    heart, pip = ("*", "o") if marks.plain else ("♥", "●")
    price = f", so {FULL_AP - len(own.gear)} points a turn" if own.gear else ""
    return [
        _fact("Life", f"{own.hp} {heart * min(own.hp, 9)}", "bright_red"),
        _fact("Points", f"{own.ap} {pip * own.ap}" if own.ap else "not your turn"),
        _fact("Gold", f"{own.gold} of {goal}", "bright_yellow"),
        _fact("Gear", (", ".join(own.gear) or "none") + price),
    ]


def _fact(name: str, value: str, style: str = "default") -> Text:
    return Text(f"{name:<{WIDTH}}", style="dim").append(value, style=f"not dim {style}")


def _player(view: DooomView, narrator: Narrator, seat: int) -> Text:
    """Who is who, whose turn it is, and whether they live."""
    pointer = "> " if seat in view.acting else "  "
    sign = f"{FIGURES[seat]} " if view.whole is not None else ""
    status = "" if view.status[seat] == "alive" else f" ({view.status[seat]})"
    style = "bold" if seat in view.acting else "dim" if status else "default"
    return Text(f"{pointer}{sign}{narrator.subject(seat)}{status}", style=style)


def _legend(row: tuple[str, str, str, str]) -> Text:
    text = Text()
    for sign, meaning in (row[:2], row[2:]):
        text.append(f"{sign} ", style=LIT[sign]).append(f"{meaning:<12}", style="dim")
    return text


def summary(view: DooomView, narrator: Narrator) -> str:
    """The own books in one line."""
    own = view.own
    if own is None:
        alive = sum(status == "alive" for status in view.status)
        return f"Round {view.round}, goal {view.goal} gold; {alive} alive."
    gear = ", ".join(own.gear) or "none"
    books = f"{own.hp} hit points, {own.ap} points, {own.gold} of {view.goal} gold, gear: {gear}"
    return f"Round {view.round}: {books}."
