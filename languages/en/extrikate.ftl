### Extrikate: everything about a match, in the browser and in the terminal.
### $who is the player a sentence is about; write a variant [you] wherever that is the reader.

## Words

delver = Delver { $number }
you = You
# Which way somebody goes or digs: $way is n, e, s or w.
way = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
# On which side of a cell something is.
side = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
treasure = { $count } treasure
walls = { $count ->
    [0] no wall
    [one] 1 wall
   *[other] { $count } walls
}
# The results of a roll (EX-20); $strength is the number of a trap or a monster.
result = { $result ->
    [trap] Trap { $strength }
    [monster] Monster { $strength }
    [gain] Treasure
    [wall] Wall
    [door] Door
    [cave-in] Cave-in
   *[move_or_dig] Move or dig
}
# What a result means, in one sentence.
meaning = { $result ->
    [trap] Roll its number or more, or lose a life. The turn ends.
    [monster] Fight it or bribe it. The turn ends.
    [gain] You gain one treasure.
    [wall] Draw a wall on an open side.
    [door] Draw a door on a side: it stays open for good.
    [cave-in] A die minus two: that many open sides become walls.
   *[move_or_dig] Walk one cell, or dig at a wall.
}

## The chronicle

turn_began = { $who ->
    [you] Your turn { $turn }.
   *[other] { $who }: turn { $turn }.
}
exit_declared = { $who ->
    [you] You turn back: from now on, it is the way home.
   *[other] { $who } turns back.
}
rolled = { $who ->
    [you] You roll { $dice } = { $sum }: { result }.
   *[other] { $who } rolls { $dice } = { $sum }: { result }.
}
nothing_happened = There is nothing to do with that.
moved = { $is_new ->
    [yes] { $who ->
        [you] You walk { way } to { $cell }, where nobody has been before.
       *[other] { $who } walks { way } to { $cell }, where nobody has been before.
    }
   *[no] { $who ->
        [you] You walk { way } to { $cell }.
       *[other] { $who } walks { way } to { $cell }.
    }
}
dug = { $is_open ->
    [yes] { $who ->
        [you] You dig { way } and roll a { $die }: the wall is gone.
       *[other] { $who } digs { way } and rolls a { $die }: the wall is gone.
    }
   *[no] { $who ->
        [you] You dig { way } and roll a { $die }: the wall holds.
       *[other] { $who } digs { way } and rolls a { $die }: the wall holds.
    }
}
wall_drawn = { $who ->
    [you] You draw a wall { side } of { $cell }.
   *[other] { $who } draws a wall { side } of { $cell }.
}
door_drawn = { $who ->
    [you] You draw a door { side } of { $cell }.
   *[other] { $who } draws a door { side } of { $cell }.
}
cave_in_began = { $count ->
    [0] The roof comes down, with a { $die }: nothing falls.
    [one] The roof comes down, with a { $die }: 1 wall to draw.
   *[other] The roof comes down, with a { $die }: { $count } walls to draw.
}
# $sides such as "north and east".
cave_in_ended = Rubble closes { $cell } on these sides: { $sides }.
treasure_gained = { $who ->
    [you] You gain { $gained } treasure and have { $all }.
   *[other] { $who } gains { $gained } treasure and has { $all }.
}
trap_sprung = { $is_safe ->
    [yes] { $who ->
        [you] Trap { $strength }: you roll a { $die } and get away.
       *[other] Trap { $strength }: { $who } rolls a { $die } and gets away.
    }
   *[no] { $who ->
        [you] Trap { $strength }: you roll a { $die } and are hit.
       *[other] Trap { $strength }: { $who } rolls a { $die } and is hit.
    }
}
fought = { $is_won ->
    [yes] { $who ->
        [you] Monster { $strength }: you roll a { $die } and win.
       *[other] Monster { $strength }: { $who } rolls a { $die } and wins.
    }
   *[no] { $who ->
        [you] Monster { $strength }: you roll a { $die } and lose.
       *[other] Monster { $strength }: { $who } rolls a { $die } and loses.
    }
}
spoils_rolled = { $gained ->
    [0] Its hoard, with a { $die }: empty.
   *[other] Its hoard, with a { $die }: { $gained } treasure.
}
bribed = { $who ->
    [you] You pay the monster { $paid } treasure and have { $all } left.
   *[other] { $who } pays the monster { $paid } treasure and has { $all } left.
}
life_lost = { $who ->
    [you] { $count ->
        [0] You have no life left.
        [one] You have 1 life left.
       *[other] You have { $count } lives left.
    }
   *[other] { $count ->
        [0] { $who } has no life left.
        [one] { $who } has 1 life left.
       *[other] { $who } has { $count } lives left.
    }
}
died = { $cause ->
    [killed] { $who ->
        [you] You die in the dark, and your treasure is lost.
       *[other] { $who } is dead.
    }
    [lost_in_the_dark] { $who ->
        [you] You are lost in the dark.
       *[other] { $who } is lost in the dark.
    }
   *[resigned] { $who ->
        [you] You give up.
       *[other] { $who } gives up.
    }
}
came_home = { $who ->
    [you] You are home with { $all } treasure!
   *[other] { $who } is home with { $all } treasure!
}
# $text is the reason, a sentence.
ended = The match is over: { $text }
# $throws such as "Anna 3, Ben 5".
roll_off = { $who ->
    [you] Roll-off for the first turn: { $throws }. You begin.
   *[other] Roll-off for the first turn: { $throws }. { $who } begins.
}
roll_off_again = { "; again " }

