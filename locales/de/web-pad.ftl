# Der Punkteblock für Spiele mit echten Karten.

web-pad = Punkteblock
web-pad-intro = Für Spiele mit echten Karten. Er kennt die Regeln, funktioniert offline und speichert alles in diesem Browser.
web-pad-intro-http = Für Spiele mit echten Karten: schneller als Papier, und er kennt die Regeln. Alles bleibt in diesem Browser. Unter dieser Adresse (http) öffnet sich die Seite selbst nur, solange der Server läuft.
web-pad-new = Neues Spiel
web-pad-all = Alle Spiele
web-pad-running = Laufende Spiele
web-pad-finished = Beendete Spiele
web-pad-empty = Noch ist nichts notiert. Fang ein Spiel an; jede Eingabe wird hier sofort gespeichert.
web-pad-statistics = Statistik
web-pad-import = Dateien importieren
web-pad-export = Alle Spiele speichern
web-pad-thrown = Das Spiel liegt im Papierkorb.
web-pad-throw = In den Papierkorb: { $game }
web-pad-take-back = Aus dem Papierkorb holen: { $game }
web-pad-bin = { $count ->
    [one] Ein Spiel im Papierkorb, 30 Tage lang
   *[other] { $count } Spiele im Papierkorb, je 30 Tage lang
}
web-pad-import-new = { $file }: Ein Spiel ist dazugekommen.
web-pad-import-known = { $file }: Dieses Spiel hast du schon. { $added ->
    [0] Es stand nichts Neues darin.
    [one] Ein Eintrag ist dazugekommen.
   *[other] { $added } Einträge sind dazugekommen.
}
web-pad-import-bad = { $file } wurde nicht importiert. { $fault }
web-pad-import-bad-game = { $file }: Spiel { $number } wurde nicht importiert. { $fault }
web-pad-import-rest = An deinen Spielen hat sich nichts geändert.
web-pad-forgetful = Dieser Browser speichert hier nichts. Speichere das Spiel als Datei, bevor du die Seite schließt.
web-pad-unkept = Die letzte Eingabe konnte auf diesem Gerät nicht gespeichert werden. Speichere das Spiel lieber als Datei.
web-pad-damaged = Dieses Spiel lässt sich nicht mehr lesen.
web-pad-damaged-ones = Nicht lesbar
web-pad-none = Dieses Spiel gibt es in diesem Browser nicht.

web-pad-players = Spieler
web-pad-players-note = Im Uhrzeigersinn, wie ihr sitzt. Die rote Karte zeigt, wer zuerst gibt.
web-pad-add-name = Name
web-pad-add = Hinzufügen
web-pad-known = Aus früheren Spielen bekannt
web-pad-dealer = Geber
web-pad-first-dealer = { $player } gibt zuerst
web-pad-up = { $player }: eins nach oben
web-pad-down = { $player }: eins nach unten
web-pad-remove = { $player } entfernen
web-pad-agreed = Varianten und Hausregeln
web-pad-house-rules = Eigene Punkte
web-pad-points-met = Für eine richtige Vorhersage
web-pad-points-trick = Für jeden Stich davon
web-pad-points-off = Für jeden Stich daneben
web-pad-points-zero = Für eine richtige 0
web-pad-points-magician = Der Schwarzmagier kostet
web-pad-points-coloured = Ein farbiges Siegel
web-pad-points-white = Ein weißes Siegel
web-pad-points-black = Ein schwarzes Siegel
web-pad-zero = Eine richtige 0 zählt anders
web-pad-plus-minus-off = Ohne
web-pad-plus-minus-warn = Warnen
web-pad-plus-minus-forbid = Verbieten
web-pad-first = Füge zuerst die Spieler hinzu.
web-pad-few = Nach den Regeln sind das zu wenige Spieler; spielen könnt ihr trotzdem.
web-pad-many = Nach den Regeln sind das zu viele Spieler; spielen könnt ihr trotzdem.
web-pad-begin = Los

