### What each setting does, in lists and menus of the terminal and among the house rules of the page.

setting_help =
    .mode = solo, duel or cpu (seat 1 is the computer); auto takes solo for one seat, duel for two
    .level = 1: walls and passages; 2: doors too
    .edition = names and art only
    .size = chambers along each side
    .wall_probability = share of boundaries outside the tree of passages that are walls
    .door_share = share of open boundaries that are doors on level 2
    .door_locked = share of doors that begin locked
    .force_chance = chance to force a locked door
    .lives = lives of a warrior
    .base_moves = moves per turn without counting lives
    .life_moves = further moves per life left
    .carrier_moves = moves per turn with the treasure
    .cpu_random = chance per turn that the knight errs once
    .wake_distance = steps from which the dragon hears a warrior
    .treasure_reach = most steps from lair to treasure
    .sight = steps from which a lone warrior sees the dragon
    .lair_gap = fewest steps from waystones to lair
    .treasure_gap = fewest steps from waystones to treasure
    .respawn_gap = flights around the dragon where nobody respawns
    .battles = battles per turn
    .start = where two warriors start
    .start_near = near their waystones
    .start_classic = on their waystones
