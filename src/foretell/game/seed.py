"""The seeds of deals."""

from .errors import OptionsError

MOST_SEED = 2**63 - 1


def check_seed(seed: object) -> None:
    """Raise OptionsError for anything but a whole number from 0 to MOST_SEED."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise OptionsError(f"a seed must be a whole number from 0 to {MOST_SEED}, not {seed!r}")
