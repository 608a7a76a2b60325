# Was `foretell serve --open` im Terminal sagt.

serve-ready = Der Tisch ist gedeckt: { $address }
serve-browser = Er öffnet sich jetzt in deinem Browser.
serve-no-browser = Öffne diese Adresse in deinem Browser.
serve-far = Um ihn auf dem Rechner zu öffnen, vor dem du sitzt, tippe dort: ssh -L { $port }:127.0.0.1:{ $port } und den Namen dieses Rechners.
serve-network = Für Freunde in deinem Netz: { $address }
serve-stop = Strg+C schließt ihn. Deine Spiele warten, bis du wiederkommst.
serve-closed = Geschlossen. Deine Spiele sind aufgehoben.
serve-running = Der Tisch ist schon gedeckt: { $address }
serve-no-port = Kein Port ist frei, an dem die Seite sich zeigen ließe: { $error }
