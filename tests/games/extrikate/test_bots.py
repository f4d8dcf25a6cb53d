"""The bots: what they do, and that they do it well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.extrikate.scene import (
    DOOR,
    MONSTERS,
    MOVE,
    PLAIN,
    WALL,
    Scene,
    game,
    leaving,
    scene,
)
from tests.games.extrikate.study import play_solo, play_table, shelf_bot
from tests.games.extrikate.two_seats import Hard, Position, sure_of
from tests.games.extrikate.two_seats import Player as Perfect
from waystone.catalogue import find_game
from waystone.games.extrikate.bots import BOTS
from waystone.games.extrikate.game import Extrikate
from waystone.kernel.bot import Bot, Budget, play_out
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.table import Table


def bot(name: str, rulebook: Extrikate = PLAIN) -> Bot[Any]:
    return find_game("extrikate").bot(name).make(rulebook, SeededDice("bot"), Budget())


def choice(name: str, table: Scene) -> str:
    seat = table.state.turn
    view = table.game.view(table.state, seat)
    return bot(name).choose(view, table.game.legal(table.state, seat)).text


def test_they_are_listed_by_strength() -> None:
    names = ["random", "novice", "easy", "medium", "apprentice", "hard"]
    assert [kind.name for kind in BOTS] == names


@pytest.mark.parametrize("name", ["random", "easy", "medium", "hard"])
@pytest.mark.parametrize(
    "settings", [{}, {"explore": "forced"}, {"exit_rolls": "3"}, {"lives": "2"}], ids=str
)
def test_every_bot_plays_every_table(name: str, settings: dict[str, str]) -> None:
    rulebook = game(**settings)
    for seats in (1, 2, 3):
        table = Table(rulebook, [name] * seats, f"{name} {seats}")
        play_out(table, [bot(name, rulebook) for _ in range(seats)])
        assert table.outcome is not None


def test_hard_can_reckon_with_nine_lives() -> None:
    rulebook = game(lives="9")
    table = Table(rulebook, ["hard"], "nine lives")
    play_out(table, [bot("hard", rulebook)])
    assert table.outcome is not None


def test_easy_leaves_with_the_first_treasure() -> None:
    for treasure, wanted in ((0, "roll"), (1, "declare exit"), (5, "declare exit")):
        assert choice("easy", scene("1g7", treasure=treasure, rolls=1)) == wanted


def test_medium_leaves_with_the_last_life() -> None:
    for lives, wanted in ((3, "roll"), (2, "roll"), (1, "declare exit")):
        assert choice("medium", scene("1g7", lives=lives, treasure=9, rolls=1)) == wanted
    assert choice("medium", scene("1g7", lives=1, rolls=1, step="between_rolls")) == "end turn"


@pytest.mark.rule("EX-44")
@pytest.mark.parametrize("name", ["easy", "medium"])
@pytest.mark.parametrize(
    ("treasure", "rival", "status", "wanted"),
    [
        ("2 3", 1, "home", "roll"),
        ("3 3", 1, "home", "declare exit"),
        ("1 9", 1, "active", "declare exit"),
        ("4 3", 3, "home", "declare exit"),
        ("1 0", 3, "dead", "declare exit"),
    ],
)
def test_nobody_goes_home_to_a_larger_haul_or_delves_on_with_a_sure_win(
    name: str, treasure: str, rival: int, status: str, wanted: str
) -> None:
    table = scene("1g7 2c3", starts="g7 c3", rolls="1 9", lives=f"{rival} 3", treasure=treasure)
    codes = {"active": 0, "home": 1, "dead": 2}
    table.state.status[1] = codes[status]
    assert choice(name, table) == wanted


def test_medium_explores_and_knows_the_way_home() -> None:
    delving = scene("1g7 .g6 .h7 .f7", step="move_or_dig")
    assert choice("medium", delving) == "move s"
    out = leaving("1g9 .g10 .g8 *g7", starts="g7", step="move_or_dig")
    assert choice("medium", out) == "move n"


@pytest.mark.parametrize(
    ("lives", "treasure", "wanted"),
    [
        (3, 9, "roll"),
        (2, 9, "roll"),
        (1, 1, "roll"),
        (1, 2, "declare exit"),
        (1, 7, "declare exit"),
    ],
)
def test_hard_stops_by_the_table(lives: int, treasure: int, wanted: str) -> None:
    table = scene("1g7", lives=lives, treasure=treasure, rolls=1)
    assert choice("hard", table) == wanted


def test_hard_leaves_sooner_from_afar() -> None:
    path = " ".join(f".g{row}" for row in range(8, 12))
    far = scene(f"1g12 {path} *g4 .g5 .g6 .g7", starts="g4", lives=2, treasure=8, rolls=9)
    near = scene("1g5 *g4", starts="g4", lives=2, treasure=8, rolls=9)
    assert (choice("hard", far), choice("hard", near)) == ("declare exit", "roll")


def test_hard_digs_on_its_start_rather_than_walk_off() -> None:
    table = scene("1g7", walls="g7-s")
    table.do("roll", *MOVE)
    assert choice("hard", table) == "dig s"
    away = scene("1g8 *g7", starts="g7", walls="g8-s")
    away.do("roll", *MOVE)
    assert choice("hard", away) == "move n"


def test_hard_keeps_its_way_home_open() -> None:
    table = scene("1g8 *g7", starts="g7")
    table.do("roll", *WALL)
    assert choice("hard", table) != "wall n"
    table = scene("1g8 *g7", starts="g7")
    table.do("roll", *DOOR)
    assert choice("hard", table) == "door n"
    table = scene("1g8 *g7", starts="g7")
    table.do("roll", 5, 6, 6, 5)
    assert choice("hard", table) == "cave in esw"


def test_hard_fights_and_pays_only_to_save_a_hoard() -> None:
    for treasure, lives, strength, wanted in ((3, 3, 3, "fight"), (12, 1, 5, "bribe")):
        table = scene("1g7", treasure=treasure, lives=lives)
        table.do("roll", *MONSTERS[strength])
        assert choice("hard", table) == wanted


def test_hard_plays_for_the_win() -> None:
    """Beat the best haul that is home: three are not enough against four, and five are."""
    facts: dict[str, object] = {"status": "active home", "phase": "delve exit", "rolls": "5 5"}
    for treasure, wanted in ((3, "roll"), (5, "declare exit")):
        for lives in (1, 3):
            table = scene("1g7 2c3", treasure=f"{treasure} 4", lives=f"{lives} 1", **facts)
            assert choice("hard", table) == wanted


def test_hard_takes_a_win_that_nobody_contests() -> None:
    table = scene("1g7 *c3", starts="g7 c3", rolls="1 9")
    assert choice("hard", table) == "declare exit"


def test_phases_are_for_display() -> None:
    player = bot("medium")
    for table, phase in (
        (scene("1g7"), "delving"),
        (leaving("1g8 *g7", starts="g7"), "heading home"),
    ):
        player.choose(PLAIN.view(table.state, 0), PLAIN.legal(table.state, 0))
        assert player.phase == phase


def mean_and_error(name: str, games: int) -> tuple[float, float]:
    tally = play_solo(shelf_bot(name), games)
    return tally.mean(), tally.error()


@pytest.mark.thorough
def test_levels_are_levels() -> None:
    """Solo, over the same 250 seeds: each level brings home clearly more than the one before."""
    means = [mean_and_error(name, 250)[0] for name in ("random", "easy", "medium", "hard")]
    assert means == sorted(means)
    assert means[0] < 0.6 < means[1] < 1.4 < means[2] < means[3]


@pytest.mark.slow
def test_hard_is_near_the_value_of_the_game() -> None:
    """Section 10 gives 2.52 for perfect stopping at the start itself."""
    mean, error = mean_and_error("hard", 10_000)
    assert abs(mean - 2.50) < 3 * error + 0.03


@pytest.mark.slow
@pytest.mark.parametrize(("names", "better"), [(["hard", "medium"], 0), (["medium", "easy"], 0)])
def test_stronger_bots_win_more(names: Sequence[str], better: int) -> None:
    tally = play_table([shelf_bot(name) for name in names], 2_000)
    assert tally.wins[better] > tally.wins[1 - better] + 200


def test_hard_is_sure_of_half_where_both_stay_at_home() -> None:
    """Whoever plays perfectly against it gets no more than against perfect play."""
    perfect, hard = sure_of(Perfect(), 2, 4), sure_of(Hard(), 2, 4)
    assert sum(perfect) == pytest.approx(1.0, abs=1e-4)
    assert hard == pytest.approx(perfect, abs=0.002)


@pytest.mark.slow
def test_hard_is_sure_of_half_with_all_lives() -> None:
    assert sure_of(Hard()) == pytest.approx((0.4987, 0.5013), abs=0.0002)


def test_who_rolls_on_gives_shares_away() -> None:
    """The proof would be worth nothing if it let every player pass."""

    class Hasty(Hard):
        def ends(self, at: Position) -> bool | None:
            return self.leaves(at)

    assert sum(sure_of(Hasty(), 2, 4)) < 0.98


def test_hard_rolls_once_while_others_delve() -> None:
    facts: dict[str, object] = {"rolls": "5 5", "step": "between_rolls"}
    assert choice("hard", scene("1g7 2c3", **facts)) == "end turn"
    home = scene("1g7 2c3", status="active home", phase="delve exit", treasure="0 3", **facts)
    assert choice("hard", home) == "roll"


@pytest.mark.parametrize(
    ("lives", "treasure", "wanted"),
    [
        ("1 1", "2 2", "declare exit"),
        ("1 2", "2 2", "roll"),
        ("1 2", "3 2", "declare exit"),
        ("1 1", "1 2", "roll"),
        ("2 1", "9 0", "roll"),
    ],
)
def test_hard_leaves_a_rival_at_home_with_its_last_life_only(
    lives: str, treasure: str, wanted: str
) -> None:
    assert choice("hard", scene("1g7 2c3", lives=lives, treasure=treasure, rolls="5 5")) == wanted


@pytest.mark.rule("EX-36")
@pytest.mark.parametrize(("coin", "wanted"), [(1, "bribe"), (2, "fight")])
def test_easy_throws_a_coin_before_a_monster(coin: int, wanted: str) -> None:
    table = scene("1g7", treasure=3, lives=3)
    table.do("roll", *MONSTERS[2])
    view, legal = table.game.view(table.state, 0), table.game.legal(table.state, 0)
    easy = find_game("extrikate").bot("easy").make(PLAIN, ScriptedDice([coin]), Budget())
    assert easy.choose(view, legal).text == wanted
