"""Room codes: five letters that lead to an open lobby, for those who cannot use its link."""

from typing import Annotated

import msgspec

LETTERS = "BCDFGHJKMNPRSTWXYZ"
"""No letters that look alike, such as I and L or U and V, and no vowels, so that no code is a word."""
LENGTH = 5


class CodeMade(msgspec.Struct, frozen=True):
    """The room code of a table."""

    code: str
    until: int
    """When it ends (milliseconds since 1970); it also ends when the game begins, and with the table."""


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room code as somebody has typed it; case and spaces do not count."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=16)]


class CodeFound(msgspec.Struct, frozen=True):
    """The table that has a room code."""

    table: str
