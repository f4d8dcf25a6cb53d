"""A batch plays the same matches as one table after the other would."""

import subprocess
import sys
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction

from waystone.environments import ManyMatches
from waystone.environments.opened import Opened, Setting
from waystone.environments.play import MatchInPlay


@pytest.mark.parametrize(
    ("game", "seats", "steps", "settings"),
    [
        ("delve-and-dash", 2, 250, {}),
        ("delve-and-dash", 2, 150, {"level": 2}),
        ("delve-and-dash", 1, 150, {"level": 2}),
        ("extrikate", 3, 120, {}),
        ("dooom", 2, 60, {}),
        ("dungeon-crawler", 2, 40, {}),
    ],
)
def test_every_match_of_a_batch_goes_as_it_would_alone(
    game: str, seats: int, steps: int, settings: dict[str, Setting]
) -> None:
    many = ManyMatches(game, 3, seats, "b", None, **settings)
    opened = Opened(game, seats, settings, "result", None)
    alone = [MatchInPlay(opened.rules, seats, f"b/{match}/0") for match in range(3)]
    rounds, dice, ended = [0, 0, 0], np.random.default_rng(3), 0
    for _ in range(steps):
        for match, play in enumerate(alone):
            assert many.seats[match] == play.seat
            assert np.array_equal(many.action_mask[match], play.mask(play.seat))
            assert many.batch.states[match].key() == play.state.key()
        chosen = np.array([dice.choice(np.flatnonzero(row)) for row in many.action_mask])
        many.step(chosen)
        for match, play in enumerate(alone):
            play.do(opened.actions[int(chosen[match])])
            assert bool(many.terminated[match]) == (play.ended is not None)
            if play.ended is not None:
                assert many.rewards[match].tolist() == play.rewards("result")
                rounds[match] += 1
                ended += 1
                alone[match] = MatchInPlay(opened.rules, seats, f"b/{match}/{rounds[match]}")
            else:
                assert not many.rewards[match].any()
    assert ended or game in ("dooom", "dungeon-crawler")


@pytest.mark.parametrize(("game", "at_least"), [("delve-and-dash", 3), ("extrikate", 2)])
def test_a_sample_is_any_allowed_action_each_as_likely(game: str, at_least: int) -> None:
    many, luck = ManyMatches(game, 5, 2, seed=4), np.random.default_rng(5)
    for _ in range(12):
        many.step(many.sample(luck))
    drawn = np.stack([many.sample(luck) for _ in range(3000)])
    for match, mask in enumerate(many.action_mask):
        allowed = np.flatnonzero(mask)
        counts = np.bincount(drawn[:, match], minlength=len(mask))
        assert counts[allowed].sum() == 3000
        assert counts[allowed].min() > 0.85 * 3000 / len(allowed)
    assert many.action_mask.sum(1).max() >= at_least


def test_a_copied_match_goes_its_own_way_with_the_same_luck() -> None:
    opened = Opened("delve-and-dash", 2, {}, "result", None)
    play = MatchInPlay(opened.rules, 2, "c")
    for text in ("waystone b2", "waystone g7", "next turn"):
        play.do(opened.actions.parse(text))
    twin, same = deepcopy((play, opened))
    assert (twin.state.key(), twin.seat, same) == (play.state.key(), play.seat, opened)
    before = play.state.key()
    twin.do(opened.actions.parse("next turn"))
    assert play.state.key() == before != twin.state.key()


@pytest.mark.parametrize("game", ["delve-and-dash", "extrikate"])
def test_a_position_kept_as_a_copy_stays_while_its_match_goes_on_and_begins_anew(game: str) -> None:
    many, luck = ManyMatches(game, 4, 2, seed=8), np.random.default_rng(8)
    kept: list[tuple[Any, bytes]] = []
    ended = 0
    for turn in range(400):
        if turn % 10 == 0:
            kept += [(state.copy(), state.key()) for state in many.batch.states]
        many.step(many.sample(luck))
        ended += many.terminated.sum()
    assert ended > 1
    assert all(state.key() == key for state, key in kept)


@pytest.mark.parametrize("kind", [np.uint8, np.int32, np.uint64])
def test_actions_are_whole_numbers_of_any_kind_and_nothing_else(kind: type) -> None:
    many, same = ManyMatches("delve-and-dash", 3, 2), ManyMatches("delve-and-dash", 3, 2)
    chosen = many.action_mask.argmax(axis=1)
    many.step(chosen.astype(kind))
    same.step(chosen)
    assert [one.key() for one in many.batch.states] == [one.key() for one in same.batch.states]
    with pytest.raises(TypeError):
        many.step(many.action_mask.argmax(axis=1) + 0.5)


def test_it_is_shown_from_the_eyes_of_who_is_asked() -> None:
    many = ManyMatches("delve-and-dash", 4, 2)
    many.step(many.action_mask.argmax(axis=1))
    assert many.seats.tolist() == [1, 1, 1, 1]
    shown = many.observe()
    one = many.opened.layout.encode(many.view(2, seat=1))
    assert all(np.array_equal(shown[name][2], one[name]) for name in one)
    assert shown["chambers"].shape == (4, 8, 8)


def test_one_wrong_action_stops_all_before_anything_is_done() -> None:
    many = ManyMatches("delve-and-dash", 3, 2)
    before = [state.key() for state in many.batch.states]
    good = many.action_mask.argmax(axis=1)
    for wrong in (0, -1, 72):
        with pytest.raises(InvalidAction, match=f"match 1 does not allow action {wrong}"):
            many.step(np.array([good[0], wrong, good[2]]))
    with pytest.raises(InvalidAction, match="expected 3 actions"):
        many.step(good[:2])
    assert [state.key() for state in many.batch.states] == before
    with pytest.raises(ValueError, match="from 1 on"):
        ManyMatches("delve-and-dash", 0)


def test_two_sit_down_with_the_luck_of_nought_unless_others_are_named() -> None:
    plain, told = ManyMatches("extrikate", 2), ManyMatches("extrikate", 2, 2, 0)
    assert plain.rewards.shape == (2, 2)
    luck = np.random.default_rng(1)
    for _ in range(20):
        chosen = plain.sample(luck)
        plain.step(chosen)
        told.step(chosen)
    keys = [[state.key() for state in each.batch.states] for each in (plain, told)]
    assert keys[0] == keys[1]
    assert keys[0][0] != keys[0][1]


def test_who_lacks_the_packages_is_told_what_to_install() -> None:
    script = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "try:\n    import waystone.environments\n"
        "except ImportError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "pip install 'waystone[lab]'" in done.stdout
