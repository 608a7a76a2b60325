# Faires Mischen: was das ist, und ein Spiel im Browser prüfen.

web-fair-title = Niemand hat deine Karten ausgesucht
web-fair-intro = Weder der Server noch jemand anders. Nach jedem Spiel kannst du es selbst prüfen.
web-fair-step-1 = Ein Geheimnis im Glaskasten
web-fair-step-1-about = Bevor sich jemand setzt, schließt der Server eine lange geheime Zahl in einen Glaskasten. Du kannst sie nicht lesen, und er kann sie nicht mehr ändern. Der Kasten ist ein Fingerabdruck des Geheimnisses; jeder Tisch zeigt ihn von Anfang an.
web-fair-step-2 = Alle schließen etwas ein
web-fair-step-2-about = Wenn du dich setzt, schließt du selbst etwas ein: ein Wort und zufällige Buchstaben. Die Seite macht das für dich. Niemand kann es lesen, und sobald das Spiel gestartet ist, kannst auch du es nicht mehr ändern. Für einen Bot gilt ein Wert, den das Geheimnis selbst festlegt.
web-fair-step-3 = Alle Kästen gehen zugleich auf
web-fair-step-3-about = Wenn jemand das Spiel startet, stehen alle Kästen auf dem Tisch; erst dann werden sie geöffnet. Wie die Karten in jeder Runde liegen, folgt aus dem Geheimnis und aus dem, was in den Kästen war. Aus nichts sonst: nicht aus Vorhersagen, nicht daraus, wie du spielst.
web-fair-step-4 = Der Kasten des Servers wird geöffnet
web-fair-step-4-about = Nach dem Spiel sehen alle das Geheimnis, ob es zu seinem Kasten passt und ob das eigene Wort dabei ist. Und wer nachrechnet, sieht: Jede Karte war die, die kommen musste.
web-fair-so = Alle haben ihren Teil festgelegt, bevor sie einen anderen kannten. Selbst wenn sich der Server mit allen anderen am Tisch abgesprochen hätte: Aussuchen konnten sie nichts, denn deinen Teil kannten sie nicht.

web-fair-check = Ein Spiel prüfen
web-fair-check-about = Dein Browser rechnet selbst und fragt keinen Server, ob es stimmt. Du brauchst die Aufzeichnung eines Spiels, das zu Ende ist.
web-fair-noted = Fingerabdruck von vor dem Spiel (falls du ihn notiert hast)
web-fair-noted-about = Ohne ihn prüfst du, ob alles zusammenpasst. Mit ihm auch, ob das Geheimnis das ist, das vorher eingeschlossen wurde. Bei Spielen, die du in diesem Browser gespielt hast, hat ihn die Seite selbst notiert.
web-fair-again = Noch einmal prüfen
web-fair-own = Eines deiner Spiele
web-fair-file = Die Aufzeichnung eines Spiels
web-fair-busy = Es wird noch einmal gemischt …
web-fair-result = Ergebnis

web-fair-fault-json = Das lässt sich nicht als JSON lesen.
web-fair-fault-format = Das ist keine Aufzeichnung eines Spiels.
web-fair-fault-players = Die Angaben über die Spieler in dieser Aufzeichnung sind unvollständig oder beschädigt.
web-fair-fault-rounds = Die Angaben über die ausgeteilten Karten in dieser Aufzeichnung sind unvollständig oder beschädigt.
web-fair-device = Die Karten dieses Spiels hat dein eigenes Gerät gegeben. Es gibt also keinen Server, dessen Mischen du prüfen könntest.
web-fair-fault-proof-none = Diese Aufzeichnung hat keinen Nachweis. Den haben nur Spiele, die auf einem Server gespielt wurden.
web-fair-fault-proof-form = Der Nachweis in dieser Aufzeichnung lässt sich nicht lesen.
web-fair-fault-method = Der Nachweis verwendet ein Verfahren, das diese Seite nicht kennt.
web-fair-fault-not-over = Dieses Spiel läuft noch. Das Geheimnis wird nach der letzten Karte veröffentlicht.
web-fair-fault-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-fair-fault-table = Die Aufzeichnung dieses Tisches lässt sich nicht laden.

