### The waiting room: before a match begins, and for who is invited to it.

match_invited = { $name } invites you to a match.
waiting =
    .invited = You are invited to a match.
    .text = Send this link to your friends. The match begins when no seat is free.
    .seats = Seats
    .you = you
    .computer = computer
    .free = free seat
    .away = not here now
    .watch_all = Anybody may come and watch.
    .watch_link = Only who has the link may come.
    .no_clock = No clock: as long as it takes.
    .start = Start now
    .fill = Let computers play
    .off = Call it off
    .up = Get up
    .learn = Learn first
    .rules = Rules
    .reference = Quick reference
    .mine = Waiting for the others. The match begins when no seat is free.
    .learn_help = The host sees that you are learning.
waiting_learning = { $name } is learning the game first…
waiting_clock = Time for a turn: { $time }
waiting_waits = Waiting for { $time }
