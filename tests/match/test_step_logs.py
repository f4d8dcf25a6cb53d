"""Steps are numbered by what each viewpoint was told: hidden ones leave no trace (DM-81)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.match.kit import ADA, BOB, EVE, Hall, run, settle
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import WaystoneError
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.step_logs import RING, StepLog, StepLogs, noticed
from waystone.match.wishes import Wish

WISHES: dict[str, Wish] = {
    "delve-and-dash": Wish("delve-and-dash", {}, ["me", "me"], seed="v"),
    "extrikate": Wish("extrikate", {}, ["me", "me"], seed="v"),
    "dooom": Wish("dooom", {"max_rounds": "30"}, ["me", "me", "me"], seed="v"),
    "dungeon-crawler": Wish("dungeon-crawler", {}, ["me", "me", "me"], seed="v"),
}


async def play(host: Host, steps: int, seed: str = "v") -> None:
    """Everybody does anything legal."""
    dice = SeededDice(seed)
    for _ in range(steps):
        if not host.match.acting or not host.match.is_running():
            return
        seat = host.match.acting[dice.index(len(host.match.acting))]
        legal = host.match.table.legal(seat)
        await host.command(partial(Change, seat, legal[dice.index(len(legal))]))


def numbers(viewpoint: StepLog) -> tuple[int, list[tuple[int, int, int]]]:
    return viewpoint.count, [(told.n, told.step.number, told.hearer) for told in viewpoint.ring]


def all_numbers(circle: StepLogs) -> list[Any]:
    held = [(), *((seat,) for seat in circle.seats), tuple(circle.seats), tuple(circle.seats)[1:]]
    return [numbers(circle.of(each)) for each in held]


@pytest.mark.rule("DM-81")
@pytest.mark.parametrize("game", sorted(WISHES))
def test_a_restart_gives_the_same_numbers(game: str) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.lobby.open(ADA, WISHES[game])
        host.match.log_of(ADA.id)  # several seats: counted from the start here, afterwards there
        for number in range(12):
            await play(host, 15, f"v {number}")
            again = await hall.afresh().find(host.match.info.id)
            assert all_numbers(again.match.logs) == all_numbers(host.match.logs)
        assert host.match.number >= 10

    run(scene())


async def two_in_the_dark(hall: Hall, **settings: str) -> Host:
    """Two people in a large dungeon, far apart."""
    size = {"map": "generated", "width": "60", "height": "60", "turn_seconds": "0"}
    wish = Wish("dooom", size | settings, ["me", "open"], seed="far apart")
    host = await hall.lobby.open(ADA, wish)
    await hall.lobby.join(host, BOB, "")
    await settle()
    return host


async def go_unseen(host: Host, most: int) -> int:
    """Whoever's turn it is does so many things at most that nobody else is told of."""
    seat = host.match.acting[0]
    for number in range(most):
        for action in host.match.table.legal(seat):
            twin = host.match.table.state.copy()
            told = host.match.game.apply(twin, seat, action, SeededDice("try"))
            if all(audience == 1 << seat for audience, _ in told):
                break
        else:
            return number
        await tell(host, seat, action.text)
    return most


async def tell(host: Host, seat: int, text: str) -> None:
    """Somebody acts, by the number that they were told."""
    guest = host.match.info.places[seat].guest
    await host.act(guest, seat, host.match.log_of(guest).count, text, "")


@pytest.mark.rule("DM-81")
def test_what_is_done_in_the_dark_raises_only_the_own_number() -> None:
    async def scene() -> None:
        host = await two_in_the_dark(Hall())
        seat = host.match.acting[0]
        own, other, public = (
            host.match.logs.of((seat,)),
            host.match.logs.of((1 - seat,)),
            host.match.logs.public,
        )
        before = own.count, other.count, public.count
        made = await go_unseen(host, 3)
        assert made == 3
        assert (own.count, other.count, public.count) == (before[0] + 3, *before[1:])
        await tell(host, seat, "end turn")
        assert (own.count, other.count, public.count) == (
            before[0] + 4,
            before[1] + 1,
            before[2] + 1,
        )
        assert [told.n for told in other.since(0)] == list(range(1, other.count + 1))

    run(scene())


