"""The page of the line protocol is true, and enough: its transcript runs, and a bot plays by it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import NoReturn

import pytest

from tests.match.kit import run
from tests.tcp.kit import demo, opened
from waystone.tcp.commands import BARE, DIRECTED, QUESTIONS, WITH_TEXT
from waystone.tcp.dialect import OPTIONS
from waystone.tcp.failures import REASONS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol" / "tcp.md").read_text(encoding="utf-8")


def transcript() -> list[str]:
    """The lines of the conversation."""
    found = re.search(r"## A conversation\n.*?```\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1].splitlines()


@pytest.mark.rule("DM-N5", "DM-N6", "DM-N8", "DM-N9")
def test_the_transcript_of_the_page_is_what_the_server_says() -> None:
    async def scenario() -> None:
        how = demo([".GE"])
        async with opened(1, min_players="1", **how) as hall:
            ada = await hall.connect(greeted=False)
            lines = transcript()
            assert len(lines) >= 15
            await ada.expect(*(line[2:] for line in lines[:2]))
            ada.say("SETPLAYERPOS 0 0")
            await ada.expect("SUCCESS")
            for line in lines[2:]:
                if line.startswith(">"):
                    ada.say(line[2:])
                else:
                    await ada.expect(line[2:])

    run(scenario())


def test_the_page_names_every_command_option_and_failure() -> None:
    for word in (*BARE, *DIRECTED, *QUESTIONS, *WITH_TEXT, *(f"OPT {each}" for each in OPTIONS)):
        assert f"`{word}" in PAGE, word
    for text in REASONS.values():
        assert text in PAGE, text


class Over(Exception):
    """WIN or LOSE, which can come at any moment."""


async def wanderer(port: int) -> str:
    """A bot made from the page alone: one queue of lines, and a walk that prefers fresh tiles."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        await wander(reader, writer)
    except Over as over:
        return str(over)
    finally:
        writer.close()


async def wander(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> NoReturn:
    """From the first line to the last."""
    visits: dict[tuple[int, int], int] = {}
    row = column = gold = goal = 0
    # A window of 5 rows and its empty line; this one never picks up a lantern.
    ways = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

    async def line() -> str:
        nonlocal gold, goal
        text = (await reader.readline()).decode().rstrip("\n")
        word, _, number = text.partition(" ")
        goal = int(number) if word == "GOLD" else goal
        gold += int(number) if word == "TREASUREMOD" else 0
        if text in ("WIN", "LOSE"):
            raise Over(text)
        return text

    async def reply(command: str) -> str:
        writer.write(f"{command}\n".encode())
        while (text := await line()).split(" ")[0] not in REPLIES:
            pass
        return text

    while True:
        if await line() != "STARTTURN":
            continue
        for _ in range(6):
            await reply("LOOK")
            window = [await line() for _ in range(6)]
            visits[row, column] = visits.get((row, column), 0) + 1
            if window[2][2] == "G":
                await reply("PICKUP")
                continue
            wanted = "E" if gold >= goal else "G"
            open_ways = {
                way: window[2 + down][2 + right]
                for way, (down, right) in ways.items()
                if window[2 + down][2 + right] not in "#P"
            }
            if not open_ways:
                break
            way = min(
                open_ways,
                key=lambda way: (
                    open_ways[way] != wanted,
                    visits.get((row + ways[way][0], column + ways[way][1]), 0),
                ),
            )
            if await reply(f"MOVE {way}") == "SUCCESS":
                row, column = row + ways[way][0], column + ways[way][1]
        else:
            continue
        await reply("ENDTURN")


REPLIES = ("LOOKREPLY", "SUCCESS", "FAIL", "ENDTURN")


@pytest.mark.rule("DM-N1", "DM-68")
def test_a_bot_made_from_the_page_alone_finds_its_way_out() -> None:
    async def scenario() -> list[str]:
        async with opened(1, min_players="1", map="cellar", per_second=1e6) as hall:
            return [await asyncio.wait_for(wanderer(hall.port), 30) for _ in range(3)]

    assert run(scenario(), 100) == ["WIN"] * 3
