"""Positions for rule tests: an open hall with a few things in it, said in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tests.acting import first_of
from waystone.catalogue import find_game
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.drawing import edge_names, labyrinth_lines
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.delve_and_dash.notation import parse
from waystone.games.delve_and_dash.state import DelveState
from waystone.kernel.dice import ScriptedDice
from waystone.kernel.event import AddressedEvent, Event


def game(**chosen: str) -> DelveAndDash:
    """The rulebook with these settings."""
    rulebook = find_game("delve-and-dash").open(chosen)
    assert isinstance(rulebook, DelveAndDash)
    return rulebook


PLAIN = game()


class Scene:
    """A position with its rulebook; `do` plays with written rolls that must be used up."""

    def __init__(self, rulebook: DelveAndDash, state: DelveState) -> None:
        self.game = rulebook
        self.params = rulebook.params
        self.board = rulebook.params.board
        self.state = state

    def do(self, text: str, *rolls: int, seat: int | None = None) -> list[Event]:
        """Play an action of the seat to act; returns what everybody is told."""
        return [event for audience, event in self.tell(text, *rolls, seat=seat) if audience < 0]

    def tell(self, text: str, *rolls: int, seat: int | None = None) -> list[AddressedEvent]:
        """Play an action; returns who is told what."""
        actor = first_of(self.game, self.state) if seat is None else seat
        action = self.game.alphabet.parse(text)
        assert self.game.refusal(self.state, actor, action) == ""
        dice = ScriptedDice(rolls)
        events = self.game.apply(self.state, actor, action, dice)
        assert dice.left == [], f"rolls left over: {dice.left}"
        return events

    def refuse(self, text: str, seat: int = 0) -> str:
        """The code with which an action is refused, which must leave no trace."""
        before = self.state.key()
        code = self.game.refusal(self.state, seat, self.game.alphabet.parse(text))
        assert self.state.key() == before
        return code

    def at(self, name: str) -> int:
        """A chamber by name."""
        return cell(name, self.board.size)

    def edge(self, name: str) -> int:
        """A boundary by name, such as `c5-e`."""
        return edge_names(self.board).index(name)

    def places(self) -> list[str]:
        """Where the warriors are; `-` for the dead."""
        return ["-" if c < 0 else self.board.name(c) for c in self.state.place]

    @property
    def dragon(self) -> str:
        """Where the dragon is."""
        return self.board.name(self.state.dragon)


def cell(name: str, size: int = 8) -> int:
    """A chamber by name."""
    return (int(name[1:]) - 1) * size + ord(name[0]) - ord("a")


def scene(things: str, rulebook: DelveAndDash = PLAIN, /, **facts: object) -> Scene:
    """An open hall: `scene("1a1 2h8 *a3 %f6 Dd4 ?d4 $e5", walls="a1-e", left=3)`.

    `walls`, `doors` (unlocked) and `locked` name boundaries; other facts are those of a picture.
    """
    board = board_of(rulebook.params.board.size)
    names = edge_names(board)
    signs = [" "] * board.edges
    for kind, sign in (("walls", "#"), ("doors", "/"), ("locked", "+")):
        for name in str(facts.pop(kind, "")).split():
            signs[names.index(name)] = sign
    rooms = [""] * board.cells
    for thing in things.split():
        rooms[cell(thing[1:], board.size)] += thing[0]
    lines = labyrinth_lines(board, signs, rooms)
    events = [f"{name.replace('_', ' ')}: {value}" for name, value in facts.items()]
    return Scene(rulebook, parse(rulebook.params, "\n".join([*lines, *events])))


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def pick(events: Sequence[Event], kind: str) -> dict[str, Any]:
    """The one event of this name, as a dictionary."""
    found = [event for event in events if type(event).__name__ == kind]
    assert len(found) == 1, f"{len(found)} × {kind} in {kinds(events)}"
    built: dict[str, Any] = msgspec.structs.asdict(found[0])
    return built
