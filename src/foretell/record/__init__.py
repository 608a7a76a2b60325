"""Game records: one text format for writing, keeping, exchanging, replaying and checking games.

The format is described in docs/record-format.md.  ``dumps`` and ``loads`` write and read one game.  Files of many games
are read line by line: ``read_file`` and ``read_lines`` yield a ``Line`` for each game, ``verify`` a line of output.
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
