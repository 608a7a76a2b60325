"""What self-play needs to know about Wizard.  Restricted Python: also runs compiled."""

from foretell.bots.net.wizard.facts import LEAST_POINTS, MISSED
from foretell.bots.net.wizard.layout import FORETELLING, FORETELLING_MOVES, MOST_OFF, NAME_FIRST, OUTCOMES
from foretell.rules.wizard.deal import new_game
from foretell.rules.wizard.state import State
from training.decisions import Kind


def start(s: State, kind: Kind, seed: int) -> None:
    """Start a game of this kind."""
    new_game(s, kind.players, kind.settings[0], kind.settings[1], kind.settings[2], kind.settings[3], seed)


def names_trump(net: int, move: int) -> bool:
    """A4: whether this move of a net names trump: then its outcomes are of another kind than those of later moves."""
    return net == FORETELLING and NAME_FIRST <= move < FORETELLING_MOVES


def outcome_of(s: State, seat: int, net: int, move: int) -> int:
    """A move's outcome after the round: the difference between tricks won and the bid; for naming trump, the points."""
    if names_trump(net, move):
        score = s.score[seat]
        if score < 0:
            return max(score - LEAST_POINTS, 0) // 10
        return min((score - 20) // 10 + MISSED, OUTCOMES - 1)
    return min(max(s.won[seat] - s.bid[seat], -MOST_OFF), MOST_OFF) + MOST_OFF


def is_favourite(_net: int, _move: int) -> bool:
    """Whether rules of thumb choose this move; they are not asked in this game."""
    return False


def worth_of(s: State, seat: int) -> float:
    """A12: the points of the round, of which more are better."""
    return float(s.score[seat])


def is_met(s: State, seat: int) -> bool:
    """A12: whether the bid is met."""
    return s.won[seat] == s.bid[seat]


def cards_each(s: State) -> int:
    """A2: how many cards each player got."""
    return s.cards
