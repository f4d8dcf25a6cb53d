"""The example bot takes a seat with nothing but the protocol page, and plays to the end."""

import asyncio
import signal
import sys
from pathlib import Path

import aiohttp

from tests.match.kit import run
from tests.processes import start_beside
from tests.server.kit import HEADER, ServerProcess

BOT = Path(__file__).resolve().parents[2] / "examples" / "socket_bot.py"


def test_two_example_bots_finish_a_private_match(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ServerProcess(tmp_path) as server, aiohttp.ClientSession() as session:
            url, asked = f"{server.address}/api/guest", {"token": True}
            async with session.post(url, json=asked, headers=HEADER) as response:
                token = (await response.json())["token"]
            headers = {**HEADER, "Authorization": f"Bearer {token}"}
            settings = {"lives": "1", "wake_distance": "9"}
            body = {"seats": ["me", "open"], "public": False, "settings": settings}
            async with session.post(
                f"{server.address}/api/matches", json=body, headers=headers
            ) as response:
                opened = await response.json()
            words = [sys.executable, str(BOT), server.address, opened["match"], opened["invite"]]
            bot = await start_beside(*words, stdout=asyncio.subprocess.PIPE)
            await give_up_after_some_steps(session, server, opened["match"], token)
            out, _ = await bot.communicate()
            # Who gives up makes the other win, unless the dragon was faster.
            ends = ("win: forfeit", "loss: forfeit", "loss: both dead")
            assert out.decode().strip() in ends
            assert bot.returncode == 0
            intruder = await start_beside(*words[:-1], "wrong", stderr=asyncio.subprocess.PIPE)
            _, errors = await intruder.communicate()
            assert b"NOT_INVITED" in errors
            await server.end(signal.SIGTERM)

    run(scene())


async def give_up_after_some_steps(
    session: aiohttp.ClientSession, server: ServerProcess, match: str, token: str
) -> None:
    """Choose a waystone, pass some turns, then leave the field to the bot."""
    headers = {"Authorization": f"Bearer {token}"}
    async with session.ws_connect(f"{server.address}/api/socket", headers=headers) as socket:
        await socket.send_json({"kind": "join", "match": match})
        passed = 0
        async for message in socket:
            frame = message.json()
            if frame["kind"] not in ("snapshot", "steps") or frame["viewpoint"] == 31:
                continue
            if frame["result"] is not None:
                return
            if frame["viewpoint"] not in frame["acting"]:
                continue
            passed += 1
            do = "waystone a1" if frame["view"]["phase"] == "choosing" else "next turn"
            do = do if passed < 4 else "leave"
            await socket.send_json({"kind": "act", "match": match, "n": frame["n"], "do": do})
