"""``python -m tests.bots.generations``: generation 1, behind the protocol, decides as the bots of commit 9fd867d did.

Its 7,824 decisions are compared one by one.  The nets and the search of then rounded otherwise, which decides between
moves of almost equal worth; so of those levels one decision in a hundred may be another.
"""

import sys

from .decisions import decisions, other_decisions

EXACT = ("random", "apprentice", "thumb")
ROUNDED = ("journeyman", "master", "grandmaster")


def main() -> int:
    """Compare all decisions; 1 if too many differ."""
    status = 0
    for level in (*EXACT, *ROUNDED):
        asked, other = decisions(level), other_decisions(level, f"{level}@1")
        sys.stdout.write(f"{level}@1: {len(other)} of {len(asked)} decisions are other than at 9fd867d\n")
        if len(other) > (0 if level in EXACT else len(asked) // 100):
            sys.stdout.write("\n".join([*other[:20], ""]))
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
