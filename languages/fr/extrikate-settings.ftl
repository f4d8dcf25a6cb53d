setting_help =
    .exit_rolls = nombre maximal de jets par tour au retour ; 3 pour jouer vite
    .explore = forced : un pas en exploration doit mener à une case inexplorée si possible
    .lives = vies d’un joueur
    .last_turn = tours après lesquels un joueur se perd dans le noir
