"""The driver of mutants, tried on a tiny package whose survivors are known."""

from __future__ import annotations

import ast
import signal
import subprocess
import sys
import time
from math import inf
from pathlib import Path

import pytest

from tests.laws.setups import SETUPS
from tests.processes import end_group, start
from tools.mutants import equivalent
from tools.mutants.__main__ import EQUIVALENT, main, report
from tools.mutants.areas import AREAS, BESIDE, GAMES, LAW_SETUPS, ROOT, Area, chosen
from tools.mutants.driver import BaselineFails, Tried, choose, find, try_area
from tools.mutants.kills import OF_THIS_FILE, Kills
from tools.mutants.limits import affordable
from tools.mutants.operators import flaws_of
from tools.mutants.source import Mutant, Source

SUMS = '''"""Sums – with a dash that takes three bytes."""

LIMIT = 3
UNUSED = "word"


def clamp(value: int) -> int:
    """At most LIMIT, and not below zero."""
    if value > LIMIT:
        return LIMIT
    return max(0, value)


def is_even(value: int) -> bool:
    """Never asked about an odd number by its test."""
    return value % 2 == 0


def never(value: int) -> int:
    """No test comes here."""
    return value


def loop(value: int) -> int:
    """A loop that a flaw makes endless."""
    while value:
        value = 0
    return value
'''
TESTS = """
import pytest

from tiny.sums import clamp, is_even, loop


def test_clamp():
    assert [clamp(each) for each in (-1, 0, 2, 3, 4, 9)] == [0, 0, 2, 3, 3, 3]


def test_is_even():
    assert is_even(4)


def test_loop():
    while True:  # nothing is heard of time being up, as in the callbacks of an event loop
        try:
            assert loop(2) == 0
            return
        except pytest.fail.Exception:
            pass
"""
MOVED = "LIMIT = int('3')\n\n\n" + SUMS[SUMS.index("def clamp") : SUMS.index("def is_even")]
TESTS_OF_CLAMP = TESTS[: TESTS.index("def test_is_even")].replace(", is_even, loop", "")
AREA = Area("tiny", ("tiny/*.py",), ("tests",))


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    for name, text in (("src/tiny/sums.py", SUMS), ("tests/test_sums.py", TESTS)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return tmp_path


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """An endless loop is believed in sooner here."""
    monkeypatch.setenv("MUTANT_LEAST_SECONDS", "5")


def tried(root: Path, known: dict[equivalent.Key, str] | None = None) -> Tried:
    found = Tried("tiny")
    try_area(AREA, root, 1000, "1", known or {}, found)
    return found


def lines_of(found: list[Mutant]) -> set[str]:
    return {each.after for each in found}


KNOWN_SURVIVORS = {
    "UNUSED = 'word_'",
    "if value >= LIMIT:",  # equivalent: the limit itself is returned either way
    "return value % 1 == 0",
    "return (value) + 1",
}


def test_the_known_holes_are_found_and_nothing_else(tiny: Path) -> None:
    found = tried(tiny)
    survived = lines_of(found.survivors)
    assert survived == KNOWN_SURVIVORS
    assert found.killed == found.total - len(found.survivors) > 10
    assert (tiny / "src/tiny/sums.py").read_text(encoding="utf-8") == SUMS
    assert all(SUMS.splitlines()[each.line - 1].strip() == each.before for each in found.survivors)


def keep_is_even(tiny: Path) -> None:
    """A part of it, for who wants some mutants and not all of them."""
    part = SUMS[SUMS.index("def is_even") : SUMS.index("def loop")]
    (tiny / "src/tiny/sums.py").write_text(part, encoding="utf-8")


def test_whom_its_own_tests_miss_is_tried_with_wider_ones(tiny: Path) -> None:
    """Those are not asked again; what nobody comes by stays alive."""
    keep_is_even(tiny)
    even = "from tiny.sums import is_even\n\n\ndef test_{0}():\n    assert is_even({0}) is {1}\n"
    (tiny / "tests/test_sums.py").write_text(even.format(4, True), encoding="utf-8")
    (tiny / "more").mkdir()
    (tiny / "more/test_more.py").write_text(even.format(3, False), encoding="utf-8")
    found = Tried("tiny")
    wider = Area("wider", AREA.files, ("tests", "more"))
    try_area(AREA, tiny, 1000, "1", {}, found, wider=wider)
    assert lines_of(found.survivors) == {"return (value) + 1"}
    kills = (tiny / "build/mutants/kills.txt").read_text(encoding="utf-8")
    assert kills.count("more/test_more.py::test_3") == 1 < kills.count("tests/test_sums.py::test_4")


def test_patience_ends_before_the_longest_tests() -> None:
    usual = {"a": 1.0, "b": 2.0, "c": 4.0}
    assert affordable(["a", "b", "c"], usual, inf) == ["a", "b", "c"]
    assert affordable(["a", "b", "c"], usual, 3.0) == ["a", "b"]
    assert affordable(["c", "a"], usual, 3.0) == ["c"], "somebody must be asked"
    assert affordable([], usual, 3.0) == []


def test_who_killed_before_is_asked_first_next_time(tiny: Path) -> None:
    keep_is_even(tiny)
    even = "from tiny.sums import is_even\n\n\ndef test_is_even():\n    assert is_even(4)\n"
    (tiny / "tests/test_sums.py").write_text(even, encoding="utf-8")
    tried(tiny)
    kills = Kills(tiny / "build" / "mutants" / "kills.txt")
    first = kills.worth("src/tiny/sums.py")
    assert first
    assert min(first.values()) >= OF_THIS_FILE
    beside = kills.worth("src/tiny/other.py")
    assert {test: OF_THIS_FILE * many for test, many in beside.items()} == first
    assert not kills.worth("src/elsewhere/sums.py")


def test_a_judged_one_is_not_counted_wherever_its_line_moves(tiny: Path) -> None:
    judged = ("src/tiny/sums.py", "clamp", "if value > LIMIT:", "if value >= LIMIT:")
    path = tiny / "src/tiny/sums.py"
    path.write_text(MOVED, encoding="utf-8")
    (tiny / "tests/test_sums.py").write_text(TESTS_OF_CLAMP, encoding="utf-8")
    found = tried(tiny, {judged: "the limit is returned either way"})
    assert found.equivalent == 1
    assert found.survivors == []
    assert found.share == 1


def test_only_a_file_of_tests_that_changed_is_measured_again(tiny: Path) -> None:
    """One that comes by no line of the sources is kept like others, one that is spared is not."""
    (tiny / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\n", encoding="utf-8")
    for name in ("test_table", "test_spared"):
        (tiny / f"tests/{name}.py").write_text("def test_it():\n    pass\n", encoding="utf-8")
    area = Area("tiny", ("tiny/*.py",), ("tests",), spared=("test_spared",))

    def measured() -> set[str]:
        try_area(area, tiny, 0, "1", {}, Tried("tiny"))
        return {path.name for path in (tiny / "build/mutants").rglob("*.json")}

    before = measured()
    assert {name.partition("-")[0] for name in before} == {"test_sums", "test_table"}
    (tiny / "tests/test_sums.py").write_text(TESTS + "\n", encoding="utf-8")
    (new,) = measured() - before
    assert new.startswith("test_sums-")


def test_tests_that_fail_without_a_mutant_are_named(tiny: Path) -> None:
    (tiny / "tests/test_sums.py").write_text(TESTS + "\n\ndef test_no():\n    assert 0\n")
    with pytest.raises(BaselineFails, match=r"test_sums\.py::test_no"):
        tried(tiny)


def test_a_seed_chooses_always_the_same(tiny: Path) -> None:
    one, again, other = (choose(AREA, tiny, 5, seed) for seed in ("1", "1", "2"))
    assert one == again != other
    assert len(one) == 5


def test_who_is_known_by_a_line_is_found_again_wherever_it_moves(tiny: Path) -> None:
    (one, *_) = choose(AREA, tiny, 1, "1")
    path = tiny / "src/tiny/sums.py"
    path.write_text(SUMS.replace("LIMIT = 3", "\n\nLIMIT = 3"), encoding="utf-8")
    (found,) = find(AREA, tiny, [one.key])
    assert (found.key, found.line) == (one.key, one.line + 2)
    assert find(AREA, tiny, [(one.file, one.where, "x = 1", "x = 2")]) == []


def test_every_mutant_is_another_program_whose_lines_stay(tiny: Path) -> None:
    source = Source(tiny / "src/tiny/sums.py", tiny)
    for error in flaws_of(source):
        mutant = error.mutant()
        if mutant is not None:
            data = mutant.applied_to(source.data)
            assert ast.dump(ast.parse(data)) != ast.dump(source.tree)
            assert data.count(b"\n") == source.data.count(b"\n")


WRITTEN = [
    ("a < b", {"a <= b", "a >= b"}),
    ("a is not b", {"a is b"}),
    ("a not in b", {"a in b"}),
    ("a and (b or c)", {"a or (b or c)", "a and (b and c)"}),
    ("not (a or b)", {" (a or b)", "not (a and b)"}),
    ("f(a, b, c)", {"f(b, a, c)"}),
    ("gcd(a, b)", set()),
    ("suppress(A, B)", set()),
    ("f(a,\n  b)", {"f(b, a)"}),
    ("min(a, b)", {"max(a, b)"}),
    ("any(a for a in b if c(a))", {"all(a for a in b if c(a))", "any(a for a in b if not (c(a)))"}),
    ("a << 2 | b", {"a >> 2 | b", "a << 2 & b", "a << 3 | b", "a << 1 | b"}),
    ("-a", {"a"}),
    ("f'{a + b} words'", {"f'{a - b} words'"}),
    ("'a sentence of words'", set()),
    ("'WORD'", {"'WORD_'"}),
    ("'utf-8'", set()),
    ("True", {"False"}),
    ("tuple[int, 'Name']", set()),
    ("row[1]", {"row[2]", "row[0]"}),
]


@pytest.mark.parametrize(("text", "others"), WRITTEN)
def test_what_becomes_of_an_expression(text: str, others: set[str], tmp_path: Path) -> None:
    assert flawed(f"x = ({text})\n", tmp_path) == {f"x = ({each})" for each in others}


STATEMENTS = [
    ("def f() -> None:\n    g()\n", {"pass"}),
    ("def f() -> None:\n    self.x = y\n", {"pass"}),
    ("def f() -> None:\n    x = y\n", set()),
    ("def f() -> None:\n    x += y\n", {"pass", "x -= y"}),
    ("def f() -> bool:\n    return g()\n", {"return not (g())"}),
    ("def f() -> int:\n    return g()\n", {"return (g()) + 1"}),
    ("def f() -> int | None:\n    return g()\n", {"return None"}),
    ("def f() -> list[int]:\n    return g()\n", {"return []"}),
    ("def f() -> None:\n    if g():\n        return\n", {"if not (g()):", "pass"}),
    ("def f() -> None:\n    raise Bad('two words')\n", {"pass"}),
    ("def f() -> None:\n    log.warning('match %s', a, b)\n", set()),
    ("def f(a: int = 5) -> None:\n    assert a < 5\n", {"def f(a: int = 6) -> None:"}),
    ("for a in b:\n    continue\n", {"break"}),
    ("__slots__ = ('a', 'b')\n", set()),
    ("if TYPE_CHECKING:\n    import a\n", set()),
]


@pytest.mark.parametrize(("text", "others"), STATEMENTS)
def test_what_becomes_of_a_statement(text: str, others: set[str], tmp_path: Path) -> None:
    found = flawed(text, tmp_path)
    assert others <= found <= others | {"def f(a: int = 4) -> None:"}


def flawed(text: str, folder: Path) -> set[str]:
    path = folder / "src.py"
    path.write_text(text, encoding="utf-8")
    made = (error.mutant() for error in flaws_of(Source(path, folder)))
    return {each.after for each in made if each is not None}


def test_every_area_has_files_and_tests() -> None:
    for area in AREAS:
        assert area.sources(ROOT), area.name
        paths = [each if isinstance(each, str) else each[0] for each in area.tests]
        assert all((ROOT / path).exists() for path in paths), area.name
    assert {area.name for area in chosen("dooom")} == {"dooom.rules", "dooom.view"}
    assert len(chosen("")) == len(AREAS) == len({area.name for area in AREAS})
    assert all((ROOT / "src/waystone/games" / folder).is_dir() for folder in GAMES)


def test_every_module_belongs_to_an_area_or_says_why_not() -> None:
    """Those without anything to go wrong in them need none."""
    held = {path for area in AREAS for path in area.sources(ROOT)}
    reasoned = {path for pattern in BESIDE for path in ROOT.glob(pattern)}
    package = [path for path in (ROOT / "src").rglob("*.py") if path not in held | reasoned]
    assert [path for path in package if flaws_of(Source(path, ROOT))] == []
    assert not held & reasoned, "whoever belongs to an area needs no reason"
    assert all([*ROOT.glob(pattern)] for pattern in BESIDE), "whoever is gone needs none either"


def test_the_laws_of_every_game_are_among_its_tests() -> None:
    assert set(LAW_SETUPS) == set(GAMES.values())
    usual = [f"{setup}]" for setup in SETUPS]
    for first in LAW_SETUPS.values():
        assert sum(name.startswith(first) for name in usual) == 1, first


def test_an_unknown_area_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "cellar"]) == 2
    assert "there is no area 'cellar'; there are kernel" in capsys.readouterr().err


