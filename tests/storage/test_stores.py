"""One suite for every store: what was awaited is kept, all of it or nothing."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from tests.match.kit import run
from tests.storage.kit import end, run_on
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.model import (
    BOT,
    FREE,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    VOID,
    ChatLine,
    Guest,
    MatchInfo,
    Overtaken,
    Place,
    StoreFailed,
    Written,
)
from waystone.match.order import Ban
from waystone.match.ports import Stand
from waystone.service.context import Store
from waystone.storage.memory import MemoryStore
from waystone.storage.rows import CHAT_KEPT


def info(id: str = "m1", **changes: object) -> MatchInfo:
    made = MatchInfo(
        id=id,
        game="delve-and-dash",
        version=1,
        settings={"level": "2"},
        seed="sëed\n",
        ranked=True,
        host="ada",
        created=5,
        places=[Place(PERSON, guest="ada", name="Ada 👩‍🚀"), Place(FREE)],
        invite="inv",
        clock=60,
    )
    return replace(made, **changes)


def step(n: int, text: str = "move n", id: str = "") -> Written:
    return Written(n, n % 2, text, f"{n:08x}", n * 10, id)


GAME = "delve-and-dash"


def score(
    match: str, millis: int = 1000, board: str = "solo-1", **changes: object
) -> LeaderboardEntry:
    figures = {"millis": millis, "explored": 50}
    sort_key = (millis, -50, 0, 0)
    made = LeaderboardEntry(
        match, GAME, board, "ada", "Ada", sort_key, figures, {"mode": "Sölo"}, 99, rules=3
    )
    return replace(made, **changes)


def test_a_match_comes_back_as_it_was(store: Store) -> None:
    async def scene() -> None:
        given = info()
        assert await store.create(given)
        steps = [step(1, "waystone a1", "x"), step(2)]
        await store.append("m1", steps)
        over = replace(given, state=OVER, result="win loss (home)")
        await store.change(over, [step(3)])
        assert await store.load("m1") == (replace(over, revision=1), [*steps, step(3)])
        assert await store.load("m1", 2) == (replace(over, revision=1), [step(3)])
        assert await store.load("m1", 3) == (replace(over, revision=1), [])
        assert await store.load("m2") is None

    run_on(store, scene())


def test_the_same_number_is_never_kept_twice(store: Store) -> None:
    async def scene() -> None:
        await store.create(info())
        await store.append("m1", [step(1), step(2)])
        with pytest.raises(Overtaken):
            await store.append("m1", [step(2, "move s")])
        with pytest.raises(Overtaken):
            await store.append("m1", [step(2), step(3)])
        with pytest.raises(Overtaken):
            await store.change(info(state=OVER, result="x"), [step(2), step(3)])
        found = await store.load("m1")
        assert found is not None
        assert found[0].state == OPEN
        assert [each.n for each in found[1]] == [1, 2]
        assert found[1][1].text == "move n"

    run_on(store, scene())


def test_a_seat_is_claimed_once(store: Store) -> None:
    async def scene() -> None:
        await store.create(info())
        claims = [
            info(
                places=[Place(PERSON, guest=f"g{number}"), Place(PERSON, guest="ada")],
                state=RUNNING,
                began=7,
            )
            for number in range(5)
        ]
        work = [store.change(claim) for claim in claims]
        results = await asyncio.gather(*work, return_exceptions=True)
        granted = [result is None for result in results]
        assert granted.count(True) == 1
        assert sum(isinstance(result, Overtaken) for result in results) == 4
        found = await store.load("m1")
        assert found is not None
        assert found[0].places == claims[granted.index(True)].places
        assert (found[0].state, found[0].began) == (RUNNING, 7)

    run_on(store, scene())


def test_a_guest_finds_the_own_matches_newest_first(store: Store) -> None:
    async def scene() -> None:
        for number in range(6):
            await store.create(info(f"m{number}", created=number))
        await store.create(info("other", places=[Place(PERSON, guest="bob"), Place(BOT, bot="x")]))
        await end(store, "m3", OVER, "gone")
        mine = await store.matches_of("ada", 3)
        assert [each.id for each in mine] == ["m5", "m4", "m2"]
        assert [each.id for each in await store.past_of("ada", 3)] == ["m3"]
        await end(store, "m1", OVER, "gone")
        await end(store, "m4", OVER, "gone")
        assert [each.id for each in await store.past_of("ada", 2)] == ["m4", "m3"]
        assert await store.past_of("", 3) == []
        assert await store.past_of("bob", 3) == []
        assert await store.matches_of("", 3) == []
        assert await store.matches_of("eve", 3) == []

    run_on(store, scene())


def test_the_days_that_a_guest_has_finished(store: Store) -> None:
    async def scene() -> None:
        for id, day in (("m1", "2026-11-14"), ("m2", "2026-11-16"), ("m3", "2026-11-15")):
            assert await store.create(info(id, daily=day, state=OVER))
        assert await store.create(info("m4", daily="2026-11-17"))
        assert await store.create(info("m5", state=OVER))
        assert await store.create(info("m6", daily="2026-11-13", game="extrikate", state=OVER))
        assert await store.create(info("m7", daily="2026-11-12", host="bob", state=OVER))
        days = ["2026-11-16", "2026-11-15", "2026-11-14"]
        assert await store.finished_days("ada", GAME, 9) == days
        assert await store.finished_days("ada", GAME, 2) == days[:2]
        assert await store.finished_days("ada", "extrikate", 9) == ["2026-11-13"]
        assert await store.finished_days("eve", GAME, 9) == []
        assert await store.finished_days("", GAME, 9) == []

    run_on(store, scene())


def test_one_daily_match_per_guest_and_day(store: Store) -> None:
    async def scene() -> None:
        assert await store.create(info("m1", daily="2026-11-16"))
        assert not await store.create(info("m2", daily="2026-11-16"))
        assert await store.create(info("m3", daily="2026-11-17"))
        assert await store.create(info("m4", daily="2026-11-16", host="bob"))
        assert await store.create(info("m5"))
        assert await store.create(info("m6"))
        assert await store.daily_of("ada", GAME, "2026-11-16") == "m1"
        assert await store.daily_of("eve", GAME, "2026-11-16") is None
        assert await store.daily_of("ada", GAME, "") is None
        assert await store.load("m2") is None
        assert await store.create(info("m7", daily="2026-11-16", game="extrikate"))
        assert await store.daily_of("ada", "extrikate", "2026-11-16") == "m7"
        assert await store.daily_of("bob", "extrikate", "2026-11-16") is None

    run_on(store, scene())


def test_guests_are_known_by_the_checksum_of_their_token(store: Store) -> None:
    async def scene() -> None:
        await store.add_guest(Guest("ada", "Ada"), "hash", 1)
        assert await store.guest_of("hash") == Guest("ada", "Ada")
        assert await store.guest_of("other") is None
        await store.rename("ada", "Countess")
        assert await store.guest_of("hash") == Guest("ada", "Countess")
        await store.add_guest(Guest("bob", "Bob"), "other", 2)
        for token in ("hash", "hash", "nobody's"):
            await store.forget_token(token)
        assert await store.guest_of("hash") is None
        assert await store.guest_of("other") == Guest("bob", "Bob")

    run_on(store, scene())


def test_a_secret_is_made_once(store: Store) -> None:
    async def scene() -> None:
        one = await store.secret("daily")
        assert len(one) == 32
        assert await store.secret("daily") == one
        assert await store.secret("other") != one

    run_on(store, scene())


@pytest.mark.rule("DD-91", "DD-93")
def test_a_victory_is_signed_once_and_boards_are_in_order(store: Store) -> None:
    async def scene() -> None:
        for number in range(105):
            await store.create(info(f"m{number}"))
            assert await store.sign(score(f"m{number}", millis=5000 - number))
        assert not await store.sign(score("m1", millis=1))
        best = await store.entries(GAME, "solo-1")
        assert len(best) == 100
        assert best[0] == score("m104", millis=4896)
        assert [each.figures["millis"] for each in best] == list(range(4896, 4996))
        assert await store.entries(GAME, "duel-1") == []
        assert await store.entries("extrikate", "solo-1") == []
        assert len(await store.all_entries()) == 105
        found = await store.load("m1")
        assert found is not None
        assert found[0].signed

    run_on(store, scene())


def test_a_wrong_score_can_be_put_right_or_marked_but_never_lost(store: Store) -> None:
    async def scene() -> None:
        for id in ("m1", "m2"):
            await store.create(info(id))
            await store.sign(score(id))
        await store.correct(score("m1", millis=7))
        await store.correct(score("m2", mark="is no victory"))
        assert await store.all_entries() == [
            score("m1", millis=7),
            score("m2", mark="is no victory"),
        ]
        assert await store.entries(GAME, "solo-1") == [score("m1", millis=7)]

    run_on(store, scene())


def test_unfinished_matches_of_other_rules_are_found(store: Store) -> None:
    async def scene() -> None:
        for id, version, state in (("m1", 1, RUNNING), ("m2", 2, RUNNING), ("m3", 1, OVER)):
            await store.create(info(id, version=version, state=state))
        await store.create(info("m4", version=3, state=OPEN))
        await store.create(info("m5", game="extrikate", version=1))
        assert {each.id for each in await store.unfinished(GAME, [2])} == {"m1", "m4"}
        assert {each.id for each in await store.unfinished(GAME, [1, 3])} == {"m2"}
        assert await store.unfinished(GAME, [1, 2, 3]) == []

    run_on(store, scene())


def test_a_void_match_is_past_and_gives_its_day_back(store: Store) -> None:
    async def scene() -> None:
        await store.create(info("m1", daily="2026-11-16"))
        assert not await store.create(info("m2", daily="2026-11-16"))
        await end(store, "m1", VOID)
        assert [each.state for each in await store.past_of("ada", 9)] == [VOID]
        assert await store.matches_of("ada", 9) == []
        assert await store.daily_of("ada", GAME, "2026-11-16") is None
        assert await store.create(info("m2", daily="2026-11-16"))
        assert await store.daily_of("ada", GAME, "2026-11-16") == "m2"
        for guest, day in (("ada", "2026-11-16"), ("ada", "2026-11-15"), ("bob", "2026-11-16")):
            is_closed = await store.has_closed_daily(guest, GAME, day)
            assert is_closed == ((guest, day) == ("ada", "2026-11-16"))

    run_on(store, scene())


def test_tables_that_were_opened_just_now_are_found(store: Store) -> None:
    async def scene() -> None:
        full, states = [Place(BOT, bot="random")], {"m4": RUNNING, "m6": RUNNING, "m7": OVER}
        for created, id in enumerate(("m1", "m2", "m3", "m4", "m5", "m6", "m7")):
            made = info(id, created=created, public=id != "m3", state=states.get(id, OPEN))
            await store.create(replace(made, places=full) if id == "m4" else made)
        assert [each.id for each in await store.newly_open(GAME, 0, 9)] == ["m2", "m5", "m6"]
        assert [each.id for each in await store.newly_open(GAME, 0, 1)] == ["m2"]
        assert await store.newly_open("extrikate", 0, 9) == []

    run_on(store, scene())


def test_a_rematch_is_remembered(store: Store) -> None:
    async def scene() -> None:
        await store.create(info())
        assert await store.create(info("m2"), rematch_of="m1")
        assert not await store.create(info("m3"), rematch_of="m1")
        found = await store.load("m1")
        assert found is not None
        assert (found[0].rematch, found[0].revision) == ("m2", 1)
        assert await store.load("m3") is None

    run_on(store, scene())


def said(number: int) -> ChatLine:
    return ChatLine(
        number % 2, "Ada 👩‍🚀", f"Hallo {number}", "hello" if number % 2 else None, number
    )


def test_what_was_said_comes_back_in_its_order(store: Store) -> None:
    async def scene() -> None:
        await store.create(info())
        await store.create(info("m2"))
        assert await store.talk("m1") == []
        assert [await store.say("m1", said(number)) for number in (1, 2, 3)] == [1, 2, 3]
        assert await store.say("m2", said(9)) == 1
        assert await store.talk("m1") == [(number, said(number)) for number in (1, 2, 3)]
        assert await store.talk("m1", 2) == [(3, said(3))]

    run_on(store, scene())


def test_of_long_talks_the_latest_lines_are_kept(store: Store) -> None:
    async def scene() -> None:
        await store.create(info())
        numbers = await asyncio.gather(*(store.say("m1", said(n)) for n in range(CHAT_KEPT + 9)))
        assert sorted(numbers) == list(range(1, CHAT_KEPT + 10))
        kept = [number for number, _ in await store.talk("m1")]
        assert kept == list(range(10, CHAT_KEPT + 10))

    run_on(store, scene())


def test_where_matches_stand(store: Store) -> None:
    async def scene() -> None:
        for id in ("m1", "m2"):
            await store.create(info(id))
        await store.append("m1", [step(1), step(2)])
        await store.change(info(state=RUNNING))
        await store.say("m1", said(1))
        found = await store.stands(["m1", "m2", "m3"])
        assert found == {"m1": Stand(2, 1, 1), "m2": Stand(0, 0, 0)}
        assert await store.stands([]) == {}

    run_on(store, scene())


def test_public_matches_are_on_show_while_a_player_follows_them(store: Store) -> None:
    async def scene() -> None:
        for created, id in enumerate(("m1", "m2", "m3", "m4")):
            await store.create(info(id, created=created, public=id != "m3"))
        await store.create(info("m5", created=9, state=OVER))
        everywhere = {f"m{n}": ["ada", ""] for n in range(1, 7)}
        assert [each.id for each in await store.on_show(everywhere, 9)] == ["m4", "m2", "m1"]
        assert [each.id for each in await store.on_show(everywhere, 2)] == ["m4", "m2"]
        assert await store.on_show({"m1": ["bob", ""], "m2": []}, 9) == []
        assert await store.on_show({}, 9) == []
        (found,) = await store.on_show({"m1": ["ada"]}, 9)
        assert found == info("m1", created=0)
        bots = [Place(BOT, bot="squire", name="squire")] * 2
        await store.create(info("m7", created=7, places=bots, host="ada", state=RUNNING))
        await store.create(info("m8", created=8, places=bots, host="ada", public=False))
        await store.create(info("m9", created=9, places=bots, host=""))
        everybody = {"m7": [""], "m8": ["ada"], "m9": ["ada", ""]}
        assert [each.id for each in await store.on_show(everybody, 9)] == ["m7"]
        assert await store.on_show({"m7": []}, 9) == []

    run_on(store, scene())


def test_what_is_only_kept_answers_nothing(store: Store) -> None:
    """No handle of the database leaves its thread."""

    async def scene() -> None:
        await store.create(info())
        work: list[Awaitable[object]] = [
            store.append("m1", [step(1)]),
            store.change(info(state=RUNNING)),
            store.set_due({"m1": 5}),
            store.add_guest(Guest("ada", "Ada"), "hash", 1),
            store.rename("ada", "Countess"),
            store.forget_token("hash"),
            store.correct(score("m1")),
        ]
        assert [await each for each in work] == [None] * len(work)

    run_on(store, scene())


def test_of_two_as_old_the_first_by_name_comes_first(store: Store) -> None:
    async def scene() -> None:
        for id, created in (("m2", 7), ("m1", 7), ("m3", 8)):
            await store.create(info(id, created=created))
        assert [each.id for each in await store.matches_of("ada", 9)] == ["m3", "m1", "m2"]

    run_on(store, scene())


def test_what_was_given_or_fetched_can_be_changed_without_changing_what_is_kept(
    store: Store,
) -> None:
    async def scene() -> None:
        given, guest, steps = info(), Guest("ada", "Ada"), [step(1)]
        await store.create(given)
        await store.append("m1", steps)
        await store.add_guest(guest, "hash", 1)
        steps.append(step(2))
        given.places[1], given.seed, guest.name = Place(PERSON, guest="eve"), "other", "Eve"
        for _ in range(2):
            found, known = await store.load("m1"), await store.guest_of("hash")
            assert found is not None
            assert known == Guest("ada", "Ada")
            assert (found[0], found[1]) == (info(), [step(1)])
            found[0].places[0], known.name = Place(FREE), "Eve"
            found[1].clear()

    run_on(store, scene())


FAILING: dict[str, Callable[[MemoryStore], Awaitable[object]]] = {
    "create": lambda store: store.create(info("m9")),
    "append": lambda store: store.append("m1", [step(1)]),
    "load": lambda store: store.load("m1"),
    "change": lambda store: store.change(info()),
    "on_show": lambda store: store.on_show({"m1": ["ada"]}, 9),
    "stands": lambda store: store.stands(["m1"]),
    "say": lambda store: store.say("m1", said(1)),
    "talk": lambda store: store.talk("m1"),
    "set_due": lambda store: store.set_due({"m1": 5}),
    "overdue": lambda store: store.overdue(9, 9, 9),
    "matches_of": lambda store: store.matches_of("ada", 1),
    "past_of": lambda store: store.past_of("ada", 1),
    "unfinished": lambda store: store.unfinished(GAME, [2]),
    "has_closed_daily": lambda store: store.has_closed_daily("ada", GAME, "2026-11-16"),
    "newly_open": lambda store: store.newly_open(GAME, 0, 9),
    "daily_of": lambda store: store.daily_of("ada", GAME, "2026-11-16"),
    "add_guest": lambda store: store.add_guest(Guest("a", "A"), "h", 1),
    "guest_of": lambda store: store.guest_of("h"),
    "rename": lambda store: store.rename("ada", "A"),
    "forget_token": lambda store: store.forget_token("h"),
    "secret": lambda store: store.secret("daily"),
    "sign": lambda store: store.sign(score("m1")),
    "correct": lambda store: store.correct(score("m1")),
    "scores": lambda store: store.entries(GAME, "solo-1"),
    "all_entries": lambda store: store.all_entries(),
    "own_name": lambda store: store.own_name(["ada"], "Ada", "g1"),
    "owned_names": lambda store: store.owned_names(["ada"]),
    "rename_person": lambda store: store.rename_person("g1", "Ada", ["ada"]),
    "count_try": lambda store: store.count_try(GAME, "2026-11-16", "here", "ada"),
    "tries": lambda store: store.tries(GAME, "2026-11-16", "here"),
    "ban": lambda store: store.ban(Ban("guest ada", 9)),
    "bans": lambda store: store.bans(1),
    "hide": lambda store: store.hide("m1", True),
    "remove_entry": lambda store: store.remove_entry("m1"),
    "finished_days": lambda store: store.finished_days("ada", GAME, 7),
}


@pytest.mark.parametrize("call", FAILING)
def test_a_memory_that_a_test_lets_fail_fails_in_everything_and_keeps_nothing(call: str) -> None:
    async def scene() -> None:
        store = MemoryStore()
        await store.create(info())
        before = str(vars(store))
        store.is_failing = True
        with pytest.raises(StoreFailed):
            await FAILING[call](store)
        store.is_failing = False
        assert str(vars(store)) == before

    run(scene())


def test_a_guest_with_many_matches_is_asked_about_the_newest_only(store: Store) -> None:
    async def scene() -> None:
        for number in range(30):
            mine = [Place(PERSON, guest="ada"), Place(PERSON, guest="ada")]
            await store.create(info(f"m{number:02}", created=number, places=mine, state=RUNNING))
            if number < 20:
                await end(store, f"m{number:02}", VOID if number % 2 else OVER)
        playing = [each.id for each in await store.matches_of("ada", 5)]
        assert playing == ["m29", "m28", "m27", "m26", "m25"]
        past = [each.id for each in await store.past_of("ada", 5)]
        assert past == ["m19", "m18", "m17", "m16", "m15"]
        left = [Place(PERSON, guest="bob"), Place(PERSON, guest="bob")]
        for number in (25, 3):
            found = await store.load(f"m{number:02}")
            assert found is not None
            await store.change(replace(found[0], places=left))
        await end(store, "m25")
        assert [each.id for each in await store.past_of("ada", 3)] == ["m25", "m19", "m18"]
        assert "m03" in [each.id for each in await store.past_of("ada", 99)]
        assert [each.id for each in await store.past_of("bob", 9)] == ["m25", "m03"]
        assert await store.matches_of("bob", 9) == []

    run_on(store, scene())
