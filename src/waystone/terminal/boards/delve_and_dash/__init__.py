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
from waystone.terminal.board import Choosing, Marks, Narrator, TerminalBoard
from waystone.terminal.boards.delve_and_dash import panel, picture, sentences
from waystone.words.en.delve_and_dash import Words
from waystone.words.runtime import DEFAULT, named, speak, texts

_ARROWS: Final = ("up", "right", "down", "left")
_WASD: Final = "wdsa"
_VI: Final = "kljh"


class DelveBoard(TerminalBoard[DelveView]):
    """The labyrinth, its words and its keys."""

    menu = ("level", "size", "edition")
    truce = "agree draw"
    has_secret = True
    has_danger = True

    def __init__(self, language: str = DEFAULT) -> None:
        super().__init__(language)
        self.words: Final = speak(Words, language)
        self.lone_name = self.words.lone_name
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
        return panel.panel(view, narrator, self.words, marks)

    def summary(self, view: DelveView, narrator: Narrator) -> str:
        seats = range(len(view.warriors))
        people = [panel.books(view, narrator, self.words, seat) for seat in seats]
        dragon = panel.dragon(view, self.words)
        treasure = panel.treasure(view, narrator, self.words)
        return self.words.summary(people=narrator.apart(people), dragon=dragon, treasure=treasure)

    def question(self, view: DelveView, narrator: Narrator) -> str:
        seat = view.acting[0] if view.acting else None
        if seat is None:
            return self.words.status["over"]
        who = narrator.who(seat)
        if view.phase == "choosing":
            return self.words.prompt_choose(who=who)
        if view.free:
            return self.words.prompt_free(who=who)
        return self.words.prompt_moves(who=who, left=view.left)

    def sentence(self, event: Event, narrator: Narrator, view: DelveView) -> str:
        return sentences.sentence(event, narrator, self.words, view)

    def tone(self, event: Event) -> str:
        return sentences.TONES.get(type(event), "")

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

    def label(self, action: Action, view: DelveView) -> str:
        verb, _, where = action.text.partition(" ")
        if verb == "move":
            return self.words.do_move(way=where)
        if verb == "waystone":
            return self.words.do_choose(cell=where.upper())
        return named(self.words.actions, action.text)

    def columns(self, view: DelveView) -> int:
        return view.size

    def closing(self, view: DelveView, narrator: Narrator, seconds: float) -> list[tuple[str, str]]:
        names = self.words.closing
        rows = [(names["time"], _clock(seconds))]
        for seat, warrior in enumerate(view.warriors):
            who, is_alone = narrator.who(seat), len(view.warriors) == 1
            moves = names["moves"] if is_alone else self.words.closing_moves(who=who)
            deaths = names["deaths"] if is_alone else self.words.closing_deaths(who=who)
            rows += [(moves, str(warrior.moves)), (deaths, str(warrior.deaths))]
        if view.secrets:
            share = self.words.closing_explored(percent=view.secrets.explored)
            rows.append((names["explored"], share))
        return rows

    def key_help(self) -> list[tuple[str, str]]:
        names, does = self.words.key_names, self.words.key_help
        return [
            (names["ways"], does["ways"]),
            (names["next"], does["next"]),
            (names["choose"], does["choose"]),
        ]

    def typed_help(self) -> list[tuple[str, str]]:
        does = self.words.key_help
        return [
            ("n e s w, north, move n", does["ways"]),
            ("next", does["next"]),
            ("waystone c5, or c5", does["choose"]),
        ]

    def signs(self) -> list[tuple[str, str]]:
        signs = self.words.signs
        return [
            ("1 2", signs["warriors"]),
            ("D d", signs["dragon"]),
            ("$ ? * %", signs["things"]),
            ("+ /", signs["doors"]),
            (". , :", signs["visited"]),
        ]

    def roles(self, seats: int) -> list[str]:
        return [self.words.warrior(number=seat + 1) for seat in range(seats)]

    def refusal(self, code: str) -> str:
        return texts(self.words.refusals).get(code, "")

    def rematch(self, seating: Sequence[int], is_duel: bool) -> list[int]:
        """A duel's rematch swaps the seats (DD-4)."""
        return list(reversed(seating)) if is_duel else list(seating)

    def seated(self, is_duel: bool, number: int) -> str:
        """A coin decides the first duel, later ones swap (DD-4); the computer is always second."""
        if not is_duel:
            return super().seated(is_duel, number)
        return self.words.coin_fell if number == 1 else self.words.seats_swapped


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
