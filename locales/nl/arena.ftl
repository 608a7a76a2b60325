# foretell arena: de uitslag van een wedstrijd tussen bots.

arena-decimal-mark = ,
arena-players = { $players } spelers
arena-paper-rule = NIET volgens onze regels: een omgedraaide Tovenaar betekent geen troef
arena-deals = { $deals ->
    [one] Eén verdeling
   *[other] { $deals } verdelingen
} met verwisselde plaatsen, samen { $games ->
    [one] één spel
   *[other] { $games } spellen
}, startwaarde { $seed }
arena-bot = bot
arena-cheats = { $bot } (ziet alle handen)
arena-points = punten per ronde
arena-penalties = strafpunten per ronde
arena-points-game = punten per spel
arena-hits = voorspellingen gehaald
arena-clean = rondes zonder strafpunten
arena-wins = spellen gewonnen
arena-of-fair = { $share } van { $fair }
arena-magician = zwarte magiër genomen
arena-magician-points = punten met zwarte magiër
arena-rating = OpenSkill
arena-median = ms mediaan
arena-p99 = ms p99
arena-difference = verschil
arena-pair = { $bot } − { $other }
arena-alone = { $bot } alleen − { $other }
arena-cards = kaarten
arena-round = ronde
arena-intervals = ±: 95%-intervallen (Student) over de verdelingen: elke verdeling met al haar spellen telt als één steekproef. Punten gelden voor één plaats.
arena-one-deal = Maar één verdeling: geen intervallen.
arena-fewer = Punten zijn strafpunten: hoe minder, hoe beter.
arena-about-rating = Spellen gewonnen: achter ‘van’ staat het eerlijke aandeel. OpenSkill: mu (sigma), alleen voor deze wedstrijd. ms: rekentijd voor een beslissing.
arena-no-rating = Spellen gewonnen: achter ‘van’ staat het eerlijke aandeel. Voor ratings: { $command }. ms: rekentijd voor een beslissing.
arena-about-paper-rule = De regel van het artikel (arXiv 2205.13834) dient alleen ter vergelijking; volgens onze regels (A4) noemt de gever troef.
arena-about-cheats = Wie alle handen ziet, speelt vals en is geen tegenstander, maar laat zien wat er hoogstens te halen valt.
arena-less-luck = zonder geluk
arena-less = punten zonder geluk
arena-saved = verdelingen bespaard
arena-about-luck = Zonder geluk: wat meesters met dezelfde kaarten boven hun gemiddelde halen, is afgetrokken, voor zover dat in andere verdelingen helpt. Verdelingen bespaard: hoeveel keer zoveel verdelingen het gewone cijfer voor hetzelfde interval nodig heeft.
arena-about-control = Zonder geluk: wat dezelfde bots uit elke verdeling meer halen dan gemiddeld uit { $fresh } nieuwe, is afgetrokken, voor zover dat in andere verdelingen helpt. Verdelingen bespaard: hoeveel keer zoveel verdelingen het gewone cijfer voor hetzelfde interval nodig heeft.
arena-suite = reeks { $suite }
arena-positions = { $positions } stellingen; elke bot wordt om zijn zet gevraagd
arena-best = beste zetten
arena-loss = punten verloren per beslissing
arena-about-exact = Punten verloren: hoeveel slechter de gekozen zet is dan de beste, exact, tegen anderen die voorspellen zoals in het evenwicht. ±: 95%-intervallen over de stellingen.
arena-about-positions = Punten verloren: hoeveel slechter de gekozen zet is dan de beste, door uitspelen tot het einde van de ronde in veel mogelijke werelden, met meesters op alle plaatsen. Tot twee standaardfouten verschil geldt een zet als beste. ±: 95%-intervallen over de stellingen.
