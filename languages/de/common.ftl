# Wie die Sprache sich selbst nennt.
language_name = Deutsch

# Namen in einer Reihe: „Anna, Ben und Cleo“.
list_middle = { ", " }
list_end = { " und " }

# Zwischen dem, was vom einen, und dem, was vom nächsten gesagt wird: „Anna: 3 Leben; Ben: 2 Leben“.
list_apart = { "; " }

# Wie etwas heißt, und was es ist: „Regeln: Extrikate“.
labelled = { $label }: { $text }

# Jemand ohne Satz drumherum: auf einer Tafel, in einer Tabelle.
player = { $who ->
    [you] Du
   *[other] { $who }
}

# Wer keinen Namen angegeben hat; gespeichert und gesendet als Anonymous.
anonymous = Anonym

# Namen und Werte, die ein Spiel nicht kennt. $hint ist did_you_mean oder known_names.
did_you_mean = meintest du { $name }?
known_names = bekannt: { $names }
no_game = es gibt kein Spiel { $name }; { $hint }
no_bot = { $title } hat keinen Bot { $name }; { $hint }
no_setting = es gibt keine Einstellung { $name }; { $hint }
bad_value = { $name } muss { $wanted } sein, nicht { $given }
one_of = eines von { $names }
number_between = eine ganze Zahl von { $low } bis { $high }
share_between = ein Anteil von { $low } bis { $high }
any_text = ein Text
bad_seats = { $title } hat { $wanted } Plätze, nicht { $given }
from_to = { $low } bis { $high }
