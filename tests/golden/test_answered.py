"""Commands answer what they answered; `make golden` renews that on purpose."""

from __future__ import annotations

from asyncio import events, new_event_loop

import pytest

from tests.golden import answered

WRITTEN = answered.PATH.read_text(encoding="utf-8").rstrip("\n").split("\n\n")


@pytest.mark.parametrize("number", range(len(WRITTEN)), ids=lambda at: WRITTEN[at].split()[1])
def test_commands_answer_what_they_answered(number: int) -> None:
    assert answered.scene(answered.scenes()[number]) == WRITTEN[number]


def test_a_browser_in_the_same_worker_changes_no_answer() -> None:
    """Playwright leaves its event loop running; a command that serves begins one of its own."""
    served = next(at for at, block in enumerate(WRITTEN) if block.startswith("$ serve "))
    before = events._get_running_loop()
    around = new_event_loop()
    events._set_running_loop(around)
    try:
        assert answered.scene(answered.scenes()[served]) == WRITTEN[served]
        assert events._get_running_loop() is around
    finally:
        events._set_running_loop(before)
        around.close()
