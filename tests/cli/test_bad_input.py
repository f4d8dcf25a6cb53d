"""Bad input: one specific sentence on standard error, exit code 2, nothing half done."""

import socket
import sqlite3
from pathlib import Path

import pytest

from waystone.cli import main

SIMULATE = ("simulate", "delve-and-dash", "--bots", "random")
MADE = ("play", "dooom", "--set", "map=generated")
TINY = (*MADE, "--set", "width=7", "--set", "height=7", "--set", "map_goal=20")


BAD = [
    (("dance",), "no command 'dance'; known: games, bots"),
    (("--",), "known: "),
    (("--verson",), "did you mean '--version'?"),
    (("simulat",), "did you mean 'simulate'?"),
    (("games", "extra"), "'extra' is one word too many"),
    (("games", "--jsn"), "no option '--jsn' of games; did you mean '--json'?"),
    (("bots",), "required: GAME"),
    (("bots", "delve"), "no game 'delve'"),
    (("settings", "delve-and-dsh"), "did you mean 'delve-and-dash'?"),
    (("simulate", "delve-and-dash"), "required: --bots"),
    (("simulate", "chess", "--bots", "random"), "no game 'chess'"),
    ((*SIMULATE[:3], "rndom"), "no bot 'rndom' of Delve & Dash; did you mean 'random'?"),
    ((*SIMULATE[:3], "random,"), "expected names like knight,random"),
    ((*SIMULATE[:3], "random,random,random"), "takes 1 to 2 seats, not 3"),
    ((*SIMULATE, "--games", "0"), "whole number from 1 to 10000000, not '0'"),
    ((*SIMULATE, "--games", "-5"), "not '-5'"),
    ((*SIMULATE, "--games", "many"), "not 'many'"),
    ((*SIMULATE, "--games", "1e3"), "not '1e3'"),
    ((*SIMULATE, "--games", "9" * 40), "whole number from 1 to 10000000"),
    ((*SIMULATE, "--games", "٣"), "not '٣'"),
    ((*SIMULATE, "--games"), "expected one argument"),
    ((*SIMULATE, "--workers", "0"), "whole number from 1 to 256, not '0'"),
    ((*SIMULATE, "--nodes", "0"), "not '0'"),
    ((*SIMULATE, "--think", "nan"), "expected seconds"),
    ((*SIMULATE, "--think", "-1"), "expected seconds"),
    ((*SIMULATE, "--set", "level"), "expected name=value like level=2, not 'level'"),
    ((*SIMULATE, "--set", "level=3"), "level must be a whole number from 1 to 2, not '3'"),
    ((*SIMULATE, "--set", "lvl=1"), "did you mean 'level'?"),
    ((*SIMULATE, "--set", "level=1", "--set", "level=2"), "'level' is given twice"),
    ((*SIMULATE, "--set", "mode=duel"), "mode duel takes 2 seats, not 1"),
    ((*SIMULATE, "--swap"), "no seats to swap"),
    ((*SIMULATE[:3], "random,random", "--swap", "--games", "3"), "must divide by 2; 3 does not"),
    ((*SIMULATE, "--seed", "\udcff"), "a seed must be valid Unicode text"),
    ((*SIMULATE, "--save", "/proc/nowhere/here"), "the folder /proc/nowhere/here can't be made"),
    ((*SIMULATE, "--save", __file__), "is a file; --save takes a folder"),
    ((*SIMULATE, "--save", ""), "--save takes the name of a folder"),
    (("serve", "--port", "65536"), "whole number from 0 to 65535"),
    (("serve", "--remove-finished", "0"), "expected never, or days from 1 to 36500, not '0'"),
    (("serve", "--compress-unfinished", "soon"), "expected never, or days from 1 to 36500"),
    (("serve", "--maps-in-all", "-1"), "whole number from 0 to 1000000"),
    (("serve", "--origin", "play.example.org"), "expected one like https://play.example.org"),
    (("serve", "--data", __file__), "test_bad_input.py can't hold the matches: File exists"),
    (("dooom", "--data", __file__), "test_bad_input.py can't hold the matches: File exists"),
    (("play", "chess"), "no game 'chess'"),
    (("play", "delve-and-dash", "--mode", "trio"), "no mode 'trio' in the terminal; known: solo"),
    (("play", "delve-and-dash", "--mode", "auto"), "no mode 'auto' in the terminal; known: solo"),
    (("play", "delve-and-dash", "--level", "9"), "level must be a whole number from 1 to 2"),
    (("play", "delve-and-dash", "--edition", "x"), "edition must be one of delve-and-dash"),
    (("play", "delve-and-dash", "--bot", "knigt"), "did you mean 'knight'?"),
    (("play", "delve-and-dash", "--mode", "solo", "--bot", "knight"), "no bot plays in mode solo"),
    (("play", "delve-and-dash", "--mode", "hotseat", "--level", "1", "--set", "level=2"), "twice"),
    (("play", "delve-and-dash", "--names", "A,B"), "mode solo has 1 person at most, not 2 names"),
    (("play", "delve-and-dash", "--mode", "hotseat", "--names", "A,A"), "names must differ"),
    (("play", "delve-and-dash", "--names", "x" * 21), "1 to 20 visible characters"),
    (("play", "delve-and-dash", "--names", "a\u202eb"), "1 to 20 visible characters"),
    (("play", "delve-and-dash", "--speed", "9"), "invalid choice: '9'"),
    (("play", "delve-and-dash", "--save", __file__), "exists already"),
    (("play", "delve-and-dash", "--save", "/nowhere/x.record"), "no folder /nowhere to save in"),
    (("play", "extrikate", "--mode", "quartet"), "no mode 'quartet' in the terminal; known: solo"),
    (("play", "extrikate", "--people", "4"), "takes 1 to 3 seats, not 4"),
    (("play", "dooom", "--people", "9"), "whole number from 1 to 8"),
    (("play", "dooom", "--mode", "cpu", "--bot", "seeker,hunter"), "3 seats for bots, not 2"),
    (("play", "dooom", "--bot", "huntr"), "did you mean 'hunter'?"),
    (("play", "dooom", "--level", "2"), "there is no setting 'level'"),
    ((*TINY, "--language", "en"), "no rooms of 7 × 7 tiles has room for 4 seats"),
    ((*TINY, "--language", "de"), "kann diesen Wert nicht haben. (no rooms of 7 × 7 tiles"),
    ((*TINY, "--language", "fr", "--set", "goal=x"), "goal doit être un nombre entier de"),
    (("play", "dungeon-crawler", "--people", "1"), "takes 2 to 6 seats, not 1"),
    (("play", "delve-and-dash", "--people", "2", "--bot", "knight"), "do not go together"),
    (("play", "delve-and-dash", "--mode", "duel", "--people", "1"), "is for 2 people, not 1"),
    (("verify",), "required: FILE"),
    (("replay", "/nowhere"), "/nowhere: can't be read: no such file"),
    (("replay", "/"), "/: this is a folder, not a record"),
    (("replay", "x", "--step", "1", "--watch"), "not allowed with"),
    (("replay", "x", "--seat", "1", "--all"), "not allowed with"),
    (("replay", "x", "--seat", "-1"), "not '-1'"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD)
def test_bad_input_gets_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.startswith("waystone: ")
    assert said.err.count("\n") == 1


def test_a_folder_with_records_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old.record").write_text("precious")
    assert main((*SIMULATE, "--games", "2", "--save", str(tmp_path))) == 2
    assert "holds records already" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["old.record"]
    assert (tmp_path / "old.record").read_text() == "precious"


def test_a_foreign_file_in_the_data_folder_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "waystone.db").write_text("these are not the matches that you look for")
    assert main(("serve", "--port", "0", "--data", str(tmp_path))) == 2
    assert f"the matches in {tmp_path} can't be opened: file is not" in capsys.readouterr().err


