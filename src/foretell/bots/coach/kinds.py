"""The kinds of reasons, with the names of their values.

The names say what a value is: see ``foretell.coach.sentences``.  ``times`` of ``of`` is a share in small numbers, such
as 4 of 5 (``reasons``).
"""

from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of reason."""

    name: str
    values: tuple[str, ...] = ()


_GOAL = ("goal", "need", "left")
_OFTEN = ("times", "of")
_BEST = ("best_times", "best_of")
"""The same of the best move."""
_SEALS = ("goal", "seals", "left")
_kinds: list[Kind] = []


def _kind(name: str, *values: str) -> int:
    """The place of one more kind among all of them."""
    _kinds.append(Kind(name, values))
    return len(_kinds) - 1


ONLY_MOVE = _kind("only-move")
AHEAD = _kind("ahead", "points")
BEHIND = _kind("behind", "points")
AHEAD_PENALTY = _kind("ahead-penalty", "points")
BEHIND_PENALTY = _kind("behind-penalty", "points")
EVEN = _kind("even")
TAKES = _kind("takes", *_GOAL, "card", *_OFTEN)
TAKES_AGAINST = _kind("takes-against", "threat", "out", "card", *_OFTEN)
TAKES_SURE = _kind("takes-sure", *_GOAL, "card")
LOSES = _kind("loses", *_GOAL, "card", *_OFTEN)
LOSES_SURE = _kind("loses-sure", *_GOAL, "card")
SHEDS = _kind("sheds", *_GOAL, "card", "beaters")
KEEPS_DANGER = _kind("keeps-danger", *_GOAL, "other", "beaters")
SAVES = _kind("saves", *_GOAL, "card", "other", "beaters")
AS_OFTEN = _kind("as-often", "card", "other")
KEEP = _kind("keep", *_GOAL, "card", "beaters")
TOO_MANY = _kind("too-many", *_OFTEN, "other", *_BEST)
TOO_FEW = _kind("too-few", *_OFTEN, "other", *_BEST)
BOMB = _kind("bomb", *_GOAL)
BOMBED = _kind("bombed", "card", "beaters")
CLOUD = _kind("cloud", "card", *_OFTEN)
UNSEEN = _kind("unseen", *_OFTEN)
BID = _kind("bid", "tricks", "bid", *_OFTEN)
BID_LAST = _kind("bid-last", "tricks", "bid", "sum", "cards")
BID_FORBIDDEN = _kind("bid-forbidden", "forbidden", "cards")
BID_LOW = _kind("bid-low", "bid", *_OFTEN)
BID_HIGH = _kind("bid-high", "bid", *_OFTEN)
TRUMP = _kind("trump", "suit", "count", "value")
TRUMP_FEWER = _kind("trump-fewer", "suit", "count", "best", "most")
TRUMP_LOWER = _kind("trump-lower", "suit", "value", "best", "top")
TRUMP_NONE = _kind("trump-none", "count")
PASS = _kind("pass", *_GOAL, "card", "beaters")
PASS_BOMB = _kind("pass-bomb", *_GOAL)
CHANGE_MET = _kind("change-met", "bid")
CHANGE_OFF = _kind("change-off", "bid", "won")
SEAL = _kind("seal", "seal", "tricks", "held")
SEAL_FROM = _kind("seal-from", "seal", "tricks", "seat")
DONE = _kind("done", "tricks", "held")
MAGICIAN = _kind("magician", "black")
"""The points that the others' black seals save."""
PAYS = _kind("pays", *_SEALS, "card", *_OFTEN)
PAYS_AGAINST = _kind("pays-against", "threat", "out", "card", *_OFTEN)
PAYS_BLACK = _kind("pays-black", "card", *_OFTEN)
DUCKS = _kind("ducks", *_SEALS, "card", *_OFTEN)
DUCKS_SURE = _kind("ducks-sure", *_SEALS, "card")
STRONG_KEPT = _kind("strong-kept", *_SEALS, "other", "beaters")
STRONG_GONE = _kind("strong-gone", *_SEALS, "card", "beaters")
STRONG_LOST = _kind("strong-lost", *_SEALS, "card", "beaters")
RETURN = _kind("return", "seal", "held", "count")
RETURN_WHITE = _kind("return-white", "count")
KINDS = tuple(_kinds)
"""All kinds; a reason names its kind by its place here."""

GOALS = ("none", "over", "all", "short", "some", "magician", "either")
"""What the seat is after: no trick (its bid is met, or exceeded), all that are left (they are enough, or not), some.

S7: with the Cloud, either ``need`` tricks or two more.
"""
NO_TRICKS, OVER, ALL, SHORT, SOME, AS_MAGICIAN, EITHER = range(len(GOALS))
THREATS = ("cards", "higher", "trumps", "wizards")
"""Cards that are still out and beat another one: any, higher ones of its suit, trumps, Wizards."""
ANY, HIGHER, TRUMPS, WIZARDS = range(len(THREATS))
