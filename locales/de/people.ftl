# Namen von Leuten.

# Steht für den Namen eines Menschen, der alles über sich löschen ließ.
name-gone = jemand ohne Namen
# Namen, die niemand haben kann, weil man sie für den Server, seinen Betreiber oder einen Bot halten könnte.
names-reserved = foretell, Server, der Server, Betreiber, Betreiberin, Admin, Administrator, Administratorin, Moderator, Moderatorin, System, Bot, Computer, du
