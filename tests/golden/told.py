"""What is told at a table, as sums: events, views, choices, refusals, clocks and figures.

A record holds positions only; this is what comes of them for people and programs. Beside the golden
records stand matches in which anything may happen: any settings, any choice, and people who come
and go. A sum that changes says which part to look at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from waystone.catalogue import GAMES, find_game
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.errors import BadSeats, BadSetting
from waystone.kernel.event import SPECTATOR
from waystone.kernel.record import parse
from waystone.kernel.replay import open_table, steps
from waystone.kernel.settings import Setting
from waystone.kernel.statistics import Collector, Statistics
from waystone.kernel.table import Step, Table

HERE: Final = Path(__file__).parent
FILE: Final = "told.txt"
KINDS: Final = ("positions", "events", "views", "choices", "refusals", "policy", "figures")
MATCHES: Final = {"delve-and-dash": 60, "extrikate": 60, "dooom": 40, "dungeon-crawler": 24}
MOST_STEPS: Final = 240
LOOKS: Final = 16
"""Moments of a match at which everybody looks around."""
QUESTIONS: Final = 6
"""Actions per step, of any seat, that may or may not be refused."""
IN_A_HUNDRED: Final = 3
"""Steps of every third match at which somebody leaves, comes or agrees to a draw, if they can."""
MOST_OTHERS: Final = 20
Note = tuple[str, object]
encode: Final = msgspec.json.Encoder().encode


def names(game: str) -> list[str]:
    """The records of a game, then the numbers of its other matches."""
    records = sorted(path.stem for path in (HERE / game).glob("*.record"))
    return [*records, *map(str, range(MATCHES[game]))]


def line(game: str, name: str) -> str:
    """One match with its sums."""
    notes = random_match(game, int(name)) if name.isdigit() else recorded(game, name)
    sums = {kind: sha256() for kind in KINDS}
    for kind, told in notes:
        sums[kind].update(encode(told) + b"\n")
    return " ".join([name, *(f"{kind}:{each.hexdigest()[:6]}" for kind, each in sums.items())])


def recorded(game: str, name: str) -> Iterator[Note]:
    """All that is told in a golden record."""
    record = parse((HERE / game / f"{name}.record").read_text(encoding="utf-8"))
    table = open_table(find_game(game).open(record.settings), record)
    yield from told(table, steps(table, record), SeededDice(name), len(record.entries))


def random_match(game: str, number: int) -> Iterator[Note]:
    """All that is told in a match where anything may happen."""
    dice = SeededDice(number, f"anything of {game}")
    entry = GAMES[game]
    low, high = entry.info.seats
    seats = low + dice.index(high - low + 1)
    chosen = {each.name: any_value(each, dice) for each in entry.settings if dice.chance(20)}
    table = open_anyhow(game, chosen, seats, number)
    yield "refusals", table.game.settings.texts()
    often = IN_A_HUNDRED if number % 3 == 0 else 0
    yield from told(table, anything(table, dice, often), dice, MOST_STEPS)


def open_anyhow(game: str, chosen: dict[str, str], seats: int, seed: int) -> Table[Any]:
    """A table with these settings, or with the usual ones where they clash."""
    players = [f"player {seat}" for seat in range(seats)]
    try:
        return Table(GAMES[game].open(chosen), players, seed)
    except (BadSetting, BadSeats):
        return Table(GAMES[game].open(), players, seed)


def any_value(setting: Setting, dice: Dice) -> str:
    """A word, or a number that is not far from the usual one."""
    if setting.words:
        return setting.words[dice.index(len(setting.words))]
    if isinstance(setting.default, str):
        return setting.default
    number = setting.default - 4 + dice.index(9)
    return setting.write(max(setting.low, min(setting.high, number)))


def anything(table: Table[Any], dice: Dice, in_a_hundred: int) -> Iterator[Step]:
    """Legal moves, and now and then something that is no move."""
    while table.number < MOST_STEPS and table.outcome is None:
        acting = table.acting()
        others = [] if acting and not dice.chance(in_a_hundred) else no_moves(table)
        if others:
            yield table.do(*others[dice.index(len(others))])
        elif acting:
            seat = acting[dice.index(len(acting))]
            legal = table.legal(seat)
            yield table.do(seat, legal[dice.index(len(legal))])
        else:
            return


def no_moves(table: Table[Any]) -> list[tuple[int, Action]]:
    """Who can come, leave, agree to a draw or be put somewhere now."""
    found = [action for action in table.game.alphabet if action.table_action or action.automatic]
    some = [*found[:MOST_OTHERS], *found[MOST_OTHERS :: len(found) // MOST_OTHERS + 1]]
    pairs = [(seat, action) for seat in range(table.seats + 1) for action in some]
    return [pair for pair in pairs if not table.refusal(*pair)]


def told(table: Table[Any], made: Iterable[Step], dice: Dice, many: int) -> Iterator[Note]:
    """Whatever this table says along these steps."""
    study, often = table.game.statistics, 1 + many // LOOKS
    collector = study.collector() if study.collector is not None else None
    yield from looks(table)
    for step in made:
        yield "positions", (step.digest, step.seat, step.action.text)
        yield "events", (step.openly, step.name, step.events)
        yield from questions(table, dice)
        if step.number % often == 0:
            yield from looks(table)
        if collector is not None:
            for _, event in step.events:
                collector.hear(event)
            collector.see(table.state)
    yield from looks(table)
    yield from ending(table)
    if collector is not None and table.outcome is not None:
        yield "figures", reported(collector)


def looks(table: Table[Any]) -> Iterator[Note]:
    """What every seat and an onlooker see now, and what the table would do by itself."""
    state, policy = table.state, table.game.policy
    for seat in (*range(table.seats), SPECTATOR):
        yield "views", table.view(seat)
    for seat in table.acting():
        legal = table.legal(seat)
        yield "choices", [(each.text, policy.cell_of(state, seat, each)) for each in legal]
        yield "policy", policy.on_timeout(state, seat, SeededDice(table.number)).text
    yield "policy", (policy.open_questions(state), policy.open_choices(state))
    yield "policy", (policy.turn(state), policy.turn_seconds(state), policy.opens_in(state))
    closing = policy.closing(state, list(range(table.seats)))
    yield "policy", (policy.fixed_windows(state), closing.text if closing is not None else "")


def questions(table: Table[Any], dice: Dice) -> Iterator[Note]:
    """What some actions would be refused with."""
    alphabet = table.game.alphabet
    for _ in range(QUESTIONS):
        seat, action = dice.index(table.seats), alphabet[dice.index(len(alphabet))]
        yield "refusals", (seat, action.text, table.refusal(seat, action))
    yield "choices", [[each.id for each in table.legal(seat)] for seat in table.acting()]


def ending(table: Table[Any]) -> Iterator[Note]:
    """The result and what it is worth."""
    game, state = table.game, table.state
    if table.outcome is None:
        return
    yield "views", table.reveal()
    yield "figures", str(table.outcome)
    found = game.leaderboards.figures_of(game.settings, state, 1000)
    if found is not None:
        key = game.leaderboards.sort_key(found.figures)
        yield "figures", (found.seat, found.figures, found.details, key)
    if game.statistics.tallies is not None:
        yield "figures", [game.statistics.tallies(state, seat) for seat in range(table.seats)]


def reported(collector: Collector[Any]) -> object:
    """What simulations learn from this match."""
    found = Statistics()
    collector.report(found)
    return found.shares, found.counts, found.measures


def text(game: str) -> str:
    """The lines of all matches of a game."""
    return "".join(f"{line(game, name)}\n" for name in names(game))
