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
    0.689, -0.0365, -1.05, 0.114, 0.827, 0.392, -0.111, 0.0621, -0.688, -0.317, 0.0, 0.178, -1.69, 0.409, 0.462
)
"""A card that is not red."""
RED = CardWeights(3.27, 0.624, -4.07, -0.0418, 0.344, -0.505, 0.616, 0.0324, 0.0376, -0.187, 0.0, 0.0, 0.0, 0.0, -0.204)
"""A red card."""
STAY_PLAIN = StayWeights(1.43, -3.09, -0.54, -1.41, 0.734, -3.3, -1.41, 0.0763, 0.127, -0.199, 2.21, -0.186)
"""A card of the suit to follow that is not red."""
STAY_RED = StayWeights(3.05, -9.38, -1.43, 1.94, 3.19, 0.0, 0.0, 0.0789, 0.467, -0.341, 5.7, -0.035)
"""A red card where red was led."""
STAY_RUFF = StayWeights(4.12, -5.5, -0.69, -0.343, 2.08, 0.0, 0.0, 0.164, 0.0104, -0.258, 1.06, 0.203)
"""A red card where another suit was led."""
LATE = CostWeights(-2.55, 1.17, 0.975, 1.2, 1.07, 0.0896, 0.287, 2.9)
"""The cost when no tricks remain."""
EARLY = CostWeights(-2.28, 0.788, 0.489, 0.779, 0.194, 0.025, 0.479, 0.423)
"""The cost when all tricks remain."""
MAGICIAN = {3: 2.9, 4: 2.9, 5: 2.9}
"""By the number of players: the penalty points that the Magician may expect with a base of 4 (B13)."""
MAGICIAN_BASE = 0.9
"""The addition if the base is 5."""
PAID = 0.5
"""The Magician's gain, in black seals, from a trick that another seat pays for."""
RID = 0.5
"""The Magician's gain from playing a card that would otherwise win a trick for certain, in the same unit."""
