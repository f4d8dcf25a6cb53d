setting_help =
    .exit_rolls = höchstens so viele Würfe in einem Zug auf dem Rückweg; 3 für zügiges Spiel
    .explore = forced: Ein Schritt beim Graben führt, wo es geht, in ein unerkundetes Feld
    .lives = Leben eines Spielers
    .last_turn = eigene Züge, nach denen man sich im Dunkeln verirrt hat
