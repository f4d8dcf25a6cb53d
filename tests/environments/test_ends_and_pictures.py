"""Environments: how matches begin and end, what is rendered when, and arrays at their limits."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from msgspec import structs

import waystone.environments.play as play_module
from tests.games.dungeon_crawler.scene import at, drawn
from waystone.environments import AllSeats, ManyMatches, OneSeat, aec_env, crawler_stack
from waystone.environments.crawler_stack import KINDS, MOST_UNDER_WAY, stack
from waystone.environments.dooom import REACH, SHEET, TILES, DooomLayout
from waystone.environments.dungeon_crawler import CHEST, PILE, CrawlerLayout
from waystone.environments.layout import or_none
from waystone.environments.opened import Opened
from waystone.environments.pictures import SIDE, pixels, rendered
from waystone.environments.play import MatchInPlay
from waystone.games.dooom.view import DooomView, Self
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.under_way.view import Activation
from waystone.kernel.event import SPECTATOR
from waystone.kernel.svg import NIGHT

NIGHT_RGB = [int(NIGHT[at : at + 2], 16) for at in (1, 3, 5)]

TABLES_OF_FIELDS = [
    "_SEATS",
    "_FIGURES",
    "_TARGETS",
    "_SPACES",
    "_COUNTS",
    "_COUNTS_TOO",
    "_MORE",
    "_LESS",
    "_BY",
    "_NEXT",
    "_FLAGS",
    "_WORDS",
]


def first_allowed(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def played_out(env: AllSeats, seed: int) -> AllSeats:
    """A match at random, to its end."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(dice.choice(np.flatnonzero(mask))))
    return env


# Beginnings


@pytest.mark.parametrize("env", [OneSeat("extrikate"), AllSeats("extrikate", 2)])
def test_a_seed_decides_the_matches_that_follow_until_the_next_one(env: Any) -> None:
    seeds = []
    for _ in range(2):
        for seed in (5, None, None):
            env.reset(seed=seed)
            seeds.append(env.record().seed)
    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3


@pytest.mark.parametrize("env", [OneSeat("extrikate"), AllSeats("extrikate", 2)])
def test_a_match_can_be_chosen_by_its_own_seed_without_another(env: Any) -> None:
    env.reset(options={"match_seed": 7})
    assert env.record().seed == "7"
    env.reset()
    assert env.record().seed != "7"


def test_agents_are_named_by_their_seats() -> None:
    env = aec_env("dungeon-crawler", 3)
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1", "player_2"]
    assert env.metadata["name"] == "waystone_dungeon_crawler_v0"
    assert env.metadata["is_parallelizable"] is False, "one acts after the other"
    assert env.record().players == env.agents
    assert env.observation_space("player_1") is env.observation_space("player_1")
    assert env.action_space("player_2") is env.action_space("player_2")
    assert env.agent_selection == f"player_{env._play.seat}"


# Ends


@pytest.mark.parametrize("opponents", [(), ("random",)])
def test_a_match_that_is_too_long_is_cut_off_and_nobody_has_won(
    opponents: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "MOST_STEPS", 9)
    env = OneSeat("extrikate", opponents=opponents)
    observation, _ = env.reset(options={"match_seed": "long"})
    truncated = False
    while not truncated:
        chosen = first_allowed(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(chosen)
        assert (reward, terminated, info) == (0.0, False, {})
        assert truncated == (len(env.record().steps) == 9)


def test_all_seats_are_cut_off_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "MOST_STEPS", 3)
    env = AllSeats("extrikate", 2)
    env.reset(seed=1)
    for number in (1, 2, 3):
        assert not any(env.truncations.values())
        env.step(first_allowed(env.observe(env.agent_selection)["action_mask"]))
        assert len(env.record().steps) == number
    assert env.truncations == {"player_0": True, "player_1": True}
    assert not any(env.terminations.values())
    for _ in range(2):
        env.step(None)
    assert env.agents == []
    with pytest.raises(ResetNeeded, match="this match is over"):
        env.step(None)


def test_who_ends_with_the_last_step_of_all_is_not_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    env = played_out(AllSeats("extrikate", 2), 6)
    steps = len(env.record().steps)
    monkeypatch.setattr(play_module, "MOST_STEPS", steps)
    env = played_out(AllSeats("extrikate", 2), 6)
    assert (len(env.record().steps), any(env.truncations.values())) == (steps, False)


def test_rewards_of_the_end_wait_for_each_agent() -> None:
    env = played_out(AllSeats("extrikate", 2), 6)
    result = env._play.ended
    assert result is not None
    wanted = {"win": 1.0, "draw": 0.0, "loss": -1.0}
    for agent, outcome in zip(("player_0", "player_1"), result.results, strict=True):
        assert env.rewards[agent] == env._cumulative_rewards[agent] == wanted[outcome]
        assert env.infos[agent]["result"] == outcome
        assert env.infos[agent]["reason"] == result.reason


