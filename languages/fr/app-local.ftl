### Playing without a server: the engine runs in the page itself.

local =
    .starting = On allume les torches…
    .forgets = Ce navigateur ne garde rien ici : tes parties durent tant que cette page reste ouverte.
    .taken = Waystone est ouvert dans une autre fenêtre, et tes parties y sont maintenant.
    .missing = La partie qui joue sans serveur ne peut pas être chargée ici.
    .again = Réessayer
    .close = D’accord
    .data = Ce navigateur garde ton nom et tes parties, et personne d’autre ne les voit.
    .here = Sur cet appareil
    .here_about = Ici, tu joues sans serveur. Tes parties restent sur cet appareil.
    .no_invitation = Cette partie n’est pas sur cet appareil
    .no_invitation_about = Si c’est une invitation, il lui faut un serveur : personne d’autre ne peut rejoindre une partie jouée sur un seul appareil. Demande l’adresse du serveur à qui t’a envoyé le lien, ou joue ici toi-même.
    .check = Vérifier un enregistrement…
    .check_about = ou dépose-le n’importe où sur cette page
    .checking = On la rejoue…
    .wrong = Cet enregistrement ne tient pas :
    .commitment = Promis avant la partie :
    .offline = Jouer sans réseau
    .kept = Tout est sur cet appareil : tu peux jouer sans réseau.
    .remove = Supprimer
    .keeping = Enregistrement en cours…
    .not_kept = Il n’y a pas assez de place sur cet appareil, ou pas de réseau.
    .can_not_keep = Pour garder Waystone sur cet appareil, ouvre cette page en https.

local_fetching = Les donjons arrivent : { $percent } %
local_keep = Garder pour jouer hors ligne ({ $size } Mo)
local_checked = Exact : { $steps } coups rejoués sur cet appareil par Python { $python }, et la graine est celle promise.
