"""Matches opened, found again, joined, played once more."""

import asyncio
import hmac
from typing import Any

import pytest

from tests.match.kit import ADA, BOB, EVE, GAME, NOON, Hall, Notes, act, run, settle, wander
from waystone.catalogue import GAMES
from waystone.kernel.errors import WaystoneError
from waystone.match import daily
from waystone.match.daily import daily_of
from waystone.match.host import Host
from waystone.match.lobby import IDLE_SECONDS, MOST_OPEN
from waystone.match.model import OPEN, OVER, RUNNING, Guest, Refusal
from waystone.match.news import News, StepsMade
from waystone.match.wishes import Wish


async def refused(work: Any) -> str:
    with pytest.raises(WaystoneError) as refusal:
        await work
    return refusal.value.code


def test_a_match_without_free_seats_begins_at_once() -> None:
    async def scene() -> None:
        hall = Hall()
        assert (await hall.open()).match.info.state == RUNNING
        assert (await hall.open("me", "me")).match.info.state == RUNNING
        assert (await hall.open("me", "open")).match.info.state == OPEN

    run(scene())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish("chess", {}, ["me"]), "UNKNOWN_GAME"),
        (Wish(GAME, {"size": "99"}, ["me"]), "BAD_SETTING"),
        (Wish(GAME, {"colour": "red"}, ["me"]), "UNKNOWN_SETTING"),
        (Wish(GAME, {}, ["me", "me", "me"]), "BAD_SEATS"),
        (Wish(GAME, {}, []), "BAD_SEATS"),
        (Wish(GAME, {}, ["you"]), "BAD_SEATS"),
        (Wish(GAME, {"mode": "duel"}, ["bot:random"]), "BAD_SEATS"),
        (Wish(GAME, {}, ["open", "bot:random"]), "BAD_SEATS"),
        (Wish(GAME, {}, ["me", "bot:deep-thought"]), "UNKNOWN_BOT"),
        (Wish(GAME, {"mode": "solo"}, ["me", "open"]), "BAD_SEATS"),
    ],
)
def test_impossible_wishes_are_refused_and_leave_nothing(wish: Wish, code: str) -> None:
    async def scene() -> None:
        hall = Hall()
        assert await refused(hall.lobby.open(ADA, wish)) == code
        assert hall.store.matches == {}

    run(scene())


def test_who_shares_a_device_may_have_names_of_their_own() -> None:
    async def scene() -> None:
        host = await Hall().open("me:  Bo \u202e", "me")
        assert sorted(place.name for place in host.match.info.places) == ["Ada", "Bo"]
        assert {place.guest for place in host.match.info.places} == {ADA.id}

    run(scene())


@pytest.mark.rule("DD-4")
def test_a_coin_decides_who_is_warrior_1() -> None:
    async def scene() -> list[int]:
        hall = Hall()
        seats: list[int] = []
        for _ in range(200):
            guest = Guest(f"guest {len(seats)}", "Ann")
            host = await hall.open("me", "open", guest=guest)
            seat = await hall.lobby.join(host, BOB, "")
            assert host.match.info.places[seat].guest == BOB.id
            assert host.match.info.state == RUNNING
            seats.append(seat)
        return seats

    assert 60 < sum(run(scene())) < 140


@pytest.mark.rule("DD-4", "DD-86")
def test_a_rematch_swaps_seats_and_has_another_seed() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60, public=True)
        assert await refused(hall.lobby.rematch(host, ADA)) == "NO_REMATCH"
        await act(host, 0, "leave")
        assert await refused(hall.lobby.rematch(host, EVE)) == "NOT_SEATED"
        assert await hall.lobby.rematch(host, ADA) is None
        assert await hall.lobby.rematch(host, ADA) is None
        again = await hall.lobby.rematch(host, BOB)
        assert again is not None
        assert [p.guest for p in again.match.info.places] == [
            p.guest for p in reversed(host.match.info.places)
        ]
        assert again.match.info.seed != host.match.info.seed
        assert again.match.info.state == RUNNING
        assert (again.match.info.clock, again.match.info.settings) == (60, host.match.info.settings)
        assert host.match.info.rematch == again.match.info.id
        assert await hall.lobby.rematch(host, ADA) is again
        assert hall.store.matches[host.match.info.id].rematch == again.match.info.id

    run(scene())


