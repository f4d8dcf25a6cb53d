daily =
    .play = Das heutige spielen
    .resume = Das heutige fortsetzen
    .look = Heutiges Ergebnis ansehen
    .counts = Es zählt, wenn dein letzter Zug vor dem Ende des Tages (UTC) gemacht ist.
    .calendar = Kommende Tage
    .calendar_text = Was gespielt wird, wechselt mit dem Wochentag; das Glück ist jeden Tag neu.
    .today = Heute
daily_ends = Ein neues in { $time }
daily_finishers = { $count ->
    [one] 1 Spieler kam nach Hause
   *[other] { $count } Spieler kamen nach Hause
}
daily_streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
