"""Calls about matches: open one, find one, sit down, play again."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.kernel.errors import BadSetting
from waystone.kernel.mode import Mode
from waystone.kernel.pauses import Pauses
from waystone.kernel.settings import Setting
from waystone.leaderboard import boards
from waystone.leaderboard.counting import is_ranked
from waystone.match.archive import Archived, is_playable
from waystone.match.chat import PHRASES
from waystone.match.model import NEVER_BEGUN, OVER, VOID, Guest, MatchInfo, Refusal
from waystone.match.wishes import Wish
from waystone.service.calls import Call
from waystone.service.context import AppContext
from waystone.service.daily_tries import counts
from waystone.service.names import check_seat_names, give_up_foreign_name
from waystone.wire import calls, down, render
from waystone.wire.game_info import (
    BotInfo,
    FigureInfo,
    GameInfo,
    LeaderboardsInfo,
    ModeInfo,
    PausesInfo,
    SettingInfo,
)

MOST_PAST: Final = 100


async def games(call: Call) -> calls.Games:
    """All games with their settings and bots."""
    return all_games()


def all_games() -> calls.Games:
    """The same, whoever asks."""
    return calls.Games([game_info(entry) for entry in GAMES.values()], PHRASES)


def game_info(entry: GameEntry) -> GameInfo:
    """What a client must know to offer a match of this game."""
    info, bots = entry.info, entry.bots.values()
    return GameInfo(
        name=info.name,
        title=info.title,
        summary=info.summary,
        seats=info.seats,
        minutes=entry.minutes,
        version=info.version,
        has_secrets=entry.has_secrets,
        modes=[mode_info(each) for each in entry.modes],
        settings=[setting_info(each) for each in entry.settings],
        bots=[BotInfo(each.name, each.summary, entry.rating(each.name)) for each in bots],
        usual_bot=entry.usual_bot,
        pauses=pauses_info(entry.pauses),
        leaderboards=leaderboards_info(entry),
    )


def pauses_info(pauses: Pauses) -> PausesInfo:
    """How long what happens is shown."""
    return PausesInfo(pauses.after, pauses.before_bot, pauses.otherwise, pauses.first)


def leaderboards_info(entry: GameEntry) -> LeaderboardsInfo | None:
    """The boards of a game, or None where it has none."""
    known = entry.rulebook.leaderboards
    if not known.boards:
        return None
    figures = [FigureInfo(each.name, each.unit) for each in known.figures]
    seats = boards.ranked_seats(entry)
    return LeaderboardsInfo(list(known.boards), figures, seats, known.daily is not None)


def mode_info(mode: Mode) -> ModeInfo:
    """One way to play."""
    seats = list(mode.seats)
    return ModeInfo(mode.name, seats, mode.settings, mode.free, mode.sized_by, mode.sizes)


def setting_info(setting: Setting) -> SettingInfo:
    """One setting."""
    return SettingInfo(
        name=setting.name,
        default=setting.write(setting.default),
        help=setting.help,
        expected=setting.expected(),
        words=list(setting.words),
        low=setting.low,
        high=setting.high,
        share=setting.share,
        text=setting.user_file is not None,
        suggested=[setting.write(each) for each in setting.suggested],
        ranked_any=setting.ranked_any,
    )


async def open_match(call: Call) -> calls.Created:
    """Open the match that was asked for, with its guest in the first seat, or that of the day."""
    guest, asked, context = call.who(), call.body(calls.MatchAsked), call.context
    check_new_match(context, guest, call.address)
    await give_up_foreign_name(context, guest)
    await check_seat_names(context, guest.id, asked.seats)
    if asked.daily:
        may_count = partial(counts, call, asked.game)
        host = await context.lobby.open_daily(guest, asked.game, context.daily_secret, may_count)
    else:
        wanted, tiles = await asyncio.to_thread(wish, asked)
        context.charge_tiles(call.address, tiles)
        host = await context.lobby.open(guest, wanted)
    context.metrics.opened[host.match.info.game] += 1
    return calls.Created(host.match.info.id, host.match.info.invite or None)


def check_new_match(context: AppContext, guest: Guest, address: str) -> None:
    """Refuse who opens too many; a rematch is a match like another."""
    if context.is_closing:
        raise Refusal("CLOSING")
    if not context.new_matches.may(guest.id) or not context.matches_per_address.may(address):
        raise Refusal("TOO_MANY_MATCHES")


def wish(asked: calls.MatchAsked) -> tuple[Wish, int]:
    """What was asked for, and whether it may count; and how large its board is."""
    entry = find_game(asked.game)
    check_user_files(entry, asked.settings)
    game = entry.open(asked.settings)
    bots = [seat.partition("bot:")[2] for seat in asked.seats]
    wanted = Wish(
        game=asked.game,
        settings=asked.settings,
        seats=asked.seats,
        clock=asked.clock or 0,
        public=asked.public,
        seed=asked.seed or "",
        ranked=boards.may_count(game, bots, own_seed=asked.seed is not None),
    )
    return wanted, game.policy.board_tiles


def check_user_files(entry: GameEntry, settings: Mapping[str, str]) -> None:
    """What comes from far away must be good, and not too large (DM-12)."""
    for setting in entry.settings:
        text = settings.get(setting.name, "")
        error = setting.user_file.error(text.encode()) if text and setting.user_file else None
        if error is not None:
            raise BadSetting(error.code, f"{setting.name}: {error.sentence()}")


async def matches(call: Call) -> calls.MatchList:
    """The lobby."""
    return calls.MatchList(await call.context.lobby_list.of(call.guest_id, call.pay))


async def past(call: Call) -> calls.PastList:
    """What the guest has played."""
    lobby, guest = call.context.lobby, call.guest_id
    found = await lobby.store.past_of(guest, MOST_PAST) if guest else []
    ended = [info for info in found if info.result != NEVER_BEGUN]
    return calls.PastList([past_match(info, guest, lobby.is_redacted(info)) for info in ended])


def ending(info: MatchInfo) -> tuple[list[str], str]:
    """What each seat came to, and the reason, as the stored result says."""
    results, _, reason = info.result.rstrip(")").partition(" (")
    return results.split(), reason


def past_match(info: MatchInfo, guest: str, redacted: bool) -> calls.Past:
    """One line of it."""
    results, reason = ending(info)
    return calls.Past(
        match=info.id,
        game=info.game,
        settings=render.settings(info),
        names=info.names()[: len(results) or None],
        mine=info.seats_of(guest),
        results=results,
        reason=reason,
        created=info.created,
        sealed=redacted,
        void=info.state == VOID,
        older_rules=render.older_rules(info.game, info.version),
        can_replay=is_playable(info),
        brought=info.is_brought(),
        again=render.again_from(info),
    )


async def summary(call: Call) -> calls.Summary:
    """One match from outside, also one whose rulebook is gone."""
    try:
        host = await call.host()
    except Archived as archived:
        return summary_of_archived(call, archived)
    redacted = call.context.lobby.is_redacted(host.match.info)
    viewpoint = render.Observer(call.guest_id, redacted).viewpoint(host)
    return calls.Summary(
        about=render.about(host.match.info, call.guest_id, is_ranked(host.match)),
        seats=render.seats(host, call.guest_id),
        state=host.match.info.state,
        n=host.match.log_of(call.guest_id).count,
        result=render.result(host, viewpoint),
    )


def summary_of_archived(call: Call, archived: Archived) -> calls.Summary:
    """What the store says of a match that can't be opened; scores only its rulebook could tell."""
    info, guest = archived.info, call.guest_id
    results, reason = ending(info)
    seed = "" if call.context.lobby.is_redacted(info) else info.seed
    return calls.Summary(
        about=render.about(info, guest, info.ranked),
        seats=[render.seat(n, place, guest, False) for n, place in enumerate(info.places)],
        state=info.state,
        n=len(archived.steps),
        result=down.Result(reason, results, [], seed, can_enter=False, millis=0)
        if info.state == OVER
        else None,
    )


