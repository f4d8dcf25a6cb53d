### Les pages vides : pourquoi, et où aller ensuite.

empty =
    .play = Jouer
    .learn = Apprendre à jouer
    .past = Parties passées
    .next = Où aller ensuite
empty_titles =
    .page = Un cul-de-sac
    .match = Partie introuvable
    .void = Close sans résultat
    .rules = Jouée selon d’anciennes règles
    .past = Aucune partie pour l’instant
empty_texts =
    .page = Il n’y a rien à cette adresse. Il manque peut-être une lettre, ou la page a déménagé.
    .match = Cette partie n’existe pas, ou n’est pas pour toi. Une invitation comporte une partie après « # » : demande le lien complet.
    .void = Les règles de ce jeu ont changé avant la fin de cette partie, ou elle a été close, par la personne qui l’a ouverte ou par l’hébergeur de ce serveur : elle n’a pas de résultat. Toutes nos excuses ! Tu ne perds rien d’autre.
    .rules = Cette partie s’est jouée selon des règles que ce serveur n’a plus. Son résultat demeure, mais on ne peut plus l’ouvrir ni la revoir.
    .past = Tu n’as encore terminé aucune partie. Dès que ce sera fait, tu pourras la revoir ici.
