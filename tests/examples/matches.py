"""Fresh matches of any kind for whoever checks records: random and bot play, odd settings."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from tests.acting import first_acting
from waystone.catalogue import find_game
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import View
from waystone.kernel.table import Table

GAMES: Final = ("delve-and-dash", "extrikate")
LENGTHS: Final = (12, 120, 2000)
NAMES: Final = ("Anna", "J\u00f6rg", 'the "Great" \\ Zo\u00eb', "\u9f8d", "")
SEEDS: Final = ("{}", "J\u00f6rg {}", "two\nlines {}")


class Match:
    """One match, settled by its number: who plays what, how long, and how politely."""

    def __init__(self, number: int) -> None:
        self.luck: Final = SeededDice(f"fresh match {number}")
        self.entry: Final = find_game(GAMES[self.luck.index(3) // 2])
        self.settings: Final = self.choose_settings()
        self.game: Final = self.entry.open(self.settings)
        seed = SEEDS[self.luck.index(3)].format(number)
        names = [NAMES[self.luck.index(5)] for _ in range(self.choose_seats())]
        self.table: Final[Table[Any]] = Table(self.game, names, seed)
        self.is_lazy: Final = self.luck.chance(5)
        share = 0 if self.is_lazy else 40
        self.bots: Final = {
            seat: self.bot(seat) for seat in range(len(names)) if self.luck.chance(share)
        }
        self.at = 0

    def choose_settings(self) -> dict[str, str]:
        """Now and then the usual ones, else some of them anywhere within their bounds."""
        if self.luck.chance(25):
            return {}
        found: dict[str, str] = {}
        for each in self.entry.settings:
            if self.luck.chance(35):
                span = each.high - each.low + 1
                value = each.low + self.luck.index(span) if not each.words else each.default
                word = each.words[self.luck.index(len(each.words))] if each.words else ""
                found[each.name] = word or each.write(value)
        return found

    def choose_seats(self) -> int:
        if self.entry.info.name == "extrikate":
            return self.luck.roll(3)
        return {"solo": 1, "duel": 2, "cpu": 2}.get(self.settings.get("mode", "")) or (
            self.luck.roll(2)
        )

    def bot(self, seat: int) -> Bot[Any]:
        kinds = [each for each in self.entry.bots.values() if not each.slow]
        kind = kinds[self.luck.index(len(kinds))]
        return kind.make(self.game, SeededDice(f"bot {seat}"), Budget(nodes=30))

    def text(self) -> str:
        """The match as a record; many end, some are broken off."""
        most = LENGTHS[2 if self.is_lazy else self.luck.index(3)]
        while first_acting(self.table) >= 0 and self.table.number < most:
            if not self.is_lazy and self.luck.roll(300) == 1:
                self.mind_manners()
            else:
                self.go_on()
        return self.table.record.text()

    def mind_manners(self) -> None:
        """Somebody gives up, or several want a draw, if the rules let them."""
        text = ("leave", "agree draw")[self.luck.index(2)]
        for seat in range(self.table.seats):
            with suppress(IllegalAction):
                if self.luck.chance(60):
                    self.table.act(seat, text, self.time())

    def go_on(self) -> None:
        seat = self.someone()
        legal = self.table.legal(seat)
        action = self.decide(seat, self.table.view(seat), legal)
        step = self.table.do(seat, action, self.time())
        for ear, bot in self.bots.items():
            if bot.watches:
                bot.watch(step.visible_to(ear), self.table.view(ear))

    def someone(self) -> int:
        """Anybody whom the table waits for; both choose at once at times (DD-18)."""
        able = [seat for seat in range(self.table.seats) if self.table.legal(seat)]
        return able[self.luck.index(len(able))]

    def decide(self, seat: int, view: View, legal: Sequence[Action]) -> Action:
        if seat in self.bots:
            return self.bots[seat].choose(view, legal)
        resting = [each for each in legal if each.text in ("next turn", "end turn")]
        lively = [each for each in legal if each not in resting]
        wanted = resting if self.is_lazy else lively
        choices = wanted if wanted and self.luck.chance(90) else legal
        return choices[self.luck.index(len(choices))]

    def time(self) -> int:
        """A clock that goes on, stands still, or is not read."""
        self.at += self.luck.index(4000)
        return self.at if self.luck.chance(80) else -1
