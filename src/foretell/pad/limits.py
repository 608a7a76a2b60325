"""Numbers of players, rounds, cards and seals, all taken from the rules."""

from collections.abc import Mapping
from typing import Any

from ..game.cards import SEAL_NAMES, SUITS, Suit, suit_of
from ..game.errors import OptionsError
from ..game.options import ExtremeOptions, Mode, WizardOptions
from ..rules.extreme.cards import SEALS
from ..rules.extreme.deal import CARDS_EACH
from ..rules.extreme.deal import rounds_of_game as extreme_rounds
from ..rules.wizard.cards import NONE
from ..rules.wizard.deal import BASIC_CARDS, OWN_CARDS, cards_in_round
from ..rules.wizard.deal import rounds_of_game as wizard_rounds
from ..rules.wizard.state import State
from ..rules.wizard.trump import trump_of_round
from .kinds import PLUS_MINUS_KINDS

MODES = tuple(Mode)
SUPPLY: Mapping[str, int] = dict(zip(SEAL_NAMES, SEALS, strict=True))
"""B2: the supply of seals of each kind."""
COLOURS = tuple(map(str, SUITS))


def rounds_by_rules(game: str, mode: str, players: int) -> int:
    """A2, V5, V6, B4: the number of rounds with this many players."""
    if game == "extreme":
        return extreme_rounds(players)
    return wizard_rounds(players, MODES.index(Mode(mode)))


def cards_by_rules(game: str, mode: str, players: int, number: int) -> int:
    """A2, V5, V6, B3: the number of cards each player gets in a round."""
    if game == "extreme":
        return CARDS_EACH
    return cards_in_round(players, MODES.index(Mode(mode)), number)


def plus_minus_number(kind: str) -> int:
    """V1, V8, V9: the kind of plus/minus one on a pad, as the rules number it."""
    return 1 + PLUS_MINUS_KINDS.index(kind)


def deck_of(mode: str, players: int, specials: int) -> int:
    """A1, S8, V5: the size of the deck."""
    return OWN_CARDS * players if mode == Mode.SINGLE_SUIT else BASIC_CARDS + specials


def players_allowed(game: str, mode: str) -> tuple[int, int]:
    """A1, V5, B3: the fewest and the most players."""
    options = ExtremeOptions() if game == "extreme" else WizardOptions(mode=Mode(mode))
    return options.fewest_players, options.most_players


def maximus_trump(number: int) -> Suit | None:
    """V6: the trump suit of a round; None for no trump."""
    state = State(mode=MODES.index(Mode.MAXIMUS), round=number, turned=NONE)
    return suit_of(trump_of_round(state))


def goes_together(options: Mapping[str, Any]) -> bool:
    """S8, V1, V4 to V6: whether the rules allow a game of Wizard with these options."""
    try:
        WizardOptions(**options)
    except OptionsError:
        return False
    return True
