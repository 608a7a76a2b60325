"""Checks for a game as a whole: the number of players, and options that do not go together."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..game.options import PLUS_MINUS_RULES
from .board import Board
from .limits import goes_together, players_allowed, plus_minus_number
from .rounds import judged
from .state import Check

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


def game_checks(board: Board, playing: list[str]) -> tuple[Check, ...]:
    """The checks that the game as a whole fails; none before anybody has joined."""
    found = [*_players(board, len(playing))] if board.players else []
    if board.game == "wizard":
        found += _options(board.options)
    return judged(found, board.overruled)


def _players(board: Board, count: int) -> Iterator[Check]:
    """A1, V5, B3."""
    fewest, most = players_allowed(board.game, board.options.get("mode", ""))
    rule = "B3" if board.game == "extreme" else "V5" if most < 6 else "A1"
    if count < fewest:
        yield Check("players-few", "fault", rule, values={"count": count, "fewest": fewest})
    if count > most:
        yield Check("players-many", "fault", rule, values={"count": count, "most": most})


def _options(options: Mapping[str, Any]) -> Iterator[Check]:
    """S8, V1, V4 to V6, V8, V9."""
    specials, mode, bidding = options["specials"], options["mode"], options["bidding"]
    if not goes_together({"specials": specials}):
        yield Check("specials-pair", "fault", "S8")
    elif not goes_together({"specials": specials, "mode": mode}):
        yield Check("specials-mode", "fault", "S8", values={"mode": mode})
    if options["plus_minus_one"] != "off" and not goes_together({"bidding": bidding, "plus_minus_one": True}):
        rule = PLUS_MINUS_RULES[plus_minus_number(options["plus_minus_kind"])]
        yield Check("plus-minus-bidding", "fault", rule, values={"bidding": bidding})
