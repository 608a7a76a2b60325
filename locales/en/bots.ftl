# The levels, weakest first: what each is called, and one sentence on how it plays.

bot-random = Daydreamer
    .about = Plays any card that is allowed, head in the clouds.
bot-apprentice = Apprentice
    .about = Has just learned the rules: counts the high cards, forgets what was played and ignores everyone else’s plans.
bot-thumb = Bookkeeper
    .about = Keeps count of every card and plays by rules of thumb, but seldom thinks beyond the trick on the table.
bot-journeyman = Journeyman
    .about = Plays from experience and remembers trumps and high cards; small ones slip by, and some hands look too good.
bot-master = Master
    .about = Has played millions of rounds, forgets no card and weighs every move at a glance.
bot-grandmaster = Grand master
    .about = A master who also imagines what you may be holding, and plays it out many times before moving.
bot-rating = Strength: { $ratings }
bot-missing = Not available here: { $why }
bot-instead = Playing instead: { $bot }.
bot-replaced = Not available here: { $bot }. Playing instead: { $other }. Run foretell bots to see why.
bot-failed = A bot has failed: { $why }. Playing instead: { $other }.
bot-offered = A bot from the package { $package }.
web-bot-missing = { $bot } (not on this server)
web-bots-missing = Not available on this server, where the rules are not compiled: { $bots }. Playing instead: { $other }.
web-bot-rating = Strength: { $rating }.
