"""Further devices of a guest are kept alike by every store."""

import asyncio

from msgspec.structs import replace

from tests.storage.kit import run_on
from waystone.match.model import Guest, Passkey
from waystone.service.context import Store

ADA, BOB = Guest("ada", "Ada"), Guest("bob", "Bob")


def test_a_code_adds_a_device_once(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(ADA, "desk", 1)
        await store.add_guest(BOB, "other", 1)
        await store.keep_code("code", ADA.id, 100, 200)
        assert await store.use_code("wrong", 150, "phone") is None
        assert await store.use_code("code", 150, "phone") == ADA
        assert await store.use_code("code", 150, "thief") is None
        found = [await store.guest_of(mark) for mark in ("desk", "phone", "thief", "other")]
        assert found == [ADA, ADA, None, BOB]
        await store.rename(ADA.id, "Countess")
        assert await store.guest_of("phone") == Guest("ada", "Countess")

    run_on(store, scene())


def test_a_code_ends_and_a_newer_one_takes_its_place(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(ADA, "desk", 1)
        await store.add_guest(BOB, "other", 1)
        await store.keep_code("bobs", BOB.id, 100, 200)
        await store.keep_code("old", ADA.id, 100, 200)
        await store.keep_code("new", ADA.id, 110, 210)
        assert await store.use_code("old", 150, "phone") is None
        assert await store.use_code("new", 210, "phone") is None
        assert await store.use_code("new", 209, "phone") == ADA
        assert await store.use_code("bobs", 199, "tablet") == BOB

    run_on(store, scene())


def test_two_who_have_one_code_do_not_both_come_in(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(ADA, "desk", 1)
        await store.keep_code("code", ADA.id, 100, 200)
        tries = (store.use_code("code", 150, f"device {n}") for n in range(4))
        assert [*await asyncio.gather(*tries)].count(ADA) == 1

    run_on(store, scene())


def test_a_device_is_forgotten_alone_and_with_its_guest(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(ADA, "desk", 1)
        for mark in ("phone", "tablet"):
            await store.keep_code("code", ADA.id, 100, 200)
            await store.use_code("code", 150, mark)
        await store.forget_token("phone")
        await store.forget_token("desk")
        found = [await store.guest_of(mark) for mark in ("desk", "phone", "tablet")]
        assert found == [None, None, ADA]
        await store.keep_code("code", ADA.id, 100, 200)
        await store.remove_guest(ADA.id)
        assert await store.guest_of("tablet") is None
        assert await store.use_code("code", 150, "thief") is None

    run_on(store, scene())


def test_a_guest_is_found_by_id(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(ADA, "desk", 1)
        await store.add_guest(BOB, "other", 1)
        await store.rename(BOB.id, "Bobby")
        assert await store.guest("ada") == ADA
        assert await store.guest("bob") == Guest("bob", "Bobby")
        assert await store.guest("eve") is None
        await store.remove_guest("ada")
        assert await store.guest("ada") is None

    run_on(store, scene())


KEY = Passkey("key", "ada", "public", 3, 100)


def test_a_passkey_lets_its_guest_in_and_takes_no_challenge_twice(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(ADA, "desk", 1)
        assert await store.add_passkey(KEY, 2)
        assert not await store.add_passkey(Passkey("key", "bob", "other", 0, 100), 2)
        await store.forget_token("desk")
        used = replace(KEY, sign_count=4, used=500)
        assert await store.use_passkey(used, "laptop", 150) == ADA
        assert await store.guest_of("laptop") == ADA
        assert await store.passkey("key") == used
        assert await store.use_passkey(used, "thief", 150) is None
        assert await store.use_passkey(replace(used, used=499), "thief", 150) is None
        assert await store.use_passkey(replace(used, id="none", used=600), "thief", 150) is None
        assert await store.guest_of("thief") is None
        assert await store.use_passkey(replace(used, used=501), "tablet", 160) == ADA

    run_on(store, scene())


def test_one_challenge_lets_in_one_of_many_who_come_at_once(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(ADA, "desk", 1)
        await store.add_passkey(KEY, 2)
        tries = (store.use_passkey(replace(KEY, used=7), f"device {n}", 1) for n in range(4))
        assert [*await asyncio.gather(*tries)].count(ADA) == 1

    run_on(store, scene())


def test_passkeys_are_counted_listed_and_removed_by_their_guest_alone(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(ADA, "desk", 1)
        await store.add_guest(BOB, "other", 1)
        keys = [replace(KEY, id=f"key {n}", created=n) for n in (2, 1, 3)]
        assert [await store.add_passkey(each, 2) for each in keys] == [True, True, False]
        assert await store.add_passkey(replace(KEY, id="bobs", guest="bob"), 2)
        assert await store.passkeys_of("ada") == [keys[1], keys[0]]
        assert not await store.remove_passkey("bob", "key 1")
        assert await store.remove_passkey("ada", "key 1")
        assert not await store.remove_passkey("ada", "key 1")
        assert await store.passkeys_of("ada") == [keys[0]]
        await store.remove_guest("ada")
        assert await store.passkeys_of("ada") == []
        assert await store.passkey("key 2") is None
        assert len(await store.passkeys_of("bob")) == 1

    run_on(store, scene())
