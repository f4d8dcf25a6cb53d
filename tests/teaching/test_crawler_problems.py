"""Each problem of Dungeon Crawler Labyrinth has the solutions it is meant to have, no others."""

from __future__ import annotations

import pytest

from waystone.teaching.judging import OPEN, SOLVED
from waystone.teaching.library import find_scene
from waystone.teaching.playing import Moment, play

GAME = "dungeon-crawler"
NOT_OF_THE_GAME = ("ask ", "ties ")


def after(name: str, *actions: str) -> Moment:
    return play(GAME, find_scene(GAME, name), actions)


def choices(moment: Moment) -> list[str]:
    """What can be done, without when to be asked."""
    return [each for each in moment.wanted if not each.startswith(NOT_OF_THE_GAME)]


def is_solved(moment: Moment) -> bool:
    return moment.judgement.state == SOLVED


def end_turn(name: str, *actions: str) -> Moment:
    """Nothing more is done in this turn, and no card is played in the next."""
    moment, done = after(name, *actions), list(actions)
    while moment.judgement.state == OPEN:
        wanted = choices(moment)
        done.append(next(each for each in ("pass", "stop", "done") if each in wanted))
        moment = after(name, *done)
    return moment


@pytest.mark.rule("DC-79", "DC-91")
def test_a_monster_strikes_at_once_only_from_beside_the_rival() -> None:
    places = choices(after("place"))
    solutions = [each for each in places if is_solved(after("place", each))]
    assert len(places) == 29
    assert solutions == ["place 16:15", "place 17:15", "place 18:15"]


@pytest.mark.rule("DC-80", "DC-91")
def test_only_the_ends_of_the_corridor_are_safe() -> None:
    ways = choices(after("safe"))
    assert [each for each in ways if is_solved(end_turn("safe", each))] == [
        "move 20:7",
        "move 24:7",
    ]
    assert is_solved(end_turn("safe", "move 22:5", "move 20:7")), "in two walks as well as in one"
    struck = end_turn("safe", "move 24:2")
    assert struck.judgement.why == "caught"


@pytest.mark.rule("DC-98")
def test_a_trap_stops_the_rival_on_any_space_of_the_way() -> None:
    assert choices(after("trap")) == ["pass", "play teleport-trap"]
    spaces = choices(after("trap", "play teleport-trap"))
    assert len(spaces) == 4
    assert all(is_solved(after("trap", "play teleport-trap", each)) for each in spaces)


@pytest.mark.rule("DC-27", "DC-46")
def test_who_pushes_does_not_pass_the_zombie_and_who_attacks_does() -> None:
    for way in choices(after("block")):
        if not way.startswith(("melee", "stay", "play")):
            assert not is_solved(end_turn("block", way)), way
    step_by_step = [f"move 17:{row}" for row in range(13, 18)]
    assert is_solved(after("block", "melee 17:13", *step_by_step)), "slowly is as good"


@pytest.mark.rule("DC-106")
def test_only_the_potion_gives_another_move() -> None:
    for way in choices(after("hand")):
        if way != "play potion-of-quickness":
            assert not is_solved(end_turn("hand", way)), way
    step_by_step = [f"move {column}:17" for column in range(22, 16, -1)]
    assert is_solved(after("hand", "play potion-of-quickness", *step_by_step))
