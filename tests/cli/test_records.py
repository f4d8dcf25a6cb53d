"""`verify` and `replay` on real files: good, tampered, cut, foreign, unreadable."""

import json
import sys
from contextlib import redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.acting import first_acting
from tests.cli.command import call, written
from waystone.catalogue import find_game
from waystone.cli import files
from waystone.cli.files import read_record, write_new
from waystone.cli.main import main
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import parse
from waystone.kernel.table import Table


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A duel on level 2 with a whole story."""
    folder = tmp_path_factory.mktemp("records") / "new"
    words = ("--bots", "random,random", "--games", "1", "--seed", "7", "--set", "level=2")
    assert call("simulate", "delve-and-dash", *words, "--save", str(folder)).returncode == 0
    return folder / "game-0.record"


def test_a_good_record(record: Path) -> None:
    done = call("verify", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{record}: replays, ")


def test_a_tampered_record_names_the_step(record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    at = text.index("\n7. ")
    mark = text.index("#", at) + 1
    bad = tmp_path / "bad.record"
    bad.write_text(text[:mark] + "00000000" + text[mark + 8 :])
    ours = parse(text).entries[6].digest
    done = call("verify", str(record), str(bad))
    assert done.returncode == 1
    said = f"the record's digest is 00000000, but playing it again gives {ours}"
    assert f"{bad}: step 7: {said}" in done.stderr
    assert str(record) in done.stdout
    found = json.loads(call("verify", "--json", str(record), str(bad)).stdout)
    assert [(each["verdict"], each["step"]) for each in found] == [("same", None), ("differs", 7)]
    assert [(each["differs"], each["recorded"], each["replayed"]) for each in found] == [
        (None, None, None),
        ("digest", "00000000", ours),
    ]


def test_a_changed_name_is_told_by_the_checksum(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_text(record.read_text().replace('[Player 0 "random"]', '[Player 0 "Anna"]'))
    done = call("verify", str(bad))
    assert (done.returncode, done.stdout) == (1, "")
    claimed, counted = parse(bad.read_text()).claimed, parse(bad.read_text()).counted
    said = (
        f"every step replays, but the record's checksum is {claimed}, and its text gives {counted}"
    )
    assert f"{bad}: {said}" in done.stderr
    (found,) = json.loads(call("verify", "--json", str(bad)).stdout)
    assert (found["verdict"], found["step"], found["differs"]) == ("differs", None, "checksum")
    assert (found["recorded"], found["replayed"]) == (claimed, counted)
    assert call("replay", str(bad)).returncode == 1


def test_a_cut_record_differs_or_is_none(record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    whole_lines, half_line = tmp_path / "lines.record", tmp_path / "half.record"
    whole_lines.write_text(text[: text.index("\n9. ") + 1])
    half_line.write_text(text[: text.index("\n9. ") + 5])
    done = call("verify", str(whole_lines))
    assert done.returncode == 1
    assert "but playing it again gives 'unfinished'" in done.stderr
    done = call("verify", str(half_line))
    assert done.returncode == 2
    assert "line 21, column 5" in done.stderr


def test_what_is_no_record(record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    cases: dict[str, tuple[bytes, str]] = {
        "empty": (b"", "line 1, column 1: the text ends too early"),
        "binary": (b"[Waystone \xff\xfe", "line 1, column 11: byte 0xff is not UTF-8 text"),
        "crlf": (text.replace("\n", "\r\n").encode(), "line 1, column 15: a carriage return"),
        "bom": (b"\xef\xbb\xbf" + text.encode(), "byte order mark"),
        "game": (text.replace("delve-and-dash", "chess").encode(), "no game 'chess'"),
        "setting": (text.replace("[Setting level", "[Setting lvl").encode(), "no setting 'lvl'"),
        "value": (text.replace('level "2"', 'level "9"').encode(), "from 1 to 2, not '9'"),
        "rules": (text.replace('[Rules "1"]', '[Rules "7"]').encode(), "by version 7 of the rules"),
        "huge": (b"x" * (16 * 1024 * 1024 + 1), "at most 16777216 characters"),
    }
    for name, (content, _) in cases.items():
        (tmp_path / name).write_bytes(content)
    names = [str(tmp_path / name) for name in cases]
    done = call("verify", *names, str(tmp_path), str(tmp_path / "missing"), str(record))
    assert done.returncode == 2
    for name, (_, words) in cases.items():
        assert any(f"/{name}: " in line and words in line for line in done.stderr.splitlines()), (
            name,
            done.stderr,
        )
    assert f"{tmp_path}: this is a folder, not a record" in done.stderr
    assert f"{tmp_path}/missing: can't be read: no such file or directory" in done.stderr
    assert f"{record}: replays" in done.stdout


def test_seats_that_do_not_fit_are_no_record(record: Path, tmp_path: Path) -> None:
    text = record.read_text().replace('[Player 1 "random"]', '[Player 1 "a"]\n[Player 2 "b"]')
    (tmp_path / "three").write_text(text)
    done = call("verify", str(tmp_path / "three"))
    assert (done.returncode, "takes 1 to 2 seats, not 3" in done.stderr) == (2, True)


def test_standard_input_is_a_dash(record: Path) -> None:
    done = call("verify", "-", typed=record.read_text())
    assert (done.returncode, done.stdout[:12]) == (0, "-: replays, ")


def test_replay_shows_everything_or_a_seat(record: Path) -> None:
    shown = call("replay", str(record), "--step", "12")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Step 12 of " in shown.stdout
    assert "│" in shown.stdout  # walls nobody has found yet
    assert "asleep in" in shown.stdout or "awake, in" in shown.stdout
    seat = call("replay", str(record), "--step", "12", "--seat", "1", "--log")
    assert "│" not in seat.stdout
    assert "Your waystone is" in seat.stdout
    assert seat.stdout.count("waystone is") == 1


def test_replay_of_a_seat_hides_the_others_choice(record: Path) -> None:
    first = parse(record.read_text()).entries[0].text
    mine = json.loads(call("replay", str(record), "--json", "--step", "2", "--seat", "0").stdout)
    theirs = json.loads(call("replay", str(record), "--json", "--step", "2", "--seat", "1").stdout)
    assert mine["log"][0]["action"] == first
    assert theirs["log"][0]["action"] == ""
    assert theirs["log"][0]["told"] == ["random 1 has chosen a waystone."]
    assert mine["view"]["waystone"] != theirs["view"]["waystone"]
    assert mine["view"]["secrets"] is None


def test_replay_to_the_end(record: Path) -> None:
    steps = len(parse(record.read_text()).entries)
    end = call("replay", str(record))
    assert f"Step {steps} of {steps}: " in end.stdout
    assert "Result: " in end.stdout
    every = call("replay", str(record), "--log").stdout
    assert len(every.splitlines()) > len(end.stdout.splitlines())


def test_a_film_as_lines(record: Path, tmp_path: Path) -> None:
    played = parse(record.read_text())
    played.result = ""
    del played.entries[6:]
    path = write_new(tmp_path / "short.record", played.text())
    film = call("replay", str(path), "--watch")
    assert film.returncode == 0
    shown = [line for line in film.stdout.splitlines() if line.startswith("Step ")]
    assert shown[0] == "Step 0 of 6: ..."
    assert [line.split()[1] for line in shown] == list("0123456")


@pytest.mark.rule("DM-21", "DM-22")
def test_replay_knows_who_sat_down_when(tmp_path: Path) -> None:
    game = find_game("dooom").open({"gather": "yes", "open_join": "yes"})
    table = Table(game, ["", ""], "7")
    for seat, text, name in (
        *((0, "join", "Ada"), (1, "join", "Bob"), (1, "leave", ""), (1, "join", "Eve")),
        *((0, "begin", ""), (0, "end turn", ""), (1, "leave", "")),
    ):
        table.act(seat, text, 0, name)
    path = write_new(tmp_path / "evening.record", table.record.text())
    assert call("verify", str(path)).returncode == 0
    told = call("replay", str(path), "--log").stdout
    seated = [line.split()[0] for line in told.splitlines() if "comes down into" in line]
    assert seated == ["Ada", "Bob", "Eve"]
    assert "Eve is on the move." in told
    for steps, names in (("0", ["", ""]), ("2", ["Ada", "Bob"]), ("7", ["Ada", "Eve"])):
        shown = json.loads(call("replay", str(path), "--step", steps, "--json").stdout)
        assert shown["players"] == names


@pytest.mark.rule("DC-117")
def test_replay_has_the_viewpoint_of_a_seat_that_came_later(tmp_path: Path) -> None:
    entry = find_game("dungeon-crawler")
    game = entry.open()
    table = Table(game, ["Anna", "Ben"], "5")
    bots = [entry.bot("racer").make(game, SeededDice(str(seat)), Budget()) for seat in range(3)]
    while table.seats < 3:
        seat = first_acting(table)
        table.do(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
        if not table.refusal(2, game.alphabet.join):
            table.act(2, "join", name="Cem")
    path = write_new(tmp_path / "grown.record", table.record.text())
    assert call("verify", str(path)).returncode == 0
    for number in ("0", "2"):
        done = call("replay", str(path), "--seat", number, "--log", "--json")
        assert json.loads(done.stdout)["players"] == ["Anna", "Ben", "Cem"]
    assert call("replay", str(path), "--seat", "3").returncode == 2


def test_replay_stops_at_any_step_up_to_the_last(record: Path) -> None:
    last = json.loads(call("replay", str(record), "--json").stdout)["step"]
    for step in (0, last):
        shown = json.loads(call("replay", str(record), "--step", str(step), "--json").stdout)
        assert (shown["step"], shown["steps"]) == (step, last)
    assert call("replay", str(record), "--step", str(last + 1)).returncode == 2


def test_replay_refuses_what_is_not_there(record: Path) -> None:
    done = call("replay", str(record), "--step", "99999")
    assert (done.returncode, "there is no step 99999" in done.stderr) == (2, True)
    done = call("replay", str(record), "--seat", "2")
    assert (done.returncode, "there is no seat 2" in done.stderr) == (2, True)


def test_replay_of_a_tampered_record_fails(record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    mark = text.index("#", text.index("\n7. ")) + 1
    (tmp_path / "bad").write_text(text[:mark] + "00000000" + text[mark + 8 :])
    done = call("replay", str(tmp_path / "bad"))
    assert (done.returncode, "step 7: the record's digest" in done.stderr) == (1, True)
    assert call("replay", str(tmp_path / "bad"), "--step", "6").returncode == 0


def test_output_that_can_not_take_boxes_gets_plain_signs(record: Path) -> None:
    out = TextIOWrapper(BytesIO(), encoding="ascii", errors="strict")
    with redirect_stdout(out):
        assert main(("replay", str(record))) == 0
        out.flush()
    assert "o---o" in written(out)


def test_a_file_is_written_whole_and_never_over_another(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    assert write_new(path, "one") == path
    assert write_new(path, "two") == tmp_path / "match-2.record"
    assert write_new(path, "three") == tmp_path / "match-3.record"
    assert path.read_text() == "one"
    names = sorted(each.name for each in tmp_path.iterdir())
    assert names == ["match-2.record", "match-3.record", "match.record"]


def test_a_record_that_is_just_short_enough_is_read_from_everywhere(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one byte more is seen to be too much."""
    text = record.read_bytes()
    path = tmp_path / "match.record"
    path.write_bytes(text)
    monkeypatch.setattr(files, "MOST_CHARACTERS", len(text))
    for name in ("-", str(path)):
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(text)))
        assert read_record(name).text().encode() == text
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(text + b"##")))
        path.write_bytes(text + b"##")
        assert len(files._bytes_of(name)) == len(text) + 1
        path.write_bytes(text)