def test_who_begins_anew_before_all_have_ended_finds_no_agent_of_the_last_match() -> None:
    """PettingZoo lets the agents of a match that is over step out one by one."""
    env = played_out(AllSeats("extrikate", 2), 6)
    assert env.agent_selection == "player_0"
    env.step(None)
    assert env.agents == ["player_1"]
    env = played_out(env, 5)
    assert env.agent_selection == "player_1"
    env.step(None)
    env.step(None)
    assert env.agent_selection == "player_1"


def test_a_refusal_is_told_to_who_chose_and_ends_it_for_all() -> None:
    env = AllSeats("delve-and-dash", 2)
    env.reset(seed=1)
    env.step(env.action_number("waystone d4"))
    env.step(env.action_number("move n"))
    assert env._cumulative_rewards == {"player_0": 0.0, "player_1": -1.0}
    assert env.infos["player_0"] == {}
    assert sorted(env.infos["player_1"]) == ["illegal_action", "refusal", "why"]
    assert env.observe("player_0")["action_mask"].all(), "there is nothing to choose any more"


def test_a_mask_is_of_who_is_asked() -> None:
    opened = Opened("delve-and-dash", 2, {}, "result", None)
    play = MatchInPlay(opened.rules, 2, "mask")
    legal = {each.id for each in opened.rules.legal(play.state, 0)}
    assert set(np.flatnonzero(play.mask(0))) == legal
    assert not play.mask(1).any()


# Pictures


def picture(wide: int, high: int) -> Any:
    """A view of one red rectangle."""
    box = f'viewBox="0 0 {wide} {high}"'
    red = f'<rect width="{wide}" height="{high}" fill="#ff0000"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{red}</svg>'
    return SimpleNamespace(drawing=SimpleNamespace(svg=lambda view: svg))


