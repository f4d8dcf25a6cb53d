"""Environments: what they show and hide, what they reward, and what they do with mistakes."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

import waystone
from tests.golden import arrays
from waystone.environments import AllSeats, Layout, OneSeat, aec_env
from waystone.environments.crawler_stack import KINDS
from waystone.environments.dooom import REACH, TILES
from waystone.environments.dungeon_crawler import CrawlerLayout
from waystone.environments.layout import NoLayout, layout_of
from waystone.environments.opened import Opened
from waystone.environments.play import MatchInPlay
from waystone.games.dungeon_crawler.under_way.view import Activation, Moving, Rolling
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSeats, BadSetting, WaystoneError
from waystone.kernel.event import Event, View

SEATS = {"delve-and-dash": 2, "extrikate": 2, "dooom": 3, "dungeon-crawler": 3}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two observations are equal, array by array."""
    ours, theirs = one["observation"], other["observation"]
    return np.array_equal(one["action_mask"], other["action_mask"]) and all(
        np.array_equal(ours[name], theirs[name]) for name in ours
    )


def played(opened: Opened, seed: str, every: int) -> Iterator[MatchInPlay]:
    """A match at random, seen now and then."""
    play, dice = MatchInPlay(opened.rules, opened.seats, seed), SeededDice(seed)
    while play.ended is None:
        legal = opened.rules.legal(play.state, play.seat)
        play.do(legal[dice.index(len(legal))])
        if len(play.done) % every == 0 and play.ended is None:
            yield play


def imagined(play: MatchInPlay, seat: int, number: int) -> MatchInPlay:
    """Another position that this seat could be in."""
    other = MatchInPlay(play.rules, play.seats, "other")
    view = play.rules.view(play.state, seat)
    other.state = play.rules.imagine(view, SeededDice(f"imagined {number}"))
    acting = play.rules.acting(other.state)
    other.seat = acting[0] if acting else -1
    return other


@pytest.mark.parametrize("game", SEATS)
def test_what_is_hidden_changes_no_observation(game: str) -> None:
    opened = Opened(game, SEATS[game], {}, "result", None)
    differ = 0
    for play in played(opened, "hidden", 37 if game == "dungeon-crawler" else 17):
        for seat in range(opened.seats):
            other = imagined(play, seat, len(play.done))
            assert same(opened.observe(play, seat), opened.observe(other, seat))
            differ += other.state.key() != play.state.key()
    assert differ > 0 or game == "extrikate"  # where nothing is hidden


def test_a_secret_choice_shows_to_its_own_seat_only() -> None:
    seen = []
    for chosen in ("waystone d4", "waystone e5"):
        env = AllSeats("delve-and-dash", 2)
        env.reset(seed=1)
        env.step(env.action_number(chosen))
        seen.append([env.observe(agent) for agent in env.agents])
    assert not same(seen[0][0], seen[1][0])
    assert same(seen[0][1], seen[1][1])


@pytest.mark.parametrize("game", SEATS)
def test_every_array_has_the_shape_and_names_that_are_told(game: str) -> None:
    opened = Opened(game, SEATS[game], {}, "result", None)
    boxes = opened.layout.boxes()
    for name, names in opened.layout.names.items():
        assert boxes[name].shape[-1] == len(names)


def test_a_labyrinth_is_seen_from_the_own_seat() -> None:
    env = AllSeats("delve-and-dash", 2)
    env.reset(seed=3)
    env.step(env.action_number("waystone d4"))
    env.step(env.action_number("waystone e5"))
    while len(env._play.done) < 12:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    first, second = (env.observe(agent)["observation"] for agent in env.agents)
    assert np.array_equal(first["warriors"][0], second["warriors"][1])
    assert np.array_equal(first["warriors"][1], second["warriors"][0])
    mine, view = first["chambers"], env.view("player_0")
    assert mine.reshape(-1)[view.warriors[0].cell] & 4  # type: ignore[attr-defined]
    assert mine.reshape(-1)[view.warriors[1].cell] & 8  # type: ignore[attr-defined]
    assert mine[3, 3] & 16  # the own waystone
    assert not mine[4, 4] & 16  # and not the rival's
    swapped = (mine & 1) << 1 | (mine & 2) >> 1 | (mine & 4) << 1 | (mine & 8) >> 1
    assert np.array_equal(swapped & 15, second["chambers"] & 15)
    signs = dict(zip("?# /+", range(5), strict=True))
    assert [signs[each] for each in view.boundaries] == list(first["boundaries"])  # type: ignore[attr-defined]


