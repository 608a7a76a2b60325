# Die Lektionen: vorbereitete Karten, ein Satz nach dem anderen.

web-learn-title = Spielen lernen
web-learn-intro = Kurze Lektionen zum Mitspielen. Es kann nichts schiefgehen.
web-learn-begin = Anfangen
web-learn-go-on = Weitermachen
web-learn-next = Nächste Lektion
web-learn-all-done = Du hast alle Lektionen geschafft. Zeit für ein richtiges Spiel!
web-learn-count = { $done } von { $all } Lektionen geschafft
web-learn-is-done = geschafft
web-learn-begun = angefangen
web-learn-group-basics = Das Grundspiel
web-learn-group-bidding = Vorhersagen üben
web-learn-group-cards = Die Sonderkarten
web-learn-group-variants = Die Varianten
web-learn-group-extreme = Wizard Extreme
web-learn-again = Noch einmal
web-learn-on = Weiter
web-learn-back = Zurück
web-learn-more-rules = Regeln lesen
web-learn-more-cards = Karten ansehen
web-learn-more-play = Gegen Bots spielen
web-learn-more-puzzles = Rätsel lösen
web-learn-step = Schritt { $step } von { $steps }
web-learn-done = Geschafft!
web-learn-hint = Zeig es mir
web-learn-close = Schließen
web-learn-no-lesson = Diese Lektion gibt es nicht.
web-learn-bars = Was jede Vorhersage im Schnitt bringt
web-learn-bar = { $bid }: { $points } Punkte, erfüllt in { $chance } von 100 Runden
web-learn-judged-best = Deine { $bid } ist die beste Vorhersage: { $points } Punkte im Schnitt.
web-learn-judged-fine = Deine { $bid } bringt im Schnitt { $points } Punkte, fast so viel wie { $best } mit { $most }.
web-learn-judged-less = Deine { $bid } bringt im Schnitt { $points } Punkte, { $best } bringt { $most }.
web-learn-judged-by = So urteilt der Meister: { $nets }.
web-learn-lost = { $points ->
    [0] Gegenüber den besten Vorhersagen hast du nichts verschenkt.
   *[other] Gegenüber den besten Vorhersagen hast du zusammen { $points } Punkte verschenkt.
}

# Die Lektionen: ein Titel, und je Schritt oder Antwort ein Satz von höchstens 20 Wörtern.

web-learn-trick-title = Stich und Farbe
web-learn-trick-hand = Willkommen! Das sind deine Karten: jede mit einer Farbe und einer Zahl.
web-learn-trick-suit = Mira hat die blaue 9 ausgespielt. Damit ist Blau gefordert.
web-learn-trick-follow = Wer Blau hat, muss bedienen. Deine 11 ist höher als die 9: Spiel sie.
web-learn-trick-follow-low = Darfst du, aber 5 ist weniger als 9. Nimm diesen Stich mit der 11.
web-learn-trick-won = Von jedem eine Karte: Das ist ein Stich. Die höchste der geforderten Farbe gewinnt, also deine!
web-learn-trick-lead = Wer gewinnt, spielt als Nächstes aus, und zwar irgendeine Karte. Spiel die grüne 3.
web-learn-trick-lead-other = Auch die dürftest du ausspielen. Hier wollen wir den Stich abgeben: Nimm die grüne 3.
web-learn-trick-lost = Miras grüne 12 ist die höchste. Der Stich geht an sie, und sie spielt aus.
web-learn-trick-discard = Rot ist gefordert, und du hast keins. Dann darfst du jede Karte spielen: Wirf die blaue 5 ab.
web-learn-trick-end = Eine andere Farbe kann nicht gewinnen, egal wie hoch. Tobias bekommt den Stich. Als Nächstes kommt Trumpf!

