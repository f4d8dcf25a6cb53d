"""Who notices that the table waits for somebody else, and which steps count for whom (DM-81)."""

import pytest

from waystone.catalogue import find_game
from waystone.kernel.event import SPECTATOR
from waystone.kernel.policy import visible_acting
from waystone.kernel.table import Step
from waystone.match.step_logs import StepLogs, bits_of, noticed

EVERYBODY, NOBODY = -1, 0
ALPHABET = find_game("dooom").open().alphabet
SECRET, OPEN = ALPHABET.parse("end turn"), ALPHABET.leave


@pytest.mark.rule("DM-81")
@pytest.mark.parametrize(
    ("was_open", "before", "is_open", "after", "who"),
    [
        (True, [0], True, [0], NOBODY),
        (True, [0], True, [1], EVERYBODY),
        (False, [0], False, [0], NOBODY),
        (False, [0], False, [1], 0b011),
        (False, [0, 1], False, [1], 0b001),
        (False, [1], False, [1, 2], 0b100),
        (True, [0], False, [0], EVERYBODY),
        (True, [0], False, [1], EVERYBODY),
        (False, [1], True, [1], EVERYBODY),
        # Nobody was asked openly: only who is asked in secret knows of it.
        (True, [], False, [2], 0b100),
        (False, [2], True, [], 0b100),
        (False, [], True, [], NOBODY),
    ],
)
def test_who_notices_that_others_are_asked(
    was_open: bool, before: list[int], is_open: bool, after: list[int], who: int
) -> None:
    assert noticed(was_open, before, is_open, after) == who


def test_a_secret_question_is_known_to_who_is_asked() -> None:
    assert visible_acting(True, [0, 2], (1,)) == [0, 2]
    assert [visible_acting(False, [0, 2], (seat,)) for seat in (0, 1, 2, SPECTATOR)] == [
        [0],
        [],
        [2],
        [],
    ]


def counts(circle: StepLogs) -> list[int]:
    return [circle.of((seat,)).count for seat in range(3)] + [circle.of(()).count]


@pytest.mark.rule("DM-81")
def test_a_step_counts_for_who_made_it_noticed_it_or_was_told() -> None:
    circle = StepLogs(3)
    silent = Step(1, 0, SECRET, [], "", 0, False)
    circle.add(silent, NOBODY, False)
    assert counts(circle) == [1, 0, 0, 0]
    circle.add(silent, 1 << 2, False)
    assert counts(circle) == [2, 0, 1, 0]
    circle.add(silent, EVERYBODY, False)
    assert counts(circle) == [3, 1, 2, 1]
    circle.add(Step(4, 1, OPEN, [], "", 0, True), NOBODY, False)
    assert counts(circle) == [4, 2, 3, 2]


@pytest.mark.rule("DM-81")
def test_a_device_counts_what_its_seats_did_or_noticed_and_what_is_public() -> None:
    early, late = StepLogs(3), StepLogs(3)
    early.of((0, 2))  # one device is there from the start, the other comes at the end
    for number, (seat, who) in enumerate([(0, 0), (1, 0), (1, 1 << 2), (2, 0), (1, -1)], 1):
        for circle in (early, late):
            circle.add(Step(number, seat, SECRET, [], "", 0, False), who, False)
    for circle in (early, late):
        device = circle.of((0, 2))
        assert device.count == 4
        assert [(told.n, told.step.number) for told in device.ring] == [
            (1, 1),
            (2, 3),
            (3, 4),
            (4, 5),
        ]
    assert bits_of((0, 2)) == 0b101 | 1 << SPECTATOR
