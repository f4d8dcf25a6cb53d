"""Whom the table asks: once, by every card's own switch, and always at the chest (DC-111–113)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.games.dungeon_crawler.chest import passed_over
from tests.games.dungeon_crawler.scene import (
    CARD,
    Scene,
    at,
    blank,
    drawn,
    game,
    put_hero,
    spot,
    windows_now,
)
from tests.games.dungeon_crawler.study import played
from tests.games.dungeon_crawler.test_invariants import wander
from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS, SWITCHES
from waystone.games.dungeon_crawler.board import (
    CENTRE,
    SPACES,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import SwitchThrown
from waystone.games.dungeon_crawler.rules.figures import hero, set_down
from waystone.games.dungeon_crawler.rules.windows import asking_window, question
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.under_way.view import Offering
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR, View, only
from waystone.kernel.table import Table


def healer() -> Scene:
    """The last turn window of seat 0; seat 1 is wounded and could heal itself."""
    scene = drawn("A......B").hand(1, "potion_of_healing")
    scene.state.wounds[hero(1)] = 1
    scene.act(0)
    scene.do("done")
    assert (scene.state.asked, scene.question, scene.state.step) == (1, "respond", 6)
    return scene


# Asked once


@pytest.mark.rule("DC-111")
def test_who_passed_is_not_asked_again_while_nothing_changes() -> None:
    scene = drawn("A...B...D", seats=3).hand(2, "potion_of_healing")
    scene.state.wounds[hero(2)] = 1
    scene.act(0)
    scene.do("done")
    assert (scene.state.asked, scene.state.step) == (2, 6)
    scene.do("pass")  # the first turn window of seat 1 is the same to seat 2
    assert (scene.state.active, scene.question) == (1, "lay")


def move_a_figure(state: CrawlerState) -> None:
    set_down(state, hero(0), at(1, 0))


def lay_a_tile(state: CrawlerState) -> None:
    state.tiles[1] = BOX.shape_by_id["corridor"]


def turn_a_tile(state: CrawlerState) -> None:
    state.turns[1] = 1


def put_a_token(state: CrawlerState) -> None:
    state.piles.append(at(2, 0))


def put_a_chest(state: CrawlerState) -> None:
    state.chests.append(at(3, 0))


def open_a_door(state: CrawlerState) -> None:
    state.door = 5


def wound(state: CrawlerState) -> None:
    state.wounds[hero(0)] += 1


def put_gear_on(state: CrawlerState) -> None:
    state.gear[0].append(CARD["magic_boots"])


def draw_a_card(state: CrawlerState) -> None:
    state.hands[0].append(state.deck.pop())


def gain_a_legal_card(state: CrawlerState) -> None:
    state.hands[2][0] = CARD["healing_font"]


@pytest.mark.rule("DC-111")
@pytest.mark.parametrize(
    "change",
    [
        move_a_figure,
        lay_a_tile,
        turn_a_tile,
        put_a_token,
        put_a_chest,
        open_a_door,
        wound,
        put_gear_on,
        draw_a_card,
        gain_a_legal_card,
    ],
)
def test_any_change_on_the_table_is_a_reason_to_ask_again(change) -> None:  # type: ignore[no-untyped-def]
    scene = drawn("A...B...D", seats=3).hand(2, "potion_of_healing")
    state = scene.state
    state.wounds[hero(2)] = 1
    scene.act(0)
    scene.do("done")
    frame = asking_window(state)
    scene.do("pass")
    state.active, state.step = 1, 0
    frame.passed = 0
    assert not question(scene.game.params, state, frame, 2)
    change(state)
    assert question(scene.game.params, state, frame, 2)


@pytest.mark.rule("DC-111")
def test_the_first_turn_window_of_the_own_activation_is_always_asked() -> None:
    scene = healer()
    scene.do("pass")
    assert (scene.state.active, scene.state.asked, scene.question) == (1, 1, "respond")
    assert scene.state.step == 0


@pytest.mark.rule("DC-111", "DC-100")
def test_with_all_stops_the_same_is_asked_again() -> None:
    scene = drawn("A...B...D", seats=3).hand(2, "potion_of_healing").ask()
    scene.state.wounds[hero(2)] = 1
    scene.act(0)
    scene.do("done")
    scene.do("pass")
    assert (scene.state.active, scene.state.asked, scene.state.step) == (1, 2, 0)


# Switches


@pytest.mark.rule("DC-112")
def test_a_card_set_to_always_opens_every_window_in_which_it_is_legal() -> None:
    scene = drawn("A......B").hand(1, "magic_boots", "potion_of_flight")
    scene.act(0)
    scene.switch(1, "always", "magic_boots")
    scene.do("done")
    assert (scene.state.asked, scene.state.step) == (1, 6)
    assert scene.options() == ["pass", "play magic-boots", "play potion-of-flight"]
    scene.do("pass")
    steps = []
    while scene.state.active == 1:
        if scene.question == "respond":
            steps.append(scene.state.step)
        texts = scene.options()
        scene.do(next(text for text in ("pass", "done", texts[0]) if text in texts))
    assert steps[:5] == [0, 1, 2, 3, 4]


@pytest.mark.rule("DC-112", "DC-111")
def test_always_does_not_stop_at_once() -> None:
    """A card set to always is asked for again although nothing has changed."""
    scene = drawn("A...B...D", seats=3).hand(2, "potion_of_healing")
    scene.state.wounds[hero(2)] = 1
    scene.act(0)
    scene.switch(2, "always", "potion_of_healing")
    scene.do("done")
    scene.do("pass")
    assert (scene.state.active, scene.state.asked, scene.state.step) == (1, 2, 0)


@pytest.mark.rule("DC-112", "DC-100")
def test_a_switch_is_stronger_than_the_stops() -> None:
    for stops, switch, asked in (("none", "always", True), ("all", "later", False)):
        scene = drawn("A...B...D", seats=3).hand(2, "pit_trap").ask(stops).act(0)
        scene.switch(2, switch, "pit_trap")
        scene.do(f"move {spot(2, 0)}")
        assert (scene.question == "respond") is asked


@pytest.mark.rule("DC-112")
def test_later_rests_until_the_next_own_activation() -> None:
    scene = drawn("A......B").hand(1, "pit_trap", "magic_boots").act(0)
    scene.switch(1, "later", "pit_trap", "magic_boots")
    scene.do(f"move {spot(2, 0)}")
    assert (scene.question, scene.state.asked) == ("move", 0)
    scene.do("stop")
    assert (scene.state.active, scene.state.asked) == (1, 1)
    assert scene.options() == ["pass", "play magic-boots"]
    assert scene.game.view(scene.state, 1).later == ()
    while scene.state.active == 1:
        texts = scene.options()
        scene.do(next(text for text in ("pass", "done", texts[0]) if text in texts))
    while scene.question != "act":
        scene.do(scene.options()[0])
    scene.do(f"move {spot(4, 0)}")
    assert (scene.question, scene.state.asked) == ("respond", 1)


@pytest.mark.rule("DC-112", "DC-94")
def test_once_asked_every_legal_card_may_be_played_whatever_its_switch() -> None:
    scene = drawn("A......B").hand(1, "pit_trap", "spear_trap", "warp_space").act(0)
    scene.switch(1, "later", "spear_trap")
    scene.do(f"move {spot(2, 0)}")
    assert scene.options() == ["pass", "play pit-trap", "play spear-trap", "play warp-space"]


@pytest.mark.rule("DC-112", "DC-94")
@pytest.mark.parametrize(("thinker", "late"), [(1, 2), (2, 1)])
def test_in_an_open_window_a_switch_brings_its_holder_in(thinker: int, late: int) -> None:
    """While one thinks another says that a card is to be asked for: priority comes round to it."""
    scene = drawn("A...B...D", seats=3).hand(thinker, "pit_trap").hand(late, "warp_space").act(0)
    scene.do(f"move {spot(2, 0)}")
    assert scene.state.asked == thinker
    scene.switch(late, "always", "warp_space")
    assert scene.state.asked == thinker
    scene.do("pass")
    assert (scene.question, scene.state.asked) == ("respond", late)
    assert scene.options() == ["pass", "play warp-space"]
    scene.do("pass")
    assert (scene.question, scene.state.asked) == ("move", 0)


@pytest.mark.rule("DC-112")
def test_a_switch_goes_back_to_usual() -> None:
    scene = drawn("A......B").hand(1, "warp_space").act(0)
    for switch, always, later in (
        ("always", ("warp_space",), ()),
        ("later", (), ("warp_space",)),
        ("usual", (), ()),
    ):
        scene.switch(1, switch, "warp_space")
        view = scene.game.view(scene.state, 1)
        assert (view.always, view.later) == (always, later)
    scene.do(f"move {spot(2, 0)}")
    assert scene.question == "move"


@pytest.mark.rule("DC-112", "DC-22")
def test_a_seat_that_does_not_play_has_no_switches() -> None:
    scene = drawn("A...B...D", seats=3).act(0)
    scene.do("leave", seat=2)
    assert scene.refused("ask pit-trap always", seat=2) == "NOT_PLAYING"


@pytest.mark.rule("DC-112")
def test_switches_are_told_to_nobody_else_and_leave_no_trace() -> None:
    """H-1, H-7: for everybody else nothing has happened, whichever card is named, held or not."""
    for name in ("pit_trap", "magic_boots", "warp_space"):
        for switch in SWITCHES:
            scene = drawn("A...B...D", seats=3).hand(2, "pit_trap", "warp_space").act(0)
            others = (0, 1, SPECTATOR)
            before = [msgspec.json.encode(scene.game.view(scene.state, each)) for each in others]
            action = scene.game.alphabet.parse(f"ask {name.replace('_', '-')} {switch}")
            assert action.secret
            assert action.table_action
            events = scene.game.apply(scene.state, 2, action, SeededDice(1))
            assert events == [(only(2), SwitchThrown(2, name, switch))]
            after = [msgspec.json.encode(scene.game.view(scene.state, each)) for each in others]
            assert before == after


@pytest.mark.rule("DC-112")
def test_switches_are_part_of_the_record() -> None:
    table = Table(game(round_limit="2"), ["a", "b"], "switches")
    before = table.state.key()
    for text in ("ask pit-trap always", "ask lure later", "ask lure usual"):
        step = table.act(1, text)
        assert step.seen_by(1) == text
        assert step.seen_by(0) == step.seen_by(SPECTATOR) == ""
        assert table.state.key() != before
    again = Table(game(round_limit="2"), ["a", "b"], "switches")
    for entry in table.record.entries:
        assert again.act(entry.seat, entry.text).digest == entry.digest
    twin = table.state.copy()
    assert twin.key() == table.state.key()
    twin.always = [0, 0]
    assert twin.key() != table.state.key()


# The chest


def race(seat: int, card: str, stops: str = "none") -> Scene:
    """Seat 0 stands beside the chest's tile; another holds a card and wants no questions."""
    scene = blank(3)
    put_hero(scene, 0, SPACES[CENTRE][2])
    put_hero(scene, 1, SPAWNS[2][0])
    put_hero(scene, 2, SPAWNS[3][0])
    scene.hand(seat, card).ask(stops).act(0)
    return scene


