"""Nim: take stones from one heap; who takes the last stone wins."""

import waystone
from waystone.bots.random import RANDOM
from waystone.kernel.action import Alphabet
from waystone.kernel.event import EVERYONE
from waystone.kernel.outcome import LOSS, WIN, Outcome
from waystone.kernel.rules import GameInfo, Rules
from waystone.kernel.settings import Setting
from waystone.kernel.state import State

HEAPS = 3
MOST = 9


class Position(State):
    """The stones of each heap, whose turn it is, and why it is over, if it is."""

    def __init__(self, heaps, turn=0, winner=-1, reason=""):
        self.heaps = list(heaps)
        self.turn = turn
        self.winner = winner
        self.reason = reason

    def copy(self):
        return Position(self.heaps, self.turn, self.winner, self.reason)

    def key(self):
        return f"{self.heaps} {self.turn} {self.winner} {self.reason}".encode()


class Taken(waystone.Event, frozen=True):
    """A seat has taken stones from a heap."""

    seat: int
    heap: int
    stones: int


class Ended(waystone.Event, frozen=True):
    """The match is over."""

    reason: str
    winner: int


class NimView(waystone.View, frozen=True):
    """Everything: Nim has no secrets. Rows of one length are drawn as a board."""

    seat: int
    heaps: tuple[str, ...]
    acting: tuple[int, ...]
    reason: str
    winner: int | None


class Actions(Alphabet):
    """`take a 1` to `take c 9`."""

    def __init__(self):
        super().__init__()
        self.takes = {
            self.add(f"take {'abc'[heap]} {stones}"): (heap, stones)
            for heap in range(HEAPS)
            for stones in range(1, MOST + 1)
        }


ACTIONS = Actions()


class Nim(Rules):
    """The rules; `python -m waystone.laws nim` tries whether they keep the laws of the house."""

    info = GameInfo("nim", "Nim", "who takes the last stone wins", version=1, seats=(2, 2))
    offered = (Setting("stones", 5, "in the largest heap", low=3, high=MOST),)
    refusals = {"TOO_FEW": "There are not so many stones in this heap."}
    alphabet = ACTIONS

    def setup(self, seats, dice):
        self.check_seats(seats)
        most = self.settings.number("stones")
        return Position([dice.roll(most), dice.roll(most), most])

    def acting(self, state):
        return () if state.reason else (state.turn,)

    def refusal(self, state, seat, action):
        if state.reason:
            return "MATCH_OVER"
        if action.table_action:
            return "" if action is ACTIONS.leave else "NO_JOINING"
        if seat != state.turn:
            return "NOT_YOUR_TURN"
        heap, stones = ACTIONS.takes[action]
        return "" if stones <= state.heaps[heap] else "TOO_FEW"

    def legal(self, state, seat):
        return [action for action in ACTIONS.takes if not self.refusal(state, seat, action)]

    def apply(self, state, seat, action, dice):
        if action is ACTIONS.leave:
            return [self.end(state, "given up", 1 - seat)]
        heap, stones = ACTIONS.takes[action]
        state.heaps[heap] -= stones
        told = [(EVERYONE, Taken(seat, heap, stones))]
        if not any(state.heaps):
            return [*told, self.end(state, "last stone", seat)]
        state.turn = 1 - seat
        return told

    def end(self, state, reason, winner):
        state.reason, state.winner = reason, winner
        return EVERYONE, Ended(reason, winner)

    def outcome(self, state):
        if not state.reason:
            return None
        results = tuple(WIN if seat == state.winner else LOSS for seat in (0, 1))
        return Outcome(state.reason, results, tuple(int(each == WIN) for each in results))

    def view(self, state, seat):
        rows = tuple(("o" * stones).ljust(MOST, ".") for stones in state.heaps)
        winner = state.winner if state.reason else None
        return NimView(seat, rows, tuple(self.acting(state)), state.reason, winner)

    def imagine(self, view, dice):
        heaps = [row.count("o") for row in view.heaps]
        turn = view.acting[0] if view.acting else (view.winner or 0)
        winner = -1 if view.winner is None else view.winner
        return Position(heaps, turn, winner, view.reason)


class Perfect(waystone.Bot):
    """Leaves heaps whose exclusive or is zero, if it can."""

    def choose(self, view, legal):
        return min(legal, key=lambda action: self.left(view, action))

    def left(self, view, action):
        heaps = [row.count("o") for row in view.heaps]
        heap, stones = ACTIONS.takes[action]
        heaps[heap] -= stones
        return heaps[0] ^ heaps[1] ^ heaps[2]


PERFECT = waystone.BotKind("perfect", "never errs", lambda rules, dice, budget: Perfect())
ENTRY = waystone.GameEntry(Nim, [RANDOM, PERFECT])
