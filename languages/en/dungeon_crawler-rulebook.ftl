in_short =
    .title = In short
    .goal = Be the first to step onto the chest in the middle, in your own turn. (DC-1)
    .turn = Each turn: your Monsters move, your Monsters attack, lay a tile, bring a Monster, then your Adventurer acts. (DC-25)
    .acting = Your Adventurer attacks and moves in either order, or attacks twice. (DC-26)
    .steps = A step costs 1, every second diagonal one 2; shallow water 2, deep water 3. Lava slays. (DC-32 to DC-36)
    .dice = Every die that reaches the target’s defence is a wound; as many wounds as body points slay. (DC-62, DC-69)
    .cards = A treasure pile gives a card, a slain Monster as many as it is worth. The game asks you when a card of yours can do you good. (DC-53, DC-54, DC-112)
    .dying = A slain Adventurer costs hand and gear; the next one comes in by a spawn roll. (DC-71, DC-72)

what_it_is_about =
    .title = What it is about
    .DC-1 = Guide your Adventurer through a labyrinth that all of you lay tile by tile. Whoever first steps onto the chest in the middle, in their own turn, wins.
    .DC-2 = Two to six players; everybody is everybody’s opponent.
    .DC-107 = The game ends at once. The others are ranked by how far they still had to walk.
    .DC-108 = After the last round (60 unless chosen otherwise) the Adventurer with the shortest way to the chest wins; then more cards and gear, then fewer wounds.

the_mat_and_its_tiles =
    .title = The mat and its tiles
    .DC-6 = The mat has seven by seven places for tiles: the chest in the centre, gates 1 to 4 in the corners, back stairs 5 in the middle of the sides, and 40 free places.
    .DC-8 = A tile is five by five spaces and may be turned, never mirrored.
    .DC-9 = A side is closed, or it is open at least in its middle. Two open sides that meet join their tiles.
    .DC-12 = A new tile goes beside a revealed one. If it can join the labyrinth anywhere it must; a wall may still face somebody’s way.
    .DC-13 = On a full mat the new tile replaces one near your Adventurer that holds no figure.
    .DC-11 = Places without a tile are solid: nobody walks, shoots or sees through them.
    .DC-15 = A tile with an X gets a treasure pile when it is laid, ten on the mat at most.

beginning =
    .title = Beginning
    .DC-17 = The highest roll of two dice begins; turns go around the table.
    .DC-18 = In turn order the first four choose an adventurer and a gate that nobody has.
    .DC-19 = Players five and six come in from the second round on, by a spawn roll.
    .DC-20 = Hard game: the chest stands on a lava island that only diagonal steps cross on foot.
    .DC-117 = Joining in progress: while fewer than six play, whoever opened the table may open one more seat. After one full round a newcomer sits down, waits for the next round, then acts last and comes in by a spawn roll in the first step 5.

your_turn_five_steps =
    .title = Your turn: five steps
    .DC-25 = All five steps are done, in this order.
    .DC-80 = 1. All your Monsters move, in the order in which you drew them.
    .DC-91 = 2. Every one of your Monsters that can attack does so.
    .DC-14 = 3. Draw a tile and lay it.
    .DC-79 = 4. Draw a creature card and put the Monster on a free spawn point or into the centre; it then moves, or attacks if it stands in the centre and can. At your maximum you draw none.
    .DC-26 = 5. Your Adventurer acts in two halves: attack and move in either order, or two attacks. Never two moves. One that is off the mat spawns first.
    .DC-27 = A half may be left out, but not a spawn that is possible.

moving =
    .title = Moving
    .DC-32 = A straight step costs 1 movement point (MV).
    .DC-33 = Diagonal steps cost 1 and 2 in turn: the second, fourth and so on of a move costs 2.
    .DC-34 = Shallow water costs 2, diagonally 3.
    .DC-35 = Deep water costs 3, diagonally 4; who cannot swim or fly drowns if a move ends there.
    .DC-36 = Lava costs like floor and destroys whoever has neither flight nor fire immunity.
    .DC-37 = A diagonal step needs both spaces beside it open and free of figures that block: no corner is cut.
    .DC-31 = You may walk in parts: after each you see what happens and go on with the points left.
    .DC-39 = Every figure blocks an Adventurer. Monsters walk through each other, not through Adventurers.
    .DC-43 = Being pushed, slid or teleported is not a move: it costs nothing and never wins.

