fallen =
    .title = Dein Abenteurer ist gefallen
    .nothing = Du hattest keine Karten zu verlieren.
    .next = Im letzten Schritt deines nächsten Zuges wählst du einen Abenteurer und kommst zurück.
lost_cards = Verloren hast du: { $names }.
window_title = Antworten?
window_waiting = Der Tisch wartet: Jemand könnte eine Antwort haben.
about_roll = Die Würfel liegen da; sie gelten, wenn alle gepasst haben.
about_strike = { $who ->
    [you] Du greifst { $names } an; die Würfel gelten, wenn alle gepasst haben.
   *[other] { $who } greift { $names } an; die Würfel gelten, wenn alle gepasst haben.
}
no_card_fits = Keine deiner Karten passt hier.
passed = Gepasst. Diese Pause ist für alle gleich lang, damit sie keine Hand verrät.
at_stake = Es geht um die Truhe: Alle, die antworten können, werden gefragt.
come_in = Stell eine passende Karte auf „immer“, und du wirst noch in dieser Pause gefragt.
use_ring = Magischer Ring: einen deiner Würfel neu werfen
pass_until_turn = Passen bis zu meinem Zug
pass_until_step = Passen bis zum nächsten Schritt
asking =
    .title = Nach Karten fragen
    .help = Gefragt wirst du nur, wenn du eine passende Karte hast; geht es um die Truhe, immer.
ask_for = Nach { $card } fragen
dice_title = Würfel
die_shows = Würfel mit { $die }
die_hits = Würfel mit { $die }, ein Treffer
hits_from = { $whom ->
    [you] ab { $against } bist du getroffen
   *[other] ab { $against } Treffer gegen { $whom }
}
dice_plus = +{ $by } auf jeden Würfel
dice_ignored = { $count ->
    [one] 1 Treffer zählt nicht
   *[other] { $count } Treffer zählen nicht
}
dice_turned = zurück auf den Angreifer
roll_help =
    .push = Wer drängt, braucht die höhere Zahl.
    .chest = 1–3: Die Truhe ist falsch. 4–6: Sie ist echt.
    .spawn = Die Zahl ist der Startpunkt.
die_again = Die { $die } neu werfen
die_change = Aus der { $die } wird { $to }
die_turn = Die { $die } auf { $to } drehen
choose_dice = Tippe die Würfel an, die neu geworfen werden.
hand_title = Deine Karten ({ $count })
no_cards = Noch keine Karten. Schatzhaufen und erschlagene Monster bringen welche.
playable = Spielbar { $moments }.
playable_own = Spielbar { $moments }. Nur im eigenen Zug.
map_lay = { $tile } legen
map_put = Als Nächste obenauf: { $tile }
close_card = Diese Karte schließen
why_it_moved = Warum es ging:
hands_title = Die Karten am Ende
hits = { $count } Treffer
reroll = { $count } Würfel neu werfen
