"""Small parts of the library, to the letter: what is passed on, refused and found."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import pytest

import waystone
from waystone import plugins
from waystone.analysis.study import USUAL_BUDGET
from waystone.catalogue import find_game
from waystone.kernel.bot import BotKind, Budget
from waystone.kernel.errors import BadSeats, Endless, UnknownName
from waystone.kernel.record import RecordError
from waystone.levels import Level, Measured, measured
from waystone.library import opening, players, records

GAME = "extrikate"
OWN = SimpleNamespace(name="one")


def test_an_analysis_is_of_this_record_with_what_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(records, "analyse", lambda *words: asked.append(words))
    record = waystone.new_match(GAME, ["me"], seed=1).record
    record.analyse()
    record.analyse(60, "x")
    paper = record._paper
    assert asked == [(paper, USUAL_BUDGET, "analysis"), (paper, 60, "x")]


def test_a_record_tells_who_played_what_and_how_it_ended(tmp_path: Path) -> None:
    match = waystone.new_match(GAME, ["Ann", "Bob"], seed="s", lives=2)
    match.act("leave")
    record = match.record
    told = record.game, record.players, record.settings, record.seed, record.assisted
    assert told == (GAME, ["Ann", "Bob"], {"lives": "2"}, "s", [])
    assert (record.result, [each.text for each in record.steps]) == ("", ["leave"])
    match.act("leave")
    assert match.record.result == str(match.result) != ""
    text = match.record.text
    assert waystone.Record.from_text(text).text == text
    match.record.save(tmp_path / "kept.record")
    assert (tmp_path / "kept.record").read_bytes() == text.encode()
    again = waystone.read_record(tmp_path / "kept.record")
    assert (again.text, repr(again)) == (text, repr(match.record))


def test_what_is_no_text_is_refused_at_its_beginning(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match="line 1, column 1: a record is UTF-8 text"):
        waystone.read_record(tmp_path / "bytes")


def test_a_file_is_read_only_as_far_as_a_record_may_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(records, "MOST_CHARACTERS", 5)
    monkeypatch.setattr(waystone.Record, "from_text", read.append)
    (tmp_path / "long").write_text("12\r\n34567890", "utf-8", newline="")
    waystone.read_record(tmp_path / "long")
    assert read == ["12\r\n34"], "one sign more than allowed, and no line is rewritten"


@pytest.mark.parametrize(
    ("nodes", "seconds", "wanted"),
    [(0, 0.0, None), (20, 0.0, (20, 0.0)), (0, 1.5, (0, 1.5)), (7, 2.0, (7, 2.0))],
)
def test_a_bot_is_made_with_its_own_budget_or_the_usual_one(
    nodes: int,
    seconds: float,
    wanted: tuple[int, float] | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Budget] = []
    kind = BotKind("mine", "plays", lambda rules, dice, budget: made.append(budget), True, True)  # type: ignore[arg-type, return-value]
    entry = find_game(GAME)
    monkeypatch.setitem(entry.bots, "mine", kind)
    own, usual = waystone.bot(GAME, "mine", nodes, seconds), Budget(99)
    assert (own.name, own.summary, own.slow, own.heavy) == ("mine", "plays", True, True)
    own.make(entry.open({}), waystone.SeededDice(1), usual)
    (budget,) = made
    if wanted is None:
        assert budget is usual
    else:
        assert (budget.nodes, budget.seconds, budget.clock) == (*wanted, perf_counter)


def test_a_bot_of_a_match_has_dice_that_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of the match, others in every seat, the same whenever it is played again."""
    seeds: list[str] = []

    def make(rules: Any, dice: Any, budget: Budget) -> Any:
        seeds.append(dice.seed)
        assert (budget.nodes, budget.seconds, budget.clock) == (0, 0.0, perf_counter)
        return find_game(GAME).bot("random").make(rules, dice, budget)

    monkeypatch.setitem(find_game(GAME).bots, "mine", BotKind("mine", "", make))
    for seed in ("s", "s", "t"):
        waystone.play_match(GAME, [waystone.bot(GAME, "mine")] * 2, seed)
    assert seeds[:2] == seeds[2:4]
    assert len({*seeds, "s", "t"}) == 6
    assert all(len(bytes.fromhex(each)) == 32 for each in seeds)


def test_what_there_is_is_listed() -> None:
    entry = find_game(GAME)
    assert waystone.list_games() == ["delve-and-dash", "extrikate", "dooom", "dungeon-crawler"]
    assert waystone.list_bots(GAME) == list(entry.bots.values()) != []
    assert waystone.list_settings(GAME) == list(entry.settings) != []


@pytest.mark.parametrize("wrong", ["me", 3, {"me"}, None])
def test_players_are_a_list(wrong: Any) -> None:
    with pytest.raises(BadSeats, match="players are a list, one for each seat, not") as refused:
        waystone.new_match(GAME, wrong)
    assert refused.value.code == "BAD_SEATS"


