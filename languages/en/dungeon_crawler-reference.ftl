### The quick reference of Dungeon Crawler Labyrinth. Cards, creatures and tiles have their names and texts
### elsewhere; rules that are told again are in dungeon_crawler-rulebook.ftl.

titles =
    .legend = What the signs mean
    .numbers = Numbers on the cards
    .steps = Your turn in five steps
    .moving = What a step costs
    .attacking = Odds of an attack
    .abilities = Abilities
    .monsters = Monsters: what their tactics mean
    .moments = When a card can be played
    .adventurers = The 10 adventurers
    .creatures = The 16 creatures
    .events = The 20 event cards
    .loot = The 20 loot cards
    .tiles = The tiles
    .tips = Good advice
legend =
    .chest = The chest: whoever steps onto it in their own turn wins
    .pile = A treasure pile: one card for whoever enters
    .hoard = The cards in the Secret Room, and how many
    .spawn = A spawn point and its number
    .floating = The Floating Teleport, spawn point 6
    .door = The secret door: a way through the wall
    .floor = Floor
    .shallow = Shallow water
    .deep = Deep water
    .lava = Lava
    .rock = Rock: solid, and nobody sees through
    .seats = The base of a figure: colour and shape tell whose it is
    .usual = You are asked for this card as usual
    .always = You are always asked for it
    .later = You are not asked for it until your next turn
moving =
    .ground = Ground
    .straight = Straight
    .diagonal = Diagonal
    .ending = Ending a move there
    .safe = safe
    .deadly = deadly, unless you swim or fly
    .burns = deadly even to cross, unless you fly or fire does not harm you
    .note = Diagonal steps over floor and lava cost 1 and 2 in turn. Whoever flies pays 1 everywhere; for whoever swims water is like floor.
turns = { $one } and { $two } in turn
attacking =
    .defence = Defence of the target
    .note = So many of 100 attacks wound at all. Every die that reaches the defence is a wound of its own. Adventurers have a defence of 5.
dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
copies = { $count ->
    [0] fixed on the mat
    [one] 1 in the box
   *[other] { $count } in the box
}
hoard = A hoard of { $count } cards lies inside.
tips =
    .tiles = Lay tiles for yourself first: a straight way from your gate to the middle is worth more than any wall in front of others.
    .walls = A tile with a closed side towards the leader costs them a round. The last tile before the chest decides most races.
    .monsters = Put a Monster on the spawn point from which it sees a rival before it sees you. It hunts whoever is nearest, even its own player.
    .centre = A Monster placed in the middle guards the chest against everybody, also against you.
    .halves = Attack first, then move: a slain Monster gives cards and clears the way. Two moves in one turn need a Potion of Quickness.
    .piles = A treasure pile on the way costs nothing: walking through is enough.
    .hold = Keep one trap or dice card for the moment when somebody is about to reach the chest.
    .health = Wounds do not heal by themselves, except a cleric’s. With one body point left, stay out of sight: death costs all cards and gear.
    .push = Pushing past succeeds in 15 of 36 tries, so only where failing does no harm; never beside lava.
    .heroes = Elves are the fastest, dwarves the toughest; warriors strike hardest, wizards hit three by three spaces, clerics heal.
