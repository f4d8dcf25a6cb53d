"""Words and numbers of the kernel that games, bots and files of others have come to rely on."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.kernel import (
    action,
    bot,
    compiling,
    dice,
    event,
    grid,
    leaderboards,
    mode,
    outcome,
    policy,
    record,
    rules,
    settings,
    state,
)
from waystone.kernel.action import HINT, Alphabet
from waystone.kernel.batch import Batch
from waystone.kernel.bot import Bot, BotKind, Budget, Limit
from waystone.kernel.dice import DiceInTurn, ScriptedDice, SeededDice
from waystone.kernel.errors import BadSetting
from waystone.kernel.leaderboards import Daily, DailyKind, Figure, Leaderboards
from waystone.kernel.outcome import Outcome
from waystone.kernel.policy import TablePolicy, visible_acting
from waystone.kernel.record import Record, RecordedStep
from waystone.kernel.replay import Divergence, replay
from waystone.kernel.rules import SEAT_ALONE, explain, seats_sentence
from waystone.kernel.settings import Setting, Settings
from waystone.kernel.statistics import NO_STATISTICS
from waystone.kernel.table import Step, Table
from waystone.words.en.common import Words


def test_directions_go_clockwise_from_the_north() -> None:
    assert (grid.NORTH, grid.EAST, grid.SOUTH, grid.WEST) == (0, 1, 2, 3)
    assert grid.DIRECTIONS == ("n", "e", "s", "w")
    assert grid.DIRECTION_WORDS == ("north", "east", "south", "west")
    assert list(zip(grid.ROW_STEPS, grid.COLUMN_STEPS, strict=True)) == [
        *((-1, 0), (0, 1), (1, 0), (0, -1))
    ]
    assert [grid.opposite(way) for way in range(4)] == [2, 3, 0, 1]
    assert grid.OFF_BOARD == -1


def test_words_that_files_and_clients_know() -> None:
    assert (leaderboards.NUMBER, leaderboards.DURATION) == ("number", "duration")
    assert leaderboards.PERCENT == "percent"
    assert (mode.ME, mode.BOT, mode.OPEN, mode.NONE) == ("me", "bot", "open", "none")
    assert (outcome.WIN, outcome.DRAW, outcome.LOSS) == ("win", "draw", "loss")
    assert (record.FIRST_FORMAT, record.FORMAT) == ("1", "2")
    assert (settings.FIXED_WINDOWS, action.JOIN) == ("fixed_windows", "join")


def test_numbers_that_mean_something_everywhere() -> None:
    assert (event.EVERYONE, event.NOBODY, event.SPECTATOR) == (-1, -1, 31)
    assert (action.NOWHERE, record.NO_TIME, policy.NEVER) == (-1, -1, -1)
    assert (policy.ABSENCE, leaderboards.MOST_FIGURES) == (120, 4)
    assert (bot.MOST_STEPS, record.MOST_CHARACTERS) == (200_000, 16 * 1024 * 1024)
    assert (dice.WORD, dice.MOST_SIDES) == (0xFFFFFFFF, 2**32)
    assert tuple((seat,) for seat in range(31)) == SEAT_ALONE
    assert [event.only(seat) for seat in (0, 1, 5)] == [1, 2, 32]


def test_a_hint_is_in_no_alphabet_and_everybody_s_secret() -> None:
    assert (HINT.text, HINT.id, HINT.cell) == ("hint", 1 << 20, -1)
    assert (HINT.secret, HINT.table_action, HINT.automatic) == (True, True, True)


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (Alphabet().leave, "<leave>"),
        (Budget(1200, 0.5), "<Budget: 1,200 positions, 0.5 s; 0 is as many as it likes>"),
        (SeededDice(7, "x"), "<SeededDice '7', x>"),
        (RecordedStep(1, "move n", "00ff00ff"), "<seat 1: move n #00ff00ff>"),
        (Record("dooom", 1, {}, "7", ["a"]), "<Record of dooom: 0 steps, unfinished>"),
        (Step(3, 1, Alphabet().leave, [], "", 0, True), "<step 3, seat 1: leave>"),
        (Outcome("draw agreed", ("draw", "draw"), (0, 0)), "<Outcome draw draw (draw agreed)>"),
        (Setting("s", 5, "", 0, 9), "<Setting s=5: a whole number from 0 to 9>"),
        (Setting("s", 5, "", 0, 100, share=True), "<Setting s=0.05: a share from 0.00 to 1.00>"),
        (
            BotKind("random", "anything", TIC_TAC_TOE.bot("random").make),
            "<BotKind random: anything>",
        ),
    ],
)
def test_things_say_what_they_are(thing: object, said: str) -> None:
    assert repr(thing) == said


def test_a_bot_neither_watches_nor_says_what_it_is_up_to() -> None:
    assert Bot.watches is False
    kind = TIC_TAC_TOE.bot("random")
    made = kind.make(TIC_TAC_TOE.open(), SeededDice(1), Budget())
    assert (made.watches, made.phase, kind.heavy, kind.slow) == (False, "", False, False)


# How far to look


def test_a_limit_is_over_behind_the_last_position() -> None:
    for budget, last in ((Budget(), 9), (Budget(nodes=4), 4)):
        limit = Limit(budget, 9)
        assert [limit.is_over(nodes) for nodes in (0, last, last + 1)] == [False, False, True]


def clock(*readings: float) -> Callable[[], float]:
    left = list(readings)
    return lambda: left.pop(0)


def test_a_limit_is_over_when_its_time_is() -> None:
    limit = Limit(Budget(seconds=2.0, clock=clock(10.0, 11.9, 12.0, 12.1)), 9)
    assert [limit.is_over(0) for _ in range(3)] == [False, True, True]
    untimed = Limit(Budget(clock=clock()), 9)
    assert (untimed.clock, untimed.begun) == (None, 0.0)
    assert not untimed.is_over(3), "nobody looks at a clock without seconds"


def test_who_watches_is_told_the_share_that_is_spent() -> None:
    told: list[float] = []

    def watch(share: float) -> bool:
        told.append(share)
        return share < 0.5

    limit = Limit(Budget(nodes=3, seconds=4.0, clock=clock(0.0, 1.0, 1.0, 9.0), watch=watch), 9)
    assert [limit.is_over(nodes) for nodes in (0, 3, 3)] == [False, True, True]
    assert told == [0.25, 0.75, 1.0]


# Tables and their boards


def test_nobody_is_told_of_another_s_question_where_it_is_secret() -> None:
    assert visible_acting(True, [0, 2], [1]) == [0, 2]
    assert visible_acting(False, [0, 2], [1, 2]) == [2]
    assert visible_acting(False, [0, 2], []) == []


def test_a_plain_table_waits_for_the_first_who_acts() -> None:
    rulebook = TIC_TAC_TOE.open()
    plain, first = TablePolicy(rulebook), rulebook.setup(2, SeededDice(1))
    assert (plain.turn(first), plain.turn_seconds(first), plain.opens_in(first)) == (0, 0, -1)
    assert plain.on_timeout(first, 0, ScriptedDice()) is rulebook.legal(first, 0)[0]
    assert (plain.open_questions(first), plain.open_choices(first)) == (True, True)
    assert (plain.fixed_windows(first), plain.closing(first, [])) == (False, None)
    assert (plain.layout(2, ScriptedDice()), plain.seating(3, ScriptedDice())) == ("", [0, 1, 2])
    assert plain.setup_on("", 2, SeededDice(1)).key() == first.key()
    assert (plain.absence_seconds, plain.timed_alone, plain.board_tiles) == (120, False, 0)
    assert (plain.opens_empty, plain.joins_late, plain.open_spectating) == (False, False, False)


def test_four_numbers_rank() -> None:
    figures = [Figure(name, more=name == "b") for name in "abcde"]
    values = dict(zip("abcde", range(1, 6), strict=True))
    assert Leaderboards((), figures).sort_key(values) == (1, -2, 3, 4)
    assert Leaderboards((), figures[:2]).sort_key(values) == (1, -2, 0, 0)
    assert Leaderboards().sort_key({}) == (0, 0, 0, 0)
    plain = Leaderboards[Any]()
    assert (plain.boards, plain.figures, plain.daily) == ((), (), None)
    rulebook = TIC_TAC_TOE.open()
    assert plain.board_of(rulebook.settings, ["", ""]) == ""
    assert plain.figures_of(rulebook.settings, rulebook.setup(2, SeededDice(1)), 5) is None
    assert plain.starts_time("anything")


def test_a_day_is_played_alone_or_against_one_bot() -> None:
    alone, duel = DailyKind({"level": "2"}), DailyKind({}, "knight")
    assert (alone.seats(), duel.seats()) == (["me"], ["me", "bot:knight"])
    daily = Daily("lamp", [alone, duel])
    assert (daily.word, daily.week, alone.settings) == ("lamp", (alone, duel), {"level": "2"})


def test_seats_and_refusals_in_words() -> None:
    details = {"title": "Chess", "low": 2, "high": 2, "given": 3}
    assert seats_sentence(details, Words()) == "Chess takes 2 seats, not 3"
    details |= {"high": 4, "given": 5}
    assert seats_sentence(details, Words()) == "Chess takes 2 to 4 seats, not 5"
    rulebook = TIC_TAC_TOE.open()
    assert explain(rulebook, "SOMETHING_ELSE") == "SOMETHING_ELSE"
    assert explain(rulebook, "NOT_YOUR_TURN") != "NOT_YOUR_TURN"


def test_dice_in_turn_begin_with_the_first_match() -> None:
    both = DiceInTurn([ScriptedDice([3]), ScriptedDice([5])])
    assert (both.at, both.roll(6)) == (0, 3)
    both.at = 1
    assert both.roll(6) == 5


def test_no_game_has_to_collect_anything() -> None:
    assert (NO_STATISTICS.collector, NO_STATISTICS.tallies) == (None, None)
    assert inspect.signature(Step).parameters["name"].default == ""


def test_keys_are_numbers_with_commas() -> None:
    assert state.commas([1, -2, 30]) == b"1,-2,30"
    assert state.commas(()) == b""


@pytest.mark.skipif(compiling.is_native(rules.explain), reason="compiled code has its own")
def test_words_for_the_compiler_mean_nothing_in_plain_python() -> None:
    bytes_, numbers = compiling.vec[compiling.u8]([1, 2]), compiling.vec[compiling.i64]([1, 2])
    assert (repr(bytes_), repr(numbers)) == (repr(bytearray((1, 2))), "[1, 2]")
    assert compiling.read_i64_le(bytes([9, 1, 1, *[0] * 6, 9]), 1) == 257
    assert compiling.read_i64_le(bytes([254, *[255] * 7]), 0) == -2
    assert (compiling.u8(7), compiling.i64) == (7, int)
    assert compiling.is_native(len)


# Many matches, and what is wrong with a name or a step


def test_matches_side_by_side_go_as_each_would_alone() -> None:
    """Who is over begins anew with luck of its own; a win is 1, a loss -1, a draw 0."""
    rulebook = TIC_TAC_TOE.open()
    batch, luck, rewards = Batch(rulebook, 2, 3, "seed"), SeededDice("choices"), []
    alone = [Table(rulebook, ["a", "b"], f"seed/{match}/0") for match in range(3)]
    for _ in range(40):
        chosen, over = [], []
        for match, table in enumerate(alone):
            (seat,) = table.acting()
            legal = table.legal(seat)
            assert batch.asked[match] == seat
            assert batch.masks[match] == bytes(each in legal for each in rulebook.alphabet)
            action = legal[luck.index(len(legal))]
            chosen.append(action.id)
            table.do(seat, action)
            if table.outcome is not None:
                worth = {"win": 1, "draw": 0, "loss": -1}
                over.append((match, [worth[each] for each in table.outcome.results]))
        batch.step(chosen)
        assert list(zip(batch.ended, batch.rewards, strict=True)) == over
        rewards += [each for _, each in over]
        for match, _ in over:
            alone[match] = Table(rulebook, ["a", "b"], f"seed/{match}/{batch.rounds[match]}")
    assert sum(batch.rounds) == len(rewards) > 10
    assert {tuple(each) for each in rewards} >= {(1, -1), (-1, 1)}
    assert len(batch.choices) == len(batch.masks) == 3


def test_the_nearest_name_of_a_setting_is_offered_alone() -> None:
    offered = [Setting(name, 1, "", 0, 9) for name in ("lives", "levels", "level")]
    with pytest.raises(BadSetting, match="level") as refused:
        Settings(offered, {"leve": "2"})
    assert (refused.value.code, refused.value.details["near"]) == ("UNKNOWN_SETTING", "level")
    assert refused.value.details["setting"] == "leve"


def test_a_record_that_does_what_is_refused_says_which_action() -> None:
    table = Table(TIC_TAC_TOE.open(), ["a", "b"], "7")
    first = table.legal(0)[0].text
    table.act(0, first)
    table.record.add(1, first, "00000000")
    with pytest.raises(Divergence, match="step 2") as found:
        replay(TIC_TAC_TOE.open(), table.record)
    assert (found.value.step, found.value.what) == (2, "action")
    assert (found.value.recorded, found.value.replayed) == (first, "")
