### The mat of Dungeon Crawler Labyrinth in the browser.

mat_label = The mat: drag or arrow keys move it, plus and minus zoom, F finds you, 0 shows all
look_around = Look around
zoom_in = Zoom in
zoom_out = Zoom out
find_me = Find me
whole_mat = Show the whole mat
follow_events = Follow what happens
figures_label = Figures on the mat
targets_label = What you can do on the mat

## What screen readers hear. $cell is a space such as 17:20, $place a tile space such as 3:4.

hero_here = { $is_webbed ->
    [yes] { $name }, { $adventurer }, at { $cell }, { $taken } of { $most } wounds, webbed
   *[no] { $name }, { $adventurer }, at { $cell }, { $taken } of { $most } wounds
}
monster_here = { $name }, at { $cell }, { $taken } of { $most } wounds
walk_there = Walk to { $cell }
movement = { $points } movement
# $name is whom it concerns, in the role that the verb needs; of a gate its number.
deed = { $verb ->
    [push] Push past { $name } at { $cell }
    [melee] Strike { $name } at { $cell }
    [shoot] Shoot { $name } at { $cell }
    [blast] Blast around { $cell }: { $name }
    [place] Put { $name } at { $cell }
    [gate] Come in by gate { $name }, { $cell }
   *[target] Choose { $name } at { $cell }
}
choose_space = Choose { $cell }
finds =
    .treasure = treasure
    .chest = the chest
    .deadly = deadly
the_figure = the figure

## What stands on the buttons

deed_short =
    .move = Walk
    .push = Push past
    .melee = Strike
    .shoot = Shoot
    .blast = Blast
    .place = Put here
    .target = Choose
    .gate = Come in here
walk_points = { $points ->
    [one] Walk · 1 point
   *[other] Walk · { $points } points
}
deadly_here =
    .L = Lava destroys you at once.
    .d = Whoever ends a Move on deep water is destroyed.
at_slot = { $verb ->
    [lay] Lay the { $tile } on tile space { $place }
    [turn] Turn the { $tile } on tile space { $place }
   *[tile] Choose the { $tile } on tile space { $place }
}
empty_slot = tile space
choose_slot = Choose a place for it on the mat.
choose_tile = Choose a tile on the mat.
choose_spot = Choose a lit space on the mat.
rotate_tile = Rotate
confirm_slot =
    .lay = Lay it here
    .turn = Turn it
    .tile = This one
not_here = Not here
door_at = { $side ->
    [e] Secret door on the east side of tile space { $place }
   *[s] Secret door on the south side of tile space { $place }
}
slide = { $way ->
    [n] Slide north
    [e] Slide east
    [s] Slide south
   *[w] Slide west
}
slide_ways =
    .n = north
    .e = east
    .s = south
    .w = west
misses =
    .hidden = Not yet revealed.
    .rock = Rock.
    .lava = Lava would destroy you.
    .no_move = You can’t move any more this turn.
    .no_way = There is no way there.
    .lit = Only the lit spaces can be chosen.
    .no_tile = There is no tile to turn now.
    .confirm = Confirm it with the golden button.
    .elsewhere = That is not chosen on the mat.
too_far = { $cost } MV, you have { $points }.
stands_there = { $name } stands there.
# Whom an effect with an area reaches; $names such as "Bo’s Skeleton and you".
area_hits = Hits { $names }.
area_heals = Heals { $names }.
area_nobody = Nobody is there.
# Whom the drawn Monster would go for from the space that is looked at.
prey_from = From here: { $name }, { $count } MV away.
prey_asked = Tap a space to see whom it would go for.
no_prey = From here it goes for nobody.
