"""A document: one tournament as an append-only list of entries, how these are read and checked, and its text."""

from ..pad import documents, entries
from ..pad.faults import shown
from ..pad.kinds import OPTIONS
from ..pad.kinds import is_kind as is_pad_kind
from ..pad.reading import Reader
from .faults import TournamentFault
from .kinds import ENTRIES, LEFT_OUT, SETTINGS, is_kind
from .limits import LARGEST, MOST_ENTRIES


class _Reader(Reader):
    """Reads entries, and settings with options of a score pad."""

    def check(self, value: object, key: str, kind: str, number: int) -> None:
        """Raise TournamentFault if the value of this key is not of this kind."""
        if kind == "options":
            _check_options(value, number)
        else:
            super().check(value, key, kind, number)


def _check_options(value: object, number: int) -> None:
    """Options of a score pad; those of the other game are kept, and wait for their game."""
    if not isinstance(value, dict):
        raise TournamentFault("bad-value", number, name="options", value=shown(value))
    for name, one in value.items():
        kinds = [of_game[name] for of_game in OPTIONS.values() if name in of_game]
        if not kinds:
            raise TournamentFault("unknown-key", number, name=shown(name))
        if not any(is_pad_kind(one, kind) for kind in kinds):
            raise TournamentFault("bad-value", number, name=name, value=shown(one))


Document = documents.Document
"""A tournament."""
Entry = entries.AnyEntry
_READER = _Reader(ENTRIES, SETTINGS, is_kind, TournamentFault, LEFT_OUT)
FORMAT = documents.Format("tournament", _READER, LARGEST, MOST_ENTRIES)
new_document, dumps, loads, read_document = FORMAT.new, FORMAT.dumps, FORMAT.loads, FORMAT.read
read_entry, read_settings, salvaged = FORMAT.read_entry, _READER.read_settings, FORMAT.salvaged