@pytest.mark.rule("DC-113")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("stops", STOPS)
def test_a_segment_that_ends_on_the_chest_stops_for_everybody(seat: int, stops: str) -> None:
    scene = race(seat, "false_treasure", stops)
    scene.switch(seat, "later", "false_treasure")
    scene.do("move 17:17")
    assert (scene.state.asked, scene.question) == (seat, "respond")
    assert scene.game.view(scene.state, seat).at_stake


@pytest.mark.rule("DC-113", "DC-104")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_chest_roll_stops_for_everybody(seat: int) -> None:
    scene = race(seat, "power_card_1")
    scene.state.chests.append(SPACES[CENTRE][4])
    scene.switch(seat, "later", "power_card_1")
    scene.do("move 17:17", 3)
    assert (scene.state.asked, scene.question) == (seat, "respond")
    view = scene.game.view(scene.state, seat)
    assert (view.window, view.at_stake) == ("roll", True)


@pytest.mark.rule("DC-113")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("far", "asked"), [(0, True), (6, False)])
def test_a_push_roll_on_the_way_to_the_chest_stops_for_everybody(
    seat: int, far: int, asked: bool
) -> None:
    scene = drawn(f"Am{'.' * far}..C\nB......D.", monsters={"m": "zombie"}, seats=3)
    scene.hand(seat, "power_card_1").ask("none").act(0)
    scene.switch(seat, "later", "power_card_1")
    scene.do(f"push {spot(1, 0)}", 3, 3)
    assert (scene.question == "respond" and scene.state.asked == seat) is asked


