"""What a lesson and a problem take, refuse and decide."""

from __future__ import annotations

import pytest

from waystone.kernel.errors import UnknownName, WaystoneError
from waystone.teaching.judging import FAILED, OPEN, SOLVED
from waystone.teaching.library import BadScene, find_scene, read
from waystone.teaching.playing import READ_ON, Moment, fits, is_others_turn, play
from waystone.teaching.scenes import Lesson, Problem

GAME = "delve-and-dash"
HEAD = """
order = 1
seed = "426"
settings = { mode = "solo" }
prologue = ["waystone b6"]
"""
LESSON = f"""kind = "lesson"{HEAD}
[[steps]]
name = "look"
light = ["cell 41"]

[[steps]]
name = "walk"
want = ["move e", "move e | move n"]
point = "cell 42"

[[steps]]
name = "end"
"""
PROBLEM = f"""kind = "problem"{HEAD}
most = 3
solved = [{{ event = "stepped", having = {{ cell = 34 }}, why = "why" }}]
failed = [
    {{ event = "bumped", why = "wall" }},
    {{ did = "move w", why = "west" }},
]
solution = ["move e", "move n"]
wrong = []
"""
DUEL = """
kind = "lesson"
order = 1
seed = "7"
seats = 2
settings = { mode = "duel" }
prologue = ["1: waystone h8"]
steps = [
    { name = "choose", want = ["waystone *"] },
    { name = "wait", want = ["next turn"], then = ["next turn"] },
    { name = "end" },
]
"""


def lesson() -> Lesson:
    found = read("walk.toml", LESSON)
    assert isinstance(found, Lesson)
    return found


def problem(text: str = PROBLEM) -> Problem:
    found = read("way.toml", text)
    assert isinstance(found, Problem)
    return found


def refused(scene: Lesson | Problem, actions: list[str]) -> str:
    with pytest.raises(WaystoneError) as caught:
        play(GAME, scene, actions)
    return caught.value.code


def test_a_lesson_goes_step_by_step() -> None:
    first = play(GAME, lesson(), [])
    assert (first.at, first.wanted, first.last) == (0, [READ_ON], [])
    assert first.shown.light == ["cell 41"]
    second = play(GAME, lesson(), [READ_ON])
    assert (second.at, second.wanted, second.shown.point) == (1, ["move e"], "cell 42")
    between = play(GAME, lesson(), [READ_ON, "move e"])
    assert (between.at, between.wanted) == (1, ["move n", "move e"])
    assert [step.action.text for step in between.last] == ["move e"]
    end = play(GAME, lesson(), [READ_ON, "move e", "move n"])
    assert (end.at, end.wanted, end.judgement.state) == (2, [], SOLVED)


def test_a_lesson_takes_nothing_else() -> None:
    assert refused(lesson(), ["move e"]) == "NOT_WANTED"
    assert refused(lesson(), [READ_ON, "move n"]) == "NOT_WANTED"
    assert refused(lesson(), [READ_ON, "leave"]) == "NOT_WANTED"
    assert refused(lesson(), [READ_ON, "move e", "move n", READ_ON]) == "LESSON_OVER"


def test_a_refusal_repeats_no_more_than_a_line_of_what_was_sent() -> None:
    sent, told = "x" * 100, repr("x" * 80)
    with pytest.raises(WaystoneError) as caught:
        play(GAME, lesson(), [sent])
    assert str(caught.value) == f"look does not want {told}"
    with pytest.raises(WaystoneError) as caught:
        play(GAME, problem(), [sent])
    assert str(caught.value) == f"the rules do not allow {told} now"
    with pytest.raises(UnknownName) as unknown:
        find_scene(GAME, sent)
    assert str(unknown.value) == f"{GAME} has no lesson or problem {told}"


def test_a_star_stands_for_the_rest_of_an_action() -> None:
    assert fits("move e", "move *")
    assert not fits("mourn e", "move *")
    assert not fits("move", "move *")
    assert fits("move e", "move e")
    assert not fits("move east", "move e")


def test_everybody_at_the_table_has_a_name() -> None:
    table = play(GAME, read("duel.toml", DUEL), []).table
    assert table.record.names() == ["player 1", "player 2"]


