"""What is under way: views say it in words, and imagination understands them again."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.dungeon_crawler.scene import (
    CARD,
    at,
    blank,
    drawn,
    lay_tiles,
    put_hero,
    put_monster,
    spot,
)
from tests.games.dungeon_crawler.test_invariants import wander
from waystone.games.dungeon_crawler.board import MOST_SEATS, PLACES, SPACES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.game import DungeonCrawler
from waystone.games.dungeon_crawler.rules.cards import table as effects
from waystone.games.dungeon_crawler.rules.conditions import table as conditions
from waystone.games.dungeon_crawler.rules.frames.cards import CrushingTrapFrame, SecretDoorFrame
from waystone.games.dungeon_crawler.rules.frames.fights import AttackFrame
from waystone.games.dungeon_crawler.rules.frames.moves import DisplacedFrame, LandingFrame
from waystone.games.dungeon_crawler.rules.frames.questions import (
    PURPOSE_WORDS,
    QUESTION_WORDS,
    AskFrame,
    Purpose,
    Question,
)
from waystone.games.dungeon_crawler.rules.frames.turns import WindowFrame
from waystone.games.dungeon_crawler.rules.laying import redraw
from waystone.games.dungeon_crawler.rules.matters import ROWS
from waystone.games.dungeon_crawler.rules.play import is_under_way, nearest
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.under_way.rebuild import rebuild
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.event import SPECTATOR

WIRE = msgspec.json.Decoder(CrawlerView)
GAMES = [
    (5, 103, {"round_limit": "3", "hard": "on"}),
    (6, 104, {"round_limit": "3"}),
    (6, 119, {"round_limit": "3", "fixed_windows": "3"}),
]


def known_to(seat: int, stack: list[Frame]) -> list[list[int]]:
    """The frames as far as a seat may know them: of those who passed a window only itself."""
    frames = [frame.copy() for frame in stack]
    for frame in frames:
        if isinstance(frame, WindowFrame):
            frame.passed &= 1 << seat
    return [frame.numbers() for frame in frames]


def assert_understood(rulebook: DungeonCrawler, state: CrawlerState) -> None:
    """What is under way comes back from the views of who is asked and of those who watch."""
    for seat in (state.asked, SPECTATOR):
        view = WIRE.decode(msgspec.json.encode(rulebook.view(state, seat)))
        ask = AskFrame(state.asked, QUESTION_WORDS.index(view.question or ""))
        again = rebuild(view.under_way, seat, ask, view.step)
        own = seat if seat < state.seats else MOST_SEATS
        assert [frame.numbers() for frame in again] == known_to(own, state.stack)


@pytest.mark.rule("DC-94")
@pytest.mark.parametrize(("seats", "seed", "chosen"), GAMES)
def test_all_that_is_under_way_is_understood_from_the_words_of_a_view(
    seats: int, seed: int, chosen: dict[str, str]
) -> None:
    """H-7: every stage follows from what a frame waits for; who else has passed is not told."""
    met: set[type[Frame]] = set()
    for table in wander(seats, seed, True, **chosen):
        if table.state.asked >= 0:
            met.update(map(type, table.state.stack))
            assert isinstance(table.game, DungeonCrawler)
            assert_understood(table.game, table.state)
    assert len(met) > 20


@pytest.mark.rule("DC-104")
def test_a_landing_on_one_of_two_chests_is_understood() -> None:
    scene = drawn("A.C....B").hand(1, "power_card_1").ask()
    scene.state.chests.append(at(5, 0))
    scene.act(0).do(f"move {spot(2, 0)}", 4)
    assert is_under_way(scene.state, LandingFrame)
    assert_understood(scene.game, scene.state)


@pytest.mark.rule("DC-105")
def test_an_attack_that_somebody_is_guarded_in_is_understood() -> None:
    scene = drawn("AB").hand(1, "defensive_prowess", "power_card_1").ask().act(0)
    scene.do(f"melee {spot(1, 0)}")
    scene.do("play defensive-prowess", 5, 5, 5, 1)
    attack = nearest(scene.state, AttackFrame)
    assert attack.guarded == 1 << 1
    assert_understood(scene.game, scene.state)


@pytest.mark.rule("DC-105")
def test_whom_a_trap_has_yet_to_crush_is_understood() -> None:
    scene = drawn("AzZ....B", monsters={"z": "zombie", "Z": "zombie"})
    scene.hand(0, "crushing_trap").hand(1, "power_card_1").ask().act(0)
    scene.do("play crushing-trap")
    scene.do("tile 0:0", 5, 5)
    assert nearest(scene.state, CrushingTrapFrame).targets
    assert_understood(scene.game, scene.state)


@pytest.mark.rule("DC-56")
@pytest.mark.parametrize("card", ["rotating-rooms", "shifting-rooms"])
def test_who_must_leave_a_door_is_understood(card: str) -> None:
    rooms = {(0, 1): ("small_room", 0), (1, 1): ("lava_bridge", 0), (0, 2): ("corridor", 0)}
    scene = lay_tiles(blank(2), rooms)
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[3][0])
    put_monster(scene, "zombie", 1, SPACES[7][14])
    scene.state.door = 7 * 2
    redraw(scene.state)
    scene.hand(0, card.replace("-", "_")).act(0).do(f"play {card}")
    while not is_under_way(scene.state, DisplacedFrame):
        scene.do(scene.options()[0])
    assert_understood(scene.game, scene.state)


def fields_of(frame: Frame) -> dict[str, object]:
    names = (slot for kind in type(frame).__mro__ for slot in getattr(kind, "__slots__", ()))
    return {name: getattr(frame, name) for name in names}


def test_a_copied_frame_is_the_same_and_shares_no_list() -> None:
    for table in wander(4, 45, True, round_limit="2"):
        for frame in table.state.stack:
            twin = frame.copy()
            assert type(twin) is type(frame)
            assert twin.numbers() == frame.numbers()
            theirs = fields_of(twin)
            for name, value in fields_of(frame).items():
                assert theirs[name] == value, name
                assert not isinstance(value, list) or theirs[name] is not value, name


def test_the_numbers_of_a_frame_tell_all_of_it() -> None:
    """Positions are compared by them: two that differ must not look the same."""
    told: dict[object, object] = {}
    for table in wander(4, 45, True, round_limit="2"):
        for frame in table.state.stack:
            fields = repr(fields_of(frame))
            assert told.setdefault((type(frame), *frame.numbers()), fields) == fields


@pytest.mark.rule("DC-105")
def test_every_side_of_a_secret_door_has_a_number_of_its_own() -> None:
    doors = []
    for side in range(2 * PLACES):
        frame = SecretDoorFrame(0, CARD["secret_door"])
        frame.door = side
        doors.append(frame.numbers())
    assert len({*map(tuple, doors)}) == 2 * PLACES


def test_questions_and_purposes_have_the_words_of_their_names() -> None:
    for number, word in enumerate(QUESTION_WORDS):
        assert getattr(Question, word.upper()) == number
    for number, word in enumerate(PURPOSE_WORDS):
        assert getattr(Purpose, word.upper()) == number


@pytest.mark.rule("DC-3")
def test_every_treasure_card_has_a_row_in_every_table() -> None:
    ids = {card.id for card in BOX.cards}
    assert set(conditions.ROWS) == ids
    assert set(effects.EFFECTS) == ids
    assert set(ROWS) == ids