@pytest.mark.parametrize(
    ("wide", "high", "top", "left"),
    [(300, 100, SIDE // 3, 0), (100, 300, 0, SIDE // 3), (90, 90, 0, 0)],
)
def test_a_picture_fills_the_square_and_is_in_its_middle(
    wide: int, high: int, top: int, left: int
) -> None:
    drawn = pixels(picture(wide, high))
    assert drawn.shape == (SIDE, SIDE, 3)
    is_red = (drawn == [255, 0, 0]).all(axis=2)
    assert is_red[top : SIDE - top, left : SIDE - left].all()
    assert is_red.sum() == (SIDE - 2 * top) * (SIDE - 2 * left)
    assert (drawn[~is_red] == NIGHT_RGB).all()


def test_a_view_is_rendered_by_its_mode(capsys: pytest.CaptureFixture[str]) -> None:
    view: Any = "a board"
    assert rendered(view, None) is None
    assert rendered(view, "ansi") == "a board\n"
    assert capsys.readouterr().out == ""
    assert rendered(view, "human") is None
    assert capsys.readouterr().out == "a board\n\n"


@pytest.mark.parametrize("make", [OneSeat, lambda game, **words: AllSeats(game, 2, **words)])
def test_people_see_every_step(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = make("delve-and-dash", render_mode="human")
    env.reset(seed=1)
    before = capsys.readouterr().out
    env.step(env.action_number("waystone d4"))
    after = capsys.readouterr().out
    assert before
    assert after
    assert before != after


def test_a_seat_is_shown_what_it_knows_and_everything_at_the_end() -> None:
    env = AllSeats("dooom", 2, render_mode="ansi", map="cellar")
    env.reset(seed=2)
    assert env.render() == f"{env.view(env.agent_selection)}\n"
    env.step(env.action_number("end turn"))
    assert env.agent_selection == "player_1"
    assert env.render() == f"{env.view('player_1')}\n"
    env.step(env.action_number("begin"))  # nobody's to choose
    rules, state = env.opened.rules, env._play.state
    assert env.render() == f"{rules.view(state, SPECTATOR)}\n"
    played_out(env, 3)
    assert env.render() == f"{rules.reveal(env._play.state)}\n"


def test_one_seat_is_shown_its_own_view_and_everything_at_the_end() -> None:
    env = OneSeat("dooom", opponents=["random"], seat=1, render_mode="ansi", map="cellar")
    observation, _ = env.reset(seed=2)
    assert env.render() == f"{env.view()}\n"
    over, dice = False, np.random.default_rng(2)
    while not over:
        chosen = dice.choice(np.flatnonzero(observation["action_mask"]))
        observation, _, over, *_ = env.step(chosen)
    assert env.render() == f"{env.opened.rules.reveal(env._begun().state)}\n"


# Arrays at their limits


@pytest.mark.parametrize(("row", "column"), [(0, 0), (20, 25), (49, 59), (0, 59), (15, 15)])
def test_memory_beyond_reach_is_left_out(row: int, column: int) -> None:
    letters = "#.EGHSALp "
    memory = tuple(
        "".join(letters[(7 * down + 3 * right) % 10] for right in range(60)) for down in range(50)
    )
    own = Self(3, 6, 0, (), row - 9, column - 4, ("XXX",) * 3, -9, -4, memory)
    view = DooomView(0, "", 1, "running", 1, (0,), (0,), ("alive",), own, None, None)
    opened = Opened("dooom", 1, {}, "result", None)
    shown = DooomLayout(opened.rules, 1).encode(view)["memory"]
    assert shown.shape == (SHEET, SHEET)
    for down in range(SHEET):
        for right in range(SHEET):
            at = row + down - REACH, column + right - REACH
            is_there = 0 <= at[0] < 50 and 0 <= at[1] < 60
            letter = memory[at[0]][at[1]] if is_there else " "
            assert TILES[shown[down, right]] == letter.replace(" ", "X")


@pytest.mark.rule("DD-84")
@pytest.mark.parametrize("who", [0, 1])
def test_an_offered_draw_is_shown_as_mine_or_the_rivals(who: int) -> None:
    opened = Opened("delve-and-dash", 2, {}, "result", None)
    play = MatchInPlay(opened.rules, 2, "draw")
    for text in ("waystone b2", "waystone g7"):
        play.do(opened.actions.parse(text))
    opened.rules.apply(play.state, who, opened.actions.parse("agree draw"), play.dice)
    for seat in (0, 1):
        facts = opened.observe(play, seat)["observation"]["facts"]
        told = dict(zip(opened.layout.names["facts"], facts.tolist(), strict=True))
        mine, rivals = told["I offer a draw"], told["the rival offers a draw"]
        assert (mine, rivals) == (int(seat == who), int(seat != who))


@pytest.mark.parametrize("many", [0, 3, MOST_UNDER_WAY, MOST_UNDER_WAY + 4])
def test_of_all_that_is_under_way_the_innermost_is_shown(many: int) -> None:
    under_way = [Activation(seat % 3) for seat in range(many)]
    rows = stack(
        SimpleNamespace(under_way=under_way),  # type: ignore[arg-type]
        lambda seat: -1 if seat is None else seat,
        lambda figure: -1,
    )
    seats = [each.seat for each in reversed(under_way)][:MOST_UNDER_WAY]
    assert rows[:, 1].tolist() == seats + [-1] * (MOST_UNDER_WAY - len(seats))


def test_every_column_of_the_stack_is_made_of_fields_that_there_are() -> None:
    """A misspelt name would be an empty column: nothing under way has such a field."""
    fields = {name for kind in KINDS for name in kind.__struct_fields__}
    tables = [getattr(crawler_stack, name) for name in TABLES_OF_FIELDS]
    named = [name for table in tables for name in table]
    assert set(named) <= fields
    assert len(set(named)) == len(named)
    left_out = {"line", "cells", "end_terrain", "rollers", "guarded", "tiles"}
    assert fields - set(named) - {"card"} == left_out, "of these the array can't tell"


def test_every_flag_of_what_is_under_way_has_its_own_bit() -> None:
    for bit, name in enumerate(crawler_stack._FLAGS):
        rows = [kind for kind in KINDS if name in kind.__struct_fields__]
        for kind in rows:
            words = dict.fromkeys(kind.__struct_fields__)
            each = kind(**{**words, name: True})
            row = stack(SimpleNamespace(under_way=[each]), or_none, or_none)  # type: ignore[arg-type]
            assert row[0][-1] == 1 << bit


def test_cards_are_counted() -> None:
    scene = drawn("A.......B").hand(0, "lure", "cave_in").gear(1, "potion_of_flight")
    view = scene.game.view(scene.state, 0)
    doubled = structs.replace(view, hand=(*view.hand, "lure"))
    shown = CrawlerLayout(scene.game, 2).encode(doubled)
    held = {BOX.cards[at].id: int(many) for at, many in enumerate(shown["hand"]) if many}
    assert held == {"lure": 2, "cave_in": 1}
    assert shown["gear"].sum(axis=1).tolist() == [0, 1]


def test_things_on_a_space_have_a_bit_each() -> None:
    scene = drawn("A.C....B").ask("none")
    scene.state.piles = [at(2, 0), at(4, 0)]
    scene.act(0)
    view = scene.game.view(scene.state, 0)
    things = CrawlerLayout(scene.game, 2).encode(view)["things"].reshape(-1)
    marked = {int(cell): int(things[cell]) for cell in np.flatnonzero(things)}
    assert marked == {at(2, 0): CHEST | PILE, at(4, 0): PILE}


def test_a_single_match_is_observed_like_many() -> None:
    shown = ManyMatches("delve-and-dash", 1, 2).observe()
    assert shown["chambers"].shape == (1, 8, 8)
