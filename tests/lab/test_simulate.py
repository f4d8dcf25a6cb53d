"""Simulations: the plan settles everything, whoever plays it."""

import os
import signal
from collections.abc import Iterator, Sequence
from multiprocessing import active_children
from typing import Any, ClassVar

import pytest

from waystone.bots.random import RandomBot
from waystone.catalogue import find_game
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice, SeededDice, commitment
from waystone.kernel.errors import BadSeats, BadSetting, UnknownName, WaystoneError
from waystone.kernel.event import Event, View
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.kernel.rules import Rules
from waystone.kernel.statistics import Collector, Statistics
from waystone.kernel.table import Table
from waystone.lab import simulate as simulate_module
from waystone.lab import workers as workers_module
from waystone.lab.report import as_data
from waystone.lab.rows import DecisionRow
from waystone.lab.simulate import (
    STOPPED,
    BadPlan,
    Block,
    Follower,
    GameFailed,
    SimulationPlan,
    Tally,
    play_blocks,
)
from waystone.lab.workers import run, run_in_blocks, share_out, shares_of

ENTRY = find_game("delve-and-dash")


def plan(*bots: str, games: int = 6, **details: Any) -> SimulationPlan:
    given = {"game": "delve-and-dash", "seed": "7", "settings": {}, **details}
    return SimulationPlan(bots=bots, games=games, **given)


def facts(tally: Tally) -> tuple[Any, ...]:
    return (tally.games, tally.steps, tally.decided, tally.results, tally.reasons, tally.seat_wins)


def use_bot(monkeypatch: pytest.MonkeyPatch, name: str, bot: type[Bot[Any]]) -> None:
    def make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
        return bot()

    monkeypatch.setitem(ENTRY.bots, name, BotKind(name, "for a test", make))


def test_the_same_plan_gives_the_same_result_whatever_the_workers() -> None:
    wanted = plan("random", "random", games=12, recorded=True)
    found = []
    for workers in (1, 2, 3):
        blocks: list[Block] = []
        run_in_blocks(wanted, workers, blocks.append)
        records = {number: text for block in blocks for number, text in block.records.items()}
        found.append((facts(run(wanted, workers)), sorted(records.items())))
    assert found[0] == found[1] == found[2]
    assert [number for number, _ in found[0][1]] == list(range(12))


def test_every_game_has_its_own_seed_and_replays() -> None:
    blocks: list[Block] = []
    run_in_blocks(plan("random", games=5, recorded=True), 1, blocks.append)
    records = {number: text for block in blocks for number, text in block.records.items()}
    for number, text in records.items():
        record = parse(text)
        assert record.seed == f"7/{number}"
        assert record.players == ["random"]
        replay(ENTRY.open(record.settings), record)


@pytest.mark.rule("DC-118", "DC-108")
@pytest.mark.parametrize(("chosen", "limit"), [({}, "60"), ({"round_limit": "2"}, "2")])
def test_bots_alone_play_with_a_round_limit_that_stands_in_the_record(
    chosen: dict[str, str], limit: str
) -> None:
    wanted = plan("racer", "racer", game="dungeon-crawler", games=1, settings=chosen, recorded=True)
    blocks: list[Block] = []
    run_in_blocks(wanted, 1, blocks.append)
    record = parse(blocks[0].records[0])
    assert record.settings == {"round_limit": limit}
    replay(find_game("dungeon-crawler").open(record.settings), record)
    assert as_data(wanted, blocks[0].tally, 1.0)["settings"] == {"round_limit": limit}


def test_another_seed_gives_other_games() -> None:
    assert facts(run(plan("random"))) != facts(run(plan("random", seed="8")))


def test_swapped_seats_share_a_seed() -> None:
    swapped = plan("random", "squire", games=4, swap=True)
    assert [swapped.seed_of(number) for number in range(4)] == ["7/0", "7/0", "7/1", "7/1"]
    assert [swapped.seating(number) for number in range(4)] == [[0, 1], [1, 0]] * 2
    plain = plan("random", "squire", games=4)
    assert [plain.seating(number) for number in range(2)] == [[0, 1], [0, 1]]


