### Dungeon Crawler Labyrinth: everything about a match, in the browser and in the terminal.
### $who is the player or figure a sentence is about; write a variant [you] wherever that is the
### reader. What figures, cards and tiles are called is in dungeon_crawler-names.ftl.

## Words

wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
# What dice are rolled for.
purposes =
    .attack = Attack
    .push = Push Past
    .spawn = Spawn point
    .chest = The chest
    .trap = Trap

## The chronicle

adventurer_taken = { $who ->
    [you] You are the { $adventurer }.
   *[other] { $who } is the { $adventurer }.
}
round_began = Round { $round }.
activation_began = { $who ->
    [you] Your turn begins.
   *[other] { $who }’s turn begins.
}
healed = { $who ->
    [you] You heal { wounds }.
   *[other] { $who } heals { wounds }.
}
tile_drawn = { $who ->
    [you] You draw a tile: { $tile }.
   *[other] { $who } draws a tile: { $tile }.
}
tile_laid = { $who ->
    [you] You lay { $tile }.
   *[other] { $who } lays { $tile }.
}
tile_replaced = { $who ->
    [you] You lay { $tile } over { $over }.
   *[other] { $who } lays { $tile } over { $over }.
}
tile_put_back = { $who ->
    [you] You put a tile back on the pile.
   *[other] { $who } puts a tile back on the pile.
}
tile_discarded = { $tile } fits nowhere and is discarded.
tile_removed = A tile caves in: nothing is there any more.
tile_turned = A tile turns with everything on it.
tiles_swapped = Two tiles change places.
door_placed = A secret door opens.
door_gone = The secret door is gone.
pile_placed = A treasure pile lies ready.
pile_taken = { $who ->
    [you] You take a treasure pile.
   *[other] { $who } takes a treasure pile.
}
hoard_laid = { $count ->
    [one] 1 card is hidden in the Secret Room.
   *[other] { $count } cards are hidden in the Secret Room.
}
hoard_taken = { $who ->
    [you] You empty the Secret Room: { cards }.
   *[other] { $who } empties the Secret Room: { cards }.
}
cards_drawn = { $who ->
    [you] You draw { cards }.
   *[other] { $who } draws { cards }.
}
# $names are cards.
cards_gained = { $who ->
    [you] You draw: { $names }.
   *[other] { $who } draws: { $names }.
}
card_played = { $who ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
cards_discarded = { $who ->
    [you] You lose: { $names }.
   *[other] { $who } loses: { $names }.
}
shuffled = { $pile ->
    [tiles] The discarded tiles are shuffled.
    [creatures] The discarded creature cards are shuffled.
   *[treasure] The discarded treasure cards are shuffled.
}
# $names are tiles, which the Map shows.
tiles_seen = The next tiles: { $names }.
creature_drawn = { $who ->
    [you] You draw a Monster: { $monster }.
   *[other] { $who } draws a Monster: { $monster }.
}
creature_discarded = There is no place for the { $monster }.
appeared = { $who ->
    [you] You enter the labyrinth.
   *[other] { $who } enters the labyrinth.
}
monster_appeared = { $who } appears.
# Why a Monster moves: $line of its card, then what it does.
planned = { $line ->
    [los] { $whom ->
        [you] { $who } sees you and { doing }
       *[other] { $who } sees { $whom } and { doing }
    }
    [within] { $whom ->
        [you] { $who } scents you near by and { doing }
       *[other] { $who } scents { $whom } near by and { doing }
    }
    [copy] { $whom ->
        [you] { $who } knows only you and { doing }
       *[other] { $who } knows only { $whom } and { doing }
    }
    [lure] { $whom ->
        [you] { $who } is lured to you and { doing }
       *[other] { $who } is lured to { $whom } and { doing }
    }
   *[no_los] { $who } sees nobody and { doing }
}
# "It sees you and …"
doing = { $tactic ->
    [hunt] hunts: goes to where it can strike.
    [skirmish] keeps its distance: goes to where it can shoot.
    [prowl] prowls: goes after the nearest Adventurer.
    [guard] guards: stands in the way to the chest.
    [hold] holds: stays where it is.
   *[flee] flees: goes as far away as it can.
}
walked = { $who ->
    [you] You walk { spaces }.
   *[other] { $who } walks { spaces }.
}
# A figure is elsewhere without having walked: $how.
put = { $how ->
    [switch] { $who ->
        [you] You change places with somebody.
       *[other] { $who } changes places with somebody.
    }
    [warp] { $who ->
        [you] You are warped onto another tile.
       *[other] { $who } is warped onto another tile.
    }
    [slide] { $who ->
        [you] You slide away.
       *[other] { $who } slides away.
    }
    [amulet] { $who ->
        [you] You are carried to safety by the amulet.
       *[other] { $who } is carried to safety by the amulet.
    }
    [door] { $who ->
        [you] You step out of the vanishing door.
       *[other] { $who } steps out of the vanishing door.
    }
    [push] { $who ->
        [you] You are pushed aside.
       *[other] { $who } is pushed aside.
    }
    [push_past] { $who ->
        [you] You squeeze past.
       *[other] { $who } squeezes past.
    }
    [shove] { $who ->
        [you] You are shoved into the lava.
       *[other] { $who } is shoved into the lava.
    }
   *[teleport] { $who ->
        [you] You are teleported.
       *[other] { $who } is teleported.
    }
}
push_tried = { $who ->
    [you] You try to push past { $whom }.
   *[other] { $whom ->
        [you] { $who } tries to push past you.
       *[other] { $who } tries to push past { $whom }.
    }
}
push_ended = { $is_past ->
    [yes] { $who ->
        [you] You get past { $whom }.
       *[other] { $whom ->
            [you] { $who } gets past you.
           *[other] { $who } gets past { $whom }.
        }
    }
   *[no] { $who ->
        [you] You do not get past { $whom }: your die is not higher.
       *[other] { $whom ->
            [you] { $who } does not get past you.
           *[other] { $who } does not get past { $whom }.
        }
    }
}
# What happened, and where, in a terminal, whose mat has numbers at its rim.
located = { $sentence } ({ $where })
# What is attacked where nobody stands: "You blast …".
empty_space = an empty space
# $names are who is attacked, such as "you and Bo’s Skeleton".
attack_declared = { $attack ->
    [melee] { $who ->
        [you] You strike at { $names }.
       *[other] { $who } strikes at { $names }.
    }
    [ranged] { $who ->
        [you] You shoot at { $names }.
       *[other] { $who } shoots at { $names }.
    }
    [area] { $who ->
        [you] You blast { $names }.
       *[other] { $who } blasts { $names }.
    }
   *[fireball] { $who ->
        [you] You hurl a fireball at { $names }.
       *[other] { $who } hurls a fireball at { $names }.
    }
}
# $against is the defence that the dice must reach, or 0; $purpose such as "Attack".
rolled = { $against ->
    [0] { $who ->
        [you] You roll { $dice } ({ $purpose }).
       *[other] { $who } rolls { $dice } ({ $purpose }).
    }
   *[other] { $who ->
        [you] You roll { $dice } ({ $purpose }): { $against } or more hits.
       *[other] { $who } rolls { $dice } ({ $purpose }): { $against } or more hits.
    }
}
dice_changed = The dice now show { $dice }.
struck = { $count ->
    [0] { $who ->
        [you] You are not hit.
       *[other] { $who } is not hit.
    }
    [one] { $who ->
        [you] You take 1 hit.
       *[other] { $who } takes 1 hit.
    }
   *[other] { $who ->
        [you] You take { $count } hits.
       *[other] { $who } takes { $count } hits.
    }
}
# $all wounds with those of before.
wounded = { $is_first ->
    [yes] { $who ->
        [you] You take { wounds }.
       *[other] { $who } takes { wounds }.
    }
   *[no] { $who ->
        [you] You take { wounds }, now { $all }.
       *[other] { $who } takes { wounds }, now { $all }.
    }
}
harm_prevented = { $who ->
    [you] You come to no harm.
   *[other] { $who } comes to no harm.
}
slain = { $how ->
    [lava] { $who ->
        [you] You burn in the lava.
       *[other] { $who } burns in the lava.
    }
    [water] { $who ->
        [you] You drown in deep water.
       *[other] { $who } drowns in deep water.
    }
   *[wounds] { $who ->
        [you] You are slain.
       *[other] { $who } is slain.
    }
}
# By a player, to whom it counts.
slain_by = { $who ->
    [you] You are slain by { $whom }.
   *[other] { $whom ->
        [you] { $who } is slain by you.
       *[other] { $who } is slain by { $whom }.
    }
}
slain_by_card = { $who ->
    [you] You are slain by a card: { $card }.
   *[other] { $who } is slain by a card: { $card }.
}
# What the player of a slain Adventurer is told beside the mat.
picked_up = { $who ->
    [you] You are walled in and taken off the mat, to come back elsewhere.
   *[other] { $who } is walled in and taken off the mat, to come back elsewhere.
}
webbed = { $who ->
    [you] You are caught in a web: at most 2 MV for the next Move.
   *[other] { $who } is caught in a web: at most 2 MV for the next Move.
}
chest_placed = A second chest stands in the middle. One of them is false.
chest_false = That chest was false: the other one is real.
stops_chosen = { $stops ->
    [all] You are asked for cards at every chance.
    [none] You are asked for cards only when the chest is at stake.
   *[usual] You are asked for cards as usual.
}
switch_thrown = { $switch ->
    [always] You are always asked for { $card }.
    [later] You are not asked for { $card } until your next turn.
   *[usual] You are asked for { $card } as usual.
}
ties_chosen = { $ties ->
    [ask] You choose between equally good spaces for your Monsters.
   *[auto] Between equally good spaces your Monsters take the first.
}
joined = { $who ->
    [you] You join from the next round on.
   *[other] { $who } joins from the next round on.
}
left = { $who ->
    [you] You have left.
   *[other] { $who } has left.
}
# $text is the reason, a sentence.
ended = The match is over. { $text }
reason = { $reason ->
    [last_round_played] { $who ->
        [you] The last round is over: you are nearest to the chest.
       *[other] The last round is over: { $who } is nearest to the chest.
    }
    [others_left] { $who ->
        [you] Everybody else has left: you win.
       *[other] Everybody else has left: { $who } wins.
    }
   *[chest_reached] { $who ->
        [you] You have reached the chest.
       *[other] { $who } has reached the chest.
    }
}

## What is expected

over = The match is over.
status = { $who ->
    [you] You: { $task }
   *[other] { $who } is deciding: { $task }
}
# Of a card that is being carried out.
card_task = { $card }: { $task }
comes_in = You come in with round { $round }, last in turn order. Until then you watch.
waiting = The table waits for responses …
questions =
    .adventurer = choose an adventurer
    .gate = choose the gate where you come in
    .respond = play a card, or pass
    .lay = lay the tile
    .place = place the Monster on a lit space
    .act = move, attack or play a card
    .move = move on, or stop
    .push = where does the pushed figure go?
    .shove = shove into the lava, or spare?
    .spawn = choose a spawn point
    .target = choose a target
    .order = who is struck first?
    .space = choose a space
    .tile = choose a tile
    .pick = choose a tile to lay
    .put = which tile comes next?
    .die = choose a die
    .way = choose a direction
    .door = choose a side for the door
    .turn = turn a tile
    .off_mat = spawn
# What an Adventurer may still do, as a list with “or”.
still =
    .move = move
    .attack = attack
    .play = play a card
    .end = end the turn
# Of a Monster, by name: “Ghost: whom does it attack?”
monster_asks =
    .prey = whom does it go for?
    .attack = whom does it attack?
    .space = where does it go?
move_on = move on ({ $points } MV left), or stop

## The five steps of a turn

round_of = { $limit ->
    [0] Round { $round }
   *[other] Round { $round } of { $limit }
}
steps_list = The five steps of a turn
before_steps = Choosing adventurers
step_names =
    .move = Monsters move
    .attack = Monsters attack
    .tile = Lay a tile
    .monster = New Monster
    .act = Adventurer
step_short =
    .move = Move
    .attack = Attack
    .tile = Tile
    .monster = Monster
    .act = Act
step_state = { $state ->
    [done] { $step }: done
    [now] { $step }: now
   *[next] { $step }: to come
}

## Windows: what is about to happen, and who may answer

about_turn = { $who ->
    [you] A pause in your turn: play a card, or pass.
   *[other] A pause in { $who }’s turn: play a card, or pass.
}
about_path = { $who ->
    [you] You are about to walk { spaces }.
   *[other] { $who } is about to walk { spaces }.
}
about_attack = { $who ->
    [you] You are about to attack { $names }.
   *[other] { $who } is about to attack { $names }.
}
about_harm = { $who ->
    [you] You are about to take { wounds }.
   *[other] { $who } is about to take { wounds }.
}
about_doom = { $who ->
    [you] You are about to be destroyed.
   *[other] { $who } is about to be destroyed.
}

## When to be asked

stops =
    .usual = as usual
    .all = at every chance
    .none = only for the chest
    .turn = not before my next turn
    .attacked = not before I am attacked
    .step = not before the next step
switches =
    .usual = as usual
    .always = always
    .later = not until my next turn
ties =
    .title = Equal spaces for my Monsters
    .help = Sometimes a Monster could end its Move on several spaces that are equally good.
    .auto = the first is taken
    .ask = I choose

## The dice

## The hand

hand_short = Hand { $count }
play = Play
play_card = Play { $card }
card_types =
    .event = Event
    .gear = Gear
    .single = Once
    .lasting = Lasting
# $moments such as "between steps, after dice".
moments =
    .turn = between steps
    .path = when somebody is about to move
    .attack = when an attack is declared
    .roll = after dice
    .harm = before wounds

## What can be done

choose_adventurer = Choose your adventurer
take = Take the { $adventurer }
choices =
    .title = All choices as a list
    .pick = What
    .do = Do it
do_there = { $verb ->
    [move] Move to { $cell }
    [push] Push past at { $cell }
    [melee] Strike at { $cell }
    [shoot] Shoot at { $cell }
    [blast] Blast around { $cell }
    [place] Place it on { $cell }
   *[target] Choose { $cell }
}
do_tile = Choose tile { $place }
# $degrees are 0, 90, 180 or 270.
do_lay = { $degrees ->
    [0] Lay it at { $place }
   *[other] Lay it at { $place }, turned { $degrees }°
}
do_turn = Turn tile { $place } by { $degrees }°
do_door = { $way ->
    [n] Door north of tile { $place }
    [e] Door east of tile { $place }
    [s] Door south of tile { $place }
   *[w] Door west of tile { $place }
}
do_gate = Gate { $number }
do_way = { $way ->
    [n] Slide north
    [e] Slide east
    [s] Slide south
   *[w] Slide west
}
# Dice and tiles of the Map by their place in the row.
do_die = Roll die { $number } again
do_change = Change die { $number } by { $by }
do_turn_die = Turn die { $number } to { $to }
do_reroll = Roll again: { $names }
do_pick = Lay tile { $number } of the Map
do_put = Put back tile { $number } of the Map
buttons =
    .pass = Pass
    .done = Done
    .end_turn = End the turn
    .stop = Stop here
    .stay = Stay (no Move)
    .spare = Spare
    .spawn = Spawn
    .teleport = Use the teleport
    .pick_up = Picked up: no exits
    .use_magic-ring = Use the Magic Ring
sure_pick_up =
    .title = Leave the mat?
    .text = You are walled in. Your Adventurer leaves the mat with its cards and wounds, and spawns again in your next turn.
    .yes = Yes, leave the mat
    .keep = No, stay
# Why an action is not possible, by the code that the rules give.
refusals =
    .NOT_NOW = The table asks something else now.
    .CARD_NOT_PLAYABLE = You can’t play that card now.
    .TAKEN = That adventurer is taken.
    .GATE_TAKEN = That gate is taken.
    .OUT_OF_REACH = Your Adventurer can’t move there now.
    .NO_PUSH = Your Adventurer can’t push past anybody there now.
    .NO_TARGET = There is nothing to attack there with that attack.
    .NO_PLACE = The Monster can’t be placed there.
    .CANNOT_LAY = The tile can’t be laid there that way.
    .NO_CHOICE = That is not one of the things to choose from.
    .MUST_SPAWN = Your Adventurer must spawn: a spawn point is free.
    .ALREADY_PLAYING = This seat is taken.
    .NOT_PLAYING = This seat does not play.

## The players and their figures

players_title = Players
wounds_of = { $count } of { $most } wounds
cards_in_hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
monsters_of = { $count ->
    [one] 1 Monster of at most { $most }
   *[other] { $count } Monsters of at most { $most }
}
player_states =
    .off = off the mat
    .out = not playing
    .waits = comes in later
    .away = away
    .webbed = webbed: next Move 2 MV
show_figure = Show { $name }
numbers =
    .mv = Movement
    .bp = Body points
    .def = Defence
    .melee = Melee dice
    .ranged = Ranged dice
    .area = Area dice
reward = Reward: { cards }
heals = Heals 1 wound every turn.
# The three lines of a Monster’s card.
tactic_los = If it sees an Adventurer, it { doing }
tactic_within = If one is within { $range } MV on foot, it { doing }
tactic_no_los = Otherwise it { doing }
copies = { $whom ->
    [you] Copies the { $adventurer } and hunts you, seen or not.
   *[other] Copies the { $adventurer } and hunts { $whom }, seen or not.
}
abilities =
    .flight = Flight: crosses water and lava.
    .incorporeal = Incorporeal: walks through rock; pits, spears and slides miss it.
    .amphibious = Amphibious: water is like floor.
    .aquatic = Aquatic: water is like floor.
    .fire_immune = Fire immune: lava is safe.
    .unpushable = Unpushable: nobody pushes past it.
    .thorns = Thorns: 1 wound to whoever tries to push past it.
    .dry = Dry: never enters water.
    .drain = Drain: heals 1 when it wounds.
    .curse = Curse: its victim also loses a random card.
    .web = Web: its victim’s next Move has at most 2 MV.

## The end, coming and going

victory = Victory
defeat = Defeat
wins = { $who } wins
figures =
    .rounds = Rounds
    .tiles = Tiles on the mat
    .monsters = Monsters on the mat
    .hand = Cards in hand
joining =
    .now = You wait until this round is over; from then on you act last in every round. In your first step 5 you choose an adventurer and spawn.
    .early = Newcomers are let in when the first round is complete.
    .back = You have left this match. You may come back as a newcomer, without what you had: from the next round on, last in turn order.
leaving = Your Adventurer, cards and Monsters leave the match. Others play on; one alone wins.

## Sounds, by what they are heard for

# Keys of the mat, and what they do.
mat_keys =
    .move = Arrow keys
    .zoom = + and −
    .all = 0
    .find = F
    .turn = R
    .drop = Esc
    .pass = Space
mat_key_help =
    .move = move the mat; between targets: to the next one
    .zoom = zoom
    .all = the whole mat
    .find = find your Adventurer
    .turn = turn the tile
    .drop = take back what was tapped
    .pass = pass in a window
effects =
    .dice = Dice
    .step = Steps
    .stone = A tile is laid
    .grind = Rooms move
    .growl = A Monster comes
    .clash = An attack
    .wound = Wounds
    .bell = An Adventurer falls
    .slain = A Monster falls
    .card = A card is played
    .coin = Treasure
    .heal = Healing
    .fanfare = Victory
    .dirge = Defeat
    .tick = Not possible
    .turn = Your turn begins

credit = “Dungeon Crawler Labyrinth” by Gifted Vision inc. (2015). Rules restated in our own words; all numbers, card texts, tile drawings and the mat are this project’s own reconstruction.

## The terminal. Keys and what is typed stay as they are.

role = Adventurer { $letter }
others_decide = The others decide.
prompt_lay = lay the tile { $tile }: where, and how turned?
prompt_place = place the { $monster }: where?
prompt_roll = The dice lie on the table ({ $purpose }: { $dice }); they count when all have passed.
stake_short = The chest is at stake.
play_a_card = Play a card?
ask_when = Ask: { $when }
ask_for_when = Ask for { $card }: { $when }
ties_when = Equal spaces: { $when }
chest_there = the chest
treasure_there = treasure
hint_adventurer = { $name }: { $mv } MV, { $bp } BP, dice: melee { $melee }, ranged { $ranged }, area { $area }
hint_creature = { $name }: { $mv } MV, { $bp } BP, DEF { $defence }, dice: melee { $melee }, ranged { $ranged }, area { $area }
gone_short = (gone)
no_adventurer = no adventurer
body_points = { $bp }/{ $most } BP
webbed_short = webbed
your_hand = Your hand:
hand_summary = Your hand: { $names }.
# A card in the hand, with when its owner is asked for it.
held_card = { $card } (asked: { $when })
ranking = From first to last
key_help =
    .arrows = to the nearest choice that way on the mat, or along the list
    .tab = the next line of the list
    .number = the line with this number
    .find = only lines that contain this; Escape shows all again
    .asking = when you are asked, for all cards or for one of them
key_names =
    .arrows = arrows
    .tab = Tab
    .number = 12, Enter
typed_help =
    .action = an action: verb, then column and row of a space
    .lay = a tile, by column and row of its tile space and quarter turns
    .play = a card; pass, done, stay and stop do nothing (more)
    .ask = be asked at every chance; ask usual, ask none
    .switch = for one card: usual, always, or later (from your next turn on)
sign_names =
    .chest = CC $$ 1 to 6
    .ground = . ## blank
sign_help =
    .adventurers = the adventurers by seat, in capitals
    .monsters = a monster by the first letter of its kind, then whose it is
    .chest = the chest, treasure, spawn points
    .ground = floor, rock, not laid yet
    .water = shallow water, deep water, lava
    .offered = a space that can be chosen; [ ] the one that is marked
