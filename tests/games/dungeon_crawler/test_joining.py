"""Joining a game in progress: at seats that nobody reserved (DC-19, DC-21, DC-117)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.acting import first_acting
from tests.games.dungeon_crawler.scene import blank, drawn, game, parts_of, put_hero
from tests.games.dungeon_crawler.test_invariants import creatures, tiles, treasures
from tests.games.dungeon_crawler.test_windows import begin_activation
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import ActivationBegan, Joined
from waystone.games.dungeon_crawler.rules.figures import clockwise, hero
from waystone.games.dungeon_crawler.rules.pushing import next_player
from waystone.games.dungeon_crawler.state import NEVER_PASSED, CrawlerState
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import EVERYONE
from waystone.kernel.table import Table

Crawl = Table[CrawlerState]


def crawl(seats: int, seed: int, **chosen: str) -> Crawl:
    return Table(game(**chosen), [f"player {seat}" for seat in range(seats)], seed)


def play_to_step(table: Crawl, number: int, dice: SeededDice) -> None:
    """Anything legal until so many steps are made."""
    while table.number < number and table.outcome is None:
        legal = table.legal(first_acting(table))
        table.do(first_acting(table), legal[dice.index(len(legal))])


def play_to_round(table: Crawl, round: int, seed: int = 1) -> None:
    """Anything legal until this round begins."""
    dice = SeededDice(seed, "crawl")
    while table.state.round < round:
        play_to_step(table, table.number + 1, dice)


def refused(table: Crawl, seat: int, text: str = "join") -> str:
    before = table.state.key(), table.seats, len(table.record.entries)
    with pytest.raises(IllegalAction) as refusal:
        table.act(seat, text)
    assert (table.state.key(), table.seats, len(table.record.entries)) == before
    assert refusal.value.message != refusal.value.code
    return refusal.value.code


@pytest.mark.rule("DC-117", "DC-21")
def test_a_seat_that_nobody_reserved_is_joined_after_one_full_round() -> None:
    table = crawl(2, 4)
    assert refused(table, 2) == "TOO_EARLY"
    play_to_round(table, 2)
    step = table.act(2, "join")
    assert step.events == [(EVERYONE, Joined(2))]
    assert table.seats == table.state.seats == 3
    view = table.view(2)
    assert isinstance(view, CrawlerView)
    assert (view.newcomers, view.hand, view.players[2].playing) == ((2,), (), True)
    assert view.players[2].adventurer is None


@pytest.mark.rule("DC-117", "DC-21", "DC-19")
@pytest.mark.parametrize("seed", range(4, 10))
def test_the_newcomer_is_last_from_the_next_round_on_and_comes_in_in_step_5(seed: int) -> None:
    table = crawl(2, seed)
    play_to_round(table, 3)
    before = table.state.order
    table.act(2, "join")
    dice, begun = SeededDice(seed, "on"), []
    while table.state.round < 5 and table.outcome is None:
        seat = first_acting(table)
        assert seat != 2 or (table.state.round, table.state.active) == (4, 2)
        legal = table.legal(seat)
        if table.view(2).question == "adventurer":  # type: ignore[attr-defined]
            assert table.state.step == 5
            assert len(legal) >= 8
        step = table.do(seat, legal[dice.index(len(legal))])
        begun += [event.seat for _, event in step.events if isinstance(event, ActivationBegan)]
    if table.outcome is None:
        assert table.state.order == [*before, 2]
        assert begun[-5:-1] == [before[1], *before, 2]
        assert table.state.heroes[2] >= 0


@pytest.mark.rule("DC-117")
def test_a_table_may_forbid_joining_when_it_begins() -> None:
    table = crawl(3, 4, joining="off", empty_seats="1")
    play_to_round(table, 2)
    assert refused(table, 2) == "NO_JOINING"
    assert refused(table, 3) == "NO_SUCH_SEAT"
    assert table.game.settings.unusual()["joining"] == "off"


@pytest.mark.rule("DC-117", "DC-2")
def test_only_the_next_seat_is_added_and_six_is_the_most() -> None:
    table = crawl(4, 4)
    play_to_round(table, 2)
    assert refused(table, 5) == "NO_SUCH_SEAT"
    assert refused(table, 4, "leave") == "NO_SUCH_SEAT"
    assert refused(table, 4, "ask all") == "NO_SUCH_SEAT"
    assert refused(table, 3) == "ALREADY_PLAYING"
    with pytest.raises(IllegalAction):
        table.view(4)
    table.act(4, "join")
    table.act(5, "join")
    assert table.state.newcomers == [4, 5]
    assert refused(table, 6) == "NO_SUCH_SEAT"
    play_to_round(table, 3)
    assert table.state.order[-2:] == [4, 5]


@pytest.mark.rule("DC-21", "DC-78")
def test_the_maximum_changes_at_once_and_nobody_gives_monsters_up() -> None:
    scene = drawn("A..B", seats=2, monsters={})
    scene.state.round = 2
    pack = list(range(10))
    scene.state.packs[0] = pack[:]
    scene.act(0)
    assert scene.game.view(scene.state, 0).maximum == 12
    scene.do("join", seat=2)
    assert scene.game.view(scene.state, 0).maximum == 8
    assert scene.state.packs[0] == pack


@pytest.mark.rule("DC-21", "DC-22")
def test_a_newcomer_who_leaves_again_leaves_an_empty_seat_that_can_be_joined() -> None:
    table = crawl(2, 4)
    play_to_round(table, 2)
    table.act(2, "join")
    table.act(2, "leave")
    assert table.outcome is None
    assert (table.state.newcomers, table.state.absent[2]) == ([], True)
    table.act(2, "join")
    assert table.seats == 3
    play_to_round(table, 3)
    assert table.state.order[-1] == 2


@pytest.mark.rule("DC-22", "DC-117")
def test_with_a_newcomer_waiting_two_are_left_when_one_of_two_leaves() -> None:
    table = crawl(2, 4)
    play_to_round(table, 2)
    table.act(2, "join")
    table.act(0, "leave")
    assert table.record.result == ""
    table.act(1, "leave")
    assert table.record.result == "loss loss win (others left)"


@pytest.mark.rule("DC-117", "DC-52", "DC-100")
def test_who_sits_down_where_somebody_left_finds_nothing_of_theirs() -> None:
    """H-1, H-4: not the tiles of the Map, not the wishes, not the hunter of who has gone."""
    scene = drawn("A..B..D", seats=3, monsters={})
    scene.state.round = 2
    scene.state.knower, scene.state.known_tiles = 1, 3
    scene.state.copied_seat = 1
    scene.state.ring_used[1] = True
    scene.hand(1, "lure").act(0)
    for wish in ("ask all", "ask map always", "ask lure later", "ties ask"):
        scene.do(wish, seat=1)
    scene.state.passed[1] = 7
    scene.do("leave", seat=1)
    assert scene.refused("join", seat=1) == "TOO_EARLY"  # their things still lie there
    scene.ask("none").do("done", seat=0)
    scene.do("join", seat=1)
    view = scene.game.view(scene.state, 1)
    assert (view.hand, view.known_tiles, view.known, view.stops) == ((), (), 0, "usual")
    assert (scene.state.copied_seat, scene.state.ring_used[1]) == (-1, False)
    assert (scene.state.always[1], scene.state.later[1], scene.state.deciders) == (0, 0, 0)
    assert scene.state.passed[1] == NEVER_PASSED
    assert scene.state.newcomers == [1]


@pytest.mark.rule("DC-2", "DC-21", "DC-46", "DC-94")
def test_the_newcomer_sits_between_the_last_and_the_first_player() -> None:
    """Clockwise is the turn order, whatever number the new seat has."""
    scene = blank(3)
    scene.state.order = [1, 0, 2]
    assert clockwise(scene.state, 0) == [0, 2, 1]
    assert [next_player(scene.state, seat) for seat in (1, 0, 2)] == [0, 2, 1]


@pytest.mark.rule("DC-94", "DC-117")
def test_joining_while_a_window_is_open_asks_nobody_twice() -> None:
    scene = drawn("A...B")
    scene.state.order = [1, 0]
    scene.hand(0, "magic_boots").hand(1, "magic_cloak").ask("all")
    begin_activation(scene, 1)
    scene.do("pass", seat=1)
    assert scene.state.asked == 0
    scene.do("join", seat=2)
    assert scene.state.asked == 0
    scene.do("pass", seat=0)
    assert (scene.state.step, scene.state.asked) == (1, 1)  # the next window


@pytest.mark.rule("DC-117")
def test_a_grown_position_has_the_shape_of_one_with_a_seat_more() -> None:
    state = blank(2).state
    grown, other = CrawlerState(2, state.terrain), CrawlerState(3, state.terrain)
    grown.add_seat()
    other.absent[2] = True
    for name in parts_of(grown):
        assert getattr(grown, name) == getattr(other, name), name
    assert grown.key() == other.key()


@pytest.mark.rule("DC-3", "DC-21")
@pytest.mark.parametrize("seed", [0, 1, 3])
def test_nothing_is_lost_while_people_come_and_go(seed: int) -> None:
    table = crawl(2, seed, round_limit="7")
    dice = SeededDice(seed, "come and go")
    for seat in range(2):
        table.state.hands[seat] = sorted(table.state.deck.pop() for _ in range(5))
    while table.outcome is None:
        come_or_go(table, dice)
        play_to_step(table, table.number + 1, dice)
        state = table.state
        assert treasures(state) == Counter(range(40))
        assert creatures(state) == Counter(range(49))
        assert tiles(state) == Counter(BOX.pile)
        assert len(set(state.order)) == len(state.order)
        assert all(state.spot[hero(seat)] < 0 for seat in state.newcomers)
    assert table.seats > 2
    assert sorted(table.state.ranks) == list(range(table.seats))


def come_or_go(table: Crawl, dice: SeededDice) -> None:
    """Now and then somebody sits down or leaves, while at least three are there."""
    playing = table.state.absent.count(False)
    word = ("join", "leave")[dice.index(2)]
    seat = dice.index(min(table.seats + 1, 6))
    if dice.index(6) or (word == "leave" and playing < 3):
        return
    action = table.game.alphabet.parse(word)
    if seat == table.seats and word == "leave":
        return
    if not table.game.refusal(table.state, seat, action):
        table.do(seat, action)


@pytest.mark.rule("DC-73", "DC-117")
def test_a_newcomer_spawns_like_everybody() -> None:
    scene = blank(2)
    put_hero(scene, 0, SPAWNS[1][0], "elf_thief")
    put_hero(scene, 1, SPAWNS[2][0], "human_thief")
    scene.state.round = 2
    scene.act(0)
    scene.do("join", seat=2)
    scene.state.order, scene.state.newcomers = [0, 1, 2], []
    scene.act(2)
    assert scene.options() == ["spawn"]
    scene.do("spawn")
    scene.do("take dwarf-cleric", 3)
    assert scene.cell(2) == SPAWNS[3][0]
