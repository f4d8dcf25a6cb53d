"""What tests start ends with them, however they end."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.processes import end_group, start

ROOT = Path(__file__).parents[1]
# Who runs the tests may have them ignore a signal, as `nohup` does: here each of them ends.
PARENT = """
import signal, sys, time
from tests.processes import start
for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(each, signal.SIG_DFL)
child = [sys.executable, "-c", "import subprocess, time; subprocess.Popen(['sleep', '600']);"
         "print('ready', flush=True); time.sleep(600)"]
process = start(child, stdout=-1, text=True)
process.stdout.readline()
print(process.pid, flush=True)
time.sleep(600)
"""
NEEDS_PROC = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")


def members(group: str) -> list[str]:
    """The living of a process group; who only waits to be buried lives no more."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, number = stat.read_text().rpartition(") ")[2].split()[:3]
        except OSError:
            continue
        if number == group and state != "Z":
            found.append(stat.parent.name)
    return found


@NEEDS_PROC
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL, signal.SIGHUP])
def test_nothing_stays_behind_when_the_tests_are_ended_by(how: signal.Signals) -> None:
    words = [sys.executable, "-c", PARENT]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT) as tests:
        assert tests.stdout is not None
        group = tests.stdout.readline().strip()
        assert len(members(group)) == 2
        tests.send_signal(how)
    while members(group):
        time.sleep(0.05)


SHORT_LIVED = """
import os, signal
from tests import processes
processes.GUARD = "import time; time.sleep(1)\\n" + processes.GUARD
print(processes.start(["sleep", "600"]).pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@NEEDS_PROC
def test_a_guard_that_wakes_too_late_still_hears_what_the_tests_started() -> None:
    words = [sys.executable, "-c", SHORT_LIVED]
    ended = subprocess.run(words, stdout=subprocess.PIPE, text=True, cwd=ROOT, check=False)
    while members(ended.stdout.strip()):
        time.sleep(0.05)


@NEEDS_PROC
def test_a_group_is_ended_with_all_that_its_leader_started() -> None:
    words = "import subprocess; print(subprocess.Popen(['sleep', '600']).pid, flush=True); input()"
    process = start([sys.executable, "-c", words], stdin=-1, stdout=-1)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.readline()
    assert len(members(str(process.pid))) == 2
    end_group(process.pid)
    assert process.wait() == -signal.SIGKILL
    process.stdin.close()
    process.stdout.close()
    while members(str(process.pid)):
        time.sleep(0.05)
    end_group(process.pid)  # once more does no harm
