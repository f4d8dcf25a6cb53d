### Delve & Dash: everything about a match, in the browser and in the terminal.
### $who is the player a sentence is about; write a variant [you] wherever that is the reader.

# Which way: $way is n, e, s or w.
way = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
# On which side of a chamber something is.
side = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
warrior = Warrior { $number }
you = You
waystone_chosen = { $who ->
    [you] You have chosen your waystone.
   *[other] { $who } has chosen a waystone.
}
waystone_placed = { $who ->
    [you] Your waystone is in { $cell }. Nobody else knows.
   *[other] The waystone of { $who } is in { $cell }.
}
match_began = The labyrinth is silent. Somewhere a dragon sleeps.
turn_began = { $who ->
    [you] { $left ->
        [one] Your turn: 1 move.
       *[other] Your turn: { $left } moves.
    }
   *[other] { $left ->
        [one] { $who } has 1 move.
       *[other] { $who } has { $left } moves.
    }
}
stepped = { $who ->
    [you] You walk { way } into { $cell }.
   *[other] { $who } walks { way } into { $cell }.
}
bumped = { $who ->
    [you] A wall blocks your way { side }.
   *[other] { $who } runs into a wall { side }.
}
door_held = { $who ->
    [you] The door { side } is locked and holds.
   *[other] The door { side } holds against { $who }.
}
door_forced = { $who ->
    [you] You force the lock; the door stays open.
   *[other] { $who } forces a lock.
}
door_locked = The door falls shut and locks.
dragon_woke = { $reach ->
    [0] The dragon wakes in { $cell }! The treasure lies in its lair.
    [one] The dragon wakes in { $cell }! The treasure lies within one chamber of its lair.
    [2] The dragon wakes in { $cell }! The treasure lies within two chambers of its lair.
   *[other] The dragon wakes in { $cell }! The treasure lies within { $reach } chambers of its lair.
}
dragon_stirred = A chime: the dragon stirs.
dragon_seen = The dragon comes into sight in { $cell }.
dragon_moved = The dragon flies to { $cell }.
dragon_moved_unseen = Wings beat somewhere in the dark.
attacked = { $who ->
    [you] { $lives ->
        [0] The dragon strikes you in { $cell }: no lives left.
        [one] The dragon strikes you in { $cell }: one life left.
       *[other] The dragon strikes you in { $cell }: { $lives } lives left.
    }
   *[other] { $lives ->
        [0] The dragon strikes { $who } in { $cell }: no lives left.
        [one] The dragon strikes { $who } in { $cell }: one life left.
       *[other] The dragon strikes { $who } in { $cell }: { $lives } lives left.
    }
}
treasure_dropped = The treasure falls in { $cell }.
respawned = { $who ->
    [you] You come to in { $cell }.
   *[other] { $who } comes to in { $cell }.
}
died = { $who ->
    [you] Your last life is lost.
   *[other] { $who } is dead.
}
treasure_found = { $who ->
    [you] You find the treasure in { $cell }! Carry it home.
   *[other] { $who } finds the treasure in { $cell }!
}
treasure_taken = { $who ->
    [you] You pick up the treasure in { $cell }.
   *[other] { $who } picks up the treasure in { $cell }.
}
battle_held = { $carrier ->
    [you] You and { $other } fight; you keep the treasure.
   *[other] { $other ->
        [you] You and { $carrier } fight; { $carrier } keeps the treasure.
       *[other] { $carrier } and { $other } fight; { $carrier } keeps the treasure.
    }
}
robbed = { $winner ->
    [you] Blades clash: you take the treasure from { $loser }!
   *[other] { $loser ->
        [you] Blades clash: { $winner } takes the treasure from you!
       *[other] Blades clash: { $winner } takes the treasure from { $loser }!
    }
}
draw_offered = { $who ->
    [you] You offer a draw.
   *[other] { $who } offers a draw.
}
left = { $who ->
    [you] You give up.
   *[other] { $who } gives up.
}
ended = The match is over: { $text }
status =
    .choose = Choose a chamber as your secret waystone.
    .wait = Waiting for the other waystone.
    .free = The dragon sleeps: explore freely.
    .dragon = The dragon moves.
    .over = The match is over.
