"""Worlds that fit a view (docs/worlds.md).  What draws them is loaded for the first one, so that Game loads quickly."""

from typing import SupportsIndex

from ..rules.extreme.state import State as ExtremeState
from ..rules.wizard.state import State as WizardState
from .codebook import as_number
from .seen import AnyView


def check_that_some_world_fits(view: AnyView) -> None:
    """Raise ValueError if none does."""
    from ..engine.worlds import sampler

    sampler(view)


def draw_worlds(view: AnyView, count: SupportsIndex, seed: SupportsIndex) -> list[WizardState] | list[ExtremeState]:
    """``count`` random full states that fit the view.

    Raises ValueError unless both numbers are whole numbers from 0 on, and MemoryError for too many worlds.
    """
    from ..engine.worlds import sampler

    return sampler(view).draws(_from_zero("count", count), [_from_zero("seed", seed)])


def _from_zero(what: str, given: object) -> int:
    """The number; raises ValueError unless it is a whole number from 0 on."""
    number = as_number(given)
    if number is None or number < 0:
        raise ValueError(f"{what} is a whole number from 0, not {given!r}")
    return number
