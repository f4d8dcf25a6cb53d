### The analysis of a match, in the browser and on the command line.

# Why another choice was better. $share and $rest are per cent: of the better choice, and of the one made.
why = { $why ->
    [dd_dragon] The turn could end in { $cell }, within reach of the dragon’s next flight.
    [dd_home] The way home was a single step: to { $cell }, with the treasure.
    [dd_moves_left] { $count ->
        [one] One move was left.
       *[other] { $count } moves were left.
    }
    [dd_wall] A wall was likely there: { $share } %, against { $rest } % on the better side.
    [dd_way_home] The better way led home in { $share } % of all possible labyrinths, this one in { $rest } %.
    [dd_way_treasure] The better way led to the treasure in { $share } % of all possible labyrinths, this one in { $rest } %.
    [dd_way_carrier] The better way led to the carrier in { $share } % of all possible labyrinths, this one in { $rest } %.
    [dd_stop] To stay was safer than to go on.
    [ex_leave] It was time to turn back: { $home } % get home from here, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away.
    [ex_stay] It was too early to turn back: one more roll was worth its risk.
    [ex_enough] It was time to stop: { $home } % get home from here, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away.
    [ex_more] One more roll was worth its risk: { $home } % get home from here.
    [ex_bribe] To pay monster { $strength } cost less than to fight it.
    [ex_fight] Monster { $strength } was better fought than paid.
    [ex_way] It is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } home then, { $better } after the better choice.
    [ex_edge] Elsewhere it does less harm to the way home.
    [dm_take] The gold lay right there.
    [dm_to_gold] The better step shortens the way over the gold to an exit in { $share } % of all possible dungeons, this one in { $rest } %.
    [dm_to_exit] The better step leads towards an exit in { $share } % of all possible dungeons, this one in { $rest } %.
    [dm_strike] A blow was worth more than that.
    [dm_no_strike] The blow cost more than it could bring.
    [dm_points] { $count ->
        [one] One action point was left.
       *[other] { $count } action points were left.
    }
    [dc_reach] The chest was within reach: { $steps ->
        [one] one point
       *[other] { $steps } points
    } of movement away.
    [dc_way] The chest is { $steps } points of movement away then, { $better } after the better choice.
    [dc_others] It keeps the others farther from the chest: { $better } points of movement instead of { $steps }.
   *[other] Played on, it came out better.
}
# What a decision is called.
mark = { $mark ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccuracy] Inaccuracy
   *[find] Find
}
# What the figures are.
unit = { $unit ->
    [treasure] Expected treasure
   *[chance] Chance to win
}
accuracy = Accuracy
decisions = Decisions
inaccuracies = Inaccuracies
mistakes = Mistakes
blunders = Blunders
luck = Luck
skill = Skill
player = Player
played_choice = Played: { $action }
better_choice = Better: { $action }
# $name played; the line over a mistake.
moment = Step { $step }, { $name }: { $mark }
no_mistakes = No mistake was found.
# What the analysis assumes; $bot is a bot's name.
assumes = Judged by what each player knew at that moment. From then on everybody is taken to play like the bot “{ $bot }”. { $count } imagined positions for each decision, seed { $seed }.

# The page of an analysis.
page =
    .title = Analysis
    .waiting = The analysis waits for its turn…
    .cancel = Stop
    .cancelled = The analysis was stopped.
    .failed = The analysis failed.
    .again = Try again
    .show = Show on the board
    .better = Better choice
    .everything = Everything, as it really was
    .better_short = Better
    .everything_short = Everything
    .only_known = All layers use only what this player could know at this step.
    .your_chance = Your chance
    .your_treasure = Your treasure
    .moments = Moments that mattered
    .no_moments = Nothing changed this match at a stroke: no mistake, no great luck.
    .next_mistake = Next mistake
    .first = To the start
    .back = One step back
    .on = One step on
    .last = To the end
    .position = Step of the match
    .share = Copy a link to this moment
    .copied = Copied
    .replay = Replay
    .good = No better choice was found.
    .thinking = The expert thinks…
    .assisted = The record says that you asked.
    .understood = I see
    .leave = giving up
    .again_about = A new match of your own from this very position, against computers. It counts for nothing.
running = { $decided } of { $decisions } decisions judged
chance_of = Chance of { $name }
treasure_of = Treasure of { $name }
accurate = % accurate
mistake_count = { $count ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $count } mistakes
}
step_of = Step { $at } of { $all }
# What a slider says: $value such as "43 %".
step_value = Step { $at } of { $all }: { $value }
mark_at = { $mark }, step { $step }
did = { $who ->
    [you] You chose: { $action }
   *[other] { $who } chose: { $action }
}
instead = { $played } instead of { $better }
try_again = Try again from step { $step }
try_as = Play { $name } from step { $step }
see_seat = { $name }: what this player could know
expert = The expert would choose: { $action }
