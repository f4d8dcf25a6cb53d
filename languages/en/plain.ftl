# A game without a board of its own. $seat counts from 1; $name and $names are those of players.
you = You
player = Player { $seat }
board = Board
# $place such as "b2".
cell = { $place }: { $sign }
free = nothing
none = –
no_choice = Nothing can be done there now.
players = Players
away = away
choices = Your choices
facts = The position
your_turn = Your turn
turn_of = { $name }: it is your turn
waiting_for = Waiting for { $names }
waiting = Waiting
over = The match is over
victory = Victory
defeat = Defeat
draw = A draw
nobody_wins = Nobody wins
wins = { $names } wins
score = Score: { $name }
leaving = Whoever leaves plays no further part in this match.
effects =
    .tick = Not possible
