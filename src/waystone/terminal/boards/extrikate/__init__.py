"""Extrikate in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from waystone.games.extrikate.actions import ACTIONS, is_cave_in
from waystone.games.extrikate.board import SIDE
from waystone.games.extrikate.view import ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTION_WORDS, DIRECTIONS
from waystone.terminal.board import Choosing, Marks, Narrator, TerminalBoard
from waystone.terminal.boards.extrikate import panel, picture, sentences
from waystone.words.en.extrikate import Words
from waystone.words.runtime import DEFAULT, named, speak, texts

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


class ExtrikateBoard(TerminalBoard[ExtrikateView]):
    """The sheet, the dice and who has what."""

    menu = ("exit_rolls", "explore")

    def __init__(self, language: str = DEFAULT) -> None:
        super().__init__(language)
        self.words: Final = speak(Words, language)

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

    def columns(self, view: ExtrikateView) -> int:
        return SIDE

    def picture(self, view: ExtrikateView, marks: Marks) -> list[Text]:
        return picture.draw(view, marks)

    def panel(self, view: ExtrikateView, narrator: Narrator, marks: Marks) -> list[Text]:
        return panel.panel(view, narrator, self.words, marks)

    def summary(self, view: ExtrikateView, narrator: Narrator) -> str:
        seats = range(len(view.delvers))
        return narrator.apart([panel.books(view, narrator, self.words, seat) for seat in seats])

    def question(self, view: ExtrikateView, narrator: Narrator) -> str:
        return sentences.question(view, narrator, self.words)

    def opening(self, view: ExtrikateView, narrator: Narrator) -> list[str]:
        return sentences.roll_off(view, narrator, self.words)

    def sentence(self, event: Event, narrator: Narrator, view: ExtrikateView) -> str:
        return sentences.sentence(event, narrator, self.words)

    def tone(self, event: Event) -> str:
        return sentences.TONES.get(type(event), "")

    def label(self, action: Action, view: ExtrikateView) -> str:
        """What a button of the browser says."""
        verb, _, ways = action.text.rpartition(" ")
        if verb not in _AT_EDGE:
            return named(self.words.actions, action.text)
        if len(ways) == 1:
            return self.words.do_there(verb=verb, way=ways)
        found = [DIRECTIONS.index(each) for each in ways]
        narrator = Narrator((), language=self.language)
        return self.words.let_cave_in(sides=sentences.sides(found, narrator, self.words))

    def understand(self, words: str, legal: Sequence[Action]) -> str:
        """Letters in questions may be typed as well; `e` is the end of a turn or a direction."""
        if any(action.text == _LETTERS.get(words) for action in legal):
            return _LETTERS[words]
        for letter, word in zip(DIRECTIONS, DIRECTION_WORDS, strict=True):
            words = words.replace(word, letter)
        if words in DIRECTIONS:
            return self.action_of(_KEYS[DIRECTIONS.index(words)][0], legal)
        short = {"exit": ACTIONS.declare_exit.text, "end": ACTIONS.end_turn.text}
        return short.get(words, words)

    def closing(
        self, view: ExtrikateView, narrator: Narrator, seconds: float
    ) -> list[tuple[str, str]]:
        return [
            (narrator.label(seat), sentences.fate(delver, self.words))
            for seat, delver in enumerate(view.delvers)
        ]

    def key_help(self) -> list[tuple[str, str]]:
        names, does = self.words.key_names, self.words.key_help
        return [
            (names["roll"], does["roll"]),
            (names["ways"], does["ways"]),
            ("e", does["end"]),
            ("x", does["exit"]),
            ("f, b", does["monster"]),
        ]

    def typed_help(self) -> list[tuple[str, str]]:
        does = self.words.typed_help
        return [
            ("roll", self.words.key_help["roll"]),
            ("n e s w, move north", does["ways"]),
            ("dig n, wall n, door n", does["verbs"]),
            ("cave in ne", does["cave_in"]),
            ("end, exit, fight, bribe", does["others"]),
        ]

    def signs(self) -> list[tuple[str, str]]:
        signs = self.words.signs
        return [
            ("1 2 3", signs["players"]),
            (".", signs["dot"]),
            (self.words.sign_names["wall"], signs["wall"]),
            ("/", signs["door"]),
        ]

    def roles(self, seats: int) -> list[str]:
        return [self.words.delver(number=seat + 1) for seat in range(seats)]

    def refusal(self, code: str) -> str:
        return texts(self.words.refusals).get(code, "")
