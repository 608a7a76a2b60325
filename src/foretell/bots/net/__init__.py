"""The bot that plays by nets of its own experience (needs numpy: ``foretell[nets]``).

What a seat sees is turned into the numbers of its true features (``wizard.sight``), in restricted Python, so that the
same functions run here on an observation and compiled in self-play (``compiling``).
"""
