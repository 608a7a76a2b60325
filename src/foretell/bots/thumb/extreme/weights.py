"""The weights of the rules of thumb for Wizard Extreme, fitted to rounds of self-play."""

from dataclasses import dataclass

from ..odds import CardWeights, StayWeights


@dataclass(frozen=True, slots=True)
class CostWeights:
    """The penalty points to expect for each seal too many and for each one too few.

    Both enter twice into the quantities with these weights (twice a surplus is the miss plus the gap).
    """

    const: float = 0.0
    over: float = 0.0
    """For the seals of blue, green, yellow and purple, by suit: too many, too few."""
    under: float = 0.0
    red_over: float = 0.0
    """For red seals."""
    red_under: float = 0.0
    all_over: float = 0.0
    """For all seals together."""
    all_under: float = 0.0
    white: float = 0.0
    """For each white seal."""


PLAIN = CardWeights(
    const=0.689,
    higher=-0.0365,
    higher_root=-1.05,
    lower=0.114,
    lower_root=0.827,
    above=0.392,
    own=-0.111,
    left=0.0621,
    others=-0.688,
    demand=-0.317,
    trumps=0.178,
    trumps_root=-1.69,
    own_trumps=0.409,
    magician=0.462,
)
"""A card that is not red."""
RED = CardWeights(
    const=3.27,
    higher=0.624,
    higher_root=-4.07,
    lower=-0.0418,
    lower_root=0.344,
    above=-0.505,
    own=0.616,
    left=0.0324,
    others=0.0376,
    demand=-0.187,
    magician=-0.204,
)
"""A red card."""
STAY_PLAIN = StayWeights(
    const=1.43,
    over_root=-3.09,
    higher=-0.54,
    eager_over=-1.41,
    sated_over=0.734,
    eager_ruff=-3.3,
    sated_ruff=-1.41,
    left=0.0763,
    unseen=0.127,
    rest=-0.199,
    share=2.21,
    demand=-0.186,
)
"""A card of the suit to follow that is not red."""
STAY_RED = StayWeights(
    const=3.05,
    over_root=-9.38,
    higher=-1.43,
    eager_over=1.94,
    sated_over=3.19,
    eager_ruff=0.0,
    sated_ruff=0.0,
    left=0.0789,
    unseen=0.467,
    rest=-0.341,
    share=5.7,
    demand=-0.035,
)
"""A red card where red was led."""
STAY_RUFF = StayWeights(
    const=4.12,
    over_root=-5.5,
    higher=-0.69,
    eager_over=-0.343,
    sated_over=2.08,
    eager_ruff=0.0,
    sated_ruff=0.0,
    left=0.164,
    unseen=0.0104,
    rest=-0.258,
    share=1.06,
    demand=0.203,
)
"""A red card where another suit was led."""
LATE = CostWeights(
    const=-2.55,
    over=1.17,
    under=0.975,
    red_over=1.2,
    red_under=1.07,
    all_over=0.0896,
    all_under=0.287,
    white=2.9,
)
"""The cost when no tricks remain."""
EARLY = CostWeights(
    const=-2.28,
    over=0.788,
    under=0.489,
    red_over=0.779,
    red_under=0.194,
    all_over=0.025,
    all_under=0.479,
    white=0.423,
)
"""The cost when all tricks remain."""
MAGICIAN = {3: 2.9, 4: 2.9, 5: 2.9}
"""By the number of players: the penalty points that the Magician may expect with a base of 4 (B13)."""
MAGICIAN_BASE = 0.9
"""The addition if the base is 5."""
PAID = 0.5
"""The Magician's gain, in black seals, from a trick that another seat pays for."""
RID = 0.5
"""The Magician's gain from playing a card that would otherwise win a trick for certain, in the same unit."""