@pytest.mark.rule("DC-113")
def test_an_earlier_segment_of_a_move_that_can_still_win_stops_too() -> None:
    for goal, asked in ((1, True), (2, False)):
        picture = f"A...{'.' * goal}.C\n{'.' * 8}\nB......."
        scene = drawn(picture).hand(1, "pit_trap").ask("none").act(0)
        scene.do(f"move {spot(1, 0)}")
        assert (scene.question == "respond") is asked
        assert scene.game.view(scene.state, 1).at_stake is asked


@pytest.mark.rule("DC-113")
def test_monsters_at_the_chest_stop_nobody() -> None:
    scene = drawn("z......A\n...C....", monsters={"z": "minotaur"}).hand(0, "spear_trap")
    scene.monsters_move(1)
    assert scene.cell("minotaur") == at(5, 0)


@pytest.mark.rule("DC-113")
@pytest.mark.parametrize(
    "number", [0, *(pytest.param(each, marks=pytest.mark.thorough) for each in range(1, 6))]
)
def test_nobody_is_passed_over_in_the_move_that_wins(number: int) -> None:
    assert passed_over(played(["warlord"] * 4, number)) == []


@pytest.mark.slow
@pytest.mark.rule("DC-113")
@pytest.mark.parametrize("first", range(0, 200, 20))
def test_nobody_is_passed_over_in_two_hundred_games(first: int) -> None:
    for number in range(first, first + 20):
        assert passed_over(played(["warlord"] * 4, number)) == [], number


