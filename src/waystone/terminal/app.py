"""Matches one after the other, in which people and bots act in turn."""

from __future__ import annotations

from collections.abc import Callable

from waystone.kernel.errors import IllegalAction
from waystone.kernel.record import Record
from waystone.kernel.table import Step
from waystone.terminal.match import LocalMatch, MatchPlan
from waystone.terminal.prompt import Departure, NewMatch, Prompt

Keep = Callable[[Record], None]


def play(plan: MatchPlan, prompt: Prompt, keep: Keep) -> LocalMatch:
    """Play until people have had enough; `keep` gets every record, also of a match cut short."""
    number, seating, more = 1, plan.first_seating(), True
    while more:
        match = LocalMatch(plan, number, seating)
        try:
            more = _play_one(match, prompt)
        finally:
            keep(match.table.record)
        plan, seating = plan.with_newcomers(match)
        number, seating = number + 1, plan.board.rematch(seating, plan.is_duel)
    return match


def _play_one(match: LocalMatch, prompt: Prompt) -> bool:
    try:
        prompt.begin(match)
        TurnLoop(match, prompt).run()
        return prompt.end(match)
    except Departure:
        return False
    except NewMatch:
        return True


class TurnLoop:
    """Asks whoever is to act, from the first action of a match to the last."""

    def __init__(self, match: LocalMatch, prompt: Prompt) -> None:
        self.match = match
        self.prompt = prompt
        self.holder: int | None = None
        self.was_secret = False

    def run(self) -> None:
        """Ask whoever is to act until nobody is."""
        while not self.match.is_over:
            seat = self.match.table.acting()[0]
            before = self.match.view()
            step = self.bot_turn(seat) if seat in self.match.bots else self.person_turn(seat)
            self.prompt.tell(self.match, before, step)

    def bot_turn(self, seat: int) -> Step:
        """A bot acts; whoever thinks for long is seen to be about to."""
        self.prompt.show_bot_turn(self.match)
        return self.match.let_bot_act(seat)

    def person_turn(self, seat: int) -> Step:
        """A person acts; nothing that is refused costs anything."""
        self.pass_keyboard(seat)
        while True:
            text = self.prompt.ask(self.match, seat)
            try:
                return self.match.act(seat, text)
            except IllegalAction as refused:
                self.prompt.refuse(self.match, self.match.reason(refused))

    def pass_keyboard(self, seat: int) -> None:
        """Cover the board between people where one must not see what the other sees (DD-19)."""
        is_secret = self.match.is_secret(seat)
        covered = is_secret or self.was_secret or self.match.plan.covers
        if len(self.match.people) > 1 and self.holder != seat and covered:
            self.prompt.hand_over(self.match, seat)
        self.match.holder = self.holder = seat
        self.was_secret = is_secret
