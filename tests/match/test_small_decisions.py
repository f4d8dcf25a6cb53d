"""What is kept how long, who marks a seat, who frees one: single decisions, each by itself."""

from __future__ import annotations

import asyncio
from math import inf

import msgspec
import pytest

from tests.match.kit import ADA, BOB, EVE, GAME, NOON, FakeClock, Hall, Notes, run, settle
from tests.storage.test_stores import info
from waystone.catalogue import GAMES, find_game
from waystone.kernel.bot import BotKind
from waystone.kernel.errors import UnknownName
from waystone.kernel.event import NOBODY, SPECTATOR
from waystone.kernel.table import Step, Table
from waystone.match.change import Change
from waystone.match.chores import Turn
from waystone.match.erasing import give_up, vacate
from waystone.match.live import LiveMatch
from waystone.match.making import Made, match_after
from waystone.match.map_quota import MapQuota
from waystone.match.model import BROKEN, FREE, NEVER_BEGUN, OVER, Refusal, StoreFailed, Written
from waystone.match.names import alphabet
from waystone.match.retention import COMPRESS, FOR_EVER, KEEP, REMOVE, Aged, Retention
from waystone.match.step_logs import NumberedStep, StepLog, with_private
from waystone.match.wishes import Wish

DAY = 86_400_000
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


class FullStore:
    """Holds so many bytes of maps, of one guest and in all."""

    def __init__(self, own: int, whole: int) -> None:
        self.own, self.whole = own, whole

    async def map_bytes(self, guest: str | None = None) -> int:
        return self.whole if guest is None else self.own


def test_a_map_needs_room_beside_those_of_its_guest_and_of_all() -> None:
    quota = MapQuota(per_guest=50_000, in_all=90_000)
    large = info(settings={"map_text": "." * 20_000})
    size = len(msgspec.json.encode(large.settings))
    run(quota.check(FullStore(50_000 - size, 90_000 - size), large))
    for own, whole, code in [
        (50_001 - size, 0, "TOO_MANY_MAPS"),
        (0, 90_001 - size, "NO_ROOM_FOR_MAPS"),
    ]:
        with pytest.raises(Refusal) as refused:
            run(quota.check(FullStore(own, whole), large))
        assert refused.value.code == code
        assert ("take 0.05 MB at most" in refused.value.message) == (own > 0)
    run(quota.check(FullStore(10**9, 10**9), info()))
    assert MapQuota() == MapQuota(20 * 1_000_000, 2_000 * 1_000_000)


def test_signs_that_are_no_letters_and_alphabets_that_resemble_none_mix_with_any() -> None:
    assert [alphabet(sign) for sign in "aжω"] == ["LATIN", "CYRILLIC", "GREEK"]
    assert [alphabet(sign) for sign in "\u0387\u0482\u05d01-"] == [""] * 5


def test_a_door_says_how_many_minutes_a_match_takes() -> None:
    assert {name: entry.minutes for name, entry in GAMES.items()} == {
        "delve-and-dash": (3, 9),
        "extrikate": (2, 5),
        "dooom": (2, 4),
        "dungeon-crawler": (4, 5),
    }


def test_what_goes_on_keeps_a_match_in_memory_until_it_is_done() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:knight")
        gate = asyncio.Event()
        host.spawn(gate.wait)
        assert len(host.tasks) == 1
        gate.set()
        await settle()
        assert not host.tasks
        await hall.clock.pass_by(5)
        assert hall.lobby.at_hand(host.match.info.id) is host
        assert host.idle_since == hall.clock.now(), "who asked for it wants it once more"
        assert hall.lobby.at_hand("nowhere") is None

    run(scene())


def test_a_bot_whose_step_could_not_be_stored_may_think_again() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:knight")

        async def fails(*_: object) -> None:
            raise StoreFailed("the disk is gone")

        hall.store.load = fails  # type: ignore[assignment, method-assign]
        host.thinking, host.is_behind = 1, True
        thinking = asyncio.create_task(host.let_think(1))
        await settle()
        hall.thinker.jobs[-1][1].set_result("next turn")
        with pytest.raises(StoreFailed):
            await thinking
        assert host.thinking == NOBODY

    run(scene())


def test_a_long_chore_is_kept_by_who_does_it_before_its_minute_is_half_over() -> None:
    class Chores:
        async def take_turn(self, chore: str, wall: int, again: int) -> bool:
            return True

        async def put_off(self, chore: str, until: int) -> None:
            kept.append((chore, until - NOON))

    async def scene() -> None:
        clock = FakeClock()
        turn = Turn(Chores(), "audit", clock)
        for seconds in (30.0, 0.5, 30.0, 0.5):
            await clock.pass_by(seconds)
            await turn.go_on()

    kept: list[tuple[str, int]] = []
    run(scene())
    assert kept == [("audit", 90_500), ("audit", 121_000)]


def test_who_was_just_counted_is_not_counted_again_soon() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        host.audience.count_soon()
        assert host.audience.due() == hall.clock.now() + 1.0
        host.tell_presence()
        assert host.audience.due() == inf

    run(scene())


def test_who_was_about_to_sit_down_when_the_rules_failed_sits_only_if_a_step_says_so() -> None:
    async def scene() -> None:
        host = await Hall().open("me", "bot:random")
        match = host.match
        seat = match.acting[0]
        others = msgspec.structs.replace(match.info, invite="another")
        change = Change(seat, match.table.legal(seat)[0], info=others)
        kept = match_after(change, match, Made([], "", is_broken=True))
        assert kept is not None
        assert (kept.invite, kept.state) == (match.info.invite, BROKEN)
        step = match.table.do(seat, match.table.legal(seat)[0])
        changed = match_after(change, match, Made([step], "", is_broken=True))
        assert changed is not None
        assert (changed.invite, changed.state) == ("another", BROKEN)

    run(scene())


@pytest.mark.parametrize(("own", "theirs", "then"), [(2, 5, 5000), (9, 5, 9000), (5, 5, 5000)])
def test_time_goes_on_where_the_steps_of_another_process_end(
    own: int, theirs: int, then: int
) -> None:
    """Its calendar may be another; time never falls."""
    clock = FakeClock()
    one, other = (LiveMatch(info(), find_game("delve-and-dash"), clock) for _ in range(2))
    clock.time += theirs
    seat = one.acting[0]
    made = one.make(seat, one.table.legal(seat)[0])
    written = Written(1, seat, made.action.text, made.digest, made.at)
    clock.time += own - theirs
    other.go_on([written])
    assert other.elapsed() == then
