"""Small parts of the commands for hosts, to the letter: lines, answers, names and pages."""

from __future__ import annotations

import json
from argparse import Namespace
from contextlib import nullcontext
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError

import pytest

from tests.cli.command import call
from waystone.catalogue import GAMES, find_game
from waystone.cli import host, listing, opening, serve, site
from waystone.cli.databases import what_was_done
from waystone.cli.dooom_tournament import entrants_of, program_of
from waystone.cli.language import explain, use_language
from waystone.cli.output import BadUse, complain, results, show_data
from waystone.cli.parts import PACKAGES, need
from waystone.cli.saved import check_rows
from waystone.cli.tournament import program_text
from waystone.kernel.errors import WaystoneError
from waystone.storage.folder import FolderLock
from waystone.storage.migrations import VERSION

# What a host is told

ENTRY = {
    "game": "extrikate",
    "board": "solo",
    "match": "m1",
    "guest": "g1",
    "name": "Ada",
    "figures": {"treasure": 7, "turns": 31},
    "date": 1_700_000_000_000,
    "hidden": False,
    "mark": "",
}
START = "extrikate solo  match m1  guest g1  'Ada'  treasure=7 turns=31  2023-11-14 22:13 UTC"


@pytest.mark.parametrize(
    ("hidden", "mark", "end"),
    [
        (False, "", ""),
        (True, "", "  hidden"),
        (False, "quick", "  quick"),
        (True, "quick", "  hidden  quick"),
    ],
)
def test_an_entry_is_a_line(hidden: bool, mark: str, end: str) -> None:
    assert host.entry_line({**ENTRY, "hidden": hidden, "mark": mark}) == START + end


@pytest.mark.parametrize(("why", "end"), [("", ""), ("floods", "  floods")])
def test_a_ban_is_a_line(why: str, end: str) -> None:
    ban = {"who": "guest g1", "until": 1_700_000_059_999, "why": why}
    assert host.ban_line(ban) == f"guest g1  until 2023-11-14 22:14 UTC{end}"


@pytest.mark.parametrize(
    ("told", "lines"),
    [
        ({"entries": []}, ["no entries"]),
        ({"bans": []}, ["no bans"]),
        ({"entries": [ENTRY, ENTRY]}, [START, START]),
        ({"bans": [{"who": "a", "until": 0, "why": ""}]}, ["a  until 1970-01-01 00:00 UTC"]),
        ({"ok": True}, ["done"]),
    ],
)
def test_an_answer_is_told_line_by_line(
    told: dict[str, Any], lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    host.tell(told)
    assert capsys.readouterr().out.splitlines() == lines


def test_an_answer_that_refuses_is_its_sentence() -> None:
    assert host.understood(b'{"ok": true}') == {"ok": True}
    with pytest.raises(BadUse, match=r"^no such match$"):
        host.understood(b'{"error": {"message": "no such match"}}')
    with pytest.raises(BadUse, match="that is no Waystone server"):
        host.understood(b"<html>")


def test_the_token_is_an_option_or_comes_from_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYSTONE_HOST_TOKEN", "from around")
    assert host.token_of(Namespace(token="given")) == "given"
    assert host.token_of(Namespace(token="")) == "from around"
    monkeypatch.delenv("WAYSTONE_HOST_TOKEN")
    with pytest.raises(BadUse, match="WAYSTONE_HOST_TOKEN in the environment"):
        host.token_of(Namespace(token=""))


class Asked:
    """What a server was asked, and what it answers."""

    def __init__(self, answer: bytes | Exception) -> None:
        self.answer = answer
        self.requests: list[tuple[str, str, dict[str, str], Any, float]] = []

    def __call__(self, asked: Any, timeout: float) -> Any:
        headers = {name.lower(): value for name, value in asked.header_items()}
        body = json.loads(asked.data)
        self.requests.append((asked.full_url, asked.get_method(), headers, body, timeout))
        if isinstance(self.answer, Exception):
            raise self.answer
        return nullcontext(BytesIO(self.answer))


@pytest.mark.parametrize("address", ["http://a.org", "https://a.org/"])
def test_a_server_is_asked_as_its_own_page_asks(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(b'{"bans": []}')
    monkeypatch.setattr(host, "urlopen", asked)
    assert host.ask_server(address, "/api/host/bans", {"token": "t"}) == {"bans": []}
    ((url, method, headers, body, timeout),) = asked.requests
    assert (url, method) == (f"{address.rstrip('/')}/api/host/bans", "POST")
    assert headers == {"content-type": "application/json", "x-waystone": "1"}
    assert (body, timeout) == ({"token": "t"}, 30.0)


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (URLError("no route"), "http://a.org does not answer: no route"),
        (TimeoutError("too late"), "http://a.org does not answer: too late"),
        (
            HTTPError("", 403, "", {}, BytesIO(b'{"error": {"message": "no"}}')),  # type: ignore[arg-type]
            "no",
        ),
    ],
)
def test_a_server_that_does_not_answer_is_told(
    trouble: Exception, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host, "urlopen", Asked(trouble))
    with pytest.raises(BadUse) as refused:
        host.ask_server("http://a.org", "/x", {})
    assert str(refused.value) == said


