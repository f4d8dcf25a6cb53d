"""Positions drawn as maps: a digit is a player, what lies below it is named apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from waystone.games.dooom import rules
from waystone.games.dooom.board import GEAR_NAMES, amount_of, letter_of
from waystone.games.dooom.game import Dooom
from waystone.games.dooom.options import SETTINGS
from waystone.games.dooom.sight import window
from waystone.games.dooom.state import DooomState
from waystone.games.dooom.view import DooomView
from waystone.kernel.dice import ScriptedDice
from waystone.kernel.event import AddressedEvent, Event
from waystone.kernel.settings import Settings

HIT, MISS = 1, 4
"""Rolls of the die of an attack: it hits on 1, 2 and 3 (DM-50)."""
GEAR = {"S": "sword", "A": "armour", "L": "lantern"}


def rulebook(**settings: str) -> Dooom:
    """The rulebook with these settings."""
    return Dooom(Settings(SETTINGS, settings))


def map_text(rows: Iterable[str], win: int = 1) -> str:
    """A map file."""
    return "\n".join(["name Drawn", f"win {win}", *rows, ""])


class Scene:
    """A table in a drawn dungeon, with dice that are written down."""

    def __init__(
        self,
        drawing: str,
        win: int = 1,
        under: Mapping[int, str] | None = None,
        begun: bool = True,
        seats: int = 0,
        **settings: str,
    ) -> None:
        lines = [line.strip() for line in drawing.strip().splitlines()]
        spots = {
            int(letter): (row, column)
            for row, line in enumerate(lines)
            for column, letter in enumerate(line)
            if letter.isdigit()
        }
        below = {str(seat): letter for seat, letter in (under or {}).items()}
        rows = ["".join(below.get(c, "." if c.isdigit() else c) for c in line) for line in lines]
        self.seats = max(seats, len(spots))
        text = map_text(rows, win)
        self.game = rulebook(map="custom", map_text=text, gather="yes", **settings)
        self.state: DooomState = self.game.setup(self.seats, ScriptedDice())
        self.events: list[AddressedEvent] = []
        for seat, spot in sorted(spots.items()):
            self.join(seat, *spot)
        if begun:
            self.do(min(spots), "begin")

    def join(self, seat: int, row: int, column: int) -> None:
        """Sit down, and be placed here."""
        cell, dungeon = self.state.dungeon.cell(row, column), self.state.dungeon
        free = [each for each in dungeon.walkable if each not in self.state.standing]
        rolls = [free.index(cell) + 1] if len(free) > 1 else []
        self.do(seat, "join", *rolls)

    def do(self, seat: int, text: str, *rolls: int) -> list[Event]:
        """Do an allowed action with exactly these rolls; all that was told to anybody."""
        action = self.game.alphabet.parse(text)
        assert self.game.refusal(self.state, seat, action) == ""
        dice = ScriptedDice(rolls)
        self.events = self.game.apply(self.state, seat, action, dice)
        assert not dice.left
        return [event for _, event in self.events]

    def walk(self, seat: int, ways: str) -> None:
        """Several steps, as `eesn`."""
        for way in ways:
            self.do(seat, f"move {way}")

    def rounds(self, count: int = 1) -> None:
        """Everybody ends the turn, so many rounds."""
        first = self.state.turn
        for _ in range(count):
            self.do(self.state.turn, "end turn")
            while self.state.turn != first:
                self.do(self.state.turn, "end turn")

    def refused(self, seat: int, text: str) -> str:
        """The code of a refusal, which changes nothing."""
        before = self.state.key()
        code = self.game.refusal(self.state, seat, self.game.alphabet.parse(text))
        assert self.state.key() == before
        return code

    def heard(self, seat: int) -> list[Event]:
        """What this seat was told about the last action."""
        return [event for audience, event in self.events if audience >> seat & 1]

    def kinds(self, seat: int) -> list[str]:
        """The names of what this seat was told."""
        return [type(event).__name__ for event in self.heard(seat)]

    def view(self, seat: int) -> DooomView:
        """All that a seat may know."""
        return self.game.view(self.state, seat)

    def window(self, seat: int) -> list[str]:
        """What a seat sees now."""
        return [line.decode() for line in window(self.state, seat)]

    def at(self, seat: int) -> tuple[int, int]:
        """Row and column of a player."""
        return self.state.dungeon.where(self.state.place[seat])

    def thing(self, row: int, column: int) -> tuple[str, int]:
        """What lies there, and how much of it; an empty text for nothing."""
        what = self.state.thing_at(self.state.dungeon.cell(row, column))
        return (chr(letter_of(what)), amount_of(what)) if what else ("", 0)

    def gold(self) -> int:
        """All gold on tiles and with the living."""
        cells = self.state.dungeon.things | self.state.altered
        lying = sum(amount_of(what) for what in cells.values() if letter_of(what) == ord("G"))
        return lying + sum(self.state.gold)

    def give(self, seat: int, gear: str = "", gold: int = 0, hp: int = 0) -> Scene:
        """Hand things out: gear by its letters."""
        names = [GEAR[letter] for letter in gear]
        self.state.gear[seat] |= sum(bit for bit, name in GEAR_NAMES if name in names)
        self.state.gold[seat] += gold
        self.state.hp[seat] = hp or self.state.hp[seat]
        return self

    def outcome(self) -> Any:
        """How it ended, if it has."""
        return self.game.outcome(self.state)


def goal(scene: Scene) -> int:
    """The gold needed to win."""
    return rules.goal_of(scene.game.params, scene.state)
