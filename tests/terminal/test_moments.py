"""What is asked in the rarer moments of each game, and what typed words come near to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.terminal.pseudo import LANGUAGE, Named, spoken
from tests.terminal.typed import TypedMatch, plan
from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.board import FIRST_HERO
from waystone.games.dungeon_crawler.view import Attack, CrawlerView, Harm, Path, Roll
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table
from waystone.terminal.board import Marks, Narrator
from waystone.terminal.boards import board_of
from waystone.terminal.boards.dungeon_crawler.choices import wishes

NAMES = ["Ann", "Ben"]


def opened(game: str, **settings: str) -> Table[Any]:
    return Table(find_game(game).open(settings), NAMES, "moments")


def crawler(**changes: Any) -> CrawlerView:
    view = opened("dungeon-crawler").view(0)
    assert isinstance(view, CrawlerView)
    return msgspec.structs.replace(view, **changes)


def asked(view: Any) -> str:
    with spoken(Named):
        board = board_of(find_game("dungeon-crawler"), LANGUAGE)
        return board.question(view, Narrator(NAMES, 0, LANGUAGE))


ME, BEN = FIRST_HERO, FIRST_HERO + 1
UNDER_WAY: dict[str, Any] = {
    "harm": Harm(BEN, 2),
    "roll": Roll("initiative", (3, 4), (0,)),
    "path": Path(BEN, (1, 2, 3)),
    "attack": Attack(BEN, "melee", 70, (ME,)),
}


@pytest.mark.rule("DC-96", "DC-97", "DC-98", "DC-99")
@pytest.mark.parametrize(
    ("window", "said"),
    [
        ("harm", "about_harm("),
        ("roll", "prompt_roll("),
        ("path", "about_path("),
        ("attack", "about_attack("),
        ("turn", "about_turn("),
    ],
)
def test_who_may_respond_is_told_to_what(window: str, said: str) -> None:
    """Whatever else is under way, it is the window's own moment; without it, the turn's."""
    question = {"question": "respond", "asked": 0, "window": window, "card": None}
    told = asked(crawler(**question, **UNDER_WAY, at_stake=False))
    assert told.startswith(said)
    assert told.endswith(" play_a_card")
    rest = {**UNDER_WAY, window: None} if window in UNDER_WAY else UNDER_WAY
    assert asked(crawler(**question, **rest)).startswith("about_turn(")
    assert "stake_short" in asked(crawler(**question, **UNDER_WAY, at_stake=True))


def test_who_is_doomed_has_no_wounds_to_be_told() -> None:
    question = {"question": "respond", "asked": 0, "window": "harm", "harm": Harm(BEN, None)}
    assert asked(crawler(**question)).startswith("about_doom(")


def test_only_who_plays_has_wishes() -> None:
    assert wishes(crawler(seat=0)) != []
    assert [wishes(crawler(seat=seat)) for seat in (2, SPECTATOR, -1)] == [[], [], []]


def test_before_anybody_is_asked_a_dungeon_has_not_opened() -> None:
    with spoken(Named):
        board = board_of(find_game("dooom"), LANGUAGE)
        view: Any = msgspec.structs.replace(opened("dooom").view(0), acting=())
        said = board.question(view, Narrator(NAMES, 0, LANGUAGE))
    assert said == "refusals.NOT_STARTED"


@pytest.mark.parametrize(
    ("typed", "near"), [("quitt", "quit"), ("neww", "new"), ("lok", "look"), ("move nn", "move n")]
)
def test_what_was_nearly_typed_is_guessed(typed: str, near: str) -> None:
    printed = TypedMatch(plan("solo"), "c5", typed, "quit").printed
    assert f"'{near}'" in printed


def test_a_picture_has_room_enough_where_nobody_says_how_much() -> None:
    assert Marks() == Marks(None, (), "", (400, 400), True, False, False)
