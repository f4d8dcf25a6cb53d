"""Write web/src/kit/wire.ts, the TypeScript types of all frames, calls, views and events.

The Python Structs are the only definition; this turns their JSON schema into TypeScript.
With `--check` nothing is written, and the exit status tells whether the file is up to date.
Types of a game get its prefix: DelveView, DelveEvent, DelveStepped …
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from waystone.catalogue import OUR_GAMES, find_game
from waystone.kernel.event import Event, View
from waystone.match.seats import ANONYMOUS
from waystone.wire import calls, down, up
from waystone.wire.schema import subclasses

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "kit" / "wire.ts"
HEAD = """\
// Made by tools/generate_wire_types.py from src/waystone/wire and the games' events and views.
// Do not edit: change the Python and run `python tools/generate_wire_types.py`.

"""
Schema = Mapping[str, Any]
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


class Namer:
    """Gives every component its TypeScript name."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix

    def name(self, component: str) -> str:
        """Base classes stand for the unions over all games."""
        if component in ("Event", "View"):
            return f"Game{component}"
        return component if component.startswith(self.prefix) else self.prefix + component

    def type(self, schema: Schema) -> str:
        """The TypeScript type of a schema."""
        if "$ref" in schema:
            return self.name(schema["$ref"].rsplit("/", 1)[1])
        if "enum" in schema:
            return " | ".join(f'"{each}"' for each in schema["enum"])
        if "anyOf" in schema:
            return " | ".join(self.type(each) for each in schema["anyOf"])
        if schema.get("type") == "array":
            return self.array(schema)
        if schema.get("type") == "object":
            values = schema.get("additionalProperties")
            return f"Readonly<Record<string, {self.type(values or {})}>>"
        if schema.get("type") == "null":
            return "null"
        return SIMPLE.get(schema.get("type", ""), "unknown")

    def array(self, schema: Schema) -> str:
        """A tuple where the places are fixed, else a list."""
        if "prefixItems" in schema:
            return f"readonly [{', '.join(self.type(each) for each in schema['prefixItems'])}]"
        inner = self.type(schema["items"])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"

    def interface(self, component: str, schema: Schema) -> str:
        """One Struct as an interface with its docstring."""
        required = schema.get("required", ())
        lines = [comment(schema["description"])] if "description" in schema else []
        lines.append(f"export interface {self.name(component)} {{")
        for field, kind in schema["properties"].items():
            mark = "" if field in required else "?"
            lines.append(f"  readonly {field}{mark}: {self.type(kind)};")
        return "\n".join([*lines, "}"])


def comment(text: str) -> str:
    """A docstring as a comment."""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line.strip()}".rstrip() for line in lines), " */"])


def union(name: str, members: Iterable[str]) -> str:
    """A union type, one member per line."""
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in members) + ";"


def interfaces(namer: Namer, types: Iterable[Any]) -> list[str]:
    """Everything that these types need, sorted by name; base classes have types of their own."""
    _, components = msgspec.json.schema_components(types, ref_template="#/{name}")
    return [
        namer.interface(component, schema)
        for component, schema in sorted(components.items())
        if component not in ("Event", "View")
    ]


def game_types(package: str) -> tuple[str, list[str]]:
    """A game's prefix and its types."""
    (view,) = subclasses(f"{package}.view", View)
    events = subclasses(f"{package}.events", Event)
    namer = Namer(view.__name__.removesuffix("View"))
    types = interfaces(namer, [view, *events])
    types.append(union(f"{namer.prefix}Event", (namer.name(each.__name__) for each in events)))
    return namer.prefix, types


def generate() -> str:
    """The whole file."""
    ups, downs = get_args(up.UpFrame), get_args(down.DownFrame)
    parts = interfaces(Namer(), [*ups, *downs, *calls.ASKED, *calls.ANSWERS])
    parts.append(union("UpFrame", (each.__name__ for each in ups)))
    parts.append(union("DownFrame", (each.__name__ for each in downs)))
    prefixes = []
    for name in OUR_GAMES:  # plug-ins are no part of what the client is checked against
        prefix, types = game_types(find_game(name).rulebook.__module__.rpartition(".")[0])
        prefixes.append(prefix)
        parts += types
    parts.append(union("GameView", (f"{prefix}View" for prefix in prefixes)))
    parts.append(union("GameEvent", (f"{prefix}Event" for prefix in prefixes)))
    parts.append(
        f"/** What somebody without a name is called. */\nexport const ANONYMOUS = '{ANONYMOUS}'"
    )
    return HEAD + "\n\n".join(parts) + "\n"


def main() -> int:
    """Write the file, or with --check compare it."""
    text = generate()
    if "--check" not in sys.argv[1:]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is stale: run python tools/generate_wire_types.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
