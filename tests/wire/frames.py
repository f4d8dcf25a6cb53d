"""All that is sent of seeded matches, as sums: to seats, to devices, to onlookers, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from typing import Any

from tests.match.kit import ADA, BOB, EVE, Hall, Notes
from waystone.kernel.dice import SeededDice
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.model import ChatLine, Guest
from waystone.match.news import StepsMade
from waystone.match.wishes import Wish
from waystone.wire import render
from waystone.wire.codec import encode

STEPS = 60
WISHES = {
    "delve-and-dash": ({"mode": "duel"}, ("me", "open")),
    "extrikate": ({}, ("me", "me", "open")),
    "dooom": ({"map": "cellar", "max_rounds": "30"}, ("me", "me", "open")),
    "dungeon-crawler": ({}, ("me", "me", "open")),
}
WHO = (ADA, BOB, EVE, Guest("", ""))


class Notebook:
    """A sum of all frames, without ids and invites, which are others each time."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.sum = sha256()

    def add(self, frame: Any) -> None:
        info, data = self.host.match.info, encode(frame)
        for secret in (info.id, info.invite):
            data = data.replace(secret.encode(), b"?") if secret else data
        self.sum.update(data)


def looks(host: Host, observer: render.Observer, dice: SeededDice) -> Iterator[Any]:
    """At times a seat that acts looks, or covers itself; all that is sent to somebody then."""
    held = observer.held(host)
    acting = [seat for seat in held if seat in host.match.acting]
    if len(held) > 1 and acting and dice.index(2):
        observer.look_as(host, acting[dice.index(len(acting))] if dice.index(4) else None)
        yield render.looked(host, observer)
    since = dice.index(host.match.log_of(observer.guest).count + 2) if dice.index(2) else None
    yield render.snapshot(host, observer, since)
    yield render.seating(host, observer.guest)
    yield render.listed(host.match.info, observer.guest)


def hears(host: Host, observer: render.Observer, news: StepsMade) -> Iterator[Any]:
    viewpoint = observer.viewpoint(host)
    told = render.news_for(host.match.logs, viewpoint, news.steps)
    observer.cover(host)
    yield len(told)
    yield render.steps_frame(host, viewpoint, told)


async def match(game: str) -> tuple[Hall, Host]:
    settings, seats = WISHES[game]
    hall = Hall()
    wish = Wish(game, settings, seats, seed="frames", public=False, clock=50, ranked=True)
    host = await hall.lobby.open(ADA, wish)
    await hall.lobby.join(host, BOB, host.match.info.invite)
    return hall, host


async def sum_of(game: str) -> str:
    hall, host = await match(game)
    notes, dice, book = Notes(EVE.id), SeededDice(game, "frames"), Notebook(host)
    host.follow(notes)
    host.follow(Notes(ADA.id))
    observers = [render.Observer(who.id, redacted) for who in WHO for redacted in (False, True)]
    await host.say(ChatLine(0, "Ada", "hi", "hello", 5))
    book.add(render.talk(host))
    for number in range(STEPS):
        if not host.match.acting or not host.match.is_running():
            break
        await hall.clock.pass_by(0.7)
        seat = host.match.acting[dice.index(len(host.match.acting))]
        legal = host.match.table.legal(seat)
        action = legal[dice.index(len(legal))]
        if number == STEPS - 2:
            action = host.match.game.alphabet.leave
        notes.heard.clear()
        await host.command(partial(Change, seat, action))
        for news in [each for each in notes.heard if isinstance(each, StepsMade)]:
            for observer in observers:
                for frame in (*hears(host, observer, news), *looks(host, observer, dice)):
                    book.add(frame)
    return book.sum.hexdigest()[:16]
