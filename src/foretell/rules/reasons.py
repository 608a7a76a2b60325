"""Why a move is not allowed, as numbers: the reasons of both games (``foretell.game.reasons`` has the words).

``rules/*/reasons.py`` find them.  A rule's number is a letter and a number: ``A + 9`` stands for A9.
"""

from dataclasses import dataclass

ALLOWED = 0
NOT_YOUR_TURN, NO_TURN, WRONG_QUESTION, OTHER_GAME = 1, 2, 3, 4
BID_TOO_HIGH, BID_ADDS_UP, TRUMP_SUIT, UNSEEN, NOT_UNSEEN = 5, 6, 7, 8, 9
NOT_IN_HAND, FOLLOW, BID_RANGE = 10, 11, 12
POOL_HAS, POOL_EMPTY, OWN_SEAL, NO_SEAL, NO_WHITE, FIFTEEN_SEALS = 13, 14, 15, 16, 17, 18
MAGICIAN_GONE, MAGICIAN_OR_SEALS, SEAL_UNFIT, SEAL_MISSING = 19, 20, 21, 22
"""The reasons; ALLOWED: there is none."""

A, B, S, V = 100, 200, 300, 400
"""The letters of the rules: the basic game, Wizard Extreme, special cards, variants."""

NO_MOVE = -1
"""In place of a code: a move that this game does not have."""
NO_BID = -2
"""In place of a code: a bid that no round allows."""


@dataclass(slots=True)
class WhyNot:
    """Why a move is not allowed."""

    reason: int = ALLOWED
    rule: int = 0
    """The rule that the move breaks; where it answers another question, the rule behind the current one."""
    first: int = 0
    """The first value in the reason's sentence, if it has one: a seat, a number, a card, a suit, a phase, a set."""
    second: int = 0


def refuse(why: WhyNot, reason: int, rule: int, first: int, second: int) -> int:
    """Write the reason down; return its number."""
    why.reason = reason
    why.rule = rule
    why.first = first
    why.second = second
    return reason