async def join(call: Call) -> calls.Seated:
    """Take a free seat."""
    guest, asked = call.who(), call.body(calls.SeatAsked)
    caller = f"guest {guest.id}"
    call.context.guests.check_guessing(caller)
    await give_up_foreign_name(call.context, guest)
    try:
        seat = await call.context.lobby.join(await call.host(), guest, asked.invite or "")
    except Refusal as refusal:
        if refusal.code == "NOT_INVITED" and asked.invite:
            call.context.guests.count_wrong_guess(caller)
        raise
    return calls.Seated(seat)


async def begin(call: Call) -> calls.Begun:
    """Begin a match that waits for players."""
    asked, guest, host = call.body(calls.BeginningAsked), call.who(), await call.host()
    await call.context.lobby.begin(host, guest, asked.bot or "")
    return calls.Begun(host.match.info.state)


async def call_off(call: Call) -> calls.Begun:
    """Close a match that waits, or get up from it."""
    call.body(calls.CallingOffAsked)
    guest, host = call.who(), await call.host()
    await call.context.lobby.call_off(host, guest)
    return calls.Begun(host.match.info.state)


async def open_seat(call: Call) -> calls.Opened:
    """Open one more seat of a running match, or let a bot sit down there."""
    asked, guest, host = call.body(calls.OpeningAsked), call.who(), await call.host()
    await check_seat_names(call.context, guest.id, (asked.seat,))
    seat = await call.context.lobby.open_seat(host, guest, asked.seat)
    return calls.Opened(seat, host.match.info.invite or None)


async def close_seat(call: Call) -> calls.Opened:
    """Close a seat that nobody has taken."""
    call.body(calls.ClosingAsked)
    host = await call.host()
    seat = await call.context.lobby.close_seat(host, call.who())
    return calls.Opened(seat, host.match.info.invite or None)


async def rematch(call: Call) -> calls.Rematch:
    """Offer or accept a rematch."""
    call.body(calls.RematchAsked)
    guest = call.who()
    check_new_match(call.context, guest, call.address)
    await give_up_foreign_name(call.context, guest)
    before = await call.host()
    call.context.charge_tiles(call.address, before.match.tiles)
    host = await call.context.lobby.rematch(before, guest)
    return calls.Rematch(host.match.info.id if host is not None else None)
