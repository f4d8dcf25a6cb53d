"""What a bot sees and does in a game, as Markdown made from the code: for docs/views.md."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.event import Event, View

MARK = re.compile(r"^<!-- (view|events|actions) of ([a-z-]+) -->$", re.M)
FEW = 6
"""So many actions of a family are named."""


def filled(markdown: str) -> str:
    """A page whose marks are replaced by what they name."""
    return MARK.sub(lambda found: PARTS[found[1]](found[2]), markdown)


def view(game: str) -> str:
    """Every Struct of a view with its fields, the view itself first."""
    shown = sorted(structs(room(game, "view")), key=lambda each: not issubclass(each, View))
    return "\n\n".join(definition(each) for each in shown)


def definition(struct: type[msgspec.Struct]) -> str:
    """A sentence or more, and the fields."""
    fields = "\n".join(f"    {name}: {kind}" for name, kind in fields_of(struct))
    name = struct.__name__
    return f"**`{name}`** · {told(struct)}\n\n```py\nclass {name}:\n{fields}\n```"


def events(game: str) -> str:
    """A line for each event."""
    found = structs(room(game, "events"))
    return "\n".join(f"- {call(each)} · {told(each)}" for each in found if issubclass(each, Event))


def call(struct: type[msgspec.Struct]) -> str:
    """Its name, and those of its fields."""
    return f"**`{struct.__name__}`**`({', '.join(struct.__struct_fields__)})`"


def actions(game: str) -> str:
    """The alphabet by first words, the table's own actions apart."""
    families: dict[str, list[str]] = {}
    at_the_table = []
    for action in find_game(game).open().alphabet:
        if action.automatic:
            continue
        if action.table_action:
            at_the_table.append(action.text)
        else:
            families.setdefault(action.text.split()[0], []).append(action.text)
    rows = [f"| {some(texts)} | {len(texts):,} |" for texts in families.values()]
    beside = f"At the table, beside these: {some(at_the_table)}."
    return "\n".join(["| text | how many |", "|---|---|", *rows, "", beside])


def some(texts: list[str]) -> str:
    """All of a few, the first and the last of many."""
    shown = texts if len(texts) <= FEW else [*texts[: FEW - 2], "…", texts[-1]]
    return ", ".join("…" if text == "…" else f"`{text}`" for text in shown)


def room(game: str, name: str) -> ModuleType:
    """A module of the game's folder."""
    package = find_game(game).rulebook.__module__.rpartition(".")[0]
    return import_module(f"{package}.{name}")


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The Structs that a module defines, in its order."""
    for found in vars(module).values():
        is_struct = inspect.isclass(found) and issubclass(found, msgspec.Struct)
        if is_struct and found.__module__ == module.__name__:
            yield found


def fields_of(struct: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """Names and types, as the source has them."""
    return [(name, str(struct.__annotations__[name])) for name in struct.__struct_fields__]


def told(struct: type[msgspec.Struct]) -> str:
    """Its docstring, in one line."""
    return " ".join((inspect.getdoc(struct) or "").split())


PARTS = {"view": view, "events": events, "actions": actions}
