"""Whether a problem is solved or failed, by what the learner is told and did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from waystone.kernel.event import Event
from waystone.kernel.table import Step
from waystone.teaching.scenes import Condition, Problem

OPEN: Final = "open"
SOLVED: Final = "solved"
FAILED: Final = "failed"


@dataclass(frozen=True)
class Judgement:
    """`open`, `solved` or `failed`, and the name of the sentence that says why."""

    state: str
    why: str = ""


UNDECIDED: Final = Judgement(OPEN)


def judge(problem: Problem, step: Step, seat: int) -> Judgement:
    """By the first event of a step that a condition names, as the learner is told it, or by what
    the learner did."""
    for event in step.visible_to(seat):
        for state, condition in conditions(problem):
            if happened(condition, event):
                return Judgement(state, condition.why)
    for state, condition in conditions(problem):
        if condition.did == step.action.text and step.seat == seat:
            return Judgement(state, condition.why)
    return UNDECIDED


def conditions(problem: Problem) -> list[tuple[str, Condition]]:
    """All conditions of a problem, with what they decide."""
    solved = [(SOLVED, condition) for condition in problem.solved]
    return [*solved, *((FAILED, condition) for condition in problem.failed)]


def happened(condition: Condition, event: Event) -> bool:
    """Whether this is the event that a condition names."""
    if not condition.event:
        return False
    facts = msgspec.to_builtins(event)
    return facts["kind"] == condition.event and all(
        facts.get(name) == value for name, value in condition.having.items()
    )
