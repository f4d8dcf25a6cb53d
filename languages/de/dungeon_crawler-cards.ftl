### Dungeon Crawler Labyrinth: was die Schatzkarten tun.

card_texts =
    .cave_in = Entferne eine [gelegte Platte](laid) ohne [Figur](figure). Ihr Platz ist wieder [unbekannt](revealed); Marker darauf kommen in den Vorrat.
    .crushing_trap = Die Wände rücken zusammen: Jede [Figur](figure) auf einer Platte außer [der Mitte](centre) erleidet einen [Angriff mit 2 Würfeln](attack).
    .doppelganger = Stelle den Doppelgänger neben den Abenteurer eines anderen. Er ist dein [Monster](monster), gleicht dessen Karte und jagt ihn.
    .extra_wealth = Lege 2 [Schatzhaufen](pile) auf zwei verschiedene Platten. Ziehe 1 Schatzkarte für jeden Marker, der im Vorrat fehlt.
    .false_treasure = Stelle die zweite Truhe auf [die mittlere Platte](centre). Wer eine Truhe erreicht, solange beide da sind, [würfelt](die): Bei 1–3 ist sie falsch und verschwindet, bei 4–6 ist sie echt.
    .healing_font = Jeder Abenteurer auf einer Platte verliert bis zu 3 [Wunden](wound).
    .lure = Bis zu 3 [Monster](monster) gehen sofort bis zu ihrer [Bewegung](mv) auf einen Abenteurer zu. Sie greifen nicht an.
    .map = Sieh die obersten 5 Platten an, lege sofort eine davon nach den [Legeregeln](laying) und lege den Rest in beliebiger Folge zurück.
    .mirror_trap = Vergleiche die [Würfel](die) mit der [Abwehr](defence) des Angreifers. Diese [Treffer](hit) erleidet er selbst, der Abenteurer keine.
    .pit_trap = Die [Figur](figure) fällt hinein: 1 [Wunde](wound), und ihre [Bewegung](move) endet auf diesem Feld.
    .reinforcements = Ziehe und stelle bis zu 2 [Monster](monster) wie in [Schritt 4](step_4), höchstens bis zu deiner [Grenze](maximum). Jedes bewegt sich dann oder greift an.
    .rotating_rooms = Drehe bis zu 2 [gelegte Platten](laid) um beliebige Vierteldrehungen. Alles darauf dreht sich mit.
    .secret_door = Lege die Geheimtür an die Kante zwischen zwei [aufgedeckten](revealed) Platten. Sie öffnet dort in der Mitte einen Durchgang von einem Feld.
    .shifting_rooms = Vertausche zwei [gelegte Platten](laid) mit allem darauf, ohne sie zu drehen.
    .sliding_trap = Wähle Norden, Osten, Süden oder Westen. Die [Figur](figure) rutscht bis zu 5 Felder, bis etwas sie aufhält. Ihre [Bewegung](move) endet.
    .spear_trap = Die [Figur](figure) erleidet einen [Angriff mit 3 Würfeln](attack). Überlebt sie, geht sie mit der übrigen [Bewegung](mv) weiter.
    .summoning_trap = Ziehe eine Kreaturenkarte und stelle das [Monster](monster) neben den Abenteurer. Es gehört dir und greift ihn sofort an, wenn es kann. Dann geht die [Bewegung](move) weiter.
    .switch_trap = Zwei [Figuren](figure) auf derselben oder auf [benachbarten](neighbouring) Platten, nicht auf [der mittleren](centre), tauschen die Plätze.
    .teleport_trap = Würfle einen [Startpunkt](spawn) aus (wie beim Wiederkommen). Die [Figur](figure) kommt dorthin, ihre [Bewegung](move) endet.
    .warp_space = Bringe eine [Figur](figure) durch alle Wände auf ein [freies Feld](free) einer [benachbarten](neighbouring) [aufgedeckten](revealed) Platte, nur nicht auf [die Mitte](centre).
    .amulet_of_protection = Deinem Abenteurer bleiben alle [Wunden](wound) eines [Angriffs](attack) oder einer Karte erspart, oder er entkommt Lava oder tiefem Wasser auf das nächste sichere [freie Feld](free).
    .combat_prowess = +1 auf jeden [Würfel](die) eines [Angriffs](attack) deines Abenteurers. Auch nach dem Wurf spielbar.
    .defensive_prowess = Deinem Abenteurer bleiben bis zu 2 [Treffer](hit) eines [Angriffs](attack) erspart. Auch nach dem Wurf spielbar.
    .magic_belt = +2 [Körperpunkte](bp).
    .magic_boots = +2 [Bewegung](mv).
    .magic_cloak = +1 [Abwehr](defence) (höchstens 6).
    .magic_ring = Einmal [pro Runde](round) (ab dem Beginn deines Zuges) würfelst du einen deiner eben geworfenen [Würfel](die) neu.
    .magic_weapon = +1 [Würfel](die) bei deinen [Nahangriffen](melee).
    .potion_of_firewalk = [Feuer schadet dir nicht](fireproof), und du darfst auf Lava gehen. Das gilt bis zum Ende deines Zuges; außerhalb gespielt, bis zum Ende deines nächsten.
    .potion_of_flight = Du kannst [fliegen](flight). Das gilt bis zum Ende deines Zuges; außerhalb gespielt, bis zum Ende deines nächsten.
    .potion_of_healing = Du verlierst alle deine [Wunden](wound).
    .potion_of_quickness = Mache in [Schritt 5](step_5) eine [Bewegung](move) mehr.
    .power_card_1 = Ändere einen [Würfel](die) irgendeines Wurfes um +1 oder −1.
    .power_card_2 = Ändere einen [Würfel](die) irgendeines Wurfes um +2 oder −2.
    .power_card_3 = Wirf beliebig viele [Würfel](die) eines Wurfes neu.
    .power_card_4 = Drehe einen [Würfel](die) irgendeines Wurfes auf eine beliebige Zahl.
    .ranged_attack = Du bekommst einen [Fernangriff](ranged) mit 2 [Würfeln](die); hast du schon einen, dann +1 Würfel.
    .rapid_strike = Mache in [Schritt 5](step_5) einen [Angriff](attack) mehr.
    .scroll_of_fireball = Mache vom Feld deines Abenteurers einen [Flächenangriff](area) mit 3 [Würfeln](die). [Feuerfesten](fireproof) [Figuren](figure) schadet er nicht.
    .scroll_of_teleportation = Statt deiner [Bewegung](move) kommt dein Abenteurer durch alle Wände auf ein [freies offenes Feld](free), bis zu 10 Felder weit, nur nicht auf [die Mitte](centre).

