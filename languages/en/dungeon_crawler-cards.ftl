### Dungeon Crawler Labyrinth: what the treasure cards do.

card_texts =
    .cave_in = Remove a [laid tile](laid) that holds no [figure](figure). Its tile space is [unrevealed](revealed) again; tokens on it return to the supply.
    .crushing_trap = The walls close in: every [figure](figure) on one tile other than [the centre](centre) suffers an [attack of 2 dice](attack).
    .doppelganger = Put the Doppelganger next to another player’s Adventurer. It is your [Monster](monster), copies that Adventurer’s card and hunts it.
    .extra_wealth = Put 2 [treasure piles](pile) on two different tiles. Draw 1 treasure card for each token the supply lacks.
    .false_treasure = Put the second chest on [the centre tile](centre). Whoever lands on a chest while both are there rolls a [d6](die): on 1–3 that chest is false and is removed; on 4–6 it is real.
    .healing_font = Every Adventurer on one tile removes up to 3 [wounds](wound).
    .lure = Up to 3 [Monsters](monster) at once move up to their [MV](mv) towards one Adventurer. They do not attack.
    .map = Look at the top 5 tiles, lay one of them at once by the [laying rules](laying) and put the rest back on top in any order.
    .mirror_trap = Compare the [dice](die) with the attacker’s own [DEF](defence) instead. The attacker takes those [hits](hit), the Adventurer none.
    .pit_trap = The [figure](figure) falls in: 1 [wound](wound), and its [Move](move) ends on that space.
    .reinforcements = Draw and place up to 2 [Monsters](monster) as in [step 4](step_4), within your [maximum](maximum). Each then Moves or Attacks.
    .rotating_rooms = Turn up to 2 [laid tiles](laid) by any quarter turns. Everything on them turns with them.
    .secret_door = Put the Secret Door token on the edge between two [revealed](revealed) tiles. It opens a one-space passage through the middle of that edge.
    .shifting_rooms = Exchange two [laid tiles](laid) with everything on them, without turning them.
    .sliding_trap = Choose north, east, south or west. The [figure](figure) slides up to 5 spaces that way until something stops it. Its [Move](move) ends.
    .spear_trap = The [figure](figure) suffers an [attack of 3 dice](attack). If it lives, it goes on with the [MV](mv) it has left.
    .summoning_trap = Draw a creature card and put that [Monster](monster) next to the Adventurer. It is yours and attacks the Adventurer at once if it can. The [Move](move) then goes on.
    .switch_trap = Two [figures](figure) on the same or [neighbouring](neighbouring) tiles, but not on [the centre tile](centre), change places.
    .teleport_trap = Roll for a [spawn point](spawn) (as in re-spawning). The [figure](figure) goes there and its [Move](move) ends.
    .warp_space = Move one [figure](figure) to a [free space](free) of a [neighbouring](neighbouring) [revealed](revealed) tile, through any walls, but not onto [the centre tile](centre).
    .amulet_of_protection = Your Adventurer ignores all [wounds](wound) of one [attack](attack) or card, or escapes destruction by lava or deep water onto the nearest safe [free space](free).
    .combat_prowess = +1 to every [die](die) of one [attack](attack) by your Adventurer. May be played after the roll.
    .defensive_prowess = Your Adventurer ignores up to 2 [hits](hit) of one [attack](attack). May be played after the roll.
    .magic_belt = +2 [BP](bp).
    .magic_boots = +2 [MV](mv).
    .magic_cloak = +1 [DEF](defence) (at most 6).
    .magic_ring = Once [per round](round) (counted from the start of your turn) re-roll one [die](die) you have just rolled.
    .magic_weapon = [+1d6](die) on your [melee attacks](melee).
    .potion_of_firewalk = You are [immune to fire](fireproof) and may walk on lava. It lasts until the end of your turn, or of your next one if you play it outside it.
    .potion_of_flight = You have [Flight](flight). It lasts until the end of your turn, or of your next one if you play it outside it.
    .potion_of_healing = Remove all your [wounds](wound).
    .potion_of_quickness = In [step 5](step_5) make one more [Move](move).
    .power_card_1 = Change one [die](die) of any roll by +1 or −1.
    .power_card_2 = Change one [die](die) of any roll by +2 or −2.
    .power_card_3 = Re-roll any number of the [dice](die) of one roll.
    .power_card_4 = Turn one [die](die) of any roll to any face.
    .ranged_attack = You gain a [Ranged attack](ranged) of 2 dice; if you already have one, [+1d6](die) on it.
    .rapid_strike = In [step 5](step_5) make one more [Attack](attack).
    .scroll_of_fireball = Make an [Area attack](area) of 3 [dice](die) from your Adventurer’s space. [Fire-immune](fireproof) [figures](figure) are not affected.
    .scroll_of_teleportation = Instead of your [Move](move), put your Adventurer on a [free open space](free) up to 10 spaces away, through any walls, but not on [the centre tile](centre).

