"""Wizard Extreme for training."""

from collections.abc import Sequence
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from foretell import ExtremeOptions
from foretell.bots.net.extreme import layout
from foretell.rules.extreme.cards import SUITS
from foretell.rules.extreme.codes import SEAL_FROM
from foretell.rules.extreme.deal import CARDS_EACH
from foretell.rules.extreme.state import PREDICTING

from .compiling.features import compiled_copy
from .compiling.loader import load
from .games import Exploring, Learned, Share

EXPLORING = Exploring(0.0, 0.05, 0.6)
GROUPS = ("extreme 3", "extreme 4", "extreme 5", "base 5")

_new_game = load("extreme.deal").new_game
_FAVOURITE_SEALS, _FAVOURITE_CARDS = layout.CHOSEN_FIRST, layout.CARDPLAY_PLACES
_outcome_points = compiled_copy("extreme.worth").outcome_points


def mixture(plain: float) -> Sequence[Share]:
    """All numbers of players; ``plain`` is the share of games with the Magician's usual base (B13, B15)."""
    shares = [Share(ExtremeOptions(), players, plain / 3, players - 3) for players in (3, 4, 5)]
    raised = GROUPS.index("base 5")
    return shares + [Share(ExtremeOptions(magician=5), players, (1 - plain) / 3, raised) for players in (3, 4, 5)]


@numba.njit
def new_game(state: Any, kind: Any, seed: int) -> None:
    """Start a game of this kind."""
    _new_game(state, kind[0], kind[1], kind[2], kind[3], seed)


@numba.njit
def asked_net(phase: int) -> Any:
    """The net for this phase: one predicts, the other plays cards and gives back seals."""
    return 0 if phase == PREDICTING else 1


@numba.njit
def automatic(_view: Any) -> Any:
    """All decisions in this game need a net."""
    return -1


@numba.njit
def outcome(state: Any, seat: int, _answering: int, _move: int) -> Any:
    """B12, B13: the penalty points."""
    return _outcome_points(state.score[seat])


@numba.njit
def own_bid(_state: Any) -> Any:
    """The value of an outcome depends on nothing else."""
    return 0


@numba.njit
def names_trump(_answering: int, _move: int) -> Any:
    """All outcomes are penalty points."""
    return False


@numba.njit
def is_favourite(answering: int, place: int) -> Any:
    """Whether this output is one of those reserved for thumb's move."""
    return place >= (_FAVOURITE_SEALS if answering == 0 else _FAVOURITE_CARDS)


@numba.njit
def is_met(state: Any, seat: int) -> Any:
    """B12: whether the seat has no penalty points."""
    return state.score[seat] == 0


@numba.njit
def most_cards(_state: Any) -> Any:
    """B3: the number of cards is always the same."""
    return CARDS_EACH


def shared_features(which: int) -> NDArray[np.float32]:
    """Features that moves share: the net, suit, rank, being thumb's choice, the way of taking a seal, the seat."""
    if which == layout.CARDPLAY:
        alike = np.zeros((layout.CARDPLAY_MOVES, 23), np.float32)
        for card in range(layout.CARDS):
            alike[card, [1 + card // 15, 6 + card % 15]] = 1
        alike[layout.RETURN_FIRST : layout.CARDPLAY_PLACES, 21] = 1
        alike[layout.CARDPLAY_PLACES :] = alike[: layout.CARDPLAY_PLACES]
        alike[layout.CARDPLAY_PLACES :, 22] = 1
    else:
        alike = np.zeros((layout.FORETELLING_MOVES, 14), np.float32)
        for slot in range(SUITS):
            alike[[slot, layout.CHOSEN_FIRST + slot], 1 + slot] = alike[[slot, layout.CHOSEN_FIRST + slot], 6] = 1
            for seat in range(SUITS):
                alike[SEAL_FROM + SUITS * slot + seat, [1 + slot, 7, 8 + seat]] = 1
        alike[layout.CHOSEN_FIRST :, 13] = 1
    alike[:, 0] = 1
    return alike


EXTREME = Learned(
    "extreme",
    layout,
    GROUPS,
    mixture,
    EXPLORING,
    new_game,
    asked_net,
    automatic,
    outcome,
    shared_features,
    is_favourite,
    own_bid,
    names_trump,
    is_met,
    most_cards,
)