## What is expected

status = { $who ->
    [you] You: { $task }
   *[other] { $who }: { $task }
}
over = The match is over.
steps =
    .turn_start = roll the dice
    .between_rolls = roll again, or stop
    .move_or_dig = walk, or dig at a wall
    .dig_only = walled in, so dig
    .place_wall = draw a wall
    .place_door = draw a door
    .cave_in = choose what caves in
    .monster = fight or bribe
only_fight = fight
rolls = roll { $made } of { $most }

## The end

# $names are the winners, such as "Anna and Ben".
reason = { $reason ->
    [escaped] { $who ->
        [you] You got out alive.
       *[other] { $who } got out alive.
    }
    [most_treasure] { $who ->
        [you] You brought home the most.
       *[other] { $who } brought home the most.
    }
    [equal_treasure] Equal hauls: { $names } share the win.
   *[the_dungeon_wins] Nobody came home. The dungeon wins.
}
escaped = Escaped
victory = Victory
defeat = Defeat
draw = Shared victory
lost = Lost below
wins = { $who } wins
figures =
    .treasure = Treasure
    .lives = Lives
    .turns = Turns
    .rolls = Rolls
haul = Haul of { $who }

## The panel

dead = dead
home = home
away = away
phases =
    .delve = delving
    .exit = on the way out
way_home = Way home: { $count }
way_help = Steps of the cheapest way home; a wall counts as four.
tray = Dice
no_roll = Not rolled yet
last_roll = last roll
table =
    .title = Results and their odds
    .sum = Sum
    .result = Result
    .odds = Odds
    .strip = How likely each sum is
odds =
    .title = Should I turn back?
    .home = Alive at home, leaving now
    .leave = Expected treasure, leaving now
    .stay = Expected treasure, one more roll
    .note = Exact odds with perfect play, as if the way home stayed as long as it is.

## What can be done

button_roll = Roll the dice
button_again = Roll again
button_end = End the turn
button_exit = Turn back…
button_fight = Fight ({ $odds } to win)
button_bribe = Bribe (pay { $count })
button_cave_in = Walls { $sides }
sure =
    .title = Turn back?
    .text = From the next roll on you can only walk over cells with a dot, back to your start. This cannot be taken back.
    .yes = Yes, turn back
    .keep = No, delve on
# On the buttons of the four-way pad.
verbs =
    .move = Walk
    .dig = Dig
    .wall = Wall
    .door = Door
    .cave_in = Wall
do_there = { $verb ->
    [move] Walk { way }
    [dig] Dig { way }
    [wall] Draw a wall { side }
    [door] Draw a door { side }
   *[cave_in] Let it cave in { side }
}
# $sides such as "north and east".
let_cave_in = Let it cave in { $sides }
leaving = Your delver dies at once, and the treasure is lost. Others play on.
cave = { $count ->
    [one] Tap one more open side
   *[other] Tap { $count } open sides
}
misses =
    .roll = First roll the dice.
    .monster = A monster is in the way: fight or bribe.
    .far = Only the marked sides of your cell can be chosen.
# Why an action is not possible, by the code that the rules give.
refusals =
    .OUT = You are home or dead, so there is nothing to leave.
    .SETTLE_FIRST = The last roll has to be carried out first.
    .ROLL_FIRST = A turn has at least one roll.
    .TOO_LATE = You can only turn back at the start of a turn.
    .ALREADY_LEAVING = You have turned back, and that can’t be undone.
    .NOT_YET = Delve once before you leave.
    .NOT_ROLLED = No roll asks for this now.
    .TOO_POOR = A bribe costs as much treasure as the monster’s number.
    .RIM = There is nothing beyond the rim of the sheet.
    .WALL_AHEAD = There is a wall.
    .UNEXPLORED = On the way out only cells with a dot can be entered.
    .EXPLORED = At this table a move enters an unexplored cell where it can.
    .NO_WALL = There is no wall to dig at.
    .NOT_OPEN = Only an open side can become a wall.
    .DOOR_THERE = There is a door already.
    .WRONG_NUMBER = The cave-in asks for another number of walls.

