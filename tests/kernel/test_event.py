"""Events by their names, and who is told them."""

import msgspec
import pytest

from waystone.kernel.event import Event, only


class DragonWoke(Event, frozen=True):
    cell: int


class Fell(Event, frozen=True):
    pass


@pytest.mark.parametrize(
    ("event", "sent"),
    [(DragonWoke(3), {"kind": "dragon_woke", "cell": 3}), (Fell(), {"kind": "fell"})],
)
def test_an_event_is_sent_with_its_kind_in_small_words(
    event: Event, sent: dict[str, object]
) -> None:
    assert msgspec.to_builtins(event) == sent


def test_the_audience_of_one_seat_is_its_bit() -> None:
    assert [only(seat) for seat in range(4)] == [1, 2, 4, 8]
