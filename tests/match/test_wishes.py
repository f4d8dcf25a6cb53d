"""What comes of a wish: seats, what is public, what counts, clocks and invites."""

from __future__ import annotations

from typing import Any

import pytest

from tests.match.kit import ADA, GAME, NOON
from waystone.catalogue import find_game
from waystone.kernel.errors import BadSetting, UnknownName
from waystone.match.chat import PHRASES, SIGNS, Talk, words
from waystone.match.model import BOT, FREE, OPEN, PERSON, ChatLine, Place, Refusal
from waystone.match.wishes import Wish, has_windows, new_match, place_for, with_fixed_windows

ENTRY, CRAWLER = find_game(GAME), find_game("dungeon-crawler")
ME, KNIGHT = Place(PERSON, "ada", name="Ada"), Place(BOT, bot="knight", name="knight")


def made(*seats: str, game: str = GAME, **wish: Any) -> Any:
    return new_match(ADA, Wish(game, wish.pop("settings", {}), seats, **wish), NOON, 0)


def test_a_seat_is_mine_open_or_a_bot_s() -> None:
    assert place_for(ENTRY, ADA, "me") == ME
    assert place_for(ENTRY, ADA, "me:Bea") == Place(PERSON, "ada", name="Bea")
    assert place_for(ENTRY, ADA, "me:") == ME
    assert place_for(ENTRY, ADA, "open") == Place(FREE)
    assert place_for(ENTRY, ADA, "bot:knight") == KNIGHT
    for wrong in ("you", "", "open:x", "bots:knight"):
        with pytest.raises(Refusal) as refused:
            place_for(ENTRY, ADA, wrong)
        assert (refused.value.code, refused.value.message) == (
            "BAD_SEATS",
            "A seat is me, me:NAME, open or bot:NAME.",
        )
    with pytest.raises(UnknownName):
        place_for(ENTRY, ADA, "bot:")


@pytest.mark.parametrize(
    ("seats", "public", "clock", "has_invite"),
    [
        (("me", "open"), True, 90, False),
        (("me", "open"), False, 90, True),
        (("me", "me"), False, 90, False),
        (("me", "bot:knight"), False, 0, False),
        (("me",), False, 0, False),
        (("bot:knight", "bot:random"), False, 0, True),
        (("bot:knight", "bot:random"), True, 0, False),
    ],
)
def test_who_can_come_needs_an_invite_where_a_match_is_private(
    seats: tuple[str, ...], public: bool, clock: int, has_invite: bool
) -> None:
    info = made(*seats, public=public, clock=90)
    assert (info.public, info.clock, bool(info.invite)) == (public, clock, has_invite)
    assert (info.host, info.created, info.state) == ("ada", NOON, OPEN)
    assert (info.game, info.version) == (GAME, ENTRY.info.version)


def test_a_match_has_luck_of_its_own_unless_a_seed_is_wished() -> None:
    one, other = made("me"), made("me")
    assert one.seed != other.seed
    assert one.id != other.id
    assert made("me", seed="mine").seed == "mine"


def test_what_is_played_by_bots_alone_never_counts() -> None:
    assert made("me", ranked=True).ranked
    assert not made("me").ranked
    assert not made("bot:knight", "bot:random", ranked=True).ranked


def test_a_match_of_a_day_is_nobody_else_s() -> None:
    info = made("me", daily="2027-01-01", public=True)
    assert (info.daily, info.public, info.invite) == ("2027-01-01", False, "")


def test_settings_are_kept_as_far_as_they_are_unusual() -> None:
    usual = ENTRY.open({}).settings.texts()
    name, value = next((name, text) for name, text in usual.items() if name == "mode")
    assert made("me", settings={name: value}).settings == {}
    assert made("me", settings={"mode": "solo"}).settings == {"mode": "solo"}


def test_where_seats_are_open_one_must_be_mine() -> None:
    with pytest.raises(Refusal, match="Where seats are open one must be yours") as refused:
        made("open", "bot:random")
    assert refused.value.code == "BAD_SEATS"


@pytest.mark.rule("DM-82")
def test_who_may_come_counts_as_somebody_where_onlookers_see_all() -> None:
    lit = {"open_spectating": "yes", "map": "duel"}
    made("me", "bot:random", game="dooom", settings=lit)
    for seats, settings in [
        (("me", "open"), lit),
        (("me", "me"), lit),
        (("me", "me", "open"), {**lit, "gather": "yes"}),
    ]:
        with pytest.raises(BadSetting):
            made(*seats, game="dooom", settings=settings)
    made("me", "open", game="dooom", settings={**lit, "gather": "yes"})


@pytest.mark.rule("DC-117")
def test_people_who_meet_have_windows_of_a_fixed_length_where_haste_betrays() -> None:
    assert [has_windows(each) for each in (ENTRY, CRAWLER)] == [False, True]
    for entry, seats, seconds, settings, found in [
        (CRAWLER, ("me", "open"), 5, {}, {"fixed_windows": "5"}),
        (CRAWLER, ("me", "open"), 5, {"fixed_windows": "9"}, {"fixed_windows": "9"}),
        (CRAWLER, ("me", "open"), 0, {}, {}),
        (CRAWLER, ("me", "bot:random"), 5, {}, {}),
        (ENTRY, ("me", "open"), 5, {}, {}),
    ]:
        wish = Wish(entry.name, settings, seats)
        assert with_fixed_windows(entry, wish, seconds) == found
    wish = Wish("dungeon-crawler", {}, ("me", "open"))
    assert new_match(ADA, wish, NOON, 4).settings == {"fixed_windows": "4"}


# Talk


def line(number: int, guest: str = "ada") -> tuple[int, ChatLine]:
    return number, ChatLine(0, "Ada", f"line {number}", None, number, guest)


def test_what_was_said_is_told_once_and_the_latest_fifty_lines_again() -> None:
    talk = Talk()
    assert (talk.number, talk.lines) == (0, [])
    assert [each.text for each in talk.add([line(1), line(2)])] == ["line 1", "line 2"]
    assert talk.add([line(1), line(2)]) == []
    assert [each.text for each in talk.add([line(2), line(3)])] == ["line 3"]
    assert (talk.number, len(talk.lines)) == (3, 3)
    talk.add(line(number) for number in range(4, 53))
    assert (len(talk.lines), talk.lines[0].text, talk.lines[-1].text) == (50, "line 3", "line 52")


def test_who_is_erased_has_said_nothing() -> None:
    talk = Talk()
    talk.add([line(1), line(2, "bob"), line(3)])
    talk.forget("ada")
    assert ([each.guest for each in talk.lines], talk.number) == (["bob"], 3)
    talk.renew(line(number) for number in range(60))
    assert [each.at for each in talk.lines] == list(range(10, 60))
    assert talk.number == 3, "nothing of it is new"


def test_phrases_and_signs_have_their_words() -> None:
    for name, text in {**PHRASES, **SIGNS}.items():
        assert words("anything else", name) == text
    with pytest.raises(Refusal) as refused:
        words("hello", "no such phrase")
    assert refused.value.code == "NO_SUCH_PHRASE"
    assert refused.value.message == f"Known phrases: {', '.join([*PHRASES, *SIGNS])}."
    with pytest.raises(Refusal) as refused:
        words(None, None)
    assert refused.value.code == "NOTHING_SAID"