# How long a card works.
lasts =
    .once = Wirkt einmal und wird dann abgelegt.
    .slain = Liegt vor dir, bis dein Abenteurer erschlagen wird.
    .monster = Das Monster bleibt, bis es erschlagen wird.
    .rooms = Das Labyrinth bleibt so.
    .door = Die Tür bleibt, bis eine ihrer beiden Platten gedreht, verschoben oder ersetzt oder die Karte wieder gespielt wird.
    .piles = Die Haufen liegen dort, bis jemand sie nimmt.
    .chests = Beide Truhen bleiben, bis jemand eine von ihnen erreicht.
# What the keywords of the texts mean: [words](keyword) in a text can be tapped.
keywords =
    .mv = Punkte für eine Bewegung. Ein Schritt kostet 1, jeder zweite schräge 2; Wasser kostet mehr.
    .bp = So viele Wunden, und die Figur ist erschlagen.
    .defence = Ein Würfel trifft, wenn er diese Zahl oder mehr zeigt.
    .melee = Gegen eine Figur auf einem Nachbarfeld. Jeder Würfel, der ihre Abwehr erreicht, ist ein Treffer.
    .ranged = Gegen eine Figur, die du siehst und die nicht neben dir steht, egal wie weit weg.
    .area = Wähle ein Feld, das du siehst und das nicht neben dir liegt: Alle anderen auf den 3 × 3 Feldern darum werden angegriffen, auch deine eigenen Monster.
    .attack = Gewürfelt wird gegen die Abwehr des Angegriffenen. Jeder Würfel, der sie erreicht, ist ein Treffer.
    .hit = Ein Würfel, der die Abwehr des Angegriffenen erreicht. Jeder Treffer ist 1 Wunde.
    .wound = Eine Figur mit so vielen Wunden wie Körperpunkten ist erschlagen und verlässt den Plan. Ein erschlagener Abenteurer verliert alle Karten.
    .die = Ein Würfel mit den Zahlen 1 bis 6.
    .figure = Ein Abenteurer oder ein Monster, wem auch immer es gehört.
    .monster = Bewegt sich und greift an, wie seine Karte es sagt: jeden Abenteurer in der Nähe, auch den eigenen.
    .move = Gehen, so weit die Bewegungspunkte reichen. Was übrig bleibt, verfällt.
    .flight = Wasser und Lava sind wie Boden, auch zum Anhalten. Gruben und Rutschen schaden nicht.
    .fireproof = Lava und Feuerbälle schaden nicht.
    .spawn = Ein Ring mit einer Zahl von 1 bis 6 auf dem Plan. Ein Würfel entscheidet, wo Figuren hereinkommen.
    .centre = Die Platte in der Mitte des Plans, auf der die Truhe steht.
    .revealed = Wo eine Platte liegt. Alles andere ist unbekannt: Niemand geht oder sieht hindurch.
    .laid = Eine Platte, die jemand gelegt hat, keine von denen, die von Anfang an da waren.
    .laying = Eine Platte kommt neben eine andere, so dass Öffnung an Öffnung stößt.
    .neighbouring = Platten, die eine Seite gemeinsam haben.
    .free = Boden oder Wasser, wo niemand steht.
    .pile = Münzen auf dem Plan. Ein Abenteurer, der darauf kommt, zieht 1 Schatzkarte.
    .maximum = So viele Monster darf ein Spieler haben: 12 zu zweit, dann 8, 6, 5 und zu sechst 4.
    .round = Jeder ist darin einmal am Zug.
    .step_4 = Der vierte Schritt eines Zuges: ein neues Monster.
    .step_5 = Der letzte Schritt eines Zuges: Der Abenteurer greift an und bewegt sich, in beliebiger Folge.

brief = { $tactic ->
    [hunt] jagt
    [skirmish] schießt von fern
    [prowl] streift umher
    [guard] bewacht die Truhe
    [hold] bleibt
   *[flee] flieht
}
brief_los = Sieht jemanden: { brief }
brief_within = Bis { $range } weit: { brief }
brief_no_los = Sonst: { brief }
