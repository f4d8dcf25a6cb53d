"""The Crawler's stack of everything that is under way, as an array."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

import numpy as np

from waystone.environments.layout import NONE, Array, or_none
from waystone.games.dungeon_crawler.board import ATTACK_NAMES, TACTICS, WINDOW_NAMES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.frames.questions import PURPOSE_WORDS
from waystone.games.dungeon_crawler.under_way.view import UnderWay
from waystone.games.dungeon_crawler.view import CrawlerView

MOST_UNDER_WAY: Final = 16
"""So many of the innermost are shown; in practice there are nine at most."""
KINDS: Final = get_args(UnderWay)
# What each column holds: the first of these fields that something under way has.
_SEATS: Final = ("seat", "credit")
_FIGURES: Final = ("figure", "attacker", "pusher")
_TARGETS: Final = ("target", "defender", "only", "lured_by")
_SPACES: Final = ("space", "end", "teleport", "chest", "door")
_COUNTS: Final = ("points", "halves_left", "to_come", "acted", "wounds", "entered", "next_place")
_COUNTS_TOO: Final = ("dice", "done", "extra_moves")
_MORE: Final = ("plus", "extra_attacks", "quarters")
_LESS: Final = ("ignored", "looked_at")
_BY: Final = ("turned_by", "misled_by")
_NEXT: Final = ("targets", "monsters", "figures")
_FLAGS: Final = ("odd", "is_over", "moved", "was_on_mat", "into_lava", "passed", "extra_done")
_WORDS: Final = {
    "window": tuple(WINDOW_NAMES.values()),
    "purpose": PURPOSE_WORDS,
    "tactic": TACTICS,
    "attack": ATTACK_NAMES,
}
UNDER_WAY: Final = (
    "kind",
    "seat",
    "figure",
    "target",
    "next",
    "space",
    "card",
    "word",
    "count",
    "plus",
    "less",
    "by",
    "flags",
)
Number = Callable[[int | None], int]


def stack(view: CrawlerView, own: Number, figure: Number) -> Array:
    """A row for everything that is under way, the innermost first."""
    rows = np.full((MOST_UNDER_WAY, len(UNDER_WAY)), NONE, np.int32)
    for place, each in enumerate(view.under_way[: -MOST_UNDER_WAY - 1 : -1]):
        rows[place] = _row(each, own, figure)
    return rows


def _row(each: Any, own: Number, figure: Number) -> list[int]:
    card = getattr(each, "card", None)
    return [
        KINDS.index(type(each)),
        own(_first(each, _SEATS)),
        figure(_first(each, _FIGURES)),
        figure(_first(each, _TARGETS)),
        figure(_next(each)),
        or_none(_first(each, _SPACES)),
        NONE if card is None else BOX.card_by_id[card],
        _word(each),
        or_none(_count(each)),
        or_none(_first(each, _MORE)),
        or_none(_first(each, _LESS)),
        own(_first(each, _BY)),
        sum(1 << bit for bit, name in enumerate(_FLAGS) if getattr(each, name, False)),
    ]


def _first(each: Any, names: tuple[str, ...]) -> int | None:
    """The first of these fields that is there and says something."""
    for name in names:
        found: int | None = getattr(each, name, None)
        if found is not None:
            return found
    return None


def _next(each: Any) -> int | None:
    """Whose turn comes next, of those that are dealt with one by one."""
    for name in _NEXT:
        some: tuple[int, ...] = getattr(each, name, ())
        done = getattr(each, "acted", 0)
        if done < len(some):
            return some[done]
    return None


def _count(each: Any) -> int | None:
    """How many are left or done; of dice that lie there, how many they are."""
    found: Any = _first(each, (*_COUNTS, *_COUNTS_TOO))
    return len(found) if isinstance(found, tuple) else found


def _word(each: Any) -> int:
    """Which window, purpose of a roll, tactic, or attack."""
    for name, words in _WORDS.items():
        word = getattr(each, name, None)
        if word is not None:
            return words.index(word)
    return NONE
