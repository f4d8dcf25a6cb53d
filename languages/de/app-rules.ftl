### Die Regeln als Seite, und was man hört.

rules =
    .title = Regeln
    .intro = Graue Nummern nennen die Regel im vollständigen Regelbuch, wo jede Entscheidung begründet ist.
    .sounds = Was man hört
    .sounds_text = Alles, was du hörst, steht auch in der Chronik.
rules_play = Klang abspielen: { $name }
