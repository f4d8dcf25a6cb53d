"""Places, the steps made with them, former players and due times, in every store."""

import pytest
from msgspec.structs import replace

from tests.storage.kit import end, run_on
from tests.storage.test_stores import info, step
from waystone.match.model import FREE, OVER, PERSON, RUNNING, Overtaken, Place
from waystone.service.context import Store

BOB = Place(PERSON, guest="bob", name="Bob")
EVE = Place(PERSON, guest="eve", name="Eve")


def test_places_and_steps_are_kept_together(store: Store) -> None:
    async def scene() -> None:
        before = info(state=RUNNING)
        await store.create(before)
        after = before.with_places([before.places[0], BOB], "new")
        await store.change(after, [step(1, "join")])
        found = await store.load("m1")
        assert found == (replace(after, revision=1), [step(1, "join")])

    run_on(store, scene())


def test_neither_is_kept_where_the_other_can_not_be(store: Store) -> None:
    async def scene() -> None:
        before = info(state=RUNNING)
        await store.create(before)
        await store.append("m1", [step(1)])
        kept = await store.load("m1")
        after = before.with_places([before.places[0], BOB])
        with pytest.raises(Overtaken):
            await store.change(after, [step(1, "join")])
        assert await store.load("m1") == kept
        with pytest.raises(Overtaken):
            await store.change(replace(after, revision=1), [step(2, "join")])
        assert await store.load("m1") == kept

    run_on(store, scene())


def test_an_end_is_kept_with_the_places(store: Store) -> None:
    async def scene() -> None:
        before = info(state=RUNNING)
        await store.create(before)
        after = before.with_places([Place(FREE), Place(FREE)])
        after.state, after.result = OVER, "never begun"
        await store.change(after, [step(1, "leave")])
        found = await store.load("m1")
        assert found is not None
        assert (found[0].state, found[0].result) == (OVER, "never begun")

    run_on(store, scene())


def test_whose_seat_somebody_else_took_finds_the_match_among_the_past_ones(store: Store) -> None:
    async def scene() -> None:
        before = info(state=RUNNING, places=[info().places[0], BOB])
        await store.create(before)
        after = before.with_places([before.places[0], EVE])
        await store.change(after)
        assert await store.matches_of("bob", 9) == []
        assert await store.past_of("bob", 9) == []
        await end(store, "m1", OVER, "win loss (treasure)")
        assert [each.id for each in await store.past_of("bob", 9)] == ["m1"]
        assert [each.id for each in await store.past_of("eve", 9)] == ["m1"]
        assert await store.past_of("", 9) == []
        assert await store.past_of("dan", 9) == []

    run_on(store, scene())


def test_what_is_due_comes_in_its_order_and_only_while_a_match_goes_on(store: Store) -> None:
    async def scene() -> None:
        for id in ("m1", "m2", "m3", "m4"):
            await store.create(info(id, state=RUNNING))
        await store.set_due({"m1": 30, "m2": 10, "m3": 20, "m4": None, "none": 1})
        assert await store.overdue(9, 9, 50) == []
        assert await store.overdue(20, 9, 40) == ["m2", "m3"]
        assert await store.overdue(30, 9, 50) == ["m1"]  # the others are looked after until 40
        assert await store.overdue(40, 1, 60) == ["m2"]
        assert await store.overdue(40, 9, 70) == ["m3"]
        await end(store, "m3", OVER, "loss (left)")
        await store.set_due({"m2": None})
        assert await store.overdue(99, 9, 100) == ["m1"]

    run_on(store, scene())
