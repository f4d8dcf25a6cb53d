### Das Terminal um die Spiele herum: Tasten, Listen, Fragen. Was getippt wird, und einzelne Tasten
### wie (y), bleiben in jeder Sprache gleich.

## Wer spielt

at_the_table = Am Tisch
introduction = { $how }: { $roles }.
is_role = { $name } ist { $role }
player_number = Spieler { $number }
# Somebody who plays alone and gave no name.
lone_name = Spieler
seat_number = Platz { $number }
pass_keyboard = Gib die Tastatur an { $name } ({ $role }).
ready = { $name }: Drück Enter, wenn du so weit bist.
types_now = --- Jetzt tippt { $name } ({ $role }) ---
covers_next = Enter verdeckt den Bildschirm für den Nächsten

## Tasten am unteren Rand

keys_help = ? Hilfe
keys_secret = g mein Geheimnis
keys_danger = ! Gefahr
keys_choices = Enter Auswahl
keys_new = n neue Partie
keys_leave = q beenden
keys_pick = Pfeile oder ein getipptes Feld, Enter bestätigt, ? Hilfe, q beenden
keys_list = Pfeile, Tab oder eine Zahl, / sucht Wörter, Enter bestätigt, ? Hilfe, q beenden
keys_watch = Leertaste Pause, links und rechts ein Schritt, q beenden
keys_menu = auf und ab: Zeile, links und rechts: ändern, Enter: spielen, q: beenden

## Die Hilfeseite

help_rows =
    .secret = dein Geheimnis bis zur nächsten Taste zeigen
    .danger = die Felder um den Drachen markieren oder nicht
    .join = jemand kommt dazu, hier oder ein Bot
    .choices = eine Liste von allem, was jetzt möglich ist
    .new = neue Partie
    .leave = beenden
    .help = diese Seite
help_typed =
    .add = jemand kommt dazu: 'add NAME' an dieser Tastatur, 'add bot:NAME' ein Bot
    .actions = alles, was jetzt möglich ist, mit Nummern
    .number = tun, was diese Nummer hat
    .look = das Brett noch einmal zeichnen
    .secret = es mit deinem Geheimnis zeichnen
    .new = diese Partie für eine neue aufgeben (mit anderen: 'new agreed' oder 'new resign')
    .quit = beenden
a_number = eine Zahl
any_key = Jede Taste führt zurück.

## Fragen und Antworten

no_such_key = Die Taste '{ $key }' tut hier nichts; ? zeigt die Tasten.
use_list = Nimm die Pfeile, Tab oder eine Zahl, dann Enter; ? hilft.
use_cursor = Nimm die Pfeiltasten oder tippe ein Feld wie C5, dann Enter.
secret_shown = Dein Geheimnis ist bis zur nächsten Taste zu sehen.
leave_match = Diese Partie verlassen? y: ja, jede andere Taste: nein
give_up_for_new = Diese Partie für eine neue aufgeben? y: ja, jede andere Taste: nein
new_game = Neue Partie? a: alle sind mit Remis einverstanden, r: du gibst auf, jede andere Taste: weiter
who_joins = Wer kommt dazu? p: jemand hier, { $bots }, jede andere Taste: niemand
new_how = Tippe 'new agreed', wenn alle mit Remis einverstanden sind, oder 'new resign', um aufzugeben.
another = Tippe 'new' für eine weitere Partie oder 'quit'.
over_type = Die Partie ist vorbei: Tippe 'new' oder 'quit'.
input_ended = Die Eingabe ist zu Ende; die Partie bleibt unbeendet.
not_understood = '{ $typed }' verstehe ich nicht. Tippe help für alles, was geht.
did_you_mean = '{ $typed }' verstehe ich nicht. Meinst du '{ $near }'? Tippe help für alles, was geht.
choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
choices_part = { $count } Möglichkeiten ({ $first } bis { $last } zu sehen)
many_choices = { $count } Möglichkeiten; tippe 'actions', um alle zu sehen.
find = Suche: { $typed }

## Das Ende, und eine Partie noch einmal gesehen

won = Gewonnen: { $names }.
nobody_won = Niemand hat gewonnen.
unfinished = Die Partie bleibt unbeendet.
step = Schritt { $step } von { $all }: { $action }
result = Ergebnis: { $result }
record_in = Die Aufzeichnung steht in { $path }.
too_small = Dieses Fenster hat { $width } mal { $height } Zeichen;
board_needs = das Brett braucht { $columns } mal { $rows }.

## Das Menü

mode = Modus
opponent = Gegner
opponent_strength = { $like }; Stärke { $rating }
people = Menschen hier
computers = Computer
own_table = Menschen an dieser Tastatur und Computer, so viele, wie das Spiel zulässt.
choice_of = { $number } von { $all }

## Ein Spiel ohne eigenes Brett

choose_action = Wähle eine Aktion.
time = Zeit
plain_help =
    .keys = auf, ab, Enter
    .choose = aus der Liste wählen
    .action = eine Aktion
    .typed = wie sie in der Liste steht, die actions druckt
