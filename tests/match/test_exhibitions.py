"""Tables of bots alone: who asked for one watches it, and it stands still while nobody does."""

from __future__ import annotations

import asyncio

import pytest

from tests.match.kit import ADA, BOB, EVE, Hall, Notes, run, settle
from tests.match.test_processes import TwoProcesses
from waystone.catalogue import GAMES
from waystone.kernel.event import SPECTATOR
from waystone.kernel.mode import NONE
from waystone.match.host import Host
from waystone.match.model import BOT, OVER, RUNNING, VOID, BotQuestion, Refusal
from waystone.match.wishes import Wish, new_match

SHORT = Wish("extrikate", {}, ("bot:easy", "bot:easy"), seed="watched 107")
LONG_ENOUGH = 3600


async def opened(hall: Hall, wish: Wish = SHORT) -> Host:
    host = await hall.lobby.open(ADA, wish)
    await settle()
    return host


# What can be asked for


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_table_of_bots_to_watch(name: str) -> None:
    entry = GAMES[name]
    mode = next(mode for mode in entry.modes if mode.name == "watch")
    seats = [f"bot:{entry.usual_bot}" for seat in mode.seats if seat != NONE]
    info = new_match(ADA, Wish(name, mode.settings, seats, clock=60, ranked=True), 0, 30)
    assert info.is_exhibition()
    assert {place.player for place in info.places} == {BOT}
    assert (info.host, info.ranked, info.clock, info.invite) == (ADA.id, False, 0, "")
    assert info.seats_of(ADA.id) == []


@pytest.mark.rule("DC-118", "DC-108")
@pytest.mark.parametrize(
    ("seats", "chosen", "kept"),
    [
        (["bot:racer", "bot:racer"], {}, {"round_limit": "60"}),
        (["bot:racer", "bot:racer"], {"round_limit": "9"}, {"round_limit": "9"}),
        (["bot:racer", "bot:racer"], {"round_limit": "0"}, {}),
        (["me", "bot:racer"], {}, {}),
        (["me", "open"], {}, {}),
    ],
)
def test_rounds_are_limited_where_all_are_bots(
    seats: list[str], chosen: dict[str, str], kept: dict[str, str]
) -> None:
    info = new_match(ADA, Wish("dungeon-crawler", chosen, seats), 0, 0)
    assert info.settings == kept


def test_a_private_one_has_a_link() -> None:
    info = new_match(ADA, Wish("extrikate", {}, SHORT.seats, public=False), 0, 0)
    assert not info.public
    assert info.invite


@pytest.mark.parametrize("seats", [["open", "bot:easy"], ["open", "open"]])
def test_who_waits_for_others_must_sit_there(seats: list[str]) -> None:
    with pytest.raises(Refusal, match="one must be yours") as refused:
        new_match(ADA, Wish("extrikate", {}, seats), 0, 0)
    assert refused.value.code == "BAD_SEATS"


def test_a_match_that_nobody_opened_is_no_exhibition() -> None:
    info = new_match(ADA, SHORT, 0, 0)
    info.host = ""
    assert not info.is_exhibition()
    assert not info.belongs_to("")


# Standing still, and going on


def test_nothing_happens_until_somebody_looks_and_after_the_last_has_gone() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await opened(hall)
        await hall.clock.pass_by(LONG_ENOUGH)
        assert (host.match.number, host.match.info.state) == (0, RUNNING)
        stranger = Notes("")
        host.follow(stranger)
        await hall.clock.pass_by(4)
        number = host.match.number
        assert stranger.numbers() == list(range(1, number + 1))
        assert number == 10  # one each 0.4 s
        host.part(stranger)
        await hall.clock.pass_by(LONG_ENOUGH)
        assert (host.match.number, host.match.info.state) == (number, RUNNING)
        host.follow(Notes(EVE.id))
        await hall.clock.pass_by(4)
        assert host.match.number == number + 10

    run(evening())


def test_one_that_stands_still_leaves_memory_and_nothing_brings_it_back() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await opened(hall)
        notes = Notes(ADA.id)
        host.follow(notes)
        await hall.clock.pass_by(2)
        host.part(notes)
        await hall.clock.pass_by(61)
        assert hall.lobby.forget_idle() == 1
        await hall.lobby.wake_overdue()
        assert hall.lobby.hosts == {}

    run(evening())


def test_it_goes_on_after_a_restart_and_comes_to_its_end() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await opened(hall)
        host.follow(Notes(ADA.id))
        await hall.clock.pass_by(2)
        number = host.match.number
        await hall.lobby.close()
        again = await hall.afresh().find(host.match.info.id)
        await hall.clock.pass_by(LONG_ENOUGH)
        assert again.match.number == number
        again.follow(Notes(ADA.id))
        await hall.clock.pass_by(LONG_ENOUGH)
        assert again.match.info.state == OVER
        assert again.match.info.result

    run(evening())


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_every_game_go_on_while_somebody_looks(name: str) -> None:
    async def evening() -> None:
        hall, entry = Hall(), GAMES[name]
        mode = next(mode for mode in entry.modes if mode.name == "watch")
        lightest = next(iter(entry.bots))
        seats = [f"bot:{lightest}" for seat in mode.seats if seat != NONE]
        host = await opened(hall, Wish(name, mode.settings, seats))
        await hall.clock.pass_by(600)
        number = host.match.number
        host.follow(Notes(""))
        await hall.clock.pass_by(120)
        assert host.match.number > number + 20 or host.match.info.state == OVER

    run(evening())


