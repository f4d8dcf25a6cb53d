"""Work on an analysis that is done elsewhere: some steps of a record, one belief, one hint.

Orders and answers are texts, so that they reach another process or another worker of a page alike.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from waystone.analysis.beliefs import belief
from waystone.analysis.model import Belief, Decision
from waystone.analysis.study import JudgedStep, Study
from waystone.kernel.record import parse

REMEMBERED: Final = 4
PARTS: Final = "parts"
BELIEF: Final = "belief"
HINT: Final = "hint"
_studies: OrderedDict[tuple[str, int, str], Study] = OrderedDict()


class StudyOrder(msgspec.Struct, frozen=True):
    """What to do with a record: judge the steps from `first` to `last`, or tell what `seat` could
    have known after step `first`, or what it should do there."""

    record: str
    work: str
    budget: int
    seed: str
    first: int = 0
    last: int = 0
    seat: int = 0


def studied(order: StudyOrder) -> str:
    """Do it; the answer is JSON."""
    study = study_of(order)
    found: object
    if order.work == PARTS:
        found = list(study.parts(order.first, order.last))
    elif order.work == BELIEF:
        found = belief(study, order.first, order.seat)
    else:
        found = study.advice(order.first, order.seat)
    return msgspec.json.encode(found).decode()


def study_of(order: StudyOrder) -> Study:
    """A record that came lately is still in mind."""
    key = (order.record, order.budget, order.seed)
    study = _studies.pop(key, None) or Study(parse(order.record), order.budget, order.seed)
    _studies[key] = study
    while len(_studies) > REMEMBERED:
        _studies.popitem(last=False)
    return study


def parts_in(answer: str) -> list[JudgedStep]:
    """The answer to PARTS."""
    return msgspec.json.decode(answer, type=list[JudgedStep])


def belief_in(answer: str) -> Belief:
    """The answer to BELIEF."""
    return msgspec.json.decode(answer, type=Belief)


def advice_in(answer: str) -> Decision | None:
    """The answer to HINT."""
    return msgspec.json.decode(answer, type=Decision | None)
