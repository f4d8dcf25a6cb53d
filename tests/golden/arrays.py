"""What learners are shown along random matches, as sums: a model lives on arrays that stay as they
are. What each number means, the page on environments and the layouts themselves say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from tests.golden.told import HERE
from waystone.environments.opened import Opened
from waystone.environments.play import MatchInPlay
from waystone.kernel.dice import SeededDice

PATH: Final = HERE / "arrays.json"
SEATS: Final = {"delve-and-dash": 2, "extrikate": 3, "dooom": 4, "dungeon-crawler": 3}
MATCHES: Final = 3
MOST_STEPS: Final = 700


def sums(game: str) -> dict[str, str]:
    """A sum for each array over all moments and seats, by its name."""
    opened = Opened(game, SEATS[game], {}, "result", None)
    found: dict[str, Any] = {}
    for number in range(MATCHES):
        for play in moments(opened, number):
            for seat in range(opened.seats):
                shown = opened.observe(play, seat)
                for name, array in (*shown["observation"].items(), ("mask", shown["action_mask"])):
                    text = json.dumps([str(array.dtype), array.tolist()])
                    found.setdefault(name, sha256()).update(text.encode())
    found["names and spaces"] = sha256(json.dumps(promised(opened)).encode())
    return {name: found[name].hexdigest()[:12] for name in sorted(found)}


def promised(opened: Opened) -> Any:
    """What every number is called, which values there can be, and what every action is."""
    layout = opened.layout
    boxes = {
        name: [str(box.dtype), box.shape, int(box.low.min()), int(box.high.max())]
        for name, box in sorted(layout.boxes().items())
    }
    return [dict(sorted(layout.names.items())), boxes, [each.text for each in opened.actions]]


def moments(opened: Opened, number: int) -> Iterator[MatchInPlay]:
    """Now and then in a match at random, and at its end."""
    dice = SeededDice(f"any {number}")
    play = MatchInPlay(opened.rules, opened.seats, f"arrays {number}")
    while play.ended is None and len(play.done) < MOST_STEPS:
        if len(play.done) % 11 == 0:
            yield play
        legal = opened.rules.legal(play.state, play.seat)
        play.do(legal[dice.index(len(legal))])
    yield play


def text() -> str:
    """The sums of all games."""
    return json.dumps({game: sums(game) for game in SEATS}, indent=1) + "\n"
