"""Positions for rule tests: an open sheet with a few things on it, said in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tests.acting import first_of
from waystone.catalogue import find_game
from waystone.games.extrikate.board import CELLS, EDGES, GRID
from waystone.games.extrikate.drawing import edge_names, sheet_lines
from waystone.games.extrikate.game import Extrikate
from waystone.games.extrikate.notation import parse
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.dice import ScriptedDice
from waystone.kernel.event import EVERYONE, Event


def game(**chosen: str) -> Extrikate:
    """The rulebook with these settings."""
    rulebook = find_game("extrikate").open(chosen)
    assert isinstance(rulebook, Extrikate)
    return rulebook


PLAIN = game()
MOVE = (2, 2, 4)
WALL = (3, 3, 3)
DOOR = (3, 3, 4)
GAIN = (2, 2, 2)
CAVE_IN = (5, 6, 6)
TRAPS = {2: (2, 2, 3), 3: (1, 2, 2), 4: (1, 1, 2), 5: (1, 1, 1)}
MONSTERS = {2: (4, 5, 5), 3: (5, 5, 5), 4: (5, 5, 6), 5: (6, 6, 6)}
EXIT_TRAPS = {2: (1, 2, 2), 3: (1, 1, 2), 4: (1, 1, 1)}
EXIT_MONSTERS = {2: (5, 5, 6), 3: (5, 6, 6), 4: (6, 6, 6)}
"""Rolls of three dice for each result."""


class Scene:
    """A position with its rulebook; `do` plays with written rolls that must be used up."""

    def __init__(self, rulebook: Extrikate, state: ExtrikateState) -> None:
        self.game = rulebook
        self.state = state

    def do(self, text: str, *rolls: int, seat: int | None = None) -> list[Event]:
        """Play an action of the seat to act; everything is told to everybody."""
        actor = first_of(self.game, self.state) if seat is None else seat
        action = self.game.alphabet.parse(text)
        assert self.game.refusal(self.state, actor, action) == ""
        dice = ScriptedDice(rolls)
        events = self.game.apply(self.state, actor, action, dice)
        assert dice.left == [], f"rolls left over: {dice.left}"
        assert all(audience == EVERYONE for audience, _ in events)
        return [event for _, event in events]

    def refuse(self, text: str, seat: int | None = None) -> str:
        """The code with which an action is refused, which must leave no trace."""
        actor = first_of(self.game, self.state) if seat is None else seat
        before = self.state.key()
        code = self.game.refusal(self.state, actor, self.game.alphabet.parse(text))
        assert self.state.key() == before
        return code

    def choices(self) -> list[str]:
        """What the seat to act can do."""
        seat = first_of(self.game, self.state)
        return [action.text for action in self.game.legal(self.state, seat)]

    @property
    def step(self) -> str:
        """What the table waits for."""
        return self.game.view(self.state, 0).step

    def places(self) -> list[str]:
        """Where the players are; `-` for the dead."""
        return ["-" if cell < 0 else GRID.name(cell) for cell in self.state.place]

    def edges(self) -> dict[str, str]:
        """Every edge that is not open, by name."""
        view = self.game.view(self.state, 0)
        pairs = zip(edge_names(), view.edges, strict=True)
        words = {"#": "wall", "/": "door"}
        return {name: words[sign] for name, sign in pairs if sign != " "}

    def dots(self) -> set[str]:
        """The explored cells."""
        return {GRID.name(cell) for cell, dot in enumerate(self.state.dots) if dot}

    def outcome(self) -> str:
        """How it ended, as a record says it."""
        return str(self.game.outcome(self.state))


def cell(name: str) -> int:
    """A cell by name."""
    return (int(name[1:]) - 1) * 12 + ord(name[0]) - ord("a")


def scene(things: str, rulebook: Extrikate = PLAIN, /, **facts: object) -> Scene:
    """An open sheet: `scene("1g7 *g7 .g8", walls="g7-e", lives=1)`.

    `walls` and `doors` name edges; other facts are those of a picture.
    """
    names = edge_names()
    edges = [0] * EDGES
    for kind, code in (("walls", 1), ("doors", 2)):
        for name in str(facts.pop(kind, "")).split():
            edges[names.index(name)] = code
    rooms = [""] * CELLS
    for thing in things.split():
        rooms[cell(thing[1:])] += thing[0]
    events = [f"{name.replace('_', ' ')}: {value}" for name, value in facts.items()]
    lines = [*sheet_lines(edges, rooms), *events]
    return Scene(rulebook, parse(rulebook.params, "\n".join(lines)))


def leaving(things: str, rulebook: Extrikate = PLAIN, /, **facts: object) -> Scene:
    """A lone player on the way out who has rolled before."""
    return scene(things, rulebook, phase="exit", rolls=1, **facts)


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def pick(events: Sequence[Event], kind: str) -> dict[str, Any]:
    """The one event of this name, as a dictionary."""
    found = [event for event in events if type(event).__name__ == kind]
    assert len(found) == 1, f"{len(found)} × {kind} in {kinds(events)}"
    built: dict[str, Any] = msgspec.structs.asdict(found[0])
    return built
