"""The list of matches: made once for all who follow it, and no longer than a page shows."""

from collections import Counter

import pytest

from tests.match.kit import Notes, run
from tests.service.kit import Server, say
from waystone.match.boards import Pay
from waystone.match.model import Guest
from waystone.match.wishes import Wish
from waystone.service import lobby_list
from waystone.wire import render


async def crowded(server: Server, waiting: int, running: int) -> None:
    """So many public tables, whose people are there."""
    for number in range(waiting + running):
        guest = Guest(f"g{number}", f"Guest {number}")
        seats = ["me", "open"] if number < waiting else ["me"]
        server.clock.calendar += 1000
        host = await server.context.lobby.open(guest, Wish("extrikate", {}, seats))
        host.follow(Notes(guest.id))


def test_it_is_made_once_for_all_and_all_get_the_same_bytes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        server = Server()
        await crowded(server, 2, 2)
        pages = []
        for _ in range(5):
            session, page = await server.connect()
            await say(session, "lobby", follow=True)
            pages.append((session, page))
        ada = await server.enter("Ada")
        own, own_page = await server.connect(ada)
        await server.post("/api/matches", {"seats": ["me"]}, ada)
        await say(own, "lobby", follow=True)
        await server.context.show_lobby()

        made: Counter[str] = Counter()
        listed, frames, own_of = render.listed, list[bytes](), server.context.lobby_list.own_of
        monkeypatch.setattr(
            render,
            "listed",
            lambda info, *more: (made.update([info.id]), listed(info, *more))[1],
        )

        async def counted(guest: str, pay: Pay) -> object:
            made["own"] += 1
            return await own_of(guest, pay)

        monkeypatch.setattr(server.context.lobby_list, "own_of", counted)
        for session, _ in pages:
            monkeypatch.setattr(session, "send", frames.append)
        server.context.lobby_changed()
        server.clock.time += 2
        await server.context.show_lobby()
        assert len(frames) == 5
        assert len({id(frame) for frame in frames}) == 1, "the very same bytes"
        assert set(made.values()) == {1}, "each match is written down once"
        assert "own" not in made, "nobody's own matches have changed"
        assert len(own_page.last("matches")["matches"]) == 5

    run(scene())


def test_who_waits_stands_there_however_many_play_and_no_more_than_a_page_shows() -> None:
    async def scene() -> None:
        server = Server()
        await crowded(server, 30, 80)
        session, page = await server.connect()
        await say(session, "lobby", follow=True)
        states = Counter(each["state"] for each in page.last("matches")["matches"])
        assert states == {"open": 24, "running": 24}

    run(scene())


def test_a_long_list_to_many_is_shown_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.service.context.LOBBY_BYTES", 100)

    async def scene() -> None:
        server = Server()
        await crowded(server, 3, 0)
        session, page = await server.connect()
        await say(session, "lobby", follow=True)
        counts = []
        for _ in range(8):
            server.context.lobby_changed()
            server.clock.time += 1
            await server.context.show_lobby()
            counts.append(sum(frame["kind"] == "matches" for frame in page.frames))
        assert counts[0] == 2
        assert 2 < counts[-1] < 6, "soon, but not every time"

    run(scene())


def test_own_matches_are_looked_up_when_they_changed_or_are_old() -> None:
    async def scene() -> None:
        server = Server()
        ada, bob = await server.enter("Ada"), await server.enter("Bob")
        session, page = await server.connect(ada)
        await say(session, "lobby", follow=True)
        assert page.last("matches")["matches"] == []
        match = (await server.post("/api/matches", {"seats": ["me", "open"]}, ada))["match"]
        await server.context.show_lobby()
        (line,) = page.last("matches")["matches"]
        assert (line["match"], line["mine"], line["free"]) == (match, True, 1)
        await server.post(f"/api/matches/{match}/join", {}, bob)
        await server.context.show_lobby()
        assert page.last("matches")["matches"][0]["free"] == 0
        other, _ = await server.connect(bob)
        await server.context.store.erase(other.guest_id, match)
        server.clock.time += lobby_list.OWN_SECONDS
        server.context.lobby_changed()
        await server.context.show_lobby()
        assert "Bob" not in page.last("matches")["matches"][0]["names"]

    run(scene())
