"""What the kernel refuses, sign by sign: codes for programs, sentences for people, and details."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.catalogue import find_game
from waystone.kernel.action import HINT, NOWHERE, Alphabet
from waystone.kernel.bot import Bot, do_choice, play_out
from waystone.kernel.dice import ExploringDice, ScriptedDice, SeededDice
from waystone.kernel.errors import BadSeed, BadSetting, WaystoneError, hint_of, texts_of
from waystone.kernel.record import Record, RecordedStep, again_from, parse
from waystone.kernel.replay import open_table, replay
from waystone.kernel.settings import Setting, Settings, among_bots
from waystone.kernel.table import Table
from waystone.words.en.common import Words

CRAWLER = find_game("dungeon-crawler").open()
DUELS = find_game("extrikate").open()


class Silent(Bot[Any]):
    """Says what a beginner's bot says by mistake."""

    def __init__(self, said: object) -> None:
        self.said = said

    def choose(self, view: Any, legal: Any) -> Any:
        return self.said


def refused(work: Callable[[], object]) -> WaystoneError:
    with pytest.raises(WaystoneError) as found:
        work()
    return found.value


def row() -> Table[Any]:
    """Two have made a step each."""
    table: Table[Any] = Table(TIC_TAC_TOE.open(), ["Ann", "Bob"], "7")
    for seat in (0, 1):
        table.do(seat, table.legal(seat)[0], at=10 * seat)
    return table


def again(change: Callable[[Record], object]) -> WaystoneError:
    """What is said of a record that was changed."""
    record = row().record
    change(record)
    return refused(lambda: replay(TIC_TAC_TOE.open(), record))


@pytest.mark.rule("DC-117")
def test_who_can_not_come_in_is_told_why() -> None:
    full = refused(Table(CRAWLER, ["a"] * 6, "7").next_seat)
    assert (full.code, full.message) == ("TABLE_FULL", "The table is full.")
    closed = refused(row().next_seat)
    assert (closed.code, closed.message) == ("NO_JOINING", "Nobody can join this match.")
    for seat in (-1, 2):
        nobody = refused(lambda seat=seat: row().view(seat))  # type: ignore[misc]
        assert (nobody.code, nobody.message) == (
            "NO_SUCH_SEAT",
            "There is no such seat at this table.",
        )


def test_every_seat_that_is_asked_may_have_a_hint_and_no_other() -> None:
    for seed in range(6):
        table: Table[Any] = Table(DUELS, ["Ann", "Bob"], seed)
        asked = table.acting()[0]
        for seat, why in ((asked, ""), (1 - asked, "NOT_YOUR_TURN")):
            assert table.refusal(seat, HINT) == why
        assert [table.refusal(seat, HINT) for seat in (-1, 2)] == ["NO_SUCH_SEAT"] * 2
    assert {Table(DUELS, ["Ann", "Bob"], seed).acting()[0] for seed in range(6)} == {0, 1}


def test_a_bot_that_says_nothing_useful_is_named_with_what_it_said() -> None:
    table = row()
    silent = refused(lambda: do_choice(table, 0, Silent(None)))
    assert (silent.code, silent.message) == (
        "NO_ACTION",
        "a bot returns one of the legal actions, not None",
    )
    taken = TIC_TAC_TOE.open().legal(Table(TIC_TAC_TOE.open(), ["a", "b"], "7").state, 0)[0]
    wrong = refused(lambda: do_choice(table, 0, Silent(taken)))
    why = table.game.refusal(table.state, 0, taken)
    assert wrong.code == why
    assert wrong.message.startswith(f"Ann (seat 0) chose '{taken.text}': ")
    few = refused(lambda: play_out(table, [Silent(None)]))
    assert (few.code, few.message) == ("BAD_SEATS", "this table has 2 seats, not 1 bots")
    long = refused(lambda: play_out(table, [Silent(None)] * 2, most_steps=2))
    said = "no end after 2 steps: give the match a limit of rounds, or allow more steps"
    assert (long.code, long.message) == ("ENDLESS", said)


