"""Time at a table: it runs only where people wait for each other."""

import pytest

from tests.match.kit import ADA, BOB, Hall, Notes, act, first_move, run, settle, wander
from waystone.bots.random import RandomBot
from waystone.catalogue import find_game
from waystone.kernel.bot import BotKind
from waystone.kernel.policy import ABSENCE
from waystone.match.host import Host
from waystone.match.model import OVER
from waystone.match.wishes import Wish


def last(host: Host) -> tuple[int, str]:
    entry = host.match.table.record.entries[-1]
    return entry.seat, entry.text


@pytest.mark.rule("DD-18")
def test_a_waystone_not_chosen_in_a_minute_is_a_random_rim_chamber() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(begun=False)
        await act(host, 0, "waystone d4")
        await hall.clock.pass_by(59)
        assert host.match.number == 1
        assert host.table_clock.left() == 1000
        await hall.clock.pass_by(2)
        assert host.match.number == 2
        seat, text = last(host)
        assert seat == 1
        cell = host.match.game.alphabet.parse(text).cell
        assert cell // 8 in (0, 7) or cell % 8 in (0, 7)

    run(scene())


@pytest.mark.rule("DD-18")
def test_both_late_choosers_get_a_rim_chamber() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(begun=False)
        await hall.clock.pass_by(61)
        assert host.match.number == 2
        assert host.match.acting == [0]

    run(scene())


@pytest.mark.rule("DD-41")
def test_a_turn_that_runs_out_ends_as_by_next_turn() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=120)
        await hall.clock.pass_by(100)
        way = first_move(host, 0)
        await act(host, 0, way)  # a move does not give more time
        left = host.table_clock.left()
        assert left is not None
        assert left <= 20_000 or host.match.acting == [1]
        await hall.clock.pass_by(19)
        assert last(host) == (0, way)
        await hall.clock.pass_by(2)
        assert last(host) == (0, "next turn")
        assert host.match.acting == [1]
        assert host.table_clock.left() == 119_000
        await hall.clock.pass_by(120)
        assert last(host) == (1, "next turn")

    run(scene())


@pytest.mark.rule("DD-41")
def test_a_table_without_a_clock_waits() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        assert host.table_clock.left() is None
        await hall.clock.pass_by(100_000)
        assert host.match.number == 2

    run(scene())


@pytest.mark.parametrize(
    ("seats", "clock"), [(("me",), 60), (("me", "me"), 0), (("me", "bot:random"), 60)]
)
def test_nobody_waits_for_who_plays_alone_or_on_one_device(
    seats: tuple[str, ...], clock: int
) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open(*seats, clock=clock)
        assert host.match.info.clock == 0
        number = host.match.number
        await hall.clock.pass_by(100_000)
        assert host.match.number == number
        assert host.match.info.state != OVER

    run(scene())


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot that takes its time."""
    kind = BotKind("thinker", "for a test", lambda game, dice, budget: RandomBot(dice), slow=True)
    monkeypatch.setitem(find_game("extrikate").bots, kind.name, kind)
    return f"bot:{kind.name}"


def test_no_time_runs_for_a_bot_that_thinks(thinker: str) -> None:
    """A bot is no person: nobody's clock runs, nothing is done in its place, nobody has left."""

    async def scene() -> None:
        hall = Hall()
        wish = Wish("extrikate", {}, ("me", "open", thinker), clock=60)
        host = await hall.lobby.open(ADA, wish)
        await hall.lobby.join(host, BOB, "")
        for guest in (ADA, BOB):
            host.follow(Notes(guest.id))
        bot = next(seat for seat, place in enumerate(host.match.info.places) if place.bot)
        while host.match.acting != [bot]:
            assert host.table_clock.left() == 60_000
            await act(
                host, host.match.acting[0], host.match.table.legal(host.match.acting[0])[0].text
            )
        before = host.match.number
        assert host.table_clock.left() is None
        await hall.clock.pass_by(100_000)
        assert (host.match.number, host.match.acting, host.match.is_running()) == (
            before,
            [bot],
            True,
        )
        _, answer = hall.thinker.jobs[-1]
        answer.set_result(host.match.table.legal(bot)[0].text)
        await settle()
        assert (host.match.number, last(host)[0]) == (before + 1, bot)

    run(scene())


