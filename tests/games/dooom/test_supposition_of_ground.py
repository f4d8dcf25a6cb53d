"""Dungeons joined to what was seen, drawn before and after (DM-M1, DM-76)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.dooom.scene import map_text, rulebook
from tests.games.dooom.test_imagination_of_rivals import OWN, VIEW
from waystone.games.dooom.fitting import Sheet
from waystone.games.dooom.supposition import DungeonDraft, _size, suppose
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.dice import ScriptedDice, SeededDice

Tile = tuple[int, int]
SEEN = {"w": "#", "o": ".", "@": ".", "e": "E", "p": "p", "g": "G"}
"""Signs for what was seen: walls, ways, the own start tile, exits, below somebody, gold."""


def drawn(drawing: list[str], style: str = "cave", *rolls: int) -> DungeonDraft:
    """A draft with a floor as it is drawn, and dice that are written down."""
    dice = ScriptedDice([1] * 7)  # for a floor that is thrown away
    draft = DungeonDraft(style, len(drawing[0]), len(drawing), Sheet(None), dice)
    for row, line in enumerate(drawing):
        for column, sign in enumerate(line):
            cell, letter = draft._cell(row, column), SEEN.get(sign, sign)
            if sign in SEEN:
                draft.known[cell] = ord(letter)
            if sign == "@":
                draft.start = cell
            draft.letters[cell] = ord("." if letter == "p" else letter)
    dice.left = list(rolls)
    return draft


def tiles(draft: DungeonDraft, cells: list[int]) -> set[Tile]:
    places = (divmod(cell, draft.stride) for cell in cells)
    return {(row - 3, column - 3) for row, column in places}


@pytest.mark.rule("DM-6", "DM-76")
def test_what_was_not_seen_may_be_opened_within_the_rim() -> None:
    draft = drawn(["#########", "#w##..o##", "#########", "#@#######", "#######w#", "#########"])
    may = [cell for cell in range(len(draft.letters)) if draft._may_open(cell)]
    inner = {(row, column) for row in range(1, 5) for column in range(1, 8)}
    assert tiles(draft, may) == inner - {(1, 1), (1, 6), (3, 1), (4, 7)}
    draft.open_all()
    assert draft.rows() == [
        "#########",
        "##......#",
        "#.......#",
        "#.......#",
        "#......##",
        "#" * 9,
    ]


APART = ["#########", "#@owwwoo#", "#wo#wwow#", "#ww####w#", "#########", "#########", "#########"]


@pytest.mark.rule("DM-M1", "DM-76")
def test_what_was_seen_is_joined_by_the_shortest_unseen_way() -> None:
    draft = drawn(APART)
    assert draft.join()
    assert draft.rows()[1:5] == ["#..###..#", "##..##.##", "###....##", "#########"]
    shut = ["#########", "#@owwwoo#", "#wo###ww#", *APART[3:]]
    draft = drawn(shut)
    before = draft.rows()
    assert not draft.join(), "walls that were seen stand all around"
    assert draft.rows() == before


@pytest.mark.rule("DM-M1")
def test_a_part_of_six_tiles_is_joined_and_a_crumb_of_five_is_filled() -> None:
    draft = drawn(
        ["#########", "#@#....##", "#o#..####", "#o#######", "#o#.....#", "#o#######", "#########"]
    )
    assert draft.join()
    assert draft.rows() == [
        *("#########", "#......##", "#.#..####", "#.#######", "#.#######", "#.#######", "#########")
    ]


@pytest.mark.rule("DM-M1")
def test_where_nothing_was_seen_all_is_as_it_was_carved() -> None:
    rows = [
        "#########",
        "#..####.#",
        "#########",
        "#########",
        "#########",
        "#########",
        "#########",
    ]
    draft = drawn(rows)
    assert draft.join()
    assert draft.rows() == rows


CORRIDOR = ["#########", "#@oo...##", *["#########"] * 5]


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize(
    ("roll", "after"),
    [(1, ["#....####", "#....####", "#########"]), (2, ["#...#####", "#...#####", "#########"])],
)
def test_corridors_between_rooms_do_not_end(roll: int, after: list[str]) -> None:
    """An unseen one that does is filled; one that was seen goes on to where it does not end."""
    draft = drawn(CORRIDOR, "rooms", roll)
    assert draft.join()
    assert draft.rows()[1:4] == after
    draft = drawn(CORRIDOR)
    assert draft.join()
    assert draft.rows() == [row.replace("@", ".").replace("o", ".") for row in CORRIDOR]


def test_a_corridor_that_was_seen_to_end_ends() -> None:
    draft = drawn(["#########", "#@ooww###", "#www#####", *["#########"] * 4], "rooms")
    assert draft.join()
    assert draft.rows()[1:3] == ["#...#####", "#########"]


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize(
    ("rows", "rolls", "after"),
    [
        (["#@oe####", "########"], [1], ["#....###", "########"]),
        (["#@oe####", "########"], [2], ["#...####", "###.####"]),
        (["#@oew###", "########"], [], ["#...####", "###.####"]),
        (["#@oew###", "###w####"], [], ["#...####", "########"]),
        (["#@oeo###", "########"], [], ["#....###", "########"]),
    ],
)
def test_no_exit_is_in_a_dead_end_unless_it_was_seen_there(
    rows: list[str], rolls: list[int], after: list[str]
) -> None:
    draft = drawn(["########", *rows, *["########"] * 4], "cave", *rolls)
    assert draft.join()
    assert [row.replace("E", ".") for row in draft.rows()[1:3]] == after
    assert draft.rows()[1][3] == "E"


def seated(seats: int, own: Self | None = OWN, goal: int = 1) -> DooomView:
    return replace(VIEW, status=("alive",) * seats, own=own, goal=goal)


# Exits and things


def hall(inner: list[str]) -> list[str]:
    """A hall of nine by seven tiles; what is not drawn of it is rock."""
    rows = [*inner, *["#######"] * (5 - len(inner))]
    return ["#" * 9, *(f"#{row}#" for row in rows), "#" * 9]


OPEN = [".......", ".......", "...@...", ".......", "......."]


def furnished(rows: list[str], view: DooomView, goal: int = 1, at_last: bool = False) -> list[str]:
    draft = drawn(hall(rows))
    given = DungeonDraft(draft.style, 9, 7, Sheet(None), SeededDice(rows[0] + str(goal)))
    given.letters[:] = draft.letters
    given.known.update(draft.known)
    given.start = draft.start
    return given.furnish(view, goal, at_last)


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize(
    ("seats", "goal", "counts"),
    [
        (1, 0, {"E": 1, "G": 1, "S": 1, "A": 1, "L": 1, "H": 1}),
        (2, 1, {"E": 1, "G": 3, "S": 1, "A": 1, "L": 1, "H": 2}),
        (3, 2, {"E": 1, "G": 5, "S": 2, "A": 2, "L": 2, "H": 3}),
        (4, 3, {"E": 2, "G": 7, "S": 2, "A": 2, "L": 2, "H": 4}),
    ],
)
def test_a_dungeon_has_what_the_generator_puts_there(
    seats: int, goal: int, counts: dict[str, int]
) -> None:
    rows = furnished(OPEN, seated(seats), goal)
    found = Counter("".join(rows))
    assert {letter: many for letter, many in found.items() if letter not in ".#"} == counts
    assert rows[3][4] == ".", "what was seen to be plain is plain"
    exits = [(row, line.index("E")) for row, line in enumerate(rows) if "E" in line]
    if seats == 4 and len(exits) == 2:
        (row, column), (other, beside) = exits
        assert abs(row - other) + abs(column - beside) >= 4


@pytest.mark.rule("DM-62", "DM-M1")
def test_what_the_player_took_lay_where_it_saw_nothing_any_more() -> None:
    own = replace(OWN, gold=1, hp=4, gear=("sword",))
    rows = furnished(["...@...", ".g.oo..", "......."], seated(2, own))
    seen = [rows[1][4], rows[2][4], rows[2][5]]
    assert sorted(seen) == ["G", "H", "S"]
    found = Counter("".join(rows))
    assert (found["G"], found["H"], found["S"]) == (3, 2, 1)
    assert rows[2][2] == "G"


@pytest.mark.rule("DM-M1")
def test_a_dungeon_without_room_for_all_is_refused_until_at_last() -> None:
    view = seated(2)
    enough = ["@......", ".......", "..#####"]
    assert furnished(enough, view), "eight tiles for each player"
    few = ["@......", ".......", ".######"]
    assert furnished(few, view) == []
    assert furnished(few, view, at_last=True)
    assert Counter("".join(furnished(["@oooooo", ".......", "..#####"], view)))["H"] == 2
    assert furnished(["@oooooo", "ooooooo", "......."], view) == [], "seven tiles are unseen"
    lacking = Counter("".join(furnished(["@oooooo", "ooooooo", "......."], view, at_last=True)))
    assert sum(lacking[letter] for letter in "GSALH") == 8, "what has no room there was taken"


@pytest.mark.rule("DM-M1")
def test_where_all_was_seen_nothing_is_refused() -> None:
    walled = ["w" * 7, "w@oooew", "wooooow", "wooooow", "w" * 7]
    rows = furnished(walled, seated(2))
    found = Counter("".join(rows))
    assert found["E"] == 1
    assert sum(found[letter] for letter in "GSALH") == 8
    assert furnished(["w" * 7, "w@oooew", "wooooow", "wooooo#", "w" * 7], seated(2)) == []


@pytest.mark.rule("DM-M1")
def test_what_was_seen_is_not_put_there_twice() -> None:
    draft = drawn(hall(["@gggooo", "......."]))
    lying, taken = draft._stock(seated(2), 1)
    assert (Counter(lying), taken) == (Counter("SALHH"), "")
    own = replace(OWN, hp=2, gold=2, gear=("lantern", "armour"))
    lying, taken = drawn(hall(["@oooooo"]))._stock(seated(3, own), 4)
    assert Counter(lying) == Counter("GGGGGSSALHHH")
    assert Counter(taken) == Counter("GGLA")
    lying, taken = drawn(hall(OPEN))._stock(seated(5, None), 0)
    assert (Counter(lying), taken) == (Counter("GGGGGSSSAAALLLHHHHH"), "")


@pytest.mark.rule("DM-M1")
def test_an_exit_is_drawn_from_all_places_that_are_fit_for_it() -> None:
    """Thirty guesses first, then from a list."""
    draft = drawn(hall(["..@....", "#######"]), "cave", *[1] * 30, 3)
    hidden = [draft._cell(1, column) for column in (1, 2, 4, 5, 6, 7)]
    assert draft._place_for_exit(hidden, []) == draft._cell(1, 5)
    assert isinstance(draft.dice, ScriptedDice)
    assert draft.dice.left == []
    draft.dice.left = [1, 6, 2]
    assert draft._place_for_exit(hidden, []) == draft._cell(1, 2)
    assert draft._place_for_exit([], []) == 0
    draft.dice.left = [1] * 30
    assert draft._place_for_exit([hidden[0], hidden[-1]], []) == 0, "dead ends both"


@pytest.mark.rule("DM-M1")
def test_two_exits_are_a_quarter_of_both_sides_apart() -> None:
    draft = drawn(hall(OPEN))
    for row in range(1, 6):
        for column in range(1, 8):
            apart = abs(row - 2) + abs(column - 2)
            found = draft._are_apart(draft._cell(row, column), draft._cell(2, 2))
            assert found == (apart >= 4), (row, column)


@pytest.mark.rule("DM-M1")
def test_exits_that_were_seen_count() -> None:
    one = drawn(hall(["@oe....", *OPEN[1:]]), "cave", 31)
    hidden = [cell for cell in range(len(one.letters)) if one._may_open(cell)]
    assert one._add_exits(hidden, 1)
    assert one.rows().count("E") == 0
    assert Counter("".join(one.rows()))["E"] == 1
    assert one._add_exits(hidden, 2)
    assert Counter("".join(one.rows()))["E"] == 2
    assert len(hidden) == 30
    none = drawn(hall(["@oe"]), "cave")
    assert not none._add_exits([], 2)


# How large it is


def exits(rows: list[str]) -> Sheet:
    return Sheet(Self(3, 6, 0, (), 0, 0, (), 0, 0, tuple(rows)))


@pytest.mark.rule("DM-M1", "H-2")
@pytest.mark.parametrize(
    ("seen", "size"),
    [
        (["E....", ".....", ".....", ".....", "....."], (31, 21)),
        (["E...E", ".....", ".....", ".....", "....."], (9, 7)),
        (["E..E.", ".....", ".....", ".....", "....."], (7, 7)),
        ([".....", "E....", ".....", ".....", "....E"], (16, 12)),
        (["E....", ".....", ".....", ".....", "E...E"], (31, 21)),
        (["E" + "." * 9 + "E" + "." * 9, *["." * 20] * 4], (27, 13)),
        (["E...E" + "." * 24, *["." * 29] * 18], (31, 21)),
    ],
)
def test_a_dungeon_is_as_small_as_two_exits_say(seen: list[str], size: tuple[int, int]) -> None:
    assert _size(exits(seen), 0) == size


@pytest.mark.rule("DM-76")
def test_what_can_not_be_joined_is_supposed_all_the_same() -> None:
    """At last all is opened that nobody saw, and what was seen stays as it was seen."""
    text = map_text(["G.E"])
    params = rulebook(map="custom", map_text=text).params
    memory = ("#####", "..#.#", "#####")
    view = seated(2, Self(3, 6, 0, (), 0, 0, (), -1, 0, memory))
    sheet = Sheet(view.own)
    for seed in range(3):
        dungeon, start = suppose(params, view, sheet, SeededDice(seed))
        for cell, letter in sheet.on(start, dungeon.stride).items():
            assert (dungeon.ground[cell] == ord("#")) == (letter == ord("#"))
        seen = sheet.on(start, dungeon.stride)
        for row in range(1, dungeon.height - 1):
            for column in range(1, dungeon.width - 1):
                cell = dungeon.cell(row, column)
                assert cell in seen or dungeon.ground[cell] != ord("#")
