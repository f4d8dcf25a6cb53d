"""What frames and calls may hold: how long texts, how large numbers, how many of each, and what is
meant by a field that is left out. Views and events of games are not here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from tests.golden.told import HERE
from waystone.wire.schema import everything, game_types, packages

PATH: Final = HERE / "bounded.txt"
BOUNDS: Final = (
    *("minLength", "maxLength", "pattern", "minimum", "maximum", "minItems", "maxItems"),
    *("enum", "const", "default", "required"),
)


def bounds(schema: Any, place: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is asked of a type, of its fields and of all that these hold."""
    if isinstance(schema, list):
        for each in schema:
            yield from bounds(each, place)
    if not isinstance(schema, dict):
        return
    own = {name: schema[name] for name in BOUNDS if name in schema}
    if own:
        yield place, own
    for name, field in schema.get("properties", {}).items():
        yield from bounds(field, f"{place}.{name}")
    for name in ("anyOf", "items", "prefixItems", "additionalProperties", "propertyNames"):
        yield from bounds(schema.get(name), place)


def text() -> str:
    """A line for each, type by type."""
    of_games = {name for package in packages().values() for name in game_types(package)[1]}
    found = {name: each for name, each in everything().items() if name not in of_games}
    lines = (line for name in found for line in bounds(found[name], name))
    return "".join(f"{place} = {json.dumps(own)}\n" for place, own in lines)
