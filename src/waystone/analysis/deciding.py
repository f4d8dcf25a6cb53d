"""What is said of a decision: what it gave away, what to call that, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.analysis.judging import SURE, Judge, TriedChoice, Verdict, doubt
from waystone.analysis.model import Decision, Mark, Reason, Tried
from waystone.kernel.action import Action
from waystone.kernel.event import View

INACCURACY: Final = 300
MISTAKE: Final = 700
BLUNDER: Final = 1500
"""What must be given away, in hundredths of a per cent, to be called so."""
FIND: Final = 1000
"""How far behind everything else must be for a good choice to be a find."""
_LEAST_TREASURE: Final = 100


def decision(judge: Judge, verdict: Verdict, view: View, step: int, seat: int) -> Decision:
    """A verdict in whole numbers."""
    played, best = verdict.played, verdict.best
    assert played is not None
    after, hope = judge.value(played.mean), judge.value(played.mean + verdict.lead)
    is_better = verdict.is_better and hope > after
    top = hope if is_better else after
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
        give=round(doubt(best.again, played.again) * judge.unit) if best is not played else 0,
        lost=hope - after,
        stake=hope - judge.value(played.mean + verdict.lead - verdict.stake),
        played=played.action.text,
        better=better.text if better is not None else "",
        mark=mark,
        reasons=why(judge, verdict, view, played.action, better) if mark else [],
        tried=[
            tried(judge, each, top if each.action is better else None) for each in verdict.choices
        ],
    )


def advised(judge: Judge, verdict: Verdict, view: View, step: int, seat: int) -> Decision:
    """The best choice, and why it is better than the next one."""
    best, value = verdict.best, judge.value(verdict.best.mean)
    others = [each.action for each in verdict.choices[1:2]]
    return Decision(
        step=step,
        seat=seat,
        before=value,
        after=value,
        best=value,
        cost=0,
        give=0,
        lost=0,
        stake=0,
        played=best.action.text,
        better="",
        mark="",
        reasons=[
            each for other in others for each in why(judge, verdict, view, other, best.action)
        ],
        tried=[tried(judge, each) for each in verdict.choices],
    )


def tried(judge: Judge, choice: TriedChoice, value: int | None = None) -> Tried:
    """One of the choices."""
    counted = judge.value(choice.mean) if value is None else value
    return Tried(choice.action.text, counted, len(choice.values) + len(choice.again))


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
    played, others = verdict.played, [e for e in verdict.choices if e is not verdict.played]
    if played is None or verdict.best is not played or not others:
        return False
    second = max(others, key=lambda each: each.mean)
    ahead = judge.value(played.mean) - judge.value(second.mean)
    share = ahead if judge.is_chance else relative(ahead, judge.value(played.mean))
    return share >= FIND and played.mean - second.mean > doubt(played.values, second.values)


def why(
    judge: Judge, verdict: Verdict, view: View, played: Action, better: Action | None
) -> list[Reason]:
    """The coach's sentences, or none."""
    if better is None:
        return []
    said = judge.coach.reasons(view, played, better, verdict.imagined)
    return [Reason(name, values) for name, values in said]


def accuracy(decisions: Sequence[Decision]) -> int | None:
    """How well somebody played, in hundredths of a per cent: what was lost of what was at stake.

    Who always does the best has 100, who chooses by lot loses all that is at stake and has 50.
    """
    stake = sum(each.stake for each in decisions)
    if not decisions or stake <= 0:
        return None
    lost = max(0, sum(each.lost for each in decisions))
    return round(SURE * float(0.5 ** (lost / stake)))
