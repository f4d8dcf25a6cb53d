"""The part that lives inside pytest: collects an area's tests once, then forks for every mutant.

A child puts the flaw into the loaded functions and runs the tests that come by its line, quickest
first, until one fails. Nothing of it comes back but the name of that test. What a new import is
needed for is left to the driver. Talks to the driver in lines of JSON.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path
from select import select
from typing import Any

import coverage
import pytest

from tools.mutants.kills import Kills
from tools.mutants.limits import TIMES_SLOWER, affordable, die_after, limit, spare_the_machine
from tools.mutants.swapping import Loaded

Json = dict[str, Any]
NEARER = 5.0
"""So many times as long may a test take that comes by a file before it is asked after others."""
PLAN: Json = json.loads(Path(os.environ["MUTANTS_PLAN"]).read_text(encoding="utf-8"))
FILES = [str(Path(PLAN["root"]) / each) for each in PLAN["files"]]
LOADING = coverage.Coverage(data_file=None, include=FILES, config_file=False)
LOADING.start()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Instead of running the tests once: for the baseline, then for every mutant."""
    LOADING.stop()
    gc.collect()
    bench = Bench(session, PLAN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # takes the child along
    gc.freeze()  # what children share stays shared; who is frozen can't be listed any more
    bench.work()
    return True


class Bench:
    """The collected tests, and the mutants that they are tried on."""

    def __init__(self, session: pytest.Session, plan: Json) -> None:
        self.session = session
        self.plan = plan
        self.root = Path(plan["root"])
        self.out = int(os.environ["MUTANTS_OUT"])
        self.items = {
            item.nodeid: item for item in chosen(session.items, plan["tests"], plan["spared"])
        }
        asked = chosen(list(self.items.values()), plan["asked"], plan["unasked"])
        self.asked = {item.nodeid for item in asked}
        self.loaded = Loaded()
        self.kills = Kills(Path(plan["kills"]))

    def say(self, **words: Any) -> None:
        """A line for the driver."""
        os.write(self.out, json.dumps(words).encode() + b"\n")

    def work(self) -> None:
        """The baseline first; where that fails no mutant is tried."""
        base = self.known_baseline()
        self.seconds: dict[str, float] = base["seconds"]
        self.lines: dict[str, dict[str, list[str]]] = base["lines"]
        whole = sum(self.seconds.values())
        self.say(tests=len(self.items), failed=base["failed"], seconds=whole)
        Path(self.plan["seconds"]).write_text(json.dumps(self.seconds), encoding="utf-8")
        if base["failed"]:
            return
        data = LOADING.get_data()
        self.loading = {file: set(data.lines(file) or ()) for file in FILES}
        for number, mutant in enumerate(self.plan["mutants"]):
            self.say(number=number, **self.try_out(mutant))

    # The baseline

    def known_baseline(self) -> Json:
        """File by file: as it was measured for the same sources and tests, or measured now."""
        whole: Json = {"seconds": {}, "failed": [], "lines": {}}
        for path, items in groupby(self.items.values(), lambda item: item.path):
            base = self.known_part(path, list(items))
            whole["seconds"] |= base["seconds"]
            whole["failed"] += base["failed"]
            for file, lines in base["lines"].items():
                kept = whole["lines"].setdefault(file, {})
                for line, names in lines.items():
                    kept.setdefault(line, []).extend(names)
        return whole

    def known_part(self, path: Path, items: list[pytest.Item]) -> Json:
        """What the tests of one file come by; another test file may change without measuring it."""
        sum_ = hashlib.sha256(repr([item.nodeid for item in items]).encode() + path.read_bytes())
        kept = Path(self.plan["baseline"]) / f"{path.stem}-{sum_.hexdigest()[:16]}.json"
        if kept.exists():
            known: Json = json.loads(kept.read_text(encoding="utf-8"))
            return known
        base = in_child(lambda: self.baseline(items), sys.maxsize)
        assert base is not None, f"the process of {path.name} died during the baseline"
        if not base["failed"]:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(base), encoding="utf-8")
        return base

    def baseline(self, items: list[pytest.Item]) -> Json:
        """These tests once: their times, and the lines that each of them comes by."""
        cover = coverage.Coverage(data_file=None, include=FILES, config_file=False)
        cover.set_option("run:disable_warnings", ["no-data-collected"])  # tests of tables alone
        seconds: dict[str, float] = {}
        failed = []
        cover.start()
        for item in items:
            cover.switch_context(item.nodeid)
            begun = time.perf_counter()
            if not self.passes(item):
                failed.append(item.nodeid)
            seconds[item.nodeid] = time.perf_counter() - begun
        cover.stop()
        return {"seconds": seconds, "failed": failed, "lines": self.lines_of(cover)}

    def lines_of(self, cover: coverage.Coverage) -> Json:
        """Which tests come by a line, by file and number."""
        data = cover.get_data()
        return {
            os.path.relpath(file, self.root): {
                str(line): [each for each in names if each]
                for line, names in data.contexts_by_lineno(file).items()
            }
            for file in FILES
        }

    def passes(self, item: pytest.Item) -> bool:
        """Run one test, with everything that it needs."""
        before = self.session.testsfailed
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.session.testsfailed == before

    # Mutants

    def try_out(self, mutant: Json) -> Json:
        """Whether a test notices; `cold` where only a new process can tell."""
        tests = self.tests_for(mutant)
        if not tests and self.asked and not self.is_loading(mutant):
            return {"result": "survived"}  # the wider tests start no programs
        if not tests:
            return {"result": "cold", "tests": self.everything(mutant["file"])}
        most = 60 + TIMES_SLOWER * sum(self.seconds[each] for each in tests)
        found = in_child(lambda: self.infect(mutant, tests), most)
        if found is None:
            return {"result": "killed", "by": "time or memory"}
        if found["result"] == "killed":
            self.kills.note(mutant["file"], found["by"])
        return {"tests": tests, **found}

    def tests_for(self, mutant: Json) -> list[str]:
        """Those that come by its lines: what killed others of this file first, then the quick."""
        known = self.lines.get(mutant["file"], {})
        lines = range(mutant["line"], mutant["last"] + 1)
        near = {each for line in lines for each in known.get(str(line), [])}
        return affordable(self.in_order(near, mutant), self.seconds, self.plan["patience"])

    def in_order(self, tests: Iterable[str], mutant: Json) -> list[str]:
        """A time spent on a test that kills often is well spent."""
        worth = self.kills.worth(mutant["file"])
        new = (each for each in tests if each not in self.asked)
        return sorted(new, key=lambda each: self.seconds[each] / (1 + worth[each]))

    def everything(self, file: str) -> list[str]:
        """All tests, first what killed before, the quick, and those that come by the file.

        Whoever reads a table may never come by the file that made it.
        """
        near = {each for names in self.lines.get(file, {}).values() for each in names}
        worth = self.kills.worth(file)
        nearer = {each: NEARER if each in near else 1 for each in self.items}
        tests = sorted(
            self.items.keys() - self.asked,
            key=lambda each: (self.seconds[each] / nearer[each] / (1 + worth[each]), each),
        )
        return affordable(tests, self.seconds, self.plan["patience"])

    def infect(self, mutant: Json, tests: list[str]) -> Json:
        """In a child: put the flaw in, and see which test fails."""
        spare_the_machine()
        file = str(self.root / mutant["file"])
        new = Path(mutant["data"]).read_bytes()
        for_new_processes(file, mutant["data"])
        is_loaded = any(getattr(each, "__file__", "") == file for each in sys.modules.values())
        if is_loaded and not self.loaded.swap(file, Path(file).read_bytes(), new):
            return {"result": "cold", "tests": self.everything(mutant["file"])}
        for nodeid in tests:
            item = self.items[nodeid]
            die_after(limit(item, self.seconds[nodeid]))
            if not self.passes(item):
                return {"result": "killed", "by": nodeid}
        # What is done while modules load was done without the flaw, and any test may live on it.
        if self.is_loading(mutant):
            return {"result": "cold", "tests": self.everything(mutant["file"])}
        return {"result": "survived"}

    def is_loading(self, mutant: Json) -> bool:
        """Whether its lines are done while modules load."""
        lines = range(mutant["line"], mutant["last"] + 1)
        return bool(self.loading[str(self.root / mutant["file"])].intersection(lines))


