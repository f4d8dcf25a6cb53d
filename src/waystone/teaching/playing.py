"""A lesson or a problem, played from its seed up to where the learner is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from waystone.catalogue import find_game
from waystone.kernel.errors import WaystoneError
from waystone.kernel.table import Step, Table
from waystone.teaching.judging import FAILED, OPEN, SOLVED, UNDECIDED, Judgement, judge
from waystone.teaching.scenes import NOTHING_SHOWN, Lesson, LessonScene, LessonStep, Problem, Shown

READ_ON: Final = "read on"
"""What a learner does with a step that wants no action; it is an action of no game."""
MOST_OTHERS: Final = 200
"""How many actions of others may follow on one of the learner's."""


class NotTaken(WaystoneError):
    """The learner can't do this here: NOT_WANTED, or LESSON_OVER."""


@dataclass
class Moment:
    """Where the learner is, and what the last action led to."""

    table: Table[Any]
    seat: int
    at: int = 0
    """The step of a lesson, or how many actions a problem has seen."""
    wanted: list[str] = field(default_factory=list)
    """The actions that lead on; in a problem every one that the rules allow."""
    shown: Shown = NOTHING_SHOWN
    last: list[Step] = field(default_factory=list)
    judgement: Judgement = UNDECIDED


def play(game: str, scene: Lesson | Problem, actions: Sequence[str]) -> Moment:
    """The scene after these actions of the learner; raises NotTaken or IllegalAction."""
    moment = Moment(open_table(game, scene), scene.seat)
    if isinstance(scene, Lesson):
        follow(moment, scene, actions)
    else:
        attempt(moment, scene, actions)
    return moment


def open_table(game: str, scene: LessonScene) -> Table[Any]:
    """The table at which the learner sits down, after the prologue."""
    names = [f"player {seat + 1}" for seat in range(scene.seats)]
    table = Table(find_game(game).open(scene.settings), names, scene.seed)
    for line in scene.prologue:
        act(table, line)
    return table


def act(table: Table[Any], line: str) -> Step:
    """A line of the file: the action of the first seat that is asked, or of the one named."""
    seat, colon, text = line.partition(": ")
    if colon:
        return table.act(int(seat), text)
    return table.act(table.acting()[0], line)


# Lessons


def follow(moment: Moment, lesson: Lesson, actions: Sequence[str]) -> None:
    """Every action must be the one that its step wants."""
    done = 0
    for text in actions:
        step = lesson.steps[moment.at]
        if step is lesson.steps[-1]:
            raise NotTaken("LESSON_OVER")
        moment.last = take(moment, step, done, text)
        done += 1
        if done >= len(step.want):
            moment.last += [act(moment.table, line) for line in step.then]
            moment.at, done = moment.at + 1, 0
    moment.shown = step = lesson.steps[moment.at]
    if step is lesson.steps[-1]:
        moment.judgement = Judgement(SOLVED)
    else:
        moment.wanted = wanted(moment, step, done)


def take(moment: Moment, step: LessonStep, done: int, text: str) -> list[Step]:
    """Do the next action of a step."""
    if text not in wanted(moment, step, done):
        raise NotTaken("NOT_WANTED", f"{step.name} does not want {text[:80]!r}")
    return [moment.table.act(moment.seat, text)] if step.want else []


def wanted(moment: Moment, step: LessonStep, done: int) -> list[str]:
    """The texts that lead on from here, as far as the rules allow them."""
    if not step.want:
        return [READ_ON]
    forms = step.want[done].split(" | ")
    return [text for text in legal(moment) if any(fits(text, form) for form in forms)]


def legal(moment: Moment) -> list[str]:
    """What the learner can do now."""
    if moment.seat not in moment.table.acting():
        return []
    return [action.text for action in moment.table.legal(moment.seat)]


def fits(text: str, form: str) -> bool:
    """Whether an action is the one that is meant, or of the kind: `move *`."""
    return text.startswith(form[:-1]) if form.endswith(" *") else text == form


# Problems


def attempt(moment: Moment, problem: Problem, actions: Sequence[str]) -> None:
    """Whatever is legal may be tried until the problem is decided."""
    moment.shown = problem.shown
    for text in actions:
        if moment.judgement.state != OPEN:
            raise NotTaken("LESSON_OVER")
        if text not in legal(moment):
            raise NotTaken("NOT_WANTED", f"the rules do not allow {text[:80]!r} now")
        try_one(moment, problem, text)
    moment.wanted = legal(moment) if moment.judgement.state == OPEN else []


def try_one(moment: Moment, problem: Problem, text: str) -> None:
    """One action of the learner with what the others answer, as far as it is not decided yet."""
    moment.at += 1
    step = moment.table.act(moment.seat, text)
    moment.last = [step]
    moment.judgement = judge(problem, step, moment.seat)
    while moment.judgement.state == OPEN and is_others_turn(moment):
        step = answer(moment, problem)
        moment.last.append(step)
        moment.judgement = judge(problem, step, moment.seat)
    if moment.judgement.state == OPEN and is_out_of_time(moment, problem):
        moment.judgement = Judgement(FAILED, "late")


def is_others_turn(moment: Moment) -> bool:
    """Whether the match goes on without the learner, as far as anybody wants to watch."""
    acting = moment.table.acting()
    return bool(acting) and moment.seat not in acting and len(moment.last) <= MOST_OTHERS


def is_out_of_time(moment: Moment, problem: Problem) -> bool:
    """Whether no action is left to solve it."""
    return moment.at >= problem.most or not legal(moment)


def answer(moment: Moment, problem: Problem) -> Step:
    """What the first of the other seats that are asked does."""
    table = moment.table
    seat = table.acting()[0]
    choices = table.legal(seat)
    for form in problem.others:
        for action in choices:
            if fits(action.text, form):
                return table.do(seat, action)
    return table.do(seat, choices[0])
