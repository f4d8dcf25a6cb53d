
### The page around the games: home, match, replay, leaderboards, settings.

name = Waystone
close = Close
copy = Copy
copied = Copied
share = Share
loading = Loading…
oops = Something went wrong
offline = You seem to be offline: this page could not be fetched.
retry = Try again
home = Home
skip = Skip to the content
nav =
    .player = Your page
    .label = Pages
    .leaderboards = Leaderboards
    .rules = Rules
    .learn = Learn to play
    .credits = Credits
    .settings = Settings
    .help = Keys and help
    .menu = Menu
    .sound_on = Sound is on: switch it off
    .sound_off = Sound is off: switch it on
doors =
    .title = Dungeons full of secrets
    .promise = No account, no waiting.
    .play = Play
    .against = Against
    .mode = Mode
    .choices = more choices
    .pause = Let the picture stand still
    .resume = Let the picture move
doors_play_game = Play { $game }
doors_players = { $count ->
    [one] { $range } player
   *[other] { $range } players
}
doors_minutes = { $range } min
setup =
    .game = Game
    .bot = Opponent
    .play = Play now
    .invite = Create the match
    .starting = Starting…
    .your_name = Your name
    .first = New here? A two-minute introduction shows everything.
    .learn_title = Learn in two minutes
    .learn = Show me
    .no_thanks = No, thanks
    .back = Played here before?
lobby =
    .mine = Your matches
    .others_play = The others play
    .no_match = No match is running. Press Play to start one.
    .past = Your past matches
past =
    .title = Past matches
    .won = Won
    .lost = Lost
    .drawn = Draw
    .nobody = Nobody won
    .closed = Closed: the rules changed
    .watch = Watch
    .result = Result
past_older_rules = played by rules { $version }
tried_again = tried again from step { $step }
past_won_by = { $names } won
match =
    .called_off = This match was called off before it began.
    .day_over = The day has ended: this match does not count any more. You may play on.
    .your_turn = Your turn
    .lost = Connection lost. Coming back…
    .broken = This match is broken and cannot go on. We are sorry.
    .watching = You are watching
    .hidden = A second person has sat down. From now on you see only what everybody may see.
    .waiting = Waiting for players
    .link = Link to this match
    .qr = QR code of the link
    .take = Take the free seat
    .come_back = Come back
    .chronicle = Chronicle
    .whole_chronicle = Whole chronicle
    .nothing = Nothing has happened yet.
    .actions = Actions
    .new_game = New game
    .accept_draw = Agree to a draw
    .more = More…
    .skip = Skip
    .clock_label = Time left
    .pass_text = Everybody else looks away now.
    .done_hide = Done, hide
    .turn_over = Your turn is over. Hide the board when you have seen enough.
    .move_pad = Move
match_spectators = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
match_seconds_left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
match_peek = Hold to see as { $who }
match_pass = Pass the device to { $who }
match_ready = I am { $who }: go on
# Which way somebody moves: $way is n, e, s or w.
match_move_way = { $way ->
    [n] Move north
    [e] Move east
    [s] Move south
   *[w] Move west
}
help =
    .reference = Quick reference