web-learn-trump-title = Trumpf, Zauberer und Narren
web-learn-trump-turned = Nach dem Geben wird eine Karte aufgedeckt. Sie ist rot, also ist Rot in dieser Runde Trumpf.
web-learn-trump-ruff = Du hast kein Grün und darfst stechen. Auch ein kleiner Trumpf schlägt jede andere Farbe.
web-learn-trump-ruff-wizard = Der Zauberer gewinnt auch. Aber heb ihn auf: Die kleine rote 2 genügt.
web-learn-trump-ruff-fool = Mit dem Narren gibst du den Stich ab. Deine rote 2 gewinnt ihn.
web-learn-trump-fool = Jetzt ein Narr: Er verliert gegen alles. Spiel ihn aus und sieh, was passiert.
web-learn-trump-fool-wizard = Der würde gewinnen. Der Zauberer kommt gleich dran; spiel erst den Narren aus.
web-learn-trump-after-fool = Nach einem Narren bestimmt die erste Zahlenkarte die Farbe: Blau. Miras 8 gewinnt.
web-learn-trump-wizard = Tobias hat mit der roten 11 gestochen. Ein Zauberer schlägt sogar Trümpfe: Spiel deinen.
web-learn-trump-end = Zauberer und Narren darfst du immer spielen. Von mehreren Zauberern gewinnt der erste.

web-learn-bids-title = Vorhersagen und Punkte
web-learn-bids-bid = Vor der ersten Karte sagt jeder, wie viele Stiche es werden. Das ist die Vorhersage.
web-learn-bids-one = Die rote 13 ist der höchste Trumpf, die gelbe 2 holt nichts. Sag 1 vorher.
web-learn-bids-one-none = Deine rote 13 verliert nur gegen einen Zauberer. Sie gewinnt, also sag 1 vorher.
web-learn-bids-one-two = Zwei sind zu viel: Die gelbe 2 gewinnt kaum. Sag 1 vorher.
web-learn-bids-follow = Gelb ist gefordert, also bedien mit der 2. Diesen Stich brauchst du nicht.
web-learn-bids-take = Blau hast du nicht. Hol dir den vorhergesagten Stich mit deinem Trumpf.
web-learn-bids-points = Genau wie vorhergesagt! Das gibt 20 Punkte und 10 für jeden Stich: 30.
web-learn-bids-missed = Tobias hat 1 vorhergesagt und keinen gemacht. Jeder Stich zu wenig oder zu viel kostet 10 Punkte.
web-learn-bids-none = Zwei niedrige Karten, kein Trumpf: wohl kein Stich. Sag 0 vorher, das gibt auch 20 Punkte.
web-learn-bids-none-more = Mit diesen Karten gewinnst du kaum. Eine Vorhersage von 0 bringt 20 Punkte.
web-learn-bids-end = Das ist das Geheimnis: Du musst nicht viele Stiche machen, nur wissen, wie viele.

web-learn-round-title = Eine ganze kleine Runde
web-learn-round-trump = Jetzt eine ganze Runde für dich. Grün ist Trumpf, und du hast keinen.
web-learn-round-bid = Du fängst an. Zähl, was gewinnt: der Zauberer und die rote 13. Sag 2 vorher.
web-learn-round-bid-three = Der Narr gewinnt nichts. Bleiben zwei: der Zauberer und die rote 13.
web-learn-round-bid-few = Deine Hand ist besser: Der Zauberer und die 13 gewinnen. Sag 2 vorher.
web-learn-round-lead = Du spielst aus. Solange alle Rot haben, kann niemand deine 13 stechen. Spiel sie jetzt.
web-learn-round-lead-wizard = Der Zauberer gewinnt jederzeit. Die 13 ist nur jetzt sicher: Spiel die.
web-learn-round-lead-fool = Der Narr kann warten. Spiel die 13, solange die anderen noch Rot haben.
web-learn-round-fool = Ein Stich gehört dir. Lass nun andere ausspielen: Der Narr verliert gegen alles.
web-learn-round-fool-wizard = Das ginge auch. Aber der Zauberer gewinnt jederzeit, also spiel den Narren.
web-learn-round-wizard = Der letzte Stich, und du brauchst ihn. Deinen Zauberer darfst du immer spielen.
web-learn-round-points = Zwei vorhergesagt, zwei gemacht: 20 Punkte und 10 für jeden Stich, zusammen 40.
web-learn-round-end = Ein echtes Spiel beginnt mit einer Karte, dann zwei und so weiter. Die meisten Punkte gewinnen.

