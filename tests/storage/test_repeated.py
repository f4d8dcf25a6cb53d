"""A match that repeats the beginning of another is kept as one, in every store."""

from msgspec.structs import replace

from tests.storage.kit import run_on
from tests.storage.test_stores import info, step
from waystone.match.model import OVER, RUNNING, Again
from waystone.service.context import Store


def test_a_match_that_repeats_another_is_kept_with_its_first_steps(store: Store) -> None:
    async def scene() -> None:
        given = info(again=Again(3, "m0", "0a" * 32), state=RUNNING)
        assert await store.create(given, steps=[step(1), step(2)])
        assert await store.load("m1") == (given, [step(1), step(2)])
        await store.append("m1", [step(3)])
        await store.change(replace(given, state=OVER))
        kept = await store.load("m1")
        assert kept is not None
        assert (kept[0].again, kept[1]) == (given.again, [step(1), step(2), step(3)])
        assert [each.again for each in await store.past_of("ada", 9)] == [given.again]

    run_on(store, scene())
