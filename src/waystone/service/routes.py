"""Every call of the interface in one table."""

from __future__ import annotations

from typing import Final

from waystone.service import guest_calls, leaderboard, matches, records, user_files
from waystone.service.calls import Route
from waystone.wire import calls

MATCH: Final = "/api/matches/{match}"
USER_FILES: Final = "/api/games/{game}/files/{setting}"
KEPT: Final = ("NOT_OVER", "SEALED")
ROUTES: Final = (
    Route("GET", "/api/games", matches.games, "games, settings, bots", answer=calls.Games),
    Route(
        "GET",
        USER_FILES,
        user_files.show,
        "example files of the game",
        answer=calls.UserFiles,
        refuses=("NO_SUCH_FILE",),
    ),
    Route(
        "POST",
        f"{USER_FILES}/check",
        user_files.check,
        "is this a good one?",
        answer=calls.Checked,
        query=("seats",),
        refuses=("NO_SUCH_FILE", "BAD_SEATS"),
        takes_text=True,
        takes_much=True,
    ),
    Route(
        "POST",
        f"{USER_FILES}/make",
        user_files.make,
        "one to order",
        calls.UserFileOrder,
        calls.UserFile,
        refuses=("NO_SUCH_FILE", "BAD_SETTING", "BAD_SEATS"),
    ),
    Route(
        "POST",
        "/api/guest",
        guest_calls.enter,
        "who am I?",
        calls.GuestAsked,
        calls.Guest,
        refuses=("TOO_MANY_GUESTS",),
    ),
    Route(
        "POST",
        "/api/guest/leave",
        guest_calls.leave,
        "forget me",
        calls.GoneAsked,
        calls.Gone,
        refuses=("NO_GUEST",),
    ),
    Route(
        "POST",
        "/api/matches",
        matches.open_match,
        "open a match",
        calls.MatchAsked,
        calls.Created,
        refuses=(
            *("NO_GUEST", "UNKNOWN_GAME", "UNKNOWN_BOT", "UNKNOWN_SETTING", "BAD_SETTING"),
            *("BAD_SEATS", "NO_DAILY", "DAILY_PLAYED", "TOO_MANY_MATCHES", "CLOSING"),
        ),
        takes_much=True,
    ),
    Route("GET", "/api/matches", matches.matches, "the lobby", answer=calls.MatchList),
    Route("GET", "/api/past", matches.past, "what I have played", answer=calls.PastList),
    Route("GET", MATCH, matches.summary, "a match from outside", answer=calls.Summary),
    Route(
        "POST",
        f"{MATCH}/join",
        matches.join,
        "take a free seat",
        calls.SeatAsked,
        calls.Seated,
        refuses=("NO_GUEST", "NOT_INVITED", "NO_FREE_SEAT", "NO_JOINING", "TOO_EARLY"),
    ),
    Route(
        "POST",
        f"{MATCH}/seats",
        matches.open_seat,
        "open one more seat of a running match",
        calls.OpeningAsked,
        calls.Opened,
        refuses=(
            *("NO_GUEST", "NOT_KEEPER", "NO_JOINING", "TABLE_FULL", "TOO_EARLY", "BAD_SEATS"),
            *("UNKNOWN_BOT", "NOT_BEGUN", "MATCH_OVER", "NO_FREE_SEAT"),
        ),
    ),
    Route(
        "POST",
        f"{MATCH}/seats/close",
        matches.close_seat,
        "close a seat that nobody took",
        calls.ClosingAsked,
        calls.Opened,
        refuses=(
            *("NO_GUEST", "NOT_KEEPER", "NO_JOINING", "NO_OPEN_SEAT", "NOT_BEGUN"),
            *("MATCH_OVER", "NO_FREE_SEAT"),
        ),
    ),
    Route(
        "POST",
        f"{MATCH}/rematch",
        matches.rematch,
        "play again",
        calls.RematchAsked,
        calls.Rematch,
        refuses=("NO_GUEST", "NOT_SEATED", "NO_REMATCH", "TOO_MANY_MATCHES", "CLOSING"),
    ),
    Route("GET", f"{MATCH}/record", records.record, "the record as text", refuses=KEPT),
    Route(
        "GET",
        f"{MATCH}/replay",
        records.show_replay,
        "every step, from the viewpoint asked for",
        answer=calls.Replay,
        query=("viewpoint",),
        refuses=(*KEPT, "BAD_VIEWPOINT", "REPLAY_TOO_LARGE"),
    ),
    Route(
        "GET",
        f"{MATCH}/verify",
        records.verify,
        "play it again",
        answer=calls.Verified,
        refuses=KEPT,
    ),
    Route(
        "POST",
        f"{MATCH}/score",
        leaderboard.sign,
        "the winner signs",
        calls.ScoreAsked,
        calls.Signed,
        refuses=(
            "NO_GUEST",
            "NOT_OVER",
            "NOT_SEATED",
            "NOT_RANKED",
            "DAY_OVER",
            "NOT_WINNER",
            "SIGNED",
        ),
    ),
    Route(
        "GET",
        "/api/leaderboard",
        leaderboard.show,
        "one board",
        answer=calls.Leaderboard,
        query=("game", "board"),
        refuses=("NO_SUCH_BOARD",),
    ),
    Route(
        "GET",
        "/api/daily",
        leaderboard.today,
        "a game's match of the day",
        answer=calls.Daily,
        query=("game",),
        refuses=("NO_DAILY",),
    ),
)
