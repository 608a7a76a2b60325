"""What a puzzle is about, by facts of the position, the answer, and the move that tempts."""

from collections.abc import Mapping
from typing import Any

from foretell import Game
from foretell.game.codebook import Phase
from foretell.game.moves import Bid, EndPrediction, Move, Pass, Play, ReturnSeal, TakeMagician, TakeSeal, Trump
from foretell.game.observation import Observation, WizardObservation
from foretell.rules.wizard.cards import WIZARDS
from foretell.rules.wizard.view import View

_OF_MOVES = {
    Trump: "name-trump",
    Pass: "pass",
    TakeMagician: "magician",
    EndPrediction: "stop",
    ReturnSeal: "give-back",
}
"""Themes that follow from the kind of answer."""


def theme_of(game: Game, answer: str, tempting: str) -> str:
    """The theme; ``tempting``: what the strongest level that misses the answer would do."""
    best, other, seen = Move.parse(answer), Move.parse(tempting), game.observe(game.turn)
    match best:
        case Bid(tricks):
            return _of_bid(seen, tricks)
        case TakeSeal(victim=victim):
            return "take-seal" if victim is None else "whom-to-rob"
        case Play() if isinstance(other, Play):
            return _of_card(game, seen, best, other)
    return _OF_MOVES.get(type(best), "play")


def _of_bid(seen: Observation, tricks: int) -> str:
    if seen.hand == ():
        return "bid-unseen"
    made = [bid for bid in seen.bids if bid is not None]
    if tricks == 0:
        return "bid-zero"
    if len(made) == len(seen.players) - 1 and all(isinstance(bid, int) for bid in made):
        return "bid-last"
    return "bid"


def _of_card(game: Game, seen: Observation, best: Play, tempting: Play) -> str:
    """The theme of a card to play."""
    if best.card is not None and best.form is not None:
        return "declare"
    if best.card in ("dragon", "fairy", "bomb"):
        return "special-card"
    if tempting.card == "F":
        return "save-fool"
    if tempting.card == "W":
        return "save-wizard"
    if best.card == "W":
        return "use-wizard"
    if best.card == "F":
        return "use-fool"
    return _of_lead(seen, best) if not seen.trick else _of_follow(game, seen, best, tempting)


def _of_lead(seen: Observation, best: Play) -> str:
    if isinstance(seen, WizardObservation):
        bid = seen.bids[seen.seat or 0]
        if isinstance(bid, int) and seen.tricks[seen.seat or 0] >= bid:
            return "give-away"
        if _knows_all_wizards(seen.view):
            return "count-wizards"
    return "lead-trump" if suit_of(best) == trump_of(seen) else "lead"


def _of_follow(game: Game, seen: Observation, best: Play, tempting: Play) -> str:
    """Ruff or discard where no suit is followed; else by who is ahead in the trick."""
    wins, would = is_ahead(game, best), is_ahead(game, tempting)
    if seen.led is not None and suit_of(best) != seen.led:
        return "ruff" if suit_of(best) == trump_of(seen) else "discard"
    if wins and would:
        return "which-winner"
    if wins:
        return "take"
    return "duck" if would else "which-loser"


def is_ahead(game: Game, play: Play) -> bool:
    """Whether the seat to move is ahead in the trick once it has played this card."""
    after, seat = game.copy(), game.turn
    won = after.observe(None).tricks[seat or 0]
    after.apply(play)
    seen = after.observe(None)
    if seen.phase is Phase.PLAY and seen.trick:
        return seen.view.best_seat == seat
    return seen.tricks[seat or 0] > won or (seen.phase is Phase.RETURN and seen.turn == seat)


def suit_of(play: Play) -> str | None:
    """The suit of a number card."""
    text = str(play.card)
    return text[0] if text[1:].isdigit() else None


def trump_of(seen: Observation) -> str | None:
    """The trump suit; B1: red in Wizard Extreme."""
    return seen.trump if isinstance(seen, WizardObservation) else "R"


def _knows_all_wizards(view: View) -> bool:
    """Whether no Wizard is out that the seat does not hold itself."""
    seen = sum((cards & WIZARDS).bit_count() for cards in view.played_others)
    held = (view.others[view.seat] & WIZARDS).bit_count()
    return seen + held + (view.turned == 64) == 4


def tempting_of(find: Mapping[str, Any]) -> str:
    """What the strongest level that misses the answer would play; else the second best move."""
    for level in reversed(list(find["levels"])):
        if level in find["missed"]:
            text: str = find["levels"][level]
            return text
    raise ValueError("some level misses every puzzle")
