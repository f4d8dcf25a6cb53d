"""What a person may ask for, question by question: whose seat, which number, which action."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.match.kit import GAME, STANDS_IN
from tests.storage.test_stores import info
from waystone.catalogue import find_game
from waystone.kernel.action import HINT
from waystone.match.asking import (
    DoneBefore,
    asked_action,
    asked_hint,
    check_number,
    check_running,
    is_left_to_time,
    seat_for,
)
from waystone.match.change import Change
from waystone.match.model import BROKEN, OPEN, OVER, PERSON, RUNNING, VOID, Place, Refusal

pytestmark = STANDS_IN

ALPHABET = find_game(GAME).open({}).alphabet
NEXT_TURN = ALPHABET.parse("next turn")


def match(
    held: tuple[int, ...] = (0,),
    acting: tuple[int, ...] = (0,),
    told: int = 5,
    later: int = 0,
    fixed: bool = False,
    refusal: str = "",
    **about: Any,
) -> Any:
    """A match as far as these questions look at it; of what was told, so many steps came later
    than the seat could choose."""
    log = SimpleNamespace(count=told, after=lambda number: [number] * later)
    policy = SimpleNamespace(
        fixed_windows=lambda state: fixed,
        on_timeout=lambda state, seat, dice: dice if state == "state" else None,
    )
    places = [Place(PERSON, guest="ada", name="Ada"), Place(PERSON, guest="bob", name="Bob")]
    return SimpleNamespace(
        seating=SimpleNamespace(seats_of={"ada": held}.get),
        acting=list(acting),
        log_of=lambda guest: log if guest == "ada" else None,
        ready=[3, 4],
        done={(0, "x"): 2},
        info=info(**{"state": RUNNING, "ranked": True, "places": places, **about}),
        game=SimpleNamespace(
            alphabet=ALPHABET, policy=policy, refusal=lambda state, seat, action: refusal
        ),
        table=SimpleNamespace(state="state"),
    )


def refused(work: Any, *words: Any) -> str:
    with pytest.raises(Refusal) as caught:
        work(*words)
    return caught.value.code


@pytest.mark.parametrize(
    ("held", "acting", "seat", "found"),
    [
        ((), (0,), None, "NOT_SEATED"),
        ((), (0,), 0, "NOT_SEATED"),
        ((1,), (), None, 1),
        ((1,), (0,), None, 1),
        ((1,), (), 1, 1),
        ((1,), (0,), 0, "FOREIGN_SEAT"),
        ((0, 1), (0,), None, 0),
        ((0, 1), (1,), None, 1),
        ((0, 1), (2,), None, "WHICH_SEAT"),
        ((0, 1), (0, 1), None, "WHICH_SEAT"),
        ((0, 1), (0, 1), 1, 1),
        ((0, 1), (1,), 0, 0),
        ((0, 1), (1,), 2, "FOREIGN_SEAT"),
    ],
)
def test_the_seat_that_somebody_acts_for(
    held: tuple[int, ...], acting: tuple[int, ...], seat: int | None, found: int | str
) -> None:
    if isinstance(found, str):
        assert refused(seat_for, match(held, acting), "ada", seat) == found
    else:
        assert seat_for(match(held, acting), "ada", seat) == found


def test_steps_are_for_matches_that_run() -> None:
    check_running(match())
    codes = {OPEN: "NOT_BEGUN", BROKEN: "BROKEN", OVER: "MATCH_OVER", VOID: "VOID"}
    for state, code in codes.items():
        assert refused(check_running, match(state=state)) == code


@pytest.mark.rule("DD-18", "DM-81")
@pytest.mark.parametrize(
    ("n", "later", "acting", "code"),
    [
        (5, 0, (), ""),
        (6, 0, (0,), "AHEAD"),
        (4, 0, (0,), "STALE"),
        (4, 1, (0,), ""),
        (3, 1, (0,), "STALE"),
        (3, 2, (0,), ""),
        (4, 1, (1,), "STALE"),
        (4, 1, (), "STALE"),
    ],
)
def test_what_others_did_while_one_was_free_to_choose_is_no_news(
    n: int, later: int, acting: tuple[int, ...], code: str
) -> None:
    asked = (match(acting=acting, later=later), "ada", 0, n)
    if code:
        assert refused(check_number, *asked, NEXT_TURN) == code
    else:
        check_number(*asked, NEXT_TURN)
    check_number(*asked, ALPHABET.leave)


def test_who_is_ahead_is_told_where_the_match_stands() -> None:
    with pytest.raises(Refusal, match=r"^The match stands at step 5\.$"):
        check_number(match(), "ada", 0, 6, NEXT_TURN)


def test_since_when_a_seat_is_free_to_choose_is_its_own_matter() -> None:
    table = match((0, 1), (0, 1))
    asked: list[int] = []

    def after(number: int) -> list[int]:
        asked.append(number)
        return [number]

    log = SimpleNamespace(count=5, after=after)
    table.log_of = lambda guest: log
    check_number(table, "ada", 0, 4, NEXT_TURN)
    check_number(table, "ada", 1, 4, NEXT_TURN)
    assert asked == [3, 4]


def ask(table: Any, text: str = "next turn", id: str = "", is_program: bool = False) -> Any:
    return asked_action(table, lambda: "dice", "ada", None, 5, text, id, is_program)  # type: ignore[arg-type, return-value]


def test_a_command_is_done_once_and_only_what_a_person_may_do() -> None:
    assert ask(match(), id="y") == Change(0, NEXT_TURN, id="y")
    with pytest.raises(DoneBefore):
        ask(match(), id="x")
    with pytest.raises(DoneBefore):  # answered, even where the match is over by now
        ask(match(state=OVER), id="x")
    other = match()
    other.done = {(1, "x"): 2, (0, ""): 2}
    assert ask(other, id="x") == Change(0, NEXT_TURN, id="x")
    assert ask(other) == Change(0, NEXT_TURN)
    assert refused(ask, match(state=OPEN)) == "NOT_BEGUN"
    automatic = [action for action in ALPHABET if action.automatic]
    for action in automatic:
        assert refused(ask, match(), action.text) == "NOT_YOURS"


@pytest.mark.rule("DD-113")
@pytest.mark.parametrize(
    ("text", "is_program", "ranked", "before", "is_marked"),
    [
        ("next turn", True, True, False, True),
        ("next turn", False, True, False, False),
        ("next turn", True, False, False, False),
        ("next turn", True, True, True, False),
        ("leave", True, True, False, False),
    ],
)
def test_a_program_marks_its_own_seat_once_where_it_counts(
    text: str, is_program: bool, ranked: bool, before: bool, is_marked: bool
) -> None:
    places = [Place(PERSON, "ada", name="Ada", program=before), Place(PERSON, "bob", name="Bob")]
    change = ask(match(ranked=ranked, places=places), text, is_program=is_program)
    assert (change.info is not None) == is_marked
    if is_marked:
        assert [place.program for place in change.info.places] == [True, False]
        assert change.info.names() == ["Ada", "Bob"]


@pytest.mark.rule("DC-117")
def test_what_the_clock_does_for_all_alike_is_left_to_it() -> None:
    def left(chosen: Any = NEXT_TURN, **about: Any) -> bool:
        return is_left_to_time(match(**about), lambda: chosen, 0, NEXT_TURN)

    assert left(fixed=True)
    assert not left(fixed=False)
    assert not left(fixed=True, refusal="NOT_YOUR_TURN")
    assert not left(ALPHABET.leave, fixed=True)
    waits = match(fixed=True)
    assert asked_action(waits, lambda: NEXT_TURN, "ada", None, 5, "next turn", "", False) is None  # type: ignore[arg-type, return-value]


def test_who_is_helped_sits_there_and_is_asked_where_nothing_counts() -> None:
    assert asked_hint(match(ranked=False), "ada", None) == Change(0, HINT)
    assert refused(asked_hint, match(ranked=True), "ada", None) == "NO_HINTS"
    assert refused(asked_hint, match(ranked=False, acting=(1,)), "ada", 0) == "NOT_YOUR_TURN"
    assert refused(asked_hint, match((), ranked=False), "ada", None) == "NOT_SEATED"
    assert refused(asked_hint, match(ranked=False, state=OVER), "ada", 0) == "MATCH_OVER"
