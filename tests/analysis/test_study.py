"""Mistakes that were planted are found, by what the seat knew and nothing else, and sums add up."""

from pathlib import Path
from typing import Any

import pytest

from tests.analysis.kit import PLANS, before_the_end, spoilt, won
from waystone.analysis.model import Analysis
from waystone.analysis.study import Cancelled, JudgedStep, Study, analyse
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import Record, parse
from waystone.kernel.table import Table

FEW = 6
GOLDEN = Path(__file__).parents[1] / "golden"
ENOUGH = 12
WHY = {
    "delve": {"dd_home"},
    "delve away": {"dd_home"},
    "delve alone": {"dd_home", "dd_dragon", "dd_moves_left"},
    "dooom": {"dm_to_exit", "dm_points"},
    "dooom away": {"dm_to_exit"},
    "crawler": {"dc_reach"},
}
"""What may be said about each planted mistake."""


def last_part(record: Record) -> JudgedStep:
    number = len(record.entries)
    (part,) = Study(record, budget=ENOUGH).parts(number, number)
    return part


@pytest.mark.parametrize("name", PLANS)
def test_a_planted_mistake_is_found(name: str) -> None:
    record, winning = spoilt(name)
    made = last_part(record).decision
    assert made is not None
    assert made.mark in ("mistake", "blunder")
    worth = {each.action: each.value for each in made.tried}
    assert made.played == record.entries[-1].text != winning
    assert worth[made.better] == made.best <= worth[winning] + 500
    assert made.reasons
    assert {reason.why for reason in made.reasons} <= WHY[name]
    assert made.cost == made.best - made.after >= 700


@pytest.mark.parametrize("name", PLANS)
def test_who_wins_at_once_made_no_mistake(name: str) -> None:
    made = last_part(won(name)).decision
    assert made is not None
    assert (made.mark in ("", "find"), made.cost, made.better) == (True, 0, "")


def solo(*actions: str) -> Record:
    """A match of Extrikate alone that begins like this."""
    table: Table[Any] = Table(find_game("extrikate").open({}), ["Ada"], 15)
    for action in actions:
        table.act(0, action)
    return table.record


def test_to_go_home_with_nothing_is_a_mistake_that_costs_treasure() -> None:
    record = solo("roll", "declare exit")
    made = last_part(record).decision
    assert made is not None
    assert (made.mark, made.after, made.better) == ("blunder", 0, "roll")
    assert 100 < made.best < 1000
    assert [reason.why for reason in made.reasons] == ["ex_stay"]


def reckoned(players: int, seed: int, until: str, instead: str) -> Record:
    """Reckoners play Extrikate up to where one would do this, and does something else."""
    entry = find_game("extrikate")
    rules = entry.open({})
    table: Table[Any] = Table(rules, ["hard"] * players, seed)
    bots = [entry.bots["hard"].make(rules, SeededDice(seat), Budget()) for seat in range(players)]
    while True:
        seat = table.acting()[0]
        choice = bots[seat].choose(table.view(seat), table.legal(seat))
        others = [each.text for each in table.legal(seat)]
        if choice.text == until and instead in others and table.number > 10:
            table.act(seat, instead)
            return table.record
        table.do(seat, choice)


def test_to_turn_back_too_early_is_found() -> None:
    made = last_part(reckoned(2, 5, "roll", "declare exit")).decision
    assert made is not None
    assert (made.mark, made.better) == ("blunder", "roll")
    assert [reason.why for reason in made.reasons] == ["ex_stay"]


def test_one_roll_too_many_is_found() -> None:
    """Twelve treasures and one life, one step from home (EX-47)."""
    made = last_part(reckoned(1, 9, "declare exit", "roll")).decision
    assert made is not None
    assert (made.mark, made.better) == ("inaccuracy", "declare exit")
    (reason,) = made.reasons
    assert (reason.why, reason.values["treasure"]) == ("ex_leave", 12)


@pytest.mark.parametrize("name", PLANS)
def test_what_a_seat_can_not_know_changes_nothing(name: str) -> None:
    """The same view, another truth: another labyrinth, other cards, other rivals."""
    record, _ = spoilt(name)
    study = Study(record, budget=FEW)
    number, entry = len(record.entries), record.entries[-1]
    table = before_the_end(record)
    made = study.decided(table, entry, number)
    view = table.view(entry.seat)
    for other in range(3):
        table.state = table.game.imagine(view, SeededDice(other))
        assert table.view(entry.seat) == view
        assert study.decided(table, entry, number) == made


