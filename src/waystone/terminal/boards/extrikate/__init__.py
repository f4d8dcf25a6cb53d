"""Extrikate in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from waystone.games.extrikate.actions import ACTIONS, is_cave_in
from waystone.games.extrikate.board import SIDE
from waystone.games.extrikate.view import ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.event import Event, View
from waystone.kernel.grid import DIRECTION_WORDS, DIRECTIONS
from waystone.terminal.board import Board, Choosing, Marks, Mode, Voice
from waystone.terminal.boards.extrikate import panel, picture, words

_KEYS: Final = (("up", "w", "k"), ("right", "d", "l"), ("down", "s", "j"), ("left", "a", "h"))
_LETTERS: Final = {
    "r": ACTIONS.roll.text,
    " ": ACTIONS.roll.text,
    "e": ACTIONS.end_turn.text,
    "x": ACTIONS.declare_exit.text,
    "f": ACTIONS.fight.text,
    "b": ACTIONS.bribe.text,
}
_AT_EDGE: Final = ("move", "dig", "wall", "door", "cave in")


class ExtrikateBoard(Board):
    """The sheet, the dice and who has what."""

    modes = (
        Mode("solo", 1, 0, "alone: how much can you bring home?"),
        Mode("cpu", 1, 1, "against the computer"),
        Mode("cpus", 1, 2, "against two bots"),
        Mode("duel", 2, 0, "two people at one keyboard"),
        Mode("trio", 3, 0, "three people at one keyboard"),
    )
    menu = ("exit_rolls", "explore")
    house_bot = "medium"
    bot_pauses = (0.6, 0.4)

    def choosing(self, legal: Sequence[Action]) -> Choosing:
        """Several walls at once are chosen from a list."""
        is_many = any(is_cave_in(each) and len(each.text) > len("cave in n") for each in legal)
        return Choosing.LIST if is_many else Choosing.KEYS

    def action_of(self, key: str, legal: Sequence[Action]) -> str:
        """A direction does whatever can be done there; else a letter per action."""
        texts = {action.text for action in legal}
        for way, keys in enumerate(_KEYS):
            if key in keys:
                found = [f"{verb} {DIRECTIONS[way]}" for verb in _AT_EDGE]
                return next((text for text in found if text in texts), found[0])
        return _LETTERS.get(key, "")

    def columns(self, view: View) -> int:
        return SIDE

    def picture(self, view: View, marks: Marks) -> list[Text]:
        assert isinstance(view, ExtrikateView)
        return picture.draw(view, marks)

    def panel(self, view: View, voice: Voice, marks: Marks) -> list[Text]:
        assert isinstance(view, ExtrikateView)
        return panel.panel(view, voice, marks)

    def summary(self, view: View, voice: Voice) -> str:
        assert isinstance(view, ExtrikateView)
        return "; ".join(panel.books(view, voice, seat) for seat in range(len(view.delvers)))

    def prompt(self, view: View, voice: Voice) -> str:
        assert isinstance(view, ExtrikateView)
        return words.prompt(view, voice)

    def opening(self, view: View, voice: Voice) -> list[str]:
        assert isinstance(view, ExtrikateView)
        return words.roll_off(view, voice)

    def sentence(self, event: Event, voice: Voice, view: View) -> str:
        return words.sentence(event, voice)

    def tone(self, event: Event) -> str:
        return words.TONES.get(type(event), "")

    def pause(self, event: Event) -> float:
        return words.PAUSES.get(type(event), 0.0)

    def label(self, action: Action, view: View) -> str:
        """Directions in words: `cave in north, east`."""
        verb, _, ways = action.text.rpartition(" ")
        if verb not in _AT_EDGE:
            return action.text
        names = [DIRECTION_WORDS[DIRECTIONS.index(each)] for each in ways]
        return f"{verb} {', '.join(names)}"

    def understand(self, words: str, legal: Sequence[Action]) -> str:
        for letter, word in zip(DIRECTIONS, DIRECTION_WORDS, strict=True):
            words = words.replace(word, letter)
        if words in DIRECTIONS:
            return self.action_of(_KEYS[DIRECTIONS.index(words)][0], legal)
        short = {"exit": ACTIONS.declare_exit.text, "end": ACTIONS.end_turn.text}
        return short.get(words, words)

    def closing(self, view: View, voice: Voice, seconds: float) -> list[tuple[str, str]]:
        assert isinstance(view, ExtrikateView)
        return [
            (voice.subject(seat), words.fate(delver)) for seat, delver in enumerate(view.delvers)
        ]

    def key_help(self) -> list[tuple[str, str]]:
        return [
            ("r, space", "roll the three dice"),
            ("arrows, WASD, hjkl", "go that way; dig, draw a wall or a door where that is asked"),
            ("e", "end the turn"),
            ("x", "declare the exit: from now on only the way home counts"),
            ("f, b", "fight a monster, or bribe it with treasure"),
        ]

    def typed_help(self) -> list[tuple[str, str]]:
        return [
            ("roll", "roll the three dice"),
            ("n e s w, move north", "whatever is asked for, in that direction"),
            ("dig n, wall n, door n", "the same with its verb"),
            ("cave in ne", "let the edges north and east cave in"),
            ("end, exit, fight, bribe", "end the turn, declare the exit, meet a monster"),
        ]

    def signs(self) -> list[tuple[str, str]]:
        return [
            ("1 2 3", "the players; * where somebody started"),
            (".", "an explored cell"),
            ("# or a heavy line", "a wall; in a low window _ below a cell"),
            ("/", "a door; in a low window = below a cell"),
        ]

    def roles(self, seats: int) -> list[str]:
        return [f"Delver {seat + 1}" for seat in range(seats)]