@pytest.mark.rule("DD-3", "DD-86")
def test_against_the_computer_a_rematch_starts_at_once_and_keeps_the_seats() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        await act(host, 0, "leave")
        again = await hall.lobby.rematch(host, ADA)
        assert again is not None
        assert again.match.info.places[0].guest == ADA.id
        assert again.match.info.places[1].bot == "random"

    run(scene())


def test_a_private_match_needs_its_invite() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open", public=False)
        for wrong in ("", "x" * 22, host.match.info.invite[:-1], host.match.info.invite + "x"):
            assert await refused(hall.lobby.join(host, BOB, wrong)) == "NOT_INVITED"
        await hall.lobby.join(host, BOB, host.match.info.invite)
        assert await refused(hall.lobby.join(host, EVE, host.match.info.invite)) == "NO_FREE_SEAT"

    run(scene())


def test_an_invite_used_by_many_at_once_seats_one() -> None:
    """One free seat, twenty claims in two processes: one is granted."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open", public=False)
        twin = await hall.afresh().find(host.match.info.id)
        claims = [
            hall.lobby.join(where, Guest(f"g{number}", "G"), host.match.info.invite)
            for number in range(10)
            for where in (host, twin)
        ]
        results = await asyncio.gather(*claims, return_exceptions=True)
        granted = [each for each in results if isinstance(each, int)]
        refusals = [each for each in results if isinstance(each, WaystoneError)]
        assert {each.code for each in refusals} == {"NO_FREE_SEAT"}
        # The same guest may have asked at both doors: whoever won has exactly one seat.
        winners = [
            p.guest for p in hall.store.matches[host.match.info.id].places if p.guest != ADA.id
        ]
        assert len(winners) == 1
        assert 1 <= len(granted) <= 2

    run(scene())


def test_whoever_sits_here_already_gets_their_seat_again() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        for guest in (ADA, BOB):
            assert await hall.lobby.join(host, guest, "") == host.match.info.seats_of(guest.id)[0]

    run(scene())


def test_idle_matches_leave_memory_and_come_back_the_same() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        await wander(host, 25)
        text = host.match.table.record.text()
        await hall.clock.pass_by(IDLE_SECONDS + 1)
        assert hall.lobby.forget_idle() == 0  # somebody follows
        for watcher in list(host.audience.watchers):
            host.part(watcher)
        assert hall.lobby.forget_idle() == 0  # not long enough
        await hall.clock.pass_by(IDLE_SECONDS + 1)
        assert hall.lobby.forget_idle() == 1
        assert hall.lobby.hosts == {}
        again = await hall.lobby.find(host.match.info.id)
        assert again is not host
        assert again.match.table.record.text() == text

    run(scene())


def test_a_match_asked_for_by_many_is_loaded_once() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        lobby = hall.afresh()
        found = await asyncio.gather(*(lobby.find(host.match.info.id) for _ in range(20)))
        assert all(each is found[0] for each in found)
        assert await refused(lobby.find("nosuchmatch")) == "NO_SUCH_MATCH"

    run(scene())


def test_a_bot_whose_turn_it_was_when_the_server_died_goes_on() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        await act(host, 0, "waystone a1")
        await act(host, 0, "next turn")
        # As if only the human's step had been stored: the bot's answers are cut off.
        steps = hall.store.steps[host.match.info.id]
        mine = max(n for n, step in enumerate(steps) if step.seat == 0)
        del steps[mine + 1 :]
        hall.store.matches[host.match.info.id].state = RUNNING
        again = await hall.afresh().find(host.match.info.id)
        await settle()
        assert again.match.number > mine + 1
        assert again.match.acting == [0]

    run(scene())


def test_who_has_too_many_matches_leaves_the_oldest() -> None:
    async def scene() -> None:
        hall = Hall()
        opened = []
        for _ in range(MOST_OPEN):
            hall.clock.calendar += 1000
            opened.append(await hall.open())
        await hall.open()
        assert [host.match.info.state for host in opened[:2]] == [OVER, RUNNING]

    run(scene())


def test_who_plays_with_too_many_others_must_finish_one() -> None:
    async def scene() -> None:
        hall = Hall()
        for _ in range(MOST_OPEN):
            await hall.duel(begun=False)
        wish = Wish(GAME, {}, ["me"])
        assert await refused(hall.lobby.open(ADA, wish)) == "TOO_MANY_MATCHES"

    run(scene())


def test_an_open_match_that_is_given_up_never_began() -> None:
    async def scene() -> None:
        hall = Hall()
        first = await hall.open("me", "open")
        for _ in range(MOST_OPEN):
            hall.clock.calendar += 1000
            await hall.open()
        assert first.match.info.state == OVER
        assert await refused(hall.lobby.join(first, BOB, "")) == "NO_FREE_SEAT"

    run(scene())


class States(Notes):
    """Writes down where the match stood whenever something was told of its steps."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.states: list[str] = []

    def hear(self, news: News) -> None:
        super().hear(news)
        if isinstance(news, StepsMade):
            self.states.append(self.host.match.info.state)


