"""Why a move of Wizard is not allowed."""

from ..rules.wizard.cards import NONE
from ..rules.wizard.codes import PLAY_OTHER
from ..rules.wizard.moves import plays_unseen
from ..rules.wizard.state import BIDDING, CHANGING, DEALING, FINISHED, NAMING, PASSING, PLAYING, State
from .cards import WIZARD_NUMBERS, Card, suit_of
from .codebook import WIZARD_CODEBOOK
from .moves import Bid, ChangeBid, Move, Pass, Play, Trump
from .reasons import Reason

_ANSWERS: dict[int, type[Move]] = {NAMING: Trump, BIDDING: Bid, PLAYING: Play, PASSING: Pass, CHANGING: ChangeBid}
_RULES = {DEALING: "A3", NAMING: "A4", BIDDING: "A6", PLAYING: "A8", PASSING: "S6", CHANGING: "S7", FINISHED: "A13"}


def rule_of(s: State) -> str:
    """The number of the rule behind the current question; S5: the Werewolf's holder chooses trump."""
    return "S5" if s.phase == NAMING and s.werewolf_seat != NONE else _RULES[s.phase]


def reason(s: State, seat: int, move: Move) -> Reason:
    """The first rule that the move breaks; it must be the seat's turn, and the move illegal and of this game."""
    if move not in WIZARD_CODEBOOK.move_codes and not isinstance(move, Bid):
        return Reason("other-game", rule_of(s))
    if not isinstance(move, _ANSWERS[s.phase]):
        return Reason("wrong-question", rule_of(s), {"question": WIZARD_CODEBOOK.phases[s.phase]})
    match move:
        case Bid(tricks):
            return _bid(s, tricks)
        case ChangeBid():
            return Reason("bid-range", "S7", {"most": s.cards})
        case Pass(card):
            return Reason("not-in-hand", "S6", {"card": str(card)})
        case Play(card):
            return _play(s, seat, WIZARD_CODEBOOK.move_codes[move], card)
        case _:
            return Reason("trump-suit", "A4")


def _bid(s: State, tricks: int) -> Reason:
    """A6, V1: out of range, or the one bid that the last bidder may not make."""
    if tricks in range(s.cards + 1):
        return Reason("bid-adds-up", "V1", {"most": s.cards, "bid": tricks})
    return Reason("bid-too-high", "A6", {"most": s.cards})


def _play(s: State, seat: int, code: int, card: Card | None) -> Reason:
    """A9, V4: the card is not in the hand, or does not follow suit."""
    if plays_unseen(s):
        return Reason("unseen", "V4")
    if card is None:
        return Reason("not-unseen", "V4")
    if code >= PLAY_OTHER or not _holds(s, seat, card):
        return Reason("not-in-hand", "A9", {"card": str(card)})
    return Reason("follow", "A9", {"suit": str(suit_of(s.led))})


def _holds(s: State, seat: int, card: Card) -> bool:
    """Whether the number card is in the hand."""
    return (s.suited[seat] >> WIZARD_NUMBERS[card]) & 1 == 1
