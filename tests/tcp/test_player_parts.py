"""One connection by itself: what it may say how often, how it is paused, named and closed."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.match.kit import Hall, run
from tests.tcp.test_port_parts import Page, newcomer, port
from waystone.kernel.event import SPECTATOR
from waystone.match.change import Change
from waystone.match.model import BROKEN, FREE, NEVER_BEGUN, OVER, VOID, ChatLine
from waystone.match.news import ChatSaid
from waystone.tcp import player as player_module
from waystone.tcp.commands import CommandFailed
from waystone.tcp.failures import failure
from waystone.tcp.listener import Listener
from waystone.tcp.options import ListenerOptions
from waystone.tcp.player import LinePlayer


async def seated(listener: Listener, page: Page | None = None) -> LinePlayer:
    player = newcomer(listener, page or Page())
    assert await listener.seat(player)
    return player


def said(player: LinePlayer) -> list[str]:
    """What was written since this was last asked."""
    page = cast(Page, player.writer)
    lines, page.text = page.text.splitlines(), ""
    return lines


@pytest.mark.rule("DM-33")
def test_failures_beside_the_rules_have_their_words_too() -> None:
    assert failure("MATCH_OVER") == "FAIL the game is over"
    assert failure("STORE_FAILED") == "FAIL the server can't store anything right now"
    assert failure("FULL", "another sentence") == "FAIL dungeon is full"
    assert failure("BANNED", "until tomorrow") == "FAIL until tomorrow"
    assert failure("NEVER_HEARD_OF") == "FAIL NEVER_HEARD_OF"


@pytest.mark.rule("DM-21", "DM-N18")
def test_tables_of_a_port_gather_unless_it_was_told_otherwise() -> None:
    usual = {"gather": "yes", "open_join": "yes"}
    assert ListenerOptions().table_settings() == usual
    chosen = ListenerOptions(settings={"open_join": "no", "map": "duel", "debug": "no"})
    assert chosen.table_settings() == {**usual, "open_join": "no", "map": "duel", "debug": "no"}
    assert [ListenerOptions().is_debug, chosen.is_debug] == [False, False]
    assert ListenerOptions(settings={"debug": "yes"}).is_debug


class Loop:
    """Time that stands still but for what somebody sleeps."""

    def __init__(self) -> None:
        self.now = 50.0
        self.slept: list[float] = []

    def get_running_loop(self) -> Loop:
        return self

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 6))
        self.now += seconds


@pytest.mark.rule("DM-N20", "DM-N22")
def test_a_hundred_commands_at_once_then_as_many_a_second_as_the_port_reads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop = Loop()

    async def scene() -> None:
        player = newcomer(port(Hall(), per_second=50.0))
        monkeypatch.setattr(player_module, "asyncio", loop)
        player.credit_at = loop.now
        for _ in range(104):
            await player.slow_down()
        assert loop.slept[:100] == [0.0] * 100
        assert loop.slept[100:] == [0.02, 0.02, 0.02, 0.02]
        loop.now += 1.0  # earns fifty
        loop.slept.clear()
        for _ in range(51):
            await player.slow_down()
        assert loop.slept == [0.0] * 50 + [0.02]
        loop.now += 3600.0  # no more than a hundred are saved up
        loop.slept.clear()
        for _ in range(102):
            await player.slow_down()
        assert loop.slept == [0.0] * 100 + [0.02] * 2

    run(scene())


@pytest.mark.rule("DM-N20")
def test_the_pause_of_old_clients_is_the_least_that_everybody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop = Loop()

    async def scene() -> None:
        player = newcomer(port(Hall(), per_second=2.0, pace=0.25))
        monkeypatch.setattr(player_module, "asyncio", loop)
        player.credit, player.credit_at = 1.0, loop.now
        for _ in range(3):
            await player.slow_down()
        assert loop.slept == [0.25, 0.25, 0.5]

    run(scene())


def test_shouts_are_counted_in_a_window_of_time() -> None:
    async def scene() -> None:
        hall = Hall()
        player = newcomer(port(hall, shouts=(2, 10.0)))
        allowed, refusals = list[bool](), set[str]()
        for seconds in (0.0, 4.0, 1.0, 4.9, 0.1, 0.0, 4.0):
            await hall.clock.pass_by(seconds)
            try:
                player.count_shout()
                allowed.append(True)
            except CommandFailed as failed:
                refusals.add(str(failed))
                allowed.append(False)
        assert allowed == [True, True, False, False, True, False, True]
        assert refusals == {"too many shouts: wait a moment"}
        assert hall.lobby.bites.counts == {"shouts": 3}

    run(scene())


def test_nothing_is_written_where_nothing_is_said_or_nobody_listens() -> None:
    async def scene() -> None:
        player = newcomer(port(Hall()))
        page = cast(Page, player.writer)
        player.say()
        assert page.text == ""
        player.say("AP 3", "odd \ud800")
        assert page.text == "AP 3\nodd ?\n"
        page.close()
        player.say("AP 4")
        assert page.text == "AP 3\nodd ?\n"
        assert not page.is_aborted

    run(scene())


@pytest.mark.rule("DM-N11")
def test_talk_of_a_browser_is_cut_as_long_as_a_shout() -> None:
    async def scene() -> None:
        player = await seated(port(Hall()))
        said(player)
        line = ChatLine(SPECTATOR, "Ada", "x" * 300, None, 0)
        player.hear(ChatSaid(line))
        assert said(player) == [f"MESSAGE Ada: {'x' * 200}"]

    run(scene())


def test_who_can_not_be_told_is_cut_off() -> None:
    async def scene() -> None:
        player = await seated(port(Hall()))
        player.hear(ChatSaid(cast(Any, None)))
        assert cast(Page, player.writer).is_aborted

    run(scene())


@pytest.mark.rule("DM-N13")
def test_a_connection_is_closed_after_so_many_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        player, later = newcomer(port(Hall())), list[Any]()
        monkeypatch.setattr(
            asyncio.get_running_loop(), "call_later", lambda *words: later.append(words)
        )
        player.close_later(7.5)
        monkeypatch.undo()
        ((seconds, close),) = later
        page = cast(Page, player.writer)
        assert (seconds, page.is_closed) == (7.5, False)
        close()
        assert page.is_closed

    run(scene())


@pytest.mark.rule("DM-63", "DM-64", "DM-22")
def test_who_goes_leaves_frees_the_seat_or_has_nothing_to_leave() -> None:
    async def scene() -> None:
        hall = Hall()
        player = await seated(port(hall))
        match, leave = player.host.match, player.host.match.game.alphabet.leave
        assert player.leaving() == Change(0, leave)
        await player.leave()
        assert player not in player.host.audience.watchers
        assert (match.info.state, match.info.result) == ("over", NEVER_BEGUN)
        assert player.leaving() is None, "it is over"

    run(scene())


@pytest.mark.rule("DM-22")
def test_a_seat_without_its_first_step_is_freed_by_who_goes() -> None:
    async def scene() -> None:
        hall = Hall()
        listener = port(hall)
        first, second = await seated(listener), newcomer(listener)
        second.host, second.seat, second.guest = first.host, 1, "late"
        assert not second.host.match.game.refusal(
            second.host.match.table.state, 1, second.host.match.game.alphabet.join
        )
        change = second.leaving()
        assert change is not None
        assert change.info is not None
        assert (change.info.places[1].player, change.action) == (FREE, None)

    run(scene())


@pytest.mark.rule("DM-N10", "DM-N6")
def test_a_name_is_given_once_and_kept_with_the_place() -> None:
    async def scene() -> None:
        hall = Hall()
        listener = port(hall)
        one, other = await seated(listener), await seated(listener)
        assert said(one)[0] == "GOLD 0"
        await other.hello("Bob")
        assert (said(other)[-1], other.has_name) == ("HELLO Bob", True)
        assert one.others() == ["Bob", "", ""]
        assert (one.name, other.name) == ("Player 1", "Bob")
        await one.hello("***")
        assert (said(one)[-1], one.has_name) == ("HELLO Player 1", False)
        await one.hello("bob")
        assert (said(one)[-1], one.has_name, one.name) == ("HELLO bob 2", True, "bob 2")
        place = one.host.match.info.places[0]
        assert (place.guest, place.player) == (one.guest, "person")
        await one.hello("")
        assert said(one)[-1] == "GOLD 0"
        with pytest.raises(CommandFailed, match=r"^name already set$"):
            await one.hello("Eve")
        assert one.host.match.table.record.names()[:2] == ["bob 2", "Bob"]

    run(scene())


@pytest.mark.rule("DM-N18")
def test_players_are_put_somewhere_until_the_match_is_over() -> None:
    async def scene() -> None:
        hall = Hall()
        player = await seated(port(hall, settings={"debug": "yes"}))
        said(player)
        await player.put("2  0")
        assert said(player)[-1] == "SUCCESS"
        with pytest.raises(CommandFailed, match=r"^invalid position$"):
            await player.put("2")
        player.host.match.info.state = "over"
        with pytest.raises(CommandFailed, match=r"^the game is over$"):
            await player.put("2 0")

    run(scene())


@pytest.mark.rule("DM-N8", "DM-N2")
def test_every_line_has_one_answer_and_an_empty_one_none() -> None:
    async def scene() -> None:
        hall = Hall()
        player = await seated(port(hall))
        for line, answer in [
            (None, ["FAIL line too long"]),
            ("", []),
            ("CHANGE", []),
            ("DANCE", ["FAIL invalid command"]),
            ("MOVE N", ["FAIL the game has not started"]),
            ("APGET", ["AP 0"]),
            ("STATUS", ["STATUS hp=3 gold=0 ap=0 gear=- turn=0 goal=0"]),
            ("OPT AP ON", ["SUCCESS"]),
            ("SETPLAYERPOS 1 1", ["FAIL invalid command"]),
            ("SHOUT hi", ["MESSAGE Player 1: hi"]),
            ("QUIT", []),
        ]:
            said(player)
            assert not player.has_quit
            await player.take(line)
            assert said(player) == answer, line
        assert player.has_quit

    run(scene())


def test_nothing_is_done_at_a_table_that_was_closed_or_broke() -> None:
    async def scene() -> None:
        player = await seated(port(Hall()))
        for state in (VOID, BROKEN, OVER):
            player.host.match.info.state = state
            said(player)
            await player.take("ENDTURN")
            code = "MATCH_OVER" if state == OVER else state.upper()
            assert said(player) == [failure(code)]

    run(scene())


@pytest.mark.rule("DM-N22")
def test_reading_ends_with_the_stream_with_quit_and_with_a_flood() -> None:
    async def scene() -> None:
        for data, answers in [
            (b"HELLO\nHEL", ["GOLD 0"]),
            (b"HELLO\nQUIT\nHELLO\n", ["GOLD 0"]),
            (b"x" * 80_000 + b"\nHELLO\n", []),
        ]:
            player = await seated(port(Hall()))
            said(player)
            player.reader.feed_data(data)
            player.reader.feed_eof()
            await player.run()
            assert said(player) == answers

    run(scene())


def test_who_is_cut_off_is_read_no_further() -> None:
    async def scene() -> None:
        player = await seated(port(Hall()))
        player.reader.feed_data(b"HELLO\nHELLO\n")
        said(player)
        cast(Page, player.writer).is_aborted = True
        taken: list[str | None] = []

        async def take(line: str | None) -> None:
            taken.append(line)

        player.take = take  # type: ignore[method-assign]
        await player.run()
        assert taken == ["HELLO"]

    run(scene())


def test_silence_ends_a_connection_only_before_the_beginning() -> None:
    async def scene() -> None:
        hall = Hall()
        player = await seated(port(hall, idle=0.01))
        assert not player.has_begun()
        assert await player.next_words() == b""
        assert hall.lobby.bites.counts == {"line_idle": 1}
        player.has_begun = lambda: True  # type: ignore[method-assign]
        asyncio.get_running_loop().call_later(0.05, player.reader.feed_data, b"LOOK\n")
        assert await player.next_words() == b"LOOK\n"
        assert hall.lobby.bites.counts == {"line_idle": 1}

    run(scene())


def test_a_connection_begins_with_nothing() -> None:
    async def scene() -> None:
        player = newcomer(port(Hall()))
        facts = (player.guest, player.is_seated, player.has_name, player.has_quit, player.credit)
        assert facts == ("", False, False, False, 100.0)
        assert player.shouts.maxlen == 6
        waiting = SimpleNamespace(phase="waiting")
        player.view = lambda: waiting  # type: ignore[assignment, method-assign, return-value]
        assert not player.has_begun()
        waiting.phase = "playing"
        assert player.has_begun()

    run(scene())
