"""What a file of a game's folder `lessons` holds: a lesson or a problem.

docs/how-to/write-a-lesson.md explains every field with examples.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec


class TomlTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of the file; a field that nobody knows is an error."""


class Shown(TomlTable, frozen=True, kw_only=True):
    """What is lit, and what the coach points at: `cell 41`, `do next turn`, or a part of the page.

    Without `point` the coach points at what does the wanted action. `marks` writes short texts
    over things, by text.
    """

    light: list[str] = []
    point: str = ""
    marks: dict[str, list[str]] = {}


NOTHING_SHOWN: Final = Shown()


class LessonStep(Shown, frozen=True, kw_only=True):
    """One idea, called `name` in the message catalogues, and the actions `want` that it asks for.

    Each entry of `want` is one action; alternatives stand with ` | ` between them, and `move *` is
    every action that begins so. A step that wants nothing is only read. `then` is what the other
    seats do afterwards.
    """

    name: str
    want: list[str] = []
    then: list[str] = []


class Condition(TomlTable, frozen=True, kw_only=True):
    """An event that the learner is told, with these values, or an action of the learner.

    `why` names the sentence that explains it.
    """

    why: str
    event: str = ""
    having: dict[str, Any] = {}
    did: str = ""


class Attempt(TomlTable, frozen=True, kw_only=True):
    """Actions that fail a problem, and the sentence that explains it: for the tests."""

    actions: list[str]
    why: str


class LessonScene(TomlTable, frozen=True, kw_only=True, tag_field="kind"):
    """A table at the position where the learner comes in, at `seat`.

    `prologue` leads there from the seed. A line of it, and of `then`, is an action of the first
    seat that is asked, or of the seat that stands before it: `1: pass`.
    """

    order: int
    """Where it stands in the list of the game, lessons and problems apart."""
    seed: str
    seats: int = 1
    seat: int = 0
    settings: dict[str, str] = {}
    prologue: list[str] = []


class Lesson(LessonScene, frozen=True, kw_only=True, tag="lesson"):
    """Steps to follow; the last one says that all is learnt."""

    steps: list[LessonStep]


class Problem(LessonScene, frozen=True, kw_only=True, tag="problem"):
    """A task: whatever the rules allow may be tried, within `most` actions.

    The first condition that comes true decides. `others` is how the other seats act: the first of
    these actions that they can do, else the first of all. `solution` and `wrong` are for the tests.
    """

    shown: Shown = NOTHING_SHOWN
    solved: list[Condition]
    failed: list[Condition] = []
    most: int
    others: list[str] = []
    solution: list[str]
    wrong: list[Attempt]