# What asking betrays


@pytest.mark.rule("DC-112")
@pytest.mark.parametrize(("seed", "pace"), [(21, "0"), (22, "0"), (23, "3")])
def test_who_is_asked_follows_from_what_that_seat_knows(seed: int, pace: str) -> None:
    """H-7, H-9: other hands, other switches and other stops neither ask nor silence a seat."""
    rulebook = game(round_limit="4", fixed_windows=pace)
    seen = {True: 0, False: 0}
    for table in wander(3, seed, True, round_limit="4", fixed_windows=pace):
        state = table.state
        if state.asked < 0 or not state.hands[0]:
            continue
        state.stops[0] = table.number % 3
        state.always[0] = (table.number % 2) << table.number % 40
        state.later[0] = 1 << table.number * 7 % 40
        view = rulebook.view(state, 0)
        dreams = [rulebook.imagine(view, SeededDice(table.number, f"{n}")) for n in range(2)]
        for window in windows_now(state):
            asked = bool(question(rulebook.params, state, window, 0))
            seen[asked] += 1
            for dream in dreams:
                dream.passed[0] = state.passed[0]
                dream.stops[1] = dream.stops[2] = table.number % 3
                dream.always[1] = dream.later[2] = (1 << 40) - 1
                assert bool(question(rulebook.params, dream, window, 0)) is asked
    assert min(seen.values()) > 5


@pytest.mark.rule("DC-112", "DC-100")
def test_at_an_even_pace_a_pause_says_nothing_of_the_cards() -> None:
    """H-7: whom a window waits for does not change with what they hold, only with how many."""
    rulebook = game(round_limit="4", fixed_windows="3")
    waited = 0
    for table in wander(3, 31, True, round_limit="4", fixed_windows="3"):
        state = table.state
        if state.asked < 0:
            continue
        state.stops = [0, 0, 0]
        dream = rulebook.imagine(rulebook.view(state, SPECTATOR), SeededDice(table.number, "x"))
        dream.passed = state.passed[:]
        dream.later = [(1 << 40) - 1] * 3
        for window in windows_now(state):
            for seat in range(3):
                asked = bool(question(rulebook.params, state, window, seat))
                assert bool(question(rulebook.params, dream, window, seat)) is asked
                waited += asked
    assert waited > 50


@pytest.mark.rule("DC-112")
def test_at_an_even_pace_it_does_not_matter_which_card_is_set_to_always() -> None:
    """H-7: the table waits for who has set any card to always, as for who wants every stop."""
    for name in ("pit_trap", "magic_boots", "power_card_1"):
        scene = drawn("A...B...D", seats=3, fixed_windows="3").hand(2, "warp_space").act(0)
        scene.switch(2, "always", name)
        scene.do("done")
        assert (scene.question, scene.state.asked) == ("respond", 2)


@pytest.mark.rule("DC-112", "DC-94")
def test_who_has_passed_is_not_told_in_a_view() -> None:
    """H-7: not even to who is asked next."""
    scene = drawn("A...B...D", seats=3).hand(1, "pit_trap").hand(2, "spear_trap").act(0)
    scene.do(f"move {spot(2, 0)}")
    scene.do("pass")
    view = scene.game.view(scene.state, 2)
    assert isinstance(view, CrawlerView)
    assert view.asked == 2
    window = view.under_way[-1]
    assert isinstance(window, Offering)
    assert not window.passed
    assert asking_window(scene.state).passed == 1 << 1


class Wisher(Bot[Any]):
    """Says once that Pit Traps are always to be asked for, then takes what comes first."""

    has_wished = False

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if self.has_wished:
            return legal[0]
        self.has_wished = True
        return ACTIONS.parse("ask pit-trap always")


@pytest.mark.rule("DC-112")
def test_a_bot_may_throw_a_switch_of_its_own() -> None:
    """A table action is no move: the same question is put again afterwards."""
    table = Table(game(round_limit="1"), ["a", "b"], "wishes")
    play_out(table, [Wisher(), Wisher()])
    first, second = table.record.entries[:2]
    assert first.text == "ask pit-trap always"
    assert second.seat == first.seat
    assert table.state.always == [1 << CARD["pit_trap"]] * 2
    assert table.outcome is not None
