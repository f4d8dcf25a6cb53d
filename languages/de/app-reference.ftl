reference =
    .search = Nach einem Wort suchen
    .parts = Teile dieser Seite
reference_found = { $count ->
    [0] Nirgends gefunden.
    [one] In 1 Eintrag gefunden.
   *[other] In { $count } Einträgen gefunden.
}
