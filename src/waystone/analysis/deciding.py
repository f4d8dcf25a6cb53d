"""What is said of a decision: what it gave away, what to call that, and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from waystone.analysis.judging import SURE, Judge, Prospect, Verdict, doubt
from waystone.analysis.model import Decision, Mark, Reason, Tried
from waystone.kernel.action import Action
from waystone.kernel.event import View

INACCURACY: Final = 300
MISTAKE: Final = 700
BLUNDER: Final = 1500
"""What must be given away, in hundredths of a per cent, to be called so."""
FIND: Final = 1000
"""How far behind everything else must be for a good choice to be a find."""
_HARSHNESS: Final = 2500
_LEAST_TREASURE: Final = 100


def decision(judge: Judge, verdict: Verdict, view: View, step: int, seat: int) -> Decision:
    """A verdict in whole numbers."""
    played, best = verdict.played, verdict.best
    assert played is not None
    after = judge.value(played.mean)
    give = doubt(best, played) if best is not played else 0.0
    is_better = best is not played and best.mean - played.mean > give
    top = max(after, judge.value(best.mean)) if is_better else after
    cost = top - after
    share = cost if judge.is_chance else relative(cost, top)
    mark = mark_of(share) or ("find" if not is_better and is_find(judge, verdict) else "")
    better = best.action if cost else None
    return Decision(
        step=step,
        seat=seat,
        before=top,
        after=after,
        best=top,
        cost=cost,
        give=round(give * SURE / (1 if judge.is_chance else SURE / 100)),
        played=played.action.text,
        better=better.text if better is not None else "",
        mark=mark,
        reasons=why(judge, verdict, view, played.action, better) if mark else [],
        tried=[tried(judge, each) for each in verdict.prospects],
    )


def advised(judge: Judge, verdict: Verdict, view: View, step: int, seat: int) -> Decision:
    """The best choice, and why it is better than the next one."""
    best, value = verdict.best, judge.value(verdict.best.mean)
    others = [each.action for each in verdict.prospects[1:2]]
    return Decision(
        step=step,
        seat=seat,
        before=value,
        after=value,
        best=value,
        cost=0,
        give=0,
        played=best.action.text,
        better="",
        mark="",
        reasons=[
            each for other in others for each in why(judge, verdict, view, other, best.action)
        ],
        tried=[tried(judge, each) for each in verdict.prospects],
    )


def tried(judge: Judge, prospect: Prospect) -> Tried:
    """One of the choices."""
    return Tried(prospect.action.text, judge.value(prospect.mean), len(prospect.values))


def relative(cost: int, top: int) -> int:
    """What was given away of treasure, in hundredths of a per cent of what could be hoped for."""
    return cost * SURE // max(top, _LEAST_TREASURE)


def mark_of(share: int) -> Mark:
    """What to call it."""
    if share >= BLUNDER:
        return "blunder"
    if share >= MISTAKE:
        return "mistake"
    return "inaccuracy" if share >= INACCURACY else ""


def is_find(judge: Judge, verdict: Verdict) -> bool:
    """Whether nothing else came near to what was done."""
    played, others = verdict.played, [e for e in verdict.prospects if e is not verdict.played]
    if played is None or verdict.best is not played or not others:
        return False
    second = max(others, key=lambda each: each.mean)
    ahead = judge.value(played.mean) - judge.value(second.mean)
    share = ahead if judge.is_chance else relative(ahead, judge.value(played.mean))
    return share >= FIND and played.mean - second.mean > doubt(played, second)


def why(
    judge: Judge, verdict: Verdict, view: View, played: Action, better: Action | None
) -> list[Reason]:
    """The coach's sentences, or none."""
    if better is None:
        return []
    said = judge.coach.reasons(view, played, better, verdict.imagined)
    return [Reason(name, values) for name, values in said]


def accuracy(decisions: Sequence[Decision], is_chance: bool) -> int | None:
    """How well somebody played, in hundredths of a per cent: each decision counts the same."""
    if not decisions:
        return None
    costs = [each.cost if is_chance else relative(each.cost, each.best) for each in decisions]
    return round(SURE * sum(exp(-cost / _HARSHNESS) for cost in costs) / len(costs))
