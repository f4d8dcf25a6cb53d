"""Dungeon Crawler Labyrinth in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import SIDE
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.kernel.event import Event
from waystone.terminal.board import Choosing, Marks, Narrator, TerminalBoard
from waystone.terminal.boards.dungeon_crawler import choices, labels, panel, picture, sentences
from waystone.terminal.boards.dungeon_crawler.names import Names, Speaker
from waystone.words.en.dungeon_crawler import Words
from waystone.words.runtime import DEFAULT, speak, texts


class CrawlerBoard(TerminalBoard[CrawlerView]):
    """The mat around whoever matters now, and a list for everything that is asked."""

    menu = ("hard", "laying")
    is_private = True

    def __init__(self, language: str = DEFAULT) -> None:
        super().__init__(language)
        self.words: Final = speak(Words, language)
        self.names: Final = Names(language)

    def speaker(self, view: CrawlerView, narrator: Narrator) -> Speaker:
        """Who says what is in a view, and to whom."""
        return Speaker(self.words, self.names, narrator, view)

    def choosing(self, legal: Sequence[Action]) -> Choosing:
        return Choosing.LIST

    def columns(self, view: CrawlerView) -> int:
        return SIDE

    def picture(self, view: CrawlerView, marks: Marks) -> list[Text]:
        return picture.draw(view, marks)

    def panel(self, view: CrawlerView, narrator: Narrator, marks: Marks) -> list[Text]:
        return panel.panel(self.speaker(view, narrator))

    def summary(self, view: CrawlerView, narrator: Narrator) -> str:
        return panel.summary(self.speaker(view, narrator))

    def question(self, view: CrawlerView, narrator: Narrator) -> str:
        return choices.question(self.speaker(view, narrator))

    def label(self, action: Action, view: CrawlerView) -> str:
        return labels.label(action, view, self.words, self.names)

    def wishes(self, view: CrawlerView) -> Sequence[str]:
        return choices.wishes(view)

    def hint(self, text: str, view: CrawlerView) -> str:
        return labels.hint(ACTIONS.parse(text), view, self.words, self.names)

    def sentence(self, event: Event, narrator: Narrator, view: CrawlerView) -> str:
        return sentences.sentence(event, self.speaker(view, narrator))

    def tone(self, event: Event) -> str:
        return sentences.TONES.get(type(event), "")

    def closing(
        self, view: CrawlerView, narrator: Narrator, seconds: float
    ) -> list[tuple[str, str]]:
        rows = [(self.words.figures["rounds"], str(view.round))]
        if view.ending is not None:
            order = ", ".join(narrator.label(seat) for seat in view.ending.ranks)
            rows.append((self.words.ranking, order))
        return rows

    def key_help(self) -> list[tuple[str, str]]:
        names, does = self.words.key_names, self.words.key_help
        return [
            (names["arrows"], does["arrows"]),
            (names["tab"], does["tab"]),
            (names["number"], does["number"]),
            ("/ 17:20", does["find"]),
            ("a", does["asking"]),
        ]

    def typed_help(self) -> list[tuple[str, str]]:
        does = self.words.typed_help
        return [
            ("move 17:20", does["action"]),
            ("lay 3:4 r1", does["lay"]),
            ("play pit-trap", does["play"]),
            ("ask all", does["ask"]),
            ("ask pit-trap always", does["switch"]),
        ]

    def signs(self) -> list[tuple[str, str]]:
        names, signs = self.words.sign_names, self.words.sign_help
        return [
            ("A B D E F G", signs["adventurers"]),
            ("kA", signs["monsters"]),
            (names["chest"], signs["chest"]),
            (names["ground"], signs["ground"]),
            ("~ w ^", signs["water"]),
            ("*", signs["offered"]),
        ]

    def roles(self, seats: int) -> list[str]:
        return [self.words.role(letter=picture.HEROES[seat]) for seat in range(seats)]

    def refusal(self, code: str) -> str:
        return texts(self.words.refusals).get(code, "")