def test_who_waits_at_a_table_that_is_given_up_is_told_so() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        waiting = States(host)
        host.follow(waiting)
        await hall.lobby.abandon(host, ADA)
        assert waiting.states == [OVER]

    run(evening())


@pytest.mark.rule("DM-22")
def test_who_looks_at_a_table_that_everybody_leaves_is_told_once_and_right() -> None:
    async def evening() -> None:
        hall = Hall()
        wish = Wish("dooom", {"gather": "yes", "min_players": "3"}, ("me", "open", "open"))
        host = await hall.lobby.open(ADA, wish)
        await hall.lobby.join(host, BOB, "")
        onlooker = States(host)
        host.follow(onlooker)
        await act(host, 1, "leave")
        await act(host, 0, "leave")
        assert onlooker.states == [RUNNING, OVER]
        assert host.match.info.result == "never begun"

    run(evening())


def test_the_lobby_shows_public_matches_in_which_somebody_is_present() -> None:
    async def scene() -> None:
        hall = Hall()
        shown = await hall.open("me", "open")
        hidden = await hall.open("me", "open", public=False)
        deserted = await hall.open("me", "open")
        for host in (shown, hidden):
            host.follow(Notes(ADA.id))
        deserted.follow(Notes(EVE.id))
        assert await hall.lobby.on_show(9) == [shown.match.info]

    run(scene())


def test_the_newest_match_is_shown_first_and_what_is_over_not_at_all() -> None:
    async def scene() -> None:
        hall = Hall()
        hosts = []
        for _ in range(3):
            hall.clock.calendar += 1000
            hosts.append(await hall.open("me", "open"))
            hosts[-1].follow(Notes(ADA.id))
        await hall.lobby.join(hosts[1], BOB, "")
        infos = [host.match.info for host in hosts]
        assert await hall.lobby.on_show(9) == [infos[2], infos[0], infos[1]]  # who waits first
        await act(hosts[1], 0, "leave")
        assert await hall.lobby.on_show(9) == [infos[2], infos[0]]

    run(scene())


def test_whatever_changes_the_list_of_matches_says_so() -> None:
    """Opening, sitting down, beginning and sitting down late: who looks at the list sees it."""

    async def scene() -> None:
        hall = Hall()
        told: list[str] = []
        now = ""
        hall.lobby.changed = lambda guests: told.append(now)
        now = "opened"
        host = await hall.lobby.open(ADA, Wish("extrikate", {}, ("me", "open", "open")))
        now = "joined"
        await hall.lobby.join(host, BOB, "")
        now = "begun"
        await hall.lobby.join(host, EVE, "")
        now = "gathering"
        late = await hall.lobby.open(ADA, Wish("dooom", {"map": "duel"}, ("me", "open")))
        now = "late"
        await hall.lobby.join(late, BOB, "")
        now = "over"
        await act(late, 0, "leave")
        await act(late, 1, "leave")
        assert set(told) == {"opened", "joined", "begun", "gathering", "late", "over"}

    run(scene())


def test_a_match_that_came_back_to_memory_says_that_it_is_over() -> None:
    async def scene() -> None:
        hall = Hall()
        lobby, told = hall.afresh(), list[str]()
        again = await lobby.find((await hall.duel()).match.info.id)
        lobby.changed = lambda guests: told.append(again.match.info.state)
        await act(again, 0, "leave")
        assert told == [OVER]

    run(scene())


