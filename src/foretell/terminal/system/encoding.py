"""Replacements for characters that an output encoding lacks: ``-`` for a minus sign.

Every command uses them: ``stream.reconfigure(errors=ASCII)``.
"""

import codecs
import os
import sys
import unicodedata

ASCII = "foretell-ascii"
"""The name of the error handler, for the ``errors`` of a stream."""
_INSTEAD = (
    {
        "\N{MINUS SIGN}": "-",
        "\N{EN DASH}": "-",
        "—": "-",
        "─": "-",
        "·": "-",
        "±": "+-",
        "\N{MULTIPLICATION SIGN}": "x",
        "★": "*",
        "…": "...",
        "½": " 1/2",
        "¾": " 3/4",
        "←": "<-",
        "→": "->",
        "↑": "^",
        "↓": "v",
        "▶": ">",
        "✗": "x",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
    }
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("\u2018\u2019\u201a", "'")
)
_DRAWN = "╭─╮│╰╯●▲◆■★○◉✗▶"


def as_written(text: str) -> str:
    """The text as standard output will show it, to measure the width of columns."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, ASCII).decode(encoding)


def can_draw(encoding: str | None) -> bool:
    """Whether an encoding has the characters that the full screen needs."""
    try:
        _DRAWN.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def has_screen() -> bool:
    """Whether the terminal can show the full screen: it moves its cursor, and its encoding has the characters."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return False
    return all(can_draw(stream.encoding) for stream in (sys.stdout, sys.__stderr__) if stream is not None)


def _instead(error: UnicodeError) -> tuple[str, int]:
    """The replacement for the characters that cannot be encoded, and the position after them."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(char: str) -> str:
    """A character in ASCII: its usual spelling, or the letter without its accent, or a question mark."""
    bare = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return _INSTEAD.get(char, bare or "?")


codecs.register_error(ASCII, _instead)
