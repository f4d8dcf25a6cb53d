"""For authors of lessons: find a seed whose match shows what a lesson needs, and look at a scene.

    python tools/find_lesson.py search GAME EVENT… [--bot B] [--seats N] [--set NAME=VALUE] …
    python tools/find_lesson.py show GAME LESSON [ACTION…]

`search` lets bots play by many seeds and prints those whose events come in this order for the
first seat, within so many actions, with all actions as a `prologue`. `show` plays a lesson or a
problem after these actions: what is wanted, what can be done and where, what happened.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import WaystoneError
from waystone.kernel.table import Step, Table
from waystone.service.lessons import choices
from waystone.teaching.library import find_scene
from waystone.teaching.playing import play

LEARNER = 0


def main() -> None:
    """Do what the words ask for."""
    words = parser().parse_args()
    try:
        search(words) if words.command == "search" else show(words)
    except WaystoneError as error:
        raise SystemExit(f"✗ {error.message}") from None


def parser() -> argparse.ArgumentParser:
    """The words that this tool takes."""
    found = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = found.add_subparsers(dest="command", required=True)
    searching = commands.add_parser("search")
    searching.add_argument("game")
    searching.add_argument("events", nargs="+", help="kinds of events, such as dragon_woke")
    searching.add_argument("--bot", default="", help="who plays; the game's usual bot by default")
    searching.add_argument("--seats", type=int, default=1)
    searching.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    searching.add_argument("--most", type=int, default=40, help="actions")
    searching.add_argument("--seeds", type=int, default=300, help="how many to try")
    searching.add_argument("--found", type=int, default=5, help="stop after so many")
    showing = commands.add_parser("show")
    showing.add_argument("game")
    showing.add_argument("lesson")
    showing.add_argument("actions", nargs="*")
    return found


def search(words: argparse.Namespace) -> None:
    """Print the seeds that fit, each with its actions."""
    settings = dict(pair.split("=", 1) for pair in words.set)
    left = words.found
    for seed in map(str, range(words.seeds)):
        table = Table(find_game(words.game).open(settings), ["bot"] * words.seats, seed)
        steps = list(played(table, words.game, words.bot, words.most))
        if comes_in_order(words.events, steps):
            actions = [f"{step.seat}: {step.action.text}" for step in steps]
            print(f'seed = "{seed}"  # {len(steps)} actions')
            print(f"prologue = {msgspec.json.encode(actions).decode()}\n")
            left -= 1
        if left == 0:
            return


def played(table: Table[Any], game: str, bot: str, most: int) -> Iterator[Step]:
    """The steps of bots at all seats, so many at most."""
    entry = find_game(game)
    kind = entry.bot(bot or entry.usual_bot)
    bots = [kind.make(table.game, SeededDice(seat), Budget()) for seat in range(table.seats)]
    while (acting := table.acting()) and table.number < most:
        seat = acting[0]
        step = table.do(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
        for ear, player in enumerate(bots):
            player.watch(step.visible_to(ear), table.view(ear))
        yield step


def comes_in_order(wanted: Sequence[str], steps: Sequence[Step]) -> bool:
    """Whether the first seat is told of these kinds of events one after another."""
    left = list(wanted)
    for kind in (kind for step in steps for kind in kinds_of(step)):
        if left and kind == left[0]:
            left.pop(0)
    return not left


def kinds_of(step: Step) -> list[str]:
    """The kinds of events that the learner is told."""
    return [msgspec.to_builtins(event)["kind"] for event in step.visible_to(LEARNER)]


def show(words: argparse.Namespace) -> None:
    """Print where these actions lead."""
    moment = play(words.game, find_scene(words.game, words.lesson), words.actions)
    for step in moment.last:
        print(f"seat {step.seat} did {step.action.text!r}: {', '.join(kinds_of(step))}")
    print(f"step {moment.at}, {moment.judgement.state} {moment.judgement.why}")
    print(f"wanted: {', '.join(moment.wanted)}")
    for choice in choices(moment.table, moment.seat):
        print(f"  {choice.do:24} {'' if choice.cell is None else f'cell {choice.cell}'}")
    print(
        msgspec.json.format(msgspec.json.encode(moment.table.view(moment.seat)), indent=1).decode()
    )


if __name__ == "__main__":
    main()
