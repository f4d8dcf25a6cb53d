"""The older wording: GOAL after HELLO, SUCCEED, no empty line, CHANGE to the mover too."""

from __future__ import annotations

import pytest

from tests.match.kit import run
from tests.tcp.kit import Hall, demo, duel, opened
from tests.tcp.test_golden import will_hit
from waystone.tcp.listener import Listener
from waystone.tcp.options import ListenerOptions

ROOM = ["......", ".GHSA.", "..L..E"]


@pytest.mark.rule("DM-N5", "DM-N6", "DM-N9", "DM-42")
def test_a_conversation_in_the_older_wording() -> None:
    async def scenario() -> None:
        async with opened(dialect="older", **demo(ROOM)) as hall:
            one, other = await duel(hall, (0, 1), (5, 0), older=True)
            one.say("HELLO alice")
            heard = await one.until("GOAL 1")
            assert heard[-2:] == ["HELLO alice", "GOAL 1"]
            assert await one.ask("HELLO") == ["GOAL 1"]
            assert await one.ask("LOOK", 6) == [
                "LOOKREPLY",
                *("X###X", "##...", "##.GH", "##..L", "X###X"),
            ]
            assert await one.ask("MOVE E", 2) == ["SUCCEED", "CHANGE"]
            assert await one.ask("MOVE S", 2) == ["SUCCEED", "CHANGE"]
            assert await one.ask("MOVE S") == ["FAIL can't move into a wall"]
            assert await one.ask("MOVE N", 2) == ["SUCCEED", "CHANGE"]
            assert await one.ask("PICKUP", 2) == ["SUCCEED", "TREASUREMOD 1"]
            assert await one.ask("OPT AP ON") == ["SUCCEED"]
            assert await one.ask("MOVE N", 3) == ["SUCCEED", "AP 1", "CHANGE"]
            assert await one.ask("OPT BLANK ON") == ["SUCCEED"]
            assert len(await one.look()) == 5
            one.say("SETPLAYERPOS 4 2", "MOVE E")
            await one.expect("SUCCEED", "SUCCEED", "AP 0", "CHANGE", "WIN")
            assert (await other.until("LOSE"))[-1] == "LOSE"

    run(scenario())


@pytest.mark.rule("DM-N6", "DM-N12")
def test_a_blow_in_the_older_wording() -> None:
    async def scenario() -> None:
        async with opened(dialect="older", **demo(ROOM)) as hall:
            one, _ = await duel(hall, (0, 0), (1, 0), older=True)
            will_hit(hall.table.match.table.dice)
            one.say("ATTACK E")
            await one.expect("SUCCEED", "MESSAGE * your attack: 1 damage", "ENDTURN")

    run(scenario())


@pytest.mark.rule("DM-18")
def test_no_goal_is_named_to_who_gets_no_seat() -> None:
    async def scenario() -> None:
        async with opened(3, dialect="older", **demo(["E."], 0)) as hall:
            for _ in range(2):
                client = await hall.connect(greeted=False)
                assert await client.ask("HELLO") == ["GOAL 0"]
            third = await hall.connect(greeted=False)
            await third.expect("FAIL dungeon is full", "<closed>")

    run(scenario())


@pytest.mark.rule("DM-N1")
def test_both_families_meet_at_one_table() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            options = ListenerOptions(
                port=0, settings=hall.listener.options.settings, dialect="older"
            )
            async with Listener(hall.listener.lobby, options, hall.listener).listening() as ports:
                one = await hall.connect()
                assert await one.ask("SETPLAYERPOS 0 0") == ["SUCCESS"]
                older = await Hall(hall.listener, ports[0]).connect(greeted=False)
                await one.until("STARTTURN")
                older.say("SETPLAYERPOS 5 0")
                await older.until("SUCCEED")
                one.say("MOVE S", "SHOUT hi")
                assert "SUCCESS" in await one.until("MESSAGE Player 1: hi")
                older.say("HELLO Old")
                heard = await older.until("GOAL 1")
                assert not any(line.startswith("GOLD") for line in heard)
                assert len(hall.listener.tables) == 1
                older.writer.close()

    run(scenario())


@pytest.mark.rule("DM-42")
def test_the_usual_wording_tells_the_mover_nothing_more() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one, _ = await duel(hall, (0, 0), (5, 0))
            assert await one.ask("MOVE S") == ["SUCCESS"]
            await one.silence()

    run(scenario())
