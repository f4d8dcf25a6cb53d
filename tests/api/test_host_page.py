"""The host's figures: for who knows the token, and nobody else."""

from importlib.metadata import version

from tests.api.kit import serving
from tests.match.kit import run

TOKEN = "a host's own secret token"


def test_the_host_sees_what_the_process_does() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            ada = await server.person()
            match = (await ada.open())["match"]
            line = await ada.line()
            await line.join(match)
            await line.act(match, 0, "waystone a1")
            status, told = await server.post("/api/host", {"token": TOKEN})
            assert status == 200
            assert (told["ready"], told["reasons"]) == (True, [])
            assert (told["sockets"], told["matches"]) == (1, 1)
            assert told["steps"] == told["opened"] == {"delve-and-dash": 1}
            assert sum(told["acts"]["counts"]) == 1
            assert len(told["acts"]["counts"]) == len(told["acts"]["bounds"]) + 1
            assert told["uptime"] > 0
            assert told["version"] == version("waystone")

    run(scene())


def test_others_see_nothing_and_guess_slowly() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            answers = [await server.post("/api/host", {"token": "x" * 20}) for _ in range(6)]
            codes = [answer["error"]["code"] for _, answer in answers]
            assert codes == ["NOT_HOST"] * 5 + ["TOO_MANY_TRIES"]
            # The host sits behind the same address, and is not to blame.
            assert (await server.post("/api/host", {"token": TOKEN}))[0] == 200
            status, answer = await server.post("/api/host", {"token": "x" * 20})
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_TRIES")
        async with serving() as server:
            for token in ("", TOKEN):
                status, answer = await server.post("/api/host", {"token": token})
                assert (status, answer["error"]["code"]) == (403, "NOT_HERE")

    run(scene())
