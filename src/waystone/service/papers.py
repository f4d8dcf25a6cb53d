"""Calls about papers: texts that a game judges, such as a map somebody drew."""

from __future__ import annotations

import asyncio
from typing import Final

from waystone.catalogue import find_game
from waystone.kernel.paper import Paper, Remark
from waystone.match.model import Refusal
from waystone.match.seats import new_id
from waystone.service.calls import Call
from waystone.service.matches import setting_card
from waystone.wire import calls

SEATS: Final = [str(number) for number in range(1, 9)]


def paper_of(call: Call) -> Paper:
    """The kind of paper in the path: a setting of a game that takes one."""
    path = call.words
    for setting in find_game(path["game"]).settings:
        if setting.name == path["setting"] and setting.paper is not None:
            return setting.paper
    raise Refusal("NO_SUCH_PAPER", "the game has no such setting, or it takes no paper")


async def show(call: Call) -> calls.Papers:
    """The papers of the house, and what can be ordered."""
    paper = paper_of(call)
    examples = [calls.Example(name, text) for name, text in paper.examples().items()]
    return calls.Papers(examples, [setting_card(each) for each in paper.orders])


async def check(call: Call) -> calls.Checked:
    """The first flaw, or what is odd; large papers take a while, so nobody else waits for them."""
    paper = paper_of(call)
    seats = call.asked_for("seats", "1")
    if seats not in SEATS:
        raise Refusal("BAD_SEATS", "seats is a number from 1 to 8")
    return await asyncio.to_thread(judge, paper, call.content, int(seats))


def judge(paper: Paper, data: bytes, seats: int) -> calls.Checked:
    """What the game says to a text."""
    flaw = paper.flaw(data)
    if flaw is not None:
        return calls.Checked(remark(flaw), [])
    return calls.Checked(None, [remark(each) for each in paper.remarks(data, seats)])


def remark(said: Remark) -> calls.Remark:
    """One remark as it is sent."""
    return calls.Remark(said.code, said.line, said.column, said.message)


async def make(call: Call) -> calls.Paper:
    """A new paper to order."""
    paper, asked = paper_of(call), call.body(calls.PaperAsked)
    if not call.context.long_calls.may(call.address):
        raise Refusal("TOO_MANY_CALLS", "too many orders at once; wait a moment")
    seed = asked.seed or new_id()
    text = await asyncio.to_thread(paper.make, asked.settings, asked.seats, seed)
    return calls.Paper(text, seed)
