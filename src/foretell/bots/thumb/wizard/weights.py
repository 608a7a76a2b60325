"""The weights of the rules of thumb for Wizard, fitted to rounds of self-play (docs/bots-method.md)."""

from dataclasses import dataclass

from ....rules.wizard.cards import BOMB, CLOUD, DRAGON, FAIRY, FOOL, JUGGLER, SHAPESHIFTER, WIZARD
from ..odds import CardWeights, StayWeights


@dataclass(frozen=True, slots=True)
class SpecialWeights:
    """Weights for the chance of a card without a suit to win a trick at some time."""

    const: float = 0.0
    left: float = 0.0
    """For each remaining trick."""
    others: float = 0.0
    """For each other player."""
    play: float = 0.0
    """By how many tricks its player's choice can change the result."""


@dataclass(frozen=True, slots=True)
class MeetWeights:
    """Weights for the chance to meet a bid."""

    const: float = 0.0
    lack: float = 0.0
    """For the tricks that the hand is expected to be short by, in standard deviations, and for their square."""
    surplus: float = 0.0
    """For the tricks that it is expected to win too many, in the same way."""
    lack_square: float = 0.0
    surplus_square: float = 0.0
    variance: float = 0.0
    """For the uncertainty of the hand."""
    deviation: float = 0.0
    left: float = 0.0
    """For each remaining trick, and for one divided by their number."""
    last: float = 0.0
    none: float = 0.0
    """If no more tricks are needed, and if all are."""
    all: float = 0.0
    lead: float = 0.0
    """For who leads, per standard deviation that the hand is expected to be short by."""


PLAIN = CardWeights(
    1.07, -0.146, -1.15, 0.0201, 1.01, -0.0471, -0.243, 0.0704, -0.753, -0.812, -0.381, 0.576, -1.43, 0.0563
)
"""A number card that is not trump."""
TRUMP = CardWeights(2.93, 0.183, -1.86, 0.0614, 0.167, 0.0926, 0.305, -0.0172, -0.472, -0.783, -0.941)
"""A trump card."""
SINGLE = CardWeights(-0.779, 0.0478, -1.04, -0.164, 2.2, 0.263, -0.216, -0.0504, -0.756, -0.839, -0.517)
"""V5: a card of the player's own suit."""
STAY_PLAIN = StayWeights(2.75, -2.05, -1.22, 0.0145, -0.374, -1.17, 1.2, 0.0818, -0.0405, -0.479, 1.31, -0.15)
"""A card of the suit to follow that is not trump."""
STAY_TRUMP = StayWeights(3.04, -2.86, -1.29, 0.0296, -0.907, 0.0, 0.0, -0.0422, 0.0255, -0.587, 2.52, -1.02)
"""A trump card where trump was led."""
STAY_RUFF = StayWeights(3.79, -1.95, 0.129, -1.47, -0.323, 0.0, 0.0, 0.0306, -0.126, -0.171, 4.18, -0.365)
"""A trump card when another suit is followed, or none."""
STAY_SINGLE = StayWeights(0.45, -0.642, -0.177, -0.36, -0.999, 0.0, 0.0, 0.0616, 0.0, 0.194, 3.62, -1.89)
"""V5: any card."""
SUITLESS = {
    WIZARD: SpecialWeights(5.07, left=-0.125, others=-0.158),
    FOOL: SpecialWeights(-2.95, left=0.267, others=-2.18),
    SHAPESHIFTER: SpecialWeights(0.197, left=0.00874, others=0.243, play=0.399),
    DRAGON: SpecialWeights(2.53, left=0.0421, others=0.0713),
    FAIRY: SpecialWeights(-1.48, left=-0.0124, others=-0.523),
    BOMB: SpecialWeights(-0.47, left=-0.956, others=-1.16, play=0.0851),
    JUGGLER: SpecialWeights(1.05, left=0.00213, others=-0.412, play=0.183),
    CLOUD: SpecialWeights(0.265, left=-0.0341, others=-0.161, play=0.0505),
}
"""By card: the cards without a suit."""
MEET = MeetWeights(5.05, -1.48, -0.122, -0.242, -0.943, 0.655, -7.39, 0.228, -1.16, 0.815, 0.996, -0.609)
"""A12: the chance to meet the bid."""
SPOIL, SPOIL_WHEN_LOST = -0.849, -0.902
"""Points for taking a trick from a player who needs it, while the bot's bid can be met, and once it is lost."""
