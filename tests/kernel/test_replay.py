"""Playing records again: the same match, or the first step that differs."""

import pytest

from waystone.catalogue import find_game
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import Record, RecordedStep, parse
from waystone.kernel.replay import Divergence, OtherRules, open_table, replay, steps
from waystone.kernel.table import Table

ENTRY = find_game("delve-and-dash")
GAME = ENTRY.open({"level": "2"})


def played(seed: str = "7") -> Record:
    table = Table(GAME, ["Anna", "Ben"], seed)
    bot = ENTRY.bot("random")
    play_out(table, [bot.make(GAME, SeededDice(seed, name), Budget()) for name in ("a", "b")])
    return table.record


def changed(record: Record, number: int, entry: RecordedStep) -> Record:
    twin = parse(record.text())
    twin.entries[number - 1] = entry
    return twin


def test_a_record_replays_to_the_same_record() -> None:
    record = played()
    assert replay(GAME, parse(record.text())).record.text() == record.text()


def test_an_unfinished_record_replays_too() -> None:
    record = played()
    del record.entries[10:]
    record.result = ""
    assert replay(GAME, record).number == 10


def test_another_digest_names_its_step_and_says_whose_is_whose() -> None:
    record = played()
    entry = record.entries[4]
    said = f"step 5: the record's digest is 00000000, but playing it again gives {entry.digest}"
    with pytest.raises(Divergence, match=said) as it:
        replay(GAME, changed(record, 5, RecordedStep(entry.seat, entry.text, "00000000")))
    assert (it.value.what, it.value.recorded, it.value.replayed) == (
        "digest",
        "00000000",
        entry.digest,
    )


def test_another_first_position_is_step_0() -> None:
    record = played()
    record.start = "00000000"
    with pytest.raises(Divergence, match="step 0"):
        replay(GAME, record)


def test_a_refused_action_names_its_step_and_why() -> None:
    record = played()
    entry = record.entries[2]
    with pytest.raises(
        Divergence, match=f"has seat {entry.seat} do 'waystone a1', which is refused: Waystones"
    ) as it:
        replay(GAME, changed(record, 3, RecordedStep(entry.seat, "waystone a1", entry.digest)))
    assert it.value.step == 3


def test_an_unknown_action_names_its_step() -> None:
    record = played()
    with pytest.raises(
        Divergence, match=r"step 3: .*'fly away', which is refused: there is no action"
    ):
        replay(GAME, changed(record, 3, RecordedStep(0, "fly away", "00000000")))


def test_a_cut_record_is_known_by_its_result() -> None:
    record = played()
    del record.entries[-1]
    with pytest.raises(Divergence, match=r"result is '.*', but .* gives 'unfinished'") as it:
        replay(GAME, record)
    assert (it.value.step, it.value.what) == (len(record.entries), "result")


def test_steps_after_the_end_are_refused() -> None:
    record = played()
    record.entries.append(record.entries[-1])
    with pytest.raises(Divergence, match=f"step {len(record.entries)}: .* The match is over."):
        replay(GAME, record)


def test_other_rules_are_not_tried() -> None:
    old = played()
    other = Record(old.game, 2, old.settings, old.seed, old.players)
    with pytest.raises(OtherRules, match="by version 2 of the rules, not version 1"):
        open_table(GAME, other)


def test_a_record_of_another_game_is_not_tried() -> None:
    old = played()
    other = Record("chess", 1, old.settings, old.seed, old.players)
    with pytest.raises(OtherRules, match="a record of 'chess' is not one of 'delve-and-dash'"):
        open_table(GAME, other)


def test_a_changed_name_or_time_is_known_by_the_checksum() -> None:
    record = parse(played().text().replace('"Anna"', '"Bella"'))
    with pytest.raises(Divergence, match="every step replays, but the record's checksum is") as it:
        replay(GAME, record)
    error = it.value
    assert (error.step, error.what) == (None, "checksum")
    assert error.recorded == played().checksum() != error.replayed


def test_names_and_times_are_written_down_again() -> None:
    record = played()
    record.entries[3] = RecordedStep(
        record.entries[3].seat, record.entries[3].text, record.entries[3].digest, 40, "Zo\u00eb"
    )
    again = replay(GAME, record).record  # as text only a joiner may have a name
    assert (again.entries[3].at, again.entries[3].name) == (40, "Zo\u00eb")
    assert again.text() == record.text()


def test_steps_come_one_by_one() -> None:
    record = played()
    table = open_table(GAME, record)
    for number, step in enumerate(steps(table, record), 1):
        assert (step.number, table.number) == (number, number)
        if number == 7:
            break
    assert table.record.entries[-1].digest == record.entries[6].digest
