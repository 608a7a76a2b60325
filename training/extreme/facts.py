"""What self-play needs to know about Wizard Extreme.  Restricted Python: also runs compiled."""

from foretell.bots.net.extreme.layout import CARDPLAY_PLACES, CHOSEN_FIRST, FORETELLING, OUTCOMES
from foretell.rules.extreme.deal import CARDS_EACH, new_game
from foretell.rules.extreme.state import State
from training.decisions import Kind


def start(s: State, kind: Kind, seed: int) -> None:
    """Start a game of this kind."""
    new_game(s, kind.players, kind.settings[0], kind.settings[1], kind.settings[2], seed)


def names_trump(_net: int, _move: int) -> bool:
    """Never true: the outcomes of all moves are penalty points."""
    return False


def outcome_of(s: State, seat: int, _net: int, _move: int) -> int:
    """B12, B13: a move's outcome after the round: the penalty points, or more."""
    return min(s.score[seat], OUTCOMES - 1)


def is_favourite(net: int, move: int) -> bool:
    """Whether this place is one of those for the move that rules of thumb choose."""
    return move >= (CHOSEN_FIRST if net == FORETELLING else CARDPLAY_PLACES)


def worth_of(s: State, seat: int) -> float:
    """B12, B13: the penalty points of the round, below 0, so that more are better."""
    return -float(s.score[seat])


def is_met(s: State, seat: int) -> bool:
    """B12: whether the seat has no penalty points."""
    return s.score[seat] == 0


def cards_each(_s: State) -> int:
    """B3: how many cards each player got."""
    return CARDS_EACH
