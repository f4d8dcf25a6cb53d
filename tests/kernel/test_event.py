"""Events by their names, and who is told them."""

from typing import Any, ClassVar

import msgspec
import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.kernel.drawing import Drawing
from waystone.kernel.event import Event, View, only
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


class Underlined(Drawing[View]):
    """Ends with more than a line break."""

    def text(self, view: View) -> str:
        return "\n a board\n ___\n\n"


def test_a_printed_view_has_all_of_its_picture_but_the_line_breaks_at_its_end() -> None:
    class Shown(View, frozen=True):
        drawing: ClassVar[Any] = Underlined()

    assert str(Shown()) == "\n a board\n ___"
