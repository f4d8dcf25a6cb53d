### The page of leaderboards.

leaderboard =
    .title = Leaderboards
    .board = Board
    .rank = No.
    .name = Name
    .time = Time
    .date = Date
    .replay = Replay
    .none = Nobody is on this board yet. Be the first!
    .people = People
    .programs = Programs
    .programs_text = Played through a token, or faster than any hand.
    .you = you
    .unranked = Your unranked wins
    .unranked_text = Victories that no leaderboard counts. This list stays in this browser.
    .match = Match
leaderboard_tries = One try each, as far as the server can tell: from one address { $tries } tries count.
leaderboard_watch = Watch the match of { $name }
leaderboard_watch_own = Watch your match again: { $match }
leaderboard_yesterday = Yesterday, { $date }