def test_a_port_that_is_taken_has_a_way_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert main(("serve", "--port", port, "--data", str(tmp_path))) == 2
    said = capsys.readouterr().err
    assert f"{port}" in said
    assert "perhaps Waystone runs there already, else choose another --port" in said


def test_data_of_a_later_program_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / "waystone.db") as db:
        db.execute("pragma user_version=99")
    db.close()
    assert main(("serve", "--port", "0", "--data", str(tmp_path))) == 2
    assert "can't be opened: the data is of version 99" in capsys.readouterr().err


def test_nothing_is_made_for_a_plan_that_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert main(("simulate", "delve-and-dash", "--bots", "nobody", "--save", str(folder))) == 2
    assert not folder.exists()


@pytest.mark.parametrize("words", [(), ("play",), ("simulate",), ("verify",), ("replay",)])
def test_help_is_there_with_examples(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main((*words, "--help"))
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert "examples:" in said
    assert f"waystone {words[0]}" in said if words else "commands:" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("maps",), "Maps of Dungeon of Dooom."),
        (("dooom",), "Let programs play Dungeon of Dooom at a port."),
        (("dooom", "tournament"), "Let bots and programs play"),
        (("simulate",), "how many matches (100)"),
        (("serve",), "keeps all matches (waystone-data)"),
    ],
)
def test_help_keeps_names_and_tells_defaults(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main((*words, "--help"))
    assert sentence in capsys.readouterr().out
