"""Why a seat may not make a move of Wizard Extreme, judged from its view: the first rule that the move breaks."""

from .. import reasons
from ..reasons import B, WhyNot, refuse
from .cards import KINDS, LAST_SUIT, NONE, SUITS, TRUMP
from .codes import CODES, MAGICIAN, PLAY, RETURN, SEAL, SEAL_FROM, card_of
from .moves import card_named, first_rest_code
from .seals import MOST_SEALS, coloured_seals, fitting_kinds
from .state import PLAYING, PREDICTING, RETURNING
from .view import View

_RULES = (B + 4, B + 5, B + 7, B + 9, B + 14)
"""The rules behind the questions, by phase."""


def why_not(v: View, code: int, why: WhyNot) -> int:
    """Why the viewer may not make the move; returns the reason's number, ALLOWED if the move is among their legal ones.

    ``code`` may also be NO_MOVE or NO_BID.
    """
    if v.turn == NONE:
        return refuse(why, reasons.NO_TURN, _RULES[v.phase], 0, 0)
    if v.seat != v.turn:
        return refuse(why, reasons.NOT_YOUR_TURN, _RULES[v.phase], v.turn, 0)
    if may_make(v, code):
        return refuse(why, reasons.ALLOWED, 0, 0, 0)
    if code < 0 or code >= CODES:
        return refuse(why, reasons.OTHER_GAME, _RULES[v.phase], 0, 0)
    if question_of(code) != v.phase:
        return refuse(why, reasons.WRONG_QUESTION, _RULES[v.phase], v.phase, 0)
    return why_not_as_answer(v, code, why)


def may_make(v: View, code: int) -> bool:
    """Whether the move is among the viewer's legal moves."""
    card = card_named(v.phase, code)
    if card != NONE:
        return (v.legal_suited >> card) & 1 == 1
    rest = code - first_rest_code(v.phase)
    return 0 <= rest < PLAY and (v.legal_rest >> rest) & 1 == 1


def question_of(code: int) -> int:
    """The phase in which the move is an answer."""
    if code < PLAY:
        return PREDICTING
    return PLAYING if code < RETURN else RETURNING


def why_not_as_answer(v: View, code: int, why: WhyNot) -> int:
    """The reason for a move that answers the current question."""
    if v.phase == PLAYING:
        return why_not_play(v, code, why)
    if v.phase == RETURNING:
        return why_not_return(v, code - RETURN, why)
    if code >= MAGICIAN:
        return why_not_magician(v, why)
    if coloured_seals(v.seals, v.seat) >= MOST_SEALS:
        return refuse(why, reasons.FIFTEEN_SEALS, B + 5, 0, 0)
    if code < SEAL_FROM:
        return refuse(why, reasons.POOL_EMPTY, B + 6, code - SEAL, 0)
    return why_not_from(v, (code - SEAL_FROM) // SUITS, (code - SEAL_FROM) % SUITS, why)


def why_not_play(v: View, code: int, why: WhyNot) -> int:
    """B7: the card is not in the hand, or does not follow suit."""
    card = card_of(code - PLAY)
    hand = v.suited[v.seat] >> card if card < LAST_SUIT else v.others[v.seat] >> (card - LAST_SUIT)
    if hand & 1:
        return refuse(why, reasons.FOLLOW, B + 7, v.led, 0)
    return refuse(why, reasons.NOT_IN_HAND, B + 7, card, 0)


def why_not_return(v: View, kind: int, why: WhyNot) -> int:
    """B9: the seal does not fit the trick, or the seat does not have one."""
    best = card_of(v.trick[(v.best_seat - v.leader) % v.seats] - PLAY)
    fitting = fitting_kinds(v.led, best >> 4 == TRUMP)
    if (fitting >> kind) & 1:
        return refuse(why, reasons.SEAL_MISSING, B + 9, 0, 0)
    return refuse(why, reasons.SEAL_UNFIT, B + 9, fitting, 0)


def why_not_magician(v: View, why: WhyNot) -> int:
    """B5: somebody has the Magician, or the seat has begun its prediction with seals."""
    if v.magician != NONE:
        return refuse(why, reasons.MAGICIAN_GONE, B + 5, v.magician, 0)
    return refuse(why, reasons.MAGICIAN_OR_SEALS, B + 5, 0, 0)


def why_not_from(v: View, suit: int, victim: int, why: WhyNot) -> int:
    """B6: why the seat cannot take a seal of this suit from another seat."""
    if v.pool[suit]:
        return refuse(why, reasons.POOL_HAS, B + 6, suit, 0)
    if victim == v.seat:
        return refuse(why, reasons.OWN_SEAL, B + 6, 0, 0)
    if victim >= v.seats or v.seals[KINDS * victim + suit] == 0:
        return refuse(why, reasons.NO_SEAL, B + 6, suit, victim)
    return refuse(why, reasons.NO_WHITE, B + 6, 0, 0)
