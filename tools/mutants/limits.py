"""What a mutant may spend: it must not eat the machine, nor wait for what never comes."""

from __future__ import annotations

import json
import os
import resource
from pathlib import Path
from typing import Final

import pytest

LEAST_SECONDS: Final = float(os.environ.get("MUTANT_LEAST_SECONDS", "20"))
TIMES_SLOWER: Final = 10.0
MOST_MEMORY: Final = 3 << 30


def spare_the_machine() -> None:
    """A list that grows for ever ends as an error."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def limit(item: pytest.Item, usual: float) -> None:
    """A test's time with a mutant, of what it takes without one."""
    seconds = max(LEAST_SECONDS, TIMES_SLOWER * usual)
    item.add_marker(pytest.mark.timeout(seconds), append=False)


def pytest_configure() -> None:
    """As a plugin of a process that was born with a flaw."""
    spare_the_machine()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test has the time that it should need."""
    usual = json.loads(Path(os.environ["MUTANT_SECONDS"]).read_text(encoding="utf-8"))
    for item in items:
        limit(item, usual.get(item.nodeid, 0.0))
