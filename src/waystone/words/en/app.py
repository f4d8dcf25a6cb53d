"""Made by `make words` from languages/en/app.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

RefusalsTable = TypedDict("RefusalsTable", {"BROKEN": str, "CLOSING": str, "DAILY_PLAYED": str, "FOREIGN_SEAT": str, "MATCH_OVER": str, "NOT_BEGUN": str, "NOT_INVITED": str, "NOT_OVER": str, "NOT_RANKED": str, "DAY_OVER": str, "NOT_WINNER": str, "NOT_SEATED": str, "NOT_YOUR_TURN": str, "WHICH_SEAT": str, "NO_FREE_SEAT": str, "NO_JOINING": str, "NO_OPEN_SEAT": str, "NOT_KEEPER": str, "TABLE_FULL": str, "TOO_EARLY": str, "NO_REMATCH": str, "VOID": str, "OTHER_RULES": str, "NO_SUCH_MATCH": str, "REPLAY_TOO_LARGE": str, "SEALED": str, "SIGNED": str, "TOO_FAST": str, "TOO_MANY_CALLS": str, "TOO_MANY_GUESTS": str, "TOO_MANY_MATCHES": str, "TOO_MANY_REPORTS": str, "TOO_MANY_SOCKETS": str, })
SetupTable = TypedDict("SetupTable", {"game": str, "mode": str, "bot": str, "clock": str, "public": str, "play": str, "invite": str, "starting": str, "your_name": str, "name_help": str, "first": str, "learn": str, "no_thanks": str, })
LobbyTable = TypedDict("LobbyTable", {"title": str, "mine": str, "open": str, "joinable": str, "running": str, "none": str, "join": str, "watch": str, "resume": str, "free": str, "past": str, })
DailyTable = TypedDict("DailyTable", {"play": str, "resume": str, "look": str, "counts": str, "over": str, "board": str, })
MatchTable = TypedDict("MatchTable", {"your_turn": str, "lost": str, "gone": str, "void": str, "other_rules": str, "broken": str, "watching": str, "hidden": str, "waiting": str, "waiting_text": str, "link": str, "qr": str, "take": str, "come_back": str, "chronicle": str, "whole_chronicle": str, "nothing": str, "actions": str, "new_game": str, "give_up": str, "give_up_text": str, "really_give_up": str, "keep": str, "offer_draw": str, "accept_draw": str, "draw_offered": str, "more": str, "skip": str, "clock_label": str, "pass_text": str, "done_hide": str, "turn_over": str, "move_pad": str, })
EndingTable = TypedDict("EndingTable", {"time": str, "name": str, "sign": str, "unplaced": str, "unranked": str, "rematch": str, "offered": str, "wanted": str, "again": str, "replay": str, "look": str, "board": str, "result": str, "sealed": str, })
ReplayTable = TypedDict("ReplayTable", {"title": str, "eyes": str, "all": str, "spectator": str, "play": str, "pause": str, "first": str, "last": str, "back": str, "on": str, "speed": str, "position": str, "download": str, "verify": str, "wrong": str, "seed": str, "commitment": str, "checksum": str, "share": str, "keys": str, })
LeaderboardTable = TypedDict("LeaderboardTable", {"title": str, "board": str, "rank": str, "name": str, "time": str, "date": str, "replay": str, "none": str, "you": str, "unranked": str, "unranked_text": str, "match": str, })
RulesTable = TypedDict("RulesTable", {"title": str, "intro": str, "sounds": str, "sounds_text": str, })
SettingsTable = TypedDict("SettingsTable", {"title": str, "sound": str, "volume": str, "turn_alert": str, "notify": str, "notify_denied": str, "speed": str, "text_size": str, "calm": str, "contrast": str, "covers": str, "chat": str, "pad": str, "language": str, "kept": str, })
HelpTable = TypedDict("HelpTable", {"reference": str, "title": str, "mouse": str, })

class Words:
    """The messages of this catalogue."""

    name: str = "Waystone"
    close: str = "Close"
    copy: str = "Copy"
    refusals: RefusalsTable = {
        "BROKEN": "This match is broken and can’t go on. We are sorry.",
        "CLOSING": "The server starts anew; try again in a moment.",
        "DAILY_PLAYED": "You have begun this match of the day already.",
        "FOREIGN_SEAT": "That seat is not yours.",
        "MATCH_OVER": "The match is over.",
        "NOT_BEGUN": "The match begins when all seats are taken.",
        "NOT_INVITED": "This match is private: ask for its link.",
        "NOT_OVER": "That has to wait until the match is over.",
        "NOT_RANKED": "This match does not count for a leaderboard.",
        "DAY_OVER": "The day had ended before this match did: it does not count for its board.",
        "NOT_WINNER": "Only the winner signs.",
        "NOT_SEATED": "You are only watching.",
        "NOT_YOUR_TURN": "It is not your turn.",
        "WHICH_SEAT": "Nobody at this device is to act.",
        "NO_FREE_SEAT": "All seats are taken.",
        "NO_JOINING": "Nobody can join this match.",
        "NO_OPEN_SEAT": "No open seat is left.",
        "NOT_KEEPER": "Only who opened the table does that, or who sits longest if they are gone.",
        "TABLE_FULL": "The table is full.",
        "TOO_EARLY": "Not yet: the first round must be complete, and what belonged to the seat cleared away.",
        "NO_REMATCH": "A rematch is only for ordinary matches that are over.",
        "VOID": "This match was closed because the rules have changed.",
        "OTHER_RULES": "This match was played by rules that this server no longer has.",
        "NO_SUCH_MATCH": "This match does not exist.",
        "REPLAY_TOO_LARGE": "This replay is too large to show everything.",
        "SEALED": "This opens when its day is over.",
        "SIGNED": "This victory is signed already.",
        "TOO_FAST": "Too fast: wait a moment.",
        "TOO_MANY_CALLS": "Too many calls: wait a moment.",
        "TOO_MANY_GUESTS": "Too many new guests from your address: wait a while.",
        "TOO_MANY_MATCHES": "Too many matches: finish one first, or wait a few minutes.",
        "TOO_MANY_REPORTS": "Too many reports: wait a while.",
        "TOO_MANY_SOCKETS": "Too many connections: close some pages first.",
    }
    home: str = "Home"
    setup: SetupTable = {
        "game": "Game",
        "mode": "How do you want to play?",
        "bot": "Opponent",
        "clock": "Time for a turn",
        "public": "Show it in the list, so that anybody can join",
        "play": "Play now",
        "invite": "Create the match",
        "starting": "Starting…",
        "your_name": "Your name",
        "name_help": "Others see it. No account needed.",
        "first": "New here? A two-minute introduction shows everything.",
        "learn": "Show me",
        "no_thanks": "No, thanks",
    }
    lobby: LobbyTable = {
        "title": "Matches",
        "mine": "Your matches",
        "open": "Waiting for a player",
        "joinable": "Being played, with a free seat",
        "running": "Being played",
        "none": "Nobody is playing just now. Start a match, and it appears here.",
        "join": "Join",
        "watch": "Watch",
        "resume": "Continue",
        "free": "free seat",
        "past": "Your past matches",
    }
    daily: DailyTable = {
        "play": "Play today’s",
        "resume": "Continue today’s",
        "look": "See today’s result",
        "counts": "It counts if your last move is made before the day ends (UTC).",
        "over": "The day has ended: this match does not count any more. You may play on.",
        "board": "Today’s best",
    }
    match: MatchTable = {
        "your_turn": "Your turn",
        "lost": "Connection lost. Coming back…",
        "gone": "This match does not exist, or is not for you.",
        "void": "The rules of this game changed before this match was over, so it was closed without a result. Sorry! Nothing else of yours is lost.",
        "other_rules": "This match was played by rules that this server no longer has. Its result stands, but it can’t be opened or watched again.",
        "broken": "This match is broken and cannot go on. We are sorry.",
        "watching": "You are watching",
        "hidden": "A second person has sat down. From now on you see only what everybody may see.",
        "waiting": "Waiting for players",
        "waiting_text": "Send this link to your friends. The match begins when no seat is free.",
        "link": "Link to this match",
        "qr": "QR code of the link",
        "take": "Take the free seat",
        "come_back": "Come back",
        "chronicle": "Chronicle",
        "whole_chronicle": "Whole chronicle",
        "nothing": "Nothing has happened yet.",
        "actions": "Actions",
        "new_game": "New game",
        "give_up": "Give up",
        "give_up_text": "For you the match ends at once, and is lost.",
        "really_give_up": "Yes, give up",
        "keep": "No, play on",
        "offer_draw": "Offer a draw",
        "accept_draw": "Agree to a draw",
        "draw_offered": "Draw offered",
        "more": "More…",
        "skip": "Skip",
        "clock_label": "Time left",
        "pass_text": "Everybody else looks away now.",
        "done_hide": "Done, hide",
        "turn_over": "Your turn is over. Hide the board when you have seen enough.",
        "move_pad": "Move",
    }
    ending: EndingTable = {
        "time": "Time",
        "name": "Your name for the leaderboard",
        "sign": "Sign the leaderboard",
        "unplaced": "Well done; a hundred others were better this time.",
        "unranked": "This match does not count for the leaderboard.",
        "rematch": "Rematch",
        "offered": "Rematch offered: waiting for the others",
        "wanted": "Another player wants a rematch.",
        "again": "Play again",
        "replay": "Watch the replay",
        "look": "Look at the board",
        "board": "See the leaderboard",
        "result": "Result",
        "sealed": "The replay opens when the day is over.",
    }
    replay: ReplayTable = {
        "title": "Replay",
        "eyes": "Seen by",
        "all": "Everything shown",
        "spectator": "A spectator",
        "play": "Play",
        "pause": "Pause",
        "first": "To the start",
        "last": "To the end",
        "back": "One step back",
        "on": "One step on",
        "speed": "Speed",
        "position": "Position in the match",
        "download": "Download the record",
        "verify": "Verify",
        "wrong": "This does not fit",
        "seed": "Seed",
        "commitment": "Promised before the match",
        "checksum": "Checksum of the record",
        "share": "Copy a link to this moment",
        "keys": "Space plays and pauses, arrow keys step, Home and End jump.",
    }
    leaderboard: LeaderboardTable = {
        "title": "Leaderboards",
        "board": "Board",
        "rank": "No.",
        "name": "Name",
        "time": "Time",
        "date": "Date",
        "replay": "Replay",
        "none": "Nobody is on this board yet. Be the first!",
        "you": "you",
        "unranked": "Your unranked wins",
        "unranked_text": "Victories that no leaderboard counts. This list stays in this browser.",
        "match": "Match",
    }
    rules: RulesTable = {
        "title": "Rules",
        "intro": "Numbers in grey name the rule in the full rule book, where every ruling has its reason.",
        "sounds": "What you hear",
        "sounds_text": "Everything you hear is also written in the chronicle.",
    }
    settings: SettingsTable = {
        "title": "Settings",
        "sound": "Sound",
        "volume": "Volume",
        "turn_alert": "Sound when it is my turn",
        "notify": "Notify me when it is my turn in another tab",
        "notify_denied": "Your browser does not allow that for this page.",
        "speed": "Pace of what others do",
        "text_size": "Size of text",
        "calm": "Calm: nothing flickers or slides",
        "contrast": "High contrast",
        "covers": "Several on one device: cover the board between turns",
        "chat": "Show the chat",
        "pad": "Move buttons",
        "language": "Language",
        "kept": "Settings stay in this browser.",
    }
    help: HelpTable = {
        "reference": "Quick reference",
        "title": "Keys and help",
        "mouse": "Click or tap what is marked on the board.",
    }
