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
    const=1.07,
    higher=-0.146,
    higher_root=-1.15,
    lower=0.0201,
    lower_root=1.01,
    above=-0.0471,
    own=-0.243,
    left=0.0704,
    others=-0.753,
    demand=-0.812,
    wizards=-0.381,
    trumps=0.576,
    trumps_root=-1.43,
    own_trumps=0.0563,
)
"""A number card that is not trump."""
TRUMP = CardWeights(
    const=2.93,
    higher=0.183,
    higher_root=-1.86,
    lower=0.0614,
    lower_root=0.167,
    above=0.0926,
    own=0.305,
    left=-0.0172,
    others=-0.472,
    demand=-0.783,
    wizards=-0.941,
)
"""A trump card."""
SINGLE = CardWeights(
    const=-0.779,
    higher=0.0478,
    higher_root=-1.04,
    lower=-0.164,
    lower_root=2.2,
    above=0.263,
    own=-0.216,
    left=-0.0504,
    others=-0.756,
    demand=-0.839,
    wizards=-0.517,
)
"""V5: a card of the player's own suit."""
STAY_PLAIN = StayWeights(
    const=2.75,
    over_root=-2.05,
    higher=-1.22,
    eager_over=0.0145,
    sated_over=-0.374,
    eager_ruff=-1.17,
    sated_ruff=1.2,
    left=0.0818,
    unseen=-0.0405,
    rest=-0.479,
    share=1.31,
    demand=-0.15,
)
"""A card of the suit to follow that is not trump."""
STAY_TRUMP = StayWeights(
    const=3.04,
    over_root=-2.86,
    higher=-1.29,
    eager_over=0.0296,
    sated_over=-0.907,
    eager_ruff=0.0,
    sated_ruff=0.0,
    left=-0.0422,
    unseen=0.0255,
    rest=-0.587,
    share=2.52,
    demand=-1.02,
)
"""A trump card where trump was led."""
STAY_RUFF = StayWeights(
    const=3.79,
    over_root=-1.95,
    higher=0.129,
    eager_over=-1.47,
    sated_over=-0.323,
    eager_ruff=0.0,
    sated_ruff=0.0,
    left=0.0306,
    unseen=-0.126,
    rest=-0.171,
    share=4.18,
    demand=-0.365,
)
"""A trump card when another suit is followed, or none."""
STAY_SINGLE = StayWeights(
    const=0.45,
    over_root=-0.642,
    higher=-0.177,
    eager_over=-0.36,
    sated_over=-0.999,
    eager_ruff=0.0,
    sated_ruff=0.0,
    left=0.0616,
    unseen=0.0,
    rest=0.194,
    share=3.62,
    demand=-1.89,
)
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
MEET = MeetWeights(
    const=5.05,
    lack=-1.48,
    surplus=-0.122,
    lack_square=-0.242,
    surplus_square=-0.943,
    variance=0.655,
    deviation=-7.39,
    left=0.228,
    last=-1.16,
    none=0.815,
    all=0.996,
    lead=-0.609,
)
"""A12: the chance to meet the bid."""
SPOIL, SPOIL_WHEN_LOST = -0.849, -0.902
"""Points for taking a trick from a player who needs it, while the bot's bid can be met, and once it is lost."""