web-learn-ten-hands-title = Zehn Hände: Was sagst du vorher?
web-learn-ten-hands-intro = Zehn Hände, von einer Karte bis zehn. Sag vorher und sieh, was jede Vorhersage im Schnitt bringt.
web-learn-ten-hands-last = Du bist zuletzt dran und kennst alle anderen Vorhersagen. Was sagst du vorher?
web-learn-ten-hands-between = Andere waren vor dir dran. Achte auf Trumpf und ihre Vorhersagen: Was sagst du vorher?
web-learn-ten-hands-first = Du fängst an und kennst nur deine Hand. Was sagst du vorher?
web-learn-ten-hands-end = Sag vorher, was deine Karten im Schnitt schaffen. Den Zahlen darfst du mehr trauen als der Hoffnung.

web-learn-shapeshifter-title = Der Gestaltenwandler
web-learn-shapeshifter-card = Das ist der Gestaltenwandler. Wenn du ihn spielst, sagst du, ob er Zauberer oder Narr ist.
web-learn-shapeshifter-wizard = Du brauchst einen Stich. Spiel ihn als Zauberer, dann schlägt er die rote 12.
web-learn-shapeshifter-wizard-fool = Als Narr verliert er, und du hast 1 vorhergesagt. Mach ihn zum Zauberer.
web-learn-shapeshifter-wizard-other = Die gelbe 3 gewinnt weder jetzt noch später. Nimm den Stich mit dem Gestaltenwandler.
web-learn-shapeshifter-taken = Deiner! Bräuchtest du keinen Stich, hättest du ihn zum Narren gemacht.
web-learn-shapeshifter-end = Wird der Gestaltenwandler nach dem Geben aufgedeckt, bestimmt der Geber die Trumpffarbe.

web-learn-dragon-title = Der Drache
web-learn-dragon-card = Der Drache ist die höchste Karte überhaupt. Er schlägt jeden Trumpf und jeden Zauberer.
web-learn-dragon-beats = Mira hat einen Zauberer gespielt, und trotzdem gewinnt dein Drache. Spiel ihn.
web-learn-dragon-beats-other = Die verliert gegen den Zauberer, und du hast 1 vorhergesagt. Dein Drache ist stärker.
web-learn-dragon-fairy = Nur eine Karte kann den Drachen schlagen: die Fee. Sie ist als Nächste dran.
web-learn-dragon-end = Ausgespielt wirkt der Drache wie ein Zauberer: Niemand muss bedienen.

web-learn-fairy-title = Die Fee
web-learn-fairy-card = Die Fee ist die niedrigste Karte, noch unter den Narren. Sie verliert fast immer.
web-learn-fairy-beats = Da ist der Drache, und nur die Fee kann ihn schlagen. Spiel sie.
web-learn-fairy-beats-other = Die blaue 2 schlägt der Drache, deine Fee nicht. Du brauchst diesen Stich.
web-learn-fairy-order = Liegt der Drache im Stich, gewinnt die Fee, egal wer von beiden zuerst kam.
web-learn-fairy-end = Ohne den Drachen ist sie eine gute Karte, wenn du 0 vorhergesagt hast.

web-learn-bomb-title = Die Bombe
web-learn-bomb-card = Einen Stich mit der Bombe bekommt niemand. Er zählt für keine Vorhersage.
web-learn-bomb-danger = Du hast 0 vorhergesagt, aber deine rote 5 würde gewinnen. Gut, dass du die Bombe hast!
web-learn-bomb-play = Die Bombe darfst du immer spielen, auch wenn du Rot hast. Spiel sie.
web-learn-bomb-play-five = Dann gehört der Stich dir, und du hast 0 vorhergesagt. Nimm die Bombe.
web-learn-bomb-leads = Der Stich ist weg. Ohne die Bombe hätte Tobias ihn gewonnen, also spielt er aus.
web-learn-bomb-end = Ausgespielt wirkt sie wie ein Narr; nach dem Geben aufgedeckt, bedeutet sie: kein Trumpf.

web-learn-werewolf-title = Der Werwolf
web-learn-werewolf-swap = Du hast den Werwolf bekommen. Er hat mit der aufgedeckten Karte den Platz getauscht.
web-learn-werewolf-mine = So hast du jetzt die rote 13 auf der Hand, und alle wissen es.
web-learn-werewolf-name = Dafür bestimmst du den Trumpf oder sagst: keiner. Nimm Rot, wegen deiner 13.
web-learn-werewolf-name-none = Das ist erlaubt. Aber als Trumpf ist deine 13 sicherer: Nimm Rot.
web-learn-werewolf-name-other = Darfst du, aber deine beste Karte ist rot. Als Trumpf gewinnt sie fast immer.
web-learn-werewolf-end = Der Werwolf wird nie gespielt. Das alles passiert vor der ersten Vorhersage.

