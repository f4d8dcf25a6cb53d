"""What people are told and offered in a match, the same in a window and in lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from waystone.kernel.event import Event, View
from waystone.kernel.table import Step
from waystone.terminal.chooser import Choice
from waystone.terminal.match import LocalMatch


def choices_of(match: LocalMatch, seat: int) -> list[Choice]:
    """Everything that can be done now, numbered."""
    view = match.view(seat)
    return [
        Choice(number, match.board.label(action, view), action.text, match.cell(seat, action))
        for number, action in enumerate(match.legal(seat), 1)
    ]


def sentence(match: LocalMatch, event: Event, viewpoint: int, view: View) -> list[Text]:
    """What this person is told about an event, if anything."""
    words = match.board.sentence(event, match.narrator_for(viewpoint), view)
    return [Text(words, style=match.board.tone(event))] if words else []


def sentences(
    match: LocalMatch, view: View, step: Step, viewpoint: int, heard: Sequence[Event] = ()
) -> list[Text]:
    """What this person is told about a step, except what was heard already."""
    news = (event for event in step.visible_to(viewpoint) if event not in heard)
    return [line for event in news for line in sentence(match, event, viewpoint, view)]


def whole_sentence(message: str) -> str:
    """A message with a capital letter and a full stop, unless it ends with another sign."""
    return f"{message[0].upper()}{message[1:]}{'' if message[-1] in '.!?' else '.'}"
