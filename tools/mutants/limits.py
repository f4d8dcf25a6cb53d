"""What a mutant may spend: it must not eat the machine, nor wait for what never comes."""

from __future__ import annotations

import faulthandler
import json
import os
import resource
from collections.abc import Mapping
from itertools import accumulate
from pathlib import Path
from typing import Final

import pytest

LEAST_SECONDS: Final = float(os.environ.get("MUTANT_LEAST_SECONDS", "20"))
TIMES_SLOWER: Final = 10.0
MOST_MEMORY: Final = 3 << 30
SILENCE: Final = os.open(os.devnull, os.O_WRONLY)
LIMITS: Final[dict[str, float]] = {}
"""The time of each test in seconds, in a process that was born with a flaw."""


def spare_the_machine() -> None:
    """A list that grows for ever ends as an error."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def affordable(tests: list[str], usual: Mapping[str, float], patience: float) -> list[str]:
    """The first of the tests, as many as some seconds are enough for; at least one, if any."""
    spent = accumulate(usual[each] for each in tests)
    few = [each for each, whole in zip(tests, spent, strict=True) if whole <= patience]
    return few or tests[:1]


def limit(item: pytest.Item, usual: float) -> float:
    """A test's time with a mutant, of what it takes without one, in seconds."""
    seconds = max(LEAST_SECONDS, TIMES_SLOWER * usual)
    item.add_marker(pytest.mark.timeout(seconds), append=False)
    return seconds


def die_after(seconds: float) -> None:
    """A test whose time is over fails; where something swallows that, the process ends."""
    faulthandler.dump_traceback_later(seconds + LEAST_SECONDS, exit=True, file=SILENCE)


def pytest_configure() -> None:
    """As a plugin of a process that was born with a flaw."""
    spare_the_machine()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test has the time that it should need."""
    usual = json.loads(Path(os.environ["MUTANT_SECONDS"]).read_text(encoding="utf-8"))
    for item in items:
        LIMITS[item.nodeid] = limit(item, usual.get(item.nodeid, 0.0))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Who noticed is remembered."""
    if report.failed:
        Path(os.environ["MUTANT_KILLER"]).write_text(report.nodeid, encoding="utf-8")


def pytest_runtest_logstart(nodeid: str) -> None:
    """Every test has an end."""
    die_after(LIMITS[nodeid])
