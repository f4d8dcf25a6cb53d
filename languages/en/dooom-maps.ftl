### Dungeon of Dooom: choosing and drawing maps.

# Where in a file something is wrong; column 0 is the whole line.
place = { $column ->
    [0] Line { $line }
   *[other] Line { $line }, column { $column }
}
# A tile of the map.
spot = Row { $row }, column { $column }
size_and_gold = { $width } × { $height }, { $goal } of { $gold } gold needed
failed = That did not work. Is the server there?
no_room = There is no room for so much gold and so many players: make the map larger, or ask for less.
load_file = Load a file…
tiles =
    .wall = wall
    .floor = floor
    .exit = exit
    .gold = gold
    .potion = potion
    .sword = sword
    .armour = armour
    .lantern = lantern
# What is wrong or odd about a map, by the code that the rules give.
flaws =
    .MAP_TOO_BIG = The map is too big: at most 1,000,000 tiles and 2 MiB.
    .MAP_NOT_TEXT = This is not a text in UTF-8.
    .MAP_EMPTY = A map needs its name, its goal and at least one row.
    .MAP_NO_NAME = The first line must be “name” and the name of the map.
    .MAP_NO_WIN = The second line must be “win” and the gold needed to win.
    .MAP_BAD_WIN = The gold needed to win must be a whole number, 0 or more.
    .MAP_RAGGED = This row is not as long as the first.
    .MAP_BAD_CHAR = This character means nothing on a map.
    .MAP_NO_EXIT = There is no exit.
    .MAP_LOW_GOLD = There is less gold on the map than is needed to win.
    .MAP_SPLIT = Not everything hangs together: from here one can’t walk everywhere.
    .MAP_NO_WINNING_REGION = Nobody can win: no part has both an exit and enough gold.
    .MAP_CROWDED = There are fewer tiles to stand on than players.

## The choice of a dungeon

chooser =
    .legend = Dungeon
    .generated_help = Made for this match; nobody knows it.
    .own_help = Load a file, or draw one.
    .style = Style
    .size = Size
    .goal = Gold needed to win
    .edit = Draw a map
    .change = Change it
    .none = No map yet.
    .refused = This file can’t be played:
styles =
    .rooms = Rooms
    .maze = Maze
    .cave = Cave

## The editor

editor =
    .title = Maps
    .heading = Map editor
    .untitled = My dungeon
    .name = Name
    .goal = Gold to win
    .style = Style
    .width = Width
    .height = Height
    .tools = Tile
    .hand = Move
    .hand_help = Drag to move the map
    .boxes = Fill boxes
    .undo = Undo
    .redo = Redo
    .closer = Closer
    .farther = Farther away
    .keys = Arrow keys move, Space paints the chosen tile; # . E G H S A L paint at once; Ctrl+Z takes back.
    .play = Play it
    .use = Play with others
    .download = Download
    .from = Begin with
    .from_nothing = Choose…
    .blank = An empty hall
    .make = Generate…
    .made = Generate a map
    .seats = For players
    .more_gold = More gold
    .order = Make it
    .close = Close
    .checking = Checking…
    .good = This map can be played.
    .odd = It can be played, but:
    .bad = It can’t be played yet:
    .offline = Can’t be checked right now.
    .unkept = This map is too large to be kept on this device: download it.
sheet = Map, { $width } by { $height } tiles
# What was painted where, such as "Row 2, column 4: gold".
painted = { spot }: { $tile }
