# Wat er is gebeurd, één zin per gebeurtenis. $you is "yes" als de speler aan deze terminal wordt bedoeld.

event-round-dealt = { $you ->
    [yes] Ronde { $round } van { $rounds }: jij deelt.
   *[no] Ronde { $round } van { $rounds }: { $player } deelt.
}
event-cards-dealt = { $cards ->
    [one] Iedereen krijgt één kaart.
   *[other] Iedereen krijgt { $cards } kaarten.
}
event-cards-unseen = Je ziet de kaarten van alle anderen, maar niet die van jezelf.
event-card-turned = Omgedraaid: { $card }.
event-werewolf-exchanged = { $you ->
    [yes] Je ruilt de Weerwolf voor { $card }.
   *[no] { $player } ruilt de Weerwolf voor { $card }.
}
event-trump-set = Troef is { $suit }.
event-trump-set-none = Deze ronde is er geen troef.
event-trump-named = { $you ->
    [yes] Je noemt { $suit } als troef.
   *[no] { $player } noemt { $suit } als troef.
}
event-trump-named-none = { $you ->
    [yes] Je kiest voor een ronde zonder troef.
   *[no] { $player } kiest voor een ronde zonder troef.
}
event-bid-made = { $you ->
    [yes] Je voorspelt { $tricks }.
   *[no] { $player } voorspelt { $tricks }.
}
event-bid-made-hidden = { $player } heeft voorspeld.
event-bids-shown = De voorspellingen: { $bids }.
event-bids-shown-one = { $you ->
    [yes] jij { $tricks }
   *[no] { $player } { $tricks }
}
event-card-played = { $you ->
    [yes] Je speelt { $card }.
   *[no] { $player } speelt { $card }.
}
event-trick-taken = { $you ->
    [yes] De slag is voor jou.
   *[no] De slag is voor { $player }.
}
event-trick-bombed = { $you ->
    [yes] Boem! Niemand krijgt de slag; jij komt nu uit.
   *[no] Boem! Niemand krijgt de slag; { $player } komt nu uit.
}
event-card-laid-aside = Je legt { $card } klaar voor { $left }.
event-card-laid-aside-hidden = { $player } heeft een kaart gekozen om door te geven.
event-cards-passed = Iedereen geeft een kaart door naar links.
event-cards-passed-received = { $player } geeft jou { $card }.
event-bid-changed-up = { $you ->
    [yes] De Wolk: je verhoogt je voorspelling met één.
   *[no] De Wolk: { $player } verhoogt de voorspelling met één.
}
event-bid-changed-down = { $you ->
    [yes] De Wolk: je verlaagt je voorspelling met één.
   *[no] De Wolk: { $player } verlaagt de voorspelling met één.
}
event-seal-taken = { $you ->
    [yes] Je neemt { $seal }.
   *[no] { $player } neemt { $seal }.
}
event-seal-taken-from = { $you ->
    [yes] Je neemt { $seal } af van { $victim }, die er een wit zegel voor terugkrijgt.
   *[no] { $player } neemt { $seal } af van { $victim }, die er een wit zegel voor terugkrijgt.
}
event-seal-taken-from-you = { $player } neemt { $seal } van je af; je krijgt er een wit zegel voor terug.
event-magician-taken = { $you ->
    [yes] Je neemt de zwarte magiër.
   *[no] { $player } neemt de zwarte magiër.
}
event-prediction-made = { $you ->
    [yes] Je voorspelling is klaar.
   *[no] De voorspelling van { $player } is klaar.
}
event-seal-returned = { $you ->
    [yes] Je geeft { $seal } terug.
   *[no] { $player } geeft { $seal } terug.
}
event-black-seal-taken = { $you ->
    [yes] Je hebt geen zegel dat past en neemt een zwart zegel.
   *[no] { $player } heeft geen zegel dat past en neemt een zwart zegel.
}
event-black-seal-spared = { $you ->
    [yes] Je hebt geen zegel dat past, maar de zwarte zijn op.
   *[no] { $player } heeft geen zegel dat past, maar de zwarte zijn op.
}
event-round-scored = Ronde { $round } is voorbij.
event-round-scored-wizard = { $you ->
    [yes] Je voorspelde { $bid } en haalde { $tricks }: { $points } punten, in totaal { $total }.
   *[no] { $player } voorspelde { $bid } en haalde { $tricks }: { $points } punten, in totaal { $total }.
}
event-round-scored-extreme = { $you ->
    [yes] Je krijgt { $points ->
        [0] geen strafpunten
        [one] één strafpunt
       *[other] { $points } strafpunten
    }, in totaal { $total }.
   *[no] { $player } krijgt { $points ->
        [0] geen strafpunten
        [one] één strafpunt
       *[other] { $points } strafpunten
    }, in totaal { $total }.
}
event-game-over = { $you ->
    [yes] Het spel is afgelopen: jij wint!
   *[no] Het spel is afgelopen: { $player } wint.
}
event-game-over-shared = { $you ->
    [yes] Het spel is afgelopen: je deelt de overwinning met { $players }.
   *[no] Het spel is afgelopen: { $players } delen de overwinning.
}
