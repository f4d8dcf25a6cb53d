"""Frames in, frames out, by hand."""

from tests.match.kit import run
from tests.service.kit import Page, Server, say
from waystone.match.closing import close
from waystone.service.limits import Limits


def test_a_session_says_hello_and_answers() -> None:
    async def scene() -> None:
        server = Server()
        session, page = await server.connect(await server.enter("Ada"))
        assert page.last("hello")["name"] == "Ada"
        assert await say(session, "ping", t=7)
        assert page.last("pong")["t"] == 7
        assert await session.take("no JSON")
        assert page.last("refused")["code"] == "BAD_FRAME"
        session.close()
        assert not server.context.sessions

    run(scene())


def test_who_is_too_fast_is_refused_and_then_to_be_closed() -> None:
    async def scene() -> None:
        server = Server(Limits(watcher_frames=(3, 20.0)))
        session, page = await server.connect()
        kept = [await say(session, "ping") for _ in range(8)]
        assert kept == [True] * 6 + [False] * 2
        assert [frame["kind"] for frame in page.frames[1:]] == ["pong"] * 3 + ["refused"] * 5

    run(scene())


def test_those_who_follow_the_lobby_see_it_change() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        session, page = await server.connect()
        await say(session, "lobby", follow=True)
        assert page.last("matches")["matches"] == []
        match = (await server.post("/api/matches", {"seats": ["me", "open"]}, ada))["match"]
        host, _ = await server.connect(ada)
        await say(host, "join", match=match)
        await server.context.show_lobby()
        assert [each["match"] for each in page.last("matches")["matches"]] == [match]

    run(scene())


def test_the_list_says_whose_turn_it_is_and_when_that_changes() -> None:
    async def scene() -> None:
        server = Server()
        ada, bob = await server.enter("Ada"), await server.enter("Bob")
        asked = {"seats": ["me", "open"], "settings": {"mode": "duel"}}
        match = (await server.post("/api/matches", asked, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "lobby", follow=True)
        assert turns_of(page) == [False], "nobody can act before the match begins"
        await server.post(f"/api/matches/{match}/join", {}, bob)
        await server.context.show_lobby()
        assert turns_of(page) == [True]
        lists = count_of(page)
        await server.context.show_lobby()
        assert count_of(page) == lists, "nothing has changed"
        host = server.context.lobby.hosts[match]
        (seat,) = host.match.info.seats_of(session.guest_id)
        choice = host.match.table.legal(seat)[0].text
        await host.act(session.guest_id, seat, 0, choice, "first")
        assert seat not in host.match.acting
        await server.context.show_lobby()
        assert turns_of(page) == [False]
        assert count_of(page) == lists + 1

    run(scene())


def test_alone_it_is_always_your_turn_and_never_a_strangers() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        await server.post("/api/matches", {"seats": ["me", "bot:knight"]}, ada)
        session, page = await server.connect(ada)
        await say(session, "lobby", follow=True)
        assert turns_of(page) == [True]
        server.context.lobby.hosts.clear()
        await say(session, "lobby", follow=True)
        assert turns_of(page) == [True], "also where the match left memory"
        stranger, theirs = await server.connect(await server.enter("Eve"))
        await say(stranger, "lobby", follow=True)
        assert not any(turns_of(theirs))

    run(scene())


def turns_of(page: Page) -> list[bool]:
    """What the last list says of each match."""
    return [each["your_turn"] for each in page.last("matches")["matches"]]


def count_of(page: Page) -> int:
    """How many lists were sent."""
    return [frame["kind"] for frame in page.frames].count("matches")


def test_a_server_that_goes_down_says_so_and_takes_no_new_match() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        _, page = await server.connect(ada)
        server.context.announce_closing()
        assert 0 <= page.last("closing")["retry"] < 5000
        refused = await server.post("/api/matches", {"seats": ["me"]}, ada)
        assert refused["error"]["code"] == "CLOSING"

    run(scene())


def test_the_clock_is_told_in_milliseconds_and_runs_down() -> None:
    async def scene() -> None:
        server = Server()
        ada, bob = await server.enter("Ada"), await server.enter("Bob")
        wish = {"seats": ["me", "open"], "clock": 60}
        match = (await server.post("/api/matches", wish, ada))["match"]
        await server.post(f"/api/matches/{match}/join", {}, bob)
        session, page = await server.connect(ada)
        other, _ = await server.connect(bob)
        await say(other, "join", match=match)
        await say(session, "join", match=match)
        clock = page.last("snapshot")["clock"]
        assert (clock["left"], clock["limit"]) == (60_000, 60_000)
        await server.clock.pass_by(12.5)
        await say(session, "join", match=match)
        clock = page.last("snapshot")["clock"]
        assert (clock["left"], clock["limit"]) == (47_500, 60_000)

    run(scene())


def test_who_watches_a_private_match_may_watch_its_rematch() -> None:
    async def scene() -> None:
        server = Server()
        ada, bob = await server.enter("Ada"), await server.enter("Bob")
        asked = {"seats": ["me", "open"], "settings": {"mode": "duel"}, "public": False}
        made = await server.post("/api/matches", asked, ada)
        match, invite = made["match"], made["invite"]
        await server.post(f"/api/matches/{match}/join", {"invite": invite}, bob)
        session, page = await server.connect(await server.enter("Eve"))
        await say(session, "join", match=match, invite=invite)
        host = server.context.lobby.hosts[match]
        await host.act(host.match.info.places[0].guest, 0, 0, "leave", "")
        for token in (ada, bob):
            await server.post(f"/api/matches/{match}/rematch", {}, token)
        again = page.last("seats")["rematch"]
        assert again, "who watches is told where it goes on"
        await say(session, "join", match=again)
        assert page.last("snapshot", "refused")["code"] == "NOT_INVITED"
        await say(session, "join", match=again, invite=invite)
        assert page.last("snapshot", "refused")["about"]["match"] == again

    run(scene())


def test_a_closed_match_is_told_once_whoever_goes_afterwards() -> None:
    async def scene() -> None:
        server = Server()
        ada, bob = await server.enter("Ada"), await server.enter("Bob")
        match = (await server.post("/api/matches", {"seats": ["me", "open"]}, ada))["match"]
        await server.post(f"/api/matches/{match}/join", {}, bob)
        session, page = await server.connect(ada)
        other, _ = await server.connect(bob)
        await say(session, "join", match=match)
        await say(other, "join", match=match)
        heard = len(page.frames)
        await close(server.context.lobby, match)
        await say(other, "part", match=match)
        assert [frame.get("code") for frame in page.frames[heard:]] == ["VOID"]

    run(scene())
