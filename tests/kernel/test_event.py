"""Events by their names, and who is told them."""

import msgspec
import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.kernel.event import Event, only
from waystone.kernel.table import Table


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


def test_a_view_shows_itself_where_pictures_are_shown() -> None:
    view = Table(TIC_TAC_TOE.open({}), ["a", "b"], 1).view(0)
    assert view._repr_svg_() == view.drawing.svg(view)
    assert view._repr_svg_().startswith("<svg ")