# What is kept


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (0, f"The tables are there now, of version {VERSION}."),
        (VERSION, f"The tables are of version {VERSION} already."),
        (
            VERSION - 1,
            f"The tables were of version {VERSION - 1} and are of version {VERSION} now.",
        ),
    ],
)
def test_what_was_done_about_tables_is_a_sentence(found: int, said: str) -> None:
    assert what_was_done(found) == said


def test_a_folder_is_held_by_one_and_given_back(tmp_path: Path) -> None:
    place = str(tmp_path)
    inside = pytest.raises(opening.FolderInUse, match="many can share a --database")
    with opening.held(place), inside:
        try_to_hold(place)
    FolderLock(tmp_path).release()
    (tmp_path / "file").touch()
    with pytest.raises(BadUse, match="can't hold the matches: "):
        try_to_hold(str(tmp_path / "file"))


def try_to_hold(place: str) -> None:
    """Only tried."""
    with opening.held(place):
        pass


def test_what_is_no_store_is_refused_and_the_folder_given_back(tmp_path: Path) -> None:
    (tmp_path / opening.FILE).write_bytes(b"no database at all " * 100)
    refused = pytest.raises(BadUse, match=f"the matches in {tmp_path} can't be opened: ")
    with refused, opening.in_folder(str(tmp_path)):
        pass
    FolderLock(tmp_path).release()


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (OSError(""), "the database can't be used: it does not answer"),
        (ValueError("no such scheme"), "the database can't be used: no such scheme"),
    ],
)
def test_trouble_with_a_database_is_a_sentence(trouble: Exception, said: str) -> None:
    with pytest.raises(BadUse) as refused, opening.database_trouble():
        raise trouble
    assert str(refused.value) == said


def test_a_missing_part_is_named_with_the_way_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert PACKAGES == {
        "server": ("aiohttp", "prometheus_client"),
        "postgres": ("asyncpg",),
        "lab": ("pyarrow",),
        "ray": ("ray",),
    }
    there: set[str] = set()
    monkeypatch.setattr("waystone.cli.parts.find_spec", lambda name: name in there or None)
    with pytest.raises(BadUse) as refused:
        need("server", "waystone serve")
    assert str(refused.value) == (
        "waystone serve needs 2 more packages: pip install 'waystone[server]'"
    )
    there.add("aiohttp")
    with pytest.raises(BadUse, match=r"^it needs one more package: pip install 'waystone\[server"):
        need("server", "it")
    there.add("prometheus_client")
    need("server", "it")


def test_programs_have_a_port_only_where_one_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.cli.dooom.beside", lambda *words: words)
    limits: Any = "limits"
    found: Any = serve.dooom_listener(Namespace(dooom_port=0, host="h"), limits)
    assert found == ("h", 0, "limits")
    assert serve.dooom_listener(Namespace(dooom_port=None), limits) is nullcontext


# Programs


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("node bot.mjs", "program:node bot.mjs"),
        ("my-bot2=node bot.mjs --x=1", "my-bot2=program:node bot.mjs --x=1"),
        ("Mine=node", "program:Mine=node"),
        ("a b=c", "program:a b=c"),
        ("env X=1 bot", "program:env X=1 bot"),
        ("=x", "program:=x"),
    ],
)
def test_a_program_may_have_a_name_before_it(text: str, found: str) -> None:
    assert program_text(text) == found


def test_a_program_that_speaks_lines_is_called_by_its_name_or_its_file(tmp_path: Path) -> None:
    script = tmp_path / f"{'b' * 30}.py"
    script.touch()
    assert program_of("Exa=env x") == ("Exa", ("env", "x"))
    assert program_of("E x-a.1=env 'x y'") == ("E x-a.1", ("env", "x y"))
    assert program_of(f"env -u {script} {tmp_path}") == (
        "b" * 24,
        ("env", "-u", str(script), str(tmp_path)),
    )
    assert program_of("env x") == ("env", ("env", "x"))
    assert program_of(f"{'N' * 24}=env")[0] == "N" * 24
    for wrong in (f"{'N' * 25}=env", "1x=env"):
        with pytest.raises(BadUse, match="there is no command"):
            program_of(wrong)
    long = "'" + "x" * 100
    with pytest.raises(BadUse) as refused:
        program_of(long)
    assert str(refused.value) == f"--program {long[:80]!r}: no closing quotation"


def test_entrants_can_be_told_apart() -> None:
    found = entrants_of(["random", "random"], ["random=env a", "env b"])
    assert len({each.name for each in found}) == 4
    assert [each.name for each in found][:1] == ["random"]
    assert [each.bot for each in found[:2]] == ["random", "random"]
    assert [tuple(each.command) for each in found[2:]] == [("env", "a"), ("env", "b")]


