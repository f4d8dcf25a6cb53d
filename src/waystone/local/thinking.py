"""What is thought beside the table: it knows bots and analyses, and nothing of matches under way.

A page starts a second Python for it, which takes room and time, so as little as possible is loaded.
"""

from __future__ import annotations

from typing import Final

import msgspec

from waystone.analysis.orders import StudyOrder, studied
from waystone.match.model import Job
from waystone.match.thoughts import think

STUDY: Final = "study "
"""Before an order for an analysis, among jobs for bots."""


def think_about(job: str) -> str:
    """The chosen action's text, or what an analysis found."""
    if job.startswith(STUDY):
        return studied(msgspec.json.decode(job.removeprefix(STUDY), type=StudyOrder))
    return think(msgspec.json.decode(job, type=Job))
