"""The waiting room over the wire: what its clients are told, and which calls it has."""

from tests.api.kit import serving
from tests.match.kit import run


def test_a_table_that_waits_says_what_can_be_done() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            seats = ("me", "open", "open")
            opened = await ada.open(*seats, game="extrikate", public=False, clock=60)
            match = opened["match"]
            path = f"/api/matches/{match}"
            host, guest = await ada.line(), await bob.line()
            for line, may in ((host, True), (guest, False)):
                await line.say("join", match=match, invite=opened["invite"])
                about = (await line.until("snapshot"))["about"]
                assert (about["public"], about["clock_limit"], about["host"]) == (False, 60, may)
                assert (await line.until("seats"))["can_begin"] is may
            await bob.post(f"{path}/join", {"invite": opened["invite"]})
            status, answer = await bob.post(f"{path}/begin")
            assert (status, answer["error"]["code"]) == (403, "NOT_KEEPER")
            assert await ada.post(f"{path}/begin", {"bot": "easy"}) == (200, {"state": "running"})
            assert len((await host.until("snapshot"))["seats"]) == 3
            status, answer = await ada.post(f"{path}/cancel")
            assert (status, answer["error"]["code"]) == (409, "NO_OPEN_SEAT")

    run(scene())


def test_who_opened_a_table_calls_it_off_and_who_came_is_told() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            match = (await ada.open("me", "open"))["match"]
            line = await bob.line()
            await line.join(match)
            status, _ = await bob.post(f"/api/matches/{match}/cancel")
            assert status == 403
            assert await ada.post(f"/api/matches/{match}/cancel") == (200, {"state": "over"})
            assert (await line.until("steps"))["state"] == "over"
            assert (await ada.get("/api/past"))[1]["matches"] == []
            status, answer = await bob.post(f"/api/matches/{match}/join")
            assert (status, answer["error"]["code"]) == (409, "NO_FREE_SEAT")

    run(scene())


def test_the_host_hears_that_somebody_learns_first() -> None:
    """By the chat, which is kept and reaches every process; nobody is offered it as a phrase."""

    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            match = (await ada.open("me", "open"))["match"]
            host, guest = await ada.line(), await bob.line()
            await host.join(match)
            await guest.join(match)
            await guest.say("chat", match=match, phrase="learning")
            said = await host.until("said")
            assert (said["name"], said["by"], said["phrase"]) == ("Bob", 31, "learning")
            _, games = await ada.get("/api/games")
            assert "learning" not in games["phrases"]
            await guest.say("chat", match=match, phrase="nonsense")
            assert (await guest.until("refused"))["code"] == "NO_SUCH_PHRASE"

    run(scene())