# A site

PAGE = (
    '<html><head><meta charset="utf-8" /><link href="/assets/a.css" />'
    '<script src="/assets/a.js"></script></head></html>'
)


def test_a_site_has_relative_addresses_and_its_policy_inside() -> None:
    page = site.site_page(PAGE)
    assert 'href="./assets/a.css"' in page
    assert 'src="./assets/a.js"' in page
    assert '="/' not in page
    policy = page.partition('<meta charset="utf-8" />\n    ')[2].partition("/>")[0]
    assert policy.startswith('<meta http-equiv="Content-Security-Policy" content="')
    assert "default-src" in policy
    assert "frame-" not in policy


def test_a_site_has_every_file_but_those_for_servers() -> None:
    client = {"index.html": PAGE.encode(), "ahead.json": b"[]", "assets/a.js": b"1"}
    made = site.site_files(client, {"engine.py": b"2"}, None)
    usual = {"index.html", "assets/a.js", "engine/engine.py", "waystone-site.txt", ".nojekyll"}
    assert set(made) == usual
    assert made["waystone-site.txt"] == site.MARK_TEXT.encode()
    assert (made[".nojekyll"], made["engine/engine.py"], made["assets/a.js"]) == (b"", b"2", b"1")
    lost = site.site_files(client, {}, "/x/")["404.html"].decode()
    assert "const base = '/x/'" in lost
    assert '<a href="/x/">' in lost


# Listings and words


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_listed_for_programs_with_all_that_it_has(game: str) -> None:
    entry = find_game(game)
    data = listing.game_data(entry)
    info = entry.info
    assert [*data] == ["game", "title", "summary", "version", "seats", "bots", "settings"]
    assert [*data.values()][:5] == [game, info.title, info.summary, info.version, [*info.seats]]
    assert [(each["bot"], each["summary"], each["rating"]) for each in data["bots"]] == [
        (bot.name, bot.summary, entry.rating(bot.name)) for bot in entry.bots.values()
    ]
    assert [[*each.values()] for each in data["settings"]] == [
        [each.name, each.write(each.default), each.expected(), each.help, each.ranked_any]
        for each in entry.settings
    ]
    assert [*data["settings"][0]] == ["setting", "default", "expected", "help", "ranked_any"]


def test_seats_are_a_number_or_a_range() -> None:
    assert [listing._seats(each) for each in ((2, 2), (1, 3))] == ["2", "1–3"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "at most 9"), ("de", "Du bist nicht am Zug. (at most 9)")]
)
def test_details_for_which_there_are_no_words_stay_english(language: str, said: str) -> None:
    use_language(["play", "--language", language])
    assert explain(WaystoneError("NOT_YOUR_TURN", "at most 9")) == said
    use_language(["simulate", "--language", language])
    assert explain(WaystoneError("NOT_YOUR_TURN", "at most 9")) == "at most 9"


def test_results_and_complaints_go_their_own_ways(capsys: pytest.CaptureFixture[str]) -> None:
    show_data({"a": [1, "é"]})
    complain("no")
    assert capsys.readouterr() == ('{\n  "a": [\n    1,\n    "\\u00e9"\n  ]\n}\n', "waystone: no\n")


@pytest.mark.parametrize("is_window", [True, False])
def test_results_are_as_wide_as_a_window_or_wide_enough(
    is_window: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: is_window)
    monkeypatch.setenv("COLUMNS", "57")
    assert results().width == (57 if is_window else 120)


@pytest.mark.parametrize("played", [0, 2])
@pytest.mark.parametrize("kept", [True, False])
def test_a_tournament_of_programs_that_is_stopped_tells_what_its_folder_has(
    kept: bool, played: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stop(work: Any) -> None:
        work.close()
        raise KeyboardInterrupt

    words = ["dooom", "tournament", "--bots", "random,random", "--maps", "cellar", "--json"]
    words += ["--folder", str(tmp_path)] if kept else []
    if played:
        assert call(*words, "--games", str(played)).returncode == 0
    monkeypatch.setattr("waystone.cli.dooom_tournament.run_to_end", stop)
    done = call(*words, "--games", "4")
    assert done.returncode == 130
    has = played if kept else 0
    assert bool(done.stdout) is bool(has)
    assert not has or json.loads(done.stdout)["games"] == has
    end = " (the same command goes on)" if kept else ""
    assert done.stderr.endswith(f"waystone: stopped after {has} of 4 games{end}\n")
    assert ("2 games were played already; going on" in done.stderr) is bool(has)


def test_only_a_file_of_parquet_needs_what_writes_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    needed: list[tuple[str, str]] = []
    monkeypatch.setattr("waystone.cli.saved.need", lambda *words: needed.append(words))
    check_rows(None, "", str(tmp_path / "a.json"), str(tmp_path / "a.jsonl"))
    assert needed == []
    check_rows(str(tmp_path / "a.parquet"))
    assert needed == [("lab", "a file of Parquet")]