def test_a_dungeon_is_remembered_around_the_own_tile() -> None:
    env = gymnasium.make("waystone/Dooom-v0", map="cellar").unwrapped
    assert isinstance(env, OneSeat)
    observation, _ = env.reset(seed=2)
    for _ in range(6):
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[1]))
    arrays, own = observation["observation"], env.view().own  # type: ignore[attr-defined]
    for down, row in enumerate(own.memory):
        for right, letter in enumerate(row):
            at = own.top + down - own.row + REACH, own.left + right - own.column + REACH
            assert TILES[arrays["memory"][at]] == (letter if letter != " " else "X")
    assert (arrays["memory"] > 0).sum() == sum(len(row.replace(" ", "")) for row in own.memory)
    window = [[TILES[code] for code in row] for row in arrays["window"][1:6, 1:6]]
    assert window == [list(row) for row in own.window]


def test_the_own_adventurer_has_the_same_number_in_every_seat() -> None:
    opened = Opened("dungeon-crawler", 3, {}, "result", None)
    looks = 0
    for play in played(opened, "numbers", 60):
        for seat in range(3):
            arrays = opened.observe(play, seat)["observation"]
            cell = opened.rules.view(play.state, seat).players[seat].cell
            assert arrays["players"][0][2] == (-1 if cell is None else cell)
            if cell is not None:
                assert arrays["figures"].reshape(-1)[cell] == 51
                looks += 1
    assert looks


def test_the_stack_of_the_crawler_tells_what_is_under_way_from_the_inside() -> None:
    opened = Opened("dungeon-crawler", 3, {}, "result", None)
    columns, kinds = CrawlerLayout.names["under way"], set()
    for play in played(opened, "stack", 11):
        for seat in range(3):
            view = opened.rules.view(play.state, seat)
            rows = opened.observe(play, seat)["observation"]["under way"]
            assert (rows[len(view.under_way) :] == -1).all()
            for row, each in zip(rows, reversed(view.under_way), strict=False):
                told = dict(zip(columns, row.tolist(), strict=True))
                kinds.add(type(each))
                assert KINDS[told["kind"]] is type(each)
                if isinstance(each, Activation):
                    assert told["seat"] == (each.seat - seat) % 3
                    assert told["card"] == told["figure"] == told["count"] == -1
                if isinstance(each, Moving):
                    assert told["figure"] == 50 + (each.seat - seat) % 3
                    assert (told["count"], told["flags"] & 1) == (each.points, each.odd)
                if isinstance(each, Rolling):
                    assert told["count"] == len(each.dice)
    assert {Activation, Moving, Rolling} <= kinds


def test_an_action_has_a_text_and_a_number() -> None:
    for env in (OneSeat("delve-and-dash"), AllSeats("delve-and-dash", 2)):
        assert env.action_text(env.action_number("waystone d4")) == "waystone d4"
        with pytest.raises(InvalidAction, match="expected a whole number from 0 to 71, not 72"):
            env.action_text(72)


def test_a_refused_action_ends_the_match_for_the_learner() -> None:
    env = OneSeat("delve-and-dash")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(env.action_number("move n"))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal_action"] == "move n"
    assert info["why"]
    with pytest.raises(ResetNeeded, match="over"):
        env.step(0)


def test_leaving_is_no_move() -> None:
    env = OneSeat("delve-and-dash")
    observation, _ = env.reset(seed=1)
    assert not observation["action_mask"][env.action_number("leave")]
    assert env.step(env.action_number("leave"))[2]


def test_a_refused_action_costs_only_who_chose_it() -> None:
    env = AllSeats("delve-and-dash", 2)
    env.reset(seed=1)
    env.step(env.action_number("move n"))
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.terminations.values())
    assert env.infos["player_0"]["illegal_action"] == "move n"


@pytest.mark.parametrize("action", [72, -1, None, "move n", float("nan"), float("inf")])
def test_what_is_no_action_at_all_is_refused_and_changes_nothing(action: Any) -> None:
    env = AllSeats("delve-and-dash", 2)
    env.reset(seed=1)
    with pytest.raises(InvalidAction):
        env.step(action)
    assert not any(env.terminations.values())


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(ResetNeeded):
        OneSeat("extrikate").step(0)
    for name, *words in (("step", 0), ("last",), ("render",)):
        with pytest.raises(ResetNeeded, match="call reset"):
            getattr(aec_env("extrikate"), str(name))(*words)


