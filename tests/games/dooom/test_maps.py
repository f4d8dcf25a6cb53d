"""Map files: what loads, what is refused where, and what comes back."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.dooom.scene import map_text, rulebook
from waystone.games.dooom import maps
from waystone.games.dooom.cartography import Maps
from waystone.games.dooom.generator import generate
from waystone.games.dooom.maps import MapError
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSetting

GOOD = "name Test map\nwin 1\n#####\n#.GE#\n#####\n"


@pytest.mark.rule("DM-8")
@pytest.mark.parametrize(
    "data",
    [
        GOOD.encode(),
        GOOD.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + GOOD.encode(),
        GOOD.rstrip("\n").encode(),
        GOOD.encode() + b"\n\n  \n\r\n",
        GOOD.replace("name ", "name    ").replace("win ", "win   ").encode(),
    ],
    ids=["plain", "crlf", "bom", "no-final-newline", "blank-lines-after", "more-spaces"],
)
def test_a_map_file_loads(data: bytes) -> None:
    dungeon = maps.read_bytes(data)
    assert (dungeon.name, dungeon.goal) == ("Test map", 1)
    assert dungeon.rows() == ["#####", "#.GE#", "#####"]


REFUSED = [
    ("MAP_TOO_BIG", 1, 0, b"#" * (maps.MOST_BYTES + 1)),
    ("MAP_TOO_BIG", 3, 0, b"name n\nwin 0\n" + b"\n".join([b"." * 1001] * 1000)),
    ("MAP_NOT_TEXT", 3, 0, b"name n\nwin 0\nE\xff\n"),
    ("MAP_NOT_TEXT", 4, 0, b"name n\nwin 0\nE.\nE\0\n"),
    ("MAP_EMPTY", 1, 0, b""),
    ("MAP_EMPTY", 1, 0, b"\n\n\n\n"),
    ("MAP_EMPTY", 1, 0, b"name n"),
    ("MAP_EMPTY", 2, 0, b"name n\nwin 0\n"),
    ("MAP_NO_NAME", 1, 1, b"Name n\nwin 0\nE"),
    ("MAP_NO_NAME", 1, 1, b"name\nwin 0\nE"),
    ("MAP_NO_NAME", 1, 1, b"name   \nwin 0\nE"),
    ("MAP_NO_NAME", 1, 1, b"win 0\nname n\nE"),
    ("MAP_NO_NAME", 1, 1, b"\nname n\nwin 0\nE"),
    ("MAP_NO_WIN", 2, 1, b"name n\nWIN 0\nE"),
    ("MAP_NO_WIN", 2, 1, b"name n\nwin\nE"),
    ("MAP_NO_WIN", 2, 1, b"name n\nE\nE"),
    ("MAP_BAD_WIN", 2, 5, b"name n\nwin one\nE"),
    ("MAP_BAD_WIN", 2, 5, b"name n\nwin -1\nE"),
    ("MAP_BAD_WIN", 2, 5, b"name n\nwin 1.5\nE"),
    ("MAP_BAD_WIN", 2, 5, b"name n\nwin \nE"),
    ("MAP_BAD_WIN", 2, 5, b"name n\nwin \xd9\xa1\nE"),
    ("MAP_RAGGED", 4, 3, b"name n\nwin 0\nE.\nE.."),
    ("MAP_RAGGED", 4, 2, b"name n\nwin 0\nE.\nE"),
    ("MAP_RAGGED", 4, 1, b"name n\nwin 0\nE.\n\nE."),
    ("MAP_RAGGED", 3, 1, b"name n\nwin 0\n\nE."),
    ("MAP_BAD_CHAR", 3, 2, b"name n\nwin 0\nEe"),
    ("MAP_BAD_CHAR", 4, 1, b"name n\nwin 0\nE.\n\t."),
    ("MAP_BAD_CHAR", 3, 3, b"name n\nwin 0\nE. ."),
    *(("MAP_BAD_CHAR", 3, 2, b"name n\nwin 0\nE" + sign) for sign in (b"P", b"X", b"B", b" .")),
    ("MAP_NO_EXIT", 3, 0, b"name n\nwin 0\n..G"),
    ("MAP_LOW_GOLD", 2, 5, b"name n\nwin 2\nE.G"),
]


@pytest.mark.rule("DM-12", "DM-9", "DM-11", "DM-10")
@pytest.mark.parametrize(("code", "line", "column", "data"), REFUSED)
def test_a_flaw_is_named_with_its_place(code: str, line: int, column: int, data: bytes) -> None:
    with pytest.raises(MapError) as refused:
        maps.read_bytes(data)
    error = refused.value
    assert (error.code, error.line, error.column) == (code, line, column)
    assert f"line {line}" in error.message
    assert (f"column {column}" in error.message) == bool(column)


@pytest.mark.rule("DM-12")
@pytest.mark.parametrize(
    ("data", "most"), [(b"#" * 2_097_152, "#"), (b"name n\nwin 0\n" + b"." * 1_000_000, ".")]
)
def test_a_map_may_have_2_mib_and_a_million_tiles_and_no_more(data: bytes, most: str) -> None:
    for more, too_big in ((b"", False), (most.encode(), True)):
        with pytest.raises(MapError) as refused:
            maps.read_bytes(data + more)
        assert (refused.value.code == "MAP_TOO_BIG") is too_big


@pytest.mark.rule("DM-12")
@pytest.mark.parametrize(
    ("line", "found", "code"),
    [
        ("n" * 60, "n" * 40, "MAP_NO_NAME"),
        ("name n\n" + "w" * 60, "w" * 40, "MAP_NO_WIN"),
        ("name n\nwin " + "x" * 60, "x" * 40, "MAP_BAD_WIN"),
    ],
)
def test_of_a_long_line_forty_letters_are_told(line: str, found: str, code: str) -> None:
    with pytest.raises(MapError, match=f"found '{found}'$") as refused:
        maps.read(f"{line}\nwin 0\nE\nE\n")
    assert refused.value.code == code


@pytest.mark.rule("DM-12")
def test_the_first_failing_check_is_told() -> None:
    """All flaws at once, mended one by one in the order of the table."""
    flaws = [
        ("MAP_NOT_TEXT", "Name\nwon\n.\0?\n..\n"),
        ("MAP_NO_NAME", "Name\nwon\n.?\n...\n"),
        ("MAP_NO_WIN", "name n\nwon\n.?\n...\n"),
        ("MAP_BAD_WIN", "name n\nwin x\n.?\n...\n"),
        ("MAP_RAGGED", "name n\nwin 1\n.?\n...\n"),
        ("MAP_BAD_CHAR", "name n\nwin 1\n.?\n..\n"),
        ("MAP_NO_EXIT", "name n\nwin 1\n..\n..\n"),
        ("MAP_LOW_GOLD", "name n\nwin 1\n.E\n..\n"),
    ]
    for code, text in flaws:
        with pytest.raises(MapError) as refused:
            maps.read(text)
        assert refused.value.code == code
    assert maps.read("name n\nwin 1\nGE\n..\n").goal == 1


@pytest.mark.rule("DM-5", "DM-12")
def test_both_numbers_are_named_where_gold_is_short() -> None:
    assert maps.read(map_text(["GGE"], 2)).goal == 2
    with pytest.raises(MapError, match="goal is 3, but the map has only 2"):
        maps.read(map_text(["GGE"], 3))


@pytest.mark.rule("DM-12")
def test_a_match_on_a_bad_map_is_never_opened() -> None:
    with pytest.raises(BadSetting, match="line 3, column 2") as refused:
        rulebook(map="custom", map_text="name n\nwin 0\nEx\n")
    assert refused.value.code == "MAP_BAD_CHAR"
    with pytest.raises(BadSetting, match="map_text"):
        rulebook(map="custom")


@pytest.mark.rule("DM-13")
@pytest.mark.parametrize(
    ("rows", "win", "seats", "codes"),
    [
        (["E.G"], 1, 3, []),
        (["E.G"], 1, 4, ["MAP_CROWDED"]),
        (["EG#."], 1, 1, ["MAP_SPLIT"]),
        (["E#G"], 1, 1, ["MAP_SPLIT", "MAP_NO_WINNING_REGION"]),
        (["EG#GE"], 2, 1, ["MAP_SPLIT", "MAP_NO_WINNING_REGION"]),
        (["E#", "#G"], 1, 3, ["MAP_SPLIT", "MAP_NO_WINNING_REGION", "MAP_CROWDED"]),
    ],
)
def test_odd_maps_load_with_a_warning(
    rows: list[str], win: int, seats: int, codes: list[str]
) -> None:
    found = maps.warnings(maps.read(map_text(rows, win)), seats)
    assert [warning.code for warning in found] == codes
    assert all(warning.message for warning in found)


@pytest.mark.rule("DM-13")
@pytest.mark.parametrize(
    ("rows", "place"), [(["EG#."], (3, 4)), ([".#EG"], (3, 1)), (["EG..", "####", "##.."], (5, 3))]
)
def test_a_part_that_is_cut_off_is_named_by_its_place(
    rows: list[str], place: tuple[int, int]
) -> None:
    (split,) = maps.warnings(maps.read(map_text(rows, 1)), 1)
    assert (split.line, split.column) == place


@pytest.mark.rule("DM-M1")
def test_what_can_be_ordered_for_a_map_and_what_comes_of_it() -> None:
    offered = {each.name: (each.default, each.low, each.high) for each in Maps.orders}
    assert offered == {
        "style": ("rooms", 0, 0),
        "width": (31, 7, 200),
        "height": (21, 7, 200),
        "goal": (3, 0, 99),
        "more_gold": (0, 0, 999),
    }
    usual = maps.read(Maps().make({}, 2, "7"))
    assert (usual.width, usual.height, usual.goal) == (31, 21, 3)
    chosen = {"style": "maze", "width": "15", "height": "9", "goal": "2", "more_gold": "4"}
    made = maps.read(Maps().make(chosen, 3, "7"))
    assert (made.width, made.height, made.goal) == (15, 9, 2)
    assert "".join(made.rows()).count("G") == 2 + 3 + 4


@pytest.mark.rule("DM-12", "DM-13")
def test_a_file_that_somebody_sends_is_judged_at_its_place() -> None:
    error = Maps().error(b"name n\nwin 0\nEx\n")
    assert error is not None
    assert (error.code, error.line, error.column) == ("MAP_BAD_CHAR", 3, 2)
    assert error.sentence().startswith("line 3, column 2: ")
    assert Maps().error(GOOD.encode()) is None
    (warning,) = Maps().warnings(GOOD.encode(), 4)
    assert warning.code == "MAP_CROWDED"
    assert Maps().warnings(GOOD.encode(), 3) == []


@pytest.mark.rule("DM-14")
def test_every_map_of_the_house_is_an_example_that_loads() -> None:
    examples = Maps().examples()
    assert set(examples) == set(maps.BUILT_IN)
    for key, text in examples.items():
        assert maps.read(text).rows() == maps.built_in(key).rows()


BUILT_IN = {
    # key: width, height, most seats, goal, gold
    "cellar": (9, 7, 2, 1, 2),
    "duel": (15, 11, 2, 2, 4),
    "zero-sprint": (21, 13, 6, 0, 3),
    "ring-vault": (23, 15, 4, 3, 8),
    "pillar-hall": (31, 17, 6, 5, 14),
    "long-dark": (61, 31, 8, 6, 20),
}


@pytest.mark.rule("DM-13", "DM-14")
@pytest.mark.parametrize("key", maps.BUILT_IN)
def test_the_maps_of_the_house(key: str) -> None:
    dungeon = maps.built_in(key)
    gold = sum(row.count("G") for row in dungeon.rows())
    facts = (dungeon.width, dungeon.height, BUILT_IN[key][2], dungeon.goal, gold)
    assert facts == BUILT_IN[key]
    assert maps.warnings(dungeon, BUILT_IN[key][2]) == []
    again = maps.read(maps.write(dungeon))
    assert (again.name, again.goal, again.rows()) == (dungeon.name, dungeon.goal, dungeon.rows())


@pytest.mark.rule("DM-14")
def test_generated_maps_come_back_from_their_files() -> None:
    for seed in range(30):
        style = ("rooms", "maze", "cave")[seed % 3]
        dungeon = generate(style, 15 + seed, 21, 2, 3, SeededDice(seed))
        text = maps.write(dungeon)
        assert maps.write(maps.read_bytes(text.encode())) == text


def check_loading(data: bytes) -> None:
    """Anything loads or is refused in words; what loads comes back."""
    error = None
    try:
        dungeon = maps.read_bytes(data)
    except MapError as refused:
        error = refused
    if error is not None:
        assert error.code.startswith("MAP_")
        assert error.line >= 1
    else:
        again = maps.read(maps.write(dungeon))
        assert (again.name, again.goal, again.rows()) == (
            dungeon.name,
            dungeon.goal,
            dungeon.rows(),
        )


PARTS = st.lists(
    st.sampled_from(
        [
            *(b"name ", b"win ", b"1", b"-", b"\n", b"\r\n", b"#.EGHSAL", b"E", b"G", b" "),
            *(b"\0", b"\xef\xbb\xbf", b"\xff", "é".encode(), b"\t", b"x", b"\n\n"),
            *(b"name a\nwin 0\nE", "\u2028".encode(), b"\x0c", b"\x1c", b"\x85"),
        ]
    ),
    max_size=20,
).map(b"".join)


@pytest.mark.rule("DM-12", "DM-14")
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.one_of(PARTS, st.binary(max_size=200)))
def test_nothing_upsets_the_loader(data: bytes) -> None:
    check_loading(data)


@pytest.mark.slow
@settings(max_examples=20_000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.one_of(PARTS, st.binary(max_size=200)))
def test_nothing_upsets_the_loader_at_length(data: bytes) -> None:
    check_loading(data)


@pytest.mark.slow
def test_random_bytes_and_spoilt_files_do_not_upset_the_loader() -> None:
    dice = SeededDice("loader")
    good = maps.write(maps.built_in("duel")).encode()
    for _ in range(80_000):
        data = bytearray(good)
        for _ in range(dice.roll(6)):
            at = dice.index(len(data))
            data[at : at + dice.index(4)] = bytes(dice.index(256) for _ in range(dice.index(3)))
        check_loading(bytes(data))


def test_a_map_that_was_read_lately_is_the_same_dungeon_until_many_others_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is read once for all matches on it, and not kept for ever."""
    monkeypatch.setattr(maps, "_lately", {})  # whatever other tests have read
    first = maps.read_once(GOOD)
    for number in range(3):
        maps.read_once(GOOD.replace("Test", f"Test {number}"))
        assert maps.read_once(GOOD) is first
    for number in range(3, 40):
        maps.read_once(GOOD.replace("Test", f"Test {number}"))
    assert maps.read_once(GOOD) is not first
