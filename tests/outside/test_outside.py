"""Bots from files and programs: what they may be, and what is said when they fail."""

import json
import os
import sys
from collections.abc import Iterator
from multiprocessing import Process
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.cli.command import call
from tests.processes import PATIENCE
from waystone.catalogue import find_game
from waystone.cli.bringing import host_bots
from waystone.kernel.action import Action
from waystone.kernel.errors import IllegalAction, UnknownName
from waystone.match.model import Guest
from waystone.match.wishes import place_for
from waystone.outside import naming, programs
from waystone.outside.naming import BadBot, bring, is_source

BOTS = Path(__file__).parents[2] / "examples" / "bots"
EXTRIKATE = find_game("extrikate")


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test has brought is gone after it, and so are its programs."""
    for game in ("extrikate", "delve-and-dash"):
        monkeypatch.setattr(find_game(game), "_all_bots", dict(find_game(game).bots))
    monkeypatch.setattr(naming, "_REGISTERED", set())
    yield
    programs.end_all()


def script(folder: Path, text: str) -> str:
    """A program that does this, on the command line of a shell."""
    path = folder / "script.py"
    path.write_text(text, "utf-8")
    return f"program:{sys.executable} {path}"


LOGS = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    open("log", "a").write(f"{os.getpid()} {asked['type']} {line}")
    if asked["type"] == "choose":
        print(json.dumps({"action": asked["legal"][0]}), flush=True)
"""


def simulated(bots: str, *more: str) -> str:
    done = call("simulate", "extrikate", "--bots", bots, "--games", "2", *more)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("stroller.py:Stroller", "stroller"),
        (f"program:{sys.executable} first.py", "first"),
        ("program:sh first.sh", "first"),
        ("mine=program:sh first.sh", "mine"),
    ],
)
def test_it_plays_under_its_name(source: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BOTS)
    assert f"│ {name}" in simulated(f"{source},easy")


def test_two_players_of_one_kind_are_two_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    both = script(tmp_path, LOGS)
    simulated(f"{both},{both}")
    lines = Path("log").read_text().splitlines()
    assert len({line.split()[0] for line in lines}) == 2


def test_workers_know_the_same_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BOTS)
    one = simulated("stroller.py:Stroller,program:sh first.sh", "--workers", "2")
    assert "│ stroller" in one
    assert "│ first" in one


FAILURES = {
    "ends": ("", "ended without an answer (exit code 0)"),
    "ends badly": ("raise SystemExit(3)", "ended without an answer (exit code 3)"),
    "says something else": (
        "print('roll', flush=True); input()\nwhile input(): pass",
        "said 'roll'",
    ),
    "says something long": (
        "print('y' * 199 + 'z_' + 'x' * 50, flush=True)\nwhile input(): pass",
        f"said '{'y' * 199}z'",
    ),
    "says something with a line's end": (
        "print('roll_', flush=True)\nwhile input(): pass",
        "said 'roll_':",
    ),
    "names nothing": ("print('{}', flush=True)\nwhile input(): pass", "missing required field"),
    "names no action": (
        'print(\'{"action": "fly"}\', flush=True)\nwhile input(): pass',
        "there is no action 'fly'; one is, for instance, 'roll' (legal now: roll)",
    ),
    "says too much": ("print('x' * 2_000_000, flush=True)\nwhile input(): pass", "1,000,000 bytes"),
}


@pytest.mark.parametrize("name", FAILURES)
def test_a_program_that_fails_is_told_of(name: str, tmp_path: Path) -> None:
    text, said = FAILURES[name]
    done = call("simulate", "extrikate", "--bots", f"{script(tmp_path, text)},easy", "--games", "2")
    assert done.returncode == 1
    assert "the program" in done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_gone(pid: int) -> bool:
    """Whether it has ended; the system, which adopts it, waits for it when it likes."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return not is_alive(pid)


# A shell begins at once, also where the machine is busy: nothing may depend on its speed.
HANGS = """
sleep 600 &
echo $$ $! > pids
wait
"""


def test_who_takes_too_long_is_ended_with_all_it_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hangs.sh").write_text(HANGS, "utf-8")
    source = "program:sh hangs.sh,easy"
    done = call("simulate", "extrikate", "--bots", source, "--games", "2", "--bot-seconds", "5")
    assert done.returncode == 1
    assert "did not answer within 5 s" in done.stderr
    pids = [int(each) for each in Path("pids").read_text().split()]
    assert len(pids) == 2
    assert not is_alive(pids[0])
    with pytest.raises(ChildProcessError):
        os.waitpid(pids[0], os.WNOHANG)  # nobody is left behind as a zombie of ours
    deadline = monotonic() + PATIENCE
    while not is_gone(pids[1]):
        assert monotonic() < deadline, "what a program has started goes on"
        sleep(0.01)


def test_a_program_goes_on_to_the_next_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    simulated(f"{script(tmp_path, LOGS)},easy", "--games", "4")
    lines = [line.split()[:2] for line in Path("log").read_text().splitlines()]
    assert len({pid for pid, _ in lines}) == 1
    assert sum(kind == "hello" for _, kind in lines) == 4


def test_hello_says_all_that_its_page_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fields of docs/protocol/program.md; a program of somebody else's reads them by name."""
    monkeypatch.chdir(tmp_path)
    words = ("--nodes", "7", "--think", "0.5", "--set", "lives=2")
    simulated(f"{script(tmp_path, LOGS)},easy", *words, "--seed", "4")
    lines = [line.split(" ", 2)[2] for line in Path("log").read_text().splitlines()]
    told = [json.loads(line) for line in lines]
    hello, again = (each for each in told if each["type"] == "hello")
    seeds = [each.pop("seed") for each in (hello, again)]
    assert hello == again
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "extrikate",
        "rules": EXTRIKATE.open({}).info.version,
        "settings": {"lives": "2"},
        "nodes": 7,
        "seconds": 0.5,
    }
    assert all(0 < seed <= 1 << 32 for seed in seeds)
    assert seeds[0] != seeds[1], "each match has luck of its own"
    asked = next(each for each in told if each["type"] == "choose")
    assert {*asked} == {"type", "seconds", "heard", "view", "legal"}
    assert (asked["seconds"], asked["view"]["step"]) == (10.0, "turn_start")
    assert "roll" in asked["legal"]


