### The terminal around the games: keys, lists, questions. What is typed, and single keys such as
### (y), stay as they are in every language.

## Who plays

at_the_table = At the table
# $how is "At the table" or another heading, $roles such as "Anna is Warrior 1, Ben is Warrior 2".
introduction = { $how }: { $roles }.
is_role = { $name } is { $role }
player_number = Player { $number }
# Somebody who plays alone and gave no name.
lone_name = Player
seat_number = seat { $number }
pass_keyboard = Pass the keyboard to { $name } ({ $role }).
ready = { $name }: press Enter when ready.
types_now = --- { $name } ({ $role }) types now ---
covers_next = Enter covers the screen for the next player

## Keys at the bottom of the window

keys_help = ? help
keys_secret = g my secret
keys_danger = ! danger
keys_choices = Enter choices
keys_new = n new game
keys_leave = q leave
keys_pick = arrows or a typed cell, Enter confirms, ? help, q leave
keys_list = arrows, Tab or a number, / finds words, Enter confirms, ? help, q leave
keys_watch = space pause, left and right one step, q leave
keys_menu = up and down: line, left and right: change, Enter: play, q: leave

## The help page

help_rows =
    .secret = show your secret until the next key
    .danger = mark the cells round the dragon, or not
    .join = somebody joins, here or a bot
    .choices = a list of everything that can be done now
    .new = new game
    .leave = leave
    .help = this page
help_typed =
    .add = somebody joins: 'add NAME' at this keyboard, 'add bot:NAME' a bot
    .actions = everything that can be done now, numbered
    .number = do what has this number
    .look = draw the board again
    .secret = draw it with your own secret
    .new = give this match up for a new one (with others: 'new agreed' or 'new resign')
    .quit = leave
a_number = a number
any_key = Any key goes back.

## Questions and answers

no_such_key = The key '{ $key }' does nothing here; ? shows the keys.
use_list = Use the arrows, Tab or a number, then Enter; ? helps.
use_cursor = Use the arrow keys or type a cell like C5, then press Enter.
secret_shown = Your secret is shown until the next key.
leave_match = Leave this match? y: yes, any other key: no
give_up_for_new = Give this match up for a new one? y: yes, any other key: no
new_game = New game? a: all agree to a draw, r: you resign, any other key: play on
# $bots such as "1: easy, 2: hard".
who_joins = Who joins? p: a person here, { $bots }, any other key: nobody
new_how = Type 'new agreed' if all agree to a draw, or 'new resign' to give up.
another = Type 'new' for another match, or 'quit'.
over_type = The match is over: type 'new' or 'quit'.
input_ended = The input has ended; the match is left unfinished.
not_understood = I do not understand '{ $typed }'. Type help for what can be typed.
did_you_mean = I do not understand '{ $typed }'. Did you mean '{ $near }'? Type help for what can be typed.
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
choices_part = { $count } choices ({ $first } to { $last } shown)
many_choices = { $count } choices; type 'actions' to see them all.
find = find: { $typed }

## The end, and a match seen again

won = { $names } won.
nobody_won = Nobody won.
unfinished = The match is left unfinished.
step = Step { $step } of { $all }: { $action }
result = Result: { $result }
record_in = The record is in { $path }.
too_small = This window has { $width } by { $height } places;
board_needs = the board needs { $columns } by { $rows }.

## The menu

mode = Mode
opponent = Opponent
opponent_strength = { $like }; strength { $rating }
people = People here
computers = Computers
own_table = People at this keyboard and computers, in any number that the game takes.
choice_of = { $number } of { $all }

## A game without a board of its own

choose_action = Choose an action.
time = Time
plain_help =
    .keys = up, down, Enter
    .choose = choose from the list
    .action = an action
    .typed = as it stands in the list that actions prints
