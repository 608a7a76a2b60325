# Die Seite des Spiels des Tages, ihr Ergebnis, und Herausforderungen.

web-daily-title = Das Spiel des Tages
web-daily-intro = Alle bekommen dieselben Karten. Keine Tipps, kein Zurücknehmen; danach siehst du, was die Meister daraus gemacht haben.
web-daily-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}
web-daily-week = Die letzten sieben Tage
web-daily-was-played = gespielt
web-daily-how = So geht es
web-daily-on = Weiterspielen
web-daily-look = Dein Spiel ansehen
web-daily-past = Die Spiele vom { $date } zählen nicht mehr für deine Serie; spielen kannst du sie trotzdem.
web-daily-played = Tage, die du gespielt hast
web-daily-today = Zu den Spielen von heute
web-daily-unknown = Für diesen Tag gibt es keine Spiele.
web-daily-result = Im Vergleich mit den Meistern
web-daily-working = Meister und Großmeister spielen deine Karten …
web-daily-missing = Die Meister können deine Karten hier gerade nicht spielen: Ihre Netze ließen sich nicht laden.
web-daily-again = Noch einmal versuchen
web-daily-share = Ergebnis zum Teilen
web-daily-copy = Kopieren
web-daily-copied = Kopiert
web-daily-send = Senden
web-daily-all = Alle Spiele des Tages, und deine Tage in Folge
web-daily-stars-of = { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}

web-challenge-title = { $name } fordert dich heraus
web-challenge-points = { $game ->
    [extreme] Mit diesen Karten hat { $name } { $count ->
        [one] einen Strafpunkt
       *[other] { $points } Strafpunkte
    } bekommen. Schaffst du weniger?
   *[other] Mit diesen Karten hat { $name } { $points } Punkte gemacht. Schaffst du mehr?
}
web-challenge-unread = Das Ergebnis in diesem Link lässt sich nicht lesen, die Karten schon.
web-challenge-honest = Die Karten stecken im Link, aber diese Seite zeigt keine, bevor du spielst. Das Ergebnis ist das, was { $name } angibt.
web-challenge-send = Herausfordern: meinen Namen und meine Punkte nennen
    .about = Wer diesen Link öffnet, sieht deinen Namen und deine Punkte und spielt dieselben Karten gegen dieselben Bots.
    .invitation = { $game ->
    [extreme] Ich habe mit diesen Karten { $count ->
        [one] einen Strafpunkt
       *[other] { $points } Strafpunkte
    } bekommen. Und du?
   *[other] Ich habe mit diesen Karten { $points } Punkte gemacht. Und du?
}
web-challenge-beside = Du und { $name }
web-challenge-more = Du warst besser: { $yours } gegen { $theirs }.
web-challenge-same = Ihr wart gleich gut: beide { $yours }.
web-challenge-less = { $name } war besser: { $theirs } gegen deine { $yours }.
