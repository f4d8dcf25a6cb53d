"""What the rules of Delve & Dash build and do, as texts that can be diffed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tests.acting import first_acting
from waystone.catalogue import find_game
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.delve_and_dash.notation import draw, parse
from waystone.games.delve_and_dash.state import DelveState
from waystone.kernel.branching import count
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.table import Table, digest

PICTURES: Final = Path(__file__).parent / "delve-and-dash" / "pictures.txt"
COUNTED: Final = (
    # settings, seats, seed, random steps, depth
    ("", 1, 1, 0, 1),
    ("", 1, 1, 1, 4),
    ("", 1, 1, 326, 3),
    ("level=2", 1, 2, 45, 4),
    ("", 2, 3, 2, 4),
    ("", 2, 3, 52, 3),
    ("level=2", 2, 4, 110, 3),
    ("level=2", 2, 7, 300, 3),
    ("mode=cpu level=2", 2, 5, 96, 3),
    ("size=6 level=2 door_share=1.00", 2, 6, 40, 4),
)


def files() -> Mapping[str, str]:
    """Every text by its file name."""
    return {
        "counts.txt": counts(),
        "seeds.txt": seeds(),
        "pictures.txt": pictures(PICTURES.read_text(encoding="utf-8")),
    }


def rulebook(settings: str) -> DelveAndDash:
    """The game with settings such as `level=2 size=6`."""
    pairs = (pair.partition("=") for pair in settings.split())
    game = find_game("delve-and-dash").open({name: value for name, _, value in pairs})
    assert isinstance(game, DelveAndDash)
    return game


def counts() -> str:
    """How many lines of play there are from some positions, luck included."""
    lines = ["# settings | seats | seed | random steps | digest | depth | lines of play"]
    for settings, seats, seed, steps, depth in COUNTED:
        game = rulebook(settings)
        state = walked(game, seats, seed, steps)
        for deep in range(1, depth + 1):
            found = count(game, state, deep)
            events = (settings or "-", seats, seed, steps, digest(state), deep, found)
            lines.append(" | ".join(map(str, events)))
    return "\n".join([*lines, ""])


def walked(game: DelveAndDash, seats: int, seed: int, steps: int) -> DelveState:
    """A position some random steps into a match."""
    table = Table(game, ["random"] * seats, seed)
    dice = SeededDice(seed, "walk")
    while table.number < steps:
        seat = first_acting(table)
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    return table.state


def seeds() -> str:
    """The first position of 25 duels on level 2, with waystones on b2 and g7."""
    game = rulebook("level=2")
    pages = []
    for seed in range(1, 26):
        table = Table(game, ["one", "two"], seed)
        table.act(0, "waystone b2")
        table.act(1, "waystone g7")
        pages.append(f"== Seed {seed} #{digest(table.state)}\n{draw(table.state)}")
    return "\n".join(pages)


# Pictures: before, action and rolls, after. The first two are written by hand.


def pictures(text: str) -> str:
    """The same pages with what is told and the position after it built anew."""
    return "\n".join(page(each) for each in text.split("\n== ") if each.strip())


def page(text: str) -> str:
    """One page: title, settings, picture before, `> action, rolls`, events, picture after."""
    head, _, rest = text.partition("\n> ")
    title, settings, before = head.removeprefix("== ").split("\n", 2)
    done = rest.partition("\n")[0]
    game = rulebook(settings.removeprefix("settings:"))
    state = parse(game.params, before)
    drawn = draw(state)
    words, _, rolls = done.partition(", rolls")
    dice = ScriptedDice(int(roll) for roll in rolls.split())
    seat, _, action = words.partition(": ")
    events = game.apply(state, int(seat), game.alphabet.parse(action), dice)
    assert dice.left == [], f"{title}: rolls left over"
    heard = [f"- {msgspec.json.encode(event).decode()}" for _, event in events]
    return "\n".join([f"== {title}", settings.rstrip(), f"{drawn}> {done}", *heard, draw(state)])
