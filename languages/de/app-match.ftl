match_seats =
    .title = Plätze
    .help = Jemand darf dazukommen, während ihr spielt.
    .open = Platz öffnen
    .close = Offenen Platz schließen
    .device = Noch jemand an diesem Gerät
    .bot = Computer dazusetzen
    .send = Schick den Link unten.
match_seats_waiting = { $count ->
    [one] Ein Platz ist offen und wartet auf jemanden.
   *[other] { $count } Plätze sind offen und warten auf jemanden.
}
match_show =
    .close = Diesen Tisch schließen
