### What each setting does, in lists and menus of the terminal and among the house rules of the page.

setting_help =
    .hard = the chest stands on the Lava Island
    .laying = join: a new tile must join the labyrinth if it can
    .round_limit = rounds until the nearest to the chest wins; 0: no limit (60 if bots play alone)
    .window_seconds = seconds to respond in a window; 0: no limit
    .fixed_windows = seconds that every window takes, whether or not anybody can respond; 0: off
    .joining = somebody may come to the table later
    .empty_seats = seats, the last ones, that begin empty and may be joined
