"""What bots would do along other players' matches, as sums: in far more positions than they meet.

A bot that plays well never sees most of what can happen to it. Here matches are played by anybody,
by any settings, and in every position all bots of the game are asked, with what they are up to.
The strongest are left out: they think for long, and are still learning.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from tests.acting import first_acting
from tests.golden import told
from waystone.catalogue import GAMES
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.table import Table

FILE: Final = "asked.txt"
BOTS: Final = {
    "delve-and-dash": ("squire", "knight"),
    "extrikate": ("easy", "medium", "hard"),
    "dooom": ("seeker", "hunter"),
    "dungeon-crawler": ("racer", "warlord"),
}
MATCHES: Final = {"delve-and-dash": 60, "extrikate": 40, "dooom": 80, "dungeon-crawler": 20}
STEPS: Final = {"delve-and-dash": 200, "extrikate": 300, "dooom": 150, "dungeon-crawler": 150}
MAPS: Final[tuple[dict[str, str], ...]] = (
    *({"map": name} for name in ("cellar", "duel", "ring-vault", "pillar-hall", "zero-sprint")),
    *({"map": "generated", "style": style} for style in ("rooms", "maze", "cave")),
)
"""Half of a Dooom player's knowledge is the map: every so many matches have one of these."""


def line(game: str, number: int) -> str:
    """One match: how many were asked, and a sum of what each bot would have done."""
    dice = SeededDice(number, f"asked {game}")
    table = opened(game, number, dice)
    kinds = BOTS[game]
    players = [(*kinds, "random")[dice.index(len(kinds) + 1)] for _ in range(table.seats)]
    bots = [{name: made(table, seat, name) for name in (*kinds, "random")} for seat in seats(table)]
    sums = {name: sha256() for name in kinds}
    many = 0
    while (seat := first_acting(table)) >= 0 and table.number < STEPS[game]:
        view, legal = table.view(seat), table.legal(seat)
        chosen = {name: bot.choose(view, legal) for name, bot in bots[seat].items()}
        many += len(legal) > 1
        for name in kinds:
            sums[name].update(f"{chosen[name].text} {bots[seat][name].phase}\n".encode())
        hear(table, bots, seat, chosen[players[seat]])
    told_ = " ".join(f"{name} {sum_.hexdigest()[:8]}" for name, sum_ in sums.items())
    return f"{number}: {table.seats} seats, {many} decisions, {told_}"


def opened(game: str, number: int, dice: Dice) -> Table[Any]:
    """A match by settings that chance has chosen some of."""
    entry = GAMES[game]
    low, high = entry.info.seats
    chosen = {each.name: told.any_value(each, dice) for each in entry.settings if dice.chance(15)}
    if game == "dooom":
        chosen |= MAPS[number % len(MAPS)]
    return told.open_anyhow(game, chosen, low + dice.index(min(high, 4) - low + 1), number)


def seats(table: Table[Any]) -> range:
    """All seats of a table."""
    return range(table.seats)


def made(table: Table[Any], seat: int, name: str) -> Bot[Any]:
    """A bot for a seat, with luck of its own."""
    kind = GAMES[table.game.info.name].bot(name)
    return kind.make(table.game, SeededDice(seat, name), Budget())


def hear(table: Table[Any], bots: list[dict[str, Bot[Any]]], seat: int, action: Any) -> None:
    """A step, of which everybody hears what their seat may."""
    step = table.do(seat, action)
    for ear in seats(table):
        for bot in bots[ear].values():
            if bot.watches:
                bot.watch(step.visible_to(ear), table.view(ear))


def text(game: str) -> str:
    """The lines of all matches of a game."""
    return "".join(f"{line(game, number)}\n" for number in range(MATCHES[game]))
