"""Who signs, and what the entry says (DD-87 to DD-93)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from tests.leaderboard.kit import GAME, knights, rulebook, victory_seed
from waystone.kernel.replay import replay
from waystone.leaderboard.signing import check_signer, entry_of, may_sign
from waystone.match.live import LiveMatch
from waystone.match.model import OVER, PERSON, RUNNING, MatchInfo, Place, Refusal

BEGAN = 1_000_000


def duel(winner: int, **changes: object) -> LiveMatch:
    """A ranked duel of Ada and Bob that one of them has won, as far as a signature looks at it."""
    record = knights("duel", victory_seed("duel", winner))
    info = MatchInfo(
        id="m1",
        game=GAME,
        version=1,
        settings={"mode": "duel"},
        seed=record.seed,
        ranked=True,
        host="ada",
        created=BEGAN,
        began=BEGAN,
        state=OVER,
        places=[Place(PERSON, guest=name, name=name.title()) for name in ("ada", "bob")],
    )
    game = rulebook(mode="duel")
    table = replay(game, record)
    table.record.entries[:] = record.entries
    clock = SimpleNamespace(wall=lambda: BEGAN)
    seen = SimpleNamespace(info=replace(info, **changes), game=game, table=table, clock=clock)
    return cast(LiveMatch, seen)


def refusal(match: LiveMatch, guest: str) -> str:
    with pytest.raises(Refusal) as refused:
        check_signer(match, guest)
    return refused.value.code


@pytest.mark.rule("DD-90", "DD-91")
@pytest.mark.parametrize(("winner", "loser"), [(0, 1), (1, 0)])
def test_only_the_winner_signs(winner: int, loser: int) -> None:
    match, guests = duel(winner), ("ada", "bob")
    check_signer(match, guests[winner])
    assert refusal(match, guests[loser]) == "NOT_WINNER"
    assert [may_sign(match, [seat]) for seat in (winner, loser)] == [True, False]


@pytest.mark.rule("DD-91")
def test_what_else_keeps_somebody_from_signing() -> None:
    assert refusal(duel(0), "eve") == "NOT_SEATED"
    assert refusal(duel(0, state=RUNNING), "ada") == "NOT_OVER"
    assert refusal(duel(0, ranked=False), "ada") == "NOT_RANKED"
    assert refusal(duel(0, signed=True), "ada") == "SIGNED"
    for changes in ({"state": RUNNING}, {"ranked": False}, {"signed": True}):
        assert not may_sign(duel(0, **changes), [0])


@pytest.mark.rule("DD-88", "DD-92")
def test_an_entry_is_dated_by_the_last_action_and_names_its_guest_and_rules() -> None:
    match = duel(1)
    entry = entry_of(match, "Bob the Brave")
    steps = match.table.record.entries
    assert entry.date == BEGAN + steps[-1].at == BEGAN + 1000 * (len(steps) - 1)
    assert (entry.match, entry.guest, entry.name) == ("m1", "bob", "Bob the Brave")
    assert (entry.game, entry.board, entry.rules) == (GAME, "duel-1", 1)
