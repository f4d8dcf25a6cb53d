"""Dungeon Crawler Labyrinth in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import SIDE
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.kernel.event import Event
from waystone.terminal.board import Choosing, Marks, Mode, Narrator, TerminalBoard
from waystone.terminal.boards.dungeon_crawler import choices, panel, picture, sentences


class CrawlerBoard(TerminalBoard[CrawlerView]):
    """The mat around whoever matters now, and a list for everything that is asked."""

    modes = (
        Mode("cpu", 1, 1, "against the computer"),
        Mode("cpus", 1, 3, "against three bots"),
        Mode("duel", 2, 0, "two people at one keyboard, hands covered"),
    )
    menu = ("hard", "laying")
    house_bot = "racer"
    bot_pauses = (0.4, 0.15)
    is_private = True

    def choosing(self, legal: Sequence[Action]) -> Choosing:
        return Choosing.LIST

    def columns(self, view: CrawlerView) -> int:
        return SIDE

    def picture(self, view: CrawlerView, marks: Marks) -> list[Text]:
        return picture.draw(view, marks)

    def panel(self, view: CrawlerView, narrator: Narrator, marks: Marks) -> list[Text]:
        return panel.panel(view, narrator, marks)

    def summary(self, view: CrawlerView, narrator: Narrator) -> str:
        return panel.summary(view, narrator)

    def prompt(self, view: CrawlerView, narrator: Narrator) -> str:
        return choices.prompt(view, narrator)

    def label(self, action: Action, view: CrawlerView) -> str:
        return choices.label(action, view)

    def wishes(self, view: CrawlerView) -> Sequence[str]:
        return choices.wishes(view)

    def hint(self, text: str, view: CrawlerView) -> str:
        return choices.hint(ACTIONS.parse(text), view)

    def sentence(self, event: Event, narrator: Narrator, view: CrawlerView) -> str:
        return sentences.sentence(event, narrator)

    def tone(self, event: Event) -> str:
        return sentences.TONES.get(type(event), "")

    def pause(self, event: Event) -> float:
        return sentences.PAUSES.get(type(event), 0.0)

    def closing(
        self, view: CrawlerView, narrator: Narrator, seconds: float
    ) -> list[tuple[str, str]]:
        rows = [("Rounds", str(view.round))]
        if view.ending is not None:
            order = ", ".join(narrator.name(seat) for seat in view.ending.ranks)
            rows.append(("From first to last", order))
        return rows

    def key_help(self) -> list[tuple[str, str]]:
        return [
            ("arrows", "to the nearest choice that way on the mat, or along the list"),
            ("Tab", "the next line of the list"),
            ("12, Enter", "the line with this number"),
            ("/ 17:20", "only lines that contain this; Escape shows all again"),
            ("a", "when you are asked, for all cards or for one of them"),
        ]

    def typed_help(self) -> list[tuple[str, str]]:
        return [
            ("move 17:20", "an action: verb, then column and row of a space"),
            ("lay 3:4 r1", "a tile, by column and row of its tile space and quarter turns"),
            ("play fireball", "a card; pass, done, stay and stop do nothing (more)"),
            ("ask all", "be asked at every chance; ask usual, ask none"),
            (
                "ask pit-trap always",
                "for one card: usual, always, or later (from your next turn on)",
            ),
        ]

    def signs(self) -> list[tuple[str, str]]:
        return [
            ("A B D E F G", "the adventurers by seat, in capitals"),
            ("kA", "a monster by the first letter of its kind, then whose it is"),
            ("CC $$ 1 to 6", "the chest, treasure, spawn points"),
            (". ## blank", "floor, rock, not laid yet"),
            ("~ w ^", "shallow water, deep water, lava"),
            ("*", "a space that can be chosen; [ ] the one that is marked"),
        ]

    def roles(self, seats: int) -> list[str]:
        return [f"Adventurer {picture.HEROES[seat]}" for seat in range(seats)]
