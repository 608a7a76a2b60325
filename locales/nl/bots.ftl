# The levels, weakest first: what each is called, and one sentence on how it plays.

bot-random = Dromer
    .about = Speelt wat er maar mag, met het hoofd in de wolken.
bot-apprentice = Leerling
    .about = Heeft de regels net geleerd: telt de hoge kaarten, vergeet wat er gevallen is en let op niemand anders.
bot-thumb = Boekhouder
    .about = Telt elke kaart mee en speelt op vuistregels, maar denkt zelden verder dan de slag op tafel.
bot-journeyman = Gezel
    .about = Speelt op ervaring en onthoudt troeven en hoge kaarten; kleine ontgaan hem, en soms ziet hij een hand te rooskleurig.
bot-master = Meester
    .about = Heeft miljoenen rondes gespeeld, vergeet geen kaart en weegt elke zet in één oogopslag.
bot-grandmaster = Grootmeester
    .about = Een meester die zich ook voorstelt wat jij in handen hebt, en dat vele malen uitspeelt voor hij een zet doet.
bot-rating = Speelsterkte: { $ratings }
bot-missing = Hier niet beschikbaar: { $why }
bot-instead = In plaats daarvan speelt: { $bot }.
bot-replaced = Hier niet beschikbaar: { $bot }. In plaats daarvan speelt: { $other }. Waarom, vertelt foretell bots.
bot-failed = Een bot is uitgevallen: { $why }. In plaats daarvan speelt: { $other }.
bot-offered = Een bot uit het pakket { $package }.
web-bot-missing = { $bot } (niet op deze server)
web-bots-missing = Niet beschikbaar op deze server, omdat de regels daar niet gecompileerd zijn: { $bots }. In plaats daarvan speelt: { $other }.
web-bot-rating = Speelsterkte: { $rating }.