@pytest.mark.rule("DM-81")
def test_how_much_is_at_hand_does_not_tell_what_was_hidden() -> None:
    """Hidden steps push nothing out that the other was told."""

    async def scene(busy: bool) -> list[int]:
        host = await two_in_the_dark(Hall())
        for _ in range(90):
            if busy:
                await go_unseen(host, 4)
            await tell(host, host.match.acting[0], "end turn")
        assert (host.match.number > 300) == busy
        assert len(host.match.logs.public.since(0)) == RING
        return [told.n for told in host.match.logs.public.since(0)]

    assert run(scene(False)) == run(scene(True))


@pytest.mark.rule("DM-81")
def test_stale_and_ahead_count_what_the_guest_was_told() -> None:
    async def scene() -> None:
        host = await two_in_the_dark(Hall())
        await go_unseen(host, 3)
        idle = host.match.info.places[1 - host.match.acting[0]].guest
        n = host.match.log_of(idle).count
        for number, code in ((n, "NOT_YOUR_TURN"), (n + 1, "AHEAD")):
            with pytest.raises(WaystoneError) as refusal:
                await host.act(idle, None, number, "end turn", "")
            assert refusal.value.code == code
        assert refusal.value.message == f"The match stands at step {n}."
        await tell(host, host.match.acting[0], "end turn")
        with pytest.raises(WaystoneError) as refusal:
            await host.act(idle, None, n, "end turn", "")
        assert refusal.value.code == "STALE"
        assert await host.act(idle, None, n + 1, "end turn", "")

    run(scene())


@pytest.mark.rule("DM-22", "DM-81")
def test_who_sits_down_goes_on_from_what_onlookers_know() -> None:
    """Neither numbers nor steps tell of who sat there before."""

    async def scene() -> None:
        hall = Hall()
        settings = {"map": "duel", "gather": "yes", "min_players": "3"}
        wish = Wish("dooom", settings, ["me", "open", "open"], seed="v")
        host = await hall.lobby.open(ADA, wish)
        for _ in range(3):
            await hall.lobby.join(host, BOB, "")
            await host.act(BOB.id, None, 0, "leave", "")
        assert await hall.lobby.join(host, EVE, "") == 1
        eve, public = host.match.log_of(EVE.id), host.match.logs.public
        assert numbers(eve)[0] == public.count == host.match.number
        assert [told.hearer for told in eve.since(0)] == [31] * (host.match.number - 1) + [1]
        assert numbers(host.match.log_of(BOB.id)) == numbers(public)

    run(scene())


@pytest.mark.rule("DM-81")
def test_a_device_counts_what_is_public_and_what_its_seats_did() -> None:
    """What one of its seats alone was told raises no number: its neighbour would see that."""

    async def scene() -> None:
        host = await Hall().lobby.open(ADA, WISHES["dooom"])
        await play(host, 120)
        steps = {told.step.number for seat in (0, 1) for told in host.match.logs.of((seat,)).ring}
        device, public = host.match.logs.of((0, 1)), host.match.logs.public
        own = sum(entry.seat in (0, 1) for entry in host.match.table.record.entries)
        assert public.count < device.count <= public.count + own
        assert device.count < host.match.number
        alone = steps - {told.step.number for told in device.ring}
        assert alone  # told to seat 0 or 1, by what seat 2 did in their sight

    run(scene())


@pytest.mark.parametrize(
    ("was_open", "before", "is_open", "after", "bits"),
    [
        (True, [0], True, [0], 0),
        (True, [0], True, [1], -1),
        (False, [1], False, [1], 0),
        (False, [1], False, [2], 0b110),
        (False, [1, 2], False, [2], 0b010),
        (True, [0], False, [1], -1),
        (False, [1], True, [0], -1),
    ],
)
def test_who_notices_that_others_are_asked(
    was_open: bool, before: list[int], is_open: bool, after: list[int], bits: int
) -> None:
    """While it is a secret who is asked, only they themselves notice (DC-100)."""
    assert noticed(was_open, before, is_open, after) == bits
