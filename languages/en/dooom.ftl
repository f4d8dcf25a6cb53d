### Dungeon of Dooom: everything about a match, in the browser and in the terminal.
### $who is the player a sentence is about; write a variant [you] wherever that is the reader.
### AP are action points, HP hit points.

## Words

player = Player { $number }
you = You
# Which way somebody goes: $way is n, e, s or w.
way = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
# Where something is, or where it comes from.
side = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
# How far away something is that way: "2 north".
distance = { $count } { way }
hit_points = { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
of_goal = { $gold } of { $goal }
gold_of_goal = { of_goal } gold
round = Round { $round }
tiles =
    .wall = wall
    .floor = floor
    .exit = exit
    .unknown = unknown
    .gold = gold
    .potion = potion
    .sword = sword
    .armour = armour
    .lantern = lantern
states =
    .empty = free seat
    .alive = alive
    .dead = dead
    .gone = gone

## The chronicle

joined = { $who ->
    [you] You come down into the dungeon.
   *[other] { $who } comes down into the dungeon.
}
began = { $who ->
    [you] The match begins with you.
   *[other] The match begins with { $who }.
}
turn_began = { $who ->
    [you] { round }: your turn.
   *[other] { round }: { $who } is on the move.
}
moved = { $who ->
    [you] You go { way }.
   *[other] { $who } goes { way }.
}
picked_up = { $thing ->
    [gold] { $who ->
        [you] You take { $amount } gold.
       *[other] { $who } takes { $amount } gold.
    }
    [potion] { $who ->
        [you] You drink a health potion: one hit point more.
       *[other] { $who } drinks a health potion: one hit point more.
    }
    [sword] { $who ->
        [you] You take a sword.
       *[other] { $who } takes a sword.
    }
    [armour] { $who ->
        [you] You put on armour.
       *[other] { $who } puts on armour.
    }
   *[lantern] { $who ->
        [you] You take a lantern: you see farther now.
       *[other] { $who } takes a lantern.
    }
}
# What comes of an attack.
attacked = { $blow ->
    [missed] { $who ->
        [you] You strike { way } and miss.
       *[other] { $who } strikes { way } and misses.
    }
    [held] { $who ->
        [you] You hit to the { side }, but the armour holds.
       *[other] { $who } hits to the { side }, but the armour holds.
    }
    [killed] { $who ->
        [you] You strike a deadly blow to the { side }.
       *[other] { $who } strikes a deadly blow to the { side }.
    }
   *[hit] { $who ->
        [you] You hit to the { side }: { $damage } damage.
       *[other] { $who } hits to the { side }: { $damage } damage.
    }
}
# An attack on $who out of the dark; $count hit points are lost.
struck = { $blow ->
    [missed] { $who ->
        [you] A blow from the { side } misses you.
       *[other] A blow from the { side } misses { $who }.
    }
    [held] { $who ->
        [you] A blow from the { side } bounces off your armour.
       *[other] A blow from the { side } bounces off the armour of { $who }.
    }
   *[hit] { $who ->
        [you] A blow from the { side } costs you { hit_points }.
       *[other] A blow from the { side } costs { $who } { hit_points }.
    }
}
# Somebody else has changed something in the light of $who.
changed = { $who ->
    [you] Something in sight has changed.
   *[other] Something near { $who } has changed.
}
# $people such as "somebody 2 north, 1 east and somebody 1 south".
movement = Movement: { $people }.
somebody_at = somebody { $place }
died = { $who ->
    [you] You die.
   *[other] { $who } is dead.
}
left = { $who ->
    [you] You leave the dungeon.
   *[other] { $who } is gone.
}
ended = The match is over. { reason }

## What is expected

status = { $who ->
    [you] Your turn: { $ap } AP left
   *[other] { $who }: { $ap } AP left
}
status_theirs = { $who } is on the move in the dark.
status_dead = You are dead. It is the turn of { $who }.
status_waiting = Waiting for players.
over = The match is over.

## The end

# $who is the winner, if there is one.
reason = { $reason ->
    [escaped_with_the_gold] { $who ->
        [you] You found the way out with enough gold.
       *[other] { $who } found the way out with enough gold.
    }
    [last_one_standing] { $who ->
        [you] You are the last one alive.
       *[other] { $who } is the last one alive.
    }
    [nobody_alive] Nobody is alive any more.
    [last_round_played] The last round is played, and nobody got out.
    [stopped] The host stopped the match.
   *[abandoned] Nobody was left to see how the bots went on.
}
victory = You made it out!
defeat = Left in the dark
death = You died down there
nobody_wins = The dungeon wins
wins = { $who } made it out
figures =
    .gold = Gold
    .hit_points = Hit points
    .rounds = Rounds

## The panel

action_points = { $ap } of { $most } action points
ap_name = AP
gold_wanted = { $count ->
    [one] Find 1 more gold, then step onto an exit.
   *[other] Find { $count } more gold, then step onto an exit.
}
gold_enough = You have enough gold: step onto an exit!
gold_unneeded = You need no gold: step onto an exit!
carries =
    .sword = carries a sword
    .armour = carries armour
    .lantern = carries a lantern
no_gear = No gear: 6 AP a turn
gear_price = Each piece costs 1 AP a turn: { $ap } AP from your next turn on
gear_effects =
    .sword = sword: your hits do 1 more
    .armour = armour: hits on you do 1 less
    .lantern = lantern: you see 3 tiles far
turn_order = Players in order
away = away
to_move = to move

## What can be done

end_turn = End the turn
pick_up =
    .gold = Take the gold ·{ "\u00A0" }1{ "\u00A0" }AP
    .potion = Drink the potion · ends the turn
    .sword = Take the sword ·{ "\u00A0" }1{ "\u00A0" }AP
    .armour = Take the armour ·{ "\u00A0" }1{ "\u00A0" }AP
    .lantern = Take the lantern ·{ "\u00A0" }1{ "\u00A0" }AP
# On a small button of the four-way pad.
attack_short = Attack
do_there = { $verb ->
    [attack] Attack to the { side }: costs all AP, hits 3 times in 4
   *[move] Move { way }
}
leaving = You die here: your gold falls to the floor, and the others play on.
# Why a walk to a tapped tile ends early.
stops =
    .somebody = You stop: somebody is in sight.
    .blow = You stop: you were hit.
    .exit = You stop: an exit!
    .gold = You stop: gold in sight.
    .potion = You stop: a potion in sight.
    .sword = You stop: a sword in sight.
    .armour = You stop: armour in sight.
    .lantern = You stop: a lantern in sight.
misses =
    .far = You know no way there.
    .unknown = Not yet revealed.
# Why an action is not possible, by the code that the rules give.
refusals =
    .NOT_STARTED = The match has not begun.
    .GAME_OVER = The match is over.
    .DEAD = You are dead.
    .BLOCKED_WALL = There is a wall.
    .BLOCKED_PLAYER = Somebody stands there.
    .NOTHING_HERE = There is nothing to pick up here.
    .ALREADY_HAVE = You carry one of these already.
    .NO_TARGET = Nobody stands there.
    .FULL = The dungeon is full.
    .SEATED = You sit at this table already.
    .RUNNING = The match has begun.
key_help =
    .ways = walk; toward a player: attack, with all your AP
    .walk = go to a tile you know, until something new comes into sight
    .take = pick up what lies below you
    .end = end the turn
    .drag = look around on the map

## The board in the browser

board = The dungeon as you know it
keys =
    .ways = Arrow keys, W A S D
    .walk = Click or tap
    .take = E or G
    .end = Space
    .drag = Drag
zoom =
    .closer = Closer
    .farther = Farther away
    .back = Back to the figure
cell =
    .you = you
    .stranger = another player
    .lit = in sight
    .remembered = remembered
    .move = press Enter: go there
    .attack = press Enter: attack, all your AP
cell_pile = { $amount } gold
cell_take =
    .gold = press Enter: take the gold
    .potion = press Enter: drink the potion
    .sword = press Enter: take the sword
    .armour = press Enter: take the armour
    .lantern = press Enter: take the lantern
# Instead of the board, for those who may see nothing.
dark =
    .watch = Too dark to watch
    .watch_text = Who plays sees only what is near; who watches learns who lives and whose turn it is.
    .dead_text = Your gold lies where you fell. The living play on; you hear who else dies and who gets out.
    .gone = You have left the dungeon
    .waiting = The gate is still shut
    .waiting_text = The match begins when enough players have come.
dark_dead = { $who ->
    [you] You are dead
   *[other] { $who } is dead
}
cue_hit = Hit! { $damage }
cue_struck = −{ $count } HP
cues =
    .killed = Slain!
    .held = No damage
    .missed = Missed
    .held_you = Armour holds
    .missed_you = Missed you
effects =
    .step = A step
    .coin = Gold is taken
    .gulp = A potion is drunk
    .buckle = Gear is taken
    .blade = Your blow hits
    .clank = Armour holds
    .whiff = A blow misses
    .ouch = You are hit
    .rustle = Movement in your light
    .knock = Somebody comes
    .bell = Somebody dies
    .door = Somebody leaves
    .drum = The match begins
    .fanfare = A win
    .dirge = A defeat
    .tick = That does not work
    .turn1 = Your turn
credit = Dungeon of Dooom is a coursework classic that many have built; these are its rules in our own words, with maps of our own.

## The terminal

# What the player stands on is told behind the status.
prompt_on_thing = { status }. { $text }
lying_here =
    .gold = Gold lies here: p picks it up.
    .potion = A health potion lies here: p drinks it.
    .sword = A sword lies here: p picks it up.
    .armour = Armour lies here: p puts it on.
    .lantern = A lantern lies here: p picks it up.
pick_up_here = Pick up what lies here
grave = You are dead. The others play on in the dark.
map_and_round = { $map }, round { $round }
facts =
    .life = Life
    .ap = AP
    .gold = Gold
    .gear = Gear
    .goal = Goal
goal_gold = { $goal } gold
not_your_turn = not your turn
gear_none = none
# $gear such as "sword and lantern".
gear_and_price = { $gear }, so { $ap } AP a turn
position = { round }: { hit_points }, { $ap } AP, { gold_of_goal }, gear: { $gear }.
position_watched = { $count ->
    [one] { round }, goal { $goal } gold; 1 player alive.
   *[other] { round }, goal { $goal } gold; { $count } players alive.
}
gold_by = { $who ->
    [you] Your gold
   *[other] Gold of { $who }
}
legend =
    .you = you
    .other = another
terminal_keys =
    .ways = arrows, WASD, hjkl
    .end = space
typed_help =
    .ways = go one tile
    .attack = strike, with all AP that are left
signs =
    .you = you
    .other = somebody else
    .ground = floor and wall; , is floor seen earlier, blank was never seen
    .goals = exit, gold; in small letters where they were seen earlier
    .potion = potion: one more hit point, and the turn is over
    .gear = sword, armour, lantern; each costs 1 AP of every later turn
