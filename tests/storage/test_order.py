"""What keeps order among strangers is kept alike by every store."""

from msgspec.structs import replace

from tests.storage.kit import run_on
from tests.storage.test_stores import GAME, info, score
from waystone.match.model import Guest
from waystone.match.order import Ban
from waystone.service.context import Store


def test_a_name_belongs_to_the_first_who_signs_with_it(store: Store) -> None:
    async def scene() -> None:
        assert await store.owned_names(["ada"]) == []
        assert await store.own_name(["ada"], "Ada", "g1")
        assert await store.own_name(["ada"], "ADA", "g1")
        assert not await store.own_name(["ada"], "Ada", "g2")
        assert await store.own_name(["bob", "b0b"], "Bob", "g2")
        assert not await store.own_name(["anna", "bob"], "Anna", "g1")  # all of it, or nothing
        found = await store.owned_names(["ada", "anna", "bob", "b0b"])
        owners = {each.key: (each.name, each.guest) for each in found}
        assert owners == {"ada": ("Ada", "g1"), "bob": ("Bob", "g2"), "b0b": ("Bob", "g2")}

    run_on(store, scene())


def test_a_guest_gets_another_name_everywhere_at_once(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(Guest("g1", "Ada"), "token 1", 1)
        await store.add_guest(Guest("g2", "Bob"), "token 2", 1)
        for match, guest, name in (
            ("m1", "g1", "Ada"),
            ("m2", "g1", "Countess"),
            ("m3", "g2", "B"),
        ):
            await store.create(info(match))
            await store.sign(replace(score(match), guest=guest, name=name))
            await store.own_name([name.casefold()], name, guest)
        await store.rename_person("g1", "Eve", ["eve", "ada"])
        assert [each.name for each in await store.entries_of("g1", 9)] == ["Eve", "Eve"]
        assert [each.name for each in await store.entries_of("g2", 9)] == ["B"]
        owned = await store.owned_names(["ada", "countess", "eve", "b"])
        assert {(each.key, each.guest) for each in owned} == {
            *(("ada", "g1"), ("eve", "g1"), ("b", "g2")),
        }
        found = await store.guest("g1")
        assert found is not None
        assert found.name == "Eve"
        await store.rename_person("g1", "Anonymous", [])
        assert await store.owned_names(["ada", "eve"]) == []

    run_on(store, scene())


def test_who_is_erased_has_no_name_any_more(store: Store) -> None:
    async def scene() -> None:
        for key, guest in (("ada", "g1"), ("countess", "g1"), ("bob", "g2")):
            await store.own_name([key], key, guest)
        await store.remove_guest("g1")
        found = await store.owned_names(["ada", "countess", "bob"])
        assert [each.guest for each in found] == ["g2"]

    run_on(store, scene())


def test_tries_are_counted_by_game_day_and_origin(store: Store) -> None:
    async def scene() -> None:
        assert await store.count_try(GAME, "2026-11-16", "here", "ada") == 1
        assert await store.count_try(GAME, "2026-11-16", "here", "ada") == 1
        assert await store.count_try(GAME, "2026-11-16", "here", "bob") == 2
        assert await store.count_try(GAME, "2026-11-16", "there", "eve") == 1
        assert await store.count_try("extrikate", "2026-11-16", "here", "eve") == 1
        assert await store.tries(GAME, "2026-11-16", "here") == 2
        assert await store.count_try(GAME, "2026-11-17", "here", "eve") == 1
        assert await store.tries(GAME, "2026-11-16", "here") == 0  # nobody asks any more

    run_on(store, scene())


def test_a_ban_ends_by_itself_and_can_be_changed(store: Store) -> None:
    async def scene() -> None:
        ada, home = Ban("guest ada", 2000, "rude"), Ban("address 192.0.2.1", 3000, "flood")
        for ban in (ada, home):
            await store.ban(ban)
        assert await store.bans(1999) == [home, ada]
        assert await store.bans(2000) == [home]
        await store.ban(replace(home, until=0))
        assert await store.bans(1000) == [ada]

    run_on(store, scene())


def test_an_entry_that_is_hidden_is_kept_but_not_shown(store: Store) -> None:
    async def scene() -> None:
        await store.create(info("m1"))
        await store.sign(score("m1"))
        assert not await store.hide("m2", True)
        assert await store.hide("m1", True)
        assert await store.entries(GAME, "solo-1") == []
        assert await store.all_entries() == [replace(score("m1"), hidden=True)]
        assert await store.hide("m1", False)
        assert await store.entries(GAME, "solo-1") == [score("m1")]

    run_on(store, scene())


def test_an_entry_that_is_removed_can_not_be_signed_again(store: Store) -> None:
    async def scene() -> None:
        await store.create(info("m1"))
        await store.sign(score("m1"))
        assert await store.remove_entry("m1")
        assert not await store.remove_entry("m1")
        found = await store.load("m1")
        assert found is not None
        assert (found[0].ranked, found[0].signed, found[0].revision) == (False, False, 1)
        assert await store.all_entries() == []

    run_on(store, scene())


def test_the_seat_of_a_program_stays_one(store: Store) -> None:
    async def scene() -> None:
        made = info("m1")
        await store.create(made)
        places = [replace(place, program=True) for place in made.places]
        await store.change(replace(made, places=places))
        found = await store.load("m1")
        assert found is not None
        assert [place.program for place in found[0].places] == [True] * len(places)
        assert found[0].seating() == made.places

    run_on(store, scene())
