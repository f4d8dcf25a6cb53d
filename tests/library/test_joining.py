"""Somebody sits down at a match of the library while it runs."""

from typing import Any

import pytest

import waystone

WARLORD = waystone.bot("dungeon-crawler", "warlord")


def crawler(players: int = 2, rounds: int = 1) -> waystone.Match[Any]:
    """The first player has come so far, with bots beside."""
    match = waystone.new_match("dungeon-crawler", ["you", *[WARLORD] * (players - 1)], seed=11)
    while match.view().round <= rounds:
        match.act(match.legal()[-1])
    return match


def refused(match: waystone.Match[Any], player: Any = "Dora") -> str:
    before = len(match.steps)
    with pytest.raises(waystone.IllegalAction) as refusal:
        match.join(player)
    assert len(match.steps) == before
    return refusal.value.code


def test_a_name_and_a_bot_sit_down_and_play() -> None:
    """DC-117: no seat needs to be reserved; the record names the newcomer at that step."""
    match = crawler()
    assert match.join("Dora").seat == 2
    assert match.join(WARLORD).seat == 3
    assert match.players == ["you", "warlord", "Dora", "warlord"]
    begun = match.view(0).round
    while match.result is None and match.view(0).round <= begun + 3:
        match.act(match.legal()[-1])
    acted = {step.seat for step in match.steps}
    assert acted == {0, 1, 2, 3}
    assert match.record.replay().players == match.players


def test_bots_go_on_until_the_newcomer_is_asked() -> None:
    match = crawler()
    match.hand_over(0, WARLORD)
    before = len(match.steps)
    joined = match.join("Dora")
    assert match.steps[before].number == joined.number
    assert len(match.steps) > before + 1
    assert match.acting[0] == joined.seat == 2


def test_nobody_sits_down_before_a_round_is_complete() -> None:
    """DC-21."""
    match = waystone.new_match("dungeon-crawler", ["you", WARLORD], seed=11)
    assert refused(match) == "TOO_EARLY"


def test_six_are_the_most_until_somebody_leaves() -> None:
    """DC-21: whoever left makes room, and the bot of that seat is gone with them."""
    match = crawler(6)
    assert refused(match) == "TABLE_FULL"
    match.act("leave", seat=3)
    while refused_or_seated(match) == "TOO_EARLY":
        match.act(match.legal()[-1])
    assert match.players[3] == "Dora"


def refused_or_seated(match: waystone.Match[Any]) -> str:
    try:
        match.join("Dora")
    except waystone.IllegalAction as refusal:
        return refusal.code
    return ""


def test_a_table_may_forbid_it_and_other_games_do() -> None:
    """DC-117: a table may forbid joining when it begins."""
    closed = waystone.new_match("dungeon-crawler", ["you", WARLORD], seed=11, joining="off")
    other = waystone.new_match("extrikate", ["you"], seed=1)
    assert [refused(match) for match in (closed, other)] == ["NO_JOINING", "NO_JOINING"]


def test_nobody_joins_what_is_over_and_nothing_but_players_does() -> None:
    match = crawler()
    with pytest.raises(waystone.WaystoneError, match=r"expected a name.*got 7"):
        match.join(7)  # type: ignore[arg-type]
    match.act("leave", seat=1)
    assert match.result is not None
    assert refused(match) == "MATCH_OVER"
