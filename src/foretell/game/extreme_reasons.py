"""Why a move of Wizard Extreme is not allowed."""

from ..rules.extreme.cards import KINDS, NONE, WHITE
from ..rules.extreme.seals import MOST_SEALS, coloured_seals, fitting_kinds
from ..rules.extreme.state import DEALING, FINISHED, PLAYING, PREDICTING, RETURNING, State
from .cards import EXTREME_NUMBERS, SUITS, Card, suit_of
from .codebook import EXTREME_CODEBOOK
from .moves import EndPrediction, Move, Play, ReturnSeal, TakeMagician, TakeSeal
from .reasons import Reason

_ANSWERS: dict[int, tuple[type[Move], ...]] = {
    PREDICTING: (TakeSeal, TakeMagician, EndPrediction),
    PLAYING: (Play,),
    RETURNING: (ReturnSeal,),
}
_RULES = {DEALING: "B4", PREDICTING: "B5", PLAYING: "B7", RETURNING: "B9", FINISHED: "B14"}


def rule_of(s: State) -> str:
    """The number of the rule behind the current question."""
    return _RULES[s.phase]


def reason(s: State, seat: int, move: Move) -> Reason:
    """The first rule that the move breaks; it must be the seat's turn, and the move illegal."""
    if move not in EXTREME_CODEBOOK.move_codes:
        return Reason("other-game", rule_of(s))
    if not isinstance(move, _ANSWERS[s.phase]):
        return Reason("wrong-question", rule_of(s), {"question": EXTREME_CODEBOOK.phases[s.phase]})
    match move:
        case TakeSeal():
            return _take(s, seat, move)
        case ReturnSeal(seal):
            return _return(s, seal)
        case Play(Card() as card):
            return _play(s, seat, card)
        case _:
            return _magician(s)


def _magician(s: State) -> Reason:
    """B5: somebody has the Magician, or the seat has begun its prediction with seals."""
    if s.magician != NONE:
        return Reason("magician-gone", "B5", {"magician": s.magician})
    return Reason("magician-or-seals", "B5")


def _take(s: State, seat: int, move: TakeSeal) -> Reason:
    """B5, B6: too many seals, or there is no seal of this suit to take there."""
    suit, victim = SUITS.index(move.suit), move.victim
    values: dict[str, str | int] = {"suit": str(move.suit)}
    if coloured_seals(s, seat) >= MOST_SEALS:
        return Reason("fifteen-seals", "B5")
    if victim is None:
        return Reason("pool-empty", "B6", values)
    if s.pool[suit]:
        return Reason("pool-has", "B6", values)
    if victim == seat:
        return Reason("own-seal", "B6")
    if victim >= s.seats or not s.seals[KINDS * victim + suit]:
        return Reason("no-seal", "B6", values | {"victim": victim})
    return Reason("no-white", "B6")


def _return(s: State, seal: str) -> Reason:
    """B9: the seal does not fit the trick, or the seat does not have one."""
    kind = WHITE if seal == "white" else list(map(str, SUITS)).index(seal)
    fitting = fitting_kinds(s)
    if fitting >> kind & 1:
        return Reason("seal-missing", "B9")
    letters = [str(suit) for i, suit in enumerate(SUITS) if fitting >> i & 1]
    return Reason("seal-unfit", "B9", {"fitting": ", ".join([*letters, "white"])})


def _play(s: State, seat: int, card: Card) -> Reason:
    """B7: the card is not in the hand, or does not follow suit."""
    number = EXTREME_NUMBERS[card]
    hand = s.suited[seat] | s.others[seat] << 64
    if not hand >> number & 1:
        return Reason("not-in-hand", "B7", {"card": str(card)})
    return Reason("follow", "B7", {"suit": str(suit_of(s.led))})