web-pad-round = Runde { $round } von { $rounds }
web-pad-in-round = Runde { $round }
web-pad-dealt = { $dealer } gibt
web-pad-cards-dealt = { $cards ->
    [one] Je eine Karte
   *[other] Je { $cards } Karten
}, { $dealer } gibt
web-pad-trump = Trumpf: { $suit }
web-pad-nobody = Niemand spielt mit. Füge am Tisch Spieler hinzu.
web-pad-tools = Werkzeuge
web-pad-undo = Rückgängig
web-pad-redo = Wiederholen
web-pad-view-round = Runde
web-pad-view-sheet = Block
web-pad-view-chart = Diagramm

web-pad-asks-bid = Vorhersage von { $player }
web-pad-asks-tricks = Stiche von { $player }
web-pad-key-likely = { $number }, so viele fehlen noch
web-pad-key-warned = { $number }, dann gehen die Vorhersagen auf
web-pad-key-forbidden = { $number }, nicht erlaubt: Plus/minus Eins
web-pad-forbidden = Plus/minus Eins: Die Vorhersagen dürfen nicht die Zahl der Stiche ergeben.
web-pad-leave-it = So lassen
web-pad-curtain = Gib das Handy an { $player }
web-pad-curtain-open = Ich bin { $player }
web-pad-down-hidden = Vorhersagen verdeckt, bis alle vorhergesagt haben
web-pad-down-secret = Vorhersagen verdeckt, bis die Runde vorbei ist
web-pad-sum = Vorhersagen: { $sum } von { $cards }
web-pad-tricks-sum = Stiche: { $sum } von { $cards }
web-pad-even = { $cards ->
    [one] Die Vorhersagen ergeben genau einen Stich
   *[other] Die Vorhersagen ergeben genau { $cards } Stiche
}
web-pad-above = { $count } zu viel vorhergesagt bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}
web-pad-below = { $count } zu wenig vorhergesagt bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}
web-pad-say = Vorhersagen noch einmal vorlesen
web-pad-said = Stimmt, los geht’s
web-pad-bombed = Ein Stich wurde gesprengt
web-pad-bombed-one = Einer fehlt: gesprengt
web-pad-cloud = Wolke
web-pad-cloud-set = Wolke: { $player } { $change }
web-pad-cloud-who = Wessen Vorhersage ändert die Wolke?
web-pad-cloud-more = { $player }: eins mehr
web-pad-cloud-less = { $player }: eins weniger
web-pad-cloud-nobody = Keine
web-pad-end = Runde werten
web-pad-scored = Runde { $round }
web-pad-over = Das Spiel ist aus
web-pad-next = Runde { $round }: { $player } gibt
web-pad-again = Noch ein Spiel, dieselben Spieler
web-pad-overrule = Bei uns geht das
web-pad-overrule-always = … in jeder Runde
web-pad-overruled = { $rule } gilt wieder

web-pad-deals = gibt
web-pad-has-bid = vorhergesagt { $bid }
web-pad-has-taken = gemacht { $tricks }
web-pad-has-points = insgesamt { $points }

