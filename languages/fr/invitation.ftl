invites = { $name } t’invite à une partie
invited = On t’invite à une partie
watch = Regarde cette partie
ended = Vois comment cette partie s’est terminée
home = Des donjons pleins de secrets
home_text = Quatre jeux de donjon, en solitaire ou entre amis. Sans compte, sans attente.
