"""Exhaustive search of classic Wizard deals with open cards.

``best_reply``: the best result of one seat against deterministic bots.  ``everybody_best``: the result of a round in
which all players see all hands and each maximises its own points (max^n, by backward induction).
"""

import numpy as np

from foretell import WizardOptions
from foretell.bots.base import Bot
from foretell.engine.compiled import GAMES
from foretell.engine.plain import WIZARD as RULES
from foretell.engine.records import to_records
from foretell.game.base_game import plain_names
from foretell.game.codebook import WIZARD_CODEBOOK
from foretell.game.observation import WizardObservation
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.deal import DECK_ROOM
from foretell.rules.wizard.state import SEATS, State
from foretell.rules.wizard.view import View

from .one_card import function
from .searching import ROOM

CLASSIC = WizardOptions()


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
    seen = WizardObservation(CLASSIC, plain_names(state.seats), view)
    return WIZARD_CODEBOOK.move_codes[bot.choose(seen)]


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
    room = [0] * ROOM
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
    values, counts = np.zeros((most, 2, SEATS), np.int64), np.zeros((most, 2), np.int64)
    function("search")(stack, np.zeros(ROOM, np.int64), np.zeros((most, ROOM), np.int64), counts, values)
    points, beyond = values[0, :, : state.seats].tolist()
    return points, beyond
