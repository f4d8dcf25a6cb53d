"""Commands answer what they answered; `make golden` renews that on purpose."""

from __future__ import annotations

import pytest

from tests.golden import answered

WRITTEN = answered.PATH.read_text(encoding="utf-8").rstrip("\n").split("\n\n")


@pytest.mark.parametrize("number", range(len(WRITTEN)), ids=lambda at: WRITTEN[at].split()[1])
def test_commands_answer_what_they_answered(number: int) -> None:
    assert answered.scene(answered.scenes()[number]) == WRITTEN[number]
