"""Game records: one text format for writing, keeping, exchanging, replaying and checking games.

The format is described in docs/record-format.md.  ``dumps`` and ``loads`` write and read one game; ``read_lines`` and
``verify`` handle whole files, line by line.
"""

from .errors import RecordError
from .reader import loads, read_game
from .writer import FORMAT, dumps, to_record

__all__ = ["FORMAT", "RecordError", "dumps", "loads", "read_game", "to_record"]
