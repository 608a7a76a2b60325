"""The question that the game asks now, in words, with its answers."""

from collections.abc import Callable
from typing import Any

from ...game.cards import SPECIALS, SUITS, Card, Suit
from ...game.codebook import Phase
from ...game.moves import Bid, ChangeBid, EndPrediction, Move, Pass, Play, ReturnSeal, TakeMagician, TakeSeal, Trump
from ...game.observation import ExtremeObservation, Observation, WizardObservation
from ...game.reasons import Reason
from ..text.phrases import Phrases
from .question import Choice, Question, WhyNot


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
    return Question(phrases.words("question-predict", count=count, seals=phrases.seals(held)), choices)


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
    return Question(phrases.words("question-take-from", suit=phrases.suit(suit)), choices)


def give_back(view: ExtremeObservation, phrases: Phrases, why_not: WhyNot) -> Question:
    """B9: the player's kinds of seals; those that don't fit carry the reason."""
    held = view.seals[view.view.seat]
    choices = [_returned(phrases, suit, held[suit], why_not) for suit in SUITS if held.get(suit)]
    if held.get("white"):
        move = ReturnSeal("white")
        label = phrases.words("seal-white.label")
        choices.append(Choice(label, move, keys=("w",), count=held["white"], reason=why_not(move)))
    return Question(phrases.words("question-return"), choices)


def _returned(phrases: Phrases, suit: Suit, count: int, why_not: WhyNot) -> Choice:
    move = ReturnSeal(suit)
    label = phrases.suit_label(suit)
    return Choice(label, move, keys=phrases.typed(suit), suit=suit, count=count, reason=why_not(move))


def ask(view: Observation, phrases: Phrases, why_not: WhyNot) -> Question:
    """The question for the seat of the view; it must be its turn."""
    return _QUESTIONS[view.phase](view, phrases, why_not)


def _trump(view: WizardObservation, phrases: Phrases, _: WhyNot) -> Question:
    """A4, S5: one of four suits; the Werewolf's holder may choose none."""
    title = "question-trump" if view.werewolf is None else "question-trump-werewolf"
    moves = [move for move in view.legal_moves if isinstance(move, Trump)]
    return Question(phrases.words(title), [_suit(phrases, move.suit, move) for move in moves])


def _suit(phrases: Phrases, suit: Suit | None, move: Move) -> Choice:
    return Choice(phrases.suit_label(suit), move, keys=phrases.typed(suit), suit=suit)


def _bid(view: WizardObservation, phrases: Phrases, why_not: WhyNot) -> Question:
    """A6, V1: every number of tricks, including the forbidden one."""
    most = view.view.cards
    choices = []
    for tricks in range(most + 1):
        move = Bid(tricks)
        label = phrases.words("choice-bid", tricks=tricks)
        choices.append(Choice(label, move, keys=(str(tricks),), reason=why_not(move)))
    return Question(phrases.words("question-bid", cards=most), choices)


def _change(view: WizardObservation, phrases: Phrases, why_not: WhyNot) -> Question:
    """S7: a bid of one less or one more."""
    seat = view.view.seat
    bid = view.view.bid[seat]
    changes: tuple[ChangeBid, ...] = (ChangeBid(-1), ChangeBid(1))
    choices = [
        Choice(
            phrases.words("choice-bid", tricks=bid + move.change),
            move,
            keys=(str(bid + move.change), f"{move.change:+d}"[0]),
            reason=why_not(move),
        )
        for move in changes
    ]
    return Question(phrases.words("question-change", bid=bid, tricks=view.tricks[seat]), choices)


def _pass(view: WizardObservation, phrases: Phrases, _: WhyNot) -> Question:
    """S6: any card of the hand, for the left neighbour."""
    left = phrases.names[(view.view.seat + 1) % view.view.seats]
    choices = [_card(phrases, card, Pass(card)) for card in view.hand]
    return Question(phrases.words("question-pass", left=left), choices, of_cards=True)


def _play(view: Observation, phrases: Phrases, why_not: WhyNot) -> Question:
    """A8 to A10, B7: the cards of the hand; those that can't be played carry the reason."""
    unseen = Play(None)
    if unseen in view.legal_moves:
        choice = Choice(phrases.words("choice-unseen"), unseen)
        return Question(phrases.words("question-play-unseen"), [choice], of_cards=True)
    title = phrases.words("question-play" if view.trick else "question-play-lead")
    choices = [_playable(phrases, view, card, why_not) for card in view.hand]
    return Question(title, choices, of_cards=True)


def _playable(phrases: Phrases, view: Observation, card: Card, why_not: WhyNot) -> Choice:
    """A card; S1, S6, S7: a card with several forms leads to a follow-up question."""
    moves = [move for move in view.legal_moves if isinstance(move, Play) and move.card == card]
    if any(move.form for move in moves):
        forms = [_form(phrases, move) for move in moves]
        then = Question(phrases.words(f"question-{card}"), forms)
        return Choice(phrases.card(card), then=then, card=card)
    return _card(phrases, card, Play(card), why_not(Play(card)))


def _form(phrases: Phrases, move: Play) -> Choice:
    if isinstance(move.form, Suit):
        return _suit(phrases, move.form, move)
    form = str(move.form)
    return Choice(phrases.words("choice-wizard" if form == "W" else "choice-fool"), move, keys=(form.lower(),))


def _card(phrases: Phrases, card: Card, move: Move, reason: Reason | None = None) -> Choice:
    return Choice(phrases.card(card), move, suit=card.suit, card=card, reason=reason)


_QUESTIONS: dict[Phase, Callable[[Any, Phrases, WhyNot], Question]] = {
    Phase.TRUMP: _trump,
    Phase.BID: _bid,
    Phase.PLAY: _play,
    Phase.PASS: _pass,
    Phase.CLOUD: _change,
    Phase.PREDICT: predict,
    Phase.RETURN: give_back,
}


_RULES = {
    Phase.TRUMP: "A4",
    Phase.BID: "A6",
    Phase.PASS: "S6",
    Phase.CLOUD: "S7",
    Phase.PREDICT: "B5",
    Phase.RETURN: "B9",
}
_PLAY = {"wizard": "A9", "extreme": "B7"}


def rule_of_card(card: Card | None) -> str | None:
    """The rule about a card without a suit; None for the others."""
    if card in SPECIALS:
        return f"S{SPECIALS.index(card) + 1}"
    return "A10" if card in ("W", "F") else None


def rule_of_question(view: Observation) -> str:
    """The rule behind the current question."""
    if view.phase is Phase.PLAY:
        return _PLAY[view.game]
    return _RULES.get(view.phase, "A1")