web-learn-juggler-title = Der Jongleur
web-learn-juggler-card = Der Jongleur ist eine 7½, und zwar in der Farbe, die du dabei nennst.
web-learn-juggler-half = Die rote 7 liegt vorn, und 7½ ist ein wenig höher. Spiel den Jongleur als Rot.
web-learn-juggler-half-trump = Als Trumpf gewinnt er auch. Aber sieh, wie 7½ die 7 schlägt: Nimm Rot.
web-learn-juggler-half-suit = Rot ist gefordert, in dieser Farbe gewinnt der Jongleur nicht. Nimm Rot.
web-learn-juggler-half-card = Die verliert gegen die rote 7, und du hast 1 vorhergesagt. Der Jongleur schlägt sie.
web-learn-juggler-passing = Nach diesem Stich gibt jeder eine Karte nach links weiter, alle gleichzeitig.
web-learn-juggler-pass = Du hast deinen Stich. Die gelbe 12 könnte noch einen holen: Gib sie weiter.
web-learn-juggler-pass-low = Die blaue 2 ist harmlos. Die gelbe 12 könnte einen Stich zu viel holen.
web-learn-juggler-end = Mira hat deine 12, und von Tobias kam die blaue 9.

web-learn-cloud-title = Die Wolke
web-learn-cloud-card = Die Wolke ist eine 9¾, und zwar in der Farbe, die du dabei nennst.
web-learn-cloud-nine = Die rote 9 liegt vorn, und 9¾ ist ein wenig höher. Spiel die Wolke als Rot.
web-learn-cloud-nine-trump = Als Trumpf gewinnt sie auch. Aber sieh, wie 9¾ die 9 schlägt: Nimm Rot.
web-learn-cloud-nine-card = Der Trumpf gewinnt auch. Aber hier geht es um die Wolke: Spiel sie als Rot.
web-learn-cloud-nine-suit = Rot ist gefordert, in dieser Farbe gewinnt die Wolke nicht. Nimm Rot.
web-learn-cloud-last = Spiel jetzt deine letzte Karte aus, die grüne 12: ein Trumpf.
web-learn-cloud-two = Zwei Stiche, obwohl du nur 1 vorhergesagt hast. Hier hilft die Wolke.
web-learn-cloud-change = Wer die Wolke hat, muss die Vorhersage um eins ändern, rauf oder runter. Mach 2 daraus.
web-learn-cloud-change-down = Dann hättest du 0 vorhergesagt und zwei gemacht. Geh auf 2.
web-learn-cloud-end = 2 vorhergesagt, zwei gemacht: 40 Punkte. Stimmt deine Vorhersage aber schon, verdirbt die Wolke sie!

web-learn-plus-minus-one-title = Plus/minus Eins
web-learn-plus-minus-one-rule = Du gibst, also bist du zuletzt dran. Alle Vorhersagen zusammen dürfen nicht die Stichzahl ergeben.
web-learn-plus-minus-one-allowed = 1 ist vorhergesagt, bei drei Stichen darfst du also nicht 2 sagen. Sag lieber 1 als 3.
web-learn-plus-minus-one-allowed-three = Erlaubt, aber die grüne 2 gewinnt nichts. Sag 1 und gib die 12 ab.
web-learn-plus-minus-one-allowed-none = Erlaubt, aber die rote 13 verliert nur gegen Zauberer. Sag 1.
web-learn-plus-minus-one-end = Zwei vorhergesagt, drei Stiche: Einer bleibt übrig, den niemand will. Jemand verfehlt seine Vorhersage.

web-learn-hidden-title = Verdeckte Vorhersagen
web-learn-hidden-rule = Alle legen sich gleichzeitig fest. Was die anderen vorhersagen, siehst du noch nicht.
web-learn-hidden-trust = Also zählt nur deine Hand: Der Zauberer gewinnt, die grüne 2 nicht. Sag 1 vorher.
web-learn-hidden-trust-none = Der Zauberer verliert fast nie. Mit 0 liegst du daneben.
web-learn-hidden-trust-two = Dafür ist die grüne 2 zu niedrig. Ein Stich, der des Zauberers, ist richtig.
web-learn-hidden-end = Jetzt werden alle Vorhersagen auf einmal gezeigt, und ihr spielt wie gewohnt.

