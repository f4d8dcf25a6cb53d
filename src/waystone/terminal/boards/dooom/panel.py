"""What stands beside the dark: the own books, and what is public about the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from waystone.games.dooom.board import FULL_AP
from waystone.games.dooom.view import DooomView, Self
from waystone.terminal.board import Marks, Narrator
from waystone.terminal.boards.dooom.picture import FIGURES, LIT
from waystone.words.en.dooom import Words
from waystone.words.runtime import named, texts

LEAST_WIDTH: Final = 9
LEGEND: Final = (
    ("@", "you", "P", "other"),
    ("G", "gold", "E", "exit"),
    ("H", "potion", "S", "sword"),
    ("A", "armour", "L", "lantern"),
)


def panel(view: DooomView, narrator: Narrator, words: Words, marks: Marks) -> list[Text]:
    """The most important first, so that a low window cuts the legend only."""
    lines = [Text("Dungeon of Dooom", style="bold #e0a458")]
    lines += [Text(words.map_and_round(map=view.map, round=view.round)), Text()]
    if view.own is not None:
        lines += [*_own(view.own, view.goal, narrator, words, marks), Text()]
    else:
        lines += [_fact(words, "goal", words.goal_gold(goal=view.goal)), Text()]
    seats = view.order or range(len(view.status))
    lines += [_player(view, narrator, words, seat) for seat in seats]
    return [*lines, Text(), *(_legend(row, words) for row in LEGEND)]


def _own(own: Self, goal: int, narrator: Narrator, words: Words, marks: Marks) -> list[Text]:
    heart, pip = ("*", "o") if marks.plain else ("♥", "●")
    gear = _gear(own.gear, narrator, words)
    if own.gear:
        gear = words.gear_and_price(gear=gear, ap=FULL_AP - len(own.gear))
    return [
        _fact(words, "life", f"{own.hp} {heart * min(own.hp, 9)}", "bright_red"),
        _fact(words, "ap", f"{own.ap} {pip * own.ap}" if own.ap else words.not_your_turn),
        _fact(words, "gold", words.of_goal(gold=own.gold, goal=goal), "bright_yellow"),
        _fact(words, "gear", gear),
    ]


def _gear(gear: Sequence[str], narrator: Narrator, words: Words) -> str:
    return narrator.listed([named(words.tiles, each) for each in gear]) or words.gear_none


def _fact(words: Words, fact: str, value: str, style: str = "default") -> Text:
    names = texts(words.facts)
    width = max(LEAST_WIDTH, *(len(name) + 1 for name in names.values()))
    return Text(f"{names[fact]:<{width}}", style="dim").append(value, style=f"not dim {style}")


def _player(view: DooomView, narrator: Narrator, words: Words, seat: int) -> Text:
    """Who is who, whose turn it is, and whether they live."""
    pointer = "> " if seat in view.acting else "  "
    sign = f"{FIGURES[seat]} " if view.whole is not None else ""
    is_alive = view.status[seat] == "alive"
    status = "" if is_alive else f" ({named(words.states, view.status[seat])})"
    style = "bold" if seat in view.acting else "default" if is_alive else "dim"
    return Text(f"{pointer}{sign}{narrator.label(seat)}{status}", style=style)


def _legend(row: tuple[str, str, str, str], words: Words) -> Text:
    names = texts(words.tiles) | texts(words.legend)
    text = Text()
    for sign, meaning in (row[:2], row[2:]):
        text.append(f"{sign} ", style=LIT[sign]).append(f"{names[meaning]:<12}", style="dim")
    return text


def summary(view: DooomView, narrator: Narrator, words: Words) -> str:
    """The own books in one line."""
    own = view.own
    if own is None:
        alive = sum(status == "alive" for status in view.status)
        return words.position_watched(round=view.round, goal=view.goal, count=alive)
    return words.position(
        round=view.round,
        count=own.hp,
        ap=own.ap,
        gold=own.gold,
        goal=view.goal,
        gear=_gear(own.gear, narrator, words),
    )
