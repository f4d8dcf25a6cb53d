"""A guest wants to be erased: what goes on is given up, what is left tells of nobody."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.match.kit import ADA, BOB, NOON, Hall, Notes, run, settle
from waystone.kernel.record import Record, parse
from waystone.match.brought import again_in, bring, id_of
from waystone.match.chat import TOLD_AGAIN, Talk
from waystone.match.erasing import erase
from waystone.match.model import NEVER_BEGUN, OVER, ChatLine
from waystone.match.news import AllNew
from waystone.match.ports import GuestNotice, Notice
from waystone.match.records import record_of

RECORD = Path(__file__).parents[1] / "golden" / "extrikate" / "two-hard-medium.record"


def line(text: str, guest: str) -> ChatLine:
    return ChatLine(0, guest.title(), text, None, NOON, guest)


def brought() -> Record:
    return parse(RECORD.read_text(encoding="utf-8"))


def test_who_is_erased_has_left_everywhere_and_is_named_nowhere() -> None:
    async def scene() -> None:
        hall = Hall()
        await hall.store.add_guest(ADA, "mark", NOON)
        duel, alone = await hall.duel(), await hall.open("me", "open")
        notes = Notes(BOB.id)
        duel.follow(notes)
        await duel.say(line("I am Ada", ADA.id))
        await duel.say(line("Hello", BOB.id))
        match = await bring(hall.lobby, ADA, brought())
        await hall.lobby.find(match)
        told: list[Notice | GuestNotice] = []
        hall.lobby.ports.bus.listen(told.append)
        await erase(hall.lobby, hall.store, ADA)
        await settle()
        ended = duel.match.table.outcome
        assert ended is not None
        assert list(ended.results) == ["loss", "win"]
        assert (alone.match.info.state, alone.match.info.result) == (OVER, NEVER_BEGUN)
        assert match not in hall.lobby.hosts
        assert match not in hall.store.matches
        assert ADA.id not in {place.guest for place in duel.match.info.places}
        assert "Ada" not in {place.name for place in duel.match.info.places}
        assert [each.text for each in duel.talk.lines if each.guest] == ["Hello"]
        assert any(isinstance(news, AllNew) for news in notes.heard)
        changed = {each.match for each in told if isinstance(each, Notice) and each.seats}
        assert duel.match.info.id in changed
        assert await hall.store.took_part(ADA.id, 9) == []
        assert "mark" not in hall.store.guests

    run(scene())


def test_the_same_record_is_the_same_match_and_ones_own_is_nothing_new() -> None:
    async def scene() -> None:
        hall, record = Hall(), brought()
        first = await bring(hall.lobby, ADA, record)
        assert first == await bring(hall.lobby, BOB, record) == id_of(record)
        assert len(first) == 16
        info, steps = hall.store.matches[first], hall.store.steps[first]
        assert (info.ranked, info.host, info.state, info.created) == (False, ADA.id, OVER, NOON)
        assert len(steps) == len(record.entries)
        own = await hall.duel()
        await own.act(ADA.id, 0, 0, "leave", "")
        found = await hall.store.load(own.match.info.id)
        assert found is not None
        played = record_of(*found)
        assert await bring(hall.lobby, ADA, played) == own.match.info.id
        assert await bring(hall.lobby, BOB, played) == own.match.info.id

    run(scene())


def test_a_record_that_was_kept_halfway_is_kept_whole() -> None:
    async def scene() -> None:
        hall, record = Hall(), brought()
        match = await bring(hall.lobby, ADA, record)
        hall.store.steps[match] = []
        assert await bring(hall.lobby, ADA, record) == match
        assert len(hall.store.steps[match]) == len(record.entries)

    run(scene())


def test_what_a_record_says_of_another_match_is_kept() -> None:
    record = brought()
    assert again_in(record) is None
    record.again = "9 " + "ab" * 32
    found = again_in(record)
    assert found is not None
    assert (found.step, found.match, found.checksum) == (9, "", "ab" * 32)


def test_of_all_that_was_said_the_latest_fifty_lines_are_told_again() -> None:
    talk = Talk()
    said = [(at, line(str(at), ADA.id if at % 2 else BOB.id)) for at in range(1, 61)]
    assert talk.add(said[:30]) == [each for _, each in said[:30]]
    assert talk.add(said[20:]) == [each for _, each in said[30:]]
    assert talk.lines == [each for _, each in said[-TOLD_AGAIN:]]
    talk.forget(ADA.id)
    assert talk.lines == [each for at, each in said[-TOLD_AGAIN:] if at % 2 == 0]
    assert talk.number == 60, "nothing of it is told as new"
    talk.renew(said)
    assert [each.text for each in talk.lines] == [str(at) for at in range(11, 61)]
    assert talk.add([(61, replace(said[0][1], text="more"))])
    assert len(talk.lines) == TOLD_AGAIN == 50
