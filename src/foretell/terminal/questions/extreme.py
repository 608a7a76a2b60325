"""The questions of Wizard Extreme about seals: the prediction, and the seal to return."""

from ...game.cards import SUITS, Suit
from ...game.moves import EndPrediction, Move, ReturnSeal, TakeMagician, TakeSeal
from ...game.observation import ExtremeObservation
from ..text.phrases import Phrases
from .question import Choice, Question, WhyNot, question


def predict(view: ExtremeObservation, phrases: Phrases, why_not: WhyNot) -> Question:
    """B5, B6: a seal of each colour, the Magician, or the end of the prediction."""
    held = {kind: n for kind, n in view.seals[view.view.seat].items() if kind in map(str, SUITS)}
    count = sum(held.values())
    magician, done = TakeMagician(), EndPrediction()
    ended = phrases.words("choice-done" if count else "choice-done-none")
    choices = [
        *(_seal(view, phrases, suit, why_not) for suit in SUITS),
        Choice(phrases.words("choice-magician"), magician, keys=("m",), reason=why_not(magician)),
        Choice(ended, done, keys=("d",), reason=why_not(done)),
    ]
    return question(phrases.words("question-predict", count=count, seals=phrases.seals(held)), choices)


def _seal(view: ExtremeObservation, phrases: Phrases, suit: Suit, why_not: WhyNot) -> Choice:
    """B5: from the pool; B6: from another player."""
    left = view.pool[suit]
    label, keys = phrases.suit_label(suit), phrases.typed(suit)
    victims = [move for move in view.legal_moves if isinstance(move, TakeSeal) and move.suit is suit and not left]
    if victims:
        then = _take_from(phrases, suit, victims)
        return Choice(phrases.words("choice-take-from", suit=label), then=then, keys=keys, suit=suit, count=0)
    move = _asked(view, suit)
    text = phrases.words("choice-pool" if left else "choice-gone", suit=label, count=left)
    return Choice(text, move, keys=keys, suit=suit, count=left, reason=why_not(move))


def _asked(view: ExtremeObservation, suit: Suit) -> Move:
    """The move whose refusal explains most: from the pool, or from a player who has such a seal."""
    others = [seat for seat, held in enumerate(view.seals) if held.get(suit) and seat != view.view.seat]
    return TakeSeal(suit, others[0] if others and not view.pool[suit] else None)


def _take_from(phrases: Phrases, suit: Suit, moves: list[TakeSeal]) -> Question:
    """B6: the player to take the seal from."""
    choices = [
        Choice(phrases.names[move.victim], move, keys=(str(n),))
        for n, move in enumerate(moves, start=1)
        if move.victim is not None
    ]
    return question(phrases.words("question-take-from", suit=phrases.suit(suit)), choices)


def give_back(view: ExtremeObservation, phrases: Phrases, why_not: WhyNot) -> Question:
    """B9: the player's kinds of seals; those that don't fit carry the reason."""
    held = view.seals[view.view.seat]
    choices = [_returned(phrases, suit, held[suit], why_not) for suit in SUITS if held.get(suit)]
    if held.get("white"):
        move = ReturnSeal("white")
        label = phrases.words("seal-white.label")
        choices.append(Choice(label, move, keys=("w",), count=held["white"], reason=why_not(move)))
    return question(phrases.words("question-return"), choices)


def _returned(phrases: Phrases, suit: Suit, count: int, why_not: WhyNot) -> Choice:
    move = ReturnSeal(suit)
    label = phrases.suit_label(suit)
    return Choice(label, move, keys=phrases.typed(suit), suit=suit, count=count, reason=why_not(move))
