"""Tables: refused actions leave no trace, and no seat sees through another's eyes."""

from hashlib import sha256
from typing import Any

import pytest

from waystone.catalogue import find_game
from waystone.kernel.errors import BadSeats, BadSeed, IllegalAction
from waystone.kernel.event import NOBODY, SPECTATOR
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.kernel.table import Step, Table, digest

GAME = find_game("delve-and-dash").open()


def table() -> Table[Any]:
    return Table(GAME, ["Anna", "Ben"], "7")


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (0, "move n", "NOT_CHOSEN_YET"),
        (0, "dance", "UNKNOWN_ACTION"),
        (0, "", "UNKNOWN_ACTION"),
        (2, "waystone a1", "NO_SUCH_SEAT"),
        (-1, "waystone a1", "NO_SUCH_SEAT"),
        (SPECTATOR, "waystone a1", "NO_SUCH_SEAT"),
        (0, "join", "NO_JOINING"),
    ],
)
def test_a_refused_action_leaves_no_trace(seat: int, text: str, code: str) -> None:
    here = table()
    before = (here.record.text(), here.state.key())
    with pytest.raises(IllegalAction) as caught:
        here.act(seat, text)
    assert caught.value.code == code
    assert caught.value.message != code
    assert (here.record.text(), here.state.key()) == before
    # No die was rolled either: the match goes on as if nothing had been tried.
    other = table()
    for each in (here, other):
        each.act(0, "waystone c5")
        each.act(1, "waystone a1")
    assert here.record.text() == other.record.text()


@pytest.mark.parametrize("seat", [-1, -2, 2, 30, 32])
def test_there_is_no_seat_beyond_the_table(seat: int) -> None:
    """A negative seat counts from the end of a list and would show another's secrets."""
    here = table()
    here.act(0, "waystone c5")
    with pytest.raises(IllegalAction, match="no such seat"):
        here.view(seat)
    with pytest.raises(IllegalAction, match="no such seat"):
        here.legal(seat)


def test_a_step_tells_each_seat_what_it_may_hear() -> None:
    step = table().act(0, "waystone c5", 1234)
    kinds = {seat: [type(event).__name__ for event in step.visible_to(seat)] for seat in (0, 1, 31)}
    assert kinds == {
        0: ["WaystoneChosen", "WaystonePlaced"],
        1: ["WaystoneChosen"],
        31: ["WaystoneChosen"],
    }
    assert [step.seen_by(seat) for seat in (0, 1, SPECTATOR)] == ["waystone c5", "", ""]
    assert (step.number, step.seat, step.at) == (1, 0, 1234)


def test_who_acted_in_secret_is_told_only_where_all_may_know_who_was_asked() -> None:
    """The seat knows its own step; others do if it was asked openly, or did something open."""
    waystone = table().act(0, "waystone c5")
    assert waystone.openly
    for openly, action, others in (
        (True, waystone.action, 0),
        (False, waystone.action, NOBODY),
        (False, GAME.alphabet.leave, 0),
        (True, GAME.alphabet.leave, 0),
    ):
        step = Step(1, 0, action, [], "", 0, openly)
        assert [step.made_by(seat) for seat in (0, 1, SPECTATOR)] == [0, others, others]


def test_the_record_grows_with_the_match() -> None:
    here = table()
    step = here.act(0, "waystone c5", 1234)
    entry = here.record.entries[0]
    assert (entry.seat, entry.text, entry.digest, entry.at) == (0, "waystone c5", step.digest, 1234)
    assert step.digest == digest(here.state) == sha256(here.state.key()).hexdigest()[:8]
    assert here.record.result == ""
    here.act(1, "leave")
    assert here.record.result == "win loss (forfeit)"
    assert str(here.outcome) == here.record.result


def test_only_unusual_settings_are_written_down() -> None:
    game = find_game("delve-and-dash").open({"level": "1", "lives": "5"})
    assert Table(game, ["Anna"], 7).record.settings == {"lives": "5"}


def test_a_seed_is_kept_as_text_and_published_as_a_hash() -> None:
    here = Table(GAME, ["Anna"], 7)
    assert here.record.seed == "7"
    assert here.commitment == sha256(b"7").hexdigest()
    with pytest.raises(BadSeed):
        Table(GAME, ["Anna"], "\ud800")


@pytest.mark.parametrize("seats", [0, 3])
def test_too_few_and_too_many_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"takes 1 to 2 seats, not {seats}"):
        Table(GAME, ["x"] * seats, 7)


def test_times_never_fall_whatever_the_clock_says() -> None:
    here = table()
    made = [here.act(0, "waystone a1", 700), here.act(1, "waystone h8", 300)]
    assert [step.at for step in made] == [700, 700]
    assert [entry.at for entry in here.record.entries] == [700, 700]


def test_a_step_keeps_the_name_of_who_sits_down_with_it() -> None:
    """DC-117, DM-21."""
    here = table()
    step = here.act(0, "waystone a1", name="Ada")
    assert (step.name, here.record.entries[0].name) == ("Ada", "Ada")
    assert (here.record.players, here.record.names()) == (["Anna", "Ben"], ["Ada", "Ben"])


@pytest.mark.rule("DC-117")
def test_who_brings_a_seat_along_has_a_name_in_the_record() -> None:
    game = find_game("dungeon-crawler").open()
    here = Table(game, ["Anna", "Ben"], "7")
    assert here.refusal(3, game.alphabet.join) == "NO_SUCH_SEAT"
    while here.refusal(2, game.alphabet.join):
        seat = here.acting()[0]
        here.do(seat, here.legal(seat)[0])
    assert here.act(2, "join").name == "player 2"
    assert here.act(3, "join", name="Cem").name == "Cem"
    assert (here.seats, here.record.names()) == (4, ["Anna", "Ben", "player 2", "Cem"])


@pytest.mark.rule("DC-117")
def test_a_newcomer_has_a_new_seat_or_where_all_are_there_the_first_that_was_left() -> None:
    game = find_game("dungeon-crawler").open()
    assert Table(game, ["a"] * 5, "7").next_seat() == 5
    full = Table(game, ["a"] * 6, "7")
    with pytest.raises(IllegalAction) as refused:
        full.next_seat()
    assert (refused.value.code, bool(refused.value.message)) == ("TABLE_FULL", True)
    for seat in (4, 2):
        full.act(seat, "leave")
    assert full.next_seat() == 2
    with pytest.raises(IllegalAction) as refused:
        table().next_seat()
    assert refused.value.code == "NO_JOINING"


def test_a_hint_is_a_step_that_changes_nothing_but_the_record() -> None:
    """Old records have none; one that has is read, replayed and says who was helped."""
    played: Table[Any] = Table(find_game("extrikate").open({}), ["Ada", "Bob"], 1)
    seat = played.acting()[0]
    before = played.state.key()
    step = played.act(seat, "hint")
    assert (step.number, step.events, step.digest) == (1, [], digest(played.state))
    assert played.state.key() == before
    assert (step.tells(seat), step.tells(1 - seat), step.seen_by(1 - seat)) == (True, False, "")
    with pytest.raises(IllegalAction) as refused:
        played.act(1 - seat, "hint")
    assert refused.value.code == "NOT_YOUR_TURN"
    played.act(seat, "roll")
    record = parse(played.record.text())
    assert record.assisted == [seat]
    assert replay(played.game, record).state.key() == played.state.key()
    plain: Table[Any] = Table(played.game, ["Ada", "Bob"], 1)
    plain.act(seat, "roll")
    assert (plain.state.key(), plain.record.assisted) == (played.state.key(), [])
