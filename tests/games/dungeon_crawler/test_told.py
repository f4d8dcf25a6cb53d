"""Nothing on the mat changes without a word: who only listens can follow the match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from tests.acting import first_acting
from tests.games.dungeon_crawler.scene import game
from waystone.games.dungeon_crawler import events as told
from waystone.games.dungeon_crawler.rules.frames.questions import AskFrame, Question
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR, Event
from waystone.kernel.table import Table

MOVING_TILES = (told.TileTurned, told.TilesSwapped, told.TileRemoved)
SETUPS = [(2, 1, "5"), (4, 2, "4"), (6, 3, "3"), (3, 4, "12")]
Step = tuple[CrawlerState, CrawlerState, list[Event]]


def steps(seats: int, seed: int, limit: str) -> Iterator[Step]:
    """Random play with hands full from the start: before, after, and what onlookers were told."""
    table = Table(game(round_limit=limit), ["wanderer"] * seats, f"told {seed}")
    state, dice = table.state, SeededDice(seed, "told")
    for seat in range(seats):
        state.hands[seat] = sorted(state.deck.pop() for _ in range(6))
    while first_acting(table) >= 0:
        before = table.state.copy()
        legal = table.legal(first_acting(table))
        step = table.do(first_acting(table), legal[dice.index(len(legal))])
        yield before, table.state, step.visible_to(SPECTATOR)


def values(events: Iterable[Event], name: str, *kinds: type[Event]) -> set[int]:
    """What these kinds of events name."""
    return {getattr(event, name) for event in events if isinstance(event, kinds)}


def changed(before: list[int], after: list[int]) -> set[int]:
    """The places of a list at which something else is now."""
    return {
        place for place, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]
    }


def check_tiles(before: CrawlerState, after: CrawlerState, events: list[Event]) -> None:
    """Tiles that are laid, turned, swapped and removed (DC-15, DC-105)."""
    named = values(events, "place", told.TileLaid, told.TileTurned, told.TileRemoved)
    named |= values(events, "one", told.TilesSwapped) | values(events, "other", told.TilesSwapped)
    assert changed(before.tiles, after.tiles) <= named
    assert changed(before.turns, after.turns) <= named
    door = any(isinstance(event, (told.DoorPlaced, told.DoorGone)) for event in events)
    assert before.door == after.door or door or named


def check_tokens(before: CrawlerState, after: CrawlerState, events: list[Event]) -> None:
    """Treasure piles, the hoard and chests (DC-15, DC-52, DC-55, DC-104)."""
    if not any(isinstance(event, MOVING_TILES) for event in events):
        come, gone = set(after.piles) - set(before.piles), set(before.piles) - set(after.piles)
        placed = values(events, "cell", told.PilePlaced)
        assert come <= placed <= come | values(events, "cell", told.PileTaken)
        laid_over = any(isinstance(event, told.TileLaid) and event.over for event in events)
        assert laid_over or gone <= values(events, "cell", told.PileTaken)
    hoards = (told.HoardLaid, told.HoardTaken)
    assert len(before.hoard) == len(after.hoard) or any(isinstance(e, hoards) for e in events)
    assert set(after.chests) - set(before.chests) <= values(events, "cell", told.ChestPlaced)
    assert set(before.chests) - set(after.chests) <= values(events, "cell", told.ChestFalse)


def check_figures(before: CrawlerState, after: CrawlerState, events: list[Event]) -> None:
    """Figures that walk, are put somewhere, come, fall and are wounded (DC-70)."""
    paths = (told.Walked, told.Put, told.Appeared, told.Slain)
    if not any(isinstance(event, MOVING_TILES) for event in events):
        assert changed(before.spot, after.spot) <= values(events, "figure", *paths)
    harmed = values(events, "figure", told.Wounded, told.Healed, *paths)
    assert changed(before.wounds, after.wounds) <= harmed


def check_hands(before: CrawlerState, after: CrawlerState, events: list[Event]) -> None:
    """How many cards somebody holds is no secret (DC-52)."""
    held = [list(map(len, state.hands)) for state in (before, after)]
    kinds = (told.CardsDrawn, told.CardPlayed, told.CardsDiscarded, told.CardsGained)
    assert changed(*held) <= values(events, "seat", *kinds, told.HoardTaken)


def check_piles(before: CrawlerState, after: CrawlerState, events: list[Event]) -> None:
    """The tile drawn, and the tiles that the Map puts back on the pile (H-4)."""
    drawn = any(isinstance(event, (told.TileDrawn, told.Shuffled)) for event in events)
    assert len(before.pile) <= len(after.pile) or drawn
    put_back = any(isinstance(event, told.TilePutBack) for event in events)
    assert put_back == (question_of(before) == Question.PUT)


def question_of(state: CrawlerState) -> int:
    return nearest(state, AskFrame).question


@pytest.mark.rule("DC-15", "DC-52", "DC-55", "DC-70", "DC-105")
@pytest.mark.parametrize(("seats", "seed", "limit"), SETUPS)
def test_onlookers_are_told_of_everything_that_changes(seats: int, seed: int, limit: str) -> None:
    for step in steps(seats, seed, limit):
        check_tiles(*step)
        check_tokens(*step)
        check_figures(*step)
        check_hands(*step)
        check_piles(*step)
