"""Chooses the mutants of an area, has them tried, and asks once more where one seems to live."""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, Final

from tools.mutants.areas import AREAS, ROOT, Area
from tools.mutants.equivalent import Key
from tools.mutants.kills import Kills
from tools.mutants.operators import flaws_of
from tools.mutants.source import Mutant, Source

HOOK: Final = Path(__file__).parent / "hook"
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
LEAST_SECONDS: Final = 120.0
TIMES_SLOWER: Final = 5.0
SECONDS_TO_PART: Final = 10.0
Json = dict[str, Any]


class BaselineFails(Exception):
    """Tests that fail without any mutant can say nothing about mutants."""


@dataclass
class Tried:
    """What became of an area's mutants."""

    name: str
    killed: int = 0
    equivalent: int = 0
    survivors: list[Mutant] = field(default_factory=list)
    tried: list[Key] = field(default_factory=list)

    @property
    def counted(self) -> int:
        """All that could be noticed."""
        return self.killed + len(self.survivors)

    @property
    def total(self) -> int:
        """All that were tried or judged."""
        return self.counted + self.equivalent

    @property
    def share(self) -> float:
        """How many of those were noticed."""
        return self.killed / self.counted


def choose(area: Area, root: Path, number: int, seed: str) -> list[Mutant]:
    """So many mutants of an area, always the same for a seed and a state of the files."""
    sources = [Source(path, root) for path in area.sources(root)]
    flaws = [error for source in sources for error in flaws_of(source)]
    random.Random(f"{seed} {area.name}").shuffle(flaws)
    made = (error.mutant() for error in flaws)
    real = (mutant for mutant in made if mutant is not None)
    return [mutant for mutant, _ in zip(real, range(number), strict=False)]


def find(area: Area, root: Path, keys: Collection[Key]) -> list[Mutant]:
    """The mutants of an area that are known by these, wherever their lines are now."""
    files = {key[0] for key in keys}
    sources = [Source(path, root) for path in area.sources(root)]
    flaws = [error for source in sources if source.name in files for error in flaws_of(source)]
    made = (error.mutant() for error in flaws)
    return [mutant for mutant in made if mutant is not None and mutant.key in keys]


def try_area(
    area: Area,
    root: Path,
    number: int,
    seed: str,
    known: dict[Key, str],
    tried: Tried,
    patience: float = inf,
    wider: Area | None = None,
) -> None:
    """Fill in what became of the mutants that a seed chooses."""
    try_these(area, root, choose(area, root, number, seed), known, tried, patience, wider)


def try_these(
    area: Area,
    root: Path,
    mutants: list[Mutant],
    known: dict[Key, str],
    tried: Tried,
    patience: float = inf,
    wider: Area | None = None,
) -> None:
    """Fill in what became of some mutants, one by one.

    Whom its own tests do not notice is tried with wider ones. Whom tests of so many seconds have
    not noticed counts as alive: others may still notice it.
    """
    tried.tried = [mutant.key for mutant in mutants]
    alive = [mutant for mutant in mutants if mutant.key not in known]
    tried.equivalent = len(mutants) - len(alive)
    if mutants and not alive:
        return  # all are judged: nobody has to be asked
    ask(area, root, alive, tried, patience)
    if wider is not None and tried.survivors:
        alive, tried.survivors = tried.survivors, []
        ask(wider, root, alive, tried, patience, asked=area)


def ask(
    area: Area,
    root: Path,
    mutants: list[Mutant],
    tried: Tried,
    patience: float,
    asked: Area | None = None,
) -> None:
    """Which of these do an area's tests notice? Not again those of an area that was asked."""
    whole = tried.killed + len(mutants)
    with TemporaryDirectory(prefix="mutants-") as folder:
        plan = write_plan(Path(folder), area, root, mutants, patience, asked)
        for events in bench(plan, area, root):
            if "number" not in events:
                begin(area, events)
                continue
            mutant = mutants[events["number"]]
            if is_noticed(events, plan, root):
                tried.killed += 1
            else:
                tried.survivors.append(mutant)
                say(f"\nnot noticed by {area.name}: {mutant}\n")
            progress(tried, whole)
    say("\n")


def begin(area: Area, events: Json) -> None:
    """The baseline is known."""
    if events["failed"]:
        raise BaselineFails("\n".join(events["failed"]))
    say(f"{area.name}: {events['tests']} tests, {events['seconds']:.0f} s\n")


