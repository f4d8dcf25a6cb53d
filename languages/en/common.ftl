# What a language calls itself, in the list of languages.
language_name = English

# Names in a row: "Anna, Ben and Cleo".
list_middle = { ", " }
list_end = { " and " }

# Between what is said of one and what is said of the next: "Anna: 3 lives; Ben: 2 lives".
list_apart = { "; " }

# What something is called, and what it is: "Rules: Extrikate".
labelled = { $label }: { $text }

# Somebody where no sentence is around: on a panel, in a table.
player = { $who ->
    [you] You
   *[other] { $who }
}

# Somebody who gave no name; kept and sent as Anonymous.
anonymous = Anonymous

# Names and values that a game does not know. $hint is did_you_mean or known_names.
did_you_mean = did you mean { $name }?
known_names = known: { $names }
no_game = there is no game { $name }; { $hint }
no_bot = there is no bot { $name } of { $title }; { $hint }
no_setting = there is no setting { $name }; { $hint }
bad_value = { $name } must be { $wanted }, not { $given }
one_of = one of { $names }
number_between = a whole number from { $low } to { $high }
share_between = a share from { $low } to { $high }
any_text = text
bad_seats = { $title } takes { $wanted } seats, not { $given }
from_to = { $low } to { $high }
