"""A player's own page, and taking it to another device: told to nobody else."""

from __future__ import annotations

from typing import Final

from waystone.catalogue import GAMES
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match import daily
from waystone.match.model import NEVER_BEGUN, OVER, MatchInfo, Refusal
from waystone.match.seats import new_id, token_hash
from waystone.service import passkeys
from waystone.service.calls import Call
from waystone.service.leaderboard import LONGEST_STREAK
from waystone.service.matches import ending
from waystone.service.own_data import MOST, asking, own_entry
from waystone.wire import calls
from waystone.wire.player import CodeAsked, DeviceAsked, DeviceCode, GameResults, PlayerPage

CODE_LENGTH: Final = 10
"""Five bits a sign: nobody guesses one of them in the minutes for which it is good."""
CODE_MILLIS: Final = 10 * 60 * 1000


async def show(call: Call) -> PlayerPage:
    """What a guest has played here."""
    guest, store = asking(call), call.context.store
    past = [
        info
        for info in await store.past_of(guest.id, MOST)
        if info.state == OVER and info.result != NEVER_BEGUN and info.was_played_here()
    ]
    signed = await store.entries_of(guest.id, MOST)
    entries = [entry for entry in signed if not (entry.mark or entry.hidden)]
    games = [
        await results_of(call, name, [info for info in past if info.game == name]) for name in GAMES
    ]
    since = min((info.created for info in past), default=None)
    best = [own_entry(entry) for entry in best_of(entries)]
    played = [each for each in games if each.played]
    return PlayerPage(
        guest.name, since, played, best, await passkeys.own(call, guest), passkeys.IS_HERE
    )


async def results_of(call: Call, game: str, past: list[MatchInfo]) -> GameResults:
    """What came of the matches of one game; who held all seats has neither won nor lost."""
    guest, today = call.guest_id, daily.day_of(call.context.clock.wall())
    own = [result_of(info, guest) for info in past]
    days = await call.context.store.finished_days(guest, game, LONGEST_STREAK)
    return GameResults(
        game,
        played=len(past),
        won=own.count("win"),
        drawn=own.count("draw"),
        streak=daily.streak_of(days, today),
        longest=max((daily.streak_of(days, each) for each in days), default=0),
    )


def result_of(info: MatchInfo, guest: str) -> str:
    """How a match ended for the only seat of a guest."""
    results, seats = ending(info)[0], info.seats_of(guest)
    return results[seats[0]] if len(seats) == 1 and seats[0] < len(results) else ""


def best_of(entries: list[LeaderboardEntry]) -> list[LeaderboardEntry]:
    """The best entry of each board; a day's own board is not one of them."""
    found: dict[tuple[str, str], LeaderboardEntry] = {}
    for entry in sorted(entries, key=lambda each: each.sort_key, reverse=True):
        if not entry.board.startswith("daily-"):
            found[entry.game, entry.board] = entry
    return sorted(found.values(), key=lambda each: (each.game, each.board))


async def make_code(call: Call) -> DeviceCode:
    """A code that lets another device in as this guest, once and for some minutes."""
    guest = asking(call)
    call.body(CodeAsked)
    code, now = new_id(CODE_LENGTH), call.context.clock.wall()
    await call.context.store.keep_code(token_hash(code), guest.id, now, now + CODE_MILLIS)
    return DeviceCode(code, now + CODE_MILLIS)


async def use_code(call: Call) -> calls.Guest:
    """This device is from now on that of who made the code; guessing is counted."""
    asked, guests, caller = call.body(DeviceAsked), call.context.guests, f"code {call.address}"
    guests.check_guessing(caller)
    token = await guests.let_in(token_hash(tidy(asked.code)))
    if token is None:
        guests.count_wrong_guess(caller)
        raise Refusal("BAD_CODE")
    guest = await guests.find(token)
    assert guest is not None
    if not asked.token:
        call.new_token = token
    return calls.Guest(guest.id, guest.name, token if asked.token else None)


def tidy(code: str) -> str:
    """A code as somebody may have typed it."""
    return "".join(sign for sign in code.lower() if sign.isalnum())
