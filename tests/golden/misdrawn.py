"""Pictures of positions with one mistake each, and what their reader says or reads instead.

Along golden records positions are drawn; signs of the board's first and last rows and of all facts
are left out and replaced, and lines left out and doubled. Each refusal is written down
once, with how often it comes; a sum holds every answer.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Final

from tests.golden.told import HERE
from waystone.catalogue import find_game
from waystone.games.delve_and_dash import notation as delve
from waystone.games.extrikate import notation as extrikate
from waystone.kernel.picture_reader import PictureError
from waystone.kernel.record import parse
from waystone.kernel.replay import open_table, steps

FILE: Final = "misdrawn.txt"
RECORDS: Final = {
    "delve-and-dash": (("random-small-odd", 60), ("solo-level-2", 9999)),
    "extrikate": (("three-levels", 40), ("solo-hard", 9999)),
}
"""Records, and after how many steps their positions are drawn."""
ROWS: Final = 3
"""Lines of a board, from either end, in which all signs are changed."""
OTHERS: Final = "?#2"
Reader = Callable[[str], Any]


def pictures(game: str) -> Iterator[tuple[str, Reader, Callable[[Any], str]]]:
    """Drawn positions with what reads and draws them."""
    for name, many in RECORDS[game]:
        record = parse((HERE / game / f"{name}.record").read_text(encoding="utf-8"))
        rules: Any = find_game(game).open(record.settings)
        table = open_table(rules, record)
        for _ in zip(steps(table, record), range(many), strict=False):
            pass
        room: Any = delve if game == "delve-and-dash" else extrikate
        params = rules.params

        def read(text: str, room: Any = room, params: Any = params) -> Any:
            return room.parse(params, text)

        yield room.draw(table.state), read, room.draw


def edited(picture: str) -> Iterator[str]:
    """The picture with one mistake, in many ways."""
    lines = picture.split("\n")
    board = [at for at, line in enumerate(lines) if line.strip()[:1] in ("o", "|")]
    for at, line in enumerate(lines):
        others = [*lines[:at], "", *lines[at + 1 :]]
        for sign in range(len(line) if at not in board[ROWS:-ROWS] else 0):
            for new in ("", *OTHERS):
                others[at] = line[:sign] + new + line[sign + 1 :]
                yield "\n".join(others)
        yield "\n".join([*lines[:at], *lines[at + 1 :]])
        yield "\n".join([*lines[: at + 1], *lines[at:]])


def said(text: str, read: Reader, draw: Callable[[Any], str]) -> str:
    """What comes of a picture."""
    try:
        state = read(text)
    except PictureError as error:
        return f"{error.line} {error.message}"
    return f"read: {state.key().hex()} {draw(state)}"


def plain(answer: str) -> str:
    """Without the line, and without words that were found there."""
    kind, _, rest = answer.partition(": ")
    return "read" if kind == "read" else re.sub(r"'.*'|[0-9]+", "…", rest)


def lines(game: str) -> list[str]:
    """All that is said of the pictures of a game."""
    answers = [said(each, *tools) for text, *tools in pictures(game) for each in edited(text)]
    sum_ = sha256("\n".join(answers).encode()).hexdigest()[:16]
    counts = Counter(map(plain, answers))
    return [
        f"{len(answers)} pictures: {sum_}",
        *(f"{n} {each}" for each, n in sorted(counts.items())),
    ]


def text(game: str) -> str:
    """The lines of a game."""
    return "".join(f"{line}\n" for line in lines(game))


def write() -> None:
    """Renew the files."""
    for game in RECORDS:
        (HERE / game / FILE).write_text(text(game), encoding="utf-8")
