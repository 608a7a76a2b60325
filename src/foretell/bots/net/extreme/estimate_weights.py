"""The weights of the rules of thumb (``thumb.extreme.weights``) as tables, as restricted Python needs them.

Weights of cards are indexed by PLAIN or RED, those of staying ahead in the trick by STAYS_PLAIN, STAYS_RED or
STAYS_RUFF, those of the cost by LATE or EARLY.
"""

from ...thumb.extreme import weights

PLAIN, RED = 0, 1
STAYS_PLAIN, STAYS_RED, STAYS_RUFF = 0, 1, 2
LATE, EARLY = 0, 1


def _cards(name: str) -> tuple[float, ...]:
    return tuple([getattr(one, name) for one in (weights.PLAIN, weights.RED)])


def _stays(name: str) -> tuple[float, ...]:
    return tuple([getattr(one, name) for one in (weights.STAY_PLAIN, weights.STAY_RED, weights.STAY_RUFF)])


def _costs(name: str) -> tuple[float, ...]:
    return tuple([getattr(one, name) for one in (weights.LATE, weights.EARLY)])


CARD, CARD_OWN, CARD_LEFT, CARD_OTHERS = _cards("const"), _cards("own"), _cards("left"), _cards("others")
CARD_HIGHER, CARD_HIGHER_ROOT, CARD_ABOVE = _cards("higher"), _cards("higher_root"), _cards("above")
CARD_LOWER, CARD_LOWER_ROOT = _cards("lower"), _cards("lower_root")
CARD_DEMAND, CARD_MAGICIAN = _cards("demand"), _cards("magician")
CARD_TRUMPS, CARD_TRUMPS_ROOT, CARD_OWN_TRUMPS = _cards("trumps"), _cards("trumps_root"), _cards("own_trumps")

STAY, STAY_OVER_ROOT, STAY_HIGHER = _stays("const"), _stays("over_root"), _stays("higher")
STAY_EAGER_OVER, STAY_EAGER_RUFF = _stays("eager_over"), _stays("eager_ruff")
STAY_SATED_OVER, STAY_SATED_RUFF = _stays("sated_over"), _stays("sated_ruff")
STAY_LEFT, STAY_UNSEEN, STAY_REST = _stays("left"), _stays("unseen"), _stays("rest")
STAY_SHARE, STAY_DEMAND = _stays("share"), _stays("demand")

COST, COST_WHITE = _costs("const"), _costs("white")
COST_OVER, COST_UNDER = _costs("over"), _costs("under")
COST_RED_OVER, COST_RED_UNDER = _costs("red_over"), _costs("red_under")
COST_ALL_OVER, COST_ALL_UNDER = _costs("all_over"), _costs("all_under")

MAGICIAN_POINTS, MAGICIAN_RAISED = weights.MAGICIAN[4], weights.MAGICIAN_BASE
MAGICIAN_PAID, MAGICIAN_RID = weights.PAID, weights.RID