# What others spend for it


class OneByOne(Hall):
    """Counts how many think for tables that are only watched."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking, self.most, self.asked = 0, 0, set[str]()
        self.thinker.choose = self.choose  # type: ignore[method-assign]

    async def choose(self, question: BotQuestion) -> str:
        from waystone.match import thoughts

        self.thinking += 1
        self.most = max(self.most, self.thinking)
        self.asked.add(question.match)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.thinking -= 1
        return thoughts.choose(question)


HEAVY = [
    (name, bot)
    for name, entry in GAMES.items()
    for bot in entry.bots
    if entry.bot(bot).heavy and not entry.bot(bot).slow
][:1]


@pytest.mark.parametrize(("name", "bot"), HEAVY)
def test_heavy_bots_that_are_only_watched_think_one_after_the_other(name: str, bot: str) -> None:
    async def evening() -> None:
        hall, low = OneByOne(), max(2, GAMES[name].info.seats[0])
        for _ in range(3):
            host = await opened(hall, Wish(name, {}, [f"bot:{bot}"] * low))
            host.follow(Notes(""))
        await hall.clock.pass_by(1.3)
        assert hall.most == 1
        assert len(hall.asked) == 3

    run(evening())


# Who asked for it


def test_only_who_asked_for_it_closes_it() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await opened(hall)
        host.follow(Notes(BOB.id))
        with pytest.raises(Refusal) as refused:
            await hall.lobby.call_off(host, BOB)
        assert refused.value.code == "NOT_KEEPER"
        await hall.lobby.call_off(host, ADA)
        assert host.match.info.state == VOID
        number = host.match.number
        await hall.clock.pass_by(60)
        assert host.match.number == number
        with pytest.raises(Refusal) as refused:
            await hall.lobby.call_off(host, ADA)
        assert refused.value.code == "MATCH_OVER"

    run(evening())


def test_only_who_asked_for_it_has_them_play_once_more() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await opened(hall)
        host.follow(Notes(""))
        await hall.clock.pass_by(LONG_ENOUGH)
        with pytest.raises(Refusal) as refused:
            await hall.lobby.rematch(host, BOB)
        assert refused.value.code == "NOT_SEATED"
        again = await hall.lobby.rematch(host, ADA)
        assert again is not None
        assert again.match.info.is_exhibition()
        assert again.match.info.host == ADA.id
        assert again.match.info.id == host.match.info.rematch

    run(evening())


def test_who_watches_sees_what_spectators_see_elsewhere() -> None:
    """Nothing hidden, although no person sits there: only a table that says so shows all."""

    async def evening() -> None:
        hall = Hall()
        wish = Wish("delve-and-dash", {"mode": "duel"}, ("bot:random", "bot:random"))
        host = await opened(hall, wish)
        host.follow(Notes(ADA.id))
        await hall.clock.pass_by(10)
        match = host.match
        assert match.held_by(ADA.id) == ()
        assert not match.shows_all()
        assert match.view(SPECTATOR) == match.table.view(SPECTATOR)
        assert match.view(SPECTATOR) != match.table.reveal()

    run(evening())


@pytest.mark.rule("DM-82")
def test_a_dark_dungeon_is_lit_for_who_watches_computers_in_it() -> None:
    async def evening() -> None:
        hall = Hall()
        mode = next(mode for mode in GAMES["dooom"].modes if mode.name == "watch")
        host = await opened(hall, Wish("dooom", mode.settings, ("bot:random", "bot:random")))
        assert host.match.shows_all()
        assert host.match.view(SPECTATOR) == host.match.table.reveal()

    run(evening())


def test_a_watched_public_one_is_on_show() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await opened(hall)
        assert await hall.lobby.on_show(9) == []
        hidden = await opened(hall, Wish("extrikate", {}, SHORT.seats, public=False))
        for each in (host, hidden):
            each.follow(Notes(""))
        assert [info.id for info in await hall.lobby.on_show(9)] == [host.match.info.id]

    run(evening())


# Beside another process


def test_one_goes_on_where_it_is_watched_and_at_the_same_pace_in_two_processes() -> None:
    async def evening() -> None:
        hall = TwoProcesses()
        host = await opened(hall)
        again = await hall.other.find(host.match.info.id)
        there, here = Notes(BOB.id), Notes(ADA.id)
        await hall.clock.pass_by(60)
        assert again.match.number == 0
        again.follow(there)
        await hall.clock.pass_by(4)
        number = again.match.number
        assert 9 <= number <= 10  # the other process may have been faster once, for nothing
        host.follow(here)
        await hall.clock.pass_by(4)
        assert there.numbers() == list(range(1, again.match.number + 1))
        assert number + 9 <= again.match.number <= number + 11
        host.part(here)
        again.part(there)
        await hall.clock.pass_by(1)
        number = again.match.number
        await hall.clock.pass_by(LONG_ENOUGH)
        assert again.match.number == number

    run(evening())
