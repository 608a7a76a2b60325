"""Faults of documents in words."""

from ...pad.faults import DocumentFault
from ...words import Words


def fault_text(fault: DocumentFault, words: Words, kind: str) -> str:
    """What is wrong with a document of this kind (``pad``, ``tournament``, ``club``), and at which line or entry."""
    text = words(f"{kind}-fault-{fault.key}", **fault.values)
    if fault.entry:
        return words(f"{kind}-fault-entry", entry=fault.entry, fault=text)
    return words(f"{kind}-fault-line", line=fault.line, fault=text) if fault.line else text
