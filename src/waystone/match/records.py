"""Stored matches as records."""

from __future__ import annotations

from waystone.kernel.record import Record
from waystone.match.model import NEVER_BEGUN, MatchInfo, Written


def record_of(info: MatchInfo, steps: list[Written]) -> Record:
    """The record of a stored match; `start` is empty where the store does not know it."""
    record = Record(info.game, info.version, info.settings, info.seed, info.first_players())
    for step in steps:
        record.add(step.seat, step.text, step.digest, step.at, step.name)
    info.name_people(record, lambda seat: False)
    record.start = info.start
    record.again = info.again_tag()
    record.result = "" if info.result == NEVER_BEGUN else info.result  # no rule ended it
    return record