def test_players_have_names() -> None:
    bot = waystone.bot(GAME, "random")

    class Own(waystone.Bot[Any]):
        def choose(self, view: Any, legal: Any) -> Any:
            return legal[0]

    assert [players.name_of(each) for each in ("Ann", bot, Own())] == ["Ann", "random", "Own"]
    for each in ("Ann", bot):
        players.check_player(each)
    players.check_player(bot, bots_only=True)
    with pytest.raises(BadSeats, match=r"^expected a name, what waystone\.bot.* got 3"):
        players.check_player(3)
    with pytest.raises(BadSeats, match=r"^expected what waystone\.bot.* got 'Ann'"):
        players.check_player("Ann", bots_only=True)


def test_bots_that_never_end_are_stopped() -> None:
    match = waystone.new_match(GAME, ["a", "b"], seed=1)
    for seat in (0, 1):
        match.hand_over(seat, waystone.bot(GAME, "random"))
    with pytest.raises(Endless, match="no end after 3 steps"):
        match.let_bots_play(3)
    assert len(match.steps) == 3
    with pytest.raises(Endless, match="no end after 2 steps"):
        match.let_bots_play(2)
    assert len(match.steps) == 3


def test_bots_that_play_alone_have_the_settings_that_are_usual_there() -> None:
    entry, bot = find_game("dungeon-crawler"), waystone.bot("dungeon-crawler", "random")
    assert opening._texts(entry, ["Ann", bot], {"round_limit": 7}) == {"round_limit": "7"}
    assert opening._texts(entry, [bot, bot], {"round_limit": 7}) == {"round_limit": "7"}
    assert opening._texts(entry, ["Ann", bot], {}) == {}
    assert opening._texts(entry, [bot, bot], {}) == {"round_limit": "60"}


# Levels, plug-ins and versions


def test_levels_are_read_as_they_were_measured(tmp_path: Path, monkeypatch: Any) -> None:
    text = 'command = "c"\n[bots.random]\nrating = 1000\nlow = 990\nhigh = 1010\ngames = 30\n'
    (tmp_path / "levels.toml").write_text(text, "utf-8")
    monkeypatch.setattr("waystone.levels.files", lambda package: tmp_path / package)
    assert measured(".") == Measured("c", {"random": Level(1000, 990, 1010, 30)})
    assert measured("nowhere") == Measured("", {})


def point(name: str, value: str, package: str = "") -> Any:
    found: Any = EntryPoint(name, value, "waystone.games")
    return found._for(SimpleNamespace(name=package)) if package else found


def offered(monkeypatch: pytest.MonkeyPatch, *points: Any) -> Any:
    monkeypatch.setattr(plugins, "entry_points", lambda group: points)
    return plugins.offered.__wrapped__("waystone.games")


def test_what_packages_offer_is_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, again = point("one", "a:b", "p"), point("two", "c:d", "q"), point("one", "a:b", "r")
    assert offered(monkeypatch, one, two, again) == {"one": one, "two": two}
    with pytest.raises(plugins.BadPlugin) as refused:
        offered(monkeypatch, one, point("one", "x:y", "r"))
    assert refused.value.code == "BAD_PLUGIN"
    assert str(refused.value) == (
        "waystone.games: 'one' (x:y) of package r can't be used: package p offers the same name"
    )
    assert isinstance(refused.value, UnknownName)


@pytest.mark.parametrize(
    ("value", "kind", "name", "why"),
    [
        ("nowhere_at_all:x", str, "one", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("os:sep", int, "one", "expected a int, found '/'"),
        ("os:sep", str, "one", "it calls itself None, not 'one'"),
    ],
)
def test_what_can_not_be_used_is_told_with_its_package(
    value: str, kind: type[Any], name: str, why: str
) -> None:
    with pytest.raises(plugins.BadPlugin) as refused:
        plugins.load(point("one", value), kind, name)
    assert str(refused.value) == (
        f"waystone.games: 'one' ({value}) of an unknown package can't be used: {why}"
    )


def test_what_knows_its_own_name_is_loaded() -> None:
    found: Any = plugins.load(point("one", "tests.library.test_to_the_letter:OWN"), object, "one")
    assert found is OWN


def test_the_version_is_that_of_the_package_or_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib import metadata

    def none(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", lambda name: f"1.2 of {name}")
    assert waystone._installed_version() == "1.2 of waystone"
    monkeypatch.setattr(metadata, "version", none)
    assert waystone._installed_version() == "0"


@pytest.mark.parametrize("name", sorted({*waystone.__all__} - {"__version__"}))
def test_everything_that_is_offered_comes_from_its_home(name: str) -> None:
    from importlib import import_module

    home = import_module(f"waystone.{waystone._HOMES[name]}")
    assert waystone.__getattr__(name) is getattr(home, name)
    assert name in dir(waystone)
