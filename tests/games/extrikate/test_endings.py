"""Coming home, winning, resigning (EX-41 to EX-49)."""

from __future__ import annotations

import pytest

from tests.acting import first_of
from tests.games.extrikate.scene import (
    CAVE_IN,
    DOOR,
    GAIN,
    MONSTERS,
    MOVE,
    PLAIN,
    TRAPS,
    WALL,
    Scene,
    game,
    kinds,
    leaving,
    pick,
    scene,
)
from waystone.kernel.rules import explain


@pytest.mark.rule("EX-41")
def test_the_own_start_is_home_on_the_way_out_only() -> None:
    out = leaving("1g8 *g7", starts="g7", treasure=3, lives=2)
    out.do("roll", *MOVE)
    assert pick(out.do("move n"), "CameHome") == {"seat": 0, "treasure": 3}
    assert (out.state.treasure, out.state.lives, out.state.status) == ([3], [2], [1])
    delving = scene("1g8 *g7", starts="g7", treasure=3)
    delving.do("roll", *MOVE)
    assert kinds(delving.do("move n")) == ["Moved"]
    assert delving.state.status == [0]


@pytest.mark.rule("EX-41")
def test_the_start_of_another_is_no_home() -> None:
    table = scene("1g8 2c3 *g7 *a1", starts="a1 g7", phase="exit exit", rolls="1 1")
    table.do("roll", *MOVE)
    table.do("move n")
    assert table.places()[0] == "g7"
    assert table.state.status == [0, 0]


@pytest.mark.rule("EX-42")
def test_declaring_on_the_own_start_is_coming_home() -> None:
    table = scene("1g7", treasure=2, rolls=1)
    assert kinds(table.do("declare exit")) == ["ExitDeclared", "CameHome", "Ended"]
    assert table.outcome() == "win (escaped)"
    away = scene("1g8 *g7", starts="g7", rolls=1)
    away.do("declare exit")
    assert away.choices() == ["roll"]
    other = scene("1g8 2g8 *g7", starts="g7 g8", rolls="1 1")
    other.do("declare exit")  # on the start of another
    assert other.state.status == [0, 0]


@pytest.mark.rule("EX-43")
def test_the_game_goes_on_while_one_is_active() -> None:
    table = scene("1g7 2c3", status="active home", rolls="1 5", phase="delve exit")
    assert table.outcome() == "None"
    table.do("roll", *GAIN)
    table.do("end turn")
    assert first_of(table.game, table.state) == 0
    assert kinds(table.do("declare exit"))[-1] == "Ended"
    assert first_of(table.game, table.state) == -1
    assert table.step == "over"
    assert table.refuse("roll", seat=0) == "MATCH_OVER"
    assert table.refuse("leave", seat=0) == "MATCH_OVER"


def finished(hauls: str, statuses: str) -> Scene:
    """A match whose first player, still active on the start, comes home as the last one."""
    seats = len(hauls.split())
    starts = ["b2", "d4", "f6"][:seats]
    alive = [status != "dead" for status in statuses.split()]
    things = [f"{seat + 1}{start}" if alive[seat] else "" for seat, start in enumerate(starts)]
    marks = " ".join(f"*{start}" for start in starts)
    facts: dict[str, object] = {
        "starts": " ".join(starts),
        "treasure": hauls,
        "status": statuses,
        "rolls": " ".join(["1"] * seats),
    }
    table = scene(f"{' '.join(things)} {marks}", **facts)
    table.do("declare exit")
    return table


@pytest.mark.rule("EX-44", "EX-45", "EX-46", "EX-39")
@pytest.mark.parametrize(
    ("hauls", "statuses", "outcome", "scores"),
    [
        ("3 0 2", "active dead home", "win loss loss (most treasure)", (3, 0, 2)),
        ("2 0 3", "active dead home", "loss loss win (most treasure)", (2, 0, 3)),
        ("3 3", "active home", "draw draw (equal treasure)", (3, 3)),
        ("3 3 1", "active home home", "draw draw loss (equal treasure)", (3, 3, 1)),
        ("2 2 2", "active home home", "draw draw draw (equal treasure)", (2, 2, 2)),
        ("0 0", "active dead", "win loss (most treasure)", (0, 0)),
        ("0 0", "active home", "draw draw (equal treasure)", (0, 0)),
    ],
)
def test_who_wins(hauls: str, statuses: str, outcome: str, scores: tuple[int, ...]) -> None:
    table = finished(hauls, statuses)
    assert table.outcome() == outcome
    ended = table.game.outcome(table.state)
    assert ended is not None
    assert ended.scores == scores
    shared = tuple(seat for seat, each in enumerate(ended.results) if each != "loss")
    ending = table.game.view(table.state, 0).ending
    assert ending is not None
    assert ending.winners == shared