def test_results_are_counted_by_bot_and_wins_by_seat() -> None:
    tally = Tally(2)
    tally.count("home", ("win", "loss"), [0, 1])
    tally.count("home", ("win", "loss"), [1, 0])
    tally.count("home", ("loss", "win"), [1, 0])
    tally.count("agreed", ("draw", "draw"), [0, 1])
    tally.count("dead", ("loss", "loss"), [0, 1])
    assert [tally.wins(bot) for bot in (0, 1)] == [2, 1]
    assert [tally.draws(bot) for bot in (0, 1)] == [1, 1]
    assert [tally.losses(bot) for bot in (0, 1)] == [2, 3]
    assert (tally.games, tally.decided, tally.seat_wins) == (5, 3, [2, 1])


def test_bots_get_dice_that_do_not_give_the_match_away(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Dice] = []

    def make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
        seen.append(dice)
        return RandomBot(dice)

    monkeypatch.setitem(ENTRY.bots, "nosy", BotKind("nosy", "for a test", make))
    run(plan("nosy", "nosy", games=1))
    assert all(isinstance(dice, SeededDice) for dice in seen)
    seeds = [dice.seed for dice in seen if isinstance(dice, SeededDice)]
    assert len(set(seeds)) == 2
    for seed in seeds:
        assert "7/0" not in seed
        assert commitment("7/0") in seed


def test_a_budget_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []

    def make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
        budgets.append(budget)
        return RandomBot(dice)

    monkeypatch.setitem(ENTRY.bots, "thinker", BotKind("thinker", "for a test", make))
    run(plan("thinker", games=1, nodes=5, seconds=0.25))
    assert (budgets[0].nodes, budgets[0].seconds) == (5, 0.25)
    assert budgets[0].clock is not None


@pytest.mark.parametrize(
    ("wanted", "error", "words"),
    [
        (plan("random", game="chess"), UnknownName, "no game 'chess'"),
        (plan("rndom"), UnknownName, "did you mean 'random'"),
        (plan("random", "random", "random"), BadSeats, "not 3"),
        (plan("random", settings={"mode": "duel"}), BadSeats, "mode duel takes 2 seats, not 1"),
        (plan("random", settings={"level": "3"}), BadSetting, "from 1 to 2"),
        (plan("random", swap=True), BadPlan, "no seats to swap"),
        (plan("random", "random", games=5, swap=True), BadPlan, "must divide by 2; 5 does not"),
    ],
)
def test_what_can_not_be_played_is_refused(
    wanted: SimulationPlan, error: type[WaystoneError], words: str
) -> None:
    with pytest.raises(error, match=words) as refused:
        run(wanted)
    assert error is not BadPlan or refused.value.code == "BAD_PLAN"


class Broken(Bot[Any]):
    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        raise ValueError("out of ideas")


class Vanishing(Bot[Any]):
    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        os._exit(9)


class Waiting(Bot[Any]):
    """Chooses a waystone and then tries the first way for ever."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return legal[0]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_broken_bot_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
    use_bot(monkeypatch, "broken", Broken)
    with pytest.raises(
        GameFailed, match=r"game (\d) \(seed '7/\1'\) failed: ValueError: out"
    ) as it:
        run(plan("broken", games=1 if workers == 1 else 2), workers)
    assert "in choose" in it.value.trace


def test_a_worker_that_dies_does_not_hang_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    use_bot(monkeypatch, "vanishing", Vanishing)
    with pytest.raises(GameFailed, match="ended from outside"):
        run(plan("vanishing", games=4), 2)


class Stubborn(Bot[Any]):
    """Does not listen to a polite request to end."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        return legal[0]


def test_no_worker_outlives_a_simulation_that_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "_PATIENCE", 0.05)
    use_bot(monkeypatch, "stubborn", Stubborn)
    running: list[int] = []
    before = set(active_children())

    def give_up(block: Block) -> None:
        running.append(len(set(active_children()) - before))
        raise KeyboardInterrupt

    wanted = plan("stubborn", games=10**6, settings={"wake_distance": "9", "lives": "1"})
    with pytest.raises(KeyboardInterrupt):
        run_in_blocks(wanted, 2, give_up)
    assert running == [2]
    assert set(active_children()) <= before


