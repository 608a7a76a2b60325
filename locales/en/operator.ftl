# The operator's page.

operator-title = foretell: operator
operator-where = This page is for the person who runs this server. The token is in the file operator.token in the server’s data folder.
operator-token = Token
operator-sign-in = Sign in
operator-sign-out = Sign out
operator-wrong = This is not the token.
operator-too-many = Too many tries. Wait a minute.
operator-unknown = unknown

operator-now = Now
operator-load-calm = The server is calm: everybody is answered at once.
operator-load-busy = The server is busy: those who ask most wait a little.
operator-load-late = The server is overloaded: it answers late, and those who ask most wait.
operator-count-playing = Games in memory
operator-count-waiting = Tables that wait
operator-count-readers = Readers at tables
operator-count-pads = Score pads in memory
operator-count-viewings = Replays that people look at together
operator-count-connections = Connections
operator-count-failed-writes = Failed writes
operator-count-broken-logs = Damaged logs found
operator-count-bot-faults = Failed bots
operator-count-erasures = Erasures under way

operator-tables = Tables
operator-no-tables = No table is in memory.
operator-head-table = Table
operator-head-game = Game
operator-head-status = Status
operator-head-people = People
operator-head-bots = Bots
operator-head-watchers = Spectators
operator-head-round = Round
operator-head-idle = Quiet for (minutes)
operator-status-waiting = waiting
operator-status-playing = playing
operator-status-over = over
operator-status-closed = closed

operator-people = People
operator-people-about = A player reads their own id in the file that they get under Settings, “Your data”.
operator-find = Name or id
operator-find-go = Look up
operator-nobody = There is no such player.
operator-player = { $name }: first here { $made }, last here { $seen }.
operator-note = Note
operator-ban-player = Keep out
operator-erase-sure = Delete everything about { $name }. This cannot be undone.
operator-erase = Delete

operator-bans = Kept out
operator-bans-about = An address is that of a whole household, and often of many. Whoever is kept out can neither play nor watch; with another address and a new name they can come back.
operator-no-bans = Nobody is kept out.
operator-address = IP address
operator-ban-address = Keep out
operator-banned-player = Player
operator-banned-address = Address
operator-lift = Let in again

operator-acts = What was done
operator-no-acts = Nothing yet.
operator-act-sign-in = signed in
operator-act-refused = refused a wrong token
operator-act-ban = kept out
operator-act-lift = let in again
operator-act-erase = deleted a player
operator-act-repaired = kept out (from a repaired database)
