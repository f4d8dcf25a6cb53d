"""Pictures of views: drawn from the view alone, well-formed, and true."""

from re import fullmatch
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace

import waystone
from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.catalogue import find_game
from waystone.kernel import drawing
from waystone.kernel.dice import SeededDice
from waystone.kernel.drawing import is_picture, written
from waystone.kernel.event import SPECTATOR
from waystone.kernel.svg import GOLD, INK, QUIET, Pen
from waystone.kernel.svg import SEATS as SEAT_COLOURS

SEATS = {"delve-and-dash": 2, "extrikate": 2, "dooom": 3, "dungeon-crawler": 2}
SVG = "{http://www.w3.org/2000/svg}"


def played(game: str, steps: int, seed: int = 5) -> waystone.Match[Any]:
    """A match of names in which somebody did anything, so many times."""
    match = waystone.new_match(game, [f"p{seat}" for seat in range(SEATS[game])], seed=seed)
    dice = SeededDice(seed, "picture")
    for _ in range(steps):
        legal = match.legal()
        if legal:
            match.act(legal[dice.index(len(legal))])
    return match


def shapes(svg: str) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    return list(root)


@pytest.mark.parametrize("game", SEATS)
def test_every_moment_of_a_match_can_be_drawn(game: str) -> None:
    for steps in (0, 3, 40, 160):
        match = played(game, steps)
        for seat in (*range(SEATS[game]), SPECTATOR):
            assert len(shapes(match.svg(seat))) > 3
            assert str(match.view(seat)).strip()
        assert shapes(match._repr_svg_())


@pytest.mark.parametrize("game", SEATS)
def test_nothing_is_drawn_beside_the_paper(game: str) -> None:
    for steps in (3, 60):
        svg = played(game, steps).svg(0)
        *_, wide, high = map(float, ElementTree.fromstring(svg).attrib["viewBox"].split())
        for each in shapes(svg):
            at = {name: float(each.get(name, 0)) for name in ("x", "y", "cx", "cy")}
            far = (at["x"] + float(each.get("width", 0)), at["y"] + float(each.get("height", 0)))
            assert min(at.values()) >= 0, ElementTree.tostring(each)
            assert max(at["cx"], far[0]) <= wide, ElementTree.tostring(each)
            assert max(at["cy"], far[1]) <= high, ElementTree.tostring(each)


@pytest.mark.parametrize("game", SEATS)
def test_what_is_hidden_is_not_drawn(game: str) -> None:
    """Any position that the seat could be in gives the same picture, to the byte."""
    match = played(game, 60)
    rules = find_game(game).open(match.settings)
    view = match.view(0)
    for draw in range(4):
        imagined = rules.imagine(view, SeededDice(draw))
        assert rules.view(imagined, 0)._repr_svg_() == match.svg(0)
        assert str(rules.view(imagined, 0)) == str(view)


def test_a_waystone_is_drawn_for_its_own_seat_only() -> None:
    """DD-17: where the other one's lies is its secret until the end."""
    match = waystone.new_match("delve-and-dash", ["one", "other"], seed=3)
    match.act("waystone a1", seat=0)
    match.act("waystone h8", seat=1)
    gems = [svg.count('d="M12 1L19.5 8') for svg in map(match.svg, (0, 1, SPECTATOR))]
    assert gems == [1, 1, 0]
    assert match.svg(0) != match.svg(1)
    match.act("leave", seat=1)
    assert match.svg().count('d="M12 1L19.5 8') == 2


def test_the_books_of_dooom_show_the_gear() -> None:
    """DM-48: a sword, an armour and a lantern are carried openly, as far as their owner goes."""
    view = played("dooom", 0).view(0)
    with_gear = replace(view, own=replace(view.own, gear=("sword", "lantern")))
    plain, armed = len(shapes(view._repr_svg_())), shapes(with_gear._repr_svg_())
    assert len(armed) == plain + 2
    assert len({ElementTree.tostring(each) for each in armed}) == plain + 2, "side by side"
    sword, lantern = (each.attrib["transform"] for each in armed[-3:-1])
    assert float(lantern[10:].split()[0]) - float(sword[10:].split()[0]) == 24
    assert sword.endswith("scale(0.75)"), "all of one size, with a quarter of it between them"
    assert lantern.endswith("scale(0.75)")


def test_every_edge_of_extrikate_is_drawn_as_what_it_is() -> None:
    """The first and the last one, too: a wall is a stroke, a door two, an open way none."""
    view = played("extrikate", 0).view(0)
    drawn = [shapes(replace(view, edges=sign * len(view.edges))._repr_svg_()) for sign in " #/"]
    opened, walls, doors = map(len, drawn)
    assert walls - opened == doors - walls == len(view.edges)
    assert len({ElementTree.tostring(each) for each in drawn[2]}) == doors, "each at its own place"