web-fair-good = Alles stimmt
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
web-fair-row-kept-good = Dein Browser hat ihn sich gemerkt, bevor der Server erfuhr, was du dazugibst. Es ist derselbe.
web-fair-row-kept-bad = Dein Browser hat sich einen anderen gemerkt, bevor der Server erfuhr, was du dazugibst. Also wurde das Geheimnis ausgetauscht, oder es gehört zu einem anderen Spiel.
web-fair-row-lock = Alles stand fest, bevor dein Teil bekannt war
web-fair-row-lock-good = Dein Browser hat sich gemerkt, was alle eingeschlossen hatten, bevor er deinen Kasten öffnete. In der Aufzeichnung steht dasselbe.
web-fair-row-lock-bad = Dein Browser hat sich gemerkt, was alle eingeschlossen hatten, bevor er deinen Kasten öffnete. In der Aufzeichnung steht etwas anderes: Seitdem hat jemand seinen Teil geändert.
web-fair-row-lock-unknown = Dein Browser hat zu diesem Spiel nichts notiert. Verglichen wird trotzdem jeder Wert mit dem, was sein Platz eingeschlossen hatte.
web-fair-row-added = Was dazugegeben wurde
web-fair-row-added-good = Was der Server dazugab, folgt aus seinem Geheimnis.
web-fair-row-added-bad = Was der Server dazugab, folgt nicht aus seinem Geheimnis.
web-fair-row-added-wrong = Ein Wert ist nicht der, den sein Platz eingeschlossen hatte.
web-fair-row-added-all = Alle haben etwas dazugegeben.
web-fair-row-late = { $players }: nicht rechtzeitig geöffnet, also gilt der Wert des Servers. Das kann an einer langsamen Verbindung liegen. Wenn sich aber der Server mit diesem Mitspieler abspricht, können sie so zwischen zwei Möglichkeiten wählen.
web-fair-row-own-unknown = Ist dein Wort dabei? Das weißt nur du.
web-fair-row-own-good = Dein Wort ist dabei: Dein Browser hat es sich gemerkt.
web-fair-row-own-bad = Dein Browser hat sich aber etwas anderes gemerkt: Dein Wort fehlt (es kam zu spät, oder der Server hat es weggelassen), oder an einem Platz, an dem nur ein Bot saß, wurde eines dazugegeben.
web-fair-from-player = vom Spieler selbst
web-fair-from-hidden = vom Spieler eingeschlossen
web-fair-from-server = vom Geheimnis festgelegt
web-fair-from-late = nicht rechtzeitig geöffnet; vom Geheimnis festgelegt
web-fair-row-rounds = Die Karten
web-fair-row-rounds-good = { $rounds ->
    [0] Es wurde nichts ausgeteilt.
    [one] Noch einmal gemischt: Es kam dieselbe Runde heraus.
   *[other] Noch einmal gemischt: Es kamen dieselben { $rounds } Runden heraus.
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
web-fair-not-look = Dass der Server nicht hingesehen hat. Er kennt die Karten, die er austeilt; wer ihn betreibt, könnte sie weitersagen.
web-fair-not-late = Dass alle ihren Kasten geöffnet haben. Für wen das nicht rechtzeitig geschieht, gilt der Wert des Servers, damit kein langsames Handy das Spiel aufhält. Mitspieler allein haben nichts davon, denn sie kennen das Geheimnis nicht. Spricht sich der Server mit einem von ihnen ab, können sie so zwischen zwei Möglichkeiten wählen; aber die Prüfung nennt jeden Platz, an dem das vorkam.
web-fair-not-refuse = Sobald der Server alle Wörter kennt, kann er die Karten ausrechnen. Gefallen sie ihm nicht, könnte er das Spiel gar nicht erst beginnen oder es abbrechen und auf dein nächstes warten. Verbergen lässt sich das nicht: Sei misstrauisch, wenn es auf einem Server oft vorkommt.
web-fair-not-played = Dass die Aufzeichnung von dem Spiel ist, das du gespielt hast. Geprüft werden die Karten in der Aufzeichnung; ob du genau diese auf der Hand hattest, weißt nur du.
web-fair-not-page = Dass diese Seite ehrlich ist. Sie kommt von eben dem Server, den sie prüft. Wer sich darauf nicht verlassen will, notiert den Fingerabdruck vor dem Spiel und prüft die Aufzeichnung mit einer eigenen Installation von foretell.
web-fair-terminal = Dieselbe Prüfung im Terminal; sie prüft auch, ob jeder Zug den Regeln entspricht:
