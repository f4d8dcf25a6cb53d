"""Dungeon of Dooom in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from waystone.games.dooom.view import DooomView
from waystone.kernel.action import Action
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTION_WORDS, DIRECTIONS
from waystone.terminal.board import Marks, Narrator, TerminalBoard
from waystone.terminal.boards.dooom import panel, picture, sentences
from waystone.words.en.dooom import Words
from waystone.words.runtime import DEFAULT, named, speak, texts

_KEYS: Final = (("up", "w", "k"), ("right", "d", "l"), ("down", "s", "j"), ("left", "a", "h"))


class DooomBoard(TerminalBoard[DooomView]):
    """The dark as one player knows it."""

    menu = ("map",)
    menu_skips = ("custom",)
    is_private = True

    def __init__(self, language: str = DEFAULT) -> None:
        super().__init__(language)
        self.words: Final = speak(Words, language)

    def picture(self, view: DooomView, marks: Marks) -> list[Text]:
        return picture.draw(view, self.words, marks)

    def panel(self, view: DooomView, narrator: Narrator, marks: Marks) -> list[Text]:
        return panel.panel(view, narrator, self.words, marks)

    def summary(self, view: DooomView, narrator: Narrator) -> str:
        return panel.summary(view, narrator, self.words)

    def question(self, view: DooomView, narrator: Narrator) -> str:
        return sentences.question(view, narrator, self.words)

    def sentence(self, event: Event, narrator: Narrator, view: DooomView) -> str:
        return sentences.sentence(event, narrator, self.words)

    def tone(self, event: Event) -> str:
        return sentences.TONES.get(type(event), "")

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
        """What a button of the browser says."""
        verb, _, way = action.text.rpartition(" ")
        if verb in ("move", "attack"):
            return self.words.do_there(verb=verb, way=way)
        others = {"pick_up": self.words.pick_up_here, "end_turn": self.words.end_turn}
        return named(others, action.text)

    def closing(self, view: DooomView, narrator: Narrator, seconds: float) -> list[tuple[str, str]]:
        figures = view.whole.figures if view.whole else ()
        gold = [(self.words.gold_by(who=narrator.who(each.seat)), each.gold) for each in figures]
        rows = [(self.words.figures["rounds"], view.round), *gold]
        return [(name, str(value)) for name, value in rows]

    def key_help(self) -> list[tuple[str, str]]:
        names, does = self.words.terminal_keys, self.words.key_help
        return [(names["ways"], does["ways"]), ("p", does["take"]), (names["end"], does["end"])]

    def typed_help(self) -> list[tuple[str, str]]:
        does, keys_do = self.words.typed_help, self.words.key_help
        return [
            ("n e s w, move north", does["ways"]),
            ("attack n", does["attack"]),
            ("pick up, p", keys_do["take"]),
            ("end turn, end", keys_do["end"]),
        ]

    def signs(self) -> list[tuple[str, str]]:
        signs = self.words.signs
        return [
            ("@", signs["you"]),
            ("P", signs["other"]),
            (". #", signs["ground"]),
            ("E G", signs["goals"]),
            ("H", signs["potion"]),
            ("S A L", signs["gear"]),
        ]

    def roles(self, seats: int) -> list[str]:
        return [self.words.player(number=seat + 1) for seat in range(seats)]

    def refusal(self, code: str) -> str:
        return texts(self.words.refusals).get(code, "")
