"""What was found out about a match is kept alike by every store."""

from tests.storage.kit import run_on
from tests.storage.test_stores import info
from waystone.service.context import Store

TEXT = '{"decisions": "é"}' * 100


def test_an_analysis_is_kept_with_its_match(store: Store) -> None:
    async def scene() -> None:
        await store.create(info("one"))
        assert await store.analysis_of("one", 1) is None
        await store.keep_analysis("one", 1, "{}")
        await store.keep_analysis("one", 1, TEXT)
        assert await store.analysis_of("one", 1) == TEXT
        assert await store.analysis_of("other", 1) is None

    run_on(store, scene())


def test_a_newer_version_takes_the_place_of_an_older_one(store: Store) -> None:
    async def scene() -> None:
        await store.create(info("one"))
        await store.keep_analysis("one", 1, "old")
        assert await store.analysis_of("one", 2) is None
        await store.keep_analysis("one", 2, "new")
        assert await store.analysis_of("one", 1) is None
        assert await store.analysis_of("one", 2) == "new"

    run_on(store, scene())


def test_it_is_removed_with_its_match_and_none_is_kept_without_one(store: Store) -> None:
    async def scene() -> None:
        await store.create(info("one"))
        await store.keep_analysis("one", 1, TEXT)
        await store.remove("one")
        assert await store.analysis_of("one", 1) is None
        await store.keep_analysis("one", 1, TEXT)
        assert await store.analysis_of("one", 1) is None

    run_on(store, scene())
