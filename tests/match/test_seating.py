"""Who holds which seats is found once, and anew as soon as others sit there."""

from tests.match.kit import ADA, BOB, Hall, run
from waystone.match.model import RECORDED, MatchInfo, Place
from waystone.match.seating import Seating


def info_of(*places: Place) -> MatchInfo:
    """A match with these places."""
    return MatchInfo("m", "extrikate", 1, {}, "1", False, "ada", 0, list(places))


def test_it_says_the_same_as_the_match_itself() -> None:
    person, other = Place("person", "ada"), Place("person", "bob")
    for places in (
        (person, other),
        (person, other, person, Place("bot", bot="knight")),
        (person, Place("open")),
        (Place(RECORDED, "ada"), other),
    ):
        info = info_of(*places)
        seating = Seating(info)
        assert seating.is_online == info.is_online()
        for guest in ("ada", "bob", "eve", ""):
            assert list(seating.seats_of(guest)) == info.seats_of(guest), (places, guest)


def test_who_sits_down_is_known_at_once_and_asked_for_once() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        match, before = host.match, host.match.seating
        assert match.seating is before
        assert not before.seats_of(BOB.id)
        seat = await hall.lobby.join(host, BOB, match.info.invite)
        assert match.seating is not before
        assert match.seating.seats_of(BOB.id) == (seat,) == match.held_by(BOB.id)
        assert match.seating.is_online
        assert match.seating.seats_of(ADA.id) == (1 - seat,)

    run(scene())
