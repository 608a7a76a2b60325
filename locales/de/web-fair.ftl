# Faires Mischen: was das ist, und ein Spiel im Browser prüfen.

web-fair-title = Niemand hat deine Karten ausgesucht
web-fair-intro = Weder der Server noch ein anderer Spieler. Nach jedem Spiel kannst du das selbst prüfen: Hier steht, wie es geht, und hier kannst du es tun.
web-fair-step-1 = Ein Geheimnis im Glaskasten
web-fair-step-1-about = Bevor sich jemand setzt, schließt der Kartengeber eine lange geheime Zahl in einen Glaskasten. Du kannst sie nicht lesen, und er kann sie nicht mehr ändern. Der Kasten ist ein Fingerabdruck des Geheimnisses; jeder Tisch zeigt ihn von Anfang an.
web-fair-step-2 = Jeder gibt etwas dazu
web-fair-step-2-about = Wenn du dich setzt, gibst du ein Wort oder ein paar Ziffern dazu; meist macht das die Seite für dich. Wer nichts dazugibt, bekommt einen Wert, den das Geheimnis selbst festlegt.
web-fair-step-3 = Daraus folgt, wie gemischt wird
web-fair-step-3-about = Wie die Karten in jeder Runde liegen, folgt aus dem Geheimnis und aus allem, was dazugegeben wurde. Aus nichts sonst: nicht aus Ansagen, nicht daraus, wie du spielst.
web-fair-step-4 = Der Kasten wird geöffnet
web-fair-step-4-about = Nach dem Spiel sehen alle das Geheimnis, ob es zum Kasten passt und ob dein Wort dabei ist. Und wer noch einmal rechnet, sieht: Jede Karte war die, die kommen musste.
web-fair-so = Der Kartengeber hat seinen Teil festgelegt, bevor er deinen kannte. Du hast deinen gegeben, ohne seinen zu kennen. Also konnte niemand aussuchen.

web-fair-check = Ein Spiel prüfen
web-fair-check-about = Dein Browser rechnet selbst und fragt keinen Server, ob es stimmt. Du brauchst die Aufzeichnung eines Spiels, das zu Ende ist.
web-fair-insecure = Dieser Browser rechnet nur auf Seiten mit sicherer Adresse (https) oder auf deinem eigenen Computer (localhost). Öffne diese Seite dort, oder nimm foretell verify-deal im Terminal.
web-fair-noted = Fingerabdruck von vor dem Spiel (falls du ihn notiert hast)
web-fair-noted-about = Ohne ihn prüfst du, ob alles zusammenpasst. Mit ihm auch, ob das Geheimnis das ist, das vorher eingeschlossen wurde.
web-fair-again = Noch einmal prüfen
web-fair-own = Eines deiner Spiele
web-fair-file = Die Aufzeichnung eines Spiels
web-fair-busy = Es wird noch einmal gemischt …
web-fair-result = Ergebnis

web-fair-fault-json = Das lässt sich nicht als JSON lesen.
web-fair-fault-format = Das ist keine Aufzeichnung eines Spiels.
web-fair-fault-players = Aus der Aufzeichnung geht nicht richtig hervor, wer gespielt hat.
web-fair-fault-rounds = Aus der Aufzeichnung geht nicht richtig hervor, was ausgeteilt wurde.
web-fair-fault-proof-none = Diese Aufzeichnung hat keinen Nachweis. Den haben nur Spiele, die auf einem Server gespielt wurden.
web-fair-fault-proof-form = Der Nachweis in dieser Aufzeichnung lässt sich nicht lesen.
web-fair-fault-method = Der Nachweis ist von einer Art, die diese Seite nicht kennt.
web-fair-fault-not-over = Dieses Spiel läuft noch. Mit der letzten Karte kommt das Geheimnis heraus.
web-fair-fault-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-fair-fault-table = Die Aufzeichnung dieses Tisches ist nicht zu bekommen.

web-fair-good = Alles passt
web-fair-good-about = { $rounds ->
    [one] Jede Karte der Runde ist die, die kommen musste.
   *[other] Jede Karte aller { $rounds } Runden ist die, die kommen musste.
}
web-fair-bad = Etwas stimmt nicht
web-fair-bad-about = Unten steht, was nicht passt.
web-fair-verdict-good = Richtig:
web-fair-verdict-bad = Falsch:
web-fair-verdict-unknown = Nicht bekannt:

web-fair-row-secret = Das Geheimnis passt zum Fingerabdruck
web-fair-row-secret-good = Der SHA-256 des Geheimnisses ist der Fingerabdruck in der Aufzeichnung.
web-fair-row-secret-bad = Der SHA-256 des Geheimnisses ist nicht der Fingerabdruck in der Aufzeichnung.
web-fair-secret = Geheimnis
web-fair-fingerprint = Sein SHA-256
web-fair-commitment = Aufgezeichnet
web-fair-row-noted = Der Fingerabdruck ist der von vor dem Spiel
web-fair-row-noted-good = Es ist der, den du notiert hast.
web-fair-row-noted-bad = Es ist nicht der, den du notiert hast. Also wurde das Geheimnis ausgetauscht, oder du hast den eines anderen Tisches notiert.
web-fair-row-noted-unknown = Du hast keinen angegeben. Der Tisch zeigt ihn vor dem Spiel; wer ihn notiert, kann auch das prüfen.
web-fair-row-added = Was dazugegeben wurde
web-fair-row-added-good = Was der Server dazugab, folgt aus seinem Geheimnis. Ist auch dabei, was du dazugabst? Das weißt nur du.
web-fair-row-added-bad = Was der Server dazugab, folgt nicht aus seinem Geheimnis.
web-fair-row-added-all = Alle haben etwas dazugegeben. Ist deins dabei? Das weißt nur du.
web-fair-from-player = vom Spieler selbst
web-fair-from-server = vom Geheimnis festgelegt
web-fair-row-rounds = Die Karten
web-fair-row-rounds-good = { $rounds ->
    [0] Es wurde nichts ausgeteilt.
    [one] Noch einmal gemischt: Die Runde kam genauso heraus.
   *[other] Noch einmal gemischt: Alle { $rounds } Runden kamen genauso heraus.
}
web-fair-row-rounds-bad = { $wrong ->
    [one] In einer Runde wurden andere Karten ausgeteilt.
   *[other] In { $wrong } von { $rounds } Runden wurden andere Karten ausgeteilt.
}
web-fair-round = Runde { $round }
web-fair-round-good = ausgeteilt, wie es sein musste
web-fair-round-bad = andere Karten
web-fair-seat = Platz
web-fair-dealt = Ausgeteilt
web-fair-turned = Aufgedeckt
web-fair-instead = hätte sein müssen:

web-fair-not = Was das nicht zeigt
web-fair-not-about = Dass der Kartengeber nicht hingesehen hat. Ein Server kennt die Karten, die er austeilt; wer ihn betreibt, könnte sie einem Freund verraten oder sich selbst dazusetzen und viele Wörter ausprobieren, bevor er eines dazugibt. Gegenüber Fremden bleibt das ein Versprechen, wie überall. Aber die Karten wurden nicht mehr zurechtgelegt, als das Spiel begonnen hatte, und das kannst du prüfen.
web-fair-terminal = Dieselbe Prüfung, und alle Spielregeln dazu, im Terminal:
