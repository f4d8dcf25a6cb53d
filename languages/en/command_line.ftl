### The command line: what is said about a command that can't be carried out, and lists of games.
### What is typed stays as it is in every language, and so does --help, which is English.

## Mistakes in a command

no_command = there is no command { $name }; { $hint }
no_option = there is no option { $name } of { $where }; { $hint }
one_word_too_many = { $name } is one word too many (see { $where } --help)
see_help = { $problem } (see { $where } --help)
expected_command = expected a command; { $hint }
expected_number = expected a whole number from { $low } to { $high }, not { $given }
expected_seconds = expected seconds from 0.001 to 3600, not { $given }
expected_setting = expected name=value like level=2, not { $given }
expected_names = expected names like knight,random, not { $given }
given_twice = the setting { $name } is given twice

## Games, bots and settings

heads =
    .game = game
    .title = title
    .seats = seats
    .summary = what it is
    .bot = bot
    .strength = strength
    .bot_summary = what it is like
    .setting = setting
    .default = default
    .expected = expected
    .help = what it does
    .ranked = ranked
ranked_values =
    .any = any value
    .default = default only

## Playing

no_mode = there is no mode { $name } in the terminal; { $hint }
mode_people = mode { $mode } is for { $people ->
    [one] 1 person
   *[other] { $people } people
}, not { $given }
mode_without_bots = no bot plays in mode { $mode }; leave --bot away or choose another mode
no_such_table = { $people ->
    [one] 1 person
   *[other] { $people } people
} and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} do not go together; modes: { $names }
bot_seats = mode { $mode } has { $bots ->
    [one] 1 seat for a bot
   *[other] { $bots } seats for bots
}, not { $given }
too_many_names = mode { $mode } has { $people ->
    [one] 1 person
   *[other] { $people } people
} at most, not { $given } names
names_must_differ = the names must differ: { $names }
bad_name = a name has 1 to { $most } visible characters, not { $given }

## Records and other files

is_folder = this is a folder, not a record
not_readable = can't be read: { $reason }
not_a_file_name = this is not a file name
not_utf8 = line { $line }, column { $column }: byte { $byte } is not UTF-8 text; is this a record?
exists_already = { $path } exists already; name a new file, nothing is overwritten
no_folder = there is no folder { $path } to save in
folder_not_writable = the folder { $path } can't be written to
not_written = { $path } can't be written: { $reason }
from_step = --from needs --step N, the step to choose anew: 1 to { $count }
from_other_game = the record is one of { $game }
no_seat = there is no seat { $given }; the record has { $count }, counted from 0
no_step = there is no step { $given }; the record has { $count }
