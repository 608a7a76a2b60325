"""Exhaustive search of classic Wizard deals with open cards.

``best_reply``: the best result of one seat against deterministic bots.  ``everybody_best``: the result of a round in
which all players see all hands and each maximises its own points (max^n, by backward induction).
"""

import numba
import numpy as np
from numpy.typing import NDArray

from foretell import WizardOptions
from foretell.bots.base import Bot
from foretell.engine.compiled import GAMES
from foretell.engine.loader import load
from foretell.engine.plain import WIZARD as RULES
from foretell.engine.records import Records, to_records
from foretell.game.codebook import WIZARD_CODEBOOK
from foretell.game.observation import WizardObservation
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.deal import DECK_ROOM
from foretell.rules.wizard.state import State
from foretell.rules.wizard.view import View

CLASSIC = WizardOptions()
Numbers = NDArray[np.int64]
_ROOM = 64
compiled = numba.njit(error_model="numpy")
_apply, _legal_codes = load("wizard.moves").apply, load("wizard.moves").legal_codes


def dealt_round(players: int, cards: int, seed: int) -> State:
    """The round with this many cards in the game with this seed, just dealt."""
    state = RULES.state()
    RULES.new_game(state, players, *CLASSIC.settings(players), seed)
    state.round = cards - 1
    RULES.deal(state, [0] * DECK_ROOM)
    return state


def choice(bot: Bot, state: State) -> int:
    """The code of the bot's move for the seat whose turn it is."""
    view = View()
    RULES.look(state, state.turn, view)
    names = tuple(f"player {seat}" for seat in range(state.seats))
    return WIZARD_CODEBOOK.move_codes[bot.choose(WizardObservation(CLASSIC, names, view))]


def until_asked(state: State, seat: int, bot: Bot) -> State:
    """Let bots play until it is this seat's turn (NONE: no seat) or the round is over."""
    while state.turn not in (NONE, seat):
        RULES.apply(state, choice(bot, state))
    return state


def best_reply(state: State, seat: int, bot: Bot) -> int:
    """The most points that the seat can make in this round, with bots like this one at all other seats."""
    here = until_asked(state.copy(), seat, bot)
    if here.turn == NONE:
        return here.score[seat]
    room = [0] * _ROOM
    return max(best_reply(_after(here, code), seat, bot) for code in room[: RULES.legal_codes(here, room)])


def _after(state: State, code: int) -> State:
    after = state.copy()
    RULES.apply(after, code)
    return after


def everybody_best(state: State) -> tuple[list[int], list[int]]:
    """Points and tricks beyond the bid, by seat, if every seat sees all hands and maximises its own points.

    Among moves that are equally good for the seat, the one with the lowest code is made: the lowest bid, the lowest
    card of the first suit.
    """
    most = 2 * (state.cards + 1) * state.seats + 2
    stack = np.zeros(most, GAMES["wizard"].state)
    stack[0] = to_records([state], GAMES["wizard"].state)[0]
    values = np.zeros((most, 2, state.seats), np.int64)
    _search(stack, np.zeros((most, _ROOM), np.int64), np.zeros((most, 2), np.int64), values)
    points, beyond = values[0].tolist()
    return points, beyond


@compiled
def _open_state(stack: Records, depth: int, codes: Numbers, counts: Numbers, values: Numbers) -> None:
    """Write the legal moves in the state at this depth, or the result of its round."""
    counts[depth, 0] = counts[depth, 1] = 0
    state = stack[depth]
    if state.turn >= 0:
        counts[depth, 0] = _legal_codes(state, codes[depth])
    else:
        for seat in range(state.seats):
            values[depth, 0, seat], values[depth, 1, seat] = state.score[seat], state.won[seat] - state.bid[seat]


@compiled
def _search(stack: Records, codes: Numbers, counts: Numbers, values: Numbers) -> None:
    """Search all lines from the first state of the stack to the end; ``values`` has the best result at each depth."""
    depth = 0
    _open_state(stack, 0, codes, counts, values)
    while depth > 0 or counts[0, 1] < counts[0, 0]:
        many, tried = counts[depth]
        if tried < many:
            counts[depth, 1] += 1
            stack[depth + 1] = stack[depth]
            depth += 1
            _apply(stack[depth], codes[depth - 1, tried])
            _open_state(stack, depth, codes, counts, values)
        else:
            depth -= 1
            seat = stack[depth].turn
            if counts[depth, 1] == 1 or values[depth + 1, 0, seat] > values[depth, 0, seat]:
                values[depth] = values[depth + 1]
