"""What the others took, lost and suffered, roll by roll in small dungeons."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.dooom.scene import rulebook
from tests.games.dooom.test_imagination_of_rivals import HURT, OWN, VIEW, WATCHED
from tests.laws.likeness import stopped
from waystone.games.dooom.board import Dungeon, amount_of, letter_of, thing
from waystone.games.dooom.rivals import Rivals
from waystone.games.dooom.state import ACTED, PHASE_NAMES, STATUS_NAMES, DooomState
from waystone.games.dooom.view import DooomView
from waystone.games.dooom.wounds import Wounds, ways_on
from waystone.kernel.dice import Dice, ScriptedDice, SeededDice

G, H, S, A, L, P, FLOOR = b"GHSALP."
ROWS = ["E..G..H", "......S", "G....AL"]
ALONE = replace(VIEW, status=("alive", "alive"), order=(0, 1))
"""Two players, in the third round: the other had two turns."""


def cell(row: int, column: int) -> int:
    return Dungeon("drawn", 1, ROWS).cell(row, column)


def rivals(
    view: DooomView = ALONE,
    letters: dict[int, int] | None = None,
    shown: dict[int, int] | None = None,
    dice: Dice | None = None,
    rows: list[str] = ROWS,
    places: dict[int, int] | None = None,
) -> Rivals:
    """The others of a position in which this is known and these stand somewhere."""
    state = DooomState(Dungeon("drawn", view.goal, rows), len(view.status))
    state.phase = PHASE_NAMES.index(view.phase)
    state.status = [STATUS_NAMES.index(name) for name in view.status]
    state.turn = view.acting[0] if view.acting else -1
    for seat, place in (places or {}).items():
        state.place[seat], state.standing[place] = place, seat
        state.hp[seat] = 3
    params = rulebook(map="cellar").params
    return Rivals(params, state, view, letters or {}, shown or {}, dice or ScriptedDice())


# Where they stand


@pytest.mark.rule("DM-76")
def test_who_is_seen_stands_there_and_the_rest_out_of_sight() -> None:
    shown = {cell(0, 1): FLOOR, cell(0, 2): P, cell(1, 1): FLOOR}
    counts = Counter[int]()
    for seed in range(60):
        found = rivals(VIEW, shown=shown, dice=SeededDice(seed))
        found._stand()
        state = found.state
        assert cell(0, 2) in (state.place[1], state.place[2])
        assert state.standing == {state.place[1]: 1, state.place[2]: 2}
        assert (state.start[1:], state.hp[1:]) == (state.place[1:], [3, 3])
        hidden = state.place[1] if state.place[2] == cell(0, 2) else state.place[2]
        assert hidden not in shown
        counts[state.standing[cell(0, 2)]] += 1
    assert min(counts[1], counts[2]) > 15, "either may be the one who is seen"


@pytest.mark.rule("DM-17", "DM-70")
@pytest.mark.parametrize(
    ("goal", "turn", "place", "found"),
    [(0, (1,), 0, True), (0, (0,), 1, False), (1, (1,), 0, False), (0, (), 0, False)],
)
def test_with_a_goal_of_nothing_nobody_stays_on_an_exit(
    goal: int, turn: tuple[int, ...], place: int, found: bool
) -> None:
    view = replace(ALONE, goal=goal, acting=turn)
    assert rivals(view)._would_have_won(cell(0, place)) == found


@pytest.mark.rule("DM-70", "DM-76")
def test_after_forty_guesses_a_place_is_drawn_from_all_that_are_left() -> None:
    rows, view = ["E...."], replace(ALONE, goal=0)
    here = Dungeon("drawn", 0, rows).cell
    shown = {here(0, 1): FLOOR, here(0, 2): FLOOR}
    dice = ScriptedDice([2] * 40 + [2])
    found = rivals(view, shown=shown, dice=dice, rows=rows)
    assert found._hidden_place() == here(0, 4)
    assert dice.left == []
    found = rivals(view, shown={here(0, at): FLOOR for at in range(1, 5)}, dice=dice, rows=rows)
    dice.left = [1] * 40
    assert found._hidden_place() == here(0, 0), "on the exit, where there is nothing else"
    dice.left = [5, 1, 4]
    found = rivals(view, shown={}, dice=dice, rows=rows, places={1: here(0, 4)})
    assert found._hidden_place() == here(0, 3), "not where somebody stands, nor on the exit"


# What is gone, and who has it


@pytest.mark.rule("DM-58", "DM-76")
def test_things_are_gone_or_doubtful_by_what_was_seen() -> None:
    letters = {cell(0, 3): FLOOR, cell(0, 6): G, cell(1, 6): S, cell(2, 0): G, cell(1, 0): G}
    shown = {cell(2, 0): G, cell(2, 5): P, cell(1, 6): S}
    found = rivals(letters=letters, shown=shown)
    missing, doubtful = found._compare()
    assert missing == [cell(0, 3), cell(0, 6)]
    assert doubtful == [cell(2, 5), cell(2, 6)], "below somebody, or out of sight"
    assert found._strange_piles() == [cell(0, 6), cell(1, 0)]


@pytest.mark.rule("DM-62")
def test_what_the_player_took_is_what_it_has() -> None:
    own = replace(OWN, gold=2, hp=5, gear=("sword", "lantern"))
    assert rivals(replace(ALONE, own=own))._mine(1) == {S: 1, L: 1, G: 3, H: 2}
    assert rivals(HURT)._mine(0) == {G: 0, H: 0}
    assert rivals(WATCHED)._mine(2) == {}


def test_what_lies_out_of_sight_is_taken_as_often_as_was_measured() -> None:
    """In less than half of the cases of what was seen there, in 400 of 1000 below somebody."""
    late = replace(ALONE, round=9)
    share = rivals(late).share
    assert share == round(1000 * (1 - (1 - 0.45 / 21) ** 8)) == 159
    at = cell(2, 5)
    for letters, places, enough in (
        ({}, {}, share),
        ({at: A}, {}, round(0.4 * share)),
        ({at: A}, {1: at}, 400),
        ({}, {1: at}, 400),
    ):
        for roll in (enough, enough + 1):
            dice = ScriptedDice([roll])
            found = rivals(late, letters, dice=dice, places=places)
            assert found._is_taken(at) == (roll == enough)
            assert dice.left == []
    assert not rivals(replace(late, acting=()), places={1: at})._is_taken(at), "nobody had a turn"
    with pytest.raises(ValueError, match="1000 sides"):
        rivals(late, dice=ScriptedDice([1001]))._is_taken(at)
    large = rivals(replace(ALONE, round=2), dice=ScriptedDice([1]), rows=["H" * 450])
    assert large.share == 1
    assert large._is_taken(large.state.dungeon.walkable[9])


@pytest.mark.rule("DM-48")
@pytest.mark.parametrize(("view", "sides", "enough"), [(ALONE, 20, 7), (VIEW, 50, 11)])
def test_the_player_drank_and_lost_a_potion_half_as_often_as_each_other_did(
    view: DooomView, sides: int, enough: int
) -> None:
    """55 beside 100 for each of the others, those who are gone too."""
    for status in (view.status, (*view.status[:-1], "dead")):
        for roll in (1, enough, enough + 1, sides):
            found = rivals(replace(view, status=status), dice=ScriptedDice([roll]))
            assert found._was_mine() == (roll <= enough)


@pytest.mark.rule("DM-3", "DM-24", "DM-68")
def test_who_can_take_what() -> None:
    found = rivals(places={1: cell(0, 0)})
    assert not found._can_take(1, G), "on an exit with a goal of one"
    assert all(found._can_take(1, letter) for letter in (H, S, A, L))
    found.state.gear[1] = 1
    assert [found._can_take(1, letter) for letter in (S, A, L)] == [False, True, True]
    found = rivals(replace(ALONE, goal=3), places={1: cell(0, 0)})
    for gold, can in ((0, True), (1, True), (2, False)):
        found.state.gold[1] = gold
        assert found._can_take(1, G) == can
    assert rivals(places={1: cell(0, 1)})._can_take(1, G)


@pytest.mark.rule("DM-58", "DM-62")
def test_what_is_given_is_had() -> None:
    found = rivals(replace(VIEW, status=("alive", "alive", "dead")))
    for seat in (1, 2):
        for letter in (G, G, H, S, A, L):
            found._give(seat, letter)
    state = found.state
    assert (state.gold, state.gear, state.hp) == ([0, 2, 0], [0, 7, 0], [0, 1, 0])
    assert found.drops == {2: 2}


def removed(found: Rivals, at: int, mine: dict[int, int], surely: bool) -> bool:
    found._remove(at, mine, surely)
    return found.state.altered.get(at) == 0


@pytest.mark.rule("DM-62")
def test_a_thing_goes_from_its_tile_into_somebody_s_hands() -> None:
    gold, sword = cell(0, 3), cell(1, 6)
    mine = {G: 1}
    found = rivals(places={1: cell(1, 1)})
    assert removed(found, gold, mine, True)
    assert (mine[G], found.state.gold) == (0, [0, 0]), "it is the player's own"
    assert removed(found, cell(2, 0), mine, True)
    assert found.state.gold == [0, 1]
    mine = {S: 1}
    assert removed(found, sword, mine, False), "another may have one, too"
    assert (mine[S], found.state.gear[1]) == (1, 1)
    found = rivals(places={1: cell(1, 1)})
    found.state.gear[1] = 1
    assert not removed(found, sword, {}, False), "nobody can carry a second one"
    assert removed(found, sword, {}, True), "but it is gone for sure"
    many = Counter[int]()
    for roll in (1, 2):
        both = replace(VIEW, status=("alive", "alive", "gone"))
        found = rivals(both, dice=ScriptedDice([roll]), places={1: cell(1, 1)})
        assert removed(found, gold, {}, False)
        many[found.state.gold[1] + 2 * found.drops.get(2, 0)] += 1
    assert many == {1: 1, 2: 1}, "who is gone may have taken it"


@pytest.mark.rule("DM-58", "DM-59", "DM-60")
def test_the_gold_of_the_fallen_lies_on_a_floor_out_of_sight() -> None:
    seen = {cell(row, column) for row in range(3) for column in range(7)}
    free = [cell(0, 1), cell(0, 3), cell(0, 6)]
    shown = dict.fromkeys(seen - {*free, cell(0, 0)}, FLOOR)
    for roll, amount in ((1, 2), (2, 3), (3, 2)):
        found = rivals(shown=shown, dice=ScriptedDice([roll]))
        found.drops[1] = 2
        found._drop()
        assert found.state.altered == {free[roll - 1]: thing(G, amount)}, "on what lies there"
    found = rivals(shown=dict.fromkeys(seen, FLOOR))
    found.drops[1] = 2
    found._drop()
    assert found.state.altered == {}, "where all is seen there is no room"


def lying(state: DooomState) -> Counter[int]:
    found = Counter[int]()
    for at in state.dungeon.things.keys() | state.altered.keys():
        what = state.thing_at(at)
        found[letter_of(what)] += amount_of(what)
    return found


@pytest.mark.rule("DM-58", "DM-62", "DM-76")
@pytest.mark.parametrize("status", [("alive", "alive"), ("alive", "dead"), ("alive", "gone")])
def test_no_gold_is_lost_whoever_has_it(status: tuple[str, ...]) -> None:
    """Gold that was seen to fall somewhere came from where it is missed, or from out of sight."""
    own = replace(OWN, gold=1)
    for letters in ({cell(0, 3): FLOOR}, {cell(1, 1): G}, {cell(0, 3): FLOOR, cell(1, 1): G}):
        for seed in range(12):
            view = replace(ALONE, status=status, own=own, round=30)
            places = {0: cell(1, 3)} | ({1: cell(0, 1)} if status[1] == "alive" else {})
            found = rivals(view, letters, dice=SeededDice(seed), places=places)
            found._take()
            state = found.state
            assert lying(state)[G] + sum(state.gold) + own.gold == 2
            assert cell(1, 1) not in letters or state.altered[cell(1, 1)] == thing(G, 1)
            assert cell(0, 3) not in letters or state.altered[cell(0, 3)] in (0, thing(G, 1))


# How they fare


@pytest.mark.rule("DM-52")
def test_blows_are_drawn_one_after_another_until_one_hit_point_is_left() -> None:
    late = replace(ALONE, round=12)
    places = {0: cell(1, 1), 1: cell(1, 3)}
    dungeon = Dungeon("drawn", 1, ROWS)
    wounds = Wounds(late, 11, len(dungeon.walkable), ways_on(dungeon), {1: 2}, 0)
    odds = [round(10_000 * each) for each in (wounds.struck(1), wounds.again(1, 1))]
    third = round(10_000 * wounds.again(1, 2))
    for hp, rolls, left in (
        (3, [odds[0] + 1], 3),
        (3, [odds[0], odds[1] + 1], 2),
        (3, [odds[0], odds[1]], 1),
        (4, [odds[0], odds[1], third + 1], 2),
        (4, [odds[0], odds[1], third], 1),
        (1, [], 1),
    ):
        dice = ScriptedDice(rolls)
        found = rivals(late, dice=dice, places=places)
        found.state.hp[1] = hp
        found._fight()
        assert (found.state.hp[1], dice.left) == (left, [])


def test_steps_are_counted_from_the_player_if_there_is_one() -> None:
    places = {0: cell(0, 1), 1: cell(2, 5)}
    assert rivals(places=places)._apart(1) == 6
    assert rivals(replace(ALONE, own=None), places=places)._apart(1) == 0


@pytest.mark.rule("DM-24", "DM-79")
@pytest.mark.parametrize(
    ("gear", "roll", "ap"),
    [
        *((0, 1, 6), (0, 1024, 6), (0, 1025, 5), (0, 1792, 5), (0, 1793, 4), (0, 2368, 4)),
        *((0, 2369, 3), (0, 2800, 3), (0, 2801, 2), (0, 3124, 2), (0, 3125, 1), (0, 3367, 1)),
        *((1, 1, 5), (1, 1025, 4), (1, 3124, 1), (7, 1024, 3), (7, 2368, 1)),
    ],
)
def test_action_points_of_another_are_drawn_by_how_often_they_were_met(
    gear: int, roll: int, ap: int
) -> None:
    found = rivals(replace(ALONE, acting=(1,)), dice=ScriptedDice([roll]))
    found.state.gear[1] = gear
    found._act()
    full = 6 - gear.bit_count()
    assert found.state.ap == ap
    assert found.state.time_outs == [0, ACTED if ap < full else 0], "it did something by then"


@pytest.mark.rule("DM-79")
def test_the_player_s_own_points_are_known_and_before_the_start_there_are_none() -> None:
    for ap, note in ((6, 0), (5, ACTED)):
        found = rivals()
        found.state.ap = ap
        found._act()
        assert (found.state.ap, found.state.time_outs) == (ap, [note, 0])
    found = rivals(replace(ALONE, phase="waiting"))
    found._act()
    assert (found.state.ap, found.state.time_outs) == (0, [0, 0])


FITTED: dict[int, list[float]] = {
    1: [
        0.226645,
        0.089185,
        0.131382,
        0.131382,
        0.414402,
        0.105682,
        0.149171,
        0.149171,
        0.0,
        0.076043,
        0.116575,
        0.116575,
    ],
    7: [
        0.165265,
        0.189942,
        0.156068,
        0.156068,
        0.531709,
        0.257378,
        0.200873,
        0.200873,
        0.0,
        0.17186,
        0.143847,
        0.143847,
    ],
    40: [
        0.437909,
        0.228802,
        0.397514,
        0.208398,
        0.208398,
        0.645102,
        0.270771,
        0.473777,
        0.251536,
        0.251536,
        0.19716,
        0.19716,
        0.341454,
        0.178887,
        0.178887,
    ],
    400: [
        0.994934,
        0.989361,
        0.99381,
        0.904595,
        0.536189,
        0.536189,
        0.988387,
        0.971391,
        0.985238,
        0.904595,
        0.536189,
        0.536189,
        0.984643,
        0.984643,
        0.984643,
        0.904595,
        0.536189,
        0.536189,
    ],
    9000: [
        0.968113,
        0.983981,
        0.670106,
        0.670106,
        0.981116,
        0.983981,
        0.670106,
        0.670106,
        0.915045,
        0.97717,
        0.604659,
        0.604659,
    ],
}
"""By the turns: who was struck, and struck again, by what an unhurt, a hurt and no player sees."""


@pytest.mark.parametrize(
    ("turns", "tiles", "ways", "apart", "gone"),
    [
        (1, 34, 0.0, {1: 1}, 0),
        (7, 34, 0.48, {1: 3}, 0),
        (40, 85, -0.16, {1: 1, 2: 9}, 0),
        (400, 85, 0.65, {1: 2, 2: 20, 3: 5}, 2),
        (9000, 388, -0.5, {1: 30}, 1),
    ],
)
def test_odds_are_reckoned_as_they_were_fitted(
    turns: int, tiles: int, ways: float, apart: dict[int, int], gone: int
) -> None:
    found = []
    for view in (VIEW, HURT, WATCHED):
        wounds = Wounds(view, turns, tiles, ways, apart, gone)
        found += [round(wounds.struck(seat), 6) for seat in apart]
        found += [round(wounds.again(1, times), 6) for times in (1, 2, 3)]
    assert found == FITTED[turns]


@pytest.mark.parametrize(("last", "often"), [(".#", 2), ("##", 1)])
def test_of_six_hundred_tiles_every_second_is_looked_at(last: str, often: int) -> None:
    dungeon = Dungeon("comb", 1, ["." * 240, "." * 240, ".#" * 119 + last])
    assert len(dungeon.walkable) == 599 + last.count(".")
    some = list(dungeon.walkable)[::often]
    ways = sum(dungeon.ground[at + step] != ord("#") for at in some for step in dungeon.steps)
    assert ways_on(dungeon) == pytest.approx(ways / len(some) - 2.7)
    assert abs(ways_on(dungeon)) < 0.6


# What is shown, or can't be


@pytest.mark.rule("DM-58", "DM-74")
def test_where_nothing_is_hidden_the_position_itself_is_imagined() -> None:
    """Piles with their gold, players with all they have."""
    rules = rulebook(map="ring-vault")
    for seed in range(6):
        table = stopped(rules, 4, seed, 30 + 40 * seed)
        if table is not None:
            state = table.state
            pile = next(at for at in state.dungeon.walkable[20:] if not state.thing_at(at))
            state.altered[pile] = thing(G, 1 + seed)
            shown = rules.reveal(state)
            again = rules.imagine(shown, SeededDice(seed))
            assert rules.reveal(again) == shown
            assert again.thing_at(pile) == thing(G, 1 + seed)
            row, column = state.dungeon.where(pile)
            assert row != column


@pytest.mark.rule("DM-76")
def test_what_fits_nowhere_on_a_map_of_the_house_is_imagined_elsewhere() -> None:
    """A memory that contradicts the map is no reason to fail."""
    own = replace(OWN, memory=(".E.", "E.E", ".E."))
    view = replace(ALONE, map="The Cellar", own=own)
    rules = rulebook(map="cellar")
    state = rules.imagine(view, SeededDice(1))
    row, column = state.dungeon.where(state.start[0])
    rows = state.dungeon.rows()
    assert [line[column - 1 : column + 2][1] for line in rows[row - 1 : row + 2]] == ["E", ".", "E"]