def chosen(
    items: list[pytest.Item], tests: list[list[str]], spared: list[str]
) -> list[pytest.Item]:
    """The tests of an area: below a path, with a word in their names, and none of the others."""
    return [
        item
        for item in items
        if any(item.nodeid.startswith(path) and word in item.nodeid for path, word in tests)
        and not any(word in item.nodeid for word in spared)
    ]


def for_new_processes(file: str, data: str) -> None:
    """Whoever is started from here, and what is imported only now, has the flaw, too."""
    os.environ.update(MUTANT_FILE=file, MUTANT_DATA=data)
    from tools.mutants.hook import sitecustomize  # noqa: F401 - installs itself


def in_child(work: Callable[[], Json], limit: float) -> Json | None:
    """What a forked child brings back; None if it died or took too long."""
    ear, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.setpgid(0, 0)
        os.close(ear)
        quietly(work, mouth)
    os.close(mouth)
    try:
        return hear(ear, time.monotonic() + limit)
    finally:
        os.close(ear)
        end(child)


def quietly(work: Callable[[], Json], mouth: int) -> None:
    """In the child: do the work, tell, and vanish without any farewell of pytest's."""
    code = 1
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        events = json.dumps(work()).encode()
        with os.fdopen(mouth, "wb") as pipe:
            pipe.write(events)
        code = 0
    finally:
        os._exit(code)


def hear(ear: int, end_at: float) -> Json | None:
    """Everything until the other end is closed."""
    text = b""
    while (left := end_at - time.monotonic()) > 0:
        if not select([ear], [], [], min(left, 3600))[0]:
            continue
        data = os.read(ear, 1 << 16)
        if not data:
            break
        text += data
    try:
        events: Json = json.loads(text)
    except ValueError:
        return None
    return events


def end(child: int) -> None:
    """End a child with its whole group."""
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    except PermissionError:  # a group of the dead, on some systems
        pass
    os.waitpid(child, 0)