# Said to who presses an arrow or the space bar before the match begins.
keys_first = First choose your waystone: Tab to the labyrinth, arrows, then Enter.
is_choosing = { $who } is choosing a waystone.
explores_freely = The dragon sleeps: { $who } explores freely.
moves_of_yours = { $left ->
    [one] Your turn: 1 move left
   *[other] Your turn: { $left } moves left
}
carry_home = { $left ->
    [one] Carry the treasure home: 1 move left
   *[other] Carry the treasure home: { $left } moves left
}
status_theirs = { $left ->
    [one] { $who }: 1 move left
   *[other] { $who }: { $left } moves left
}
refusals =
    .ALREADY_CHOSEN = Your waystone is chosen and can’t be changed.
    .NOT_CHOSEN_YET = The warriors are still choosing their waystones.
    .TOO_LATE = Waystones are chosen before the match begins.
    .RIM = There is nothing beyond the rim of the labyrinth.
    .KNOWN_WALL = There is a wall.
    .FREE_EXPLORATION = There are no turns while the dragon sleeps.
    .NOT_A_DUEL = A draw can be agreed in a duel only.
    .ALREADY_OFFERED = You have offered a draw in this turn.
    .DEAD = Your warrior is dead; the match goes on without it.
# How a match ended; $who is the winner, or who died where nobody won.
reason = { $reason ->
    [home_with_the_treasure] { $who ->
        [you] You carried the treasure home.
       *[other] { $who } carried the treasure home.
    }
    [dead] { $who ->
        [you] The dragon took your last life.
       *[other] The dragon took the last life of { $who }.
    }
    [human_dead] { $who ->
        [you] The dragon took your last life; the computer wins.
       *[other] The dragon took the last life of { $who }; the computer wins.
    }
    [both_dead] The dragon took everybody.
    [forfeit] { $who ->
        [you] The other warrior gave up.
       *[other] { $who } wins: the other gave up.
    }
    [draw_agreed] A draw was agreed.
    [last_round_played] Three hundred rounds are over and nobody won.
   *[given_up] The match was given up.
}
leaving = { $is_alone ->
    [yes] The match ends at once and is lost.
   *[no] The match ends at once. The other warrior wins if alive.
}
peek = Hold: waystone of { $who }
victory = Victory
defeat = Defeat
draw = Draw
wins = { $who } wins
figures =
    .moves = Moves
    .deaths = Lives lost
    .explored = Walls found
    .rounds = Rounds
lives = { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}
moves = Moves
moves_left = { $left ->
    [one] 1 move left
   *[other] { $left } moves left
}
freely = free
carries = carries the treasure
away = away
ready = waystone chosen
choosing = choosing
next_turn = Next turn
board = Labyrinth
confirm = Place it in { $cell }
random = Choose for me
select_first = Choose a chamber, then confirm. Corners are easy to remember and easy to guess.
cues =
    .dragon_woke = The dragon wakes!
    .treasure_found = Treasure!
    .robbed = Clash!
    .attacked = Struck!
cell =
    .you = you
    .dragon = the dragon
    .last_seen = dragon last seen here
    .waystone = your waystone
    .hint = lair: the treasure is near
    .treasure = the treasure
    .explored = explored
    .unexplored = unexplored
    .can_go = you can try to go here
    .can_choose = press Enter to choose it as waystone
    .selected = selected
    .danger = in reach of the dragon
cell_waystone_of = waystone of { $who }
cell_with_treasure = { $who ->
    [you] you with the treasure
   *[other] { $who } with the treasure
}
cell_wall = wall { side }
cell_rim = rim { side }
cell_open = open { side }
cell_door = door { side }
cell_locked_door = locked door { side }
cell_unknown = unknown { side }
misses =
    .far = Only the four neighbouring chambers can be tried.
