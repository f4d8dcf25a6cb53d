"""Hypothesis profiles: chance is welcome at a desk, not where a change is judged.

And which engine is tested: with COMPILED=1 it must be the compiled one, or nothing is. And how
long a test may take before it counts as hung: many times what it needs, for a busy machine's sake.
And which tests have a second try where a change is judged: those beside servers and browsers, whose
time no seed can hold. The summary names each that needed it: a fault to look for, not a pass.
"""

import os
import signal
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings

pytest.register_assert_rewrite("waystone.laws.play", "waystone.laws.secrecy")

from tests import known_codes  # noqa: E402
from waystone.kernel import dice  # noqa: E402

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
# For mutants a failure is enough: nobody wants to see the smallest one.
settings.register_profile(
    "mutants",
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS") or ("ci" if os.environ.get("CI") else "dev"))

# A job in the background has Ctrl-C switched off, and hands that on to every program it starts.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

SECONDS = {"soak": 7200, "slow": 3600}
USUAL_SECONDS = 600

TESTS = Path(__file__).parent
UNITS = {
    "bots",
    "compiled",
    "games",
    "golden",
    "kernel",
    "laws",
    "leaderboard",
    "library",
    "match",
    "service",
    "storage",
    "teaching",
    "tic_tac_toe",
    "wire",
}
"""The folders of `--quick`: what is tested here needs no server, program or browser of its own."""
SURE = UNITS - {"storage"}
"""What has no second try: nothing here waits for another process."""
IS_JUDGED = bool(os.environ.get("CI")) and "MUTANTS_PLAN" not in os.environ

ENGINE = "plain Python" if str(dice.__file__).endswith(".py") else "compiled"


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "for the inner loop: rules and rooms alone, without what is marked thorough"
    parser.addoption("--quick", action="store_true", help=words)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: many tests wait for a page, a program or a clock."""
    return cores() + 2


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Browser tests, which wait, beside all others, which compute."""
    from tests.scheduling import SideBySide

    return SideBySide(config, log)


def cores() -> int:
    """Those that we may use, where the system tells."""
    count = getattr(os, "sched_getaffinity", lambda _: range(os.cpu_count() or 1))
    return len(count(0))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is not asked for is not even imported."""
    folders = collection_path.relative_to(TESTS).parts
    is_other = bool(folders) and folders[0] not in UNITS
    return True if config.getoption("quick") and is_other else None


def pytest_configure() -> None:
    if os.environ.get("COMPILED") and ENGINE != "compiled":
        raise pytest.UsageError(f"COMPILED=1, but the engine is {ENGINE}: {dice.__file__}")
    if ENGINE != "compiled":
        known_codes.watch()


def pytest_report_header() -> str:
    return f"engine: {ENGINE}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a second try was needed; and aloud, what was not tried for want of a browser."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"first try of {report.nodeid}", sep="_")
        terminalreporter.write_line(report.longreprtext)
    skipped = terminalreporter.stats.get("skipped", [])
    missed = sum("need Chromium" in str(report.longrepr) for report in skipped)
    if missed:
        text = f"{missed} browser tests were NOT run: no Chromium or Chrome was found"
        terminalreporter.write_line(text, red=True, bold=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every test has a time limit, of its own or of its set; those with a browser come last.

    Playwright leaves its event loop running in the worker that has a browser: nothing that wants a
    loop of its own can follow there.
    """
    if config.getoption("quick"):
        items[:] = [item for item in items if item.get_closest_marker("thorough") is None]
    items.sort(key=lambda item: "end_to_end" in item.path.parts)
    for item in items:
        if item.get_closest_marker("timeout") is None:
            sets = [SECONDS[mark.name] for mark in item.iter_markers() if mark.name in SECONDS]
            item.add_marker(pytest.mark.timeout(max(sets, default=USUAL_SECONDS)))
        if IS_JUDGED and item.path.relative_to(TESTS).parts[0] not in SURE:
            item.add_marker(pytest.mark.flaky(reruns=1))
