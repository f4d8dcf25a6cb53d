"""Every test has a time limit: a hang is a failure, not an evening."""

import pytest

from tests.conftest import USUAL_SECONDS
from tests.processes import PATIENCE


def test_a_test_has_the_time_of_its_set(request: pytest.FixtureRequest) -> None:
    assert request.config.pluginmanager.hasplugin("timeout")
    assert all(item.get_closest_marker("timeout") for item in request.session.items)
    limit = request.node.get_closest_marker("timeout").args[0]
    assert limit == USUAL_SECONDS > PATIENCE


@pytest.mark.timeout(7)
def test_a_test_may_have_its_own(request: pytest.FixtureRequest) -> None:
    assert [mark.args for mark in request.node.iter_markers("timeout")] == [(7,)]