def test_what_is_no_action_is_answered_with_the_nearest() -> None:
    known = Alphabet()
    known.add("leaven")
    example = known.add("move n")
    assert (example.id, example.cell) == (3, NOWHERE)
    for text, said in (
        ("  LEAVE ", "there is no action '  LEAVE '; did you mean 'leave'?"),
        ("leav", "there is no action 'leav'; did you mean 'leave' or 'leaven'?"),
        ("zzz", "there is no action 'zzz'; one is, for instance, 'leaven'"),
    ):
        error = refused(lambda text=text: known.parse(text))  # type: ignore[misc]
        assert (error.code, error.message) == ("UNKNOWN_ACTION", said)
    long = " " * 75 + "leaves"
    assert refused(lambda: known.parse(long)).message == (
        f"there is no action {long[:80]!r}; did you mean 'leave'?"
    )
    assert "x" * 80 + "'" in refused(lambda: known.parse("x" * 90)).message
    bare = Alphabet()
    assert refused(lambda: bare.parse("zzz")).message.endswith("for instance, 'leave'")
    with pytest.raises(ValueError, match=r"^not a new action text of plain words: 'join'$"):
        bare.add("join")


def test_a_record_that_is_another_match_says_where_and_what() -> None:
    """Programs are told by details, people by a sentence."""
    digest = row().record.entries[1].digest
    error = again(lambda it: setattr(it, "start", "00000000"))
    assert error.details == {"step": "0", "what": "digest", "recorded": "00000000"}
    start = row().record.start
    assert error.message == (
        f"step 0: the record's digest is 00000000, but playing it again gives {start}: "
        "not the same position"
    )
    last = row().record.entries[1]
    error = again(lambda it: it.entries.__setitem__(1, RecordedStep(1, last.text, "11111111")))
    assert error.details == {"step": "2", "what": "digest", "recorded": "11111111"}
    assert digest in error.message
    error = again(lambda it: setattr(it, "result", "win loss (row)"))
    assert error.details == {"step": "2", "what": "result", "recorded": "win loss (row)"}
    assert error.message == (
        "step 2: the record's result is 'win loss (row)', but playing it again gives 'unfinished'"
    )
    error = again(lambda it: setattr(it, "claimed", "c" * 64))
    assert (error.code, error.details["step"]) == ("DIVERGENCE", "")
    assert error.message.endswith("gives : a name, a time or something else in it was changed")
    error = again(lambda it: it.add(1, "fly", "00000000"))
    assert error.details == {"step": "3", "what": "action", "recorded": "fly"}
    other = Record("chess", 1, {}, "7", ["a"])
    error = refused(lambda: open_table(TIC_TAC_TOE.open(), other))
    assert (error.code, error.details) == ("OTHER_RULES", {})


def test_who_sits_where_after_so_many_steps() -> None:
    """DC-117, DM-21: who sits down later takes the place of who left it, or a new one."""
    record = Record("dungeon-crawler", 1, {}, "7", ["Ann", ""])
    for seat, name in ((0, ""), (1, "Bob"), (2, "Cem"), (1, "Dan"), (0, "")):
        record.add(seat, "join" if name else "leave", "00000000", name=name)
    told = [record.names(steps) for steps in range(6)]
    assert told[:2] == [["Ann", ""], ["Ann", ""]]
    assert told[2:4] == [["Ann", "Bob"], ["Ann", "Bob", "Cem"]]
    assert told[4:] == [["Ann", "Dan", "Cem"]] * 2
    assert record.names() == told[5]
    record.rename(1, "Eve")
    record.rename(0, "Nobody")
    assert [each.name for each in record.entries] == ["", "Bob", "Cem", "Eve", ""]
    assert record.players == ["Ann", ""]
    assert again_from(f"12 {'a' * 64}") == 12
    assert [record.add(0, "leave", "00000000", at).at for at in (-1, 0, 7, 3, -1, 7)] == [
        *(-1, 0, 7, 7, -1, 7)
    ]
    assert (record.latest(), Record("chess", 1, {}, "7", []).latest()) == (7, 0)


def test_texts_are_all_that_another_language_needs() -> None:
    error = WaystoneError("BAD_SEATS", "no", title="Chess", low=2, offered=[1])
    assert texts_of(error) == {"title": "Chess"}
    assert (error.message, error.details["low"]) == ("no", 2)
    assert WaystoneError("TABLE_FULL").message == "The table is full."
    assert hint_of("lives", ["lives", "level"], Words()) == Words().did_you_mean(name="'lives'")
    assert hint_of("", ["lives", "level"], Words()) == Words().known_names(names="lives, level")


