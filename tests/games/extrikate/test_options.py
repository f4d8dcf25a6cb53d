"""Settings, their bounds, and when a match counts."""

from __future__ import annotations

import pytest

from tests.games.extrikate.scene import PLAIN, game
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSetting


def test_the_defaults() -> None:
    assert PLAIN.settings.texts() == {
        "exit_rolls": "1",
        "explore": "free",
        "lives": "3",
        "last_turn": "500",
    }
    assert PLAIN.settings.ranked


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("exit_rolls", ("0", "4", "two")),
        ("explore", ("", "never")),
        ("lives", ("0", "10")),
        ("last_turn", ("19", "501")),
        ("walls", ("1",)),
    ],
)
def test_bad_settings_are_refused(name: str, values: tuple[str, ...]) -> None:
    for value in values:
        with pytest.raises(BadSetting):
            game(**{name: value})


@pytest.mark.parametrize(
    "chosen", [{"exit_rolls": "3"}, {"explore": "forced"}, {"lives": "4"}, {"last_turn": "499"}]
)
def test_other_settings_are_playable_but_not_ranked(chosen: dict[str, str]) -> None:
    assert not game(**chosen).settings.ranked


@pytest.mark.rule("EX-10")
def test_lives_can_be_chosen() -> None:
    assert game(lives="9").setup(2, SeededDice(1)).lives == [9, 9]
