"""How much the server carries, beside a server of boardgame.io under the same load.

One program, in Python, plays for all people at the tables of both: the same sockets, clocks and pace; what differs is
how a message is read and an answer chosen.  It works on bytes with little ceremony, so that it takes less of the
machine than either server does.
"""
