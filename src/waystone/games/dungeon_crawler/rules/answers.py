"""The rules of the labyrinth: who is asked, what is refused, what happens."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import OVER
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.frames.turns import EnterFrame, RoundsFrame
from waystone.games.dungeon_crawler.rules.machine import run
from waystone.games.dungeon_crawler.rules.play import Play
from waystone.games.dungeon_crawler.rules.seats import do_table_action, refuse_table_action
from waystone.games.dungeon_crawler.rules.windows import turn_to
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.event import AddressedEvent

_BY_ID: Final = tuple(ACTIONS)
# What is said about an action of a family when others of that family could be chosen.
_BY_FAMILY: Final = {
    "take": "TAKEN",
    "gate": "GATE_TAKEN",
    "move": "OUT_OF_REACH",
    "push": "NO_PUSH",
    "melee": "NO_TARGET",
    "shoot": "NO_TARGET",
    "blast": "NO_TARGET",
    "place": "NO_PLACE",
    "lay": "CANNOT_LAY",
}


def start(params: Params, state: CrawlerState, dice: Dice) -> None:
    """From the setup to the first question."""
    state.stack = [RoundsFrame(), EnterFrame()]
    run(Play(params, state, dice, []))


def legal(state: CrawlerState, seat: int) -> Sequence[Action]:
    """What the asked seat may choose, in the alphabet's order."""
    if seat != state.asked:
        return ()
    return list(map(_BY_ID.__getitem__, state.options))


def refusal(params: Params, state: CrawlerState, seat: int, action: Action) -> str:
    """Why a seat can't do this now; empty when it can."""
    if state.phase == OVER:
        return "MATCH_OVER"
    if action.table_action:
        return refuse_table_action(params, state, seat, action)
    if seat != state.asked:
        return "NOT_YOUR_TURN"
    at = bisect_left(state.options, action.id)
    if at < len(state.options) and state.options[at] == action.id:
        return ""
    return _explain(state, action)


def _explain(state: CrawlerState, action: Action) -> str:
    """Cards not held and cards that don't exist are refused alike (H-8)."""
    family = ACTIONS.family_of[action.id]
    if family in ("play", "use"):
        return "CARD_NOT_PLAYABLE"
    if action.id == ACTIONS.done and ACTIONS.spawn in state.options:
        return "MUST_SPAWN"
    if all(ACTIONS.family_of[id] != family for id in state.options):
        return "NOT_NOW"
    return _BY_FAMILY.get(family, "NO_CHOICE")


def apply(
    params: Params, state: CrawlerState, seat: int, action: Action, dice: Dice
) -> list[AddressedEvent]:
    """Do a legal action, and all that follows by itself."""
    events: list[AddressedEvent] = []
    play = Play(params, state, dice, events)
    if action.table_action:
        do_table_action(play, seat, action)
    else:
        if seat != state.asked:
            turn_to(params, state, seat)
        state.stack.pop()
        state.answer = action.id
    run(play)
    return events
