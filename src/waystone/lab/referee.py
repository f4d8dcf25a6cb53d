"""One match of a tournament: who breaks down or breaks the rules forfeits, the others play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final

from waystone.catalogue import GameEntry, find_game
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import SeededDice, commitment
from waystone.kernel.errors import WaystoneError
from waystone.kernel.event import NOBODY
from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.kernel.rules import Rules, explain
from waystone.kernel.table import Step, Table
from waystone.lab.rows import DecisionRow, MatchRow
from waystone.lab.simulate import MOST_STEPS, STOPPED
from waystone.lab.tournament import Fixture, TournamentPlan

FORFEITED: Final = "forfeited"
_LONGEST: Final = 200


class Forfeit(Exception):
    """A bot can't go on; says why."""


class PlayedMatch:
    """A match that was played: its row, its record, and its decisions if they were asked for."""

    def __init__(self, row: MatchRow, record: str, decisions: list[DecisionRow]) -> None:
        self.row: Final = row
        self.record: Final = record
        self.decisions: Final = decisions


class Referee:
    """Lets bots play one match, and minds that each of them only does what it may."""

    def __init__(
        self, plan: TournamentPlan, entry: GameEntry, game: Rules[Any, Any], fixture: Fixture
    ) -> None:
        self.plan: Final = plan
        self.game: Final = game
        self.fixture: Final = fixture
        self.names: Final = [plan.entrants[each].name for each in fixture.seats]
        self.table: Final = Table(game, self.names, fixture.seed)
        self.gone: Final[dict[int, str]] = {}
        self.decisions: Final[list[DecisionRow]] = []
        self.is_closed = False
        self.bots: Final[dict[int, Bot[Any]]] = {}
        for seat, place in enumerate(fixture.seats):
            self._guard(seat, partial(self._sit, entry, seat, place))

    def _sit(self, entry: GameEntry, seat: int, place: int) -> None:
        """A bot with dice of its own, the same for the same seed whoever else plays."""
        entrant, public = self.plan.entrants[place], commitment(self.fixture.seed)
        dice = SeededDice(f"{entrant.name} of {public}")
        budget = Budget(self.plan.nodes, self.plan.seconds, perf_counter)
        self.bots[seat] = entry.bot(entrant.bot).make(self.game, dice, budget)

    def play(self) -> PlayedMatch:
        """The whole match."""
        while not self.is_closed and self.table.number < MOST_STEPS:
            seat = next((each for each in self.table.acting() if each not in self.gone), NOBODY)
            if seat == NOBODY:
                break
            self._turn(seat)
        record = self.table.record.text()
        return PlayedMatch(self._row(), record, self.decisions)

    def _turn(self, seat: int) -> None:
        legal, chosen = self.table.legal(seat), list[Action]()
        self._guard(seat, partial(self._choose, seat, legal, chosen))
        if not chosen:
            return
        (action,) = chosen
        step, who = self.table.do(seat, action), self.names[seat]
        self.decisions.append(
            DecisionRow(self.fixture.number, step.number, seat, who, action.text, len(legal))
        )
        self._tell(step)

    def _choose(self, seat: int, legal: Sequence[Action], chosen: list[Action]) -> None:
        action: object = self.bots[seat].choose(self.table.view(seat), legal)
        if not isinstance(action, Action):
            raise Forfeit(f"chose {str(action)[:80]!r}, which is no action")
        code = self.table.refusal(seat, action)
        if code:
            raise Forfeit(f"chose {action.text!r}: {explain(self.game, code)}")
        chosen.append(action)

    def _tell(self, step: Step) -> None:
        for seat, bot in self.bots.items():
            if bot.watches and seat not in self.gone and step.tells(seat):
                self._guard(seat, partial(self._hear, step, seat, bot))

    def _hear(self, step: Step, seat: int, bot: Bot[Any]) -> None:
        bot.watch(step.visible_to(seat), self.table.view(seat))

    def _guard(self, seat: int, what: Callable[[], None]) -> None:
        """Whatever goes wrong in there is the bot's own fault, and its match."""
        try:
            what()
        except (Forfeit, WaystoneError) as error:
            self._forfeit(seat, str(error))
        except Exception as error:
            self._forfeit(seat, f"{type(error).__name__}: {error}")

    def _forfeit(self, seat: int, why: str) -> None:
        """The seat leaves the table, if the rules let it; else the match ends here."""
        self.gone[seat] = " ".join(why.split())[:_LONGEST]
        leave = self.game.alphabet.leave
        if self.table.outcome is None and not self.table.refusal(seat, leave):
            self.table.do(seat, leave)
        else:
            self.is_closed = True

    def _row(self) -> MatchRow:
        fixture, ended = self.fixture, self.table.outcome
        if ended is not None:
            results, scores, reason = ended.results, ended.scores, ended.reason
        else:
            results, scores = self._judged(), tuple(0 for _ in self.names)
            reason = FORFEITED if self.gone else STOPPED
        return MatchRow(
            fixture.number,
            fixture.luck,
            fixture.seed,
            tuple(self.names),
            tuple(LOSS if seat in self.gone else each for seat, each in enumerate(results)),
            tuple(scores),
            reason,
            self.table.number,
            {str(seat): why for seat, why in self.gone.items()},
        )

    def _judged(self) -> tuple[str, ...]:
        """Without an end by the rules: who is left alone has won, several have a draw."""
        left = [seat for seat in range(len(self.names)) if seat not in self.gone]
        return tuple(
            LOSS if seat in self.gone else WIN if len(left) == 1 else DRAW
            for seat in range(len(self.names))
        )


def play_fixtures(
    plan: TournamentPlan, fixtures: Sequence[Fixture], seconds: float
) -> Iterator[list[PlayedMatch]]:
    """Play these matches; some are told whenever so many seconds have passed."""
    entry = find_game(plan.game)
    game = entry.open(plan.chosen)
    block, begun = [], perf_counter()
    for fixture in fixtures:
        block.append(Referee(plan, entry, game, fixture).play())
        if perf_counter() - begun >= seconds:
            yield block
            block, begun = [], perf_counter()
    if block:
        yield block
