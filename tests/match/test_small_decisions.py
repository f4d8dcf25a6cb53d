"""What is kept how long, who marks a seat, who frees one: single decisions, each by itself."""

from __future__ import annotations

import pytest

from tests.match.kit import ADA, BOB, EVE, GAME, Hall, Notes, run
from waystone.catalogue import find_game
from waystone.kernel.bot import BotKind
from waystone.kernel.errors import UnknownName
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Step, Table
from waystone.match.erasing import give_up, vacate
from waystone.match.model import FREE, NEVER_BEGUN, OVER
from waystone.match.retention import COMPRESS, DAY, FOR_EVER, KEEP, REMOVE, Aged, Retention
from waystone.match.step_logs import NumberedStep, StepLog, with_private
from waystone.match.wishes import Wish

WALL = 1000 * DAY


def aged(days: int, is_over: bool = False, is_signed: bool = False, loose: int = 9) -> Aged:
    return Aged("m", 0, WALL - days * DAY, is_over, is_signed, loose)


@pytest.mark.parametrize(
    ("days", "is_over", "fate"),
    [
        (9, False, KEEP),
        (10, False, COMPRESS),
        (19, False, COMPRESS),
        (20, False, REMOVE),
        (29, True, KEEP),
        (30, True, COMPRESS),
        (39, True, COMPRESS),
        (40, True, REMOVE),
        (400, True, REMOVE),
    ],
)
def test_matches_are_made_small_and_removed_on_their_day(
    days: int, is_over: bool, fate: str
) -> None:
    assert Retention(10, 20, 30, 40).fate(aged(days, is_over), WALL) == fate


def test_what_a_board_refers_to_is_small_already_or_the_host_keeps_stays() -> None:
    chosen = Retention(10, 20, 30, 40)
    assert chosen.fate(aged(999, is_signed=True), WALL) == KEEP
    assert chosen.fate(aged(10, loose=1), WALL) == KEEP
    assert chosen.fate(aged(10, loose=2), WALL) == COMPRESS
    never = Retention(0, 0, 0, 0)
    assert [never.fate(aged(999, is_over), WALL) for is_over in (False, True)] == [KEEP, KEEP]
    assert (never.youngest(), chosen.youngest()) == (FOR_EVER, 10)
    assert Retention(0, 20, 30, 0).youngest() == 20
    assert Retention() == Retention(30, 180, 30, 730)


def test_a_bot_takes_no_name_that_another_has() -> None:
    entry = find_game(GAME)
    for name in ("knight", "searcher"):
        with pytest.raises(UnknownName) as caught:
            entry.add_bot(BotKind(name, "the same name", lambda *_: None))  # type: ignore[arg-type]
        assert caught.value.code == "NAME_TAKEN"
        assert caught.value.message == f"there is a bot {name!r} already"


def test_who_is_erased_frees_a_seat_and_closes_a_table_where_nobody_else_sits() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.lobby.open(ADA, Wish("extrikate", {}, ("me", "open", "open")))
        await hall.lobby.join(host, BOB, "")
        assert vacate(host, EVE.id) is None
        await give_up(host, BOB.id)
        assert [place.player == FREE for place in host.match.info.places] == [False, True, True]
        assert host.match.info.guests() == [ADA.id]
        await give_up(host, ADA.id)
        assert (host.match.info.state, host.match.info.result) == (OVER, NEVER_BEGUN)

    run(scene())


def test_who_is_erased_while_playing_has_left() -> None:
    async def scene() -> None:
        host = await Hall().duel()
        await give_up(host, BOB.id)
        assert host.match.table.outcome is not None
        assert list(host.match.table.outcome.results) == ["win", "loss"]
        assert vacate(host, BOB.id) is None, "the seat of a match that began stays taken"

    run(scene())


@pytest.mark.rule("DD-113")
def test_a_program_marks_its_seat_with_the_first_thing_it_does_but_not_by_leaving() -> None:
    async def scene() -> None:
        hall = Hall()
        for text, is_program, marked in [
            ("waystone a1", True, [True]),
            ("waystone a1", False, [False]),
            ("leave", True, [False]),
        ]:
            host = await hall.open("me", settings={"mode": "solo"}, ranked=True)
            host.follow(Notes(ADA.id))
            assert host.match.info.ranked
            await host.act(ADA.id, 0, 0, text, "", is_program)
            assert [place.program for place in host.match.info.places] == marked, text

    run(scene())


def test_what_one_seat_hears_alone_raises_no_number_of_its_device() -> None:
    """Between two numbers it has the one before it; at the beginning that is the last one told."""
    table = Table(find_game(GAME).open({}), ["Ada", "Bob"], 1)
    action = table.game.alphabet.parse("next turn")
    steps = [Step(number, 0, action, [], "", 0, False) for number in range(1, 6)]
    device = StepLog(SPECTATOR, count=12)
    counted = [NumberedStep(11, steps[1], SPECTATOR), NumberedStep(12, steps[3], SPECTATOR)]
    alone = [NumberedStep(at, step, 0) for at, step in enumerate(steps, 1)]
    found = with_private(device, counted, alone)
    assert [(told.n, told.step.number) for told in found] == [
        *((10, 1), (11, 2), (11, 3), (12, 4), (12, 5)),
    ]
    assert [told.n for told in with_private(device, [], alone[:1])] == [12]
    assert with_private(device, counted, []) == counted
