"""What commands say and write while they work: bars, addresses, hints, files."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from waystone.cli import dooom, site
from waystone.cli.dooom_tournament import checked_settings
from waystone.cli.files import write_file, write_new
from waystone.cli.output import BadUse
from waystone.cli.progress import ProgressBar


def test_without_a_terminal_there_is_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    with ProgressBar("records", 30) as bar:
        bar.advance()
    assert capsys.readouterr() == ("", "")


def test_a_bar_is_no_part_of_the_result() -> None:
    assert ProgressBar("records", 30).bar.console.stderr


def stopped() -> None:
    with ProgressBar("records", 30) as bar:
        bar.advance(2)
        bar.advance(3)
        raise KeyboardInterrupt


def test_who_stops_long_work_is_told_how_far_it_came() -> None:
    with pytest.raises(KeyboardInterrupt, match="after 5 of 30 records"):
        stopped()


@pytest.mark.parametrize(("dialect", "words"), [("usual", ""), ("short", ", in the short wording")])
def test_every_address_is_told(
    dialect: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options: Any = SimpleNamespace(dialect=dialect, hosts=("127.0.0.1", "::1"))
    dooom.tell(options, [4444, 4445])
    assert capsys.readouterr().out.splitlines() == [
        f"Dungeon of Dooom listens at 127.0.0.1 port 4444{words}  (Ctrl-C ends it)",
        f"Dungeon of Dooom listens at ::1 port 4445{words}  (Ctrl-C ends it)",
    ]


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("map", "; use --maps"),
        ("map_text", "; use --maps"),
        ("turn_seconds", "; use --turn-seconds"),
        ("min_players", "; use --seats"),
        ("gather", ""),
        ("start_delay", ""),
        ("open_join", ""),
        ("debug", ""),
    ],
)
def test_what_a_tournament_decides_itself_is_refused_with_a_hint(name: str, hint: str) -> None:
    with pytest.raises(BadUse) as refused:
        checked_settings([("goal", "3"), (name, "x")])
    assert str(refused.value) == f"{name} can't be set in a tournament{hint}"
    assert checked_settings([("goal", "3")]) == {"goal": "3"}


def test_a_site_takes_the_place_of_an_older_one_and_of_nothing_else(tmp_path: Path) -> None:
    made = tmp_path / "new" / "site"
    site.make_room(made)
    site.make_room(made)
    assert made.is_dir(), "a new and an empty folder will do"
    (made / "old").touch()
    with pytest.raises(BadUse, match="holds something else"):
        site.make_room(made)
    (made / site.MARK).touch()
    site.make_room(made)
    assert list(made.iterdir()) == []
    (tmp_path / "file").touch()
    with pytest.raises(BadUse, match="can't be made"):
        site.make_room(tmp_path / "file" / "site")


def test_a_record_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    safe: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: safe.append(os.fstat(file).st_size))
    monkeypatch.setattr(os, "replace", lambda old, new: safe.append(-1))
    write_new(tmp_path / "match.record", "twelve signs")
    assert safe == [12, -1]
    write_file(tmp_path / "table.json", b"{}")
    assert safe == [12, -1, -1], "what can be made again need not wait for the disk"


def test_a_bar_is_drawn_ten_times_a_second_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter([0.1, 0.25, 0.3125, 0.375, 0.4375, 9.0])
    monkeypatch.setattr("waystone.cli.progress.monotonic", lambda: next(moments))
    bar = ProgressBar("records", 30)
    drawn: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        bar.bar, "update", lambda task, completed, refresh: drawn.append((task, completed, refresh))
    )
    for _ in range(6):
        bar.advance()
    assert drawn == [(bar.task, done, True) for done in (2, 4, 6)]
    assert bar.done == 6


@pytest.mark.parametrize("is_window", [True, False])
def test_a_bar_is_for_a_window(is_window: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: is_window)
    bar = ProgressBar("records", 30).bar
    assert bar.disable is not is_window
    assert bar.live.transient
    assert not bar.live.auto_refresh
    (task,) = bar.tasks
    assert (task.description, task.total) == ("records", 30)
