"""What the terminal can do."""

import os
import sys

from .encoding import can_draw


def has_screen() -> bool:
    """Whether the terminal can show the full screen: it moves its cursor, and its encoding has the characters."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return False
    return all(can_draw(stream.encoding) for stream in (sys.stdout, sys.__stderr__) if stream is not None)
