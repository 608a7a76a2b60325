"""Worlds that fit a view (docs/worlds.md).  What draws them is loaded for the first one, so that Game loads quickly."""

from ..rules.extreme.state import State as ExtremeState
from ..rules.wizard.state import State as WizardState
from .seen import AnyView


def check_that_some_world_fits(view: AnyView) -> None:
    """Raise ValueError if none does."""
    from ..engine.worlds import sampler

    sampler(view)


def draw_worlds(view: AnyView, count: int, seed: int) -> list[WizardState] | list[ExtremeState]:
    """``count`` random full states that fit the view.

    Raises ValueError unless both numbers are whole numbers from 0 on.
    """
    from ..engine.worlds import sampler

    for what, number in (("count", count), ("seed", seed)):
        if type(number) is not int or number < 0:
            raise ValueError(f"{what} is a whole number from 0, not {number!r}")
    return sampler(view).draws(count, [seed])
