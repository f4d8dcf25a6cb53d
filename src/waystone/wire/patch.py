"""What is different between two views of one viewpoint, so that only that need be sent.

A patch has *splices* (at this place in a text or list cut so many and put these) and *puts* (this
is the value there now), done in this order. Which of many possible patches is sent depends on the
two views alone; whoever applies it need not know how it was found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from operator import eq
from typing import Any, Final

import msgspec

from waystone.kernel.event import View
from waystone.wire.down import Patch, Path

CHUNK: Final = 8
SHORT: Final = 32
"""Texts up to here are told whole: to say where in them something changed is not shorter."""
OVERHEAD: Final = 24
"""About what one more splice costs beside what it puts."""
MOST_GROWTH: Final = 4
_encode: Final = msgspec.json.Encoder().encode
Row = Sequence[Any]


class PatchDraft:
    """A patch that is being written."""

    def __init__(self) -> None:
        self.splices: list[tuple[Path, int, int, Any]] = []
        self.puts: list[tuple[Path, Any]] = []

    def splice(self, path: Path, start: int, cut: int, put: Any) -> None:
        """At this place cut so many, and put these."""
        self.splices.append((path, start, cut, put))

    def add(self, other: PatchDraft) -> None:
        """Add another draft."""
        self.splices += other.splices
        self.puts += other.puts

    def size(self) -> int:
        """How long it is on the wire, or nearly."""
        return len(_encode(self.splices)) + len(_encode(self.puts))


def difference(old: View, new: View) -> Patch:
    """What leads from one view to the other."""
    draft = PatchDraft()
    compare(old, new, [], draft)
    return Patch(draft.splices, draft.puts)


def compare(old: Any, new: Any, path: Path, draft: PatchDraft) -> None:
    """What leads from one value to another, which is not equal."""
    kind = type(new)
    if type(old) is not kind:
        draft.puts.append((path, new))
    elif issubclass(kind, msgspec.Struct):
        compare_fields(old, new, path, draft)
    elif kind is str:
        compare_texts(old, new, path, draft)
    elif kind in (tuple, list):
        compare_rows(old, new, path, draft)
    else:
        draft.puts.append((path, new))


def compare_fields(old: Any, new: Any, path: Path, draft: PatchDraft) -> None:
    """Field by field."""
    kind = type(new)
    for field, name in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        before, after = getattr(old, field), getattr(new, field)
        if before is not after and before != after:
            compare(before, after, [*path, name], draft)


def compare_texts(old: str, new: str, path: Path, draft: PatchDraft) -> None:
    """In runs; only where every letter counts as one in every language."""
    size = len(new)
    if size > SHORT and len(old) == size and old.isascii() and new.isascii():
        runs = different(old, new)
        if sum(end - first + OVERHEAD for first, end in runs) < size:
            for first, end in runs:
                draft.splice(path, first, end - first, new[first:end])
            return
    draft.puts.append((path, new))


def compare_rows(old: Row, new: Row, path: Path, draft: PatchDraft) -> None:
    """In runs, after what was added or taken away."""
    if has_grown(old, new):
        old = grow(old, new, path, draft)
    if len(old) != len(new):
        old = resize(old, new, path, draft)
    for first, end in different(old, new):
        compare_run(old, new, first, end, path, draft)


def compare_run(old: Row, new: Row, first: int, end: int, path: Path, draft: PatchDraft) -> None:
    """One by one, or all of them anew if that is shorter."""
    parts, kind = PatchDraft(), type(new[first])
    is_text = kind is str and len(new[first]) > SHORT
    if end - first == 1 or is_text or issubclass(kind, msgspec.Struct):
        for at in range(first, end):
            if old[at] != new[at]:
                compare(old[at], new[at], [*path, at], parts)
        if is_text or parts.size() <= len(_encode(new[first:end])) + OVERHEAD:
            draft.add(parts)
            return
    draft.splice(path, first, end - first, new[first:end])


def different(old: Row, new: Row) -> list[tuple[int, int]]:
    """Where two rows of one length differ: first and end of each run."""
    found: list[tuple[int, int]] = []
    left = [(0, len(new))]
    while left:
        first, end = left.pop()
        if old[first:end] == new[first:end]:
            continue
        if end - first > CHUNK:
            middle = (first + end) // 2
            left += (middle, end), (first, middle)
        elif found and found[-1][1] == first:
            found[-1] = found[-1][0], end
        else:
            found.append((first, end))
    return [trimmed(old, new, first, end) for first, end in found]


def trimmed(old: Row, new: Row, first: int, end: int) -> tuple[int, int]:
    """A run without what is equal at its ends."""
    while old[first] == new[first]:
        first += 1
    while old[end - 1] == new[end - 1]:
        end -= 1
    return first, end


def resize(old: Row, new: Row, path: Path, draft: PatchDraft) -> Row:
    """Add or take away in one place, so that as much as possible stays as it was."""
    more, less = max(0, len(new) - len(old)), max(0, len(old) - len(new))
    same = next((at for at, pair in enumerate(zip(old, new, strict=False)) if ne(pair)), len(old))
    places = {0, min(same, len(new)), min(len(old), len(new))}
    resized = {at: (*old[:at], *new[at : at + more], *old[at + less :]) for at in places}
    at = max(sorted(places), key=lambda each: sum(map(eq, resized[each], new)))
    draft.splice(path, at, less, new[at : at + more])
    return resized[at]


def ne(pair: tuple[Any, Any]) -> bool:
    """Whether the two are different."""
    return bool(pair[0] != pair[1])


# A sheet, such as a map as rows of letters, may grow on all its sides.


def has_grown(old: Row, new: Row) -> bool:
    """Whether these are two sheets, the second of them larger."""
    if not (old and new and type(old[0]) is type(new[0]) is str):
        return False
    if len(old) == len(new) and len(old[0]) == len(new[0]):
        return False
    return is_sheet(old) and is_sheet(new)


def is_sheet(rows: Row) -> bool:
    """Whether these are texts of one length."""
    return {*map(type, rows)} == {str} and len({*map(len, rows)}) == 1


def grow(old: Row, new: Row, path: Path, draft: PatchDraft) -> Row:
    """Add what is new at the sides of a sheet; nothing if it did not grow, or by much."""
    wider, taller = len(new[0]) - len(old[0]), len(new) - len(old)
    if not (0 <= wider <= MOST_GROWTH and 0 <= taller <= MOST_GROWTH) or not wider + taller:
        return old
    corners = product(range(wider + 1), range(taller + 1))
    left, top = max(corners, key=lambda corner: fit(old, new, *corner))
    old = widen(old, new, left, path, draft) if wider else old
    if top:
        draft.splice(path, 0, 0, new[:top])
    if taller > top:
        draft.splice(path, top + len(old), 0, new[top + len(old) :])
    return (*new[:top], *old, *new[top + len(old) :])


def fit(old: Row, new: Row, left: int, top: int) -> int:
    """How many rows are as they were, if so much was added on the left and at the top."""
    width = len(old[0])
    return sum(row == new[at][left : left + width] for at, row in enumerate(old, top))


def widen(old: Row, new: Row, left: int, path: Path, draft: PatchDraft) -> Row:
    """Add columns: to every row the same, as most rows have it."""
    each, end = [*path, None], left + len(old[0])
    (before, _), *_ = Counter(row[:left] for row in new).most_common(1)
    (after, _), *_ = Counter(row[end:] for row in new).most_common(1)
    if before:
        draft.splice(each, 0, 0, before)
    if after:
        draft.splice(each, end, 0, after)
    return [before + row + after for row in old]
