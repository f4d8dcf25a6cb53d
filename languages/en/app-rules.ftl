### The rules as a page, and what one hears.

rules =
    .title = Rules
    .intro = Numbers in grey name the rule in the full rule book, where every ruling has its reason.
    .sounds = What you hear
    .sounds_text = Everything you hear is also written in the chronicle.
rules_play = Play the sound: { $name }
