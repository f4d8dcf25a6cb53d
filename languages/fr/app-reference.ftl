reference =
    .search = Chercher un mot
    .parts = Parties de cette page
reference_found = { $count ->
    [0] Ce mot n’apparaît nulle part.
    [one] 1 entrée le contient.
   *[other] { $count } entrées le contiennent.
}
