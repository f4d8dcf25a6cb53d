"""A port by itself: which tables it looks at, how often it asks, whom it lets in and sees off."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.match.kit import ADA, BOB, Hall, Notes, run, settle
from waystone.kernel.errors import WaystoneError
from waystone.match.model import FREE, Guest, MatchInfo, Refusal
from waystone.match.order import Ban
from waystone.match.wishes import Wish
from waystone.tcp.failures import failure
from waystone.tcp.listener import Listener, refusal
from waystone.tcp.options import ListenerOptions
from waystone.tcp.player import LinePlayer

MAP = "name Hall\nwin 0\n.........E\n"
OPEN_TABLE = {"gather": "yes", "open_join": "yes", "map": "custom", "map_text": MAP}


class Page:
    """What is written to one connection."""

    def __init__(self, peer: str = "192.0.2.7") -> None:
        self.peer = peer
        self.text = ""
        self.is_aborted = self.is_closed = False
        self.transport = self

    def get_extra_info(self, name: str) -> Any:
        return (self.peer, 9) if name == "peername" else None

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.is_aborted or self.is_closed

    def write(self, data: bytes) -> None:
        self.text += data.decode()

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True


def port(hall: Hall, beside: Listener | None = None, **how: Any) -> Listener:
    settings = {**OPEN_TABLE, "start_delay": "0", **how.pop("settings", {})}
    return Listener(hall.lobby, ListenerOptions(settings=settings, **how), beside)


def newcomer(listener: Listener, page: Page | None = None) -> LinePlayer:
    page = page or Page()
    return LinePlayer(
        listener.lobby, listener.options, asyncio.StreamReader(), cast(Any, page), page.peer
    )


async def table(hall: Hall, game: str = "dooom", guest: Guest = ADA, **how: Any) -> MatchInfo:
    """A public table with a free seat, at which somebody is present."""
    settings = {**OPEN_TABLE, **how.pop("settings", {})} if game == "dooom" else {}
    host = await hall.lobby.open(guest, Wish(game, settings, ("me", "open"), **how))
    host.follow(Notes(guest.id))
    return host.match.info


async def others(listener: Listener) -> list[str]:
    return [host.match.info.id async for host in listener.other_tables()]


@pytest.mark.rule("DM-N1")
def test_tables_of_others_are_public_ones_of_this_game_with_a_free_seat_each_once() -> None:
    async def scene() -> None:
        hall = Hall()
        listener = port(hall)
        gathering = await table(hall)
        await table(hall, "delve-and-dash")
        await table(hall, settings={"gather": "no"})  # begins when all sit: nobody drops in
        await table(hall, public=False)
        full = await table(hall)
        await hall.lobby.join(await hall.lobby.find(full.id), BOB, "")
        assert await others(listener) == [gathering.id]
        listener.tables.append(await hall.lobby.find(gathering.id))
        assert await others(listener) == [], "its own are asked before"
        for_tests = port(hall, settings={"debug": "yes"})
        assert await others(for_tests) == []

    run(scene())


def test_the_list_is_asked_for_once_a_second_and_no_longer_than_it_may_be() -> None:
    async def scene() -> None:
        hall = Hall()
        listener = port(hall)
        asked: list[object] = []

        async def on_show(most: int) -> list[MatchInfo]:
            asked.append(most)
            return []

        async def newly_open(*words: object) -> list[MatchInfo]:
            asked.append(words)
            return []

        hall.lobby.on_show = on_show  # type: ignore[method-assign]
        hall.store.newly_open = newly_open  # type: ignore[assignment, method-assign]
        for seconds, count in [(0.0, 1), (0.9, 1), (0.1, 2), (0.5, 2), (0.5, 3)]:
            await hall.clock.pass_by(seconds)
            await listener.on_show()
            assert asked == [100] * count
        asked.clear()
        await listener.just_opened()
        assert asked == [("dooom", hall.clock.wall() - 5000, 100)]

    run(scene())


@pytest.mark.rule("DM-N1", "DM-N10")
def test_who_joins_has_the_first_free_seat_and_a_name_that_nobody_has() -> None:
    async def scene() -> None:
        hall = Hall()
        listener = port(hall)
        info = await table(hall, guest=Guest("x", "player 2"))
        host = await hall.lobby.find(info.id)
        player = newcomer(listener)
        assert await listener.join(player, host) == ""
        assert (player.seat, player.is_seated) == (1, True)
        assert host.match.info.names() == ["player 2", "Player 2 2"]
        assert host.match.info.places[1].guest == player.guest
        assert await listener.join(newcomer(listener), host) == "NO_FREE_SEAT"
        assert refusal(host, 0) != ""

    run(scene())


@pytest.mark.rule("DM-18")
def test_a_table_that_is_full_says_so_and_others_are_tried_no_more() -> None:
    async def scene() -> None:
        hall = Hall()
        listener = port(hall)
        codes = iter(["NO_FREE_SEAT", "FULL", ""])
        tried: list[str] = []

        async def join(player: LinePlayer, host: Any) -> str:
            tried.append(host)
            return next(codes)

        async def tables() -> Any:
            for each in ("a", "b", "c"):
                yield each

        listener.join = join  # type: ignore[method-assign]
        refused: list[tuple[str, str]] = []
        player = cast(Any, SimpleNamespace(refuse=lambda *words: refused.append(words)))
        assert await listener.sit_down(player, tables()) is False
        assert (tried, refused) == (["a", "b"], [("b", "FULL")])
        assert await listener.sit_down(player, tables()) is True
        assert tried == ["a", "b", "a"]
        codes = iter(["NO_JOINING"] * 3)
        assert await listener.sit_down(player, tables()) is None

    run(scene())


@pytest.mark.rule("DM-N1", "DM-N18")
def test_a_new_table_has_the_bots_that_the_port_brings_and_free_seats() -> None:
    async def scene() -> None:
        hall = Hall()
        for debug, is_public in (("no", True), ("yes", False)):
            how: dict[str, Any] = {"seats": 4, "bots": ("random",), "settings": {"debug": debug}}
            listener = port(hall, **how)
            player = newcomer(listener)
            await listener.open(player)
            (host,) = listener.tables
            info = host.match.info
            assert [each.bot or each.name or each.player for each in info.places] == [
                *("Player 1", "random", FREE, FREE)
            ]
            assert (info.public, player.seat, info.game) == (is_public, 0, "dooom")
            assert info.settings["gather"] == "yes"
            assert host.match.game.settings.word("open_join") == "yes"

    run(scene())


def test_ports_beside_each_other_share_tables_and_limits() -> None:
    async def scene() -> None:
        hall = Hall()
        one = port(hall)
        other = port(hall, one)
        for name in ("tables", "sitting", "leaving", "connections"):
            assert getattr(one, name) is getattr(other, name), name
        assert (one.sitting.free, one.leaving.free) == (1, 4)
        assert one.players is not other.players

    run(scene())


@pytest.mark.rule("DM-N22")
def test_there_is_room_up_to_the_limits_and_whoever_meets_them_is_counted() -> None:
    async def scene() -> None:
        hall = Hall()
        listener = port(hall, most=2, per_address=2)
        listener.connections["a"] = 1
        assert listener.has_room_for("a")
        listener.connections["a"] = 2
        assert not listener.has_room_for("a")
        assert listener.has_room_for("b")
        assert hall.lobby.bites.counts == {"line_connections_per_address": 1}
        listener.players = {cast(Any, 1)}
        assert listener.has_room_for("b")
        listener.players = {cast(Any, 1), cast(Any, 2)}
        assert not listener.has_room_for("b")
        assert hall.lobby.bites.counts["line_connections"] == 1

    run(scene())


async def welcomed(listener: Listener, page: Page) -> None:
    await listener.welcome(asyncio.StreamReader(), cast(Any, page))
    await settle()


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (Refusal("NO_ROOM_FOR_MAPS", "so full"), "FAIL so full\n"),
        (Refusal("FULL", "so full"), "FAIL dungeon is full\n"),
        (WaystoneError("MATCH_OVER", "x"), "FAIL the game is over\n"),
        (ConnectionResetError(), ""),
        (ValueError("a mistake of ours"), ""),
        (None, ""),
    ],
)
def test_whatever_goes_wrong_with_a_connection_ends_it_alone(
    error: Exception | None, says: str
) -> None:
    async def scene() -> None:
        listener, page = port(Hall()), Page()

        async def seat(player: LinePlayer) -> bool:
            assert listener.players == {player}
            assert listener.connections == {"192.0.2.7": 1}
            if error is not None:
                raise error
            return False

        listener.seat = seat  # type: ignore[method-assign]
        await welcomed(listener, page)
        assert (page.text, page.is_closed, page.is_aborted) == (says, True, False)
        assert (listener.players, dict(listener.connections)) == (set(), {})

    run(scene())


def test_who_finds_no_room_is_cut_off_without_a_word() -> None:
    async def scene() -> None:
        listener, page = port(Hall(), most=0), Page()
        await welcomed(listener, page)
        assert (page.text, page.is_aborted, page.is_closed) == ("", True, False)
        assert dict(listener.connections) == {}

    run(scene())


def test_who_leaves_one_of_two_connections_has_one_left() -> None:
    async def scene() -> None:
        hall = Hall()
        listener, page = port(hall), Page("192.0.2.9")
        listener.connections["192.0.2.9"] = 2
        player = newcomer(listener, page)
        listener.players.add(player)
        await listener.see_off(player)
        assert (dict(listener.connections), page.is_closed) == ({"192.0.2.9": 1}, True)

        async def fail() -> None:
            raise ValueError("the store is gone")

        player.is_seated, player.leave = True, fail  # type: ignore[method-assign]
        listener.players.add(player)
        await listener.see_off(player)
        assert (dict(listener.connections), listener.players) == ({}, set())
        assert listener.leaving.free == 4

    run(scene())


def test_who_is_banned_is_told_so_and_takes_no_seat() -> None:
    async def scene() -> None:
        hall = Hall()
        listener, page = port(hall), Page()
        await hall.store.ban(Ban("address 192.0.2.7", hall.clock.wall() + 1000))
        await hall.lobby.bans.look(hall.store)
        await welcomed(listener, page)
        says = hall.lobby.bans.found("", "192.0.2.7")
        assert says is not None
        assert (page.text, page.is_closed) == (f"FAIL {says.message}\n", True)
        assert hall.store.matches == {}

    run(scene())


def test_only_who_is_banned_is_cut_off() -> None:
    async def scene() -> None:
        hall = Hall()
        listener = port(hall)
        pages = [Page("192.0.2.1"), Page("192.0.2.2"), Page("192.0.2.3")]
        players = [newcomer(listener, page) for page in pages]
        players[2].guest = "mallory"
        listener.players = set(players)
        until = hall.clock.wall() + 1000
        await hall.store.ban(Ban("address 192.0.2.2", until))
        await hall.store.ban(Ban("guest mallory", until))
        await hall.lobby.bans.look(hall.store)
        assert [page.is_closed for page in pages] == [False, True, True]
        says = hall.lobby.bans.found("mallory", "")
        assert says is not None
        assert [page.text for page in pages] == ["", *[failure("BANNED", says.message) + "\n"] * 2]

    run(scene())


def test_who_went_while_waiting_for_a_seat_takes_none() -> None:
    async def scene() -> None:
        hall = Hall()
        listener, page = port(hall), Page()
        page.close()
        assert await listener.seat(newcomer(listener, page)) is False
        assert hall.store.matches == {}
        assert await listener.seat(newcomer(listener)) is True
        assert await listener.seat(newcomer(listener)) is True
        assert len(listener.tables) == 1
        first = listener.tables[0]
        first.match.info.state = "over"
        assert await listener.seat(newcomer(listener)) is True
        assert first not in listener.tables, "tables that are over are forgotten"

    run(scene())
