# Wie die Sprache sich selbst nennt.
language_name = Deutsch

# Namen in einer Reihe: „Anna, Ben und Cleo“.
list_middle = { ", " }
list_end = { " und " }

# Wie etwas heißt, und was es ist: „Regeln: Extrikate“.
labelled = { $label }: { $text }

# Jemand ohne Satz drumherum: auf einer Tafel, in einer Tabelle.
player = { $who ->
    [you] Du
   *[other] { $who }
}