@pytest.mark.parametrize(("legal", "said"), [(8, "h)"), (9, "h, … (9 in all))")])
def test_who_names_no_action_is_offered_eight(legal: int, said: str) -> None:
    actions = [
        Action(at, letter, -1, False, False) for at, letter in enumerate("abcdefghi"[:legal])
    ]
    complaint = programs._complaint(b"fly\n", IllegalAction("UNKNOWN_ACTION", "no"), actions)
    assert complaint.endswith(f"(legal now: a, b, c, d, e, f, g, {said}")


def test_of_what_a_program_is_up_to_forty_letters_are_shown() -> None:
    pool = programs.ProgramPool(["cat"], PATIENCE)
    rules = EXTRIKATE.open({})
    bot = programs.ProgramBot(programs.Lease(pool, programs.Program(["cat"])), PATIENCE, rules)
    said = json.dumps({"action": "roll", "phase": "p" * 39 + "ha"}).encode()
    assert bot._understood(said, []).text == "roll"
    assert bot.phase == "p" * 39 + "h"


def test_who_has_ended_is_not_ended_again() -> None:
    """Its number may be somebody else's by then."""
    program = programs.Program(["cat"])
    assert program in programs._RUNNING
    program.end()
    assert program not in programs._RUNNING


def begin_and_go() -> None:
    """Starts a program, and ends without another word when that has begun."""
    programs.Program(["sh", "-c", "echo $$ > pid; sleep 600"])
    while not (Path("pid").exists() and Path("pid").read_text().endswith("\n")):
        sleep(0.01)


def test_a_program_ends_with_the_worker_that_started_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where its parent has had programs before: they would go on for ever, unknown."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(programs, "_ENDING_WITH", set())
    programs.Program(["true"]).end()
    worker = Process(target=begin_and_go)
    worker.start()
    worker.join(PATIENCE)
    pid = int(Path("pid").read_text())
    deadline = monotonic() + PATIENCE
    while not is_gone(pid):
        assert monotonic() < deadline, "it goes on"
        sleep(0.01)


def test_it_hears_what_its_seat_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no more: of another seat's secret choice only that it was made (DD-17)."""
    monkeypatch.chdir(tmp_path)
    words = ("simulate", "delve-and-dash", "--bots", f"squire,{script(tmp_path, LOGS)}")
    assert call(*words, "--games", "1", "--set", "mode=duel").returncode == 0
    told = Path("log").read_text("utf-8")
    assert '"kind":"waystone_chosen","seat":0' in told
    assert '"kind":"waystone_placed","seat":0' not in told
    assert '"seat":1' in told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nowhere.py:Bot", "there is no such file"),
        ("stroller.py", "expected path/to/file.py:Class"),
        ("stroller.py:Nobody", "there is no class Nobody; bots in this file: Stroller"),
        ("stroller.py:waystone", "no class derived from waystone.Bot"),
        ("program:", "expects a command"),
        ("program:'", "no closing quotation"),
        ("program:surely-not-there --fast", "there is no such command"),
        ("knight", "expected path/to/file.py:Class or program:COMMAND"),
    ],
)
def test_what_can_not_be_brought_is_refused_with_a_reason(
    text: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BOTS)
    with pytest.raises((BadBot, programs.ProgramFailed), match=said):
        bring(EXTRIKATE, text)


BAD = """
import waystone
class Bad(waystone.Bot):
    def __init__(self, table): ...
    def choose(self, view, legal): ...
"""


