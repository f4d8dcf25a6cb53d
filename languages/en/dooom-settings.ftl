### What each setting does, in lists and menus of the terminal and among the house rules of the page.

setting_help =
    .map_title = Map
    .map = a built-in map, one generated for this match, or your own in map_text
    .map_text = the file of a custom map
    .style = a generated map’s style
    .width = a generated map’s width
    .height = a generated map’s height
    .map_goal = a generated map’s goal
    .goal = gold needed to win; -1 takes the map’s
    .gather = seats fill one by one before the match begins
    .min_players = players that a gathering table waits for
    .start_delay = seconds from then to the first turn
    .open_join = free seats can be taken later
    .shuffle_order = draw the order of turns
    .last_standing = continue: the sole survivor must still get out; wins: that is enough
    .max_rounds = rounds until the match is closed; 0 for no end
    .max_timeouts = run-out turns in a row until a player is gone; 0 never
    .turn_seconds = seconds for a turn; 0 for no clock
    .reconnect_grace = seconds that a player may be missing
    .debug = a table for tests, where players can be moved
    .open_spectating = spectators see all while at most one person sits
