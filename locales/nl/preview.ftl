# What messengers show of a link to the page; `free` is the number of free seats, `names` those of the people at the table.

preview = foretell: Wizard en Wizard Extreme
    .about = Voorspel hoeveel slagen je haalt, en haal er dan precies zoveel. Met vrienden of tegen bots, in de browser, zonder account.
preview-table = Een tafel bij foretell
    .about = Speel Wizard of Wizard Extreme met vrienden, in de browser en zonder account.
preview-pad = Een scoreblok voor Wizard en Wizard Extreme
    .about = Voor een spel met echte kaarten: voorspellingen, slagen en punten, op één telefoon of op meer.
preview-replay = Een spel, zet voor zet
    .about = Kijk een heel spel terug, met open kaarten.

preview-waiting = { $free ->
    [0] { $game }: begint zo
    [one] { $game }: er is nog één plaats vrij
   *[other] { $game }: er zijn nog { $free } plaatsen vrij
}
preview-playing = { $game }: het spel is bezig
preview-over = { $game }: het spel is afgelopen
preview-closed = { $game }: deze tafel is gesloten
preview-people = { $status ->
    [waiting] { $count ->
        [one] { $names } wacht op je.
       *[other] { $names } wachten op je.
    }
   *[other] Met { $names }.
}
