# Regel voor regel.

command-help = hulp
command-hand = hand
command-table = tafel
command-last = slag
command-hint = tip
command-scores = punten
command-rules = regels
command-why = waarom
command-back = terug
command-quit = stop
command-delete = wissen

plain-help = Antwoord met een nummer uit de lijst, met een letter (bij kleuren b, gn, r, ge, p) of met een kaart zoals b5, w of dragon (de speciale kaarten heten hier zoals in het Engels). Opdrachten: { $commands }. ‘regels A9’ toont een regel; ‘waarom b5’ zegt waarom een kaart niet mag.
plain-back = (terug: een andere kaart)
plain-kept = (een nummer; ‘wissen 1’ wist het eerste spel)
plain-not-understood = Dat begrijp ik niet. Typ ? voor hulp.
plain-no-move = Typ ook de zet, bijvoorbeeld: waarom b5
plain-allowed = Dat mag je nu doen.
plain-number = Typ een getal van 1 tot en met { $most }.

