"""Faults at random while people and bots play, and what has to be true afterwards: ``make faults``.

People at tables of every kind and at score pads speak the protocol. Meanwhile server processes are killed, stopped for
a while and replaced, the database is killed and fails over, and links are dropped, stalled and left half open. At the
end the logs are compared with all that was acknowledged and with every message that anybody read.
"""
