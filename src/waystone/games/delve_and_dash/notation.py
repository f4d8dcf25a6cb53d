"""Pictures of positions as text, both ways: drawn by `draw`, read by `parse`."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import (
    CODE_OF,
    MODE_NAMES,
    NO_CELL,
    NO_SEAT,
    PHASE_NAMES,
    PLAYING,
    WALL,
)
from waystone.games.delve_and_dash.drawing import (
    HOMES,
    LEVEL,
    NONE,
    PITCH,
    cells_text,
    draw,
    draw_view,
    edge_names,
    seat_text,
)
from waystone.games.delve_and_dash.imagination import close_known_walls
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.rules import allowance, is_free
from waystone.games.delve_and_dash.state import (
    DelveState,
    count_moves,
    draw_boundaries,
    learn_boundary,
    new_state,
    row_of_codes,
    row_of_numbers,
    visit,
)
from waystone.kernel.grid import EAST, SOUTH
from waystone.kernel.picture_reader import PictureError, PictureReader

__all__ = ["PictureError", "draw", "draw_view", "parse"]

_CHAMBER_SIGNS: Final = "12Dd$?*%"


def parse(params: Params, text: str) -> DelveState:
    """The position of a picture; facts that are left out are those of a fresh turn.

    Without them warriors have all lives and moves, started and have visited where they stand, and
    nothing is known. `known: all` makes every boundary known.
    """
    return _Reader(params, text).position()


class _Reader(PictureReader):
    """Reads one picture, line by line."""

    def __init__(self, params: Params, text: str) -> None:
        super().__init__(text)
        self.params: Final = params
        self.board: Final = params.board
        self.signs: dict[str, list[int]] = {sign: [] for sign in _CHAMBER_SIGNS}
        self.boundaries = [WALL] * params.board.edges

    def position(self) -> DelveState:
        self.read_labyrinth()
        self.read_facts("left: 8")
        state = self.fresh()
        self.place_signs(state)
        self.apply_facts(state)
        close_known_walls(self.board, state)
        self.refuse_unknown_facts()
        return state

    # The labyrinth

    def read_labyrinth(self) -> None:
        size = self.board.size
        if self.find_rim("labyrinth") != "o" + "-----o" * size:
            raise self.fail(f"the rim must be {size} chambers of 'o-----' wide")
        left, width = self.lines[self.at].index("o"), size * PITCH + 1
        for row in range(size):
            self.read_row(row, self.inside(left, width, "labyrinth"))
            self.read_below(row, self.inside(left, width, "labyrinth"))
        self.at += 1

    def read_row(self, row: int, line: str) -> None:
        for column in range(self.board.size):
            cell = row * self.board.size + column
            for sign in line[column * PITCH + 1 : column * PITCH + PITCH].replace(" ", ""):
                if sign not in self.signs:
                    raise self.fail(f"no chamber holds {sign!r}; known: {_CHAMBER_SIGNS}")
                self.signs[sign].append(cell)
            edge = self.board.edge[cell * 4 + EAST]
            if edge >= 0:
                self.read_boundary(edge, line[column * PITCH + PITCH])

    def read_below(self, row: int, line: str) -> None:
        for column in range(self.board.size):
            edge = self.board.edge[(row * self.board.size + column) * 4 + SOUTH]
            drawn = line[column * PITCH + 1 : column * PITCH + PITCH]
            if edge >= 0:
                sign = drawn[2]
                if drawn != LEVEL.get(sign, f"  {sign}  "):
                    raise self.fail(f"{drawn!r} is no boundary between two rows")
                self.read_boundary(edge, sign)

    def read_boundary(self, edge: int, sign: str) -> None:
        if sign not in CODE_OF:
            raise self.fail(f"no boundary is drawn {sign!r}; known: {''.join(CODE_OF)!r}")
        self.boundaries[edge] = CODE_OF[sign]

    def place_signs(self, state: DelveState) -> None:
        for seat in range(len(state.lives)):
            state.place[seat] = self.only_cell(str(seat + 1))
            state.waystones[seat] = self.only_cell(HOMES[seat])
        awake, asleep = self.only_cell("D"), self.only_cell("d")
        if NO_CELL not in (awake, asleep):
            raise self.fail("the dragon is drawn both awake and asleep")
        state.awake = awake != NO_CELL
        state.dragon = max(awake, asleep)
        state.lair = self.only_cell("?")
        if state.lair == NO_CELL and asleep != NO_CELL:
            state.lair = asleep
        state.treasure = self.only_cell("$")

    def only_cell(self, sign: str) -> int:
        cells = self.signs[sign]
        if len(cells) > 1:
            raise self.fail(f"{sign!r} is drawn {len(cells)} times")
        return cells[0] if cells else NO_CELL

    # Facts

    def fresh(self) -> DelveState:
        two = self.signs["2"] or self.signs["%"]
        mode = self.word("mode", MODE_NAMES, 1 if two else 0)
        state = new_state(self.board, 1 if mode == 0 else 2, mode, self.params.lives)
        draw_boundaries(state, row_of_codes(self.boundaries))
        state.phase = self.word("phase", PHASE_NAMES, PLAYING)
        return state

    def apply_facts(self, state: DelveState) -> None:
        seats = len(state.lives)
        state.round = self.number("round", 1)
        state.battles = self.number("battles", 0)
        state.lives = row_of_numbers(self.numbers("lives", list(state.lives)))
        count_moves(state, self.numbers("moves", state.moves))
        state.deaths = row_of_numbers(self.numbers("deaths", list(state.deaths)))
        state.starts = row_of_numbers(self.cells("starts", seats, list(state.place)))
        state.turn = self.seat("turn", 0, seats)
        state.carrier = self.seat("carrier", NO_SEAT, seats)
        state.prey = self.seat("prey", NO_SEAT, seats)
        state.winner = self.seat("winner", NO_SEAT, seats)
        state.found = self.flag("found", state.carrier != NO_SEAT)
        state.homing = self.flag("homing", False)
        state.last_known = self.cells("last known", 1, [state.lair])[0]
        state.last_seen = self.cells("last seen", 1, [self.only_cell("D")])[0]
        offers = self.take("draw offers", "").split()
        state.draw_offers = ("1" in offers) + 2 * ("2" in offers)
        state.reason = self.take("reason", "")
        self.read_marks(state)
        is_idle = is_free(state) or state.phase != PLAYING
        state.left = self.number(
            "left", 0 if is_idle else allowance(self.params, state, state.turn)
        )

    def read_marks(self, state: DelveState) -> None:
        edges = {name: edge for edge, name in enumerate(edge_names(self.board))}
        for edge in self.names("known", edges, ""):
            learn_boundary(state, edge)
        cells = {self.board.name(cell): cell for cell in range(self.board.cells)}
        for seat in range(len(state.lives)):
            here = cells_text(self.board, [state.place[seat]])
            for cell in self.names(f"visited {seat + 1}", cells, here.strip(NONE)):
                visit(state, seat, cell)

    def word(self, name: str, words: tuple[str, ...], default: int) -> int:
        text = self.take(name, words[default])
        if text not in words:
            raise self.fail(f"{name} must be one of {', '.join(words)}, not {text[:40]!r}")
        return words.index(text)

    def seat(self, name: str, default: int, seats: int) -> int:
        text = self.take(name, seat_text(default))
        if text not in ("", "1", "2")[: seats + 1]:
            raise self.fail(f"{name} must be the number of a warrior, not {text[:40]!r}")
        return int(text) - 1 if text else NO_SEAT

    def flag(self, name: str, default: bool) -> bool:
        text = self.take(name, "yes" if default else "")
        if text not in ("yes", ""):
            raise self.fail(f"{name} must be yes or nothing, not {text[:40]!r}")
        return text == "yes"

    def cells(self, name: str, count: int, default: list[int]) -> list[int]:
        known = {self.board.name(cell): cell for cell in range(self.board.cells)}
        found = self.names(name, {**known, NONE: NO_CELL}, cells_text(self.board, default))
        if len(found) != count:
            raise self.fail(f"{name} must be {count} chamber(s)")
        return found

    def names(self, name: str, known: dict[str, int], default: str) -> list[int]:
        words = self.take(name, default).split()
        if words == ["all"]:
            return list(known.values())
        for word in words:
            if word not in known:
                raise self.fail(f"{name}: there is no {word[:40]!r} on this board")
        return [known[word] for word in words]
