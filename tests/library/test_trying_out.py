"""A match copied, taken back, handed over: what one does to find out what would have been."""

from collections.abc import Sequence
from typing import Any

import pytest

import waystone


class Listener(waystone.Bot[Any]):
    """Does what comes first, and counts what it hears."""

    watches = True

    def __init__(self) -> None:
        self.heard = 0

    def watch(self, heard: list[waystone.Event], view: Any) -> None:
        self.heard += len(heard)

    def choose(self, view: Any, legal: Sequence[waystone.Action]) -> waystone.Action:
        return legal[0]


def against(game: str, bot: str) -> waystone.Match[Any]:
    return waystone.new_match(game, ["you", waystone.bot(game, bot)], seed=5)


@pytest.mark.parametrize("game", waystone.list_games())
def test_a_copy_goes_its_own_way_with_the_same_luck(game: str) -> None:
    match = against(game, "random")
    match.act(match.legal()[0])
    before = match.record.text
    copy = match.copy()
    assert copy.record.text == before
    assert copy.view(0) == match.view(0)
    assert copy.players == match.players
    number = len(match.steps)
    while copy.result is None and len(copy.steps) < number + 6:
        copy.act(copy.legal()[0])
    assert len(copy.steps) > number
    assert match.record.text == before, "nothing happens to the match itself"


def test_in_a_copy_no_bot_acts_by_itself() -> None:
    match = against("extrikate", "hard")
    copy = match.copy()
    while copy.acting == (0,):
        copy.act(copy.legal()[0])
    assert copy.acting == (1,)


def test_a_seat_is_handed_over_to_a_bot_and_back() -> None:
    match = waystone.new_match("delve-and-dash", ["a", "b"], seed=3)
    match.act("waystone d4")
    match.hand_over(1, waystone.bot("delve-and-dash", "knight"))
    match.let_bots_play()
    assert match.acting == (0,)
    match.act("next turn")
    assert match.acting == (0,)
    assert {step.seat for step in match.steps} == {0, 1}
    match.hand_over(1, "b")
    match.act("next turn")
    assert match.acting == (1,)


def test_two_bots_play_a_replayed_match_on() -> None:
    bots = [waystone.bot("dooom", "hunter"), waystone.bot("dooom", "seeker")]
    record = waystone.play_match("dooom", bots, seed=3).record
    again = record.replay(until=10)
    for seat in (0, 1):
        again.hand_over(seat, waystone.bot("dooom", "random"))
    assert len(again.steps) == 10, "handing over does nothing yet"
    again.let_bots_play()
    assert again.result is not None
    assert again.record.replay().result is not None


def test_what_was_done_last_is_taken_back() -> None:
    match = waystone.new_match("delve-and-dash", ["warrior"], seed=7, level=2)
    match.act("waystone d4")
    before = match.record.text, str(match)
    match.act("move n")
    taken = match.undo()
    assert (taken.number, taken.action.text) == (2, "move n")
    assert (match.record.text, str(match)) == before
    match.act("move n")
    assert match.record.replay().steps[-1].digest == taken.digest, "the luck is the same"


@pytest.mark.parametrize(
    ("game", "bot"), [("delve-and-dash", "knight"), ("extrikate", "hard"), ("dooom", "hunter")]
)
def test_what_bots_answered_is_taken_back_too(game: str, bot: str) -> None:
    match = against(game, bot)
    before: list[str] = []
    while match.result is None and len(before) < 12:
        before.append(match.record.text)
        match.act(match.legal()[0])
    played = match.record.text
    while before:
        assert match.undo().seat == 0
        assert match.record.text == before.pop()
    while len(match.record.text) < len(played):
        match.act(match.legal()[0])
    assert match.record.text == played, "bots that are made anew play the same"


def test_a_match_that_is_over_goes_on_once_its_end_is_taken_back() -> None:
    match = waystone.new_match("extrikate", ["me"], seed=1)
    match.act("leave")
    assert str(match.result).startswith("loss")
    match.undo()
    assert repr(match.result) == "None"
    assert match.record.result == ""
    assert match.legal()


def test_a_bot_of_ones_own_hears_nothing_twice() -> None:
    listener = Listener()
    match = waystone.new_match("extrikate", ["me", listener], seed=5)
    match.act(match.legal()[0])
    heard = listener.heard
    match.undo()
    assert listener.heard == heard
    match.act(match.legal()[0])
    assert listener.heard > heard


def test_who_joined_is_gone_when_that_is_taken_back() -> None:
    warlord = waystone.bot("dungeon-crawler", "warlord")
    match = waystone.new_match("dungeon-crawler", ["you", warlord], seed=4)
    while match.view().round < 2:
        match.act(match.legal()[0])
    match.join(warlord)
    assert len(match.players) == 3
    match.undo()
    assert match.players == ["you", "warlord"]
    while match.result is None and match.view().round < 3:
        match.act(match.legal()[0])
    assert {step.seat for step in match.steps} == {0, 1}


def test_nothing_is_taken_back_where_nobody_decided_anything() -> None:
    with pytest.raises(waystone.IllegalAction, match="nothing to take back"):
        waystone.new_match("extrikate", ["me"], seed=1).undo()
    played = waystone.play_match("extrikate", [waystone.bot("extrikate", "easy")], seed=1)
    with pytest.raises(waystone.IllegalAction, match="nobody but bots"):
        played.undo()


def test_what_is_no_seat_is_not_handed_over() -> None:
    match = waystone.new_match("extrikate", ["me"], seed=1)
    bot = waystone.bot("extrikate", "easy")
    with pytest.raises(waystone.IllegalAction, match="there is no seat 1"):
        match.hand_over(1, bot)
    with pytest.raises(waystone.IllegalAction, match="only watch"):
        match.hand_over(waystone.SPECTATOR, bot)


def test_a_record_is_a_text_and_understood_again() -> None:
    match = against("dooom", "hunter")
    match.act(match.legal()[0])
    record = waystone.Record.from_text(match.record.text)
    assert record.replay().view(0) == match.view(0)
    with pytest.raises(waystone.WaystoneError, match="line 1, column 1"):
        waystone.Record.from_text("no record")
