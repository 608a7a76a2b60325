"""Wizard for training."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numba

from foretell import SPECIALS, Bidding, Mode, WizardOptions
from foretell.bots.net.wizard import layout
from foretell.rules.wizard.state import BIDDING, CHANGING, NAMING

from .compiling.features import compiled_copy
from .compiling.loader import load
from .games import Exploring, Learned, Share

_CLASSIC = tuple(f"classic {players}" for players in (3, 4, 5, 6))
GROUPS = (*_CLASSIC, "other bidding", "clairvoyance", "single-suit", "maximus", "special cards")
OPEN = (Bidding.OPEN, False)
BIDDINGS = (OPEN, (Bidding.OPEN, True), (Bidding.HIDDEN, False), (Bidding.SECRET, False))
_SEATS = ((3, 0.3), (4, 0.42), (5, 0.14), (6, 0.14))
Kinds = list[tuple[WizardOptions, int]]

_new_game = load("wizard.deal").new_game
_worth = compiled_copy("wizard.worth")
_outcome_off, _outcome_points, _change_of_bid = _worth.outcome_off, _worth.outcome_points, _worth.change_of_bid


def share(options: WizardOptions, players: int, weight: float) -> Share:
    """A kind of game and its share."""
    if options.specials:
        group = GROUPS.index("special cards")
    elif options.mode is not Mode.STANDARD:
        group = GROUPS.index(options.mode.value)
    else:
        plain = (options.bidding, options.plus_minus_one) == OPEN
        group = players - 3 if plain else GROUPS.index("other bidding")
    return Share(options, players, weight, group)


def spread(kinds: Kinds, weight: float) -> list[Share]:
    """These kinds, with equal shares of the weight."""
    return [share(options, players, weight / len(kinds)) for options, players in kinds]


def subsets() -> list[tuple[str, ...]]:
    """All sets of special cards, with the Dragon and the Fairy only together (S8)."""
    wishes = product((0, 1), repeat=len(SPECIALS))
    chosen = [tuple(name for name, wanted in zip(SPECIALS, wish, strict=True) if wanted) for wish in wishes]
    return [names for names in chosen if names and ("dragon" in names) == ("fairy" in names)]


def kinds_of(specials: tuple[str, ...], mode: Mode) -> Kinds:
    """All kinds of bidding and numbers of players for these cards and this mode."""
    options = [WizardOptions(specials, mode, bidding, plus) for bidding, plus in BIDDINGS]
    return [(o, players) for o in options for players in range(o.fewest_players, o.most_players + 1)]


def mixture(classic: float) -> Sequence[Share]:
    """All kinds; ``classic`` is the share of the game without options, about two fifths of it with four players."""
    rest = 1.0 - classic
    shares = [share(WizardOptions(), players, classic * part) for players, part in _SEATS]
    shares += spread(kinds_of((), Mode.STANDARD), 0.35 * rest)
    for mode in (Mode.CLAIRVOYANCE, Mode.SINGLE_SUIT, Mode.MAXIMUS):
        shares += spread(kinds_of((), mode), 0.08 * rest)
    shares += spread([kind for names in subsets() for kind in kinds_of(names, Mode.STANDARD)], 0.23 * rest)
    shares += spread(kinds_of(SPECIALS, Mode.STANDARD), 0.18 * rest)
    return shares


@numba.njit
def new_game(state: Any, kind: Any, seed: int) -> None:
    """Start a game of this kind."""
    _new_game(state, kind[0], kind[1], kind[2], kind[3], kind[4], seed)


@numba.njit
def asked_net(phase: int) -> Any:
    """The net for this phase; S7: the Cloud's change needs none, since all tricks are known."""
    if phase == CHANGING:
        return -1
    return 0 if phase in (BIDDING, NAMING) else 1


@numba.njit
def names_trump(answering: int, move: int) -> Any:
    """A5: whether the dealer names trump; the outcomes are points then, since no bid has been made yet."""
    return answering == 0 and move >= layout.NAME_FIRST


@numba.njit
def outcome(state: Any, seat: int, answering: int, move: int) -> Any:
    """The difference between tricks won and the bid; for naming trump, the points."""
    if names_trump(answering, move):
        return _outcome_points(state.score[seat])
    return _outcome_off(state.won[seat] - state.bid[seat])


@numba.njit
def own_bid(state: Any) -> Any:
    """The bid of the seat whose turn it is; 0 before it has bid."""
    return max(state.bid[state.turn], 0)


@numba.njit
def is_favourite(_answering: int, _place: int) -> Any:
    """Rules of thumb are not used in this game."""
    return False


@numba.njit
def is_met(state: Any, seat: int) -> Any:
    """A12: whether the bid is met."""
    return state.won[seat] == state.bid[seat]


@numba.njit
def most_cards(state: Any) -> Any:
    """A2: the number of cards each player gets."""
    return state.cards


EXPLORING = Exploring(0.06, 0.01, 0.6)
WIZARD = Learned(
    "wizard",
    layout,
    GROUPS,
    mixture,
    EXPLORING,
    new_game,
    asked_net,
    _change_of_bid,
    outcome,
    None,
    is_favourite,
    own_bid,
    names_trump,
    is_met,
    most_cards,
)
