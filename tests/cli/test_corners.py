"""Corners of the commands: what is refused, passed on and warned of, each by itself."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from errno import EACCES, EADDRINUSE
from pathlib import Path
from typing import Any, cast

import pytest

from tests.cli.command import call
from waystone.catalogue import find_game
from waystone.cli import dooom, host, play_screen
from waystone.cli.files import write_file
from waystone.cli.modes import modes_here
from waystone.cli.output import BadUse
from waystone.cli.serve import why_not
from waystone.cli.site import base_path
from waystone.tcp.options import ListenerOptions
from waystone.terminal.board import TerminalBoard
from waystone.terminal.listing import Listing


def test_what_can_not_be_written_is_told_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadUse, match="folder"):
        write_file(tmp_path / "folder", b"a file")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_port_that_is_taken_has_advice_and_other_reasons_stand_alone() -> None:
    assert why_not(OSError(EACCES, "Permission denied")) == "Permission denied"
    assert why_not(OSError("no words of the system")) == "no words of the system"
    assert why_not(OSError(EADDRINUSE, "Taken")).startswith("Taken; perhaps Waystone runs there")


@pytest.mark.parametrize(
    ("text", "path"),
    [("waystone", "/waystone/"), ("/a/b/", "/a/b/"), ("/", "/"), ("_site_", "/_site_/")],
)
def test_a_site_lies_between_slashes(text: str, path: str) -> None:
    assert base_path(text) == path


def test_a_site_lies_at_no_other_address() -> None:
    with pytest.raises(ArgumentTypeError, match="expected a path like /waystone/"):
        base_path("https://example.org")


@pytest.mark.rule("DM-13")
def test_only_a_map_of_ones_own_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    odd = {"map": "custom", "map_text": "name Tiny\nwin 1\n#####\n#G.E#\n#####\n"}
    dooom.warn(ListenerOptions(seats=4, settings=odd))
    assert capsys.readouterr().err
    dooom.warn(ListenerOptions(seats=4, settings={**odd, "map": "cellar"}))
    dooom.warn(ListenerOptions(seats=4, settings={"map": "custom"}))
    assert capsys.readouterr().err == ""


def test_a_server_for_programs_tells_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def run(work: Any) -> None:
        done.append("served")
        work.close()

    monkeypatch.setattr("waystone.api.serve.log_to_standard_error", lambda: done.append("log"))
    monkeypatch.setattr("waystone.api.serve.run", run)
    assert call("dooom").returncode == 0
    assert done == ["log", "served"]


@pytest.mark.parametrize(
    ("words", "body"),
    [
        (("list", "--game", "dooom", "--board", "gold"), {"game": "dooom", "board": "gold"}),
        (("hide", "m1"), {"match": "m1", "do": "hide"}),
        (("ban", "eve", "--why", "floods"), {"who": "eve", "hours": 24, "why": "floods"}),
    ],
)
def test_a_host_asks_for_all_that_was_said(
    words: tuple[str, ...], body: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []

    def ask(server: str, path: str, told: dict[str, Any]) -> dict[str, Any]:
        asked.append(told)
        return {}

    monkeypatch.setattr(host, "ask_server", ask)
    call("host", *words, "--server", "http://localhost:1", "--token", "t", "--json")
    assert asked == [{**body, "token": "t"}]


def test_a_table_of_ones_own_is_for_one_person_or_all() -> None:
    listing = Listing(find_game("dungeon-crawler"))
    for names, first in (([], "1"), (["Ada"], "1"), (["Ada", "Ben"], "2")):
        people, bots = play_screen.table_rows(Namespace(names=names), listing, [])
        assert people.choices[0] == first
        assert people.choices[-1] == str(listing.entry.info.seats[1])
        assert bots.choices[0] == "0"


def test_what_is_chosen_on_the_command_line_is_played_without_a_menu(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen, board = Namespace(), cast(TerminalBoard[Any], object())
    entry = find_game("extrikate")
    shown: list[Any] = []
    monkeypatch.setattr(play_screen, "plan_of", lambda *settled: settled)
    monkeypatch.setattr(play_screen, "show_matches", lambda *words: shown.append(words))
    mode = modes_here(entry)[0]
    play_screen.play_on_screen(chosen, entry, board, mode, {"lives": "2"})
    ((first, second, begin),) = shown
    assert (first, second) == (chosen, board)
    assert begin(None) == (chosen, entry, board, mode, {"lives": "2"})
