"""Strict JSON: NaN and a byte order mark, which the standard library accepts, are faults; no other error is raised."""

import json
import re
from typing import NoReturn

from ..game.faults import sentence
from .errors import RecordError

_BOM = b"\xef\xbb\xbf"
_MOST_DIGITS = 4000
_LONG = re.compile(rf"(?<![0-9])[0-9]{{{_MOST_DIGITS + 1}}}")
"""A number that is too long; without one, Python's own reader of numbers is quicker."""


class Unreadable:
    """Stands for a number that is too long to convert; it equals nothing, so no key of a record accepts it."""

    def __repr__(self) -> str:
        """For error messages."""
        return "a number of more than 4000 digits"


def parse(text: bytes) -> object:
    """The JSON value of UTF-8 text; raises RecordError for anything else."""
    if text.startswith(_BOM):
        raise RecordError(sentence("not-json", why="it begins with a byte order mark"))
    try:
        decoded = text.decode()
        is_long = len(decoded) > _MOST_DIGITS and _LONG.search(decoded)
        return json.loads(decoded, parse_constant=_constant, parse_int=_whole_number if is_long else None)
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8: {error.reason} at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        why = f"{error.msg.removesuffix(' at')} at character {error.pos + 1}"
        raise RecordError(sentence("not-json", why=why)) from None
    except RecursionError:
        raise RecordError(sentence("too-deep")) from None


def _constant(name: str) -> NoReturn:
    raise RecordError(sentence("not-json", why=f"{name} is not allowed"))


def _whole_number(digits: str) -> int | Unreadable:
    """Python itself refuses to convert very long numbers; no number in a valid record has that many digits."""
    return int(digits) if len(digits) <= _MOST_DIGITS else Unreadable()
