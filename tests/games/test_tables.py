"""How the tables of the games are run: clocks, who may come, what others may notice."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.delve_and_dash.scene import game as delve
from tests.games.dooom.scene import Scene, map_text, rulebook
from tests.games.dungeon_crawler.scene import drawn
from tests.games.dungeon_crawler.scene import game as crawler
from tests.games.dungeon_crawler.test_invariants import wander
from tests.games.extrikate.scene import PLAIN
from tests.games.extrikate.scene import scene as sheet
from waystone.games.dooom.generation import dungeon_of
from waystone.games.dooom.maps import write
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.rules.windows import is_response
from waystone.kernel.dice import ScriptedDice, SeededDice


@pytest.mark.parametrize(
    "rules", [delve(), rulebook(), crawler(), PLAIN], ids=lambda each: each.info.name
)
def test_a_table_knows_its_rules_and_how_long_somebody_may_be_missing(rules: Any) -> None:
    policy = rules.policy
    assert policy.rules is rules
    assert policy.absence_seconds == (30 if rules.info.name == "dooom" else 120)
    assert (policy.opens_empty, policy.open_spectating) == (False, False)
    assert policy.joins_late == (rules.info.name == "dungeon-crawler")
    assert policy.board_tiles == 0


# Delve & Dash


@pytest.mark.rule("DD-3", "DD-4")
def test_a_coin_decides_who_is_the_first_of_two_people() -> None:
    policy = delve().policy
    assert policy.seating(2, ScriptedDice([1])) == [0, 1]
    assert policy.seating(2, ScriptedDice([2])) == [1, 0]
    assert policy.seating(1, ScriptedDice()) == [0]
    with pytest.raises(ValueError, match="2 sides"):
        policy.seating(2, ScriptedDice([3]))
    assert delve(mode="cpu").policy.seating(2, ScriptedDice()) == [0, 1]


@pytest.mark.rule("DD-18", "DD-34", "DD-41")
def test_there_is_a_minute_for_the_waystone_and_then_turn_by_turn() -> None:
    rules = delve()
    policy, state = rules.policy, rules.setup(2, SeededDice(1))
    assert (policy.turn_seconds(state), policy.turn(state)) == (60, 0)
    rim = [cell for cell in range(64) if cell // 8 in (0, 7) or cell % 8 in (0, 7)]
    found = {policy.on_timeout(state, 0, ScriptedDice([roll])).cell for roll in range(1, 29)}
    assert found == set(rim)
    for seat, text in enumerate(("waystone a1", "waystone h8")):
        rules.apply(state, seat, rules.alphabet.parse(text), SeededDice(2))
    turns = []
    for _ in range(4):
        assert policy.turn_seconds(state) == 0
        assert policy.turn(state) == 2 * state.round + state.turn
        turns.append(policy.turn(state))
        action = policy.on_timeout(state, state.turn, ScriptedDice())
        assert action.text == "next turn"
        rules.apply(state, state.turn, action, SeededDice(3))
    assert [after - before for before, after in pairwise(turns)] == [1, 1, 1]


@pytest.mark.rule("DD-41")
def test_who_explores_alone_and_stays_away_has_left() -> None:
    rules = delve()
    state = rules.setup(1, SeededDice(1))
    rules.apply(state, 0, rules.alphabet.parse("waystone d4"), SeededDice(1))
    assert rules.policy.on_timeout(state, 0, ScriptedDice()).text == "leave"


def test_a_click_chooses_a_chamber() -> None:
    rules = delve()
    state = rules.setup(1, SeededDice(1))
    policy, parse = rules.policy, rules.alphabet.parse
    assert policy.cell_of(state, 0, parse("waystone d4")) == 27
    assert policy.cell_of(state, 0, parse("waystone a1")) == 0
    assert policy.cell_of(state, 0, parse("move n")) == -1, "nobody stands anywhere yet"
    rules.apply(state, 0, parse("waystone d4"), SeededDice(1))
    for way, cell in zip("nesw", (19, 28, 35, 26), strict=True):
        assert policy.cell_of(state, 0, parse(f"move {way}")) == cell
    assert policy.cell_of(state, 0, parse("leave")) == -1
    assert policy.cell_of(state, 0, parse("next turn")) == -1


# Dungeon of Dooom


@pytest.mark.rule("DM-28", "DM-64", "DM-16", "DM-77")
def test_a_table_is_run_as_its_settings_say() -> None:
    for seconds in (0, 1, 60):
        policy = rulebook(turn_seconds=str(seconds)).policy
        assert policy.timed_alone == (seconds > 0)
        assert policy.turn_seconds(Scene("0GE").state) == seconds
    policy = rulebook().policy
    assert (policy.absence_seconds, policy.opens_empty, policy.open_spectating) == (
        30,
        False,
        False,
    )
    assert (policy.board_tiles, policy.joins_late) == (0, False)
    assert rulebook(reconnect_grace="7").policy.absence_seconds == 7
    assert rulebook(gather="yes").policy.opens_empty
    assert rulebook(open_spectating="yes").policy.open_spectating
    made = rulebook(map="generated", width="20", height="30").policy
    assert made.board_tiles == 600


@pytest.mark.rule("DM-M2")
def test_only_a_generated_map_is_laid_out_before() -> None:
    made = rulebook(map="generated", width="9", height="8", map_goal="1")
    layout = made.policy.layout(2, SeededDice(4))
    assert layout == write(dungeon_of(made.params, 2, SeededDice(4)))
    state = made.policy.setup_on(layout, 2, SeededDice(5))
    assert (state.dungeon.width, state.dungeon.height, len(state.status)) == (9, 8, 2)
    assert write(state.dungeon) == layout
    assert rulebook().policy.layout(2, ScriptedDice()) == ""
    drawn_map = rulebook(map="custom", map_text=map_text(["G.E"]))
    assert drawn_map.policy.layout(2, ScriptedDice()) == ""


@pytest.mark.rule("DM-19", "DM-27", "DM-28")
def test_a_clock_ends_turns_and_begins_a_match() -> None:
    scene = Scene("0.1GE", begun=False)
    policy, state = scene.game.policy, scene.state
    assert policy.turn(state) == -1
    assert policy.on_timeout(state, 0, ScriptedDice()).text == "begin"
    scene.do(0, "begin")
    assert policy.on_timeout(state, 0, ScriptedDice()).text == "time out"
    turns = [policy.turn(state)]
    for _ in range(3):
        scene.do(state.turn, "end turn")
        turns.append(policy.turn(state))
    assert turns == [2, 3, 4, 5]
    assert not policy.open_choices(state)


@pytest.mark.rule("DM-19")
@pytest.mark.parametrize(("wanted", "delay"), [("1", 3), ("2", 3), ("3", -1)])
def test_a_gathering_table_begins_once_enough_sit(wanted: str, delay: int) -> None:
    scene = Scene("0.1GE", begun=False, seats=4, min_players=wanted)
    assert scene.game.policy.opens_in(scene.state) == delay
    scene.do(0, "begin")
    assert scene.game.policy.opens_in(scene.state) == -1


@pytest.mark.rule("DM-80")
def test_a_table_is_closed_when_nobody_is_there_to_see_its_end() -> None:
    scene = Scene("0.1.2GE")
    closing = scene.game.policy.closing
    assert closing(scene.state, [0]) is None
    scene.do(0, "leave")
    action = closing(scene.state, [0])
    assert action is not None
    assert action.text == "abandon"
    assert closing(scene.state, [0, 1]) is None
    assert closing(scene.state, []) is action
    assert closing(Scene("0GE", begun=False).state, []) is None


# Dungeon Crawler Labyrinth


@pytest.mark.rule("DC-117", "H-7")
def test_a_crawler_s_table_is_run_as_its_settings_say() -> None:
    assert crawler().policy.joins_late
    assert not crawler(joining="off").policy.joins_late
    for seconds in (0, 1, 9):
        assert crawler(fixed_windows=str(seconds)).policy.timed_alone == (seconds > 0)


@pytest.mark.rule("DC-100", "H-1", "H-7")
@pytest.mark.parametrize(
    ("fixed", "window", "seconds"), [("0", "7", 7), ("1", "7", 1), ("0", "0", 0)]
)
def test_windows_close_by_themselves_and_betray_no_hand(
    fixed: str, window: str, seconds: int
) -> None:
    seen = set()
    for table in wander(3, 7, True, round_limit="2", fixed_windows=fixed, window_seconds=window):
        state, policy = table.state, table.game.policy
        waits = is_response(state)
        assert policy.open_questions(state) == (not waits)
        assert policy.fixed_windows(state) == (waits and fixed == "1")
        assert policy.turn_seconds(state) == (seconds if waits else 0)
        has_cards = state.asked >= 0 and bool(state.hands[state.asked])
        is_open = not has_cards and not (waits and fixed == "1")
        assert policy.open_choices(state) == is_open
        if not waits:
            assert policy.turn(state) == (state.round * 8 + state.active) * 8 + state.asked
        seen.add((waits, has_cards))
    assert {(True, True), (False, True), (False, False)} <= seen


@pytest.mark.rule("DC-100")
def test_who_lets_time_run_out_does_nothing_or_the_first_that_there_is() -> None:
    scene = drawn("A.....B..").ask("none").act(0)
    policy, state = scene.game.policy, scene.state
    assert policy.on_timeout(state, 0, ScriptedDice()).text == "done"
    state.options = (ACTIONS.pass_, 200)
    assert policy.on_timeout(state, 0, ScriptedDice()).id == ACTIONS.pass_
    state.options = (300, 301)
    assert policy.on_timeout(state, 0, ScriptedDice()).id == 300


# Extrikate


def test_nobody_clicks_for_a_delver_who_is_dead() -> None:
    table = sheet("1g7")
    table.state.place[0] = -1
    for text in ("move n", "dig e", "cave in s"):
        action = table.game.alphabet.parse(text)
        assert table.game.policy.cell_of(table.state, 0, action) == -1


@pytest.mark.rule("EX-12")
def test_only_who_is_asked_has_anything_to_choose() -> None:
    table = sheet("1g7 2c3", rolls="0 0")
    assert table.game.legal(table.state, 0)
    assert list(table.game.legal(table.state, 1)) == []
