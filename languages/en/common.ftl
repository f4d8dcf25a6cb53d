# What a language calls itself, in the list of languages.
language_name = English

# Names in a row: "Anna, Ben and Cleo".
list_middle = { ", " }
list_end = { " and " }

# What something is called, and what it is: "Rules: Extrikate".
labelled = { $label }: { $text }

# Somebody where no sentence is around: on a panel, in a table.
player = { $who ->
    [you] You
   *[other] { $who }
}

# Somebody who gave no name; kept and sent as Anonymous.
anonymous = Anonymous

# Why something is refused, by its code: what any rules, table or server may say. A game adds its own.
refusals =
    .BROKEN = This match is broken and can’t go on. We are sorry.
    .CLOSING = The server starts anew; try again in a moment.
    .DAILY_PLAYED = You have begun this match of the day already.
    .FOREIGN_SEAT = That seat is not yours.
    .MATCH_OVER = The match is over.
    .NOT_BEGUN = The match begins when all seats are taken.
    .NOT_INVITED = This match is private: ask for its link.
    .NOT_OVER = That has to wait until the match is over.
    .NOT_RANKED = This match does not count for a leaderboard.
    .DAY_OVER = The day had ended before this match did: it does not count for its board.
    .NOT_WINNER = Only the winner signs.
    .NAME_TAKEN = This name, or one that looks like it, belongs to somebody else here: choose another.
    .NAME_RESERVED = Nobody can be called that here: the name is kept for the server itself.
    .NAME_MIXED = A word of a name is written in one alphabet: this one mixes letters that look alike.
    .NOT_YOUR_TURN = It is not your turn.
    .NO_FREE_SEAT = All seats are taken.
    .NO_JOINING = Nobody can join this match.
    .BAD_CODE = This code is wrong, was used before, or is too old.
    .NO_OPEN_SEAT = No open seat is left.
    .NOT_KEEPER = Only who opened the table does that, or who sits longest if they are gone.
    .TABLE_FULL = The table is full.
    .TOO_EARLY = Nobody can join before a round is complete and the seat is cleared.
    .NO_REMATCH = A rematch is only for ordinary matches that are over.
    .VOID = This match was closed without a result: by the host of this server, or because the rules have changed.
    .OTHER_RULES = This match was played by rules that this server no longer has.
    .NO_SUCH_MATCH = This match does not exist.
    .REPLAY_TOO_LARGE = This replay is too large to show everything.
    .SEALED = This opens when its day is over.
    .SIGNED = This victory is signed already.
    .TOO_FAST = Too fast: wait a moment.
    .TOO_MANY_CALLS = Too many calls: wait a moment.
    .TOO_MANY_GUESTS = Too many new guests from your address: wait a while.
    .TOO_MANY_MAPS = Your maps take too much room here: older ones make room with time, or play one that comes with the game.
    .NO_ROOM_FOR_MAPS = This server has no more room for maps that players bring along.
    .TOO_MANY_MATCHES = Too many matches: finish one first, or wait a few minutes.
    .TOO_LARGE_MAPS = Too many large maps from your address: wait a few minutes, or choose a smaller one.
    .TOO_MANY_REPORTS = Too many reports: wait a while.
    .TOO_MANY_SOCKETS = Too many connections: close some pages first.
    .NO_SUCH_SEAT = There is no such seat at this table.
    .NOT_SEATED = You are only watching.
    .NOT_YOURS = Only the table itself does that.
    .WHICH_SEAT = Nobody at this device is to act.
    .AHEAD = The match has not come that far.
    .STALE = The match has moved on: look again.
    .UNKNOWN_ACTION = The game knows no such action.
    .UNKNOWN_GAME = There is no such game.
    .UNKNOWN_BOT = There is no such bot.
    .UNKNOWN_SETTING = The game has no such setting.
    .BAD_SETTING = A setting can’t have this value.
    .BAD_SEATS = The game can’t be played with these seats.
    .BAD_SEED = A seed is a text or a whole number.
    .NO_DAILY = This game has no match of the day.
    .NO_SUCH_BOARD = There is no such leaderboard.
    .NO_SUCH_FILE = The game has no such setting, or it takes no file.
    .NO_SUCH_LINE = Nobody said that lately.
    .NO_SUCH_PHRASE = There is no such phrase.
    .NOTHING_SAID = There is nothing to say.
    .TOO_MANY = You follow too many matches: leave one first.
    .NOT_FOLLOWING = Join the match first.
    .NO_SUCH_LESSON = There is no such lesson or problem.
    .NOT_WANTED = That is not what is wanted here.
    .LESSON_OVER = This lesson or problem is over.
    .BANNED = The host of this server has banned you for a while.
    .NO_SUCH_ENTRY = This match has no entry on a leaderboard.
    .NO_SUCH_GUEST = There is no such guest.
    .NO_GUEST = Tell the server first who you are: POST /api/guest.
    .BAD_TOKEN = Nobody has this token.
    .TOO_MANY_TRIES = Too many wrong tokens: wait a moment.
    .BAD_VIEWPOINT = A viewpoint is a seat, spectator or all.
    .BAD_BODY = The server does not understand this call.
    .BAD_FRAME = The server does not understand this frame.
    .BAD_REQUEST = The server does not understand this request.
    .BAD_HOST = This server is not known by that name.
    .BAD_ORIGIN = This page may not call this server.
    .NO_HEADER = This call needs the header X-Waystone: 1.
    .NOT_FOUND = There is no such call.
    .NOT_HOST = This page is for the host of this server.
    .NOT_HERE = These figures are for the server’s own machine: see waystone serve --metrics-for.
    .WRONG_METHOD = This call takes another method.
    .TOO_LARGE = That is more than the server takes at once.
    .TOO_SLOW = The request did not arrive in time.
    .STORE_FAILED = The server can’t store anything right now.
    .INTERNAL = Something went wrong at the server.

# Names and values that a game does not know. $hint is did_you_mean or known_names.
did_you_mean = did you mean { $name }?
known_names = known: { $names }
no_game = there is no game { $name }; { $hint }
no_bot = there is no bot { $name } of { $title }; { $hint }
no_setting = there is no setting { $name }; { $hint }
bad_value = { $name } must be { $wanted }, not { $given }
one_of = one of { $names }
number_between = a whole number from { $low } to { $high }
share_between = a share from { $low } to { $high }
any_text = text
bad_seats = { $title } takes { $wanted } seats, not { $given }
from_to = { $low } to { $high }