def duel() -> Record:
    """A whole match of Extrikate, soon analysed."""
    entry = find_game("extrikate")
    rules = entry.open({})
    table: Table[Any] = Table(rules, ["easy", "hard"], 13)
    bots = [
        entry.bots[name].make(rules, SeededDice(seat), Budget())
        for seat, name in enumerate(("easy", "hard"))
    ]
    play_out(table, bots)
    return table.record


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(duel(), FEW)


def test_luck_and_skill_add_up_to_the_end_of_the_line(found: Analysis) -> None:
    record = duel()
    assert found.checksum == record.checksum()
    for line in found.lines:
        value = line.first
        assert [point.step for point in line.points] == list(range(1, len(record.entries) + 1))
        for point in line.points:
            value += point.luck + point.skill
            assert value == point.value
        assert value == line.end == line.first + line.luck + line.skill
    costs = {seat: sum(d.cost for d in found.decisions if d.seat == seat) for seat in (0, 1)}
    assert found.lines[0].skill == costs[1] - costs[0] == -found.lines[1].skill
    ends = sorted(line.end for line in found.lines)
    assert ends in ([0, 10_000], [5_000, 5_000], [0, 0])


def test_a_summary_counts_the_decisions_of_its_seat(found: Analysis) -> None:
    for each in found.seats:
        own = [decision for decision in found.decisions if decision.seat == each.seat]
        assert each.decisions == len(own)
        assert each.cost == sum(decision.cost for decision in own)
        marks = [decision.mark for decision in own]
        counted = [marks.count(mark) for mark in ("inaccuracy", "mistake", "blunder")]
        assert [each.inaccuracies, each.mistakes, each.blunders] == counted
        assert each.accuracy is None or 0 <= each.accuracy <= 10_000
    assert found.unit == "chance"
    assert (found.assumed.budget, found.assumed.others) == (FEW, "hard")


def test_it_can_be_shared_out_and_done_again(found: Analysis) -> None:
    """Steps judged in any order and place, with the same seed, make the same analysis."""
    record = duel()
    study, half = Study(record, FEW), len(record.entries) // 2
    later = list(Study(record, FEW).parts(half + 1, len(record.entries)))
    assert study.assembled([*study.parts(1, half), *later]) == found


def test_who_asks_again_from_the_start_is_told_the_same() -> None:
    """What was imagined for later steps is forgotten, all of it."""
    record = parse(min((GOLDEN / "dooom").glob("*.record")).read_text(encoding="utf-8"))
    study = Study(record, FEW)
    once, again = (list(study.parts(1, 4)) for _ in range(2))
    assert once == again == list(Study(record, FEW).parts(1, 4))


def test_another_seed_is_another_analysis_of_the_same_match(found: Analysis) -> None:
    other = analyse(duel(), FEW, "another")
    assert [each.step for each in other.decisions] == [each.step for each in found.decisions]
    assert other != found


def test_it_says_how_far_it_is_and_can_be_stopped() -> None:
    heard: list[tuple[int, int]] = []

    def watch(done: int, total: int) -> bool:
        heard.append((done, total))
        return done < 3

    record = duel()
    with pytest.raises(Cancelled):
        analyse(record, FEW, watch=watch)
    assert heard == [(done, len(record.entries)) for done in (1, 2, 3)]


def test_a_match_that_is_not_over_ends_where_it_stands() -> None:
    found = analyse(solo("roll"), FEW)
    assert found.unit == "treasure"
    assert found.lines[0].end == found.lines[0].points[-1].value
    nothing = analyse(solo(), FEW)
    assert (nothing.decisions, nothing.lines) == ([], [])


def test_who_plays_alone_what_was_learnt_in_company_is_judged_too() -> None:
    """Dooom has no weights for one seat: a record of it used to end the analysis."""
    text = (GOLDEN / "dooom" / "cellar-alone.record").read_text(encoding="utf-8")
    record = parse(text)
    parts = Study(record, budget=4).parts(1, 3)
    assert [part.decision is not None for part in parts] == [True, True, True]
