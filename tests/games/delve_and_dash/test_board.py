"""The board (DD-7 to DD-9) and what can be chosen (DD-1 to DD-6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.acting import first_acting
from tests.games.delve_and_dash.scene import PLAIN, cell, game, scene
from waystone.catalogue import find_game
from waystone.games.delve_and_dash.board import WALL, board_of
from waystone.games.delve_and_dash.editions import EDITIONS
from waystone.games.delve_and_dash.options import SETTINGS
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.errors import BadSeats, BadSetting
from waystone.kernel.grid import OFF_BOARD, opposite
from waystone.kernel.settings import Settings
from waystone.kernel.table import Table

BOARD = board_of(8)
ROOM = Path(__file__).parents[3] / "src" / "waystone" / "games" / "delve_and_dash"


@pytest.mark.rule("DD-7")
@pytest.mark.parametrize(
    ("name", "number"), [("a1", 0), ("h1", 7), ("a8", 56), ("h8", 63), ("c5", 34)]
)
def test_columns_run_west_to_east_and_rows_north_to_south(name: str, number: int) -> None:
    assert BOARD.name(number) == name
    assert cell(name) == number
    assert BOARD.cells == 64


@pytest.mark.rule("DD-8")
def test_there_are_112_boundaries_each_the_same_from_both_sides() -> None:
    sides: dict[int, list[tuple[int, int]]] = {}
    for here in range(64):
        for way in range(4):
            edge, far = BOARD.edge[here * 4 + way], BOARD.neighbour[here * 4 + way]
            assert (edge < 0) == (far == OFF_BOARD)
            if edge >= 0:
                assert BOARD.neighbour[far * 4 + opposite(way)] == here
                sides.setdefault(edge, []).append((min(here, far), max(here, far)))
    assert sorted(sides) == list(range(112))
    assert all(len(pair) == 2 and pair[0] == pair[1] for pair in sides.values())


@pytest.mark.rule("DD-8")
def test_kinds_never_change_in_a_match() -> None:
    table = Table(game(level="2"), ["one", "two"], 11)
    kinds = table.state.kinds
    dice = SeededDice(5)
    while (seat := first_acting(table)) >= 0:
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
        assert table.state.kinds == kinds


@pytest.mark.rule("DD-9", "DD-37")
@pytest.mark.parametrize(("place", "ways"), [("a1", "nw"), ("h8", "es"), ("d1", "n"), ("a5", "w")])
def test_the_rim_is_refused_free_of_charge(place: str, ways: str) -> None:
    match = scene(f"1{place} *d5 de2")
    for way in "nesw":
        assert match.refuse(f"move {way}") == ("RIM" if way in ways else "")


@pytest.mark.rule("DD-9", "DD-90")
def test_the_rim_is_not_counted_as_a_wall() -> None:
    match = scene("1a1 *a1 dh8", walls="a1-e d4-s", known="a1-e")
    match.do("leave")
    secrets = match.game.view(match.state, 0).secrets
    assert secrets is not None
    assert secrets.explored == 50
    assert match.state.kinds.count(WALL) == 2


# Modes, levels, settings


@pytest.mark.rule("DD-3")
@pytest.mark.parametrize(
    ("mode", "seats", "played"),
    [
        ("auto", 1, "solo"),
        ("auto", 2, "duel"),
        ("solo", 1, "solo"),
        ("duel", 2, "duel"),
        ("cpu", 2, "cpu"),
    ],
)
def test_modes_and_their_seats(mode: str, seats: int, played: str) -> None:
    rulebook = game(mode=mode)
    state = rulebook.setup(seats, SeededDice(1))
    assert rulebook.view(state, 0).mode == played


@pytest.mark.rule("DD-3")
@pytest.mark.parametrize(
    ("mode", "seats", "said"),
    [
        ("solo", 2, "mode solo takes 1 seat, not 2"),
        ("duel", 1, "mode duel takes 2 seats, not 1"),
        ("cpu", 1, "mode cpu takes 2 seats, not 1"),
        ("auto", 0, "Delve & Dash takes 1 to 2 seats, not 0"),
        ("auto", 3, "Delve & Dash takes 1 to 2 seats, not 3"),
    ],
)
def test_other_numbers_of_seats_are_refused(mode: str, seats: int, said: str) -> None:
    with pytest.raises(BadSeats, match=said):
        game(mode=mode).check_seats(seats)
    with pytest.raises(BadSeats, match=said):
        game(mode=mode).setup(seats, SeededDice(1))


@pytest.mark.rule("DD-4")
def test_a_coin_decides_who_is_warrior_1_in_a_duel() -> None:
    assert PLAIN.policy.seating(2, ScriptedDice([1])) == [0, 1]
    assert PLAIN.policy.seating(2, ScriptedDice([2])) == [1, 0]
    swapped = sum(PLAIN.policy.seating(2, SeededDice(seed)) == [1, 0] for seed in range(10_000))
    assert 4_800 < swapped < 5_200


@pytest.mark.rule("DD-3", "DD-4")
def test_no_coin_is_thrown_alone_or_against_the_computer() -> None:
    assert game(mode="cpu").policy.seating(2, ScriptedDice()) == [0, 1]
    assert PLAIN.policy.seating(1, ScriptedDice()) == [0]


@pytest.mark.rule("DD-4")
def test_warrior_1_acts_first() -> None:
    table = Table(PLAIN, ["one", "two"], 3)
    table.act(1, "waystone h8")
    table.act(0, "waystone a1")
    assert first_acting(table) == 0


@pytest.mark.rule("DD-5")
def test_level_and_mode_are_settings_of_the_match() -> None:
    assert game().params.level == 1
    with pytest.raises(BadSetting, match="level must be a whole number from 1 to 2"):
        game(level="3")


DEFAULTS = {
    "size": "8",
    "wall_probability": "0.80",
    "door_share": "0.10",
    "door_locked": "0.35",
    "force_chance": "0.50",
    "lives": "3",
    "base_moves": "2",
    "life_moves": "2",
    "carrier_moves": "4",
    "cpu_random": "0.15",
    "wake_distance": "3",
    "treasure_reach": "2",
    "sight": "5",
    "lair_gap": "4",
    "treasure_gap": "3",
    "respawn_gap": "1",
    "battles": "1",
    "start": "near",
}


@pytest.mark.rule("DD-6")
def test_defaults_are_the_manuals() -> None:
    texts = PLAIN.settings.texts()
    assert {name: texts[name] for name in DEFAULTS} == DEFAULTS
    assert set(texts) == {*DEFAULTS, "mode", "level", "edition"}


@pytest.mark.rule("DD-6", "DD-92")
@pytest.mark.parametrize("name", DEFAULTS)
def test_a_match_with_another_value_is_never_ranked(name: str) -> None:
    setting = next(each for each in SETTINGS if each.name == name)
    if setting.words:
        other = next(word for word in setting.words if word != setting.default)
    else:
        other = setting.write(setting.low if setting.default != setting.low else setting.high)
    assert not Settings(SETTINGS, {name: other}).ranked


@pytest.mark.rule("DD-5", "DD-6", "DD-92")
def test_mode_level_and_edition_are_free_in_a_ranked_match() -> None:
    chosen = {"mode": "cpu", "level": "2", "edition": "computer-labyrinth"}
    assert Settings(SETTINGS, chosen).ranked


@pytest.mark.rule("DD-6")
def test_settings_reach_the_law() -> None:
    """Each number of `Params` is the setting of the same name."""
    for each in SETTINGS:
        if each.name in ("mode", "level", "edition", "size", "start"):
            continue
        value = each.high if each.default != each.high else each.low
        params = game(**{each.name: each.write(value)}).params
        assert getattr(params, each.name) == value
    assert game(size="6").params.board.size == 6
    assert game(start="near").params.start_near
    assert not game(start="classic").params.start_near


# Editions


@pytest.mark.rule("DD-1", "DD-2")
@pytest.mark.parametrize("seats", [1, 2])
def test_editions_play_the_same_match(seats: int) -> None:
    tables = [
        Table(game(edition=name, level="2"), ["x"] * seats, 21)
        for name in ("delve-and-dash", "computer-labyrinth")
    ]
    dice = SeededDice(8)
    for _ in range(200):
        seat = first_acting(tables[0])
        if seat < 0:
            break
        legal = tables[0].legal(seat)
        text = legal[dice.index(len(legal))].text
        steps = [table.act(seat, text) for table in tables]
        assert steps[0].digest == steps[1].digest
        assert steps[0].events == steps[1].events


@pytest.mark.rule("DD-1", "DD-2")
def test_editions_differ_in_their_words_and_looks() -> None:
    told = {
        name: (each.title, each.subtitle, each.name, each.credit, each.theme)
        for name, each in EDITIONS.items()
    }
    year = "a labyrinth board game of 1980."
    fire = ("DELVE & DASH", "THE DUNGEON CRAWLER", "Delve & Dash", f"Inspired by {year}", "ember")
    dragon = ("COMPUTER LABYRINTH", "THE DRAGON'S MAZE", "Computer Labyrinth")
    frost = (*dragon, f"Based on {year}", "frost")
    assert told == {"delve-and-dash": fire, "computer-labyrinth": frost}


@pytest.mark.rule("DD-1")
def test_a_match_records_its_edition() -> None:
    rulebook = game(edition="computer-labyrinth")
    table = Table(rulebook, ["one"], 1)
    assert table.record.settings == {"edition": "computer-labyrinth"}
    assert rulebook.view(table.state, 0).edition == "computer-labyrinth"


@pytest.mark.rule("DD-1", "DD-2")
def test_no_rule_looks_at_the_edition() -> None:
    """Only the edition file and the view's label may name an edition."""
    naming = {
        path.name
        for path in ROOM.glob("*.py")
        if "computer-labyrinth" in path.read_text(encoding="utf-8").lower()
        or "computer labyrinth" in path.read_text(encoding="utf-8").lower()
    }
    assert naming - {"__init__.py"} == {"editions.py"}
    for name in ("rules.py", "dragon.py", "flight.py", "generation.py", "imagination.py"):
        assert "edition" not in (ROOM / name).read_text(encoding="utf-8")