## The board

board = Sheet
cell_you = you
cell_your_start = your start
cell_start = start of { $who }
cell_explored = explored
cell_unexplored = unexplored
cell_wall = wall { side }
cell_rim = rim { side }
cell_open = open { side }
cell_door = door { side }
cell_can = press Enter: { $task }
cue_trap = Trap: { $strength } or more
cue_monster = Monster: { $strength } or more
cue_spoils = Hoard: less than { $strength }
cues =
    .dig = Dig: 5 or more
    .cave_in = Cave-in: a die minus two
    .good = made it
    .bad = failed
    .hurt = a life lost
effects =
    .dice = Dice
    .step = Step
    .scratch = Wall drawn
    .hinge = Door drawn
    .pick = A dig fails
    .crumble = A wall falls
    .rumble = Cave-in
    .coin = Treasure gained
    .snap = Trap sprung
    .clash = Monster beaten
    .purse = Monster bribed
    .ouch = Life lost
    .horn = Turning back
    .gate = Home
    .bell = A delver dies
    .fanfare = Victory
    .dirge = Lost
    .tick = Not possible
    .turn1 = Turn of delver 1
    .turn2 = Turn of delver 2
    .turn3 = Turn of delver 3
credit = “Delve”, published as EXTRIKATE, by Matt Williams / Steam Kitty Games, licensed under CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0). Rules restated in our own words with rulings added; that text is shared under the same licence.

## The terminal. Keys in parentheses are pressed and stay as they are.

tasks =
    .turn_start = roll (r), or turn back (x)
    .first_roll = roll (r)
    .homewards = on the way home, roll (r)
    .between_rolls = roll again (r), or end the turn (e)
    .move_or_dig = walk or dig: choose a direction
    .dig_only = dig: choose a direction
    .place_wall = draw a wall: choose a direction
    .place_door = draw a door: choose a direction
    .cave_in = choose which sides cave in
prompt_monster = { $can_pay ->
    [yes] { $who ->
        [you] You meet monster { $strength }! Fight (f), or bribe it with { $strength } treasure (b)?
       *[other] { $who } meets monster { $strength }! Fight (f), or bribe it with { $strength } treasure (b)?
    }
   *[no] { $who ->
        [you] You meet monster { $strength }! Fight (f)?
       *[other] { $who } meets monster { $strength }! Fight (f)?
    }
}
whereabouts = { $phase ->
    [delve] in { $cell }, delving
   *[exit] in { $cell }, going home
}
# $place is where the player is, or "home" or "dead".
summary = { $who ->
    [you] You: { $all } treasure, { lives }, { $place }
   *[other] { $who }: { $all } treasure, { lives }, { $place }
}
fate_home = { $count ->
    [one] home with { $all } treasure after 1 turn
   *[other] home with { $all } treasure after { $count } turns
}
fate_dead = { $count ->
    [one] dead after 1 turn
   *[other] dead after { $count } turns
}
actions =
    .roll = roll the dice
    .end_turn = end the turn
    .declare_exit = turn back
    .fight = fight the monster
    .bribe = bribe the monster
rolls_of_turn = Roll { $made } of at most { $most } this turn
# What the sums of three dice mean, short enough for a narrow column.
result_kinds =
    .trap = Trap
    .monster = Monster
    .gain = Treasure
    .move_or_dig = Move or dig
    .wall = Wall
    .door = Door
    .cave-in = Cave-in
sums = { $first } to { $last }
key_help =
    .roll = roll the three dice
    .ways = walk that way; dig, draw a wall or a door where that is asked
    .end = end the turn
    .exit = turn back: from now on only the way home counts
    .monster = fight a monster, or bribe it with treasure
key_names =
    .roll = r, space
    .ways = arrows, WASD, hjkl
typed_help =
    .ways = whatever is asked for, in that direction
    .verbs = the same with its verb
    .cave_in = let the sides north and east cave in
    .others = end the turn, turn back, meet a monster
sign_names =
    .wall = # or a heavy line
signs =
    .players = the players; * where somebody started
    .dot = an explored cell
    .wall = a wall; in a low window _ below a cell
    .door = a door; in a low window = below a cell