def held_back(share: Sequence[int], seconds: float) -> Iterator[set[int]]:
    """Plays nothing, and tells which signals would have to wait."""
    yield set(signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def test_a_worker_listens_when_it_is_asked_to_end() -> None:
    """Signals wait while it is made, not while it plays."""
    told: list[set[int]] = []
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    share_out(held_back, [1, 2], 2, told.append)
    assert told == [set(), set()]
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_an_endless_match_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate_module, "MOST_STEPS", 50)
    use_bot(monkeypatch, "waiting", Waiting)
    # Whoever only looks for walls to the north does not wake a dragon that hears nothing.
    tally = run(plan("waiting", games=2, settings={"wake_distance": "0", "size": "12"}))
    assert tally.reasons == {STOPPED: 2}
    assert (tally.draws(0), tally.steps) == (2, 100)
    wanted = plan("waiting", rows=True, settings={"wake_distance": "0", "size": "12"})
    ((row,),) = (block.rows for block in play_blocks(wanted, [0], 1e9))
    assert (row.results, row.scores, row.reason, row.steps) == (("draw",), (0,), STOPPED, 50)


def test_times_are_taken_when_asked_for() -> None:
    timed = plan("random", "random", games=2, timed=True)
    data = as_data(timed, run(timed), 1.0)
    assert all(0 < bot["median_ms"] <= bot["p99_ms"] for bot in data["bots"])


class Listening(RandomBot):
    """Notes whether it was told what happened."""

    watches = True
    heard: ClassVar[list[Event]] = []

    def __init__(self) -> None:
        super().__init__(SeededDice(1))

    def watch(self, heard: list[Event], view: View) -> None:
        self.heard.extend(heard)


@pytest.mark.parametrize("timed", [False, True])
@pytest.mark.parametrize("decisions", [False, True])
def test_a_bot_that_listens_is_told_what_happens(
    monkeypatch: pytest.MonkeyPatch, timed: bool, decisions: bool
) -> None:
    use_bot(monkeypatch, "listening", Listening)
    monkeypatch.setattr(Listening, "heard", [])
    tally = run(plan("listening", games=1, timed=timed, decisions=decisions))
    assert len(Listening.heard) >= tally.steps > 0
    assert len(tally.times[0]) == (tally.steps if timed else 0)


def test_every_decision_is_noted_with_among_how_many_it_was() -> None:
    wanted = plan("random", "random", games=2, recorded=True, decisions=True)
    (block,) = play_blocks(wanted, range(2), 1e9)
    noted = iter(block.decisions)
    for number, text in block.records.items():
        table = Table(ENTRY.open(wanted.chosen), list(wanted.bots), wanted.seed_of(number))
        for at, entry in enumerate(parse(text).entries):
            found, many = next(noted), len(table.legal(entry.seat))
            assert found == DecisionRow(number, at + 1, entry.seat, "random", entry.text, many)
            table.do(entry.seat, table.game.alphabet.parse(entry.text))
    assert next(noted, None) is None


