invites = { $name } t’invite à une partie
invited = Tu es invité à une partie
watch = Regarde cette partie
ended = Vois comment cette partie s’est terminée
home = Des donjons pleins de secrets
home_text = Quatre jeux de donjon, seul ou entre amis. Sans compte, sans attente.
