"""A document: one tournament as an append-only list of entries, and its text."""

from ..pad import documents
from .entries import Entry, read_entry
from .faults import TournamentFault
from .limits import LARGEST, MOST_ENTRIES

Document = documents.Document[Entry]
"""A tournament."""
FORMAT = documents.Format("tournament", read_entry, TournamentFault, LARGEST, MOST_ENTRIES)
new_document, dumps, loads, read_document = FORMAT.new, FORMAT.dumps, FORMAT.loads, FORMAT.read
salvaged = FORMAT.salvaged