pushing_past =
    .title = Pushing past
    .DC-44 = In its move an Adventurer may try to enter the space of a figure beside it. Monsters never push.
    .DC-46 = Both sides roll a die; the pusher needs the higher number.
    .DC-47 = On success you choose where the other goes, even lava or deep water, take its space and walk on.
    .DC-48 = On a failure your move is over; a Monster shoves you into lava beside you, a player may.
    .DC-45 = An unpushable Monster cannot be passed; one with thorns wounds everybody who tries.

treasure =
    .title = Treasure
    .DC-53 = An Adventurer that enters a treasure pile draws a card.
    .DC-54 = Whoever slays a Monster draws as many cards as it is worth.
    .DC-52 = Hands are secret, their size is not. There is no limit and no trading.
    .DC-55 = The Secret Room has no openings and holds three cards for the first who gets in.
    .DC-57 = Gear lies open before you and works until your Adventurer is slain.

attacking_and_seeing =
    .title = Attacking and seeing
    .DC-58 = Melee hits a figure beside you, ranged one that is not beside you, area a field of three by three. You must see the target; distance does not matter.
    .DC-64 = You see around one corner, not between two, and not along the edge of a wall. Figures, water and lava never block the view.
    .DC-62 = Roll the dice of the attack: every die that reaches the target’s defence is a wound.
    .DC-61 = An area attack rolls for everybody in the field whom its centre sees, your own Monsters too.
    .DC-68 = Adventurers attack anybody; Monsters only Adventurers, even yours.

wounds_death_and_return =
    .title = Wounds, death and return
    .DC-69 = Wounds equal to the body points slay; lava and deep water at once.
    .DC-71 = A slain Adventurer costs hand and gear. In your next step 5 you choose a free adventurer, without wounds, and spawn.
    .DC-72 = Spawn roll: 1 to 4 that gate, 5 a stair of your choice, 6 the Floating Teleport or, without it, any free point.
    .DC-73 = Is the point taken, the next lower number counts.
    .DC-74 = Walled in, with nobody in sight and no way ever to the middle or the unknown, you may leave the mat with your cards and wounds and spawn next turn.
    .DC-76 = Who begins step 5 on the 6 may use it like a spawn roll.

monsters =
    .title = Monsters
    .DC-77 = You move your Monsters, but their card decides how; only ties are yours.
    .DC-78 = At most 12, 8, 6, 5 or 4 Monsters each with 2, 3, 4, 5 or 6 players.
    .DC-82 = A Monster that sees an Adventurer follows the first line of its card; else, if one is near on foot, the second; else the third.
    .DC-84 = Hunt: go where it can strike its target, or as near as it gets.
    .DC-86 = Skirmish: go where it sees the target and stands beside nobody.
    .DC-87 = Prowl: hunt the nearest Adventurer, seen or not.
    .DC-88 = Guard: stand in the way of the Adventurer nearest to the chest.
    .DC-89 = Hold: stay. Flee: get as far away as it can.
    .DC-90 = Between equal targets the controller chooses.

cards_at_any_moment =
    .title = Cards at any moment
    .DC-94 = The game stops at fixed moments and asks those who hold a card that fits, one after the other. A card counts at once; then all are asked again.
    .DC-95 = Moments: between the steps, before a walk, before and after dice, before wounds, and at each of your own decisions in step 5.
    .DC-98 = Before a walk a trap may be laid on one of its spaces, or the labyrinth may change; who walks may then think again.
    .DC-97 = After a roll cards may change the dice before they count.
    .DC-100 = Nobody is told who is asked. You choose how often you want to be; a question that nobody answers is a pass.
    .DC-111 = Who has passed between steps is not asked again until something has changed, except when their own turn begins.
    .DC-112 = As usual, you are asked where a card of yours could do you good: healing when you are wounded, defences before harm, dice cards while the roll can still turn, traps when another Adventurer walks, Monsters and tiles at the beginning of your turn and before somebody may reach the chest. The sign beside a card changes that: always, or not until your next turn.
    .DC-113 = When a Move may end on a chest, and when a chest is rolled for, everybody who can respond is asked.
    .DC-104 = With two chests in the middle whoever reaches one rolls: 1 to 3 it is false, 4 to 6 real.
