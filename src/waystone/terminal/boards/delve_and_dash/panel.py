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
from waystone.terminal.boards.delve_and_dash.sentences import name_of
from waystone.words.en.delve_and_dash import Words
from waystone.words.runtime import named

HEART: Final = "♥"
FACT_WIDTH: Final = 10


def panel(view: DelveView, narrator: Narrator, words: Words, marks: Marks) -> list[Text]:
    """All of it, the most important first, so that a low window cuts the legend only."""
    lines = [*_heading(view, words, marks), Text()]
    for seat in range(len(view.warriors)):
        lines += _warrior(view, narrator, words, seat, marks)
    lines += [
        Text(),
        _fact(words.facts["dragon"], dragon(view, words)),
        _fact(words.facts["treasure"], treasure(view, narrator, words)),
        *(_fact(*each) for each in waystones(view, narrator, words, marks)),
        Text(),
        *_legend(view, words),
    ]
    return lines


def _heading(view: DelveView, words: Words, marks: Marks) -> list[Text]:
    edition = EDITIONS[view.edition]
    parts = [words.level(number=view.level), named(words.mode_names, view.mode)]
    if not view.free and view.phase != "choosing":
        parts.append(words.round(number=view.round))
    return [
        Text(edition.title, style=WALL_STYLES[edition.theme]),
        Text(named(words.subtitles, view.edition), style="dim"),
        Text((", " if marks.plain else " · ").join(parts)),
    ]


def _warrior(
    view: DelveView, narrator: Narrator, words: Words, seat: int, marks: Marks
) -> list[Text]:
    warrior = view.warriors[seat]
    pointer = ("> " if marks.plain else "▶ ") if view.acting[:1] == (seat,) else "  "
    line = Text(pointer)
    line.append(WARRIORS[seat], style=STYLES[WARRIORS[seat]])
    line.append(
        f" {narrator.label(seat)} ", style="bold" if view.acting[:1] == (seat,) else "default"
    )
    line.append(hearts(warrior.lives, words, marks.plain), style="bright_red")
    below = Text(f"    {status(view, words, seat)}", style="default")
    return [line, below]


def hearts(lives: int, words: Words, plain: bool) -> str:
    """Lives as hearts, or as a number where there are none to be had."""
    if lives == 0:
        return words.dead
    return words.lives(lives=lives) if plain else HEART * lives


def books(view: DelveView, narrator: Narrator, words: Words, seat: int) -> str:
    """One warrior in a few words."""
    lives = words.lives(lives=view.warriors[seat].lives)
    return narrator.labelled(narrator.label(seat), f"{lives}, {status(view, words, seat)}")


def status(view: DelveView, words: Words, seat: int) -> str:
    """Where a warrior is and what can still be done."""
    warrior = view.warriors[seat]
    if view.phase == "choosing":
        return words.ready if warrior.chosen else words.choosing
    if warrior.lives == 0 or warrior.cell is None:
        return words.gone
    parts = [words.in_cell(cell=name_of(warrior.cell, view.size))]
    if warrior.carrying:
        parts.append(words.carrying(sign=TREASURE))
    if view.acting[:1] == (seat,):
        parts.append(words.exploring if view.free else words.moves_left(left=view.left))
    return ", ".join(parts)


def _fact(name: str, value: str) -> Text:
    return Text(f"{name:<{FACT_WIDTH}}", style="dim").append(value, style="not dim default")


def dragon(view: DelveView, words: Words) -> str:
    """What is known of the dragon (DD-31)."""
    here = None if view.dragon is None else name_of(view.dragon, view.size)
    if not view.awake:
        return words.dragon_asleep if here is None else words.dragon_asleep_in(cell=here)
    if here is not None:
        return words.dragon_awake_in(cell=here)
    if view.last_seen is not None:
        return words.dragon_last_seen(cell=name_of(view.last_seen, view.size))
    return words.dragon_unseen


def treasure(view: DelveView, narrator: Narrator, words: Words) -> str:
    """What is known of the treasure (DD-32, DD-33)."""
    for seat, warrior in enumerate(view.warriors):
        if warrior.carrying:
            return words.treasure_with(who=narrator.who(seat))
    lies = view.secrets.treasure if view.secrets else view.treasure
    if lies is not None:
        return words.treasure_in(cell=name_of(lies, view.size))
    if view.hint and view.lair is not None:
        return words.treasure_near(cell=name_of(view.lair, view.size), sign=HINT)
    return words.treasure_hidden


def waystones(
    view: DelveView, narrator: Narrator, words: Words, marks: Marks
) -> list[tuple[str, str]]:
    """The own waystone for its owner; all of them when the match is over (DD-30, DD-85)."""
    facts = words.facts
    if view.secrets:
        return _all_waystones(view, view.secrets, narrator, words)
    if view.phase == "choosing":
        return []
    if view.waystone is not None and marks.secrets:
        return [(facts["waystone"], f"{name_of(view.waystone, view.size)} {WAYSTONES[0]}")]
    return [(facts["waystones"], facts["secret"])]


def _all_waystones(
    view: DelveView, secrets: Secrets, narrator: Narrator, words: Words
) -> list[tuple[str, str]]:
    found = []
    for seat, home in enumerate(secrets.waystones):
        if home is not None:
            whose = words.owner(who=narrator.who(seat))
            place = f"{name_of(home, view.size)} {WAYSTONES[seat]} {whose}"
            found.append((words.facts["waystone"], place))
    return found


def _legend(view: DelveView, words: Words) -> list[Text]:
    """The signs, each different without its colour too (DD-96)."""
    says = words.legend
    doors = [(LOCKED_SIGN, says["locked_door"]), (UNLOCKED_SIGN, says["open_door"])]
    pairs = [
        *((WARRIORS[at], words.warrior(number=at + 1)) for at in range(len(view.warriors))),
        (DRAGON, says["dragon"]),
        (DRAGON_RESTING, says["last_seen"]),
        (TREASURE, says["treasure"]),
        (WAYSTONES[0], says["waystone"]),
        (HINT, says["lair"]),
        *(doors if view.level > 1 else []),
    ]
    return [
        Text.assemble(*_sign(*left), *_sign(*right))
        for left, right in zip(pairs[::2], [*pairs[1::2], ("", "")], strict=False)
    ]


def _sign(sign: str, meaning: str) -> list[tuple[str, str]]:
    style = STYLES.get(sign, DOOR_STYLE)
    return [(f"{sign} ", style), (f"{meaning:<12}", "dim")] if sign else []