@pytest.mark.rule("DD-84")
def test_who_stays_away_for_two_minutes_has_left() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        gone = next(each for each in host.audience.watchers if each.guest == ADA.id)
        seat = host.match.info.seats_of(ADA.id)[0]
        host.part(gone)
        await hall.clock.pass_by(ABSENCE - 1)
        assert host.match.is_running()
        await hall.clock.pass_by(2)
        assert host.match.info.state == OVER
        assert last(host) == (seat, "leave")
        assert host.match.table.outcome is not None
        assert host.match.table.outcome.reason == "forfeit"

    run(scene())


@pytest.mark.rule("DD-84")
def test_coming_back_in_time_is_no_absence() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        gone = next(each for each in host.audience.watchers if each.guest == ADA.id)
        for _ in range(5):
            host.part(gone)
            await hall.clock.pass_by(ABSENCE - 1)
            host.follow(gone)
        await hall.clock.pass_by(1000)
        assert host.match.is_running()

    run(scene())


@pytest.mark.rule("DD-84")
def test_when_all_are_away_nobody_has_left() -> None:
    """A broken network or a restart takes both away: absence counts from when somebody waits."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        both = list(host.audience.watchers)
        for watcher in both:
            host.part(watcher)
        await hall.clock.pass_by(10_000)
        assert host.match.is_running()
        host.follow(both[0])
        await hall.clock.pass_by(ABSENCE - 1)
        assert host.match.is_running()
        await hall.clock.pass_by(2)
        assert host.match.info.state == OVER

    run(scene())


def test_a_restart_takes_nobodys_time() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        await hall.clock.pass_by(50)
        host.close()
        again = await hall.afresh().find(host.match.info.id)
        for guest in again.match.info.guests():
            again.follow(Notes(guest))
        assert again.table_clock.left() == 60_000
        await hall.clock.pass_by(59)
        assert again.match.number == 2
        await hall.clock.pass_by(2)
        assert last(again) == (0, "next turn")

    run(scene())


def test_a_store_that_fails_when_time_is_up_is_asked_again() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        hall.store.is_failing = True
        await hall.clock.pass_by(70)
        hall.store.is_failing = False
        await hall.clock.pass_by(2)
        assert last(host) == (0, "next turn")

    run(scene())


def test_the_clocks_choices_use_no_luck_of_the_match() -> None:
    """What runs out differs from match to match, and the match's own dice are not moved."""

    async def scene() -> set[str]:
        chosen = set()
        for _ in range(12):
            hall = Hall()
            host = await hall.duel(begun=False, seed="the same")
            await hall.clock.pass_by(61)
            chosen.add(host.match.table.record.entries[0].text)
            again = await hall.afresh().find(host.match.info.id)
            assert again.match.table.record.text() == host.match.table.record.text()
        return chosen

    assert len(run(scene())) > 1


def test_a_match_that_is_over_has_no_clock() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        await wander(host, 3)
        await act(host, 0, "leave")
        await settle()
        assert host.table_clock.left() is None
        assert all(timer.is_off for timer in hall.clock.timers)

    run(scene())


@pytest.mark.rule("DD-41")
def test_who_shares_a_device_may_have_a_clock_that_rests_while_it_is_away() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "me:Bob", clock=60, seed="a")
        notes = Notes(ADA.id)
        host.follow(notes)
        for seat in (0, 1):
            await act(host, seat, "waystone a1")
        await hall.clock.pass_by(59)
        assert host.match.acting == [0]
        await hall.clock.pass_by(2)
        assert last(host) == (0, "next turn")
        assert host.match.acting == [1]
        host.part(notes)
        await hall.clock.pass_by(3600)
        assert last(host) == (0, "next turn"), "nobody is there whose time could run"
        host.follow(notes)
        assert host.table_clock.left() == 60_000
        await hall.clock.pass_by(61)
        assert last(host) == (1, "next turn")

    run(scene())


@pytest.mark.parametrize(
    ("game", "settings"),
    [("extrikate", {}), ("dungeon-crawler", {}), ("dooom", {"turn_seconds": "0"})],
)
def test_a_turn_at_one_device_ends_in_every_game(game: str, settings: dict[str, str]) -> None:
    async def scene() -> None:
        hall = Hall()
        wish = Wish(game, settings, ("me", "me:Bob"), clock=60, seed="a")
        host = await hall.lobby.open(ADA, wish)
        host.follow(Notes(ADA.id))
        assert host.table_clock.left() == 60_000
        await hall.clock.pass_by(61)
        assert host.match.number > 0

    run(scene())