def test_seeds_that_can_not_be_written_down() -> None:
    for seed, said in (
        (1.5, "a seed is a text or a whole number, not 1.5"),
        ("\ud800", "a seed must be valid Unicode text"),
    ):
        with pytest.raises(BadSeed) as found:
            SeededDice(seed)  # type: ignore[arg-type]
        assert (found.value.code, found.value.message) == ("BAD_SEED", said)


def test_dice_of_one_side_need_no_luck_wherever_it_comes_from() -> None:
    for dice in (ScriptedDice(), ExploringDice(), SeededDice("7")):
        assert dice.roll(1) == 1
        assert dice.index(1) == 0
    assert (SeededDice("7").roll(9), ExploringDice().rolls) == (
        SeededDice("7").roll_many(9, 1)[0],
        [],
    )
    assert list(SeededDice("7").roll_many(1, 3)) == [1, 1, 1]
    with pytest.raises(ValueError, match=r"^the script has no roll left for a die of 6 sides$"):
        ScriptedDice().roll(6)
    for roll in (0, 7):
        with pytest.raises(ValueError, match=f"^the script says {roll}, but the die has 6 sides$"):
            ScriptedDice([roll]).roll(6)
    for sides in (0, -1, (1 << 32) + 1):
        with pytest.raises(ValueError, match=f"^a die has 1 to 4294967296 sides, not {sides}$"):
            SeededDice("7").roll(sides)
    assert SeededDice("7").roll(1 << 32) - 1 == SeededDice("7").word()


def test_a_setting_says_what_it_takes_and_what_it_was_given() -> None:
    offered = [
        Setting("lives", 3, "", 1, 9, among_bots=5, older_name="hearts"),
        Setting("calm", 25, "", 0, 100, share=True, ranked_any=True),
        Setting("kind", "a", "", words=("a", "b"), secret=True),
    ]
    for chosen, said in (
        ({"lives": "x" * 90}, f"lives must be a whole number from 1 to 9, not '{'x' * 80}'"),
        ({"lives": "10"}, "lives must be a whole number from 1 to 9, not '10'"),
        ({"calm": "1.01"}, "calm must be a share from 0.00 to 1.00, not '1.01'"),
        ({"kind": "c"}, "kind must be one of a, b, not 'c'"),
    ):
        with pytest.raises(BadSetting) as found:
            Settings(offered, chosen)
        (name,) = chosen
        details = found.value.details
        assert (found.value.message, found.value.code) == (said, "BAD_SETTING")
        assert (details["setting"], details["given"]) == (name, chosen[name][:80])
        assert details["offered"].name == name
    chosen_all = Settings(offered, {"hearts": "4", "calm": "1.0", "kind": "b"})
    assert chosen_all.texts() == {"lives": "4", "calm": "1.00", "kind": "b"}
    assert chosen_all.public() == {"lives": "4", "calm": "1.00"}
    assert (chosen_all.number("calm"), chosen_all.word("kind")) == (100, "b")
    assert [Settings(offered, each).ranked for each in ({"calm": "0.5"}, {"lives": "4"})] == [
        *(True, False)
    ]
    assert among_bots(offered, {"kind": "b"}) == {"lives": "5", "kind": "b"}
    assert among_bots(offered, {"lives": "2"}) == {"lives": "2"}


def test_the_first_of_two_flaws_in_a_record_is_told() -> None:
    text = row().record.text()
    error = refused(lambda: parse("\ufeff" + text))
    assert (error.code, error.details) == (
        "BAD_RECORD",
        {"what": "text", "line": "1", "column": "1"},
    )
    said = "a carriage return; lines end with a line feed alone, not with CR LF"
    error = refused(lambda: parse(text.replace("\n", "\r\n", 2)))
    length = len(text.split("\n")[0])
    assert error.message == f"line 1, column {length + 1}: {said}"
    error = refused(lambda: parse("x" * (16 * 1024 * 1024 + 1)))
    assert error.message == "line 1, column 1: a record has at most 16777216 characters"
