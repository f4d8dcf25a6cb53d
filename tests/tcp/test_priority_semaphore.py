"""Who waits at the door: one at a time, and nobody behind the crowd of another address."""

import asyncio

from tests.match.kit import run, settle
from tests.tcp.kit import Client, demo, opened
from tests.tcp.test_crowds import ROOM
from waystone.tcp.priority_semaphore import PrioritySemaphore


def test_the_lightest_goes_first_then_who_came_first() -> None:
    async def scene() -> None:
        turns, order = PrioritySemaphore(), list[str]()
        gate = asyncio.Event()

        async def come(name: str, weight: int) -> None:
            async with turns.turn(weight):
                order.append(name)
                await gate.wait()

        names = [("first", 9), ("crowd 2", 2), ("crowd 3", 3), ("one", 1), ("other", 1)]
        people = [asyncio.ensure_future(come(*each)) for each in names]
        await settle()
        gate.set()
        await asyncio.gather(*people)
        assert order == ["first", "one", "other", "crowd 2", "crowd 3"]
        assert turns.free == 1

    run(scene())


def test_who_goes_away_while_waiting_holds_nobody_up() -> None:
    async def scene() -> None:
        turns, order = PrioritySemaphore(), list[str]()

        async def come(name: str) -> None:
            async with turns.turn(1):
                order.append(name)
                await asyncio.sleep(0)

        people = [asyncio.ensure_future(come(name)) for name in "abcd"]
        await asyncio.sleep(0)
        people[1].cancel()  # in the line
        await asyncio.sleep(0)
        people[2].cancel()  # at the moment of being called
        await asyncio.gather(*people, return_exceptions=True)
        assert order[0] == "a"
        assert "d" in order
        assert turns.free == 1
        async with turns.turn(5):
            pass

    run(scene())


def test_the_lighter_go_first_and_whoever_gives_up_holds_up_nobody() -> None:
    async def scene() -> list[str]:
        turns, order = PrioritySemaphore(at_once=2), []

        async def work(name: str, weight: int) -> None:
            async with turns.turn(weight):
                order.append(name)
                await asyncio.sleep(0)

        names = {"first": 9, "second": 9, "heavy": 8, "gone": 2, "light": 1, "middle": 5}
        tasks = {name: asyncio.ensure_future(work(name, weight)) for name, weight in names.items()}
        await asyncio.sleep(0)
        tasks["gone"].cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert turns.free == 2
        return order

    assert run(scene()) == ["first", "second", "light", "middle", "heavy"]


def test_a_real_newcomer_does_not_queue_behind_a_crowd() -> None:
    """A crowd of one address comes at once; somebody else is greeted among the first."""

    async def scene() -> None:
        async with opened(4, per_address=64, min_players="4", **demo(ROOM)) as hall:
            greeted: list[str] = []

            async def come(name: str, address: str) -> None:
                there = (address, 0)
                streams = await asyncio.open_connection("127.0.0.1", hall.port, local_addr=there)
                client = Client(*streams)
                hall.clients.append(client)
                assert (await client.hear()).startswith("GOLD ")
                greeted.append(name)

            crowd = [asyncio.ensure_future(come("crowd", "127.0.2.1")) for _ in range(40)]
            while sum(hall.listener.connections.values()) < 40:
                await asyncio.sleep(0)
            stood_before = len(greeted)
            await come("one", "127.0.2.2")
            assert greeted.index("one") <= stood_before + 10
            await asyncio.gather(*crowd)

    run(scene())
