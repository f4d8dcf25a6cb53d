"""Where hidden things can be, chamber by chamber, against the rules in plain words."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from tests.games.delve_and_dash.scene import game
from tests.games.delve_and_dash.test_imagination import steps
from tests.laws.likeness import stopped
from waystone.games.delve_and_dash.flight import fly
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.delve_and_dash.imagination import (
    _draw_dragon,
    _guess,
    _guess_treasure,
    _known_part,
    _unseen_cell,
    imagine_in,
    is_unheard,
    waystone_candidates,
)
from waystone.games.delve_and_dash.placement import (
    lair_candidates,
    start_candidates,
    treasure_candidates,
)
from waystone.games.delve_and_dash.state import close_way
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.dice import ScriptedDice, SeededDice

SIZE = 8
CELLS = range(SIZE * SIZE)


def seen(rules: DelveAndDash, seats: int, seed: int, many: int, eyes: int = 0) -> DelveView:
    """What a seat knows after so many steps of a random match."""
    table = stopped(rules, seats, seed, many)
    assert table is not None
    return rules.view(table.state, eyes)


@pytest.mark.rule("DD-23", "DD-33")
def test_a_waystone_is_two_to_four_steps_from_where_its_warrior_started() -> None:
    """Not where anybody started or the dragon is seen, nor below who carries the treasure home."""
    rules = game(lives="9")
    for seed, lair, dragon, carries in product(range(3), (None, 0, 27), (None, 20), (False, True)):
        view = replace(seen(rules, 2, seed, 12), lair=lair, dragon=dragon)
        warriors = tuple(
            replace(each, carrying=carries, cell=30 + n) for n, each in enumerate(view.warriors)
        )
        view = replace(view, warriors=warriors)
        for seat, warrior in enumerate(warriors):
            start = warrior.start
            assert start is not None
            near = [
                cell
                for cell in CELLS
                if 2 <= steps(SIZE, cell, start) <= 4
                and cell not in (dragon, *(each.start for each in warriors))
                and not (carries and cell == warrior.cell)
            ]
            far = [cell for cell in near if lair is not None and steps(SIZE, cell, lair) >= 4]
            assert sorted(waystone_candidates(rules.params, view, seat)) == (far or near)


@pytest.mark.rule("DD-23")
@pytest.mark.parametrize(("seats", "settings"), [(1, {}), (2, {"start": "classic"})])
def test_who_starts_at_home_has_told_where_it_is(seats: int, settings: dict[str, str]) -> None:
    rules = game(**settings)
    view = seen(rules, seats, 1, 5)
    for seat, warrior in enumerate(view.warriors):
        assert waystone_candidates(rules.params, view, seat) == [warrior.start]


@pytest.mark.rule("DD-53")
@pytest.mark.parametrize("ears", ["0", "3", "5"])
def test_a_sleeping_dragon_has_heard_nobody_but_who_started_there(ears: str) -> None:
    rules = game(wake_distance=ears, lives="9")
    for seed in range(3):
        view = seen(game(lives="9"), 2, seed, 30)
        starts = [each.start for each in view.warriors]
        walked = [cell for cell in CELLS if view.visited[cell] != "0" and cell not in starts]
        assert walked
        for cell in CELLS:
            quiet = all(steps(SIZE, cell, each) > int(ears) for each in walked)
            assert is_unheard(rules.params, view, cell) == quiet


# The treasure


@pytest.mark.rule("DD-22", "DD-42")
def test_the_treasure_is_where_nobody_has_been_or_was_overlooked() -> None:
    """Three and a half in a hundred as likely, once somebody was attacked."""
    params, fine = game().params, 1 << 30
    view = replace(seen(game(lives="9"), 2, 1, 10), found=False)
    homes, lair = [0, 63], 27
    pool = treasure_candidates(params, homes, lair)
    for been, deaths in product((0, 3, len(pool) - 1), (0, 1)):
        visited = "".join("1" if cell in pool[:been] else "0" for cell in CELLS)
        warriors = tuple(replace(each, deaths=deaths) for each in view.warriors)
        given = replace(view, visited=visited, warriors=warriors)
        total = been * 0.035 * deaths + len(pool) - been
        cell, share = _guess_treasure(params, given, homes, lair, ScriptedDice([fine]))
        assert cell == pool[-1]
        assert share == pytest.approx(total / len(pool))
        first = _guess_treasure(params, given, homes, lair, ScriptedDice([1]))[0]
        assert first == (pool[0] if deaths else pool[been])
    for treasure, place in ((None, -1), (40, 40)):
        given = replace(view, found=True, treasure=treasure)
        assert _guess_treasure(params, given, homes, lair, ScriptedDice()) == (place, 1.0)


def test_where_the_treasure_can_be_nowhere_it_is_where_nobody_has_been() -> None:
    """A view that contradicts itself is no reason to fail; such a guess is worth nothing."""
    params = game().params
    view = replace(seen(game(lives="9"), 2, 1, 3), found=False)
    assert not any(each.deaths for each in view.warriors)
    homes, lair = [0, 63], 27
    pool = treasure_candidates(params, homes, lair)
    for free in ([5, 60], []):
        visited = "".join("0" if cell in free else "1" for cell in CELLS)
        given = replace(view, visited=visited)
        found = _guess_treasure(params, given, homes, lair, ScriptedDice([2]))
        assert found == ((free or pool)[1], 0.0)


@pytest.mark.rule("DD-21", "DD-22", "DD-23")
def test_a_guess_is_as_likely_as_the_rules_draw_what_is_seen() -> None:
    """The share of quiet lairs, of the real starts, and of places for the treasure."""
    rules = game(lives="9")
    params, likely = rules.params, 0
    for seed in range(12):
        view = replace(seen(rules, 2, seed, 8), lair=None, awake=False, found=False)
        state = _known_part(params, view)
        homes = [waystone_candidates(params, view, seat)[seed % 5] for seat in (0, 1)]
        quiet = {cell for cell in CELLS if is_unheard(params, view, cell)}
        guess = _guess(params, state, view, homes, quiet, SeededDice(seed))
        lairs = lair_candidates(params, homes)
        odds = sum(cell in quiet for cell in lairs) / len(lairs)
        for seat, warrior in enumerate(view.warriors):
            pool = start_candidates(params, homes, seat, guess.lair)
            odds *= (warrior.start in pool) / len(pool)
        pool = treasure_candidates(params, homes, guess.lair)
        odds *= sum(view.visited[cell] == "0" for cell in pool) / len(pool)
        assert guess.odds == pytest.approx(odds)
        assert guess.lair in lairs
        assert guess.waystones == homes
        likely += guess.odds > 0
        known = _guess(params, state, replace(view, lair=homes[0]), homes, quiet, SeededDice(seed))
        assert (known.lair, known.odds) == (homes[0], 0.0), "no dragon sleeps so near a waystone"
        unheard = _guess(params, state, view, homes, set(), SeededDice(seed))
        assert unheard.lair in lairs
        assert unheard.odds == 0
    assert likely > 3


def test_where_no_guess_fits_the_last_one_will_do() -> None:
    rules = game(lives="9")
    view = seen(rules, 2, 2, 20)
    start = view.warriors[0].start
    shut = replace(view, lair=start, awake=True, dragon=start)
    state = rules.imagine(shut, SeededDice(1))
    assert state.lair == state.dragon == start
    assert state.waystones[0] == view.waystone


# The dragon


def alone(place: int | None, last: int) -> DelveView:
    """A lone warrior here, or dead, who has lost sight of the dragon."""
    view = seen(game(lives="9"), 1, 1, 4)
    warrior = replace(view.warriors[0], cell=place, start=0)
    return replace(view, warriors=(warrior,), awake=True, dragon=None, last_seen=last)


@pytest.mark.rule("DD-31", "DD-60")
def test_an_unseen_dragon_is_near_where_it_was_seen_or_has_flown_on_out_of_sight() -> None:
    """Another flight in one of five, and none that would have been seen."""
    params = game().params
    for place, last in ((0, 63), (0, 2), (27, 28), (63, 0), (7, 56)):
        view = alone(place, last)
        state = _known_part(params, view)
        state.waystones[0] = 0
        hidden = [c for c in CELLS if c != 0 and steps(SIZE, c, place) > 5]

        def flights(cell: int, last: int = last) -> int:
            return max(abs(cell // 8 - last // 8), abs(cell % 8 - last % 8))

        nearest = min(map(flights, hidden))
        pool = [cell for cell in hidden if flights(cell) == nearest]
        for number, begun in enumerate(pool, 1):
            first = [number] if len(pool) > 1 else []
            assert _unseen_cell(params, state, view, ScriptedDice([*first, 2])) == begun
            assert _unseen_cell(params, state, view, ScriptedDice([*first, 5])) == begun
            ahead = fly(params.board, begun, place, [0])
            if ahead != begun and steps(SIZE, ahead, place) > 5:
                dice = ScriptedDice([*first, 1, 2])
                assert _unseen_cell(params, state, view, dice) == ahead
            else:
                dice = ScriptedDice([*first, 1])
                assert _unseen_cell(params, state, view, dice) == begun
            assert dice.left == []


def test_a_dragon_whom_nobody_alive_looks_at_stays_where_it_was_seen() -> None:
    params, view = game().params, alone(None, 20)
    state = _known_part(params, view)
    state.waystones[0] = 0
    assert _unseen_cell(params, state, view, ScriptedDice()) == 20
    state.waystones[0] = 20
    assert _unseen_cell(params, state, view, ScriptedDice([1])) == 11, "but on no waystone"


@pytest.mark.rule("DD-31")
def test_the_dragon_sleeps_in_its_lair_or_is_where_it_is_seen() -> None:
    params, view = game().params, alone(0, 63)
    for awake, dragon, place in ((False, None, 44), (True, 50, 50)):
        given = replace(view, awake=awake, dragon=dragon)
        state = _known_part(params, given)
        state.lair = 44
        _draw_dragon(params, state, given, ScriptedDice())
        assert (state.dragon, state.last_known) == (place, 44)


# The same labyrinth once more


@pytest.mark.rule("DD-15")
def test_places_are_drawn_anew_in_the_same_labyrinth() -> None:
    """Early, while the lair is anywhere; the position that was given stays as it is."""
    rules = game(level="2", lives="9")
    view = seen(rules, 2, 3, 6)
    first = rules.imagine(view, SeededDice(1))
    before, places = first.key(), set()
    for seed in range(20):
        state = imagine_in(rules.params, view, first, SeededDice(seed))
        assert (state.kinds, state.locked) == (first.kinds, first.locked)
        assert rules.view(state, 0) == view
        places.add((state.lair, state.treasure, state.waystones[1]))
    assert first.key() == before
    assert len(places) > 15


@pytest.mark.rule("DD-17")
def test_while_waystones_are_chosen_nothing_else_is_drawn() -> None:
    rules = game()
    view = rules.view(rules.setup(2, SeededDice(1)), 0)
    first = rules.imagine(view, SeededDice(1))
    again = imagine_in(rules.params, view, first, ScriptedDice())
    assert again is not first
    assert again.key() == first.key()


@pytest.mark.rule("DD-37")
def test_known_walls_are_closed_from_both_sides() -> None:
    """As in the position itself, the first boundary and the last not left out."""
    rules = game(lives="9")
    for seed in range(6):
        table = stopped(rules, 2, seed, 40)
        assert table is not None
        real = table.state
        dream = rules.imagine(rules.view(real, 0), SeededDice(seed))
        assert bytes(dream.chambers) == bytes(real.chambers)
    view = replace(seen(rules, 2, 1, 3), boundaries="#" + "?" * 110 + "#")
    dream = rules.imagine(view, SeededDice(1))
    for cell, way, near, back in ((0, 1, 1, 3), (55, 2, 63, 0)):
        for place, side in ((cell, way), (near, back)):
            closed = dream.copy()
            close_way(closed, place, side)
            assert bytes(closed.chambers) == bytes(dream.chambers), "it was closed already"


@pytest.mark.rule("DD-21", "DD-22", "DD-67")
def test_a_lair_is_the_likelier_the_more_chambers_near_it_are_unvisited() -> None:
    """The treasure lies in none that somebody has been in, so few lairs are left around those."""
    rules = game(size="6", wake_distance="0", treasure_reach="1", treasure_gap="1", lair_gap="1")
    params, home = rules.params, 0
    view = seen(rules, 1, 5, 1)
    warrior = replace(view.warriors[0], start=home, cell=home)
    visited = "".join(str(int(cell % 6 < 3)) for cell in range(36))
    view = replace(
        view, waystone=home, warriors=(warrior,), visited=visited, awake=False, found=False
    )
    hopes = {}
    for lair in lair_candidates(params, [home]):
        pool = treasure_candidates(params, [home], lair)
        if visited[lair] == "0":
            hopes[lair] = sum(visited[cell] == "0" for cell in pool) / len(pool)
    labyrinth, dice = rules.imagine(view, SeededDice(1)), SeededDice(2)
    drawn = [imagine_in(params, view, labyrinth, dice).lair for _ in range(2000)]
    assert set(drawn) == set(hopes)
    edge = [lair for lair, hope in hopes.items() if hope < 1]
    expected = 2000 * sum(hopes[lair] for lair in edge) / sum(hopes.values())
    assert abs(sum(lair in edge for lair in drawn) - expected) < 50