web-learn-secret-title = Geheime Vorhersagen
web-learn-secret-rule = Hier sieht niemand die Vorhersagen der anderen, bis die Runde vorbei ist.
web-learn-secret-bid = Deine rote 9 ist Trumpf, und es gibt nur einen Stich. Sag 1 vorher.
web-learn-secret-bid-none = Ein Trumpf wie die rote 9 gewinnt wohl den einzigen Stich. Sag 1 vorher.
web-learn-secret-play = Will Mira diesen Stich? Das weiß niemand. Spiel deinen Trumpf.
web-learn-secret-end = Jetzt kommt es heraus: Auch Mira hatte 1 vorhergesagt und verliert 10 Punkte.

web-learn-clairvoyance-title = Hellsehen
web-learn-clairvoyance-rule = In der ersten Runde siehst du die Karten der anderen, nur deine nicht.
web-learn-clairvoyance-bid = Beide anderen haben einen Narren! Den schlägt fast jede Karte: Sag 1 vorher.
web-learn-clairvoyance-bid-none = Du verlierst nur, wenn du selbst einen Narren hast. Nur Mut: Sag 1 vorher.
web-learn-clairvoyance-play = Jetzt spiel deine Karte, ohne sie gesehen zu haben.
web-learn-clairvoyance-end = Die rote 9, ein Trumpf! Alle weiteren Runden spielt ihr wie gewohnt.

web-learn-single-suit-title = Einfarbig
web-learn-single-suit-rule = Jeder hat nur eine Farbe, du hast Blau. Einen Trumpf gibt es nicht.
web-learn-single-suit-bid = Der höchste Wert gewinnt, egal in welcher Farbe. Zauberer und 13: Sag 2 vorher.
web-learn-single-suit-bid-other = Zähl noch einmal: Zauberer und 13 gewinnen, die 7 und die 2 kaum.
web-learn-single-suit-tie = Von gleich hohen Karten gewinnt die erste: Deine 7 würde gegen Miras verlieren.
web-learn-single-suit-win = Bedienen muss hier niemand. Gewinn diesen Stich mit deiner 13.
web-learn-single-suit-win-wizard = Der Zauberer gewinnt auch, aber die 13 genügt. Heb ihn auf.
web-learn-single-suit-win-low = Damit verlierst du den Stich, und du brauchst zwei. Nimm die 13.
web-learn-single-suit-end = Vor jeder Runde nehmen alle ihre 15 Karten zurück, mischen und ziehen neu.

web-learn-maximus-title = Maximus
web-learn-maximus-rule = Bei Maximus werden alle 60 Karten verteilt, und es gibt nur fünf Runden.
web-learn-maximus-trump = Keine Karte wird aufgedeckt. Trumpf ist der Reihe nach Blau, Rot, Grün, Gelb und keiner.
web-learn-maximus-bid = Fünfzehn Stiche sind viel zu zählen. Wie viele würdest du mit dieser Hand vorhersagen?
web-learn-maximus-end = Jede Karte ist bei jemandem. Wer gut zählt, weiß bald, wer welche hat.

web-learn-own-rounds-title = Eigene Runden
web-learn-own-rounds-rule = Ihr könnt eigene Runden vereinbaren: hier eine mit 5 Karten, dann eine mit nur einer.
web-learn-own-rounds-bid = So hast du gleich zu Beginn eine volle Hand. Wie viele Stiche sagst du vorher?
web-learn-own-rounds-end = Braucht eine Runde alle 60 Karten, wird keine aufgedeckt: Dann gibt es keinen Trumpf.

