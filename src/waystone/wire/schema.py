"""JSON schemas of all that is sent, made from the Structs, with a sentence for every field.

Types of a game get its prefix: DelveView, DelveEvent, DelveStepped …
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec

from waystone.catalogue import GAMES
from waystone.kernel.event import Event, View
from waystone.wire import calls, down, up
from waystone.wire.health import HEALTH_ANSWERS

Schema = dict[str, Any]
REF: Final = "#/components/schemas/"
OWN: Final = "waystone.wire"
BASES: Final = ("Event", "View")
"""What games subclass: in their place stands what the games have made of them."""


@cache
def sentences(package: str) -> Mapping[str, str]:
    """What the fields of a package's Structs mean, by `field` or `Type.field`; none if it says
    nothing."""
    file = files(package) / "fields.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def subclasses(module: str, base: type) -> list[type]:
    """The Structs of this kind that a module defines, in its order."""
    return [
        each
        for each in vars(import_module(module)).values()
        if isinstance(each, type) and issubclass(each, base) and each.__module__ == module
    ]


def packages() -> dict[str, str]:
    """The package of each game's rules by the game's name; plug-ins need no rooms like ours."""
    found = {
        name: entry.rulebook.__module__.rpartition(".")[0] for name, entry in sorted(GAMES.items())
    }
    return {name: package for name, package in found.items() if _has_rooms(package)}


def _has_rooms(package: str) -> bool:
    return bool(package) and all(find_spec(f"{package}.{room}") for room in ("view", "events"))


def everything() -> dict[str, Schema]:
    """The schema of every frame, call, view and event by its name."""
    frames = [*get_args(up.UpFrame), *get_args(down.DownFrame)]
    found = described(OWN, [*frames, *calls.ASKED, *calls.ANSWERS, *HEALTH_ANSWERS])
    unions: dict[str, list[str]] = {base: [] for base in BASES}
    for package in packages().values():
        prefix, types = game_types(package)
        found |= types
        for base in BASES:
            unions[base].append(f"{prefix}{base}")
    for base, names in unions.items():
        others = [] if len(names) == len(GAMES) else [{"type": "object"}]
        found[base] = {**found[base], "anyOf": [*map(refer, names), *others]}
        found[base].pop("properties", None)
        found[base].pop("required", None)
    return found


def game_types(package: str) -> tuple[str, dict[str, Schema]]:
    """A game's prefix, and its types by their names with it."""
    (view,) = subclasses(f"{package}.view", View)
    events = subclasses(f"{package}.events", Event)
    prefix = view.__name__.removesuffix("View")
    found = described(package, [view, *events], prefix)
    names = [with_prefix(prefix, each.__name__) for each in events]
    found[f"{prefix}Event"] = {"anyOf": [refer(name) for name in names]}
    return prefix, found


def described(package: str, types: Iterable[Any], prefix: str = "") -> dict[str, Schema]:
    """The schemas of these types and of all that they hold, with the package's sentences."""
    template = REF + "{name}"
    _, components = msgspec.json.schema_components(types, ref_template=template)
    said = sentences(package)
    return {
        with_prefix(prefix, name): renamed(prefix, explained(name, schema, said))
        for name, schema in components.items()
    }


def explained(name: str, schema: Schema, said: Mapping[str, str]) -> Schema:
    """A Struct's schema with its docstring in order, and a sentence for each of its fields."""
    if "description" in schema:
        schema = {**schema, "description": cleandoc(schema["description"])}
    fields = {
        field: {**kind, "description": text}
        if (text := said.get(f"{name}.{field}") or said.get(field))
        else kind
        for field, kind in schema.get("properties", {}).items()
    }
    return {**schema, "properties": fields}


def with_prefix(prefix: str, name: str) -> str:
    """The name of a game's type among those of other games."""
    return name if name.startswith(prefix) or name in BASES else prefix + name


def renamed(prefix: str, schema: Any) -> Any:
    """The same with prefixes in its references."""
    if isinstance(schema, dict):
        return {key: renamed(prefix, value) for key, value in schema.items()}
    if isinstance(schema, list):
        return [renamed(prefix, each) for each in schema]
    if isinstance(schema, str) and schema.startswith(REF):
        return REF + with_prefix(prefix, schema.removeprefix(REF))
    return schema


def refer(name: str) -> Schema:
    """A reference to a schema."""
    return {"$ref": REF + name}