def test_both_kinds_play_the_match_of_a_seed_and_its_record_replays(tmp_path: Any) -> None:
    env = OneSeat("delve-and-dash", opponents=["squire"], seat=1, level=2)
    observation, _ = env.reset(seed=4, options={"match_seed": "fair"})
    dice, over = np.random.default_rng(1), False
    while not over:
        action = dice.choice(np.flatnonzero(observation["action_mask"]))
        observation, _, over, _, info = env.step(action)
    record = env.record()
    record.save(tmp_path / "x.record")
    again = waystone.read_record(tmp_path / "x.record").replay()
    assert record.seed == "fair"
    assert record.players == ["squire", "learner"]
    assert again.result is not None
    assert again.result.results[1] == info["result"]


def test_a_seat_can_be_drawn_anew_each_time() -> None:
    env = OneSeat("delve-and-dash", opponents=["random"], seat="any")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1}


def test_the_score_can_be_the_reward() -> None:
    env = AllSeats("extrikate", 2, reward="score")
    env.reset(seed=6)
    dice = np.random.default_rng(6)
    while not any(env.terminations.values()):
        env.step(int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert [env.rewards[each] for each in env.agents] == [env.infos[a]["score"] for a in env.agents]


def test_bots_answer_with_the_same_luck() -> None:
    """Two environments with one seed show the same all the way, whatever the bots roll."""
    paths = []
    for _ in range(2):
        env = gymnasium.make("waystone/DooomDuel-v0")
        observation, _ = env.reset(seed=11)
        shown = [observation]
        for _ in range(15):
            observation, _, over, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
            shown.append(observation)
            if over:
                break
        paths.append(shown)
    assert all(same(*pair) for pair in zip(*paths, strict=True))


@pytest.mark.parametrize(
    ("words", "wrong", "says"),
    [
        ({"game": "dooom", "opponents": ["nobody"]}, WaystoneError, "nobody"),
        ({"game": "dooom", "seat": 1}, BadSeats, "expected a number below 1 or 'any'"),
        ({"game": "dooom", "size": 4}, BadSetting, "size"),
        ({"game": "dooom", "reward": "fame"}, ValueError, "expected result or score"),
        ({"game": "dungeon-crawler"}, BadSeats, "2"),
        ({"game": "dooom", "render_mode": "film"}, ValueError, "human, ansi, rgb_array"),
    ],
)
def test_wrong_words_are_refused_with_what_was_expected(
    words: dict[str, Any], wrong: type[Exception], says: str
) -> None:
    with pytest.raises(wrong, match=says):
        OneSeat(**words)


def test_another_game_can_bring_its_layout() -> None:
    with pytest.raises(NoLayout, match="layout=MyLayout"):
        layout_of("nim")

    class Short(Layout[Any]):
        def boxes(self) -> dict[str, gymnasium.spaces.Box]:
            return {"round": gymnasium.spaces.Box(0, 999, (1,), np.int32)}

        def encode(self, view: Any) -> dict[str, Any]:
            return {"round": np.array([view.round], np.int32)}

    env = OneSeat("delve-and-dash", layout=Short)
    observation, _ = env.reset(seed=1)
    assert observation in env.observation_space
    assert list(observation["observation"]) == ["round"]


def test_policies_with_masks_find_theirs() -> None:
    env = OneSeat("delve-and-dash")
    observation, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), observation["action_mask"])


@pytest.mark.parametrize("game", SEATS)
def test_all_pictures_have_one_size(game: str) -> None:
    env = AllSeats(game, 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (720, 720, 3)
    assert len(np.unique(env.render().reshape(-1, 3), axis=0)) > 10  # something is drawn


@pytest.mark.parametrize("game", arrays.SEATS)
def test_learners_are_shown_what_they_were_shown(game: str) -> None:
    """Else a model that was trained before would be blind; `make golden` renews it on purpose."""
    assert arrays.sums(game) == json.loads(arrays.PATH.read_text(encoding="utf-8"))[game]


class Listener(Bot[Any]):
    """Plays anything and keeps what it hears."""

    watches = True
    heard: ClassVar[list[tuple[str, ...]]] = []

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return legal[0]

    def watch(self, heard: Sequence[Event], view: View) -> None:
        assert view.seat == 1  # type: ignore[attr-defined]
        self.heard.append(tuple(type(each).__name__ for each in heard))


def test_a_bot_that_watches_hears_what_its_seat_is_told_and_no_secret_of_the_learner() -> None:
    kind = BotKind("listener", "listens", lambda *_: Listener())
    env = OneSeat("delve-and-dash", opponents=[kind], seat=0)
    env.reset(options={"match_seed": "7"})
    env.step(env.action_number("waystone d4"))
    first = list(Listener.heard)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert first[0] == ("WaystoneChosen",), "that it is chosen, not where (DD-17)"
    assert "WaystonePlaced" in {name for heard in first[1:] for name in heard}, "its own it hears"
    assert any(Listener.heard[len(first) :]), "and what happens in the open"
