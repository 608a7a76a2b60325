# Was `foretell serve --open` im Terminal sagt.

serve-ready = Der Tisch ist gedeckt: { $address }
serve-browser = Er öffnet sich jetzt in deinem Browser.
serve-no-browser = Öffne diese Adresse in deinem Browser.
serve-far = Um ihn auf dem Rechner vor dir zu öffnen, gib dort ein: ssh -L { $port }:127.0.0.1:{ $port } und dahinter den Namen dieses Rechners.
serve-network = Für Freunde in deinem Netzwerk: { $address }
serve-stop = Mit Strg+C beendest du ihn. Deine Spiele bleiben gespeichert, bis du wiederkommst.
serve-closed = Beendet. Deine Spiele sind gespeichert.
serve-running = Der Tisch ist schon gedeckt: { $address }
serve-no-port = Für die Seite ist kein Port frei: { $error }
serve-operator = Die Seite für den Betrieb: { $address } (ihr Token steht in { $file })
