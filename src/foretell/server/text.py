"""What people write for others to read: cleaned of what is no text."""

import unicodedata

_MOST_MARKS = 3
"""So many accents may stand on one letter; scripts that use them need no more."""


def cleaned(text: str) -> str:
    """The text on one line, composed (NFC), with at most three marks on a letter; empty if it cannot be shown."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    kept: list[str] = []
    marks = 0
    for letter in line:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    shown = "".join(kept)
    bare = not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown)
    return shown if shown.isprintable() and not bare else ""
