### All that can be chosen before a match.

setup_seat = Seat { $at }
setup_player_name = Name of player { $at }
setup_sitters =
    .me = A player at this device
    .open = A friend, by link
    .none = Nobody
setup_values =
    .yes = yes
    .no = no
    .on = on
    .off = off
setup_clocks =
    .minute = 1 minute
    .two_minutes = 2 minutes
    .three_minutes = 3 minutes
    .day = 1 day
    .none = No clock
sheet =
    .mode = How do you want to play?
    .clock = Time for a turn
    .public = Show it in the list, so that anybody can join
    .public_watch = Show it in the list, so that anybody can watch
    .watch = Watch
    .name_help = Others see it. No account needed.
    .house_rules = House rules
    .house_rules_text = Everything that the rules let you choose. What is not as usual is marked.
    .unranked = unranked
    .usual = Back to the usual rules

## The opponent. $like is what the bot plays like, $rating and $strength are numbers on one scale.

opponent =
    .fair = A fair match
    .fair_new = You have not met a bot here yet: this one suits newcomers.
    .scale = Whoever is 100 stronger wins about 64 of 100 matches.
fair_known = By your results here you are worth about { $strength }.
strength = { $like }; strength { $rating }

## Why a setting is refused. $setting is what the form calls it, $given what was chosen.

refused_number = { $setting }: a whole number from { $low } to { $high }, not “{ $given }”.
refused_share = { $setting }: a share from { $low } to { $high } with at most two decimals, not “{ $given }”.
refused_word = { $setting }: one of { $names }, not “{ $given }”.
refused_unknown = The game has no setting “{ $setting }”. Load this page again.
refused_people = { $setting }: only where at most one person sits at the table.
refused_gold = { $setting }: the map has only { $most } gold.
refused_room = { $setting }: a map of this size has no room for so much. Make it larger, or ask for less.
