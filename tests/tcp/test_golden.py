"""The example of the rules, line by line over real sockets."""

from __future__ import annotations

import asyncio

import pytest

from tests.match.kit import run
from tests.tcp.kit import demo, duel, opened
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.match.records import record_of

ROWS = ["########", "#G.L..E#", "#......#", "#S..H..#", "########"]


async def conversation() -> None:
    """The whole of it."""
    async with opened(**demo(ROWS)) as hall:
        alice, bob = await duel(hall, (1, 2), (5, 2))
        will_hit(hall.table.match.table.dice)
        assert await alice.ask("HELLO alice") == ["HELLO alice"]
        assert await bob.ask("HELLO bob") == ["HELLO bob"]
        assert await alice.look() == ["X###X", "##G.L", "##...", "##S..", "X###X"]
        assert await alice.ask("MOVE W") == ["FAIL can't move into a wall"]
        assert await alice.ask("MOVE N") == ["SUCCESS"]
        assert await alice.ask("PICKUP", 2) == ["SUCCESS", "TREASUREMOD 1"]
        assert await alice.ask("MOVE E") == ["SUCCESS"]
        await bob.silence()
        assert await alice.ask("MOVE E") == ["SUCCESS"]
        await bob.expect("CHANGE")
        assert await alice.ask("PICKUP") == ["SUCCESS"]
        await bob.silence()
        assert await alice.look() == [
            "XX###XX",
            "X#####X",
            "#######",
            "#.....E",
            "#....P.",
            "XS..H.X",
            "XX###XX",
        ]
        assert await bob.ask("MOVE W") == ["FAIL not your turn"]
        assert await alice.ask("ENDTURN") == ["ENDTURN"]
        await bob.expect("STARTTURN")
        for _ in range(2):
            assert await bob.ask("MOVE W") == ["SUCCESS"]
            await alice.expect("CHANGE")
        bob.say("ATTACK N")
        await bob.expect("SUCCESS", "MESSAGE * your attack: 1 damage", "ENDTURN")
        await alice.expect("HITMOD -1", "MESSAGE * attacked from S: 1 damage", "STARTTURN")
        assert await alice.ask("APGET") == ["AP 5"]
        alice.say("SHOUT that hurt")
        for client in (alice, bob):
            await client.expect("MESSAGE alice: that hurt")
        for _ in range(2):
            assert await alice.ask("MOVE E") == ["SUCCESS"]
            await bob.expect("CHANGE")
        alice.say("MOVE E")
        await alice.expect("SUCCESS", "WIN")
        await bob.expect("CHANGE", "LOSE")
        assert await bob.ask("MOVE N") == ["FAIL the game is over"]
        assert await bob.ask("LOOK") == ["LOOKREPLY"]
        record = parse(hall.table.match.table.record.text())
        assert record.names() == ["alice", "bob"]
        stored = await hall.listener.lobby.store.load(hall.table.match.info.id)
        assert stored is not None
        assert record_of(*stored).text() == hall.table.match.table.record.text()
        assert record.result


def will_hit(dice: SeededDice) -> None:
    """Go on with these dice until the next blow hits, as in the example."""
    while True:
        kept = (dice._a, dice._b, dice._c, dice._counter)
        if dice.roll(4) <= 3:
            dice._a, dice._b, dice._c, dice._counter = kept
            return


@pytest.mark.rule("DM-N5", "DM-N6", "DM-N7", "DM-N8", "DM-N9", "DM-N12", "DM-N15", "DM-N18")
def test_the_example_of_the_rules() -> None:
    run(conversation())


@pytest.mark.rule("DM-N1")
def test_a_match_over_the_line_protocol_is_a_match_like_any_other() -> None:
    """Its record replays to the same result."""

    async def scenario() -> None:
        async with opened(map="cellar") as hall:
            clients = [await hall.connect(), await hall.connect()]
            await clients[0].until("STARTTURN")
            for client in clients:
                await client.close()
            host = hall.table
            while host.match.info.state != "over":
                await asyncio.sleep(0.01)
            again = replay(host.match.game, parse(host.match.table.record.text()))
            assert again.state.key() == host.match.table.state.key()

    run(scenario())
