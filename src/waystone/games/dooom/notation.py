"""Pictures of a view as text: what is in sight, what was seen earlier, and nothing else.

`@` is the own figure, `P` another one. Things in sight have capital letters (`G` gold, `E` exit,
`H` potion, `S` sword, `A` armour, `L` lantern), remembered ones small letters, remembered floor is
`,`. Who may see everything sees figures by seat, `1` to `8`.
"""

from __future__ import annotations

from waystone.games.dooom.view import DooomView, Self, Whole
from waystone.kernel.event import SPECTATOR

Spot = tuple[int, int]


def draw_view(view: DooomView) -> str:
    """What a seat knows, with facts below."""
    signs = known_signs(view)
    return "\n".join([*_rows(signs), *_facts(view), ""])


def known_signs(view: DooomView) -> dict[Spot, str]:
    """A sign for each tile that the view knows, by row and column."""
    if view.whole is not None:
        return _whole(view.whole)
    return {} if view.own is None else {**remembered(view.own), **in_sight(view.own)}


def remembered(own: Self) -> dict[Spot, str]:
    """What was seen earlier, in small letters; rows and columns count from the own start."""
    return {
        (own.top + down, own.left + right): "," if letter in ".p" else letter.lower()
        for down, line in enumerate(own.memory)
        for right, letter in enumerate(line)
        if letter != " "
    }


def in_sight(own: Self) -> dict[Spot, str]:
    """What is seen now."""
    reach = len(own.window) // 2
    seen = {
        (own.row - reach + down, own.column - reach + right): letter
        for down, line in enumerate(own.window)
        for right, letter in enumerate(line)
        if letter != "X"
    }
    return {**seen, (own.row, own.column): "@"}


def _whole(whole: Whole) -> dict[Spot, str]:
    signs = {
        (down, right): letter
        for down, line in enumerate(whole.rows)
        for right, letter in enumerate(line)
    }
    return {**signs, **{(each.row, each.column): str(each.seat + 1) for each in whole.figures}}


def _rows(signs: dict[Spot, str]) -> list[str]:
    if not signs:
        return ["(darkness)"]
    downs, rights = {spot[0] for spot in signs}, {spot[1] for spot in signs}
    across = range(min(rights), max(rights) + 1)
    return [
        "".join(signs.get((down, right), " ") for right in across).rstrip()
        for down in range(min(downs), max(downs) + 1)
    ]


def _facts(view: DooomView) -> list[str]:
    pairs = [
        ("seat", "spectator" if view.seat == SPECTATOR else str(view.seat)),
        ("map", view.map),
        ("goal", str(view.goal)),
        ("round", str(view.round)),
        ("turn", " ".join(map(str, view.acting))),
        ("status", " ".join(view.status)),
        *_own_facts(view.own),
        ("ending", view.ending.reason if view.ending else ""),
    ]
    return [f"{name}: {value}" for name, value in pairs if value]


def _own_facts(own: Self | None) -> list[tuple[str, str]]:
    if own is None:
        return []
    books = [("hp", own.hp), ("ap", own.ap), ("gold", own.gold)]
    return [*((name, str(value)) for name, value in books), ("gear", " ".join(own.gear))]
