"""What the searcher learns about every game in a few rounds of thinking, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from tests.acting import first_acting
from tests.golden.told import HERE
from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.bots.guide import Guide
from waystone.bots.search import Searcher
from waystone.bots.tree import Node
from waystone.catalogue import GAMES
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.settings import among_bots
from waystone.kernel.table import Table

PATH: Final = HERE / "searched.txt"
ENTRIES: Final = {"tic-tac-toe": TIC_TAC_TOE, **GAMES}
ROUNDS: Final = 30
MOST: Final = 800
AFTER: Final = (2, 17)
"""After so many steps somebody thinks."""


def learnt(name: str) -> str:
    """What is known of each first action after some rounds, and a sum of all that follows."""
    return "".join(part for steps in AFTER if (part := searched(name, steps)))


def searched(name: str, steps: int) -> str:
    """The same in one position, and what is chosen there in the end."""
    entry = ENTRIES[name]
    rulebook = entry.open(among_bots(entry.settings, {}))
    table: Table[Any] = Table(rulebook, ["somebody"] * max(2, rulebook.info.seats[0]), 5)
    wander(table, steps)
    seat = first_acting(table)
    if seat < 0:
        return ""
    view, legal = table.view(seat), table.legal(seat)
    bot = Searcher(Guide(rulebook), SeededDice(1, name), Budget(nodes=300))
    root = Node()
    for _ in range(ROUNDS):
        bot.think(root, view, legal, MOST)
    mark = sha256("\n".join(lines(root)).encode()).hexdigest()[:8]
    rows = [f"  {action.text}: {told(node)}\n" for action, node in root.after.items()]
    ends = f"{bot.nodes} positions, {root.tried} rounds, tree {mark}"
    chosen = f"{bot.choose(view, legal).text} after {bot.nodes}"
    return "".join([f"{name} after {steps}: {ends}, then {chosen}\n", *rows[:12]])


def wander(table: Table[Any], steps: int) -> None:
    """Anything legal."""
    dice = SeededDice(2, "wander")
    while table.number < steps and (seat := first_acting(table)) >= 0:
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])


def lines(node: Node, depth: int = 0) -> Iterator[str]:
    """A tree, action by action."""
    for action, after in node.after.items():
        yield f"{' ' * depth}{action.text}: {told(after)}"
        yield from lines(after, depth + 1)


def told(node: Node) -> str:
    """What is known of an action."""
    return f"{node.tried} of {node.offered}, {node.total:.6f}"


def text() -> str:
    """All games."""
    return "\n".join(map(learnt, ENTRIES))
