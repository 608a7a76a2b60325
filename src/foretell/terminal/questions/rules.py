"""The rule to open in the rule book at a given moment."""

from ...game.cards import SPECIALS, Card
from ...game.codebook import Phase
from ...game.observation import Observation

_QUESTIONS = {
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
    return _QUESTIONS.get(view.phase, "A1")