def test_the_day_has_one_labyrinth_for_everybody_and_one_match_for_each() -> None:
    async def scene() -> None:
        hall = Hall()
        hall.clock.calendar = daily.end_of("2026-11-15")  # a Monday: alone
        secret = b"s" * 32
        mine = await hall.lobby.open_daily(ADA, GAME, secret)
        assert await hall.lobby.open_daily(ADA, GAME, secret) is mine
        theirs = await hall.lobby.open_daily(BOB, GAME, secret)
        assert theirs is not mine
        assert theirs.match.info.seed == mine.match.info.seed
        assert theirs.match.table.state.key() == mine.match.table.state.key()
        assert mine.match.info.ranked
        assert not mine.match.info.public
        assert hall.lobby.is_redacted(mine.match.info)
        hall.clock.calendar = daily.end_of(mine.match.info.daily)
        assert not hall.lobby.is_redacted(mine.match.info)
        tomorrow = await hall.lobby.open_daily(ADA, GAME, secret)
        assert tomorrow.match.info.seed != mine.match.info.seed

    run(scene())


def test_a_day_against_the_computer_has_the_same_opponent_and_luck_for_all() -> None:
    """And who meets the knight can win or lose, so it counts by the same rules (DD-92)."""

    async def scene() -> None:
        hall = Hall()
        friday = daily.end_of("2026-11-19")
        hall.clock.calendar = friday
        mine = await hall.lobby.open_daily(ADA, GAME, b"s")
        theirs = await hall.lobby.open_daily(BOB, GAME, b"s")
        for host in (mine, theirs):
            assert [place.bot for place in host.match.info.places] == ["", "knight"]
            assert host.match.info.ranked
            assert host.match.info.state == RUNNING
        await settle()
        assert theirs.match.table.state.key() == mine.match.table.state.key()

    run(scene())


def test_a_match_of_a_day_that_began_with_another_kind_goes_on() -> None:
    """Stored before there was a calendar: it is found and keeps its settings."""

    async def scene() -> None:
        hall = Hall()
        date = daily.day_of(hall.clock.calendar)
        wish = Wish(GAME, {"mode": "solo", "level": "1"}, ["me"], daily=date, ranked=True)
        old = await hall.lobby.open(ADA, wish)
        assert await hall.lobby.open_daily(ADA, GAME, b"s") is old

    run(scene())


def test_two_calls_at_once_open_one_daily_match() -> None:
    async def scene() -> None:
        hall = Hall()
        calls = [hall.lobby.open_daily(ADA, GAME, b"s") for _ in range(2)]
        found = await asyncio.gather(*calls, return_exceptions=True)
        assert len([i for i in hall.store.matches.values() if i.daily]) == 1
        refused = [each for each in found if isinstance(each, BaseException)]
        assert [getattr(each, "code", each) for each in refused] == ["DAILY_PLAYED"]

    run(scene())


def test_days_are_those_of_utc() -> None:
    date = daily.day_of(NOON)
    assert daily.day_of(daily.end_of(date) - 1) == date
    assert daily.day_before(daily.day_of(daily.end_of(date))) == date
    assert daily.is_past(date, daily.end_of(date))
    assert not daily.is_past(date, daily.end_of(date) - 1)


def test_the_seed_of_a_day_depends_on_the_secret() -> None:
    what = daily_of(GAME)
    one, other = (daily.daily_seed(secret, what, "2026-11-16") for secret in (b"one", b"other"))
    assert one != other
    assert len(one) == 64


def test_the_days_of_before_keep_their_seeds() -> None:
    """Matches of the day that are stored were made so: their seeds must stay."""
    found = daily.daily_seed(b"secret", daily_of(GAME), "2026-11-16")
    assert found == hmac.new(b"secret", b"daily 2026-11-16", "sha256").hexdigest()


def test_each_game_has_a_day_of_its_own() -> None:
    async def scene() -> None:
        hall = Hall()
        games = [name for name, entry in GAMES.items() if entry.rulebook.leaderboards.daily]
        opened = [await hall.lobby.open_daily(ADA, name, b"s") for name in games]
        assert [host.match.info.game for host in opened] == games
        assert len({host.match.info.seed for host in opened}) == len(games) > 1
        for name in GAMES.keys() - set(games):
            with pytest.raises(Refusal, match="no match of the day"):
                await hall.lobby.open_daily(ADA, name, b"s")

    run(scene())
