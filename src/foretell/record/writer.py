"""Writes games as records."""

import json
from typing import Any

from ..game.game import Game
from ..game.options import ExtremeOptions, Options
from ..game.rounds import ExtremeResult, Result, Round
from .moves import move_list

FORMAT = "foretell-record/1"


def to_record(game: Game, **extra: object) -> dict[str, Any]:
    """The game as a record; ``extra`` keys (date, event, bots …) are written next to the format's own."""
    return {
        "format": FORMAT,
        "game": game.options.game,
        "options": options_to_record(game.options, len(game.players)),
        "players": list(game.players),
        **extra,
        "rounds": [round_to_record(story) for story in game.rounds],
        "finished": game.is_over,
        "totals": list(game.totals),
        "winners": list(game.winners),
    }


def dumps(game: Game, **extra: object) -> str:
    """The game as one line of text, without a line feed."""
    return json.dumps(to_record(game, **extra), separators=(",", ":"))


def options_to_record(options: Options, players: int) -> dict[str, Any]:
    """Every option, so that a record explains itself."""
    if isinstance(options, ExtremeOptions):
        return {
            "rounds": options.rounds_with(players),
            "magician": options.magician,
            "raise_magician": options.raise_magician,
        }
    return {
        "specials": list(options.specials),
        "mode": str(options.mode),
        "bidding": str(options.bidding),
        "plus_minus_one": options.plus_minus_one,
    }


def round_to_record(story: Round) -> dict[str, Any]:
    """A round as an object; only a complete round has a result."""
    data: dict[str, Any] = {
        "dealer": story.dealer,
        "hands": [[str(card) for card in hand] for hand in story.hands],
        "turned": None if story.turned is None else str(story.turned),
        "moves": [move_list(seat, move) for seat, move in story.moves],
    }
    if story.result is not None:
        data["result"] = result_to_record(story.result)
    return data


def result_to_record(result: Result) -> dict[str, Any]:
    """The result of a complete round, by seat."""
    if isinstance(result, ExtremeResult):
        return {"seals": [dict(seals) for seals in result.seals], "points": list(result.points)}
    return {"bids": list(result.bids), "tricks": list(result.tricks), "points": list(result.points)}
