# Namen van mensen.

# Staat voor de naam van iemand die alles over zichzelf liet wissen.
name-gone = iemand die is vertrokken
# Namen die niemand kan hebben, omdat je ze voor de server, de beheerder of een bot kunt houden.
names-reserved = foretell, server, de server, beheerder, de beheerder, admin, administrator, moderator, systeem, bot, computer, jij
