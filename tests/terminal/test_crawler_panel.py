"""What the terminal says of Adventurers beside the mat."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import drawn
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.terminal.boards.dungeon_crawler import CrawlerBoard
from waystone.terminal.boards.dungeon_crawler.names import Names
from waystone.terminal.boards.dungeon_crawler.panel import books

BOARD = CrawlerBoard()


@pytest.mark.rule("DC-57", "DC-69")
@pytest.mark.parametrize(
    ("gear", "wounds", "said"),
    [
        ((), 0, "5/5 BP, 0 cards"),
        ((), 4, "1/5 BP, 0 cards"),
        (("magic_belt",), 0, "7/7 BP, 0 cards, Magic Belt"),
        (("magic_belt",), 6, "1/7 BP, 0 cards, Magic Belt"),
    ],
)
def test_body_points_count_the_belt(gear: tuple[str, ...], wounds: int, said: str) -> None:
    scene = drawn("A...B").gear(0, *gear)
    scene.state.wounds[hero(0)] = wounds
    view = scene.game.view(scene.state, 0)
    assert books(view, 0, BOARD.words, BOARD.names) == said


def test_card_texts_have_no_marks_of_keywords() -> None:
    names = Names("en")
    assert names.card_text("magic-cloak") == "+1 DEF (at most 6)."
    assert not any("](" in names.card_text(card.id) for card in BOX.cards)