def test_nobody_watches_the_others_for_ever() -> None:
    """After 200 of their actions the learner is asked what to do about it."""
    table = play(GAME, read("duel.toml", DUEL), ["waystone a1"]).table
    assert list(table.acting()) == [0]
    step = table.act(0, "next turn")
    for others, goes_on in [(0, True), (199, True), (200, False)]:
        watching = Moment(table, 0, last=[step] * (1 + others))
        assert is_others_turn(watching) == goes_on
    assert not is_others_turn(Moment(table, 1, last=[step])), "it is the learner's own turn"


def test_others_act_as_the_file_says() -> None:
    scene = read("duel.toml", DUEL)
    chosen = play(GAME, scene, [])
    assert len(chosen.wanted) == 64
    moment = play(GAME, scene, ["waystone a1", "next turn"])
    assert [(step.seat, step.action.text) for step in moment.last] == [
        (0, "next turn"),
        (1, "next turn"),
    ]
    assert list(moment.table.acting()) == [0]


def test_a_problem_takes_what_is_legal_until_it_is_decided() -> None:
    begun = play(GAME, problem(), ["move e"])
    assert (begun.judgement.state, begun.at) == (OPEN, 1)
    assert "move n" in begun.wanted
    solved = play(GAME, problem(), ["move e", "move n"])
    assert (solved.judgement.state, solved.judgement.why, solved.wanted) == (SOLVED, "why", [])
    failed = play(GAME, problem(), ["move e", "move e"])
    assert (failed.judgement.state, failed.judgement.why) == (FAILED, "wall")
    assert refused(problem(), ["move e", "move e", "move n"]) == "LESSON_OVER"
    assert refused(problem(), ["next turn"]) == "NOT_WANTED"
    assert refused(problem(), ["leave"]) == "NOT_WANTED"


def test_an_event_decides_before_the_action_does() -> None:
    west = play(GAME, problem(), ["move e", "move w"])
    assert (west.judgement.state, west.judgement.why) == (FAILED, "west")


def test_a_problem_is_failed_when_its_actions_are_used_up() -> None:
    text = PROBLEM.replace('{ did = "move w", why = "west" },', "")
    there_and_back = ["move e", "move w", "move e"]
    assert play(GAME, problem(text), there_and_back[:2]).judgement.state == OPEN
    late = play(GAME, problem(text), there_and_back)
    assert (late.judgement.state, late.judgement.why) == (FAILED, "late")


def test_the_others_of_a_problem_do_what_they_like_best() -> None:
    text = """
kind = "problem"
order = 1
seed = "7"
seats = 2
settings = { mode = "duel" }
prologue = ["waystone a1", "1: waystone h8"]
others = ["waystone *", "next turn"]
most = 2
solved = [{ event = "draw_offered", why = "why" }]
solution = []
wrong = []
"""
    moment = play(GAME, problem(text), ["next turn"])
    assert [(step.seat, step.action.text) for step in moment.last] == [
        (0, "next turn"),
        (1, "next turn"),
    ]
    without = play(GAME, problem(text.replace('"next turn"]', '"move *"]')), ["next turn"])
    assert without.last[1].action.text.startswith("move ")
    anyhow = play(GAME, problem(text.replace('"waystone *", "next turn"', "")), ["next turn"])
    before = play(GAME, problem(text), []).table
    before.act(0, "next turn")
    assert anyhow.last[1].action.text == before.legal(1)[0].text, "the first of all"


def test_a_misspelt_file_is_refused_with_its_name() -> None:
    with pytest.raises(BadScene, match=r"walk\.toml: .*lights"):
        read("walk.toml", LESSON.replace("light =", "lights ="))
    with pytest.raises(BadScene, match=r"walk\.toml"):
        read("walk.toml", 'kind = "lecture"')


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(UnknownName, match="delve-and-dash has no lesson or problem 'last'"):
        find_scene(GAME, "last")
    with pytest.raises(UnknownName, match="there is no game"):
        find_scene("chess", "first")


def test_a_problem_shows_what_its_file_lights_from_the_first_moment_on() -> None:
    text = PROBLEM + '[shown]\nlight = ["cell 41"]\npoint = "cell 42"\n'
    for actions in ([], ["move e"]):
        shown = play(GAME, problem(text), actions).shown
        assert (shown.light, shown.point) == (["cell 41"], "cell 42")