def write_plan(
    folder: Path,
    area: Area,
    root: Path,
    mutants: list[Mutant],
    patience: float,
    asked: Area | None,
) -> Json:
    """What the bench needs to know; the flawed files lie in a folder of their own."""
    rows = []
    for number, mutant in enumerate(mutants):
        data = folder / f"{number}.py"
        original = (root / mutant.file).read_bytes()
        data.write_bytes(mutant.applied_to(original))
        last = mutant.line + original[mutant.start : mutant.end].count(b"\n")
        rows.append({"file": mutant.file, "line": mutant.line, "last": last, "data": str(data)})
    files = [path.relative_to(root).as_posix() for path in measured(area, root)]
    baseline = root / "build" / "mutants" / state_of(area, root)
    plan: Json = {"root": str(root), "files": files, "mutants": rows}
    plan |= {"tests": rows_of(area), "spared": area.spared}
    plan |= {"asked": rows_of(asked) if asked else [], "unasked": asked.spared if asked else ()}
    plan |= {"baseline": str(baseline), "path": str(folder / "plan.json")}
    plan |= {"seconds": str(folder / "seconds.json"), "patience": patience}
    plan |= {"kills": str(baseline.parent / "kills.txt")}
    (folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    return plan


def rows_of(area: Area) -> list[list[str]]:
    """Its tests, each a path and a word."""
    return [[each, ""] if isinstance(each, str) else list(each) for each in area.tests]


def measured(area: Area, root: Path) -> list[Path]:
    """The sources of all areas with the same tests: these are measured once for all of them."""
    kin = [area, *(each for each in AREAS if each.tests == area.tests)]
    return sorted({path for each in kin for path in each.sources(root)})


def state_of(area: Area, root: Path) -> str:
    """A checksum of what all tests of an area live on: a baseline is good for one state of it."""
    sum_ = hashlib.sha256(sys.version.encode())
    kits = (path for path in area.test_files(root) if not path.name.startswith("test_"))
    for path in (*measured(area, root), *kits):
        sum_.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return sum_.hexdigest()[:16]


def environment(root: Path, **more: str) -> dict[str, str]:
    """Sources of this root, quick and even luck in properties, and the hook for flaws."""
    path = os.pathsep.join(map(str, (HOOK, ROOT, root / "src")))
    even = {"PYTHONPATH": path, "HYPOTHESIS": "mutants", "PYTHONDONTWRITEBYTECODE": "1"}
    return {**os.environ, **even, **more}


def bench(plan: Json, area: Area, root: Path) -> Iterator[Json]:
    """Everything that the bench tells."""
    paths = sorted({path for path, _ in plan["tests"] if (root / path).exists()})
    ear, mouth = os.pipe()
    env = environment(root, MUTANTS_PLAN=plan["path"], MUTANTS_OUT=str(mouth))
    words = [*PYTEST, "-p", "tools.mutants.plugin", *area.words, *paths]
    with group(words, root, env, mouth) as process, os.fdopen(ear, encoding="utf-8") as lines:
        os.close(mouth)
        heard = 0
        for line in lines:
            heard += 1
            yield json.loads(line)
        if not heard:
            raise BaselineFails(process.communicate()[0] or "nothing was told")


@contextmanager
def group(
    words: list[str], root: Path, env: dict[str, str], *kept: int
) -> Iterator[subprocess.Popen[str]]:
    """A program that does not outlive its use, nor does anything that it started."""
    process = subprocess.Popen(
        words,
        cwd=root,
        env=env,
        pass_fds=kept,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if kept else subprocess.DEVNULL,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.terminate()  # a child of the bench has a group of its own, which only that ends
        with suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS_TO_PART)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def is_noticed(events: Json, plan: Json, root: Path) -> bool:
    """What the bench can't tell is tried in a process that was born with the flaw.

    Tables that are made while modules load are right in the bench, and wrong in that process.
    """
    if events["result"] != "cold":
        return bool(events["result"] == "killed")
    mutant = plan["mutants"][events["number"]]
    usual = json.loads(Path(plan["seconds"]).read_text(encoding="utf-8"))
    env = environment(
        root,
        MUTANT_FILE=str(root / mutant["file"]),
        MUTANT_DATA=mutant["data"],
        MUTANT_SECONDS=plan["seconds"],
        MUTANT_KILLER=mutant["data"] + ".killer",
    )
    names = Path(mutant["data"]).with_suffix(".tests")
    names.write_text("\n".join(events["tests"]), encoding="utf-8")
    most = LEAST_SECONDS + TIMES_SLOWER * sum(usual[each] for each in events["tests"])
    with group([*PYTEST, "-p", "tools.mutants.limits", f"@{names}"], root, env) as process:
        try:
            is_noticed = process.wait(most) != 0
        except subprocess.TimeoutExpired:
            return True
    killer = Path(env["MUTANT_KILLER"])
    if killer.exists():
        Kills(Path(plan["kills"])).note(mutant["file"], killer.read_text(encoding="utf-8"))
    return is_noticed


def progress(tried: Tried, whole: int) -> None:
    """How far it is; one line that is written over on a terminal."""
    end = "\r" if sys.stdout.isatty() else "\n"
    if sys.stdout.isatty() or tried.counted % 10 == 0 or tried.counted == whole:
        alive = len(tried.survivors)
        say(f"{tried.name}: {tried.counted} of {whole}, {tried.killed} killed, {alive} alive{end}")


def say(text: str, to: IO[str] | None = None) -> None:
    """At once."""
    print(text, end="", flush=True, file=to)