effects =
    .step = Step
    .thud = Wall found
    .creak = Locked door holds
    .chime = Dragon is about to move
    .roar = Dragon wakes
    .wings = Dragon moves
    .latch = Door forced
    .click = Door locks behind you
    .clash = Battle lost by the carrier
    .fanfare = Victory
    .treasure = Treasure found
    .coin = Treasure picked up again
    .thump = Treasure dropped
    .snarl = Dragon strikes
    .bell = A warrior dies
    .dirge = Match lost
    .tick = Not possible
    .turn1 = Turn of warrior 1
    .turn2 = Turn of warrior 2
credit = Inspired by a labyrinth board game of 1980.

## The terminal. Words in parentheses are keys and stay as they are.

lone_name = Warrior
prompt_choose = { $who ->
    [you] You choose a waystone.
   *[other] { $who } chooses a waystone.
}
prompt_free = { $who ->
    [you] You explore freely while the dragon sleeps.
   *[other] { $who } explores freely while the dragon sleeps.
}
prompt_moves = { $who ->
    [you] { $left ->
        [one] You have 1 move left.
       *[other] You have { $left } moves left.
    }
   *[other] { $left ->
        [one] { $who } has 1 move left.
       *[other] { $who } has { $left } moves left.
    }
}
do_move = go { way }
do_choose = place it in { $cell }
actions =
    .next_turn = end the turn
    .agree_draw = agree to a draw
coin_fell = The coin has fallen
seats_swapped = The seats are swapped
level = Level { $number }
subtitles =
    .delve-and-dash = THE DUNGEON CRAWLER
    .computer-labyrinth = THE DRAGON’S MAZE
mode_names =
    .solo = solo
    .duel = duel
    .cpu = against the computer
round = round { $number }
dead = dead
gone = gone from the labyrinth
in_cell = in { $cell }
carrying = carrying the treasure { $sign }
exploring = exploring freely
facts =
    .dragon = Dragon
    .treasure = Treasure
    .waystone = Waystone
    .waystones = Waystones
    .secret = secret
dragon_asleep = asleep
dragon_asleep_in = asleep in { $cell }
dragon_awake_in = awake, in { $cell }
dragon_last_seen = out of sight, last seen in { $cell }
dragon_unseen = awake, out of sight
treasure_with = { $who ->
    [you] with you
   *[other] with { $who }
}
treasure_in = lies in { $cell }
treasure_near = hidden near the lair { $cell } { $sign }
treasure_hidden = hidden
owner = { $who ->
    [you] yours
   *[other] of { $who }
}
summary = { $people }; dragon: { $dragon }; treasure: { $treasure }
closing =
    .time = Time
    .moves = Moves
    .deaths = Deaths
    .explored = Explored
closing_moves = { $who ->
    [you] Your moves
   *[other] { $who }’s moves
}
closing_deaths = { $who ->
    [you] Your deaths
   *[other] { $who }’s deaths
}
closing_explored = { $percent } % of the walls
legend =
    .dragon = dragon
    .last_seen = last seen
    .treasure = treasure
    .waystone = waystone
    .lair = lair
    .locked_door = locked door
    .open_door = open door
key_names =
    .ways = arrows, WASD, hjkl
    .next = space
    .choose = C5, or arrows; Enter
key_help =
    .ways = try to go that way
    .next = end the turn
    .choose = choose a chamber
signs =
    .warriors = the warriors
    .dragon = the dragon awake; asleep, or where it was seen last
    .things = treasure; the dragon’s lair; waystones
    .doors = a locked door, an unlocked door
    .visited = visited by warrior 1, by warrior 2, by both
# What the computer is up to, in short (DD-100), behind its name.
aims =
    .return = is going home
    .hunt = is hunting the carrier
    .fetch = is fetching the treasure
    .search = is searching near the lair
    .explore = is exploring
