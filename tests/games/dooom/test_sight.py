"""Windows: who sees what, and who is told that it changed."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import HIT, MISS, Scene
from waystone.games.dooom.board import SHAPES
from waystone.games.dooom.sight import window
from waystone.games.dooom.state import ALIVE
from waystone.kernel.dice import SeededDice

ROOM = "\n".join(["." * 9] * 4 + ["....0...E"] + ["." * 9] * 4)
HALL = "\n".join(["." * 15] * 4 + [".......0......."] + ["." * 15] * 3 + ["E" + "." * 14])


@pytest.mark.rule("DM-35")
def test_looking_is_free_and_changes_nothing_also_in_others_turns() -> None:
    scene = Scene("0G.1.E")
    before = scene.state.key()
    for _ in range(3):
        for seat in (0, 1):
            own = scene.view(seat).own
            assert own is not None
            assert list(own.window) == scene.window(seat)
    assert scene.state.key() == before
    assert scene.state.ap == 6


@pytest.mark.rule("DM-36")
@pytest.mark.parametrize(("gear", "sight"), [("", 2), ("L", 3)])
def test_a_window_has_the_shape_of_sight(gear: str, sight: int) -> None:
    scene = Scene(ROOM, win=0).give(0, gear)
    rows = scene.window(0)
    assert len(rows) == len(rows[0]) == 2 * sight + 1
    seen = {
        (row - sight, column - sight)
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != "X"
    }
    assert seen == set(SHAPES[sight])


@pytest.mark.rule("DM-37")
def test_walls_players_and_things_hide_nothing_behind_them() -> None:
    scene = Scene("0#G\n1##\nHE.")
    assert scene.window(0) == ["X###X", "#####", "##.#G", "##P##", "X#HEX"]


@pytest.mark.rule("DM-38")
def test_what_a_tile_shows() -> None:
    """Wall, then players, then things, then the ground; a player hides what is below."""
    scene = Scene("12#.\n0GH.\nSALE", under={1: "G", 2: "E"}, win=0)
    assert scene.window(0) == ["X###X", "##PP#", "##.GH", "##SAL", "X###X"]


@pytest.mark.rule("DM-39")
@pytest.mark.parametrize("letter", ".EGHSAL")
def test_the_middle_shows_what_lies_below_oneself(letter: str) -> None:
    assert Scene("0E", under={0: letter}, win=0).window(0)[2] == f"##{letter}E#"


@pytest.mark.rule("DM-40")
def test_gold_and_players_tell_nothing_more() -> None:
    plain = Scene("0G1E", begun=True)
    rich = Scene("0G1E", begun=True).give(1, "SAL", gold=9, hp=7)
    rich.state.altered[rich.state.dungeon.cell(0, 1)] = 5 << 8 | ord("G")
    assert plain.window(0) == rich.window(0)
    assert plain.view(0) == rich.view(0)


@pytest.mark.rule("DM-41")
def test_a_lantern_shines_at_once_and_for_its_bearer_only() -> None:
    scene = Scene(ROOM.replace("0.", "01"), under={0: "L"}, win=0)
    other = scene.window(1)
    assert len(scene.window(0)) == 5
    scene.do(0, "pick up")
    assert (len(scene.window(0)), scene.state.turn) == (7, 0)
    assert scene.window(1) == other
    assert scene.kinds(1) == []


@pytest.mark.rule("DM-42")
def test_a_step_is_noticed_by_those_who_see_it() -> None:
    """Coming into sight, moving within it, leaving it: one notice each; none for the others."""
    scene = Scene("0....1....2.E", win=0)
    for way, events in (("e", []), ("e", []), ("e", ["Changed"]), ("e", ["Changed"])):
        scene.do(0, f"move {way}")
        assert scene.kinds(1) == events
        assert scene.kinds(2) == []
        assert scene.kinds(0) == ["Moved"]
    scene.walk(0, "w")
    scene.do(0, "move w")
    assert scene.kinds(1) == ["Changed", "TurnBegan"]


@pytest.mark.rule("DM-42", "H-4")
def test_what_is_taken_below_a_player_changes_no_window() -> None:
    scene = Scene("01.E", under={0: "G"})
    scene.do(0, "pick up")
    assert scene.kinds(1) == []
    scene.do(0, "end turn")
    scene.do(1, "move e")
    assert scene.kinds(0) == ["Changed"]


@pytest.mark.rule("DM-42")
def test_blows_are_not_seen() -> None:
    scene = Scene("01.\n2.E", win=0)
    scene.do(0, "attack e", MISS)
    assert scene.kinds(2) == ["TurnBegan"]
    scene.do(1, "attack w", HIT)
    assert scene.kinds(2) == ["TurnBegan"]


@pytest.mark.rule("DM-42")
def test_joining_and_leaving_are_noticed_nearby() -> None:
    scene = Scene("0......1.E", win=0, seats=3, open_join="yes")
    scene.join(2, 0, 2)
    assert scene.kinds(0) == ["Joined", "Changed"]
    assert scene.kinds(1) == ["Joined"]
    scene.do(2, "leave")
    assert scene.kinds(0) == ["Left", "Changed"]
    assert scene.kinds(1) == ["Left"]


@pytest.mark.rule("DM-42", "DM-61")
def test_gold_that_rolls_below_somebody_far_away_is_noticed() -> None:
    """The own tile shows what lies there (DM-39), so that window changed too."""
    scene = Scene("01EEE2", win=0, under={0: "S", 1: "E"}).give(1, gold=2, hp=1)
    scene.do(0, "attack e", HIT)
    assert scene.thing(0, 5) == ("G", 2)
    assert scene.kinds(2) == ["Died", "Changed", "TurnBegan"]
    assert scene.window(2)[2][2] == "G"


@pytest.mark.rule("DM-42", "H-8")
@pytest.mark.parametrize("seed", range(5))
def test_notices_are_exactly_the_changed_windows(seed: int) -> None:
    """Windows are drawn before and after each action of a wild match and compared."""
    scene = Scene("0.GS#..\n.1#H.AG\nG.2.L.#\n.#.3G.E\nSH..4.A", goal="4", max_rounds="0")
    dice, state = SeededDice(seed), scene.state
    for _ in range(400):
        if scene.outcome() is not None or len(state.standing) < 2:
            break
        actor = state.turn
        before = {seat: window(state, seat) for seat in state.standing.values()}
        legal = scene.game.legal(state, actor)
        action = legal[dice.index(len(legal))]
        scene.events = scene.game.apply(state, actor, action, dice)
        for seat, old in before.items():
            differs = state.status[seat] == ALIVE and window(state, seat) != old
            notices = scene.kinds(seat).count("Changed")
            assert notices == (differs and seat != actor)


@pytest.mark.rule("DM-76")
def test_memory_keeps_what_windows_showed() -> None:
    scene = Scene("0...G1...E", under={1: "S"})
    scene.walk(0, "eee")
    own = scene.view(0).own
    assert own is not None
    assert (own.row, own.column, own.top, own.left) == (0, 3, -2, -2)
    assert own.memory[2] == "##....Gp"  # somebody stands on the last tile: no more is known
    scene.do(0, "end turn")
    scene.walk(1, "eeee")
    own = scene.view(0).own
    assert own is not None
    assert own.memory[2] == "##....GS"
    assert own.memory[0].strip() == "######"


@pytest.mark.rule("DM-76")
def test_what_was_seen_where_is_part_of_the_position() -> None:
    """The same windows in another order of steps: another memory, and so another key."""
    one, other = Scene(HALL, win=0), Scene(HALL, win=0)
    one.walk(0, "ew")
    other.walk(0, "we")
    assert one.view(0) != other.view(0)
    assert one.state.key() != other.state.key()


@pytest.mark.rule("DM-76")
def test_memory_grows_in_all_directions() -> None:
    scene = Scene(ROOM, win=0)
    scene.walk(0, "nnwws")
    own = scene.view(0).own
    assert own is not None
    assert (own.row, own.column, own.top, own.left) == (-1, -2, -4, -4)
    assert (len(own.memory), len(own.memory[0])) == (7, 7)
    assert own.memory[4][4] == "."
