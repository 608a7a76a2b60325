"""Judges one record from standard input: ``python -m foretell.rating``; prints its decisions as JSON.

A server starts this process at low priority, one game at a time.
"""

import json
import sys

from .judging import judge


def main() -> None:
    """Print the decisions; null without the native library."""
    json.dump(judge(json.load(sys.stdin)), sys.stdout, separators=(",", ":"))


if __name__ == "__main__":
    main()
