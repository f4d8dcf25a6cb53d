"""Calls about a match that is over, judged decision by decision or tried again, and a hint while it
runs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from waystone.analysis.model import Analysis, BeliefLayer, Decision
from waystone.wire.bodies import Answer, Asked

AnalysisState = Literal["none", "waiting", "running", "done", "cancelled", "failed"]


class AnalysisAsked(Asked, frozen=True):
    """Analyse this match, unless that is done or under way; with `cancel` do so no longer."""

    cancel: bool = False


class AgainAsked(Asked, frozen=True):
    """A match that is over, tried again: from this `step` on, which is chosen anew, in the `seat`
    that made it or in another that had a choice then."""

    step: Annotated[int, Meta(ge=1)]
    seat: Annotated[int, Meta(ge=0, le=30)] | None = None


class AnalysisProgress(Answer, frozen=True):
    """How far the analysis of a match is, and what it found once it is `done`.

    `none` if nobody has asked for it. It is kept with the record: whoever asks later gets it at
    once. Ask again after a second while it is `waiting` or `running`.
    """

    state: AnalysisState
    decided: int
    decisions: int
    analysis: Analysis | None


class BeliefFound(Answer, frozen=True):
    """What a seat could have known after a step of a match that is over."""

    step: int
    seat: int
    imagined: int
    layers: list[BeliefLayer]


class HintAsked(Asked, frozen=True):
    """What would the expert do? Your match is marked as assisted by it, and must be unranked.

    Who shares a device says for which `seat`.
    """

    seat: Annotated[int, Meta(ge=0, le=30)] | None = None


class Hint(Answer, frozen=True):
    """What the expert would do after the step with this number, and why."""

    number: int
    action: str
    decision: Decision


ANALYSIS_ASKED = (AnalysisAsked, AgainAsked, HintAsked)
ANALYSIS_ANSWERS = (AnalysisProgress, BeliefFound, Hint)
