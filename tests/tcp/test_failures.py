"""The wording of failures, which clients compare."""

import pytest

from waystone.tcp.failures import failure


@pytest.mark.rule("DM-33")
@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("NOT_STARTED", "the game has not started"),
        ("GAME_OVER", "the game is over"),
        ("DEAD", "you are dead"),
        ("NOT_YOUR_TURN", "not your turn"),
        ("BLOCKED_WALL", "can't move into a wall"),
        ("BLOCKED_PLAYER", "can't move into another player"),
        ("NOTHING_HERE", "nothing to pick up"),
        ("ALREADY_HAVE", "already have item"),
        ("NO_TARGET", "no player there"),
        ("FULL", "dungeon is full"),
    ],
)
def test_every_failure_has_its_words(code: str, text: str) -> None:
    assert failure(code) == f"FAIL {text}"


def test_a_refusal_that_the_protocol_does_not_name_is_a_sentence() -> None:
    assert failure("TOO_FAST") == "FAIL Too fast: wait a moment."