def test_the_catalogue_has_the_game() -> None:
    assert find_game("delve-and-dash").info.seats == (1, 2)


@pytest.mark.rule("DD-114")
def test_boards_go_up_to_twenty_and_are_unranked() -> None:
    assert game(size="20").params.board.cells == 400
    assert not game(size="20").settings.ranked
    for size in ("5", "21"):
        with pytest.raises(BadSetting, match="from 6 to 20"):
            game(size=size)


@pytest.mark.rule("DD-114", "DD-60")
def test_distances_of_the_largest_board_are_right_from_corner_to_corner() -> None:
    board = board_of(20)
    for one in (0, 19, 21, 210, 380, 399):
        for other in range(400):
            down = other // 20 - one // 20
            right = other % 20 - one % 20
            assert board.steps_apart[one][other] == abs(down) + abs(right)
            assert board.flights_apart[one][other] == max(abs(down), abs(right))
            assert board.crow_apart[one][other] == down**2 + right**2
            ahead = one + 20 * ((down > 0) - (down < 0)) + (right > 0) - (right < 0)
            assert board.ahead[one * board.cells + other] == ahead


@pytest.mark.rule("DD-114")
def test_the_distances_of_the_setup_do_not_grow_with_the_board() -> None:
    for seed in range(60):
        table = Table(game(size="20"), ["one", "two"], seed)
        table.act(0, "waystone b2")
        table.act(1, "waystone s19")
        state, board = table.state, board_of(20)
        homes = [board.steps_apart[home] for home in state.waystones]
        assert all(home[state.lair] >= 4 and home[state.treasure] >= 3 for home in homes)
        assert board.steps_apart[state.lair][state.treasure] <= 2
        for seat, start in enumerate(state.starts):
            assert 2 <= homes[seat][start] <= 4
            assert board.steps_apart[state.lair][start] >= 4
    assert (table.game.params.wake_distance, table.game.params.sight) == (3, 5)  # type: ignore[attr-defined]


@pytest.mark.rule("DD-20")
@pytest.mark.parametrize("size", [6, 8, 20])
def test_the_corners_are_the_four_chambers_with_two_neighbours(size: int) -> None:
    board = board_of(size)
    inner = [cell for cell in range(size * size) if int(board.rim[cell]).bit_count() == 2]
    assert list(board.corners) == inner == [0, size - 1, size * (size - 1), size * size - 1]
