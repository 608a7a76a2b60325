"""How much the tests try: ``make soak`` plays many times as many random games, faults and inputs as ``make test``."""

import os

EFFORT = int(os.environ.get("FORETELL_EFFORT", "1"))
"""The factor for the usual numbers."""


def times(usual: int) -> int:
    """The number of tries, if ``make test`` makes ``usual``."""
    return usual * EFFORT
