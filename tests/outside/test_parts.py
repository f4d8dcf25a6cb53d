"""The parts of a bot from outside, each by itself: no match is played."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.processes import PATIENCE
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import WORD, SeededDice
from waystone.outside import naming, programs
from waystone.outside.files import class_in, load
from waystone.outside.naming import BadBot, Source
from waystone.outside.programs import Program, ProgramBot, ProgramFailed, ProgramPool, hello

EXTRIKATE = find_game("extrikate")


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    """No program outlives a test."""
    yield
    programs.end_all()


class Asked:
    """A program that says the same to everything, and notes what it was asked."""

    command = ("asked",)

    def __init__(self, *says: str) -> None:
        self.says = [*says]
        self.lines: list[tuple[dict[str, Any], float]] = []
        self.graces: list[float] = []

    def ask(self, line: bytes, seconds: float) -> bytes:
        self.lines.append((json.loads(line), seconds))
        return (self.says.pop(0) + "\n").encode()

    def end(self, grace: float) -> None:
        self.graces.append(grace)


def bot_of(program: Asked, seconds: float = 3.0) -> ProgramBot:
    return ProgramBot(cast(Any, SimpleNamespace(program=program)), seconds, EXTRIKATE.open({}))


def test_what_was_heard_is_told_once_with_the_next_decision() -> None:
    program = Asked('{"action": "roll"}', '{"action": "roll", "phase": "inside"}')
    bot, legal = bot_of(program), [EXTRIKATE.open({}).alphabet.parse("roll")]
    bot.watch(["one"], cast(Any, None))  # type: ignore[list-item]
    bot.watch(["two"], cast(Any, None))  # type: ignore[list-item]
    assert bot.choose(cast(Any, {"seat": 0}), legal).text == "roll"
    assert bot.phase == ""
    bot.watch(["three"], cast(Any, None))  # type: ignore[list-item]
    bot.choose(cast(Any, {"seat": 0}), legal)
    assert bot.phase == "inside"
    first, second = (line for line, _ in program.lines)
    assert first == {
        "type": "choose",
        "seconds": 3.0,
        "heard": ["one", "two"],
        "view": {"seat": 0},
        "legal": ["roll"],
    }
    assert second["heard"] == ["three"]
    assert [seconds for _, seconds in program.lines] == [3.0, 3.0]


@pytest.mark.parametrize("said", ["roll", "{}", '{"action": "fly"}'])
def test_who_says_something_else_is_ended_at_once(said: str) -> None:
    program = Asked(said)
    with pytest.raises(ProgramFailed, match="the program 'asked' said") as failed:
        bot_of(program).choose(cast(Any, None), [])
    assert (failed.value.code, program.graces) == ("BAD_BOT", [0])


def test_what_can_not_be_used_has_a_code_and_a_reason() -> None:
    error = BadBot("why")
    assert (error.code, error.message, str(error)) == ("BAD_BOT", "why", "why")


def test_a_program_comes_to_its_own_end_when_its_input_does(tmp_path: Path) -> None:
    file = tmp_path / "end"
    program = Program(["sh", "-c", f"cat > /dev/null; echo bye > {file}"])
    program.end(grace=PATIENCE)
    assert file.read_text() == "bye\n"
    assert program.process.returncode == 0


def test_who_goes_on_after_its_time_is_ended(tmp_path: Path) -> None:
    program = Program(["sleep", "600"])
    program.end(grace=0)
    assert program.process.returncode == -9


def test_who_answers_nothing_in_time_is_ended_at_once() -> None:
    program = Program(["sleep", "600"])
    with pytest.raises(ProgramFailed, match=r"did not answer within 0\.01 s"):
        program.ask(b"{}", 0.01)
    assert program.process.returncode == -9
    assert program not in programs._RUNNING


@pytest.mark.parametrize("code", [0, 3])
def test_who_ends_without_an_answer_is_told_of_at_once(code: int) -> None:
    program = Program(["sh", "-c", f"exit {code}"])
    said = rf"ended without an answer \(exit code {code}\)"
    with pytest.raises(ProgramFailed, match=said):
        program.ask(b"{}", 10 * PATIENCE)


def test_nobody_waits_for_a_program_when_the_process_ends() -> None:
    assert Program(["cat"])._carrier.daemon


def test_hello_says_by_name_what_a_program_needs_to_know() -> None:
    rules = EXTRIKATE.open({"lives": "2"})
    told = json.loads(hello(rules, SeededDice(1), Budget(7, 0.5, lambda: 0.0)))
    assert told == {
        "type": "hello",
        "protocol": 1,
        "game": "extrikate",
        "rules": rules.info.version,
        "settings": {"lives": "2"},
        "seed": SeededDice(1).roll(WORD),
        "nodes": 7,
        "seconds": 0.5,
    }


def test_what_can_not_be_started_says_why(tmp_path: Path) -> None:
    with pytest.raises(ProgramFailed, match="can't be started: Permission denied"):
        Program([str(tmp_path)])


def test_a_line_without_an_answer_is_told_too(tmp_path: Path) -> None:
    program = Program(["cat"])
    program.tell(b"hello")
    assert program.ask(b"choose", PATIENCE) == b"hello\n"


def test_a_process_that_ended_takes_no_other_match() -> None:
    pool = ProgramPool(["cat"], PATIENCE)
    running, gone = Program(["cat"]), Program(["cat"])
    gone.end()
    pool.take_back(running)
    pool.take_back(gone)
    assert pool.idle == [running]
    rules = EXTRIKATE.open({})
    bot = pool.seat(rules, SeededDice(1), Budget(7, 0.5, lambda: 0.0))
    assert isinstance(bot, ProgramBot)
    assert (bot.program, bot.seconds, pool.idle) == (running, PATIENCE, [])
    said = running.ask(b"", PATIENCE)
    assert said == hello(rules, SeededDice(1), Budget(7, 0.5, lambda: 0.0)) + b"\n"
    assert {running} <= programs._RUNNING
    del bot
    assert pool.idle == [running]


def test_where_there_are_no_groups_the_program_alone_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    killed: list[str] = []
    process = cast(Any, SimpleNamespace(pid=0, kill=lambda: killed.append("it")))
    monkeypatch.delattr(os, "killpg")
    programs._end_group(process)
    assert killed == ["it"]
    groups: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "killpg", lambda *words: groups.append(words), raising=False)
    programs._end_group(process)
    assert (killed, groups) == (["it"], [(0, signal.SIGKILL)])


NAMED = """
import waystone
class Told(waystone.Bot):
    \"\"\"Plays anything.

    Whatever comes first.
    \"\"\"
    def __init__(self, budget, rules): self.given = budget, rules
    def choose(self, view, legal): return legal[0]
