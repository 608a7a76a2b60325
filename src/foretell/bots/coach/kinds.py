"""The kinds of reasons, with the names of their values.  Restricted Python.

The names say what a value is: see ``foretell.coach.naming``.  ``times`` of ``of`` is a share in small numbers, such
as 4 of 5 (``shares``).
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
KINDS = (
    Kind("only-move"),
    Kind("ahead", ("points",)),
    Kind("behind", ("points",)),
    Kind("ahead-penalty", ("points",)),
    Kind("behind-penalty", ("points",)),
    Kind("even"),
    Kind("takes", (*_GOAL, "card", *_OFTEN)),
    Kind("takes-against", ("threat", "out", "card", *_OFTEN)),
    Kind("takes-sure", (*_GOAL, "card")),
    Kind("loses", (*_GOAL, "card", *_OFTEN)),
    Kind("loses-sure", (*_GOAL, "card")),
    Kind("sheds", (*_GOAL, "card", "beaters")),
    Kind("keeps-danger", (*_GOAL, "other", "beaters")),
    Kind("saves", (*_GOAL, "card", "other", "beaters")),
    Kind("as-often", ("card", "other")),
    Kind("keep", (*_GOAL, "card", "beaters")),
    Kind("too-many", (*_OFTEN, "other", *_BEST)),
    Kind("too-few", (*_OFTEN, "other", *_BEST)),
    Kind("bomb", _GOAL),
    Kind("bombed", ("card", "beaters")),
    Kind("cloud", ("card", *_OFTEN)),
    Kind("unseen", _OFTEN),
    Kind("bid", ("tricks", "bid", *_OFTEN)),
    Kind("bid-last", ("tricks", "bid", "sum", "cards")),
    Kind("bid-forbidden", ("forbidden", "cards")),
    Kind("bid-low", ("bid", *_OFTEN)),
    Kind("bid-high", ("bid", *_OFTEN)),
    Kind("trump", ("suit", "count", "value")),
    Kind("trump-fewer", ("suit", "count", "best", "most")),
    Kind("trump-lower", ("suit", "value", "best", "top")),
    Kind("trump-none", ("count",)),
    Kind("pass", (*_GOAL, "card", "beaters")),
    Kind("pass-bomb", _GOAL),
    Kind("change-met", ("bid",)),
    Kind("change-off", ("bid", "won")),
    Kind("seal", ("seal", "tricks", "held")),
    Kind("seal-from", ("seal", "tricks", "seat")),
    Kind("done", ("tricks", "held")),
    Kind("magician", ("black", "points")),
    Kind("pays", (*_SEALS, "card", *_OFTEN)),
    Kind("pays-against", ("threat", "out", "card", *_OFTEN)),
    Kind("pays-black", ("card", *_OFTEN)),
    Kind("ducks", (*_SEALS, "card", *_OFTEN)),
    Kind("ducks-sure", (*_SEALS, "card")),
    Kind("strong-kept", (*_SEALS, "other", "beaters")),
    Kind("strong-gone", (*_SEALS, "card", "beaters")),
    Kind("strong-lost", (*_SEALS, "card", "beaters")),
    Kind("return", ("seal", "held", "count")),
    Kind("return-white", ("count",)),
)
"""All kinds; a reason names its kind by its place here."""
(
    ONLY_MOVE,
    AHEAD,
    BEHIND,
    AHEAD_PENALTY,
    BEHIND_PENALTY,
    EVEN,
    TAKES,
    TAKES_AGAINST,
    TAKES_SURE,
    LOSES,
    LOSES_SURE,
    SHEDS,
    KEEPS_DANGER,
    SAVES,
    AS_OFTEN,
    KEEP,
    TOO_MANY,
    TOO_FEW,
    BOMB,
    BOMBED,
    CLOUD,
    UNSEEN,
    BID,
    BID_LAST,
    BID_FORBIDDEN,
    BID_LOW,
    BID_HIGH,
    TRUMP,
    TRUMP_FEWER,
    TRUMP_LOWER,
    TRUMP_NONE,
    PASS,
    PASS_BOMB,
    CHANGE_MET,
    CHANGE_OFF,
    SEAL,
    SEAL_FROM,
    DONE,
    MAGICIAN,
    PAYS,
    PAYS_AGAINST,
    PAYS_BLACK,
    DUCKS,
    DUCKS_SURE,
    STRONG_KEPT,
    STRONG_GONE,
    STRONG_LOST,
    RETURN,
    RETURN_WHITE,
) = range(len(KINDS))

GOALS = ("none", "over", "all", "short", "some", "magician", "either")
"""What the seat is after: no trick (its bid is met, or exceeded), all that are left (they are enough, or not), some.

S7: with the Cloud, either ``need`` tricks or two more.
"""
NO_TRICKS, OVER, ALL, SHORT, SOME, AS_MAGICIAN, EITHER = range(len(GOALS))
THREATS = ("cards", "higher", "trumps", "wizards")
"""Cards that are still out and beat another one: any, higher ones of its suit, trumps, Wizards."""
ANY, HIGHER, TRUMPS, WIZARDS = range(len(THREATS))
