"""Delve & Dash in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from rich.text import Text

from waystone.games.delve_and_dash import events as told
from waystone.games.delve_and_dash.board import (
    LOCKED_SIGN,
    PASSAGE_SIGN,
    UNKNOWN_SIGN,
    UNLOCKED_SIGN,
    WALL_SIGN,
)
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.action import NOWHERE, Action
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTION_WORDS, DIRECTIONS
from waystone.terminal.board import Choosing, Marks, Mode, Narrator, TerminalBoard
from waystone.terminal.boards.delve_and_dash import panel, picture, sentences
from waystone.words.runtime import DEFAULT

_ARROWS: Final = ("up", "right", "down", "left")
_WASD: Final = "wdsa"
_VI: Final = "kljh"


class DelveBoard(TerminalBoard[DelveView]):
    """The labyrinth, its words and its keys."""

    modes = (
        Mode("solo", 1, 0, "alone against the dragon", {"mode": "solo"}),
        Mode("duel", 2, 0, "two people at one keyboard", {"mode": "duel"}),
        Mode("cpu", 1, 1, "against the computer", {"mode": "cpu"}),
    )
    is_free = False
    menu = ("level", "edition")
    house_bot = "knight"
    truce = "agree draw"
    lone_name = "Warrior"
    bot_pauses = (0.8, 0.6)  # DD-97
    has_secret = True
    has_danger = True

    def __init__(self, language: str = DEFAULT) -> None:
        super().__init__(language)
        # Arrow keys, WASD and the keys of vi (DD-98).
        self.keys = {" ": "next turn"}
        for way, letter in enumerate(DIRECTIONS):
            for key in (_ARROWS[way], _WASD[way], _VI[way]):
                self.keys[key] = f"move {letter}"

    def choosing(self, legal: Sequence[Action]) -> Choosing:
        """Waystones are chosen among all chambers."""
        is_cell = all(action.cell != NOWHERE for action in legal)
        return Choosing.CELL if is_cell else Choosing.KEYS

    def action_of(self, key: str, legal: Sequence[Action]) -> str:
        return self.keys.get(key, "")

    def picture(self, view: DelveView, marks: Marks) -> list[Text]:
        return picture.draw(view, marks)

    def panel(self, view: DelveView, narrator: Narrator, marks: Marks) -> list[Text]:
        return panel.panel(view, narrator, marks)

    def summary(self, view: DelveView, narrator: Narrator) -> str:
        seats = range(len(view.warriors))
        warriors = [f"{narrator.subject(seat)}: {_lives(view, seat)}" for seat in seats]
        dragon, treasure = panel.dragon(view), panel.treasure(view, narrator)
        return "; ".join([*warriors, f"dragon: {dragon}", f"treasure: {treasure}"])

    def prompt(self, view: DelveView, narrator: Narrator) -> str:
        seat = view.acting[0] if view.acting else None
        if seat is None:
            return "The match is over."
        if view.phase == "choosing":
            return f"{narrator.does(seat, 'choose', 'chooses')} a waystone."
        if view.free:
            return f"{narrator.does(seat, 'explore', 'explores')} freely while the dragon sleeps."
        moves = sentences.count(view.left, "move", "moves")
        return f"{narrator.does(seat, 'have', 'has')} {moves} left."

    def sentence(self, event: Event, narrator: Narrator, view: DelveView) -> str:
        return sentences.sentence(event, narrator, view.size)

    def tone(self, event: Event) -> str:
        return sentences.TONES.get(type(event), "")

    def pause(self, event: Event) -> float:
        return sentences.PAUSES.get(type(event), 0.0)

    def after(self, view: DelveView, event: Event) -> DelveView:
        match event:
            case told.Stepped():
                return _known(_moved(view, event.seat, event.cell), event.edge, PASSAGE_SIGN)
            case told.Bumped():
                return _known(view, event.edge, WALL_SIGN)
            case told.DoorForced():
                return _marked(view, event.edge, UNLOCKED_SIGN)
            case told.DoorLocked() | told.DoorHeld():
                return _marked(view, event.edge, LOCKED_SIGN)
            case told.Respawned():
                return _moved(view, event.seat, event.cell)
            case told.DragonWoke():
                return replace(view, awake=True, hint=True, lair=event.lair, dragon=event.lair)
            case told.DragonSeen():
                return replace(view, dragon=event.cell)
            case told.DragonMoved() if event.cell is not None:
                return replace(view, dragon=event.cell)
        return view

    def understand(self, typed: str, legal: Sequence[Action]) -> str:
        if typed in ("next", "end"):
            return "next turn"
        for way, word in enumerate(DIRECTION_WORDS):
            if typed.removeprefix("move ") in (word, DIRECTIONS[way]):
                return f"move {DIRECTIONS[way]}"
        by_cell = f"waystone {typed}"
        return by_cell if any(action.text == by_cell for action in legal) else typed

    def columns(self, view: DelveView) -> int:
        return view.size

    def closing(self, view: DelveView, narrator: Narrator, seconds: float) -> list[tuple[str, str]]:
        rows = [("Time", _clock(seconds))]
        for seat, warrior in enumerate(view.warriors):
            whose = narrator.first_owner(seat) if len(view.warriors) > 1 else ""
            rows.append((f"{whose} moves" if whose else "Moves", str(warrior.moves)))
            rows.append((f"{whose} deaths" if whose else "Deaths", str(warrior.deaths)))
        if view.secrets:
            rows.append(("Explored", f"{view.secrets.explored} % of the walls"))
        return rows

    def key_help(self) -> list[tuple[str, str]]:
        return [
            ("arrows, WASD, hjkl", "try to go that way"),
            ("space", "end the turn"),
            ("C5, or arrows; Enter", "choose a chamber"),
        ]

    def typed_help(self) -> list[tuple[str, str]]:
        return [
            ("n e s w, north, move n", "try to go that way"),
            ("next", "end the turn"),
            ("waystone c5, or c5", "choose a chamber"),
        ]

    def signs(self) -> list[tuple[str, str]]:
        return [
            ("1 2", "the warriors"),
            ("D d", "the dragon awake; asleep, or where it was seen last"),
            ("$ ? * %", "treasure; the dragon's lair; waystones"),
            ("+ /", "a locked door, an unlocked door"),
            (". , :", "visited by Warrior 1, by Warrior 2, by both"),
        ]

    def roles(self, seats: int) -> list[str]:
        return [f"Warrior {seat + 1}" for seat in range(seats)]

    def rematch(self, seating: Sequence[int], mode: str) -> list[int]:
        """A duel's rematch swaps the seats (DD-4)."""
        return list(reversed(seating)) if mode == "duel" else list(seating)

    def seated(self, mode: str, number: int) -> str:
        """A coin decides the first duel, later ones swap (DD-4); the computer is always second."""
        if mode != "duel":
            return super().seated(mode, number)
        return "The coin has fallen" if number == 1 else "The seats are swapped"


def _lives(view: DelveView, seat: int) -> str:
    lives = view.warriors[seat].lives
    return f"{sentences.count(lives, 'life', 'lives')}, {panel.status(view, seat)}"


def _moved(view: DelveView, seat: int, cell: int) -> DelveView:
    warriors = list(view.warriors)
    warriors[seat] = replace(warriors[seat], cell=cell)
    return replace(view, warriors=tuple(warriors))


def _known(view: DelveView, edge: int, sign: str) -> DelveView:
    """A boundary that has just been revealed; a door that was known stays one."""
    return _marked(view, edge, sign) if view.boundaries[edge] == UNKNOWN_SIGN else view


def _marked(view: DelveView, edge: int, sign: str) -> DelveView:
    boundaries = view.boundaries[:edge] + sign + view.boundaries[edge + 1 :]
    return replace(view, boundaries=boundaries)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
