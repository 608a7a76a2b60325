"""Sets the numbers of a search.  Restricted Python; Wizard Extreme uses the same text with its own ``steps``."""

from ....rules.arrays import Numbers
from .steps import Search


def set_model(s: Search, temperature: float, blunders: float, drawn: int, fewest: float) -> None:
    """How other seats choose, and how many worlds are drawn (``steps.Search``)."""
    s.model.temperature, s.model.blunders = temperature, blunders
    s.drawn, s.fewest = drawn, fewest


def set_trust(s: Search, decisions: int, margin: float, doubt: float, bias: float, sure: float) -> None:
    """How far to trust playouts (``blend.Trust``)."""
    t = s.blend.trust
    t.decisions, t.margin, t.doubt, t.bias, t.sure = decisions, margin, doubt, bias, sure


def set_foretold(s: Search, seals: Numbers, many: int) -> None:
    """B5: the seals of the seats and of the pool when predictions ended; none if they are not known."""
    s.foretold[0] = -1
    for i in range(many):
        s.foretold[i] = seals[i]


def decisions_made(s: Search) -> int:
    """How many decisions were made in playouts, since the search was begun."""
    return s.playing.made
