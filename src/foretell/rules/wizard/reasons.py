"""Why a seat may not make a move of Wizard, judged from its view alone: the first rule that the move breaks."""

from .. import reasons
from ..reasons import A, S, V, WhyNot, refuse
from .cards import NONE, SUITLESS
from .codes import BID, CHANGE, CODES, PASS, PLAY, PLAY_UNSEEN, TRUMP, card_of_play, passed_card
from .moves import card_named, first_rest_code
from .state import BIDDING, CHANGING, NAMING, PASSING, PLAYING
from .view import View

_RULES = (A + 3, A + 4, A + 6, A + 8, S + 6, S + 7, A + 13)
"""The rules behind the questions, by phase."""
_PLUS_MINUS = (0, 1, 8, 9)
"""The variants V by ``plus_minus_one``."""


def why_not(v: View, code: int, why: WhyNot) -> int:
    """Why the viewer may not make the move; returns the reason's number, ALLOWED if the move is among their legal ones.

    ``code`` may also be NO_MOVE or NO_BID.
    """
    if v.turn == NONE:
        return refuse(why, reasons.NO_TURN, rule_of_question(v), 0, 0)
    if v.seat != v.turn:
        return refuse(why, reasons.NOT_YOUR_TURN, rule_of_question(v), v.turn, 0)
    if may_make(v, code):
        return refuse(why, reasons.ALLOWED, 0, 0, 0)
    if code >= CODES or (code < 0 and code != reasons.NO_BID):
        return refuse(why, reasons.OTHER_GAME, rule_of_question(v), 0, 0)
    if question_of(code) != v.phase:
        return refuse(why, reasons.WRONG_QUESTION, rule_of_question(v), v.phase, 0)
    return why_not_as_answer(v, code, why)


def rule_of_question(v: View) -> int:
    """The rule behind the current question; S5: the Werewolf's holder chooses trump."""
    return S + 5 if v.phase == NAMING and v.werewolf_seat != NONE else _RULES[v.phase]


def may_make(v: View, code: int) -> bool:
    """Whether the move is among the viewer's legal moves."""
    card = card_named(v.phase, code)
    if card != NONE:
        return (v.legal_suited >> card) & 1 == 1
    rest = code - first_rest_code(v.phase)
    return 0 <= rest < SUITLESS - 1 and (v.legal_rest >> rest) & 1 == 1


def question_of(code: int) -> int:
    """The phase in which the move is an answer."""
    if code < TRUMP:
        return BIDDING
    if code < PLAY:
        return NAMING
    if code < PASS:
        return PLAYING
    return PASSING if code < CHANGE else CHANGING


def why_not_as_answer(v: View, code: int, why: WhyNot) -> int:
    """The reason for a move that answers the current question."""
    if v.phase == BIDDING:
        return why_not_bid(v, code, why)
    if v.phase == PLAYING:
        return why_not_play(v, code, why)
    if v.phase == PASSING:
        return refuse(why, reasons.NOT_IN_HAND, S + 6, passed_card(code), 0)
    if v.phase == NAMING:
        return refuse(why, reasons.TRUMP_SUIT, A + 4, 0, 0)
    return refuse(why, reasons.BID_RANGE, S + 7, v.cards, 0)


def why_not_bid(v: View, code: int, why: WhyNot) -> int:
    """A6, V1, V8, V9: out of range, or the one bid that the last bidder may not make."""
    if BID <= code <= BID + v.cards:
        return refuse(why, reasons.BID_ADDS_UP, V + _PLUS_MINUS[v.plus_minus_one], v.cards, code - BID)
    return refuse(why, reasons.BID_TOO_HIGH, A + 6, v.cards, 0)


def why_not_play(v: View, code: int, why: WhyNot) -> int:
    """A9, V4: the card is not in the hand, or does not follow suit."""
    if v.unseen:
        return refuse(why, reasons.UNSEEN, V + 4, 0, 0)
    if code == PLAY_UNSEEN:
        return refuse(why, reasons.NOT_UNSEEN, V + 4, 0, 0)
    card = card_of_play(code)
    if card < SUITLESS and (v.suited[v.seat] >> card) & 1:
        return refuse(why, reasons.FOLLOW, A + 9, v.led, 0)
    return refuse(why, reasons.NOT_IN_HAND, A + 9, card, 0)
