# Names of people.

# Stands for the name of a player who had everything about them deleted.
name-gone = a player who left
# Names that nobody can take, since they could be taken for the server, its operator, or a bot.
names-reserved = foretell, server, the server, operator, the operator, admin, administrator, moderator, system, bot, computer, you