class Silent(waystone.Bot):
    def choose(self, view, legal): return legal[0]
"""


def test_a_class_is_described_by_its_first_line_or_its_file(tmp_path: Path) -> None:
    path = tmp_path / "named.py"
    path.write_text(NAMED, "utf-8")
    told = class_in(path, "Told", "mine")
    assert (told.name, told.summary, told.slow) == ("mine", "Plays anything.", True)
    assert class_in(path, "Silent", "other").summary == "a bot of named.py"
    rules, dice, budget = EXTRIKATE.open({}), SeededDice(1), Budget(1, 0.0, lambda: 0.0)
    assert vars(told.make(rules, dice, budget))["given"] == (budget, rules)


def test_two_files_of_one_name_are_two_modules(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "bot.py").write_text(f"where = {folder!r}\n", "utf-8")
    one, other = (load(tmp_path / folder / "bot.py") for folder in ("a", "b"))
    assert (one.where, other.where) == ("a", "b")
    assert one.__name__ != other.__name__
    assert one.__name__ == f"waystone_outside_{tmp_path.as_posix().replace('/', '_')}_a_bot"


def test_a_bot_is_registered_once_in_each_process(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Source] = []
    monkeypatch.setattr(naming, "_REGISTERED", set())
    monkeypatch.setattr(naming, "_kind", made.append)
    monkeypatch.setattr(EXTRIKATE, "add_bot", lambda kind: None)
    one, other = Source("extrikate", "a", "program:a"), Source("extrikate", "a", "program:a", 1.0)
    assert one.seconds == 10.0
    naming.register([one, one, other])
    naming.register([other])
    assert made == [one, other]


def test_what_a_program_said_is_shown_sign_by_sign_and_what_was_expected_of_it() -> None:
    """Whatever bytes it wrote: who reads the complaint wants to see them."""
    odd, most = ValueError("odd"), programs.MOST_BYTES
    wanted = 'odd; expected one line like {"action": "…"}'
    shown = "x" * programs._SHOWN
    for said, complaint in (
        (b"fly\n", f"said 'fly': {wanted}"),
        (b"\xff\xfefly\n\n", f"said '\ufffd\ufffdfly': {wanted}"),
        (b"", f"said '': {wanted}"),
        (shown.encode() + b"y", f"said '{shown}': {wanted}"),
        (b"x" * (most - 1), f"said '{shown}': {wanted}"),
        (b"x" * most, f"said more than {most:,} bytes without a line break: '{shown}' …"),
    ):
        assert programs._complaint(said, odd, []) == complaint


def test_a_name_that_somebody_has_is_counted_on() -> None:
    for name, found in (
        ("mine", "mine"),
        ("searcher", "searcher-2"),
        ("easy", "easy-2"),
        ("random", "random-2"),
    ):
        assert naming._free_name(EXTRIKATE, name) == found
    known = cast(Any, SimpleNamespace(bots=dict.fromkeys(("mine", "mine-2", "mine-4"))))
    assert naming._free_name(known, "mine") == "mine-3"
