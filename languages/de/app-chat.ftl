chat =
    .title = Gespräch
    .say = Sag etwas
    .send = Senden
    .mute = Gespräch stummschalten
    .unmute = Gespräch zeigen
    .muted = Das Gespräch ist stumm.
    .phrases = Schnelle Worte
    .mute_player = Stummschalten
    .report = Melden
    .reported = Gemeldet. Wer diesen Server betreibt, kann es sehen.
    .hear_all = Wieder alle hören
chat_about = { $name } stummschalten oder melden
chat_unread = { $count ->
    [one] Gespräch: 1 neue Zeile
   *[other] Gespräch: { $count } neue Zeilen
}
# The quick words, by their code on the wire.
chat_phrases =
    .hello = Hallo!
    .good_luck = Viel Glück!
    .well_played = Gut gespielt!
    .oh_no = Oh nein!
    .close = Das war knapp!
    .hurry = Du bist dran!
    .sorry = Entschuldigung!
    .thanks = Danke!
    .good_game = Schönes Spiel!
    .again = Noch eine Partie?
