"""What hidden rivals do leaves no trace in a player's stream: not in lines, bytes, writes or order.

Two matches differ only in what happens far outside the first player's window (DM-81, H-8, H-11).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.match.kit import run
from tests.tcp.kit import Client, demo, opened
from waystone.tcp.player import LinePlayer

HALL = ["." * 30, "." * 30, "G" + "." * 14 + "SGHAL" + "." * 9 + "E"]
Places = tuple[tuple[int, int], ...]
TAKEN = "FAIL can't move into another player"
PLACES: Places = ((0, 0), (15, 2), (18, 2))
"""One in a corner; two others near each other and a dozen steps away, out of any window."""
SETTINGS = {"min_players": "3", "turn_seconds": "0", "max_rounds": "40"}

DEEDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "nothing": ((), ()),
    "one step": (("MOVE N",), ()),
    "many steps": (("MOVE N", "MOVE S", "MOVE N", "MOVE S"), ("MOVE N", "MOVE N", "MOVE S")),
    "gear and gold": (("PICKUP", "MOVE E", "PICKUP"), ("PICKUP",)),
    "questions": (("LOOK", "STATUS", "APGET", "LOOK"), ("LOOK",) * 5),
    "failures": (("MOVE S", "ATTACK N", "PICKUP now", "NONSENSE"), ("MOVE S", "ATTACK W")),
    "options": (("OPT FEED ON", "OPT AP ON"), ("OPT GEAR ON", "PICKUP")),
    "others in sight": (("MOVE E",), ("MOVE N", "MOVE W", "MOVE S")),
}


class Tap:
    """All that is written to the first player, write by write, with marks in between."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def mark(self, what: str) -> None:
        """Something that everybody may know."""
        self.log.append(f"-- {what}")


@contextmanager
def tapped() -> Iterator[Tap]:
    """Every write to seat 0 is noted as it is made, unless nothing was written."""
    tap, say = Tap(), LinePlayer.say

    def noted(player: LinePlayer, *lines: str) -> None:
        if lines and player.is_seated and player.seat == 0:
            tap.log.append("".join(f"{line}\n" for line in lines))
        say(player, *lines)

    LinePlayer.say = noted  # type: ignore[method-assign, assignment]
    try:
        yield tap
    finally:
        LinePlayer.say = say  # type: ignore[method-assign]


async def turn(client: Client, deeds: tuple[str, ...]) -> None:
    """One turn of somebody far away; every command is answered before the next."""
    await client.until("STARTTURN")
    for line in deeds:
        client.say(line)
    client.say("SHOUT_", "ENDTURN")  # whatever was asked before is answered before this
    await client.until("FAIL invalid command")
    await client.until("ENDTURN")


async def put(clients: list[Client], places: Places, done: str) -> None:
    """Everybody to their place; who finds it taken tries again when its holder has gone."""
    waiting = list(zip(clients, places, strict=True))
    while waiting:
        client, (column, row) = waiting.pop(0)
        client.say(f"SETPLAYERPOS {column} {row}")
        while (line := await client.hear()) not in (done, TAKEN):
            pass
        if line == TAKEN:
            waiting.append((client, (column, row)))


async def lines_of_a_match(
    deeds: tuple[tuple[str, ...], ...],
    *options: str,
    dialect: str = "usual",
    places: Places = PLACES,
) -> list[str]:
    """Three rounds, and all that the first player was sent in them."""
    done = "SUCCESS" if dialect == "usual" else "SUCCEED"
    with tapped() as tap:
        async with opened(3, (), None, dialect=dialect, **SETTINGS, **demo(HALL)) as hall:
            clients = [await hall.connect(greeted=False) for _ in places]
            one, *others = clients
            await one.until("STARTTURN")
            await put(clients, places, done)
            for option in options:
                one.say(f"OPT {option} ON")
                await one.until(done)
            one.say("APGET")
            await one.until("AP 6")
            tap.log.clear()
            for round in range(3):
                tap.mark(f"round {round}")
                one.say("LOOK", "STATUS", "MOVE S", "MOVE N", "MOVE N", "ENDTURN")
                await one.until("ENDTURN")
                for client, lines in zip(others, deeds, strict=True):
                    await turn(client, lines if round == 1 else ())
                    tap.mark("a turn is over")
                await one.until("STARTTURN")
            others[0].say("QUIT")
            await others[0].until_closed()
            one.say("LOOK", "SHOUT bye")
            await one.until("MESSAGE Player 1: bye")
            return list(tap.log)


@pytest.mark.rule("DM-81", "H-8", "H-11", "H-6")
@pytest.mark.parametrize("dialect", ["usual", "older"])
@pytest.mark.parametrize("options", [(), ("AP", "FEED", "GEAR")], ids=["plain", "all options"])
def test_streams_do_not_tell_what_hidden_rivals_do(options: tuple[str, ...], dialect: str) -> None:
    async def scenario() -> dict[str, list[str]]:
        return {
            name: await lines_of_a_match(each, *options, dialect=dialect)
            for name, each in DEEDS.items()
        }

    logs = run(scenario(), 120)
    quiet = logs.pop("nothing")
    assert sum(line.startswith("-- a turn") for line in quiet) == 6
    assert any("LOOKREPLY" in line for line in quiet)
    assert any("STARTTURN" in line for line in quiet)
    for name, log in logs.items():
        assert log == quiet, name


@pytest.mark.rule("DM-81", "DM-42")
def test_what_is_seen_is_told_so_the_comparison_can_fail() -> None:
    """The same match with somebody who walks into the window."""

    async def scenario() -> tuple[list[str], list[str]]:
        near = ((13, 2), *PLACES[1:])
        deeds: tuple[str, ...] = ("MOVE N",)
        return await lines_of_a_match(((), ()), places=near), await lines_of_a_match(
            (deeds, ()), places=near
        )

    quiet, loud = run(scenario())
    assert quiet != loud
    assert any(line == "CHANGE\n" for line in loud)
