"""Actions: every decision of a game, built once, with one text each."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from re import fullmatch
from typing import Final

from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.errors import IllegalAction

NOWHERE: Final = -1
JOIN: Final = "join"
_FIRST_MOVE: Final = 2
"""Behind `join` and `leave`."""
ACTION_TEXT: Final = r"[a-z0-9][a-z0-9:+-]*( [a-z0-9:+-]+)*"


class Action:
    """One decision: `text` for people and records, `id` its place in the alphabet.

    `cell` is the cell that a click would choose, or NOWHERE. The text of a `secret` action is for
    its own seat only. A `table_action` (leave, agree to a draw) is no move: allowed beside the
    game's moves, never listed among them, so that no bot resigns by chance. An `automatic` one is
    the table's own (a clock ran out, all are there): no player may ask for it.
    """

    __slots__ = ("automatic", "cell", "id", "secret", "table_action", "text")

    def __init__(
        self,
        id: int,
        text: str,
        cell: int,
        secret: bool,
        table_action: bool,
        automatic: bool = False,
    ) -> None:
        self.id: Final = id
        self.text: Final = text
        self.cell: Final = cell
        self.secret: Final = secret
        self.table_action: Final = table_action
        self.automatic: Final = automatic

    def __repr__(self) -> str:
        return f"<{self.text}>"


_HINT_ID: Final = 1 << 20
HINT: Final = Action(_HINT_ID, "hint", NOWHERE, secret=True, table_action=True, automatic=True)
"""Somebody was helped: in no alphabet, no rule hears of it, and it changes nothing but the record.
It is a secret until the match is over, for it would betray who is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Alphabet:
    """Every action of a game in a fixed order; it begins with `join` and `leave`."""

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._by_text: dict[str, Action] = {}
        self.join: Final = self.add(JOIN, table_action=True)
        self.leave: Final = self.add("leave", table_action=True)

    def add(
        self,
        text: str,
        cell: int = NOWHERE,
        secret: bool = False,
        table_action: bool = False,
        automatic: bool = False,
    ) -> Action:
        """Build the next action; a text is plain lower-case words and stands for one action."""
        if not fullmatch(ACTION_TEXT, text) or text in self._by_text:
            raise ValueError(f"not a new action text of plain words: {text!r}")
        action = Action(len(self._actions), text, cell, secret, table_action, automatic)
        self._actions.append(action)
        self._by_text[text] = action
        return action

    def parse(self, text: str) -> Action:
        """The action of this text, or IllegalAction with the nearest texts named."""
        action = self._by_text.get(text)
        if action is None and text == HINT.text:
            return HINT
        if action is None:
            raise IllegalAction("UNKNOWN_ACTION", self._no_such(text))
        return action

    def _no_such(self, text: str) -> str:
        plain = " ".join(text[:80].lower().split())  # capitals and blanks are what people vary
        near = [plain] if plain in self._by_text else get_close_matches(plain, self._by_text, n=3)
        if not near:
            example = self._actions[min(len(self) - 1, _FIRST_MOVE)]
            return f"there is no action {text[:80]!r}; one is, for instance, {example.text!r}"
        hint = " or ".join(repr(each) for each in near)
        return f"there is no action {text[:80]!r}; did you mean {hint}?"

    def __getitem__(self, id: int) -> Action:
        return self._actions[id]

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)