def test_a_file_with_a_mistake_says_which(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(BAD, "utf-8")
    with pytest.raises(BadBot, match=r"Bad\(table\): a bot may ask for rules, dice, budget only"):
        bring(EXTRIKATE, f"{path}:Bad")
    path.write_text("1 / 0\n")
    with pytest.raises(BadBot, match="can't be loaded: ZeroDivisionError"):
        bring(EXTRIKATE, f"{path}:Bad")


BESIDE = """
import waystone
from its_neighbour import FIRST
class First(waystone.Bot):
    def choose(self, view, legal): return legal[FIRST]
"""


def test_a_file_may_import_what_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "its_neighbour.py").write_text("FIRST = 0\n", "utf-8")
    (tmp_path / "first.py").write_text(BESIDE, "utf-8")
    try:
        bring(EXTRIKATE, f"{tmp_path / 'first.py'}:First")
        again = bring(EXTRIKATE, f"again={tmp_path / 'first.py'}:First")
    finally:
        sys.modules.pop("its_neighbour", None)
    assert again.name == "again"
    assert sys.path.count(str(tmp_path)) == 1, "twice brought, once on the path"


NOTED = """
from __future__ import annotations
from dataclasses import dataclass
import waystone
@dataclass
class Note:
    times: int = 0
class Noting(waystone.Bot):
    def __init__(self): self.note = Note()
    def choose(self, view, legal): return legal[self.note.times]
"""


def test_a_file_may_have_data_classes_of_its_own(tmp_path: Path) -> None:
    """Those look for the module that they are written in among all modules."""
    (tmp_path / "noting.py").write_text(NOTED, "utf-8")
    assert bring(EXTRIKATE, f"{tmp_path / 'noting.py'}:Noting").name == "noting"


def test_names_that_are_taken_are_not_taken_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BOTS)
    assert bring(EXTRIKATE, "stroller.py:Stroller").name == "stroller"
    assert bring(EXTRIKATE, "program:sh first.sh").name == "first"
    assert bring(EXTRIKATE, f"program:{sys.executable} first.py").name == "first-2"
    with pytest.raises(UnknownName, match="there is a bot 'easy' already"):
        bring(EXTRIKATE, "easy=program:sh first.sh")


FIVE = "".join(
    f"class {name}(waystone.Bot):\n    def choose(self, view, legal): return legal[0]\n"
    for name in ("MyBot", "ABot2", "plain", "_Inner", "Two_Words")
)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("five.py:MyBot", "my-bot"),
        ("five.py:ABot2", "a-bot2"),
        ("five.py:plain", "plain"),
        ("five.py:Two_Words", "two-words"),
        ("program:sh", "sh"),
        ("program:sh 'My  Bot_1.v2.sh'", "my-bot-1-v2"),
        ("program:sh --fast nowhere.sh", "sh"),
        ("program:sh ___.sh", "program"),
        (f"program:sh {'n' * 30}.sh", "n" * 24),
    ],
)
def test_who_has_no_name_is_called_by_file_or_class(
    text: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "five.py").write_text(f"import waystone\n{FIVE}", "utf-8")
    for file in ("My  Bot_1.v2.sh", "___.sh", f"{'n' * 30}.sh"):
        (tmp_path / file).touch()
    assert bring(EXTRIKATE, text).name == name
    assert EXTRIKATE.bots[name].slow, "nobody waits for it where bots are quick"
    assert EXTRIKATE.bots[name].name == name


def test_of_what_is_refused_eighty_letters_are_told() -> None:
    with pytest.raises(BadBot, match=f"not '{'x' * 80}'$"):
        bring(EXTRIKATE, "x" * 90)
    with pytest.raises(BadBot, match=f"^program:'{'x' * 79}: no closing"):
        bring(EXTRIKATE, f"program:'{'x' * 90}")


@pytest.mark.parametrize("name", ["knight", "bot:knight", "program", "a:b", ""])
def test_names_of_the_catalogue_are_no_sources(name: str) -> None:
    assert not is_source(name)


@pytest.mark.parametrize("source", ["program:sh first.sh", "stroller.py:Stroller"])
def test_who_asks_over_the_network_gets_no_such_bot(
    source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a wish names is looked up among registered names, and nothing else."""
    monkeypatch.chdir(BOTS)
    with pytest.raises(UnknownName, match="there is no bot"):
        place_for(EXTRIKATE, Guest("g", "guest"), f"bot:{source}")


def test_a_host_names_the_bots_that_guests_may_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BOTS)
    prepare = host_bots(["extrikate:strange=program:sh first.sh"], PATIENCE)
    assert "strange" in EXTRIKATE.bots
    assert EXTRIKATE.bot("strange").slow
    prepare()  # in a forked worker, which knows it already
    done = call("serve", "--bot", "extrikate=program:sh first.sh")
    assert done.returncode == 2
    assert "--bot: expected GAME:NAME=" in done.stderr
