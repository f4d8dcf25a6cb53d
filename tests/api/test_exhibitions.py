"""Tables of computers alone by the API and the socket: as for every match."""

from __future__ import annotations

from tests.api.kit import serving
from tests.match.kit import run

SEATS = ("bot:easy", "bot:easy")


def test_who_asks_for_one_watches_it_and_may_close_it() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            match = (await ada.open(*SEATS, game="extrikate"))["match"]
            line = await ada.line()
            snapshot = await line.join(match)
            assert snapshot["about"]["host"] is True
            assert snapshot["about"]["ranked"] is False
            assert snapshot["choices"] == []
            assert [seat["mine"] for seat in snapshot["seats"]] == [False, False]
            steps = await line.until("steps")
            assert steps["viewpoint"] == snapshot["viewpoint"]
            _, listed = await bob.get("/api/matches")
            assert [(each["match"], each["bots"]) for each in listed["matches"]] == [(match, True)]
            status, refused = await bob.post(f"/api/matches/{match}/cancel", {})
            assert (status, refused["error"]["code"]) == (403, "NOT_KEEPER")
            status, closed = await ada.post(f"/api/matches/{match}/cancel", {})
            assert (status, closed["state"]) == (200, "void")

    run(scene())


def test_a_private_one_is_for_its_host_and_who_has_the_link() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            opened = await ada.open(*SEATS, game="extrikate", public=False)
            match, invite = opened["match"], opened["invite"]
            assert (await (await ada.line()).join(match))["about"]["invite"] == invite
            line = await bob.line()
            await line.say("join", match=match)
            assert (await line.until("refused"))["code"] == "NOT_INVITED"
            await line.say("join", match=match, invite=invite)
            assert (await line.until("snapshot"))["about"]["invite"] is None
            _, listed = await bob.get("/api/matches")
            assert listed["matches"] == []

    run(scene())


def test_nobody_waits_for_others_without_sitting_down() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            body = {"game": "extrikate", "seats": ["open", "bot:easy"]}
            status, refused = await ada.post("/api/matches", body)
            assert (status, refused["error"]["code"]) == (400, "BAD_SEATS")

    run(scene())
