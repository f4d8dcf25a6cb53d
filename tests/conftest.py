"""Hypothesis profiles: chance is welcome at a desk, not where a change is judged.

And which engine is tested: with COMPILED=1 it must be the compiled one, or nothing is.
"""

import os
import signal
import threading

import pytest
from hypothesis import settings

from waystone.kernel import dice

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

# A job in the background has Ctrl-C switched off, and hands that on to every program it starts.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

ENGINE = "plain Python" if str(dice.__file__).endswith(".py") else "compiled"


def pytest_configure() -> None:
    if os.environ.get("COMPILED") and ENGINE != "compiled":
        raise pytest.UsageError(f"COMPILED=1, but the engine is {ENGINE}: {dice.__file__}")


def pytest_report_header() -> str:
    return f"engine: {ENGINE}"