def test_a_row_says_who_sat_where_with_which_luck_and_what_came_of_it() -> None:
    wanted = plan("random", "squire", games=4, swap=True, rows=True, recorded=True)
    (block,) = play_blocks(wanted, range(4), 1e9)
    assert [(row.number, row.luck, row.seed) for row in block.rows] == [
        (number, number // 2, f"7/{number // 2}") for number in range(4)
    ]
    for row in block.rows:
        order = ("random", "squire")
        assert row.players == (order if row.number % 2 == 0 else order[::-1])
        table = replay(ENTRY.open(wanted.chosen), parse(block.records[row.number]))
        assert table.outcome is not None
        assert (row.results, row.scores) == (table.outcome.results, table.outcome.scores)
        assert (row.reason, row.steps) == (table.outcome.reason, table.number)
    (alone,) = play_blocks(plan("random", "random", rows=True), [5], 1e9)
    assert (alone.rows[0].luck, alone.rows[0].seed) == (5, "7/5")


def test_only_what_a_plan_asks_for_is_done() -> None:
    wanted = SimulationPlan("delve-and-dash", ("random",), 1, "s", {})
    assert (wanted.nodes, wanted.seconds) == (0, 0.0)
    asked = ("swap", "timed", "recorded", "studied", "rows", "decisions")
    assert not any(getattr(wanted, each) for each in asked)
    (block,) = play_blocks(wanted, [0], 1e9)
    assert (block.records, block.rows, block.decisions) == ({}, [], [])


class Notes(Collector[Any]):
    """Counts what it is told and shown."""

    def __init__(self) -> None:
        self.heard = 0
        self.seen = 0

    def hear(self, event: Event) -> None:
        self.heard += 1

    def see(self, state: object) -> None:
        self.seen += 1

    def report(self, statistics: Statistics) -> None:
        statistics.measured("heard", self.heard)


def test_who_collects_hears_every_event_and_sees_every_position_but_not_table_actions() -> None:
    notes, table = Notes(), Table(find_game("delve-and-dash").open(), ["a", "b"], 1)
    follower = Follower(notes, table)
    steps = [table.do(seat, table.legal(seat)[0]) for seat in (0, 1)]
    steps.append(table.act(0, "leave"))
    for step in steps:
        follower.follow(step)
    found = Statistics()
    follower.tell(found)
    assert found.measures["heard"] == {sum(len(step.events) for step in steps): 1}
    assert notes.heard > 3
    assert notes.seen == 2


def test_shares_hold_every_game_once_and_are_equal() -> None:
    for games, workers in ((1, 1), (1, 8), (7, 3), (1000, 2), (99_999, 4)):
        shares = shares_of(games, workers)
        assert sorted(number for share in shares for number in share) == list(range(games))
        assert max(map(len, shares)) - min(map(len, shares)) <= 1
        assert len(shares) == min(games, workers)  # nobody is started who has nothing to do


def test_games_are_told_as_soon_as_the_time_is_up() -> None:
    wanted = plan("random", games=5)
    hasty = [block.tally.games for block in play_blocks(wanted, range(5), seconds=0.0)]
    patient = [block.tally.games for block in play_blocks(wanted, range(5), seconds=3600.0)]
    assert (hasty, patient) == ([1] * 5, [5])


def test_the_result_has_the_promised_names_in_order() -> None:
    wanted = plan("random", "random", games=4)
    data = as_data(wanted, run(wanted), 2.0)
    first = ["game", "games", "seed", "bots", "outcomes", "steps", "seconds", "steps_per_second"]
    assert list(data)[:8] == first
    bot = ["bot", "wins", "draws", "losses", "share", "low", "high"]
    assert list(data["bots"][0])[:7] == bot
    assert (data["game"], data["games"], data["seed"]) == ("delve-and-dash", 4, "7")
    assert sum(data["outcomes"].values()) == 4
    assert data["steps_per_second"] == data["steps"] / 2
    for each in data["bots"]:
        assert each["wins"] + each["draws"] + each["losses"] == 4
        assert each["low"] <= each["share"] <= each["high"]


@pytest.mark.rule("EX-47")
@pytest.mark.parametrize("bots", [("hard",), ("hard", "easy", "medium")])
def test_extrikate_reports_treasure_and_who_is_home(bots: tuple[str, ...]) -> None:
    """Counted again from the records: alone, that is the result."""
    wanted = plan(*bots, games=12, game="extrikate", recorded=True)
    block = next(iter(play_blocks(wanted, range(12), 1e9)))
    data = as_data(wanted, run(wanted, 2), 1.0)
    ends = [replay(find_game("extrikate").open(), parse(text)) for text in block.records.values()]
    for bot in range(len(bots)):
        measures = data["bots"][bot]["measures"]
        hauls = [end.state.treasure[bot] for end in ends]
        home = [end.state.status[bot] == 1 for end in ends]
        assert measures["treasure"]["mean"] == pytest.approx(sum(hauls) / 12, abs=1e-6)
        assert measures["treasure"]["low"] <= sum(hauls) / 12 <= measures["treasure"]["high"]
        assert measures["home"]["share"] == pytest.approx(sum(home) / 12, abs=1e-6)
        assert all(haul == 0 for haul, is_home in zip(hauls, home, strict=True) if not is_home)


def test_other_games_report_no_measures() -> None:
    wanted = plan("random", "random", games=2)
    assert "measures" not in as_data(wanted, run(wanted), 1.0)["bots"][0]