# How long a card works.
lasts =
    .once = Works once, then it is discarded.
    .slain = Stays in front of you until your Adventurer is slain.
    .monster = The Monster stays until it is slain.
    .rooms = The labyrinth stays like that.
    .door = The door stays until one of its two tiles is turned, moved or replaced, or the card is played again.
    .piles = The piles lie there until somebody takes them.
    .chests = Both chests stay until somebody lands on one of them.
# What the keywords of the texts mean: [words](keyword) in a text can be tapped.
keywords =
    .mv = Movement points for one Move. A step costs 1, every second diagonal one 2; water costs more.
    .bp = Body points. A figure with as many wounds as BP is slain.
    .defence = Defence. A die hits if it shows this number or more.
    .melee = Against one figure on a neighbouring space. Each die that reaches its DEF is a hit.
    .ranged = Against one figure that you see and that is not next to you, however far away.
    .area = Choose a space that you see and that is not next to you: everybody else in the 3 × 3 spaces around it is attacked, your own Monsters too.
    .attack = Dice are rolled against the DEF of whoever is attacked. Each die that reaches it is a hit.
    .hit = A die that reaches the DEF of whoever is attacked. Each hit is 1 wound.
    .wound = A figure with as many wounds as BP is slain and leaves the mat. A slain Adventurer loses all cards.
    .die = A die with the numbers 1 to 6. +1d6 is one more die to roll.
    .figure = An Adventurer or a Monster, whoever controls it.
    .monster = Moves and attacks by itself, as its card says: whichever Adventurer is near, its own player’s too.
    .move = Walking as far as the MV reaches. What is left of it is lost.
    .flight = Water and lava are like floor, also to stop on. Pits and slides do no harm.
    .fireproof = Lava and fireballs do no harm.
    .spawn = A ring with a number from 1 to 6 on the mat. A die chooses where figures come in.
    .centre = The tile in the middle of the mat, where the chest stands.
    .revealed = Where a tile lies. Everything else is unrevealed: nobody walks or sees through it.
    .laid = A tile that somebody has laid, not one that was there from the beginning.
    .laying = A tile is laid beside another one, so that an opening joins an opening.
    .neighbouring = Tiles that share a side.
    .free = Floor or water where nobody stands.
    .pile = Coins on the mat. An Adventurer who comes onto them draws 1 treasure card.
    .maximum = As many Monsters as a player may have: 12 with two players, then 8, 6, 5 and 4 with six.
    .round = Everybody has one turn in it.
    .step_4 = The fourth step of a turn: a new Monster.
    .step_5 = The last step of a turn: the Adventurer attacks and moves, in any order.

# What a Monster does by itself in a few words, where there is little room.
brief = { $tactic ->
    [hunt] hunts
    [skirmish] shoots from afar
    [prowl] prowls
    [guard] guards the chest
    [hold] stays
   *[flee] flees
}
brief_los = Sees somebody: { brief }
brief_within = Within { $range } MV: { brief }
brief_no_los = Otherwise: { brief }
