"""What is written to a socket is the seat's own, byte by byte."""

from __future__ import annotations

import asyncio
import re

import pytest

from tests.match.kit import run
from tests.tcp.kit import Client, Hall, demo, duel, opened
from waystone.games.dooom.board import is_seen
from waystone.kernel.dice import SeededDice

LINES = re.compile(
    r"GOLD \d+|STARTTURN|ENDTURN|CHANGE|SUCCESS|WIN|LOSE|HITMOD (1|-[12])|TREASUREMOD [1-9]\d*"
    r"|FAIL (not your turn|can't move into a wall|can't move into another player|you are dead"
    r"|nothing to pick up|already have item|no player there|attack missed|the game is over"
    r"|the game has not started)"
    r"|MESSAGE \* (attacked from [NESW]|your attack): (missed|no damage|[12] damage)"
    r"(, target died)?"
)
"""All that may be said unasked or in reply to a command; windows are checked apart."""
COMMANDS = ("MOVE N", "MOVE E", "MOVE S", "MOVE W", "PICKUP", "ATTACK N", "ATTACK E", "ENDTURN")


class Listener:
    """A client that does anything in its turn and checks every line that it is sent."""

    def __init__(self, hall: Hall, client: Client, seat: int, seed: int) -> None:
        self.hall = hall
        self.client = client
        self.seat = seat
        self.dice = SeededDice(seed, f"client {seat}")
        self.lines = 0

    async def play(self) -> None:
        """Until WIN or LOSE."""
        line, asked = "", 0
        while line not in ("WIN", "LOSE"):
            line = await self.client.hear(30)
            self.lines += 1
            if line == "LOOKREPLY":
                await self.check_window()
            else:
                assert LINES.fullmatch(line), line
            asked += line == "STARTTURN"
            if line == "STARTTURN" or line == "LOOKREPLY" or line.startswith(("FAIL", "SUCCESS")):
                self.client.say("LOOK" if line != "LOOKREPLY" else self.anything())

    def anything(self) -> str:
        return COMMANDS[self.dice.index(len(COMMANDS))]

    async def check_window(self) -> None:
        rows = [await self.client.hear()]
        rows += [await self.client.hear() for _ in range(len(rows[0]) - 1)]
        await self.client.expect("")
        sight = len(rows) // 2
        assert sight in (2, 3)
        for row, line in enumerate(rows, -sight):
            for column, letter in enumerate(line, -sight):
                assert (letter == "X") == (not is_seen(row, column, sight))
                assert letter in "#.EGHSALPX"


@pytest.mark.rule("DM-N15", "DM-N7", "DM-N16", "H-11", "H-6")
@pytest.mark.parametrize("seed", range(2))
def test_nothing_but_the_dialect_is_ever_written(seed: int) -> None:
    """Random games of four: every line of every seat is one of those that the rules allow."""

    async def scenario() -> None:
        how = {"min_players": "4", "map": "ring-vault", "max_rounds": "5"}
        async with opened(4, (), None, per_second=1e6, **how) as hall:
            clients = [await hall.connect() for _ in range(4)]
            listeners = [Listener(hall, each, seat, seed) for seat, each in enumerate(clients)]
            await asyncio.gather(*(each.play() for each in listeners))
            assert sum(each.lines for each in listeners) > 100

    run(scenario())


async def stream(rows: list[str], other: tuple[int, int], deeds: tuple[str, ...]) -> bytes:
    """All bytes that the first player gets while both do the same things."""
    async with opened(**demo(rows, 1)) as hall:
        one, two = await duel(hall, (0, 0), other)
        one.say("LOOK", "MOVE N", "MOVE W", "MOVE E", "LOOK", "STATUS", "MOVE W", "ENDTURN")
        heard = await one.until("ENDTURN")
        await two.until("STARTTURN")
        for line in deeds:
            await two.ask(line)
        two.say("ENDTURN")
        heard += await one.until("STARTTURN")
        one.say("LOOK", "STATUS")
        heard += await one.until("STATUS hp=3 gold=0 ap=6 gear=- turn=1 goal=1")
        return "\n".join(heard).encode()


FLAT = ["..........", "..........", "......GS.E"]
TWINS = {
    "an unseen wall": (FLAT, ["....###...", "....#.....", "......GS.E"], (7, 2), ("MOVE N",)),
    "an unseen deed": (FLAT, FLAT, (7, 2), ("PICKUP",)),
    "the size of the map": (FLAT, [row + "####" for row in FLAT] + ["#" * 14], (7, 2), ("MOVE N",)),
    "what lies far away": (FLAT, ["..........", "..........", "......GA.E"], (7, 2), ("PICKUP",)),
}


@pytest.mark.rule("DM-N15", "DM-42", "H-1", "H-2", "H-3", "H-5", "H-8")
@pytest.mark.parametrize("name", TWINS)
def test_twins_sound_alike_to_the_byte(name: str) -> None:
    one, other, place, deeds = TWINS[name]

    async def scenario() -> tuple[bytes, bytes]:
        return (
            await stream(one, place, ("MOVE N",)),
            await stream(other, place, deeds),
        )

    first, second = run(scenario())
    assert first == second
    assert b"LOOKREPLY" in first
