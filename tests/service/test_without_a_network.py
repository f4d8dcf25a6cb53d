"""Whole matches through sessions and calls, with no socket and no web library."""

import subprocess
import sys

from tests.match.kit import settle
from tests.service.kit import Json, Page, Server, say
from waystone.kernel.dice import SeededDice
from waystone.service.limits import Limits
from waystone.service.session import Session

SCRIPT = """
import sys
from tests.match.kit import run
from tests.service.test_without_a_network import play_a_match

run(play_a_match())
loaded = {name.partition(".")[0] for name in sys.modules}
assert not loaded & {"aiohttp", "prometheus_client", "uvloop"}, loaded
"""


async def play(match: str, clients: list[tuple[Session, Page]]) -> Json:
    """Whoever has a choice takes one, to the end; the last frame of the first client."""
    dice = SeededDice("any")
    for number in range(3000):
        frames = [page.last("snapshot", "steps") for _, page in clients]
        if frames[0]["result"]:
            return frames[0]
        chooser = next(at for at, frame in enumerate(frames) if frame["choices"])
        choices, n = frames[chooser]["choices"], frames[chooser]["n"]
        do = choices[dice.index(len(choices))]["do"]
        await say(clients[chooser][0], "act", match=match, n=n, do=do, id=str(number))
        await settle()
    raise AssertionError("the match does not end")


async def play_a_match() -> None:
    """Two guests meet by calls, play by sessions to the end, and look at the record by calls."""
    server = Server(Limits(player_frames=(10**6, 1.0)))
    await server.context.start()
    ada, bob = await server.enter("Ada"), await server.enter("Bob")
    wish = {"game": "delve-and-dash", "seats": ["me", "open"], "settings": {"lives": "1"}}
    match = (await server.post("/api/matches", wish, ada))["match"]
    assert [each["match"] for each in (await server.get("/api/matches", ada))["matches"]] == [match]
    await server.post(f"/api/matches/{match}/join", {}, bob)
    clients = [await server.connect(token) for token in (ada, bob)]
    for session, _ in clients:
        await say(session, "join", match=match)
    ended = await play(match, clients)
    assert clients[1][1].last("steps")["result"]["reason"] == ended["result"]["reason"]
    replay = await server.get(f"/api/matches/{match}/replay", ada, viewpoint="all")
    assert len(replay["frames"]) > len(clients)
    assert replay == await server.get(f"/api/matches/{match}/replay", ada, eyes="all")  # older name
    assert (await server.get(f"/api/matches/{match}/verify", bob))["ok"]
    record = await server.ask("GET", f"/api/matches/{match}/record", None, ada)
    assert record.media.startswith("text/plain")
    assert record.content.decode().startswith('[Waystone "2"]')
    assert [each["match"] for each in (await server.get("/api/past", ada))["matches"]] == [match]
    for session, _ in clients:
        session.close()
    await server.context.close()
    assert not server.context.sessions


def test_a_match_needs_no_web_library() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
