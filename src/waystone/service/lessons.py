"""Calls about lessons and problems. Nothing of them is kept here: the learner's page says each time
what was done so far, and the engine plays that again."""

from __future__ import annotations

import asyncio
from typing import Any

from waystone.kernel.policy import visible_acting
from waystone.kernel.table import Table
from waystone.match.model import Refusal
from waystone.service.calls import Call
from waystone.teaching.library import find_scene, scenes_of
from waystone.teaching.playing import Moment
from waystone.teaching.playing import play as play_scene
from waystone.teaching.scenes import Lesson, Problem
from waystone.wire import calls, down, render


async def show(call: Call) -> calls.Lessons:
    """What there is to learn in a game."""
    found = scenes_of(call.words["game"])
    return calls.Lessons([calls.LessonInfo(name, kind_of(each)) for name, each in found.items()])


async def play(call: Call) -> calls.LessonMoment:
    """A lesson or a problem after what the learner did; played in a thread."""
    game, asked = call.words["game"], call.body(calls.LessonAsked)
    scene = find_scene(game, call.words["lesson"])
    if not call.context.lessons.may(call.address):
        raise Refusal("TOO_MANY_CALLS")
    return await asyncio.to_thread(answer, game, scene, asked.actions)


def answer(game: str, scene: Lesson | Problem, actions: tuple[str, ...]) -> calls.LessonMoment:
    """The scene as it is sent; raises what refuses an action."""
    moment = play_scene(game, scene, actions)
    table, seat = moment.table, moment.seat
    return calls.LessonMoment(
        kind=kind_of(scene),
        settings=scene.settings,
        seats=table.seats,
        seat=seat,
        steps=[step.name for step in scene.steps] if isinstance(scene, Lesson) else [],
        at=moment.at,
        most=scene.most if isinstance(scene, Problem) else 0,
        last=steps(moment),
        view=table.view(seat),
        acting=acting(table, seat),
        choices=choices(table, seat),
        wanted=moment.wanted,
        light=moment.shown.light,
        point=moment.shown.point,
        marks=moment.shown.marks,
        state=moment.judgement.state,
        why=moment.judgement.why,
        result=result(table),
    )


def kind_of(scene: Lesson | Problem) -> str:
    """What it is called in the file and on the wire."""
    return "lesson" if isinstance(scene, Lesson) else "problem"


def steps(moment: Moment) -> list[down.VisibleStep]:
    """What the last action led to, as far as the learner is told."""
    seat = moment.seat
    return [
        down.VisibleStep(step.number, step.made_by(seat), step.seen_by(seat), step.visible_to(seat))
        for step in moment.last
        if step.tells(seat)
    ]


def acting(table: Table[Any], seat: int) -> list[int]:
    """Whom the table waits for, as far as the learner may know."""
    is_open = table.game.policy.open_questions(table.state)
    return visible_acting(is_open, table.acting(), (seat,))


def choices(table: Table[Any], seat: int) -> list[down.Choice]:
    """What the learner can do, whether the lesson wants it or not."""
    if seat not in table.acting():
        return []
    return [render.choice(table, seat, action) for action in table.legal(seat)]


def result(table: Table[Any]) -> down.Result | None:
    """How the match of the lesson ended; it counts nowhere."""
    outcome = table.outcome
    if outcome is None:
        return None
    scores, results = list(outcome.scores), list(outcome.results)
    return down.Result(outcome.reason, results, scores, seed="", can_enter=False, millis=0)
