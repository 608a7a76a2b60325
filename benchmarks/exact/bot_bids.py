"""A bot's bids in rounds of one card, for every card, upturn and history."""

from collections.abc import Callable, Iterator

import numpy as np

from foretell.bots.base import Bot
from foretell.engine.plain import WIZARD as RULES
from foretell.rules.wizard.cards import FOOL as FOOL_CARD
from foretell.rules.wizard.cards import WIZARD as WIZARD_CARD
from foretell.rules.wizard.codes import NO_TRUMP as SAY_NO_TRUMP
from foretell.rules.wizard.codes import TRUMP, number_card
from foretell.rules.wizard.state import NAMING, State

from .assigning import KINDS
from .equilibrium import Play
from .one_card import NO_TRUMP, WIZARD, Numbers, Upturn, alike
from .open_cards import CLASSIC, choice

MakeBot = Callable[[], Bot]


def number_of(kind: int) -> int:
    """The rules' number of a card of this kind."""
    if kind < WIZARD:
        return number_card(kind)
    return WIZARD_CARD if kind == WIZARD else FOOL_CARD


def dealt(kinds: list[int], turned: int) -> State:
    """The round with these cards, by seat in bidding order; seat 0 of the table deals and has the last card."""
    state = RULES.state()
    RULES.new_game(state, len(kinds), *CLASSIC.settings(len(kinds)), 0)
    RULES.deal_given(state, [number_of(kind) for kind in (kinds[-1], *kinds[:-1], turned)])
    return state


def with_card(upturn: Upturn, seat: int, card: int, players: int) -> State:
    """Cards for all seats with this one at the seat; the other cards are arbitrary, as the seat does not see them."""
    left = [kind for kind in range(KINDS) if kind not in (card, upturn.turned)]
    return dealt([*left[:seat], card, *left[seat : players - 1]], upturn.turned)


def _cards(upturn: Upturn) -> Iterator[int]:
    return (card for card in range(KINDS) if upturn.counts[card])


def _naming(make_bot: MakeBot, upturn: Upturn, players: int) -> Numbers:
    """A4: the trump that the dealer names with each card."""
    naming = np.ones((KINDS, len(upturn.trumps)))
    if len(upturn.trumps) > 1:
        for card in _cards(upturn):
            code = choice(make_bot(), with_card(upturn, players - 1, card, players))
            naming[card] = np.array(upturn.trumps) == code - TRUMP
    return naming


def _ones(make_bot: MakeBot, upturn: Upturn, trump: int, seat: int, players: int, like: dict[int, int]) -> Numbers:
    """The cards and histories with which the seat bids one."""
    ones = np.zeros((KINDS, 1 << seat))
    for card in _cards(upturn):
        for history in range(1 << seat):
            if like[card] != card:
                ones[card, history] = ones[like[card], history]
                continue
            state = with_card(upturn, seat, card, players)
            if state.phase == NAMING:
                RULES.apply(state, SAY_NO_TRUMP if trump == NO_TRUMP else TRUMP + trump)
            for before in range(seat):
                RULES.apply(state, history >> before & 1)
            ones[card, history] = choice(make_bot(), state)
    return ones


def play_of(make_bot: MakeBot, upturn: Upturn, players: int, *, even: bool) -> Play:
    """The play of bots with this upturn; ``make_bot`` makes a new one for each question.

    ``even``: ask only about the first of the cards that differ in the name of a plain suit (for slow bots).
    """
    bids = []
    for trump in upturn.trumps:
        first = alike(trump) if even else np.arange(KINDS)
        like = dict(enumerate(first.tolist()))
        bids.append(tuple(_ones(make_bot, upturn, trump, seat, players, like) for seat in range(players)))
    return Play(_naming(make_bot, upturn, players), tuple(bids))
