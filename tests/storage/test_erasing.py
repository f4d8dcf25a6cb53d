"""What is whose, and a guest who is erased, in every store."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from tests.storage.kit import end, run_on
from tests.storage.test_stores import info, score, step
from waystone.match.model import PERSON, RUNNING, ChatLine, Guest, Place
from waystone.match.seats import ANONYMOUS
from waystone.service.context import Store
from waystone.storage.sqlite import SqliteStore

ADA = Place(PERSON, guest="ada", name="Ada")
BOB = Place(PERSON, guest="bob", name="Bob")
EVE = Place(PERSON, guest="eve", name="Eve")


def line(guest: str, text: str, at: int, name: str = "") -> ChatLine:
    return ChatLine(0, name or guest.title(), text, None, at, guest)


async def play(store: Store) -> None:
    """Ada and Bob begin, Eve takes Bob's seat; all of them talk, and Ada wins and signs."""
    before = info(state=RUNNING, places=[ADA, BOB], players=["Ada", "Bob"])
    await store.create(before)
    await store.append("m1", [step(1), step(2)])
    await store.change(replace(before, places=[ADA, EVE]), [replace(step(3, "join"), name="Eve")])
    await store.append("m1", [step(4), step(5)])
    for said in (line("ada", "mine", 1), line("bob", "his", 2), line("", "old", 3, "Ada")):
        await store.say("m1", said)
    await end(store, "m1")
    await store.sign(score("m1"))


def test_what_is_kept_about_a_guest(store: Store) -> None:
    async def scene() -> None:
        await play(store)
        await store.create(info("m2", places=[EVE, EVE], host="eve"))
        await store.say("m2", line("bob", "from outside", 9))
        assert [await store.took_part(who, 9) for who in ("ada", "bob", "eve", "", "zoe")] == [
            *(["m1"], ["m1", "m2"], ["m1", "m2"], [], [])
        ]
        assert await store.took_part("bob", 1) == ["m1"]
        assert [(match, said.text) for match, said in await store.lines_of("bob", 9)] == [
            ("m2", "from outside"),
            ("m1", "his"),
        ]
        assert await store.lines_of("bob", 1) == [("m2", line("bob", "from outside", 9))]
        assert await store.lines_of("", 9) == []
        assert [each.match for each in await store.entries_of("ada", 9)] == ["m1"]
        assert await store.entries_of("bob", 9) == []

    run_on(store, scene())


def test_nothing_of_an_erased_guest_is_left(store: Store) -> None:
    async def scene() -> None:
        await play(store)
        before = await store.load("m1")
        await store.erase("ada", "m1")
        found = await store.load("m1")
        assert before is not None
        assert found is not None
        assert found[0].places == [Place(PERSON, name=ANONYMOUS), EVE]
        assert found[0].players == [ANONYMOUS, "Bob"]
        assert (found[0].revision, found[0].signed) == (before[0].revision + 1, False)
        assert found[1] == before[1], "the others' match is the same"
        assert [said.text for _, said in await store.talk("m1")] == ["his"]
        assert await store.took_part("ada", 9) == []
        assert await store.entries_of("ada", 9) == []

    run_on(store, scene())


def test_who_gave_a_seat_up_is_erased_too_also_from_compressed_steps(store: Store) -> None:
    async def scene() -> None:
        await play(store)
        await store.compress("m1")
        await store.erase("bob", "m1")
        await store.erase("eve", "m1")
        found = await store.load("m1")
        assert found is not None
        assert found[0].players == ["Ada", ANONYMOUS]
        assert found[0].places == [ADA, Place(PERSON, name=ANONYMOUS)]
        assert [each.name for each in found[1]] == ["", "", ANONYMOUS, "", ""]
        assert await store.past_of("bob", 9) == await store.past_of("eve", 9) == []
        assert [each.match for each in await store.entries_of("ada", 9)] == ["m1"]

    run_on(store, scene())


def test_numbers_of_lines_stay_when_some_are_erased(store: Store) -> None:
    """Who follows the match knows the last number, and is told what comes after it."""

    async def scene() -> None:
        await play(store)
        await store.erase("ada", "m1")
        assert await store.say("m1", line("bob", "later", 9)) == 4
        assert [number for number, _ in await store.talk("m1")] == [2, 4]

    run_on(store, scene())


def test_a_nameless_guest_takes_no_others_lines_along(store: Store) -> None:
    async def scene() -> None:
        nobody = replace(ADA, name=ANONYMOUS)
        await store.create(info(places=[nobody, replace(BOB, name=ANONYMOUS)]))
        await store.say("m1", line("", "old", 1, ANONYMOUS))
        await store.say("m1", line("bob", "his", 2, ANONYMOUS))
        await store.erase("ada", "m1")
        assert [said.text for _, said in await store.talk("m1")] == ["old", "his"]

    run_on(store, scene())


def test_a_removed_guest_has_no_token(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(Guest("ada", "Ada"), "mark", 1)
        await store.add_guest(Guest("bob", "Bob"), "other", 1)
        await store.remove_guest("ada")
        assert await store.guest_of("mark") is None
        assert await store.guest_of("other") == Guest("bob", "Bob")

    run_on(store, scene())


def test_the_file_holds_no_name_afterwards(tmp_path: Path) -> None:
    """In no table, whatever it is called."""

    async def scene() -> list[str]:
        store = SqliteStore(tmp_path / "w.db")
        await store.add_guest(Guest("ada", "Ada"), "mark", 1)
        await play(store)
        await store.erase("ada", "m1")
        await store.remove_guest("ada")
        dump = await store.read(lambda db: list(db.iterdump()))
        store.close()
        return dump

    rows = [each for each in asyncio.run(scene()) if each.startswith("INSERT")]
    assert rows
    assert [each for each in rows if "Ada" in each or "mine" in each] == []
