"""Bots at a match, part by part: what they hear, where they think, and when they begin anew."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.match.kit import GAME, run
from tests.storage.test_stores import info
from waystone.catalogue import find_game
from waystone.kernel.table import Table
from waystone.match import bots, thoughts
from waystone.match.bots import HeavyBot, QuickBots, SlowBot, job_for
from waystone.match.model import BOT, PERSON, RUNNING, BotQuestion, Place

ENTRY = find_game(GAME)


class Told:
    """A bot that writes down what it hears and is asked."""

    watches = True

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def watch(self, heard: Any, view: Any) -> None:
        self.heard.append((heard, view))

    def choose(self, view: Any, legal: Any) -> Any:
        self.heard.append(view)
        return legal[0]


def said(seat: int, action: Any, *tells: int) -> Any:
    return SimpleNamespace(
        seat=seat,
        action=action,
        tells=lambda each: each in tells,
        visible_to=lambda each: [f"heard by {each}"],
    )


def slow(seats: int = 2, watches: bool = True) -> Any:
    """A slow bot in seat 1, as far as hearing goes; each new one is noted."""
    made: list[Told] = []

    def make() -> Told:
        made.append(Told())
        made[-1].watches = watches
        return made[-1]

    alphabet = SimpleNamespace(join="join")
    table = SimpleNamespace(game=SimpleNamespace(alphabet=alphabet), seats=seats)
    bot = SimpleNamespace(seat=1, table=table, make=make, made=made, view=lambda: "its view")
    bot.bot = make()
    return bot


def test_a_slow_bot_hears_what_its_seat_hears_and_begins_anew_when_it_sits_down() -> None:
    bot = slow()
    for step in (said(0, "go", 1), said(0, "go", 0), said(0, "join", 1), said(1, "go", 1)):
        SlowBot.hear(bot, step)
    assert len(bot.made) == 1
    assert bot.bot.heard == [(["heard by 1"], "its view")] * 3
    SlowBot.hear(bot, said(1, "join", 1))
    assert len(bot.made) == 2
    assert bot.bot.heard == [(["heard by 1"], "its view")]


@pytest.mark.parametrize("how", [{"seats": 1}, {"watches": False}])
def test_who_does_not_sit_there_yet_or_does_not_remember_hears_nothing(how: Any) -> None:
    bot = slow(**how)
    SlowBot.hear(bot, said(0, "go", 0, 1))
    assert bot.bot.heard == []


def test_a_slow_bot_catches_up_with_what_it_has_not_seen() -> None:
    one = info(
        places=[Place(PERSON, "ada", name="Ada"), Place(BOT, bot="random")],
        state=RUNNING,
        settings={"mode": "duel"},
    )
    table: Table[Any] = Table(ENTRY.open({"mode": "duel"}), one.first_players(), one.seed)
    bot = SlowBot(job_for(one, table, 1))
    table.act(0, "waystone a1")
    done = [(each.seat, each.text) for each in table.record.entries]
    for _ in range(2):
        text = bot.choose(done)
        assert text.startswith("waystone ")
        assert bot.table.number == 1
    assert bot.view() == bot.table.view(1)


def quick(*names: str) -> QuickBots:
    places = [Place(BOT, bot=name) for name in names]
    one = info(places=places, state=RUNNING, settings={})
    return QuickBots(ENTRY, ENTRY.open({}), one, 0)


def test_only_those_who_remember_hear_of_steps() -> None:
    found = quick("random", "random")
    one, other = Told(), Told()
    found.watching = [(0, cast(Any, one)), (1, cast(Any, other))]
    table: Any = SimpleNamespace(view=lambda seat: f"view of {seat}")
    found.watch(table, said(0, "go", 1))
    assert (one.heard, other.heard) == ([], [(["heard by 1"], "view of 1")])


@pytest.mark.parametrize(("took", "is_heavy"), [((0.0, 0.005), False), ((0.0, 0.0051), True)])
def test_a_bot_that_took_more_than_five_milliseconds_is_heavy_from_then_on(
    took: tuple[float, float],
    is_heavy: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(bots, "_found_heavy", set())
    times = iter([took[0], took[1], took[1]])
    monkeypatch.setattr(bots, "thread_time", lambda: next(times, took[1]))
    found, bot = quick("random", "random"), Told()
    bot.watches = False
    found.bots[0] = cast(Any, bot)
    table: Any = SimpleNamespace(view=lambda seat: "view", legal=lambda seat: ["first", "second"])
    assert not found.is_heavy(0)
    with caplog.at_level(logging.WARNING, "waystone.match"):
        assert run(found.choose(table, 0, cast(Any, None))) == "first"
        found.note_heavy("random", 1.0) if is_heavy else None
    assert found.is_heavy(0) == found.has_heavy() == found.was_found_heavy("random") == is_heavy
    assert len(caplog.messages) == int(is_heavy)
    if is_heavy:
        assert caplog.messages[0].startswith(f"the bot random of {GAME} took 5 ms, so it thinks")
        bot.watches = True
        assert not found.is_heavy(0), "one that remembers is not asked in a worker"


def test_a_heavy_bot_is_sent_what_its_seat_sees_and_may_do() -> None:
    found = quick("random", "random")
    table: Table[Any] = Table(ENTRY.open({}), ["a", "b"], "1")
    question = found.question(1, table.view(1), table.legal(1))
    one = found.info
    assert (question.match, question.seat, question.bot) == (one.id, 1, "random")
    assert (question.game, question.version, question.settings) == (GAME, one.version, {})
    assert (question.luck, question.view) == (found.luck[1], table.view(1))
    assert question.legal == [each.text for each in table.legal(1)]
    assert one.seed not in question.luck
    heavy = HeavyBot(question)
    assert heavy.choose(question) in question.legal


def asked(match: str, seat: int = 0, luck: str = "x") -> BotQuestion:
    table: Table[Any] = Table(ENTRY.open({}), ["a", "b"], "1")
    legal = [each.text for each in table.legal(0)]
    return BotQuestion(match, seat, "random", GAME, 1, {}, luck, table.view(0), legal)


def test_those_who_were_asked_longest_ago_are_forgotten_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thoughts, "BOTS_REMEMBERED", 2)
    thoughts._heavy.clear()
    for match in ("a", "b", "a", "c"):
        thoughts.choose(asked(match))
    assert [key[0] for key in thoughts._heavy] == ["a", "c"]
    kept = thoughts._heavy["a", 0, "x"]
    thoughts.choose(asked("a"))
    assert thoughts._heavy["a", 0, "x"] is kept
    thoughts.choose(asked("a", luck="y"))
    assert list(thoughts._heavy) == [("a", 0, "x"), ("a", 0, "y")]
    thoughts._heavy.clear()
