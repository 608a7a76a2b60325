"""Game records: one text format in which every game is written, kept, exchanged, replayed and checked.

The format is described in docs/record-format.md.  ``dumps`` and ``loads`` write and read one game.  Files of many games
are read line by line, however long they are: ``read_file`` and ``read_lines`` give a ``Line`` for each game, ``verify``
what there is to say of it.
"""

from .errors import RecordError
from .reader import loads, read_game
from .stream import Line, read_file, read_lines
from .verify import verify
from .writer import FORMAT, dumps, to_record

__all__ = [
    "FORMAT",
    "Line",
    "RecordError",
    "dumps",
    "loads",
    "read_file",
    "read_game",
    "read_lines",
    "to_record",
    "verify",
]
