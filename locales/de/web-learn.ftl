# Die Lektionen: ein geführtes Spiel mit vorbereiteten Karten.

web-learn-title = Spielen lernen
web-learn-intro = Zehn Minuten, vorbereitete Karten und jemand, der dir über die Schulter schaut. Es kann nichts schiefgehen.
web-learn-wizard-title = Wizard
web-learn-wizard-about = Drei kurze Runden: was ein Stich ist, wann du bedienen musst, was Trumpf, Zauberer und Narr bewirken und wie die Punkte zustande kommen.
web-learn-extreme-title = Wizard Extreme
web-learn-extreme-about = Eine Runde mit Siegeln: wie man Farben vorhersagt, wozu der Schwarzmagier gut ist und wie die Siegel zurückgehen.
web-learn-begin = Anfangen
web-learn-again = Noch einmal
web-learn-on = Weiter
web-learn-more-rules = Regeln lesen
web-learn-more-cards = Karten ansehen
web-learn-more-play = Gegen Bots spielen
web-learn-more-puzzles = Rätsel lösen
web-learn-step = Schritt { $step } von { $steps }
web-learn-not-that = Das ist erlaubt, aber in dieser Lektion machen wir das: { $move }.
web-learn-bid = { $tricks } vorhersagen
web-learn-done = Geschafft!
web-learn-hint = Zeig es mir
web-learn-no-lesson = Diese Lektion gibt es nicht.

# Die Schritte; jeder steht vor dem Zug, den er erklärt.
web-learn-wizard-1 = Willkommen! In jeder Runde sagst du vorher, wie viele Stiche du machst: nicht mehr und nicht weniger. Jetzt hat jeder eine Karte, also gibt es einen Stich. Die rote 4 wurde aufgedeckt: Rot ist Trumpf und schlägt die anderen Farben. Du hast die rote 9. Mira hat einen Stich vorhergesagt; vertrau deinem Trumpf und sag auch einen vorher.
web-learn-wizard-2 = Mira hat Grün ausgespielt: Wer Grün hat, muss bedienen. Du hast keins und darfst alles spielen, und ein Trumpf gewinnt. Spiel deine rote 9.
web-learn-wizard-3 = Das ist deiner! Einen vorhergesagt, einen gemacht: 20 Punkte, und 10 für den Stich. Mira hat einen vorhergesagt und keinen gemacht: 10 Punkte weniger. Jetzt hat jeder zwei Karten, und Blau ist Trumpf. Die blaue 9 sollte einen Stich machen, die grüne 5 eher nicht. Sag einen vorher.
web-learn-wizard-4 = Grün wurde ausgespielt, und du hast eine grüne Karte: Du musst bedienen. Tipp ruhig die blaue 9 an und sieh, was der Tisch dazu sagt. Dann spiel die grüne 5.
web-learn-wizard-5 = Mira spielt Rot aus. Du hast kein Rot, und deine letzte Karte ist Trumpf: Spiel die blaue 9 und nimm den Stich.
web-learn-wizard-6 = Wieder genau einer. Jetzt hast du einen Zauberer, der alles schlägt, und einen Narren, der gegen alles verliert. Die rote 13 ist die höchste ihrer Farbe. Zähl nach: Zauberer und rote 13 machen zwei Stiche, der Narr keinen. Diesmal fängst du an: Sag zwei vorher.
web-learn-wizard-7 = Du sitzt links vom Kartengeber und spielst aus. Solange alle noch Rot haben, kann niemand deine rote 13 stechen. Spiel sie jetzt aus.
web-learn-wizard-8 = Ein Stich ist deiner, einer fehlt noch. Spiel den Narren aus: Er verliert gegen alles, und jemand anderes spielt als Nächstes aus. Nach einem Narren bestimmt die nächste Zahlenkarte, welche Farbe gefordert ist.
web-learn-wizard-9 = Der letzte Stich. Einen Zauberer darfst du immer spielen, egal was ausgespielt wurde, und der erste im Stich gewinnt. Spiel ihn.
web-learn-wizard-end = Zwei vorhergesagt, zwei gemacht: 20 Punkte, und 10 für jeden Stich. Das Geheimnis: nicht Stiche machen, sondern wissen, wie viele. Sonst beginnt ihr mit einer Karte, und jede Runde bringt eine mehr; die meisten Punkte gewinnen.
web-learn-extreme-1 = Hier sagst du deine Stiche mit Siegeln vorher: eines für jeden Stich, in seiner Farbe. Rot ist immer Trumpf. Tobias hat den Schwarzmagier und keine Siegel. Deine rote, blaue und gelbe 9 sind die höchsten ihrer Farben: Nimm je ein Siegel. Gelb ist im Vorrat aufgebraucht, also nimm Mira eines weg; sie bekommt dafür ein weißes. Dann sag drei Stiche vorher.
web-learn-extreme-2 = Violett wurde ausgespielt, und du hast violette Karten, also musst du bedienen. Diesen Stich willst du nicht: Spiel die violette 5, die später am gefährlichsten wäre.
web-learn-extreme-3 = Grün wurde ausgespielt. Bleib wieder niedrig: Spiel die grüne 1.
web-learn-extreme-4 = Jetzt kommt Gelb, und Miras 8 reicht nicht. Nimm den Stich mit deiner gelben 9.
web-learn-extreme-5 = Wer einen Stich gewinnt, gibt sofort ein passendes Siegel zurück, hier das gelbe. Was am Ende übrig ist, kostet Punkte. Hättest du kein passendes, müsstest du ein schwarzes nehmen.
web-learn-extreme-6 = Du spielst aus. Spiel die blaue 9, solange alle noch Blau haben.
web-learn-extreme-7 = Ein blauer Stich: Gib das blaue Siegel zurück.
web-learn-extreme-8 = Jetzt die rote 9. Niemand kann sie schlagen.
web-learn-extreme-9 = Gib das rote Siegel zurück, und deine Vorhersage ist erfüllt. Von jetzt an würde dich jeder Stich ein schwarzes Siegel kosten.
web-learn-extreme-10 = Lass jemand anderen ausspielen: Spiel die violette 1. Sicher hat jemand eine höhere.
web-learn-extreme-end = Kein Siegel übrig, keine Strafpunkte! Ein farbiges Siegel kostet 2, ein schwarzes 3, ein weißes 4. Der Schwarzmagier kostet 4, für jedes schwarze Siegel der anderen einen weniger. Die wenigsten Punkte gewinnen.
