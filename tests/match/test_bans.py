"""Whom the host means, and who is let in."""

from pathlib import Path

import pytest

from tests.match.kit import FakeClock, run
from waystone.match.bans import Banned, Bans, whom
from waystone.match.bites import Bites
from waystone.match.housekeeping import BANS_EVERY
from waystone.match.model import Refusal
from waystone.match.order import Ban
from waystone.storage.memory import MemoryStore


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("k3j9", "guest k3j9"),
        ("guest 4711", "guest 4711"),
        ("192.0.2.1", "address 192.0.2.1"),
        (" address 192.0.2.1 ", "address 192.0.2.1"),
        ("::ffff:192.0.2.1", "address 192.0.2.1"),
        ("2001:db8:0:1:2:3:4:5", "address 2001:db8:0:1::/64"),
        ("2001:db8:0:1::/64", "address 2001:db8:0:1::/64"),
    ],
)
def test_an_address_or_a_guest_is_meant(text: str, meant: str) -> None:
    assert whom(text) == meant


@pytest.mark.parametrize(
    "text",
    ["", "guest a b", "guest 192.0.2.1", "host ada", "10.0.0.0/8", "2001:db8::/32", "192.0.2.300"],
)
def test_what_is_neither_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        whom(text)
    assert refused.value.code == "BAD_BODY"


def test_who_is_banned_is_refused_until_that_time() -> None:
    async def scene() -> None:
        clock, store = FakeClock(), MemoryStore()
        bites, heard = Bites(clock.now), list[str]()
        bans = Bans(clock, bites)
        bans.listen(lambda: heard.append("somebody"))
        await bans.look(store)
        assert heard == []  # nobody is banned, so nobody has to be looked for
        await store.ban(Ban("guest ada", clock.wall() + 60_000))
        await store.ban(Ban("address 192.0.2.1", clock.wall() + 30_000))
        bans.check("ada", "192.0.2.1")  # as the store knew it some seconds ago
        await bans.look(store)
        assert heard == ["somebody"]
        for guest, address in (("ada", "192.0.2.9"), ("bob", "192.0.2.1"), ("", "192.0.2.1")):
            with pytest.raises(Banned):
                bans.check(guest, address)
        bans.check("bob", "192.0.2.9")
        bans.check("", "")
        assert bites.counts == {"banned": 3}
        await clock.pass_by(40.0)
        bans.check("bob", "192.0.2.1")
        with pytest.raises(Banned):
            bans.check("ada", "")

    run(scene())


def test_of_two_bans_the_later_end_is_told() -> None:
    async def scene() -> None:
        clock, store = FakeClock(), MemoryStore()
        bans = Bans(clock, Bites(clock.now))
        early, late = clock.wall() + 60_000, clock.wall() + 3_600_000
        for guest, address in ((early, late), (late, early)):
            await store.ban(Ban("guest ada", guest))
            await store.ban(Ban("address 192.0.2.1", address))
            await bans.look(store)
            found = bans.found("ada", "192.0.2.1")
            assert found is not None
            assert found.message == Banned(late).message
        await clock.pass_by(3600.0)
        assert bans.found("ada", "192.0.2.1") is None

    run(scene())


def test_the_sentence_says_until_when() -> None:
    told = Banned(1_795_000_000_000)
    assert told.code == "BANNED"
    assert told.message == "The host of this server has banned you until 2026-11-18 11:06 UTC."


def test_every_process_minds_a_ban_as_soon_as_the_page_says() -> None:
    page = Path(__file__).parents[2] / "docs" / "how-to" / "host.md"
    assert "Every process minds a ban within two seconds" in page.read_text(encoding="utf-8")
    assert BANS_EVERY == 2.0
