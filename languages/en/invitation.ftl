### What a link to a match says where it is sent: titles of previews.

invites = { $name } invites you to a match
invited = You are invited to a match
watch = Watch this match
ended = See how this match ended
home = Dungeons full of secrets
home_text = Four dungeon games, alone or with friends. No account, no waiting.