web-learn-seals-title = Siegel und Vorhersage
web-learn-seals-pool = Hier sagst du mit Siegeln vorher: eines für jeden Stich, in der Farbe des Stichs.
web-learn-seals-trump = Jeder hat fünfzehn Karten, und Rot ist immer Trumpf.
web-learn-seals-others = Mira will einen roten, einen grünen und einen violetten Stich. Das sehen alle.
web-learn-seals-take = Deine rote, blaue und gelbe 9 sind die höchsten. Nimm je ein Siegel und bestätige.
web-learn-seals-take-more = Deine Hand kann mehr: je ein Stich in Rot, Blau und Gelb.
web-learn-seals-take-magician = Der Schwarzmagier kommt in einer späteren Lektion. Nimm Rot, Blau und Gelb.
web-learn-seals-take-other = In dieser Farbe ist kein Stich sicher. Nimm je eines in Rot, Blau und Gelb.
web-learn-seals-end = Drei Siegel, drei Stiche. Mit jedem gewonnenen Stich gibst du ein Siegel zurück.

web-learn-white-seals-title = Weiße Siegel
web-learn-white-seals-empty = Mira hat alle drei gelben Siegel genommen. Im Vorrat ist keines mehr.
web-learn-white-seals-take = Nimm Rot und Blau aus dem Vorrat und das gelbe von Mira. Dann bestätige.
web-learn-white-seals-take-more = Deine drei Neunen gewinnen alle: Rot, Blau und, von Mira, Gelb.
web-learn-white-seals-take-other = Bleib bei deinen drei Neunen: Rot, Blau und, von Mira, Gelb.
web-learn-white-seals-white = Mira hat dafür ein weißes Siegel bekommen. Es passt zu jedem Stich.
web-learn-white-seals-end = Es gibt nur vier weiße Siegel. Sind sie weg, darf niemand mehr anderen etwas nehmen.

web-learn-black-seals-title = Zurückgeben, schwarze Siegel
web-learn-black-seals-win = Gelb ist gefordert, und du hast ein gelbes Siegel. Gewinn den Stich mit der 9.
web-learn-black-seals-win-low = So gibst du den Stich weg, und dein gelbes Siegel bleibt vielleicht übrig.
web-learn-black-seals-back = Wer einen Stich gewinnt, gibt sofort ein passendes Siegel zurück: hier das gelbe.
web-learn-black-seals-lead = Du spielst aus. Sieh jetzt, was mit Mira passiert: Spiel deine violette 1.
web-learn-black-seals-lead-nine = Die gewinnt. Aber lass erst Mira zwei violette Stiche machen: Spiel die 1.
web-learn-black-seals-lead-other = Erlaubt. Aber für das, was jetzt kommt, spiel die violette 1.
web-learn-black-seals-under = Mira spielt wieder Violett. Bleib unter ihrer 9: Wirf die 5 weg, sie ist am gefährlichsten.
web-learn-black-seals-under-low = Die verliert auch. Aber später könnte die 5 gewinnen, also wirf sie jetzt weg.
web-learn-black-seals-black = Mira hat kein violettes Siegel mehr. Für diesen Stich muss sie ein schwarzes nehmen.
web-learn-black-seals-end = Was am Ende übrig ist, kostet Punkte: ein farbiges Siegel 2, ein schwarzes 3, ein weißes 4.

web-learn-magician-title = Der Schwarzmagier
web-learn-magician-hand = Kein Violett und nichts, was sicher gewinnt: eine Hand für den Schwarzmagier.
web-learn-magician-take = Nimm ihn anstelle von Siegeln. In jeder Runde kann ihn nur einer haben.
web-learn-magician-take-seals = Mit Siegeln müsstest du genau diese Stiche machen. Mit dem Schwarzmagier hast du es leichter.
web-learn-magician-none = Du hast jetzt keine Siegel: Du gibst keine zurück und nimmst keine schwarzen.
web-learn-magician-lead = Du spielst aus. Gib den Stich mit der gelben 2 ab.
web-learn-magician-lead-other = Es ginge jede Karte. Aber mit der niedrigsten gelben bist du den Stich sicher los.
web-learn-magician-ruff = Tobias spielt Violett aus, und du hast keins. Verdirb ihm das und stich mit der roten 2.
web-learn-magician-ruff-high = Das gewinnt auch, aber die rote 2 genügt.
web-learn-magician-ruff-not = Dann wird jemand ein violettes Siegel los. Stichst du, bleibt es liegen.
web-learn-magician-spoilt = So wurde niemand ein violettes Siegel los. Was übrig bleibt, kostet die anderen Punkte.
web-learn-magician-end = Du beginnst mit 4 Strafpunkten: einer weniger für jedes schwarze Siegel der anderen.
