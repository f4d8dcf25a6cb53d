"""Words of a command line, one by one: what is a number, a name, a setting, a file."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentTypeError
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import call
from waystone.cli import files, host, parser
from waystone.cli.output import BadUse, Output
from waystone.kernel.errors import WaystoneError


@pytest.mark.parametrize(
    ("text", "found"), [("3", 3), ("-2", -2), ("9", 9), ("007", 7), ("-03", -3)]
)
def test_a_whole_number_within_bounds(text: str, found: int) -> None:
    assert parser.whole(-3, 9)(text) == found


@pytest.mark.parametrize(
    "text", ["", "-", "x", "1.0", "10", "-4", "٣", "+1", " 1", "1_0", "--1", "0" * 18 + "1"]
)
def test_what_is_no_number_within_bounds(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="from -3 to 9"):
        parser.whole(-3, 9)(text)


def test_leading_zeros_count_for_the_length_of_a_number() -> None:
    assert parser.whole(0, 9)("0" * 17 + "5") == 5


@pytest.mark.parametrize(("text", "found"), [("0.001", 0.001), ("3600", 3600.0), ("1e3", 1000.0)])
def test_seconds_are_above_none_and_at_most_an_hour(text: str, found: float) -> None:
    assert parser.seconds(text) == found


@pytest.mark.parametrize("text", ["0", "-1", "3600.1", "nan", "inf", "soon", ""])
def test_other_seconds_are_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="seconds"):
        parser.seconds(text)


def test_settings_and_names() -> None:
    assert parser.setting("a=b=c") == ("a", "b=c")
    assert parser.setting("a=") == ("a", "")
    assert parser.names(" a, b ,c") == ("a", "b", "c")
    assert parser.gathered([("a", "1"), ("b", "1")]) == {"a": "1", "b": "1"}
    with pytest.raises(BadUse, match="'a'"):
        parser.gathered([("a", "1"), ("a", "1")])
    for text in ("a", "=b", ""):
        with pytest.raises(ArgumentTypeError):
            parser.setting(text)
    for text in ("a,,b", ",", ""):
        with pytest.raises(ArgumentTypeError):
            parser.names(text)
    assert parser.sentence("maps of Dooom") == "Maps of Dooom."


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("gmaes",), "did you mean 'games'?"),
        (("x" * 90,), f"'{'x' * 80}'"),
        (("games", "--jsno"), "'--jsno'"),
        (("games", "--jsno=3"), "did you mean '--json'?"),
        (("games", f"--{'y' * 90}"), f"'--{'y' * 78}'"),
        (("games", "more"), "'more'"),
        (("--json",), "'--json'"),
    ],
)
def test_a_word_that_belongs_nowhere_has_a_hint(words: tuple[str, ...], said: str) -> None:
    done = call(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("waystone: ")
    assert said in done.stderr


def test_nobody_who_stops_reading_is_an_error_of_ours() -> None:
    with pytest.raises(BrokenPipeError):
        Output().on_broken_pipe()


# Files


def test_a_place_for_a_record_is_new_and_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.check_new(tmp_path / "new.record")
    (tmp_path / "old.record").touch()
    (tmp_path / "lost").symlink_to(tmp_path / "nowhere")
    for name in ("old.record", "lost"):
        with pytest.raises(BadUse, match="already"):
            files.check_new(tmp_path / name)
    with pytest.raises(BadUse, match="nowhere"):
        files.check_new(tmp_path / "nowhere" / "new.record")
    asked: list[int] = []
    monkeypatch.setattr(os, "access", lambda path, how: asked.append(how))
    with pytest.raises(BadUse, match="written"):
        files.check_new(tmp_path / "new.record")
    with pytest.raises(BadUse, match="written"):
        files.RecordFolder(str(tmp_path / "folder"), 3)
    assert asked == [os.W_OK | os.X_OK] * 2


def test_a_record_goes_beside_one_of_its_name(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    found = [files.write_new(path, f"text {number}") for number in range(3)]
    assert [each.name for each in found] == ["match.record", "match-2.record", "match-3.record"]
    assert [each.read_text() for each in found] == ["text 0", "text 1", "text 2"]
    assert oct(found[0].stat().st_mode & 0o777) == oct(0o666 & ~files._umask())


def test_whoever_stops_in_the_middle_of_a_file_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        files.write_file(tmp_path / "file", b"text")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("games", "names"), [(1, ["game-0"]), (10, ["game-0"]), (11, ["game-00"]), (101, ["game-000"])]
)
def test_records_of_a_simulation_are_numbered_alike(
    games: int, names: list[str], tmp_path: Path
) -> None:
    files.RecordFolder(str(tmp_path), games).keep({0: "text"})
    assert [path.stem for path in tmp_path.iterdir()] == names
    with pytest.raises(BadUse, match="holds records already"):
        files.RecordFolder(str(tmp_path), games)


@pytest.mark.parametrize(
    ("content", "place"),
    [(b"\xff", "line 1, column 1"), (b"ab\nc\xffd", "line 2, column 2")],
)
def test_what_is_no_text_is_told_with_its_place(
    content: bytes, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(content)))
    with pytest.raises(BadUse, match=r"^-: ") as refused:
        files.opened_record("-")
    assert place in str(refused.value)
    assert "0xff" in str(refused.value)


@pytest.mark.parametrize("name", ["nowhere.record", ".", "a\0b", "no-record"])
def test_what_can_not_be_read_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "no-record").write_text("nothing")
    with pytest.raises(BadUse) as refused:
        files.opened_record(name)
    assert str(refused.value).startswith(f"{name}: ")
    with pytest.raises((files.Unreadable, WaystoneError)):
        files.read_record(name)


# The host's answers


def test_an_answer_is_told_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    entry: dict[str, Any] = {
        "game": "dooom",
        "board": "gold",
        "match": "m1",
        "guest": "g1",
        "name": "Ada",
        "figures": {"gold": 3, "rounds": 9},
        "date": 0,
        "hidden": True,
        "mark": "program",
    }
    told = {"entries": [entry, {**entry, "hidden": False, "mark": ""}]}
    answers: list[dict[str, Any]] = [told, {"entries": []}, {"bans": []}, {}]
    for answer in answers:
        host.tell(answer)
    ban = {"who": "203.0.113.7", "until": 0, "why": "floods"}
    host.tell({"bans": [ban, {**ban, "why": ""}]})
    when = host.moment(0)
    plain = f"dooom gold  match m1  guest g1  'Ada'  gold=3 rounds=9  {when}"
    assert capsys.readouterr().out.splitlines() == [
        f"{plain}  hidden  program",
        plain,
        "no entries",
        "no bans",
        "done",
        f"203.0.113.7  until {when}  floods",
        f"203.0.113.7  until {when}",
    ]
    assert "1970-01-01" in when


def test_what_a_server_refuses_or_does_not_understand_is_one_sentence() -> None:
    assert host.understood(b'{"a": 1}') == {"a": 1}
    with pytest.raises(BadUse, match="its answer is no JSON"):
        host.understood(b"<html>")
    with pytest.raises(BadUse, match=r"^Not here$"):
        host.understood(b'{"error": {"message": "Not here"}}')
    with pytest.raises(BadUse, match="expected an address such as https://play"):
        host.ask_server("play.example.org", "/api/host/bans", {})
    with pytest.raises(BadUse, match=r"127\.0\.0\.1:1 does not answer"):
        host.ask_server("http://127.0.0.1:1", "/api/host/bans", {})
