"""Dungeon of Dooom in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from waystone.games.dooom import events as told
from waystone.games.dooom.view import DooomView
from waystone.kernel.action import Action
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTION_WORDS, DIRECTIONS
from waystone.terminal.board import Marks, Mode, Narrator, TerminalBoard
from waystone.terminal.boards.dooom import panel, picture, sentences

_KEYS: Final = (("up", "w", "k"), ("right", "d", "l"), ("down", "s", "j"), ("left", "a", "h"))


class DooomBoard(TerminalBoard[DooomView]):
    """The dark as one player knows it."""

    modes = (
        Mode("cpu", 1, 1, "against the computer"),
        Mode("cpus", 1, 3, "against three bots"),
        Mode("duel", 2, 0, "two people at one keyboard, each with their own view"),
        Mode("solo", 1, 0, "alone, for practice"),
    )
    menu = ("map",)
    menu_skips = ("custom",)
    house_bot = "seeker"
    bot_pauses = (0.3, 0.0)  # what others do is in the dark
    is_private = True

    def picture(self, view: DooomView, marks: Marks) -> list[Text]:
        return picture.draw(view, marks)

    def panel(self, view: DooomView, narrator: Narrator, marks: Marks) -> list[Text]:
        return panel.panel(view, narrator, marks)

    def summary(self, view: DooomView, narrator: Narrator) -> str:
        return panel.summary(view, narrator)

    def prompt(self, view: DooomView, narrator: Narrator) -> str:
        if view.ending is not None:
            return "The match is over."
        if not view.acting:
            return "The match has not begun."
        if view.seat not in view.acting or view.own is None:
            return f"It is {narrator.owner(view.acting[0])} turn."
        below = picture.THINGS.get(picture.here(view.own))
        lies = f" You stand on {below}: p picks it up." if below else ""
        return f"You have {sentences.points(view.own.ap)} left.{lies}"

    def sentence(self, event: Event, narrator: Narrator, view: DooomView) -> str:
        return sentences.sentence(event, narrator)

    def tone(self, event: Event) -> str:
        return sentences.TONES.get(type(event), "")

    def pause(self, event: Event) -> float:
        return 0.8 if isinstance(event, (told.Struck, told.Died)) else 0.0

    def action_of(self, key: str, legal: Sequence[Action]) -> str:
        """A step; into somebody, a blow, which is all that can be done there."""
        texts = {action.text for action in legal}
        for way, keys in enumerate(_KEYS):
            if key in keys:
                blow = f"attack {DIRECTIONS[way]}"
                return blow if blow in texts else f"move {DIRECTIONS[way]}"
        return {"p": "pick up", ",": "pick up", " ": "end turn"}.get(key, "")

    def understand(self, words: str, legal: Sequence[Action]) -> str:
        short = {"p": "pick up", "pickup": "pick up", "end": "end turn", "endturn": "end turn"}
        if words in short:
            return short[words]
        verb, _, way = words.rpartition(" ")
        for letter, word in zip(DIRECTIONS, DIRECTION_WORDS, strict=True):
            if way in (letter, word):
                return f"{verb or 'move'} {letter}"
        return words

    def label(self, action: Action, view: DooomView) -> str:
        verb, _, way = action.text.rpartition(" ")
        if verb in ("move", "attack"):
            return f"{verb} {DIRECTION_WORDS[DIRECTIONS.index(way)]}"
        return action.text

    def closing(self, view: DooomView, narrator: Narrator, seconds: float) -> list[tuple[str, str]]:
        rows = [("Rounds", str(view.round))]
        for figure in view.whole.figures if view.whole else ():
            rows.append((f"{narrator.first_owner(figure.seat)} gold", str(figure.gold)))
        return rows

    def key_help(self) -> list[tuple[str, str]]:
        return [
            ("arrows, WASD, hjkl", "go one tile; into somebody: strike, with all points left"),
            ("p", "pick up what you stand on"),
            ("space", "end the turn"),
        ]

    def typed_help(self) -> list[tuple[str, str]]:
        return [
            ("n e s w, move north", "go one tile"),
            ("attack n", "strike, with all points that are left"),
            ("pick up, p", "take what you stand on"),
            ("end turn, end", "end the turn"),
        ]

    def signs(self) -> list[tuple[str, str]]:
        return [
            ("@", "you"),
            ("P", "somebody else"),
            (". #", "floor and wall; , is floor seen earlier, blank was never seen"),
            ("E G", "exit, gold; in small letters where they were seen earlier"),
            ("H", "potion: one more hit point, and the turn is over"),
            ("S A L", "sword, armour, lantern; each costs one point of every later turn"),
        ]

    def roles(self, seats: int) -> list[str]:
        return [f"Player {seat + 1}" for seat in range(seats)]
