"""Made by `make words` from languages/en/common.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

RefusalsTable = TypedDict("RefusalsTable", {"BROKEN": str, "CLOSING": str, "DAILY_PLAYED": str, "FOREIGN_SEAT": str, "MATCH_OVER": str, "NOT_BEGUN": str, "NOT_INVITED": str, "NOT_OVER": str, "NOT_RANKED": str, "DAY_OVER": str, "NOT_WINNER": str, "NAME_TAKEN": str, "NAME_RESERVED": str, "NAME_MIXED": str, "NOT_YOUR_TURN": str, "NO_FREE_SEAT": str, "NO_JOINING": str, "BAD_CODE": str, "NO_OPEN_SEAT": str, "NOT_KEEPER": str, "TABLE_FULL": str, "TOO_EARLY": str, "NO_REMATCH": str, "VOID": str, "OTHER_RULES": str, "NO_SUCH_MATCH": str, "REPLAY_TOO_LARGE": str, "SEALED": str, "SIGNED": str, "TOO_FAST": str, "TOO_MANY_CALLS": str, "TOO_MANY_GUESTS": str, "TOO_MANY_MAPS": str, "NO_ROOM_FOR_MAPS": str, "TOO_MANY_MATCHES": str, "TOO_LARGE_MAPS": str, "TOO_MANY_REPORTS": str, "TOO_MANY_SOCKETS": str, "NO_SUCH_SEAT": str, "NOT_SEATED": str, "NOT_YOURS": str, "WHICH_SEAT": str, "AHEAD": str, "STALE": str, "UNKNOWN_ACTION": str, "UNKNOWN_GAME": str, "UNKNOWN_BOT": str, "UNKNOWN_SETTING": str, "BAD_SETTING": str, "BAD_SEATS": str, "BAD_SEED": str, "NO_DAILY": str, "NO_SUCH_BOARD": str, "NO_SUCH_FILE": str, "NO_SUCH_LINE": str, "NO_SUCH_PHRASE": str, "NOTHING_SAID": str, "TOO_MANY": str, "NOT_FOLLOWING": str, "NO_SUCH_LESSON": str, "NOT_WANTED": str, "LESSON_OVER": str, "BANNED": str, "NO_SUCH_ENTRY": str, "NO_SUCH_GUEST": str, "NO_GUEST": str, "BAD_TOKEN": str, "TOO_MANY_TRIES": str, "BAD_VIEWPOINT": str, "BAD_BODY": str, "BAD_FRAME": str, "BAD_REQUEST": str, "BAD_HOST": str, "BAD_ORIGIN": str, "NO_HEADER": str, "NOT_FOUND": str, "NOT_HOST": str, "NOT_HERE": str, "WRONG_METHOD": str, "TOO_LARGE": str, "TOO_SLOW": str, "STORE_FAILED": str, "INTERNAL": str, })

class Words:
    """The messages of this catalogue."""

    list_middle: str = ", "
    list_end: str = " and "

    @staticmethod
    def player(*, who: Person) -> str:
        return ("You" if who.is_you else who.name)

    anonymous: str = "Anonymous"
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
        "NAME_TAKEN": "This name, or one that looks like it, belongs to somebody else here: choose another.",
        "NAME_RESERVED": "Nobody can be called that here: the name is kept for the server itself.",
        "NAME_MIXED": "A word of a name is written in one alphabet: this one mixes letters that look alike.",
        "NOT_YOUR_TURN": "It is not your turn.",
        "NO_FREE_SEAT": "All seats are taken.",
        "NO_JOINING": "Nobody can join this match.",
        "BAD_CODE": "This code is wrong, was used before, or is too old.",
        "NO_OPEN_SEAT": "No open seat is left.",
        "NOT_KEEPER": "Only who opened the table does that, or who sits longest if they are gone.",
        "TABLE_FULL": "The table is full.",
        "TOO_EARLY": "Nobody can join before a round is complete and the seat is cleared.",
        "NO_REMATCH": "A rematch is only for ordinary matches that are over.",
        "VOID": "This match was closed without a result: by the host of this server, or because the rules have changed.",
        "OTHER_RULES": "This match was played by rules that this server no longer has.",
        "NO_SUCH_MATCH": "This match does not exist.",
        "REPLAY_TOO_LARGE": "This replay is too large to show everything.",
        "SEALED": "This opens when its day is over.",
        "SIGNED": "This victory is signed already.",
        "TOO_FAST": "Too fast: wait a moment.",
        "TOO_MANY_CALLS": "Too many calls: wait a moment.",
        "TOO_MANY_GUESTS": "Too many new guests from your address: wait a while.",
        "TOO_MANY_MAPS": "Your maps take too much room here: older ones make room with time, or play one that comes with the game.",
        "NO_ROOM_FOR_MAPS": "This server has no more room for maps that players bring along.",
        "TOO_MANY_MATCHES": "Too many matches: finish one first, or wait a few minutes.",
        "TOO_LARGE_MAPS": "Too many large maps from your address: wait a few minutes, or choose a smaller one.",
        "TOO_MANY_REPORTS": "Too many reports: wait a while.",
        "TOO_MANY_SOCKETS": "Too many connections: close some pages first.",
        "NO_SUCH_SEAT": "There is no such seat at this table.",
        "NOT_SEATED": "You are only watching.",
        "NOT_YOURS": "Only the table itself does that.",
        "WHICH_SEAT": "Nobody at this device is to act.",
        "AHEAD": "The match has not come that far.",
        "STALE": "The match has moved on: look again.",
        "UNKNOWN_ACTION": "The game knows no such action.",
        "UNKNOWN_GAME": "There is no such game.",
        "UNKNOWN_BOT": "There is no such bot.",
        "UNKNOWN_SETTING": "The game has no such setting.",
        "BAD_SETTING": "A setting can’t have this value.",
        "BAD_SEATS": "The game can’t be played with these seats.",
        "BAD_SEED": "A seed is a text or a whole number.",
        "NO_DAILY": "This game has no match of the day.",
        "NO_SUCH_BOARD": "There is no such leaderboard.",
        "NO_SUCH_FILE": "The game has no such setting, or it takes no file.",
        "NO_SUCH_LINE": "Nobody said that lately.",
        "NO_SUCH_PHRASE": "There is no such phrase.",
        "NOTHING_SAID": "There is nothing to say.",
        "TOO_MANY": "You follow too many matches: leave one first.",
        "NOT_FOLLOWING": "Join the match first.",
        "NO_SUCH_LESSON": "There is no such lesson or problem.",
        "NOT_WANTED": "That is not what is wanted here.",
        "LESSON_OVER": "This lesson or problem is over.",
        "BANNED": "The host of this server has banned you for a while.",
        "NO_SUCH_ENTRY": "This match has no entry on a leaderboard.",
        "NO_SUCH_GUEST": "There is no such guest.",
        "NO_GUEST": "Tell the server first who you are: POST /api/guest.",
        "BAD_TOKEN": "Nobody has this token.",
        "TOO_MANY_TRIES": "Too many wrong tokens: wait a moment.",
        "BAD_VIEWPOINT": "A viewpoint is a seat, spectator or all.",
        "BAD_BODY": "The server does not understand this call.",
        "BAD_FRAME": "The server does not understand this frame.",
        "BAD_REQUEST": "The server does not understand this request.",
        "BAD_HOST": "This server is not known by that name.",
        "BAD_ORIGIN": "This page may not call this server.",
        "NO_HEADER": "This call needs the header X-Waystone: 1.",
        "NOT_FOUND": "There is no such call.",
        "NOT_HOST": "This page is for the host of this server.",
        "NOT_HERE": "These figures are for the server’s own machine: see waystone serve --metrics-for.",
        "WRONG_METHOD": "This call takes another method.",
        "TOO_LARGE": "That is more than the server takes at once.",
        "TOO_SLOW": "The request did not arrive in time.",
        "STORE_FAILED": "The server can’t store anything right now.",
        "INTERNAL": "Something went wrong at the server.",
    }

    @staticmethod
    def did_you_mean(*, name: Text) -> str:
        return "did you mean " + str(name) + "?"


    @staticmethod
    def known_names(*, names: Text) -> str:
        return "known: " + str(names)


    @staticmethod
    def no_game(*, name: Text, hint: Text) -> str:
        return "there is no game " + str(name) + "; " + str(hint)


    @staticmethod
    def no_bot(*, name: Text, title: Text, hint: Text) -> str:
        return "there is no bot " + str(name) + " of " + str(title) + "; " + str(hint)


    @staticmethod
    def no_setting(*, name: Text, hint: Text) -> str:
        return "there is no setting " + str(name) + "; " + str(hint)


    @staticmethod
    def bad_value(*, name: Text, wanted: Text, given: Text) -> str:
        return str(name) + " must be " + str(wanted) + ", not " + str(given)


    @staticmethod
    def one_of(*, names: Text) -> str:
        return "one of " + str(names)


    @staticmethod
    def number_between(*, low: Text, high: Text) -> str:
        return "a whole number from " + str(low) + " to " + str(high)


    @staticmethod
    def share_between(*, low: Text, high: Text) -> str:
        return "a share from " + str(low) + " to " + str(high)

    any_text: str = "text"

    @staticmethod
    def bad_seats(*, title: Text, wanted: Text, given: Text) -> str:
        return str(title) + " takes " + str(wanted) + " seats, not " + str(given)


    @staticmethod
    def from_to(*, low: Text, high: Text) -> str:
        return str(low) + " to " + str(high)

