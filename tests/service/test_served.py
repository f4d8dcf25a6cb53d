"""What sessions and calls do at their edges: who is let in, refused, cut off, counted."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tests.match.kit import NOON, Hall, run
from tests.service.kit import Page, Server, say
from tests.storage.test_stores import info, score
from waystone.kernel.event import SPECTATOR
from waystone.match.model import BOT, PERSON, RUNNING, Place, Refusal, Written
from waystone.match.order import Ban
from waystone.match.ports import GuestNotice, Notice
from waystone.match.retention import Retention
from waystone.match.times import Times
from waystone.service import doctor, hosting, lobby_list, somebody
from waystone.service.daily_tries import counts, has_tries_left, mark
from waystone.service.limits import Limits
from waystone.service.session import GONE, check_invited

SOLO = {"game": "delve-and-dash", "seats": ["me"]}
DUEL = {"seats": ["me", "open"], "settings": {"mode": "duel"}}


async def duel(server: Server, **wish: Any) -> tuple[str, str, str]:
    """A match of Ada and Bob, who hold these tokens."""
    ada, bob = await server.enter("Ada"), await server.enter("Bob")
    made = await server.post("/api/matches", {**DUEL, **wish}, ada)
    await server.post(f"/api/matches/{made['match']}/join", {"invite": made["invite"]}, bob)
    return made["match"], ada, bob


def codes(page: Page) -> list[str]:
    return [frame["code"] for frame in page.frames if frame["kind"] == "refused"]


# Sessions


def test_a_session_says_who_is_connected_and_ends_once_it_is_closed() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        session, page = await server.connect(ada)
        hello = {"kind": "hello", "version": 1, "guest": session.guest_id, "name": "Ada"}
        assert page.frames == [hello]
        _, strangers = await server.connect()
        assert (strangers.frames[0]["guest"], strangers.frames[0]["name"]) == ("", "Anonymous")
        match = (await server.post("/api/matches", SOLO, ada))["match"]
        await say(session, "join", match=match)
        session.cut("slow")
        assert (page.is_cut, server.context.metrics.cut) == (True, {"slow": 1})
        session.close()
        assert (session.following, session.connection) == ({}, GONE)
        assert session not in server.context.sessions
        heard = len(page.frames)
        session.send(b"{}")
        session.cut("again")
        assert len(page.frames) == heard
        assert server.context.lobby.hosts[match].audience.watchers == []
        assert server.context.holdings.follows == {}

    run(scene())


def test_who_follows_a_match_has_another_account_for_frames() -> None:
    async def scene() -> None:
        server = Server(Limits(watcher_frames=(2, 20.0), player_frames=(3, 20.0)))
        ada = await server.enter("Ada")
        match = (await server.post("/api/matches", SOLO, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "ping")
        await say(session, "join", match=match)
        assert session.frame_limit == (3, 20.0)
        for _ in range(4):
            await say(session, "ping")
        assert [frame["kind"] for frame in page.frames].count("pong") == 4
        assert codes(page) == ["TOO_FAST"]
        assert server.context.bites.counts == {"player_frames": 1}
        await server.clock.pass_by(20.0)
        await say(session, "part", match=match)
        assert session.frame_limit == (2, 20.0)
        for _ in range(3):
            await say(session, "ping")
        assert codes(page) == ["TOO_FAST"] * 2
        assert server.context.bites.counts == {"player_frames": 1, "watcher_frames": 1}

    run(scene())


@pytest.mark.parametrize(
    ("about", "guest", "invite", "is_let_in"),
    [
        ({"public": True}, "", "", True),
        ({"public": False}, "", "", False),
        ({"public": False}, "", "inv", True),
        ({"public": False}, "", "inw", False),
        ({"public": False}, "ada", "", True),
        ({"public": False}, "eve", "", False),
        ({"public": False, "daily": "2027-01-01"}, "eve", "", True),
        ({"public": False, "invite": ""}, "eve", "", False),
        ({"public": False, "places": [Place(BOT)], "host": "eve"}, "eve", "", True),
        ({"public": False, "places": [Place(BOT)], "host": "eve"}, "ada", "", False),
    ],
)
def test_a_private_match_is_followed_by_who_sits_there_or_was_invited(
    about: dict[str, Any], guest: str, invite: str, is_let_in: bool
) -> None:
    match = info(**about)
    if is_let_in:
        check_invited(match, guest, invite)
        return
    with pytest.raises(Refusal) as refused:
        check_invited(match, guest, invite)
    assert refused.value.code == "NOT_INVITED"


def test_a_refusal_says_where_the_match_stands_but_not_to_who_was_not_invited() -> None:
    async def scene() -> None:
        server = Server()
        match, ada, _ = await duel(server, public=False)
        session, page = await server.connect(ada)
        await say(session, "join", match=match)
        await say(session, "act", match=match, n=7, do="next turn", id="x")
        refused = page.last("refused")
        assert (refused["match"], refused["n"], refused["id"]) == (match, 0, "x")
        assert refused["code"] == "AHEAD"
        stranger, theirs = await server.connect(await server.enter("Eve"))
        await say(stranger, "join", match=match)
        refused = theirs.last("refused")
        assert (refused["code"], refused["n"]) == ("NOT_INVITED", None)
        await say(stranger, "join", match="nowhere")
        refused = theirs.last("refused")
        assert (refused["code"], refused["match"], refused["n"]) == (
            *("NO_SUCH_MATCH", "nowhere"),
            None,
        )

    run(scene())


def test_who_acts_without_following_or_once_more_is_told_what_came_of_it() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        match = (await server.post("/api/matches", SOLO, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "act", match=match, n=0, do="waystone a1", id="one")
        steps = page.last("steps")
        assert (steps["n"], [each["did"] for each in steps["steps"]]) == (1, ["waystone a1"])
        await say(session, "act", match=match, n=0, do="waystone a1", id="one")
        assert page.last("steps") == steps
        assert server.context.metrics.act_seconds.total > 0
        assert sum(server.context.metrics.act_seconds.counts) == 2

    run(scene())


def test_who_holds_several_seats_looks_as_one_of_them_that_is_asked() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        wish = {"seats": ["me", "me"], "settings": {"mode": "duel"}}
        match = (await server.post("/api/matches", wish, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "join", match=match)
        await say(session, "look", match=match, seat=2)
        assert codes(page) == ["FOREIGN_SEAT"]
        await say(session, "look", match=match, seat=1)
        assert page.frames[-1]["viewpoint"] == 1
        await say(session, "act", match=match, n=0, seat=1, do="waystone a1")
        await say(session, "look", match=match, seat=1)
        assert codes(page) == ["FOREIGN_SEAT", "NOT_YOUR_TURN"]
        await say(session, "look", match=match, seat=None)
        assert codes(page) == ["FOREIGN_SEAT", "NOT_YOUR_TURN"]

    run(scene())


def test_talk_is_for_guests_in_measure_and_says_where_they_sit() -> None:
    async def scene() -> None:
        server = Server(Limits(chats=(2, 10.0)))
        match, ada, _ = await duel(server)
        session, page = await server.connect(ada)
        stranger, theirs = await server.connect()
        eve, _ = await server.connect(await server.enter("Eve"))
        for each in (session, stranger, eve):
            await say(each, "join", match=match)
        await say(stranger, "chat", match=match, text="boo")
        assert codes(theirs) == ["NO_GUEST"]
        await say(eve, "chat", match=match, phrase="hello")
        line = page.last("said")
        assert (line["by"], line["name"], line["text"]) == (SPECTATOR, "Eve", "Hello!")
        for text in ("one", "two", "three"):
            await say(session, "chat", match=match, text=text)
        host = server.context.lobby.hosts[match]
        seat = host.match.info.seats_of(session.guest_id)[0]
        assert (page.last("said")["by"], page.last("said")["text"]) == (seat, "two")
        assert (codes(page), server.context.bites.counts) == (["TOO_FAST"], {"chats": 1})
        kept = host.talk.lines[-1]
        assert (kept.guest, kept.at, kept.phrase) == (session.guest_id, NOON, None)
        await server.clock.pass_by(10.0)
        await say(session, "chat", match=match, text="three")
        assert page.last("said")["text"] == "three"

    run(scene())


# What a server does about its sessions


def test_who_is_gone_elsewhere_or_banned_is_cut_off_and_nobody_else() -> None:
    async def scene() -> None:
        server = Server()
        sessions = [await server.connect(await server.enter(name)) for name in ("Ada", "Bob")]
        (ada, adas), (bob, bobs) = sessions
        context = server.context
        context.hear(GuestNotice(ada.guest_id, context.lobby.ports.process, forgotten=True))
        context.hear(Notice(ada.guest_id, 1, "elsewhere"))
        assert context.looking_again == set()
        context.hear(GuestNotice(ada.guest_id, "elsewhere"))
        assert (context.looking_again, adas.is_cut) == ({ada.guest_id}, False)
        context.hear(GuestNotice(ada.guest_id, "elsewhere", forgotten=True))
        assert (adas.is_cut, bobs.is_cut) == (True, False)
        assert context.metrics.cut == {"forgotten": 1}
        await context.store.ban(Ban(f"guest {bob.guest_id}", server.clock.wall() + 1000))
        await context.lobby.bans.look(context.store)
        assert (bobs.is_cut, codes(bobs)) == (True, ["BANNED"])
        assert context.metrics.cut == {"forgotten": 1, "banned": 1}
        assert bobs.last("refused")["message"].startswith("The host of this server has banned you")

    run(scene())


def test_what_is_fetched_and_large_is_paid_for_by_its_address() -> None:
    server = Server(Limits(fetches=(2, 60.0), map_tiles=(30_000, 60.0)))
    context = server.context
    context.charge_tiles("a", 10_000)
    context.charge_tiles("a", 15_000)
    context.charge_tiles("a", 15_000)
    with pytest.raises(Refusal) as refused:
        context.charge_tiles("a", 10_001)
    assert refused.value.code == "TOO_LARGE_MAPS"
    context.charge_tiles("a", 10_000)
    context.charge_fetch("a", 0)
    context.charge_fetch("a", 0)
    with pytest.raises(Refusal) as refused:
        context.charge_fetch("a", 0)
    assert refused.value.code == "TOO_MANY_CALLS"
    with pytest.raises(Refusal) as refused:
        context.charge_fetch("b", 30_001)
    assert refused.value.code == "TOO_LARGE_MAPS"
    assert context.bites.counts == {"map_tiles": 2, "fetches": 1}


def test_a_server_that_leaves_is_not_ready() -> None:
    context = Server().context
    assert context.why_not_ready() == []
    context.readiness.refused = "the disk is full"
    context.is_closing = True
    assert context.why_not_ready() == ["the server is going down", "the disk is full"]


def test_a_server_has_its_store_s_limits_and_what_a_host_chose() -> None:
    context = Server(Limits(tiles_in_memory=77, analyses_waiting=3)).context
    assert (context.lobby.boards.most, context.analyses.most) == (77, 3)
    assert (context.retention, context.host_token) == (Retention(), "")
    assert context.lobby.map_quota is context.map_quota
    assert (context.lobby.fixed_windows, context.is_closing) == (0, False)


# Lists


def asked(acting: list[int], *places: Place, is_running: bool = True) -> Any:
    match = SimpleNamespace(
        info=info(places=list(places)), acting=acting, is_running=lambda: is_running
    )
    return SimpleNamespace(match=match, is_behind=False)


ADA, BOB = Place(PERSON, "ada"), Place(PERSON, "bob")


def test_a_table_waits_for_who_is_asked_or_alone_there() -> None:
    for acting, places, found in [
        ([0], (ADA, BOB), True),
        ([1], (ADA, BOB), False),
        ([], (ADA, BOB), False),
        ([1], (ADA, Place(BOT)), True),
        ([1], (ADA, ADA), True),
        ([2], (ADA, BOB, ADA), True),
    ]:
        assert lobby_list.is_asked(asked(acting, *places), "ada") == found
    assert not lobby_list.is_asked(asked([0], ADA, BOB, is_running=False), "ada")


def test_turns_are_told_of_matches_at_hand_that_are_not_under_way() -> None:
    hall = Hall()
    found = lobby_list.LobbyList(hall.lobby)
    hosts = {"one": asked([0], ADA, BOB), "two": asked([1], ADA, BOB), "busy": asked([0], ADA)}
    for name, host in hosts.items():
        host.match.info.id = name
    hosts["busy"].is_behind = True
    hall.lobby.hosts = cast(Any, hosts)
    assert found.turns("ada", ["one", "two", "busy", "gone"]) == {"one": True, "two": False}


def test_a_page_shows_twenty_four_of_a_kind() -> None:
    many = [info(str(n), state="open" if n % 2 else RUNNING) for n in range(60)]
    many += [info(f"x{n}", game="dooom", state="open") for n in range(3)]
    shown = [each.id for each in lobby_list.few_of(many)]
    assert shown == [*map(str, range(48)), "x0", "x1", "x2"]


def test_who_waits_longest_is_found_first() -> None:
    async def scene() -> None:
        context = Server().context
        tables = [info("a", created=9), info("b", created=3), info("c", created=5, game="dooom")]
        tables += [info("d", created=1, state=RUNNING)]
        asked_for: list[Any] = []

        async def newly_open(*words: Any) -> list[Any]:
            asked_for.append(words)
            return tables[:1]

        async def on_show(most: int) -> list[Any]:
            asked_for.append(most)
            return tables

        context.store.newly_open = newly_open  # type: ignore[assignment, method-assign]
        context.lobby.on_show = on_show  # type: ignore[method-assign]
        found = await somebody.waiting_tables(context, "delve-and-dash")
        assert [each.id for each in found] == ["b", "a"]
        assert asked_for == [("delve-and-dash", NOON - 15_000, 100), 100]

    run(scene())


# Tries of a day


def test_so_many_tries_of_an_address_count_and_nobody_learns_which() -> None:
    async def scene() -> None:
        server = Server(Limits(daily_tries=2))
        context = server.context
        context.daily_secret = b"secret"
        made: list[bool] = []
        for guest in ("a", "b", "b", "c"):
            call: Any = SimpleNamespace(context=context, address="here", guest_id=guest)
            left = await has_tries_left(call, "dooom", "2027-01-01")
            counted = await counts(call, "dooom", "2027-01-01")
            made += [left, counted]
        assert made == [True, True, True, True, False, True, False, False]
        assert context.bites.counts == {"daily_tries": 1}
        assert mark(call, "2027-01-01", "x") != mark(call, "2027-01-02", "x")
        assert mark(call, "2027-01-01", "here") not in ("here", mark(call, "2027-01-01", "x"))

    run(scene())


# The host's page and the doctor


def test_a_host_reads_what_the_process_has_done() -> None:
    server = Server()
    context = server.context
    context.metrics.calls.update({404: 1, 200: 5})
    context.metrics.opened["dooom"] = 2
    context.metrics.refused["TOO_FAST"] = 3
    context.metrics.cut["slow"] = 4
    context.metrics.store_bytes, context.metrics.map_bytes = 9, 8
    context.metrics.loop_lag = 0.5
    context.metrics.act_seconds.observe(0.5)
    context.lobby.ports.figures.steps["dooom"] = 11
    context.readiness.refused = "the disk is full"
    server.clock.time += 60
    found = hosting.figures_of(context)
    assert (found.uptime, found.ready, found.reasons) == (60.0, False, ["the disk is full"])
    assert (found.sockets, found.matches, found.steps) == (0, 0, {"dooom": 11})
    assert list(found.calls.items()) == [("200", 5), ("404", 1)]
    assert (found.opened, found.refused, found.cut) == (
        *({"dooom": 2}, {"TOO_FAST": 3}),
        {"slow": 4},
    )
    assert (found.store_bytes, found.map_bytes, found.loop_lag) == (9, 8, 0.5)
    assert found.map_quota == 2_000_000_000
    assert (found.acts.total, sum(found.acts.counts)) == (0.5, 1)
    assert found.process == context.lobby.ports.process
    assert found.retention == {
        "compress-unfinished": 30,
        "remove-unfinished": 180,
        "compress-finished": 30,
        "remove-finished": 730,
    }


def test_days_that_never_come_are_not_named() -> None:
    assert hosting.days_of(Retention(0, 5, 0, 0)) == {"remove-unfinished": 5}
    found = hosting.histogram(Times((1.0, 2.0)))
    assert (found.bounds, found.counts, found.total) == ([1.0, 2.0], [0, 0, 0], 0.0)


def test_the_host_s_token_is_wanted_where_there_is_one() -> None:
    server = Server()
    with pytest.raises(Refusal) as refused:
        hosting.check_token(server.context, "", "here")
    assert refused.value.code == "NOT_HERE"
    server.context.host_token = "secret"  # type: ignore[misc]
    hosting.check_token(server.context, "secret", "here")
    found = []
    for _ in range(6):
        with pytest.raises(Refusal) as refused:
            hosting.check_token(server.context, "guess", "here")
        found.append(refused.value.code)
    assert found == ["NOT_HOST"] * 5 + ["TOO_MANY_TRIES"]
    hosting.check_token(server.context, "secret", "here")


def test_what_is_wrong_with_a_store_is_told_with_advice() -> None:
    class Damaged:
        async def damage(self) -> list[str]:
            return ["page 3", "page 9"]

        async def load(self, match: str) -> Any:
            if match == "odd":
                raise ValueError("no number")
            return info(state=RUNNING, places=[ADA], settings={"mode": "solo"}), []

    async def scene() -> None:
        store: Any = Damaged()
        assert await doctor.examine_pages(store) == [
            ("page 3", doctor.TAKE_BACKUP),
            ("page 9", doctor.TAKE_BACKUP),
        ]
        assert await doctor.examine_match(store, "odd") == (
            "match odd is not whole (ValueError: no number)",
            doctor.TAKE_BACKUP,
        )
        assert await doctor.examine_match(store, "m1") is None
        entry = score("m1")
        assert await doctor.examine_entry(store, entry) == (
            "the entry of match m1 is not what was played",
            doctor.NEXT_AUDIT,
        )

    run(scene())


def test_a_match_that_does_not_replay_is_to_be_reported() -> None:
    solo = info(state=RUNNING, places=[ADA], settings={"mode": "solo"})
    assert doctor.why_not_the_same(solo, []) is None
    wrong = [Written(1, 0, "waystone a1", "00000000", 5)]
    found = doctor.why_not_the_same(solo, wrong)
    assert found is not None
    assert found.what.startswith("match m1 does not replay: ")
    assert found.advice == doctor.REPORT
    assert doctor.why_not_the_same(replace(solo, version=0), wrong) is None
