"""One at a time, in the order of arrival, whoever loses patience."""

import asyncio

import pytest

from tests.match.kit import run
from waystone.match.turnstile import Turnstile


async def some_rounds() -> None:
    """Let everybody go on who can."""
    for _ in range(5):
        await asyncio.sleep(0)


class Crowd:
    """People who want to go in, and stay until they are asked to leave."""

    def __init__(self) -> None:
        self.turnstile = Turnstile()
        self.inside: list[str] = []
        self.leaving = {name: asyncio.Event() for name in "abc"}

    async def visit(self, name: str) -> None:
        async with self.turnstile:
            self.inside.append(name)
            await self.leaving[name].wait()

    async def come(self) -> list[asyncio.Task[None]]:
        """All of them, one after the other."""
        visits = [asyncio.create_task(self.visit(name)) for name in "abc"]
        await some_rounds()
        return visits


def test_who_comes_first_is_first_in_and_nobody_slips_in_between() -> None:
    async def scene() -> None:
        crowd = Crowd()
        await crowd.come()
        for inside in ("a", "ab", "abc"):
            assert "".join(crowd.inside) == inside
            assert crowd.turnstile.locked()
            crowd.leaving[inside[-1]].set()
            assert not crowd.turnstile.enter_at_once()
            await some_rounds()
        assert not crowd.turnstile.locked()
        assert crowd.turnstile.enter_at_once()

    run(scene())


def test_who_is_handed_it_and_goes_at_once_hands_it_on() -> None:
    async def scene() -> None:
        crowd = Crowd()
        visits = await crowd.come()
        visits[0].cancel()  # leaves in the next round, and hands it to b
        await asyncio.sleep(0)
        visits[1].cancel()  # who was not awake yet
        await some_rounds()
        assert crowd.inside == ["a", "c"]
        crowd.leaving["c"].set()
        await some_rounds()
        assert not crowd.turnstile.locked()

    run(scene())


def test_who_stops_waiting_is_passed_over() -> None:
    async def scene() -> None:
        crowd = Crowd()
        visits = await crowd.come()
        visits[1].cancel()
        await some_rounds()
        crowd.leaving["a"].set()
        await some_rounds()
        assert crowd.inside == ["a", "c"]
        with pytest.raises(asyncio.CancelledError):
            await visits[1]

    run(scene())
