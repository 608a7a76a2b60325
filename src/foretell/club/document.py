"""A document: one club as an append-only list of entries, how these are read and checked, and its text."""

from ..pad import documents, entries
from ..pad.reading import Reader
from .faults import ClubFault
from .kinds import ENTRIES, SETTINGS, is_kind
from .limits import LARGEST, MOST_ENTRIES

Document = documents.Document
"""A club."""
Entry = entries.AnyEntry
FORMAT = documents.Format("club", Reader(ENTRIES, SETTINGS, is_kind, ClubFault), LARGEST, MOST_ENTRIES)
new_document, dumps, loads, read_document = FORMAT.new, FORMAT.dumps, FORMAT.loads, FORMAT.read
read_entry, read_settings = FORMAT.read_entry, FORMAT.reader.read_settings
