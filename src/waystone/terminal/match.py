"""A match on this device: a table, people at the keyboard, bots beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any, Final

from waystone.catalogue import GameEntry
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import SeededDice, commitment
from waystone.kernel.errors import IllegalAction, WaystoneError
from waystone.kernel.event import SPECTATOR, View
from waystone.kernel.record import Record
from waystone.kernel.replay import Divergence
from waystone.kernel.table import Step, Table
from waystone.leaderboard.boards import time_taken
from waystone.terminal.board import Narrator, TerminalBoard, distinct, legible
from waystone.terminal.listing import Listing
from waystone.words.en.refusals import Words as Refusals
from waystone.words.en.terminal import Words
from waystone.words.runtime import speak, texts

NAME_LENGTH: Final = 20


@dataclass(frozen=True)
class Repetition:
    """A match that is tried again: its record, the step that is chosen anew, and by which seat."""

    record: Record
    step: int
    seat: int

    def seating(self) -> list[int]:
        """The one person here in that seat, bots in all others."""
        bots = iter(range(1, len(self.record.names(self.step - 1))))
        seats = range(len(self.record.names(self.step - 1)))
        return [0 if seat == self.seat else next(bots) for seat in seats]


@dataclass(frozen=True)
class MatchPlan:
    """What was chosen before the first match; `names` are those of the people here.

    The first match may repeat another up to a step; `version` names the rules, the newest if None.
    """

    entry: GameEntry
    board: TerminalBoard[Any]
    settings: Mapping[str, str]
    names: Sequence[str]
    bots: Sequence[str]
    seed: str
    covers: bool = False
    speed: float = 1.0
    plain: bool = False
    budget: Budget = field(default_factory=Budget)
    repeats: Repetition | None = None
    version: int | None = None

    def first_seating(self) -> list[int]:
        """Who takes which seat: a coin where the game wants one (DD-4)."""
        if self.repeats is not None:
            return self.repeats.seating()
        seats = len(self.names) + len(self.bots)
        policy = self.entry.open(self.settings, self.version).policy
        return policy.seating(seats, SeededDice(self.seed, "seating"))

    @property
    def is_duel(self) -> bool:
        """Whether two people play, and nobody else."""
        return len(self.names) == 2 and not self.bots

    def with_newcomers(self, match: LocalMatch) -> tuple[MatchPlan, list[int]]:
        """The plan for the next match, and how this one was seated, with all who sat down late."""
        came = match.newcomers
        people = [name for name, is_bot in came if not is_bot]
        bots = [name for name, is_bot in came if is_bot]
        first_bot, shift = len(self.names), len(people)
        kept = [who + shift if who >= first_bot else who for who in match.seating]
        late = iter(range(first_bot, first_bot + shift))
        machines = iter(range(len(kept) + shift, len(kept) + len(came)))
        plan = replace(self, names=[*self.names, *people], bots=[*self.bots, *bots])
        return plan, kept + [next(machines if is_bot else late) for _, is_bot in came]

    def seed_of(self, number: int) -> str:
        """The first match has the seed itself, the others have their number behind it."""
        return self.seed if number == 1 else f"{self.seed}/{number}"


class LocalMatch:
    """One match; it knows who may look at the screen."""

    def __init__(
        self,
        plan: MatchPlan,
        number: int,
        seating: Sequence[int],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.plan: Final = plan
        self.board: Final = plan.board
        self.listing: Final = Listing(plan.entry, plan.board.language)
        self.number: Final = number
        self.seating: Final = list(seating)
        self.clock: Final = clock
        game = plan.entry.open(plan.settings, plan.version)
        players = [*plan.names, *plan.bots]
        names = [players[player] for player in seating]
        seed = plan.seed_of(number)
        repeats = plan.repeats if number == 1 else None
        first = names if repeats is None else first_players(repeats.record, names)
        self.table: Final[Table[Any]] = Table(game, first, seed)
        self.people = [seat for seat, who in enumerate(seating) if who < len(plan.names)]
        self.newcomers: list[tuple[str, bool]] = []
        """Who sat down later, and whether it is a bot."""
        self.bots: Final = {
            seat: self._seat_bot(names[seat], seat, seed)
            for seat in range(len(names))
            if seat not in self.people
        }
        if repeats is not None:
            self._repeat(repeats, names)
        self.names = self._shown_names()
        # Time goes on where the repeated steps end.
        self.opened: Final = clock() - self.table.record.latest() / 1000
        self.holder = self.people[0]
        """Who has the keyboard."""

    def _repeat(self, repeats: Repetition, names: Sequence[str]) -> None:
        """The steps of another match, up to the one that is chosen anew; Divergence if they do not
        lead where they led."""
        record = repeats.record
        self.table.record.again = f"{repeats.step} {record.checksum()}"
        for entry in record.entries[: repeats.step - 1]:
            name = names[entry.seat] if entry.name else ""
            step = self.table.act(entry.seat, entry.text, entry.at, name)
            if step.digest != entry.digest:
                said = f"the record's digest is {entry.digest}, not {step.digest}"
                raise Divergence(step.number, "digest", entry.digest, step.digest, said)
            self._let_hear(step)
        if repeats.seat not in self.table.acting():
            raise IllegalAction("NOT_YOUR_TURN")

    def _seat_bot(self, name: str, seat: int, seed: str) -> Bot[Any]:
        """A bot with dice of its own, from which the match's seed can't be worked out."""
        dice = SeededDice(f"bot {seat} of {commitment(seed)}")
        kind = self.plan.entry.bot(name)
        return kind.make(self.table.game, dice, self.plan.budget)

    def _shown_names(self) -> list[str]:
        """How the players are called here: a bot by its name in the language of the match."""
        names = self.table.record.names()
        return distinct(
            [self.listing.bot(n) if seat in self.bots else n for seat, n in enumerate(names)]
        )

    def introduction(self) -> list[str]:
        """Who sits where and why, and what the setup has shown."""
        names = self.names
        opening = self.board.opening(self.view(), self.narrator)
        if len(names) == 1:
            return opening
        says = self.board.shared
        pairs = zip(names, self.roles, strict=True)
        roles = ", ".join(says.is_role(name=name, role=role) for name, role in pairs)
        how = self.board.seated(self.plan.is_duel, self.number)
        return [says.introduction(how=how, roles=roles), *opening]

    @property
    def roles(self) -> list[str]:
        """What the seats are called in the game."""
        return self.board.roles(len(self.names))

    @property
    def is_over(self) -> bool:
        """Whether nobody can do anything any more."""
        return not self.table.acting()

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen, and so nobody's own view may be on it."""
        return len(self.people) > 1 and not self.plan.covers

    @property
    def audience(self) -> int:
        """The viewpoint that the screen shows: the player's at the keyboard, or a spectator's."""
        return SPECTATOR if self.is_shared else self.holder

    @property
    def viewpoints(self) -> list[int]:
        """Everybody for whom a log of their own is kept."""
        return [SPECTATOR] if self.is_shared else self.people

    def narrator_for(self, viewpoint: int) -> Narrator:
        """How this person is spoken to."""
        you = None if viewpoint == SPECTATOR else viewpoint
        return Narrator(self.names, you, self.board.language)

    @property
    def narrator(self) -> Narrator:
        """How those before the screen are spoken to."""
        return self.narrator_for(self.audience)

    def view(self, seat: int = SPECTATOR) -> View:
        """What the screen may show: a seat's own view only on that seat's demand."""
        return self.table.view(self.audience if seat == SPECTATOR else seat)

    def legal(self, seat: int) -> Sequence[Action]:
        """What this seat can do now."""
        return self.table.legal(seat)

    def cell(self, seat: int, action: Action) -> int:
        """The cell of the board that an action is about, or NOWHERE."""
        return self.table.game.policy.cell_of(self.table.state, seat, action)

    def is_secret(self, seat: int) -> bool:
        """Whether others must not see what this seat does now."""
        return len(self.people) > 1 and all(action.secret for action in self.legal(seat))

    def welcome(self, name: str, is_bot: bool = False) -> Step:
        """Somebody sits down while the match runs; raises IllegalAction (DC-117)."""
        seat = self.table.next_seat()
        step = self.act(seat, self.table.game.alphabet.join.text, name)
        self.people = [each for each in self.people if each != seat]
        self.bots.pop(seat, None)
        if is_bot:
            self.bots[seat] = self._seat_bot(name, seat, self.table.dice.seed)
        else:
            self.people.append(seat)
        self.names = self._shown_names()
        self.newcomers.append((name, is_bot))
        return step

    def name_for(self, typed: str) -> str:
        """What a newcomer is called: a bot by its kind, somebody without a name by the seat."""
        return legible(typed)[:NAME_LENGTH].strip() or self.board.shared.player_number(
            number=self.table.seats + 1
        )

    def act(self, seat: int, text: str, name: str = "") -> Step:
        """Do an action and let the bots hear of it; raises IllegalAction."""
        at = int((self.clock() - self.opened) * 1000)
        step = self.table.act(seat, text, at, name)
        self._let_hear(step)
        return step

    def _let_hear(self, step: Step) -> None:
        """Bots that remember hear what their seat hears."""
        for watcher, bot in self.bots.items():
            if bot.watches and watcher < self.table.seats and step.tells(watcher):
                bot.watch(step.visible_to(watcher), self.table.view(watcher))

    def reason(self, refused: WaystoneError) -> str:
        """Why something was refused, in the language of the match."""
        common = texts(speak(Refusals, self.narrator.language).refusals)
        return self.board.refusal(refused.code) or common.get(refused.code) or refused.message

    def let_bot_act(self, seat: int) -> Step:
        """The bot in this seat does what it likes."""
        action = self.bots[seat].choose(self.table.view(seat), self.legal(seat))
        return self.act(seat, action.text)

    def question(self, view: View) -> str:
        """What is to be decided, or how it ended."""
        if self.is_over:
            return self.board.last_words(view, self.narrator, self.result())
        return self.board.question(view, self.narrator)

    def result(self) -> str:
        """How it ended, in a sentence."""
        ended = self.table.outcome
        winners = None if ended is None else ended.winners
        return result_text(winners, self.narrator, self.board.shared)

    def agree_to_end(self) -> None:
        """All people agree to stop here, where the rules know such an end (DD-86)."""
        for seat in self.people:
            with suppress(IllegalAction):  # the dead are not asked, nor those who offered before
                self.act(seat, self.board.truce)

    def seconds(self) -> float:
        """What a leaderboard would say of the time so far (DD-87)."""
        return time_taken(self.table.game, self.table.record) / 1000


def first_players(record: Record, names: Sequence[str]) -> list[str]:
    """Who of these sat there when the match of a record began; nobody where nobody sat."""
    return [names[seat] if name else "" for seat, name in enumerate(record.players)]


def result_text(winners: Sequence[int] | None, narrator: Narrator, says: Words) -> str:
    """Who won, in a sentence; None stands for a match that was left before its end."""
    if winners is None:
        return says.unfinished
    names = [narrator.names[seat] for seat in winners]
    return says.won(names=narrator.listed(names)) if names else says.nobody_won