def test_the_table_says_what_misses_the_goal(capsys: pytest.CaptureFixture[str]) -> None:
    mutant = Mutant("a.py", 3, "constant", "f", 0, 1, b"2", "return 1", "return 2")
    good, bad = Tried("good", 19, 1, [mutant]), Tried("bad", 18, 0, [mutant])
    assert report([good], "1") == 0
    assert report([good, bad], "1") == 1
    printed = capsys.readouterr().out
    assert "good survived: a.py:3  f  [constant]\n- return 1\n+ return 2\n" in printed
    assert "95.0 %" in printed
    assert "94.7 %" in printed


def test_the_judged_ones_are_well_formed_and_stand_in_the_code() -> None:
    for (file, where, before, _), reason in equivalent.read(EQUIVALENT).items():
        text = " ".join((ROOT / file).read_text(encoding="utf-8").split())
        assert before in text, f"{file} {where} no longer holds: {before}"
        assert len(reason) > 20, f"say why: {before}"


def test_a_judgement_without_a_reason_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "equivalent.txt"
    path.write_text("a.py f\n- x\n+ y\n", encoding="utf-8")
    with pytest.raises(equivalent.BadEntry, match="expected"):
        equivalent.read(path)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_stopping_it_leaves_no_process_and_no_change(how: signal.Signals, tiny: Path) -> None:
    """As Ctrl-C does it, while a mutant's tests are running."""
    note = tiny / "pid"
    slow = (
        "\n\ndef test_slow():\n    import os, time\n"
        f"    open({str(note)!r}, 'w').write(str(os.getpid()))\n    time.sleep(0.3)\n"
    )
    (tiny / "tests/test_sums.py").write_text(TESTS + slow, encoding="utf-8")
    words = (
        "import sys; from pathlib import Path; from tools.mutants import __main__ as it;"
        "from tests.tools.test_mutants import AREA; it.ROOT = Path(sys.argv[1]);"
        "it.chosen = lambda only: [AREA]; sys.exit(it.main(['--number', '1000']))"
    )
    command = [sys.executable, "-c", words, str(tiny)]
    process = start(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    while not (note.exists() and note.read_text()):
        time.sleep(0.02)
    process.send_signal(how)
    printed = process.communicate()[0]
    assert process.returncode == (130 if how == signal.SIGINT else 143), printed
    assert "Traceback" not in printed
    assert ("seed 1" in printed) == (how == signal.SIGINT)
    worker = Path("/proc") / note.read_text()
    assert not worker.exists() or "zombie" in (worker / "status").read_text()
    assert (tiny / "src/tiny/sums.py").read_text(encoding="utf-8") == SUMS
    end_group(process.pid)
