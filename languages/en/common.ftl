# What a language calls itself, in the list of languages.
language_name = English

# Names in a row: "Anna, Ben and Cleo".
list_middle = { ", " }
list_end = { " and " }

# What something is called, and what it is: "Rules: Extrikate".
labelled = { $label }: { $text }

# Somebody where no sentence is around: on a panel, in a table.
player = { $who ->
    [you] You
   *[other] { $who }
}
