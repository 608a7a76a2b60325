"""How much the tests try: ``make soak`` plays many times as many random games, faults and inputs as ``make test``."""

import os

EFFORT = int(os.environ.get("FORETELL_EFFORT", "1"))
"""By this the usual numbers are multiplied."""


def times(usual: int) -> int:
    """The number of tries, where ``make test`` has ``usual``."""
    return usual * EFFORT