def test_delvers_who_share_a_cell_stand_side_by_side() -> None:
    """Around its middle, in the order of their seats."""
    match = waystone.new_match("extrikate", ["a", "b", "c"], seed=5)
    view = match.view(0)
    together = [replace(each, cell=view.delvers[0].start) for each in view.delvers]
    svg = replace(view, delvers=together)._repr_svg_()
    (home, *_), tokens = across(svg, radius="17"), across(svg, radius="13")
    assert [at - home for at in tokens] == [-9, 0, 9]


def across(svg: str, radius: str) -> list[float]:
    """Where the discs of this size have their middles."""
    return [float(each.attrib["cx"]) for each in shapes(svg) if each.get("r") == radius]


def test_names_can_not_become_markup() -> None:
    match = waystone.new_match("dooom", ["me"], seed=1, map="custom", map_text=MAP)
    assert "Evil<script>" in match.view(0).map
    assert "<script>" not in match.svg(0)
    shapes(match.svg(0))


MAP = "name Evil<script>\nwin 1\n#####\n#G.E#\n#####\n"


def test_a_game_without_a_drawing_is_a_grid_of_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    from waystone.catalogue import GAMES

    monkeypatch.setitem(GAMES, "tic-tac-toe", TIC_TAC_TOE)
    match = waystone.new_match("tic-tac-toe", ["x", "o"])
    match.act("mark b2")
    assert "rows:\n...\n.X.\n..." in str(match)
    signs = [each.text for each in shapes(match.svg(0)) if each.tag == f"{SVG}text"]
    assert signs[:9] == [".", ".", ".", ".", "X", ".", ".", ".", "."]
    assert str(match.view(0)).splitlines()[-3:] == ["acting: 1", "reason: ", "winner: none"]
    assert str(match.view(SPECTATOR)).startswith("seat: spectator\n")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ([2, 5], "2, 5"),
        ([[2, 5], [1], []], "2, 5; 1; none"),
        ([], "none"),
        (None, "none"),
        (["a", None], "a, none"),
        (0, "0"),
        ([{"a": 1}], '[{"a": 1}]'),
    ],
)
def test_values_of_a_plain_view_are_written_for_people(value: object, said: str) -> None:
    assert written(value) == said


@pytest.mark.parametrize(
    ("value", "is_one"),
    [
        (["ab", "cd"], True),
        (("abc", "def", "ghi"), True),
        (["ab"], False),
        (["a", "b"], False),
        (["ab", "c"], False),
        (["ab", 12], False),
        ("ab", False),
        ([], False),
    ],
)
def test_rows_of_one_length_are_a_picture(value: object, is_one: bool) -> None:
    assert is_picture(value) is is_one


def test_the_end_shows_everything() -> None:
    bots = [waystone.bot("dooom", "hunter")] * 2
    match = waystone.play_match("dooom", bots, seed=3)
    assert match.reveal() == match.view(SPECTATOR)
    assert "escaped with the gold" in match.svg()
    assert "over: " in str(match)


def test_every_seat_has_a_colour_of_its_own() -> None:
    assert len({*SEAT_COLOURS}) == len(SEAT_COLOURS) == 8
    assert all(fullmatch("#[0-9a-f]{6}", each) for each in SEAT_COLOURS)
    paper = Pen(100, 100, "#000000")
    for seat in (0, 7, 8):
        paper.token(50, 50, 20, seat)
    assert [SEAT_COLOURS[at] in paper.svg() for at in range(8)] == [True, *[False] * 6, True]


def test_a_plain_picture_to_the_letter() -> None:
    """Grids of signs below each other, in the middle; everything else as lines below them."""

    class Plain(msgspec.Struct):
        seat: int
        rows: list[str]
        told: str
        more: list[str]

    view = Plain(31, ["a.", "-_", " x"], "t" * 120, ["q" * 16, "." * 16])
    texts = ["seat: spectator", f"told: {'t' * 94}"]
    found = drawing.PLAIN.svg(view)
    pen = Pen(16 * 32 + 40, 3 * 32 + 20 + 2 * 32 + 20 + 2 * 22 + 40)
    for rows, left, top in ((view.rows, 244, 20), (view.more, 20, 136)):
        for at, sign in enumerate("".join(rows)):
            x, y = left + at % len(rows[0]) * 32, top + at // len(rows[0]) * 32
            pen.box(x + 1, y + 1, 30, 30, fill="#3b3542", round=4)
            pen.text(x + 16, y + 16, sign, 18, INK if sign in ".-_ " else GOLD)
    for at, line in enumerate(texts):
        pen.text(20, 236 + at * 22, line, 14, QUIET, "start")
    assert found == pen.svg()
    small = drawing.PLAIN.svg(Plain(0, [], "", []))
    assert ElementTree.fromstring(small).get("viewBox") == f"0 0 480 {4 * 22 + 40}"
