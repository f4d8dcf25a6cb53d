"""What is in the box: adventurers, creatures, cards and tiles, read from data and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from waystone.games.dungeon_crawler.board import (
    CURSE,
    DEEP,
    DRAIN,
    DRY,
    FIREPROOF,
    FLIGHT,
    FLOOR,
    INCORPOREAL,
    INWARD,
    LAVA,
    ROCK,
    SHALLOW,
    SWIMS,
    TACTICS,
    THORNS,
    TILE,
    UNPUSHABLE,
    WEB,
    WINDOW_NAMES,
)

ABILITIES: Final = {
    "flight": FLIGHT,
    "aquatic": SWIMS,
    "amphibious": SWIMS,
    "fire_immune": FIREPROOF,
    "incorporeal": INCORPOREAL,
    "dry": DRY,
    "unpushable": UNPUSHABLE,
    "thorns": THORNS,
    "drain": DRAIN,
    "curse": CURSE,
    "web": WEB,
}
_TERRAIN: Final = {"#": ROCK, ".": FLOOR, "s": SHALLOW, "d": DEEP, "L": LAVA} | dict.fromkeys(
    "XCG56", FLOOR
)
_WINDOWS: Final = {name: bit for bit, name in WINDOW_NAMES.items()}


class BadBox(ValueError):
    """The data of the game is malformed; says which entry and what was expected."""


class BoxEntry:
    """One entry of a data file; every field must be taken, so that no misspelling goes unseen."""

    def __init__(self, where: str, fields: Mapping[str, Any]) -> None:
        self.where: Final = f"{where} {fields.get('id', '')}".strip()
        self._left: dict[str, Any] = dict(fields)

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number, not below zero."""
        value = self._take(name, default)
        if type(value) is not int or value < 0:
            raise BadBox(f"{self.where}: {name} must be a whole number, not {value!r}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """A text; BadBox names the entry where it is something else, or missing."""
        value = self._take(name, default)
        if not isinstance(value, str):
            raise BadBox(f"{self.where}: {name} must be a text, not {value!r}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        """Yes or no."""
        value = self._take(name, default)
        if not isinstance(value, bool):
            raise BadBox(f"{self.where}: {name} must be true or false, not {value!r}")
        return value

    def texts(self, name: str) -> list[str]:
        """A list of texts."""
        value = self._take(name, None)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise BadBox(f"{self.where}: {name} must be a list of texts, not {value!r}")
        return value

    def table(self, name: str) -> dict[str, Any]:
        """A table of further values."""
        value = self._take(name, None)
        if not isinstance(value, dict):
            raise BadBox(f"{self.where}: {name} must be a table, not {value!r}")
        return value

    def word(self, name: str, known: tuple[str, ...], default: str | None = None) -> str:
        """One of some known words."""
        value = self.text(name, default)
        if value not in known:
            raise BadBox(f"{self.where}: {name} must be one of {', '.join(known)}, not {value!r}")
        return value

    def finish(self) -> None:
        """Complain about fields that nobody asked for."""
        if self._left:
            raise BadBox(f"{self.where}: unknown field {sorted(self._left)[0]!r}")

    def _take(self, name: str, default: Any) -> Any:
        value = self._left.pop(name, default)
        if value is None:
            raise BadBox(f"{self.where}: the field {name!r} is missing")
        return value


class Adventurer:
    """An adventurer card: race gives BP and MV, class the way of attacking (R-46)."""

    def __init__(
        self, entry: BoxEntry, races: dict[str, BoxEntry], classes: dict[str, BoxEntry]
    ) -> None:
        self.id: Final = entry.text("id")
        self.race: Final = entry.word("race", tuple(races))
        self.job: Final = entry.word("class", tuple(classes))
        if entry.number("count") != 1:
            raise BadBox(f"{entry.where}: there is one card of each adventurer")
        entry.finish()
        self.bp = self.mv = self.melee = self.ranged = self.area = self.heal = 0
        self.defence = 0


def _adventurers(data: dict[str, Any]) -> tuple[Adventurer, ...]:
    _check_schema(data, "adventurers")
    races = {name: BoxEntry(f"race {name}", each) for name, each in data["race"].items()}
    classes = {name: BoxEntry(f"class {name}", each) for name, each in data["class"].items()}
    race = {name: (each.number("bp"), each.number("mv")) for name, each in races.items()}
    job = {
        name: tuple(each.number(kind) for kind in ("melee", "ranged", "area", "heal"))
        for name, each in classes.items()
    }
    defence = BoxEntry("common", data["common"]).number("def")
    cards = [
        Adventurer(BoxEntry("adventurer", each), races, classes) for each in data["adventurer"]
    ]
    for card in cards:
        card.bp, card.mv = race[card.race]
        card.melee, card.ranged, card.area, card.heal = job[card.job]
        card.defence = defence
    return tuple(cards)


class Creature:
    """A kind of creature card: its numbers, abilities (bits) and list of tactics."""

    def __init__(self, entry: BoxEntry) -> None:
        self.id: Final = entry.text("id")
        self.count: Final = entry.number("count")
        self.mv: Final = entry.number("mv")
        self.melee: Final = entry.number("melee")
        self.ranged: Final = entry.number("ranged")
        self.area: Final = entry.number("area")
        self.dice: Final = (self.melee, self.ranged, self.area)
        self.strikes_afar: Final = self.ranged > 0 or self.area > 0
        self.defence: Final = entry.number("def")
        self.bp: Final = entry.number("bp")
        names = entry.texts("abilities")
        if not set(names) <= set(ABILITIES):
            raise BadBox(f"{entry.where}: unknown ability in {names}")
        self.ability_names: Final = tuple(names)
        self.abilities: Final = sum({ABILITIES[name] for name in names})
        self.los: Final = TACTICS.index(entry.word("los", TACTICS))
        self.within_range: Final = entry.number("within_range")
        self.within: Final = TACTICS.index(entry.word("within", TACTICS))
        self.no_los: Final = TACTICS.index(entry.word("no_los", TACTICS))
        self.treasure: Final = entry.number("treasure")
        entry.finish()


class Card:
    """A treasure card: when it may be played (window bits) and the numbers of its effect."""

    def __init__(self, number: int, entry: BoxEntry, is_event: bool) -> None:
        self.number: Final = number
        self.id: Final = entry.text("id")
        self.word: Final = self.id.replace("_", "-")
        self.is_event: Final = is_event
        names = entry.texts("windows")
        if not names or not set(names) <= set(_WINDOWS):
            raise BadBox(f"{entry.where}: windows must name some of {', '.join(_WINDOWS)}")
        self.windows: Final = sum({_WINDOWS[name] for name in names})
        self.own: Final = entry.word("whose", ("any", "own")) == "own"
        self.op: Final = entry.text("op")
        self.args: Final = entry.table("args")
        if entry.number("count") != 1:
            raise BadBox(f"{entry.where}: there is one card of each name")
        self.type: Final = "event" if is_event else entry.word("type", _LOOT_TYPES)
        self.on_space: Final = entry.word("path_mode", ("", "before", "space"), "") == "space"
        self.in_step_5: Final = entry.number("step", 0) == 5
        self.target: Final = entry.text("target", "")
        self.until: Final = entry.text("until", "")
        self.stays_with_figure: Final = (
            entry.word("after", ("discard", "with_figure"), "discard") == "with_figure"
        )
        entry.finish()

    def amount(self, name: str) -> int:
        """One number of the effect."""
        value = self.args[name]
        assert isinstance(value, int)
        return value


_LOOT_TYPES: Final = ("gear", "single", "lasting")


class Shape:
    """A tile's drawing in its four rotations (DC-8)."""

    def __init__(self, number: int, entry: BoxEntry, is_tile: bool) -> None:
        self.number: Final = number
        self.id: Final = entry.text("id")
        self.exits: Final = entry.text("exits")
        grid = "".join(_checked_grid(entry))
        drawings = [grid]
        for _ in range(3):
            drawings.append(_turned(drawings[-1]))
        self.drawings: Final = tuple(drawings)
        self.codes: Final = tuple(bytes(_TERRAIN[sign] for sign in each) for each in drawings)
        self.openings: Final = tuple(_openings(codes) for codes in self.codes)
        self.open_sides: Final = tuple(
            sum(is_open << side for side, is_open in enumerate(each)) for each in self.openings
        )
        if (
            "".join(side for side, is_open in zip("NESW", self.openings[0], strict=True) if is_open)
            != self.exits
        ):
            raise BadBox(f"{entry.where}: the exits {self.exits!r} are not those of the drawing")
        self.count: Final = entry.number("count") if is_tile else 0
        self.in_pile: Final = is_tile and entry.flag("in_pile", True)
        self.hoard: Final = entry.number("hoard", 0)
        if is_tile:
            entry.flag("listed", True)
            entry.texts("groups")
        entry.finish()

    def marks(self, sign: str, turn: int) -> tuple[int, ...]:
        """Where on the turned tile a sign is drawn, as places in its 25 spaces."""
        return tuple(at for at, each in enumerate(self.drawings[turn]) if each == sign)


def _checked_grid(entry: BoxEntry) -> list[str]:
    rows = entry.texts("grid")
    if len(rows) != TILE or any(len(row) != TILE or not set(row) <= set(_TERRAIN) for row in rows):
        raise BadBox(f"{entry.where}: the grid must be {TILE} rows of {TILE} known signs")
    return rows


def _turned(drawing: str) -> str:
    """One quarter turn clockwise (DC-8)."""
    return "".join(
        drawing[(TILE - 1 - column) * TILE + row] for row in range(TILE) for column in range(TILE)
    )


def _openings(codes: bytes) -> tuple[bool, ...]:
    """Which of the four sides have their middle space open (DC-9)."""
    return tuple(codes[inward[0]] != ROCK for inward in INWARD)


class Box:
    """All that is in the box, by number and by name."""

    def __init__(self, read: Mapping[str, dict[str, Any]]) -> None:
        self.adventurers: Final = _adventurers(read["adventurers"])
        self.kinds: Final = _creatures(read["creatures"])
        self.creatures: Final = tuple(kind for kind in self.kinds for _ in range(kind.count))
        self.cards: Final = (
            *_cards(read["events"], "events", "event", 0),
            *_cards(read["loot"], "loot", "loot", 20),
        )
        self.card_by_id: Final = {card.id: card.number for card in self.cards}
        self.shapes: Final = _shapes(read["tiles"])
        self.shape_by_id: Final = {shape.id: shape.number for shape in self.shapes}
        self.fixed: Final = _fixed(read["tiles"], self.shape_by_id)
        self.pile: Final = tuple(
            shape.number for shape in self.shapes if shape.in_pile for _ in range(shape.count)
        )
        self._check_counts()

    def card(self, id: str) -> Card:
        """The treasure card of this id."""
        return self.cards[self.card_by_id[id]]

    def _check_counts(self) -> None:
        """The component list of the rulebook (DC-3)."""
        counts = {
            "creature cards": (len(self.creatures), 49),
            "treasure cards": (len(self.cards), 40),
            "tiles in the pile": (len(self.pile), 56),
            "adventurer cards": (len(self.adventurers), 10),
            "fixed tile spaces": (len(self.fixed), 9),
        }
        for name, (found, wanted) in counts.items():
            if found != wanted:
                raise BadBox(f"there must be {wanted} {name}, not {found}")


def _check_schema(data: dict[str, Any], name: str) -> None:
    if data.get("schema") != f"dungeon_crawler.{name}/1":
        raise BadBox(f"{name}: unknown schema {data.get('schema')!r}")


def _creatures(data: dict[str, Any]) -> tuple[Creature, ...]:
    _check_schema(data, "creatures")
    return tuple(Creature(BoxEntry("creature", each)) for each in data["creature"])


def _cards(data: dict[str, Any], name: str, each: str, first: int) -> tuple[Card, ...]:
    _check_schema(data, name)
    return tuple(
        Card(number, BoxEntry(each, fields), name == "events")
        for number, fields in enumerate(data[each], first)
    )


def _shapes(data: dict[str, Any]) -> tuple[Shape, ...]:
    _check_schema(data, "tiles")
    entries = [(each, False) for each in data["printed"]] + [(each, True) for each in data["tile"]]
    return tuple(
        Shape(number, BoxEntry("tile", fields), is_tile)
        for number, (fields, is_tile) in enumerate(entries)
    )


def _fixed(data: dict[str, Any], shapes: dict[str, int]) -> dict[int, tuple[int, int, int]]:
    """Tile space: shape, rotation and number of the spawn point (DC-6, DC-7)."""
    fixed = {}
    for fields in data["mat"]["fixed"]:
        column, row = fields["at"]
        entry = BoxEntry("mat.fixed", fields)
        shape = shapes[entry.word("shape", tuple(shapes))]
        fixed[row * 7 + column] = (shape, entry.number("rotation"), entry.number("spawn", 0))
    return fixed


def _read(name: str) -> dict[str, Any]:
    folder = files("waystone.games.dungeon_crawler") / "data"
    return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))


BOX: Final = Box(
    {name: _read(name) for name in ("adventurers", "creatures", "events", "loot", "tiles")}
)
