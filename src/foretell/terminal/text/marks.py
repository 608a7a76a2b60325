"""The marks of the suits in the reader's language, drawn on cards and read when typed: ``Ge`` is yellow in German.

The letters of game records, B G R Y P, are read in every language.
"""

import re
from collections.abc import Mapping

from ...game.cards import SUITS, Suit
from ...words import Words

_TOKEN = re.compile(r"[^\W\d_]+(?=\d*\b)")


def mark(suit: Suit, words: Words) -> str:
    """The suit's mark: one or two letters."""
    return words(f"suit-{suit}.mark")


def typed_suits(words: Words) -> Mapping[str, Suit]:
    """The suits by the text typed for them, in lower case: the letter of records, and the mark."""
    return {text.lower(): suit for suit in SUITS for text in (str(suit), mark(suit, words))}


def in_notation(line: str, words: Words) -> str:
    """A typed line, with marks replaced by the letters of records: ``play ge7`` becomes ``play Y7``."""
    suits = typed_suits(words)
    return _TOKEN.sub(lambda found: str(suits.get(found[0].lower(), found[0])), line)