web-pad-asks-seals = Vorhersage von { $player }
web-pad-asks-left = Was hat { $player } übrig?
web-pad-asks-trick = Stich { $trick } von { $tricks }: Wer hat ihn?
web-pad-all-tricks = Alle Stiche sind gespielt
web-pad-all-counted = Alles ist gezählt
web-pad-take = { $seal }, noch { $count } da
web-pad-done = { $count ->
    [0] Kein Stich: fertig
    [one] Ein Stich: fertig
   *[other] { $count } Stiche: fertig
}
web-pad-brief = Nur das Ergebnis notieren
web-pad-won = { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
web-pad-back = { $player } hat ihn und gibt zurück
web-pad-gives = { $player } hat ihn: { $seal } zurück, hat { $count }
web-pad-takes-black = { $player } hat ihn: ein schwarzes Siegel mehr, hat { $count }
web-pad-trick-of = { $player } hat ihn
web-pad-more = { $what }: eins mehr
web-pad-less = { $what }: eins weniger
web-pad-left = Das ist übrig

web-pad-sheet-note = Tippe ein Feld an, um es zu berichtigen. Stiche/Vorhersage, Punkte, darunter die Summe.
web-pad-sheet-note-extreme = Tippe ein Feld an, um es zu berichtigen. Übrige Siegel, Punkte, darunter die Summe.
web-pad-bid = Vorhersage
web-pad-tricks = Stiche
web-pad-predicted = Vorhergesagt
web-pad-left-title = Am Ende übrig
web-pad-left-follows = Aus den Stichen berechnet
web-pad-cards = Karten für jeden
web-pad-reopen = Runde wieder öffnen
web-pad-ready = Fertig

web-pad-table = Tisch
web-pad-title = Name des Spiels
web-pad-name-of = Name von Spieler { $number }
web-pad-leaves = Geht
web-pad-comes-back = Spielt wieder mit
web-pad-newcomer = Neuer Spieler
web-pad-joins = Ab Runde { $round } dabei
web-pad-average = Beginnt mit dem Durchschnitt
    .about = Der anderen Spieler; sonst mit 0
web-pad-rounds = Runden
web-pad-rounds-usual = Nach den Regeln
web-pad-end-here = Nach Runde { $round } aufhören
web-pad-awake = Bildschirm anlassen
    .about = Solange ein Spiel offen ist

web-pad-share = Teilen
web-pad-share-link = Link
    .about = Das ganze Ergebnis steckt darin; nichts wird hochgeladen
web-pad-share-picture = Bild
    .about = Der Punkteblock als Bild
web-pad-share-text = Text
    .about = Plätze und Punkte zum Einfügen
web-pad-share-file = Datei
    .about = Alles, zum Importieren anderswo
web-pad-link-copied = Der Link ist kopiert.
web-pad-link-here = Hier ist der Link:
web-pad-text-copied = Der Text ist kopiert.
web-pad-text-here = Hier ist der Text:
web-pad-picture-saved = Das Bild ist gespeichert.
web-pad-file-saved = Die Datei ist gespeichert.
web-pad-total = Summe
web-pad-shared-over = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
web-pad-shared-running = nach Runde { $rounds }
web-pad-shared-damaged = Dieser Link ist beschädigt; vielleicht wurde sein Ende abgeschnitten. Lass ihn dir noch einmal schicken.
web-pad-own = Selbst einen Punkteblock führen

web-pad-statistics-note = Über alle Spiele in diesem Browser. Spieler werden an ihren Namen erkannt.
web-pad-statistics-none = Von diesem Spiel ist noch keine Runde notiert.
web-pad-player = Spieler
web-pad-won-games = Siege
web-pad-hit-rate = Treffer
web-pad-per-round = Punkte je Runde
web-pad-streak = Beste Serie
web-pad-best = Beste Runde
web-pad-about-player = { $player }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
web-pad-by-bid = Wie oft eine Vorhersage stimmt
web-pad-by-seals = Wie oft eine Vorhersage stimmt, nach Stichen
web-pad-by-seat = Nach dem Platz
web-pad-seat-dealer = Geber
web-pad-seat = { $seat }. nach dem Geber
web-pad-rate = { $percent } % ({ $met }/{ $rounds })

web-pad-spoken-bid = { $player } sagt { $bid } vorher; Summe { $sum } von { $cards }
web-pad-spoken-down = { $player } hat vorhergesagt
web-pad-spoken-tricks = { $player } hat { $tricks }; Summe { $sum } von { $cards }
web-pad-spoken-take = { $player } nimmt { $seal }
web-pad-spoken-trick = { $player } hat Stich { $trick }
web-pad-spoken-undo = Zurückgenommen
web-pad-spoken-redo = Wiederhergestellt
web-pad-spoken-end = Runde { $round } ist gewertet

web-pad-share-together = Gemeinsam aufschreiben
    .about = Ein Link, und jedes Handy am Tisch schreibt live mit
web-pad-together = Gemeinsamer Punkteblock
web-pad-together-live = { $here ->
    [one] Ein Handy ist da
   *[other] { $here } Handys sind da
}{ $watchers ->
    [0] {""}
    [one] , eins schaut zu
   *[other] , { $watchers } schauen zu
}
web-pad-together-offline = Offline. Schreib weiter: Die anderen bekommen es, sobald die Verbindung wieder steht.
web-pad-together-unsent = { $count ->
    [one] Ein Eintrag ist noch nicht gesendet
   *[other] { $count } Einträge sind noch nicht gesendet
}
web-pad-together-gone = Den Tisch gibt es nicht mehr. Hier ist alles gespeichert, und du kannst den Block auf einen neuen legen.
web-pad-together-gone-short = Kein Tisch mehr
web-pad-together-broken = Die Fassung dieses Blocks auf dem Server ist beschädigt. Hier ist alles gespeichert, und du kannst den Block auf einen neuen Tisch legen.
web-pad-together-offline-short = Offline
web-pad-together-others = mit anderen Handys
web-pad-together-link = Link für alle am Tisch
web-pad-together-note = Wer diesen Link hat, kann mitschreiben.
web-pad-together-qr = QR-Code des Links zu diesem Block
web-pad-together-watch = Nur zuschauen
    .about = Dieser Link zeigt den Block live, erlaubt aber kein Schreiben
web-pad-together-phones = Wer hat ein eigenes Handy?
web-pad-together-face-down = Verdeckte Vorhersagen werden dann auf diesem Handy gemacht, und niemand sonst sieht sie.
web-pad-together-mine = Dein Handy
web-pad-together-held = Hat ein Handy
web-pad-together-away = Hat ein Handy, gerade nicht da
web-pad-together-none = Kein Handy
web-pad-together-i-am = Das bin ich
web-pad-together-let-go = Freigeben
web-pad-together-stop = Auf diesem Handy aufhören
    .about = Was da steht, bleibt hier; die anderen machen weiter
web-pad-together-again = Auf einen neuen Tisch legen
web-pad-together-waiting = Warten auf { $players }
web-pad-together-waiting-shown = Warten, bis die Vorhersagen aufgedeckt werden
web-pad-together-waiting-note = Alle machen ihre Vorhersage auf dem eigenen Handy.
web-pad-together-own-bid = Deine Vorhersage, { $player }
web-pad-together-watching = Du schaust zu
web-pad-together-unsure = { $player } macht diese Vorhersage auf dem eigenen Handy.

web-pad-join-title = Beim Punkteblock mitmachen
web-pad-join-who = Wer bist du?
web-pad-join-nobody = Niemand davon, ich schreibe nur mit
web-pad-join-watch = Zuschauen
web-pad-join-watch-note = Dieser Link ist zum Zuschauen.
web-pad-join-none = Diesen Block gibt es hier nicht. Vielleicht hat ihn 90 Tage lang niemand benutzt, oder der Link wurde abgeschnitten.
web-pad-join-offline = Der Server ist nicht zu erreichen. Versuch es noch einmal, wenn du wieder online bist.
web-pad-join-damaged = Dieser Block lässt sich hier nicht lesen. Lade die Seite neu: Vielleicht ist sie zu alt.
web-pad-join-again = Noch einmal versuchen

web-pad-refused = Von den anderen nicht angenommen und hier wieder entfernt:
web-pad-refused-not-yours = Diese Vorhersage wird auf dem Handy der Person selbst gemacht.
web-pad-refused-face-down = Das hätte verdeckte Vorhersagen aufgedeckt.
web-pad-refused-taken = Für diese Person gibt es schon ein Handy.
web-pad-refused-full = Der Block auf dem Tisch ist voll. Was du jetzt schreibst, bleibt nur auf diesem Handy.
web-pad-refused-other = { $message }
web-pad-refused-read = OK
