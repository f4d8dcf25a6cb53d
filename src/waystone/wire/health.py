"""What machines ask that look after a server: whether it lives, and whether it is fit."""

from __future__ import annotations

from waystone.wire.bodies import Answer


class Health(Answer, frozen=True):
    """Whether the process is alive, and how many matches it has in memory."""

    ok: bool
    matches: int


class Ready(Answer, frozen=True):
    """Whether players should be sent here, with sentences that say why not."""

    ready: bool
    reasons: list[str]


HEALTH_ANSWERS = (Health, Ready)
