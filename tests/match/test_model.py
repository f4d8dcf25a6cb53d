"""What follows from the places of a match, and what it is without anybody's wish."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.storage.test_stores import info
from waystone.kernel.event import NOBODY
from waystone.match.change import Change
from waystone.match.model import (
    BOT,
    BROKEN,
    FREE,
    IN_LINE,
    NEVER_BEGUN,
    OPEN,
    OVER,
    PERSON,
    RECORDED,
    RUNNING,
    VOID,
    Again,
    ChatLine,
    MatchInfo,
    Overtaken,
    Passkey,
    Place,
    StoreFailed,
    Written,
)
from waystone.match.news import AllNew, ChatSaid, StepsMade
from waystone.match.records import record_of

ADA, ADA_TOO = Place(PERSON, "ada", name="Ada"), Place(PERSON, "ada", name="Bea")
BOB, KNIGHT = Place(PERSON, "bob", name="Bob"), Place(BOT, bot="knight", name="Sir")
NAMELESS, EMPTY = Place(BOT, bot="random"), Place(FREE)
BROUGHT = Place(RECORDED, "ada", "", "Zoe")


def seats(*places: Place, **about: Any) -> MatchInfo:
    return info(places=list(places), **about)


def test_words_that_are_stored_and_sent_stay_what_they_are() -> None:
    assert (OPEN, RUNNING, OVER, BROKEN, VOID) == ("open", "running", "over", "broken", "void")
    assert (PERSON, BOT, FREE, RECORDED) == ("person", "bot", "open", "recorded")
    assert (NEVER_BEGUN, IN_LINE) == ("never begun", "\x01")


def test_what_a_match_is_where_nobody_says_otherwise() -> None:
    made = MatchInfo("m", "g", 3, {}, "s", False, "h", 9, [])
    assert (made.daily, made.public, made.clock, made.invite) == ("", True, 0, "")
    assert (made.state, made.began, made.result, made.rematch) == (OPEN, 0, "", "")
    assert (made.signed, made.start, made.players, made.offers) == (False, "", [], [])
    assert (made.revision, made.again) == (0, None)
    assert Place(FREE) == Place("open", "", "", "", False)
    assert Written(1, 0, "a", "d", 5) == Written(1, 0, "a", "d", 5, "", "")
    assert ChatLine(0, "Ada", "hi", None, 7).guest == ""
    assert Passkey("i", "g", "k", 1, 2).used == 0
    assert Change() == Change(NOBODY, None, None, "", None, "", None, False)


def test_what_fails_says_so_by_its_code() -> None:
    assert (StoreFailed().code, StoreFailed("full").message) == ("STORE_FAILED", "full")
    assert Overtaken().code == "STORE_FAILED"
    assert Overtaken().message == "the match has moved on elsewhere"


@pytest.mark.parametrize(
    ("places", "facts"),
    [
        ((ADA, BOB), ([], ["ada", "bob"], 2, True, False, False)),
        ((ADA, ADA_TOO), ([], ["ada"], 2, False, True, False)),
        ((ADA, ADA_TOO, BOB), ([], ["ada", "bob"], 3, True, False, False)),
        ((ADA, KNIGHT), ([], ["ada"], 1, False, False, False)),
        ((ADA,), ([], ["ada"], 1, False, False, False)),
        ((KNIGHT, NAMELESS), ([], [], 0, False, False, True)),
        ((EMPTY, ADA, EMPTY), ([0, 2], ["ada"], 1, False, False, False)),
    ],
)
def test_who_sits_there(places: tuple[Place, ...], facts: tuple[object, ...]) -> None:
    """Free seats, guests, persons; whether they are apart, at one device, or only bots."""
    found = seats(*places)
    assert facts == (
        found.free_seats(),
        found.guests(),
        found.people(),
        found.is_online(),
        found.is_one_device(),
        found.is_exhibition(),
    )


def test_bots_that_nobody_wished_for_are_no_show() -> None:
    assert not seats(KNIGHT, host="").is_exhibition()


def test_who_holds_which_seats_and_to_whom_a_match_belongs() -> None:
    both = seats(ADA, BOB, ADA_TOO, KNIGHT)
    assert [both.seats_of(guest) for guest in ("ada", "bob", "eve", "")] == [[0, 2], [1], [], []]
    assert [both.belongs_to(guest) for guest in ("ada", "bob", "eve", "")] == [
        *(True, True, False, False)
    ]
    show = seats(KNIGHT, NAMELESS, host="eve")
    assert [show.belongs_to(guest) for guest in ("eve", "ada", "")] == [True, False, False]
    assert not seats(ADA, KNIGHT, host="eve").belongs_to("eve"), "who opened it and left"
    assert not seats(KNIGHT, host="").belongs_to("")
    assert both.names() == ["Ada", "Bob", "Bea", "Sir"]
    assert seats(NAMELESS, EMPTY).names() == ["random", ""]


def test_a_record_that_was_brought_has_seats_that_nobody_holds() -> None:
    brought = seats(BROUGHT, BROUGHT)
    assert (brought.is_brought(), brought.was_played_here()) == (True, False)
    assert brought.seats_of("ada") == []
    usual = seats(ADA, BOB)
    assert (usual.is_brought(), usual.was_played_here()) == (False, True)
    again = seats(ADA, again=Again(3, "m0", "c0ffee"))
    assert (again.was_played_here(), again.again_tag()) == (False, "3 c0ffee")
    assert usual.again_tag() == ""


def test_a_match_is_over_however_it_ended() -> None:
    states = (OPEN, RUNNING, OVER, BROKEN, VOID)
    assert [info(state=state).is_over() for state in states] == [False, False, True, True, True]


def test_other_places_leave_the_first_players_and_the_invite_as_they_are() -> None:
    waiting = seats(ADA, EMPTY, invite="inv")
    found = waiting.with_places([ADA, BOB, KNIGHT])
    assert (found.places, found.players, found.invite) == ([ADA, BOB, KNIGHT], ["Ada", ""], "inv")
    assert found.first_players() == ["Ada", ""]
    assert waiting.first_players() == ["Ada", ""]
    assert waiting.with_places([ADA], "").invite == ""
    assert waiting.with_places([ADA], "new").invite == "new"
    assert waiting.places == [ADA, EMPTY]


@pytest.mark.rule("DD-113")
def test_nobody_is_told_that_a_program_sits_there() -> None:
    found = seats(Place(PERSON, "ada", name="Ada", program=True), KNIGHT).seating()
    assert found == [ADA, KNIGHT]


def test_who_has_sat_down_goes_by_the_name_of_the_place() -> None:
    named: list[tuple[int, str]] = []
    record: Any = SimpleNamespace(rename=lambda seat, name: named.append((seat, name)))
    seats(ADA, BOB, KNIGHT, EMPTY).name_people(record, lambda seat: seat == 1)
    assert named == [(0, "Ada")]
    seats(BROUGHT).name_people(record, lambda seat: False)
    assert named == [(0, "Ada")]


def test_a_stored_match_is_a_record() -> None:
    steps = [Written(1, 0, "join", "aa", 5, name="Ada"), Written(2, 1, "go", "bb", 9, "id")]
    over = seats(ADA, KNIGHT, start="00", result="win loss (exit)", again=Again(1, "m", "cc"))
    record = record_of(over, steps)
    assert (record.game, record.version, record.settings) == (over.game, 1, over.settings)
    assert (record.seed, record.start, record.again) == (over.seed, "00", "1 cc")
    assert (record.result, record.players) == ("win loss (exit)", ["Ada", "Sir"])
    found = [(each.seat, each.text, each.digest, each.at, each.name) for each in record.entries]
    assert found == [(0, "join", "aa", 5, "Ada"), (1, "go", "bb", 9, "")]
    assert record_of(seats(ADA, result=NEVER_BEGUN), []).result == "", "no rule ended it"


def test_news_begin_with_nothing_encoded() -> None:
    line = ChatLine(0, "Ada", "hi", None, 7)
    made, said = StepsMade([]), ChatSaid(line)
    assert (made.encoded, made.rendered, made.steps, made.view) == ({}, {}, [], None)
    assert (said.encoded, said.line) == ({}, line)
    assert (AllNew().hides, AllNew(hides=True).hides) == (False, True)
    assert AllNew().encoded == {}
