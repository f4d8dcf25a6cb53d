"""Calls about the analysis of a match that is over: begin it, follow it, stop it."""

from __future__ import annotations

from functools import partial
from typing import Final

from waystone.analysis.orders import BELIEF, HINT, StudyOrder, advice_in, belief_in
from waystone.analysis.study import USUAL_BUDGET
from waystone.kernel.record import Record
from waystone.match.asking import asked_hint
from waystone.match.model import Refusal
from waystone.service.analyses import SEED, AnalysisJob
from waystone.service.calls import Call
from waystone.service.records import check_open, finished
from waystone.wire.analysis import (
    AnalysisAsked,
    AnalysisProgress,
    BeliefFound,
    Hint,
    HintAsked,
)

COST_OF_BELIEF: Final = 3
COST_OF_HINT: Final = 2
"""In steps that are judged."""
HINT_BUDGET: Final = 32


async def show(call: Call) -> AnalysisProgress:
    """How far it is, or what was found."""
    host = await call.host()
    check_open(call.context, host)
    analyses, match = call.context.analyses, host.match.info.id
    job = analyses.jobs.get(match)
    if job is not None and job.is_under_way:
        return job.progress()
    kept = await analyses.kept(match)
    if kept is not None:
        return kept
    return AnalysisProgress("none", 0, 0, None) if job is None else job.progress()


async def start(call: Call) -> AnalysisProgress:
    """Begin it, unless it is done or under way; or stop it."""
    asked = call.body(AnalysisAsked)
    host = await finished(call)
    analyses, match = call.context.analyses, host.match.info.id
    if asked.cancel:
        analyses.cancel(match, call.address)
    else:
        await begin(call, match, host.match.table.record)
    return await show(call)


async def begin(call: Call, match: str, record: Record) -> None:
    """What is asked for costs as much as the match has steps."""
    context, analyses = call.context, call.context.analyses
    job = analyses.jobs.get(match)
    if (job is not None and job.is_under_way) or await analyses.kept(match) is not None:
        return
    if analyses.waiting() >= analyses.most:
        context.limited("analyses_waiting", call.address)
        raise Refusal("TOO_MANY_ANALYSES")
    if not context.analysed_steps.may(call.address, len(record.entries)):
        raise Refusal("TOO_MANY_ANALYSES")
    analyses.begin(AnalysisJob(match, record, call.address))


async def show_belief(call: Call) -> BeliefFound:
    """What a seat could have known after a step."""
    host = await finished(call)
    record, seats = host.match.table.record, host.match.table.seats
    seat = number_below(call.asked_for("seat", "0"), seats, "NO_SUCH_SEAT")
    step = number_below(call.asked_for("step", "0"), len(record.entries) + 1, "NO_SUCH_STEP")
    if not call.context.analysed_steps.may(call.address, COST_OF_BELIEF):
        raise Refusal("TOO_MANY_ANALYSES")
    order = StudyOrder(record.text(), BELIEF, USUAL_BUDGET, SEED, step, step, seat)
    found = belief_in(await call.context.analyses.thinker.study(order))
    return BeliefFound(found.step, found.seat, found.imagined, found.layers)


async def hint(call: Call) -> Hint:
    """What the expert would do, for a seat of the guest who asks; the record says that they did."""
    guest, asked = call.who(), call.body(HintAsked)
    host = await call.host()
    if not call.context.analysed_steps.may(call.address, COST_OF_HINT):
        raise Refusal("TOO_MANY_ANALYSES")
    noted = await host.command(partial(asked_hint, host.match, guest.id, asked.seat))
    assert noted is not None
    table, told = host.match.table, host.match.log_of(guest.id).count
    number, record = table.number, table.record.text()
    order = StudyOrder(record, HINT, HINT_BUDGET, SEED, number, number, noted.seat)
    found = advice_in(await call.context.analyses.thinker.study(order))
    if found is None:  # there is one choice, or none
        raise Refusal("NOTHING_TO_CHOOSE")
    return Hint(told, found.played, found)


def number_below(text: str, end: int, code: str) -> int:
    """A number from 0 to the one before `end`."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) < end):
        raise Refusal(code)
    return int(text)
