"""Learns Delve & Dash by playing against itself, with NumPy alone.

    python examples/learn.py                   learn, or go on from learned.npz; Ctrl-C keeps it
    python examples/learn.py --evaluate 1000   so many duels against the bot `squire`
    python examples/learn.py --help            seed, length, files

It is shown what its seat may know and what it may choose (docs/environments.md); all that is
computed here comes from that. A choice is scored by a weighted sum of what it leads to (sight.py),
with weights of its own for each of six situations, and drawn by softmax. Both seats of all matches
play by the same weights, which begin at zero and follow the natural gradient of how much better a
match went on than was expected. The squire is met in evaluations only: nothing is learned there.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from sight import (  # type: ignore[import-not-found]  # the file beside this one
    CARRIED,
    CHOOSING,
    FACTS,
    HOMES,
    HUNTED,
    LOOKS,
    Array,
    Sight,
    see,
)

from waystone.environments import ManyMatches, OneSeat
from waystone.lab.statistics import wilson

NEXT_TURN, FIRST_WAYSTONE = 3, 8
"""Numbers of actions; behind the next turn come the moves north, east, south and west."""
EVERY = 5
"""Updates from one point of the curve to the next."""
STRIDE = 0.25
"""How far an update goes at most, as the square root of twice the divergence of the policies."""
FADE = 0.9
"""How much less of what comes later a choice gets, from choice to choice (GAE's lambda)."""


class Policy:
    """Weights of choices by situation, and what a moment is worth by situation."""

    def __init__(self) -> None:
        self.weights = np.zeros((6, LOOKS))
        self.average = self.weights.copy()
        """Of the last ten updates or so: what is learned, without the noise of each."""
        self.worth = np.zeros((6, FACTS))
        # Nobody wins by chance, so the first guess says what is better, and fades as it is learned:
        # to be near the prize, to have lives, to have the treasure.
        self.worth[:5, 0], self.worth[:5, 6:8] = -0.3, (0.1, -0.1)
        self.worth[[CARRIED, HUNTED], 8] = 0.5, -0.5

    def choose(self, sight: Sight, mask: Array, weights: Array, luck: Any) -> tuple[Array, Array]:
        """An action for each match, and what would make it likelier."""
        legal, new = mask[:, NEXT_TURN : NEXT_TURN + 5] > 0, sight.situation == CHOOSING
        scores = np.einsum("mcl,ml->mc", sight.looks, weights[sight.situation])
        picked, pulls = draw(np.where(legal | new[:, None], scores, -np.inf), sight.looks, luck)
        actions = NEXT_TURN + picked
        if new.any():
            homes = np.broadcast_to(HOMES, (int(new.sum()), *HOMES.shape))
            picked, pulls[new] = draw(homes @ weights[CHOOSING], homes, luck)
            actions[new] = FIRST_WAYSTONE + picked
        return actions, pulls

    def improve(self, situation: Array, facts: Array, pulls: Array, gains: Array) -> None:
        """A step along the natural gradient in each situation, and a better guess of worth."""
        worth = np.einsum("df,df->d", facts, self.worth[situation]) + gains
        gains = gains / (gains.std() + 1e-9)
        for number in np.unique(situation):
            rows = situation == number
            known, pull = facts[rows], pulls[rows]
            guess = np.linalg.solve(known.T @ known + np.eye(FACTS), known.T @ worth[rows])
            self.worth[number] += 0.1 * (guess - self.worth[number])
            gradient = pull.T @ gains[rows] / len(pull)
            curvature = pull.T @ pull / len(pull) + 1e-3 * np.eye(LOOKS)
            step = np.linalg.solve(curvature, gradient)
            length = np.sqrt(gradient @ step) + 1e-9
            self.weights[number] += step * min(1, STRIDE / length)
        self.average += 0.1 * (self.weights - self.average)


def draw(scores: Array, looks: Array, luck: Any) -> tuple[Array, Array]:
    """One choice of each row by softmax, and the gradient of its logarithm."""
    chances = np.exp(scores - scores.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    picked = (luck.random((len(scores), 1)) < chances.cumsum(1) - 1e-12).argmax(1)
    expected = np.einsum("mc,mcl->ml", chances, looks)
    return picked, looks[np.arange(len(picked)), picked] - expected


def learn_once(policy: Policy, matches: int, steps: int, seed: list[int]) -> None:
    """Play new matches for so many steps, all seats by the same weights, and learn from them."""
    many = ManyMatches("delve-and-dash", matches, 2, seed="/".join(map(str, seed)))
    luck, told = np.random.default_rng(seed), []
    for _ in range(steps):
        sight, seats = see(many.observe()), many.seats.copy()
        actions, pulls = policy.choose(sight, many.action_mask, policy.weights, luck)
        many.step(actions)
        won = many.rewards - many.rewards.mean(1, keepdims=True)  # what both lose, nobody wins
        told.append((sight.situation, sight.facts, pulls, seats, many.terminated.copy(), won))
    situation, facts, pulls, seats, over, won = map(np.stack, zip(*told, strict=True))
    worth = np.einsum("tmf,tmf->tm", facts, policy.worth[situation])
    gains = advantages(worth, seats, over, won)
    policy.improve(*(np.concatenate(each) for each in (situation, facts, pulls, gains)))


def advantages(worth: Array, seats: Array, over: Array, won: Array) -> Array:
    """How much better each seat's match went on than was expected (GAE)."""
    rows = np.arange(worth.shape[1])
    coming = np.full(won.shape[1:], np.nan)  # by seat; how the last ones go on nobody knows
    gain, gains = np.zeros_like(coming), np.zeros_like(worth)
    for at in reversed(range(len(worth))):
        coming[over[at]], gain[over[at]] = won[at, over[at]], 0
        mine = rows, seats[at]
        gain[mine] = FADE * gain[mine] + np.nan_to_num(coming[mine] - worth[at])
        gains[at], coming[mine] = gain[mine], worth[at]
    return gains


def evaluate(policy: Policy, duels: int, seed: int) -> Array:
    """Duels against the squire, on both seats in turn: won, lost, undecided."""
    luck, count = np.random.default_rng(seed), np.zeros(3, int)
    envs = [OneSeat("delve-and-dash", opponents=["squire"], seat=at % 2) for at in range(duels)]
    seen = {at: env.reset(seed=seed + at)[0] for at, env in enumerate(envs)}
    while seen:
        mask = np.stack([each["action_mask"] for each in seen.values()])
        shown = [each["observation"] for each in seen.values()]
        sight = see({name: np.stack([each[name] for each in shown]) for name in shown[0]})
        actions, _ = policy.choose(sight, mask, policy.average, luck)
        for at, action in zip(list(seen), actions, strict=True):
            seen[at], reward, over, _, info = envs[at].step(action)
            if over:
                home = info["reason"] == "home with the treasure"
                count[0 if reward > 0 else 1 if home else 2] += 1
                del seen[at]
    return count


def said(count: Array) -> str:
    """A count of duels with its doubt."""
    won, lost, undecided = map(int, count)
    low, high = wilson(won, won + lost)
    share = f"{won / max(1, won + lost):.1%} (95 % interval {low:.1%} to {high:.1%})"
    return f"won {won} of {won + lost} decided duels: {share}, {undecided} undecided"


def load(policy: Policy, file: Path, seed: int) -> list[list[float]]:
    """Go on from a checkpoint, if there is one; returns the curve so far."""
    if not file.exists():
        return []
    with np.load(file) as kept:
        if kept["seed"] != seed:
            raise SystemExit(f"{file} was learned with seed {kept['seed']}: choose another --file")
        for name in vars(policy):
            setattr(policy, name, kept[name])
        curve: list[list[float]] = kept["curve"].tolist()
    return curve


def save(policy: Policy, file: Path, seed: int, curve: list[list[float]]) -> None:
    """Keep what is learned, all of it or nothing, and the curve as a table."""
    with (part := file.with_suffix(".part")).open("wb") as whole:
        np.savez(whole, seed=seed, curve=np.array(curve), **vars(policy))
    part.replace(file)
    lines = [",".join(f"{number:g}" for number in row) for row in curve]
    head = "updates,cpu_seconds,won,lost,undecided"
    file.with_suffix(".csv").write_text("\n".join([head, *lines, ""]), "utf-8")


def train(policy: Policy, asked: argparse.Namespace) -> None:
    """Update after update, each with luck of its own: it can be stopped and go on as if not."""
    curve = load(policy, asked.file, asked.seed)
    done, spent = (int(curve[-1][0]), curve[-1][1]) if curve else (0, 0.0)
    begin = time.process_time() - spent
    while done < asked.updates:
        for _ in range(min(EVERY, asked.updates - done)):
            learn_once(policy, asked.matches, asked.steps, [asked.seed, done])
            done += 1
        taken = time.process_time() - begin
        count = evaluate(policy, asked.duels, 1_000_000)
        curve.append([done, taken, *count.tolist()])
        save(policy, asked.file, asked.seed, curve)
        print(f"{done:4} updates, {taken:.0f} s of CPU: {said(count)}", flush=True)
    print(f"learned: see {asked.file.with_suffix('.csv')}, or --evaluate 1000")


def main(arguments: list[str] | None = None) -> None:
    """Learn or evaluate, as asked."""
    words = argparse.ArgumentParser(description="Learn Delve & Dash by self-play.")
    words.add_argument("--file", type=Path, default=Path("learned.npz"), help="the checkpoint")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--updates", type=int, default=100, help="of the weights, all in all")
    words.add_argument("--matches", type=int, default=128, help="side by side")
    words.add_argument("--steps", type=int, default=200, help="of each match for an update")
    words.add_argument("--duels", type=int, default=200, help="for each point of the curve")
    words.add_argument("--evaluate", type=int, metavar="DUELS", help="duels, and no learning")
    asked, policy = words.parse_args(arguments), Policy()
    try:
        if not asked.evaluate:
            train(policy, asked)
        elif load(policy, asked.file, asked.seed):
            print(said(evaluate(policy, asked.evaluate, 0)))
        else:
            raise SystemExit(f"there is no {asked.file} yet")
    except KeyboardInterrupt:
        raise SystemExit(f"\nstopped: the same call goes on from {asked.file}") from None


if __name__ == "__main__":
    main()