@pytest.mark.rule("EX-44", "EX-39")
def test_a_rich_death_beats_nobody() -> None:
    table = scene("1b2 2d4", lives="3 1", treasure="0 9", rolls="1 1", turn=2)
    table.do("roll", *TRAPS[5], 1)
    events = table.do("declare exit")
    assert pick(events, "Ended") == {"reason": "most treasure", "winners": (0,)}
    assert table.outcome() == "win loss (most treasure)"


@pytest.mark.rule("EX-46")
def test_nobody_home_and_the_dungeon_wins() -> None:
    table = scene("1b2 *d4", starts="b2 d4", lives="1 0", treasure="5 0")
    events = table.do("roll", *TRAPS[5], 1)
    assert pick(events, "Ended") == {"reason": "the dungeon wins", "winners": ()}
    assert table.outcome() == "loss loss (the dungeon wins)"


@pytest.mark.rule("EX-47")
def test_alone_the_haul_is_the_score() -> None:
    home = scene("1g7", treasure=4, rolls=1)
    home.do("declare exit")
    dead = scene("1g7", treasure=4, lives=1)
    dead.do("roll", *TRAPS[5], 1)
    for table, words, score in ((home, "win (escaped)", 4), (dead, "loss (the dungeon wins)", 0)):
        assert table.outcome() == words
        ended = table.game.outcome(table.state)
        assert ended is not None
        assert ended.scores == (score,)


@pytest.mark.rule("EX-48")
def test_who_circles_for_500_turns_is_lost_in_the_dark() -> None:
    table = leaving("1g8 .g9 *g7", starts="g7", treasure=2)
    for number in range(500):
        assert table.state.status == [0]
        table.do("roll", *MOVE)
        events = table.do("move s" if number % 2 == 0 else "move n")
    assert pick(events, "Died") == {"seat": 0, "cause": "lost in the dark", "treasure": 2}
    assert table.outcome() == "loss (the dungeon wins)"


@pytest.mark.rule("EX-48")
def test_the_last_turn_is_in_time_for_coming_home() -> None:
    table = leaving("1g8 *g7", starts="g7", treasure=2, turns=499)
    table.do("roll", *MOVE)
    table.do("move n")
    assert table.outcome() == "win (escaped)"
    brief = game(last_turn="20")
    early = leaving("1g8 .g9 *g7", brief, starts="g7", turns=19)
    early.do("roll", *MOVE)
    assert kinds(early.do("move s"))[-2:] == ["Died", "Ended"]


STEPS: list[tuple[str, tuple[int, ...]]] = [
    ("turn_start", ()),
    ("between_rolls", (*CAVE_IN, 1)),
    ("move_or_dig", MOVE),
    ("place_wall", WALL),
    ("place_door", DOOR),
    ("cave_in", (*CAVE_IN, 5)),
    ("monster", MONSTERS[4]),
]


@pytest.mark.rule("EX-49")
@pytest.mark.parametrize(("step", "dice"), STEPS)
@pytest.mark.parametrize("seat", [0, 1])
def test_resigning_is_death_at_any_moment(step: str, dice: tuple[int, ...], seat: int) -> None:
    table = scene("1g7 2c3", treasure="3 3")
    if dice:
        table.do("roll", *dice)
    assert table.step == step
    died = pick(table.do("leave", seat=seat), "Died")
    assert died == {"seat": seat, "cause": "resigned", "treasure": 3}
    assert table.state.status[seat] == 2
    assert table.state.treasure[seat] == 0
    assert first_of(table.game, table.state) == 1 - seat
    assert table.step == ("turn_start" if seat == 0 else step)
    assert table.refuse("leave", seat=seat) == "OUT"
    table.do("leave", seat=1 - seat)
    assert table.outcome() == "loss loss (the dungeon wins)"


@pytest.mark.rule("EX-49")
def test_resigning_while_boxed_in() -> None:
    table = scene("1g7", walls="g7-e g7-s f7-e g6-s")
    table.do("roll", *WALL)
    assert table.step == "dig_only"
    assert kinds(table.do("leave")) == ["Died", "Ended"]


def test_nobody_joins_a_running_match() -> None:
    assert scene("1g7").refuse("join") == "NO_JOINING"


def test_a_player_who_is_home_cannot_leave() -> None:
    table = scene("1g7 2c3", status="active home", phase="delve exit")
    assert table.refuse("leave", seat=1) == "OUT"
    assert explain(PLAIN, "OUT").startswith("You are home or dead")


@pytest.mark.rule("EX-39", "EX-47")
def test_studies_are_told_the_haul_and_who_is_home() -> None:
    table = finished("7 0 3", "active dead home")
    tallies = table.game.statistics.tallies
    assert tallies is not None
    assert [tallies(table.state, seat) for seat in range(3)] == [
        {"treasure": 7, "home": True},
        {"treasure": 0, "home": False},
        {"treasure": 3, "home": True},
    ]
