"""The numbers of the rules that the pad in the browser needs, and the values that a document may contain."""

from typing import Any

from foretell.game.cards import SPECIALS
from foretell.game.options import PLUS_MINUS_RULES, Bidding, Mode
from foretell.pad import kinds
from foretell.pad.board import DEFAULTS
from foretell.pad.limits import (
    COLOURS,
    SUPPLY,
    cards_by_rules,
    deck_of,
    goes_together,
    maximus_trump,
    players_allowed,
    rounds_by_rules,
)
from foretell.pad.points import black_magician_points
from foretell.rules.extreme.seals import MOST_SEALS

PLAYERS = range(1, kinds.MOST_PLAYERS + 1)
_CHECKED_ROUNDS = 20

CHECKS = (
    "players-few",
    "players-many",
    "specials-pair",
    "specials-mode",
    "plus-minus-bidding",
    "cards-many",
    "bid-high",
    "tricks-high",
    "bids-even",
    "bomb-absent",
    "bombs-many",
    "tricks-sum",
    "cloud-absent",
    "cloud-range",
    "cloud-trick",
    "seals-pool",
    "seals-many",
    "take-none",
    "take-early",
    "magician-seals",
    "tricks-many",
    "black-white",
    "back-nothing",
    "back-none",
    "left-more",
)
"""The ids of all checks, of games and of rounds."""


def tables() -> dict[str, Any]:
    """All tables, as JSON values."""
    return {
        "wizard": {mode: _mode(mode) for mode in map(str, Mode)},
        "options": {
            "defaults": DEFAULTS,
            "specials": SPECIALS,
            "pair": [name for name in SPECIALS if not goes_together({"specials": (name,)})],
            "modes_with_specials": [mode for mode in map(str, Mode) if _with_specials(mode)],
            "plus_minus_rules": dict(zip(kinds.PLUS_MINUS_KINDS, PLUS_MINUS_RULES[1:], strict=True)),
            "biddings_with_plus_minus": [way for way in map(str, Bidding) if _with_plus_minus(way)],
        },
        "maximus": [maximus_trump(number) for number in range(1, rounds_by_rules("wizard", "maximus", 4) + 1)],
        "extreme": {
            "players": players_allowed("extreme", ""),
            "rounds": [rounds_by_rules("extreme", "", players) for players in PLAYERS],
            "tricks": cards_by_rules("extreme", "", 4, 1),
            "seals": SUPPLY,
            "most_seals": MOST_SEALS,
            "raised_from": [_raised_from(rounds) for rounds in range(1, kinds.MOST + 1)],
            "raised": _magician(kinds.MOST, 1, raised=True),
        },
        "kinds": {
            "entries": kinds.ENTRIES,
            "options": kinds.OPTIONS,
            "choices": kinds.CHOICES,
            "seals": kinds.SEAL_KINDS,
            "colours": COLOURS,
            "most": kinds.MOST,
            "most_points": kinds.MOST_POINTS,
            "most_players": kinds.MOST_PLAYERS,
            "longest": kinds.LONGEST_NAME,
        },
    }


def _mode(mode: str) -> dict[str, Any]:
    """A mode of Wizard, by number of players from 1: rounds, cards of the first round, growth a round, deck."""
    return {
        "players": players_allowed("wizard", mode),
        "rounds": [rounds_by_rules("wizard", mode, players) for players in PLAYERS],
        "cards": [_cards(mode, players) for players in PLAYERS],
        "deck": [deck_of(mode, players, 0) for players in PLAYERS],
    }


def _cards(mode: str, players: int) -> tuple[int, int]:
    """A2, V5, V6: the number of cards in the first round, and by how many it grows each round."""
    each = [cards_by_rules("wizard", mode, players, number) for number in range(1, _CHECKED_ROUNDS + 1)]
    growth = each[1] - each[0]
    if each != [each[0] + growth * i for i in range(_CHECKED_ROUNDS)]:
        raise ValueError(f"the cards of {mode} do not grow evenly: {each}")
    return each[0], growth


def _with_specials(mode: str) -> bool:
    return goes_together({"specials": SPECIALS, "mode": mode})


def _with_plus_minus(bidding: str) -> bool:
    return goes_together({"bidding": bidding, "plus_minus_one": True})


def _raised_from(rounds: int) -> int:
    """B16: the first round with a raised base in a game of this many rounds."""
    numbers = range(1, rounds + 2)
    return next(number for number in numbers if number > rounds or _magician(number, rounds, raised=True))


def _magician(number: int, rounds: int, *, raised: bool) -> int:
    """B13: the Magician's points in this round, with a base of 0."""
    return black_magician_points({"magician": 0, "raise_magician": raised}, number, rounds, [{}])
