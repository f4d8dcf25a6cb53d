### What each setting does, in lists and menus of the terminal and among the house rules of the page.

setting_help =
    .exit_rolls = the most rolls of an exit turn; 3 for brisk play
    .explore = forced: a delve move must enter an unexplored cell where it can
    .lives = lives of a player
    .last_turn = own turns after which a player is lost in the dark
