"""A document: one club as an append-only list of entries, and its text."""

from ..pad import documents
from .entries import Entry, read_entry
from .faults import ClubFault
from .limits import LARGEST, MOST_ENTRIES

Document = documents.Document[Entry]
"""A club."""
FORMAT = documents.Format("club", read_entry, ClubFault, LARGEST, MOST_ENTRIES)
new_document, dumps, loads, read_document = FORMAT.new, FORMAT.dumps, FORMAT.loads, FORMAT.read
