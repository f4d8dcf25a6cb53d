### Keys and what they do.

help_mouse = Click or tap what is marked on the board.
help_keys =
    .arrows = Arrow keys, W A S D, or H J K L
    .space = Space
    .tab = Tab
    .sound = M
    .help = ?
    .escape = Esc
help_does =
    .arrows = move, or choose a side
    .space = the main button; skips what is playing
    .tab = into the board: arrow keys look around, Enter acts, Shift and arrow moves
    .tab_only = into the board: arrow keys look around, Enter acts
    .sound = sound on or off
    .help = this page
    .escape = close
