"""The format of a saved game.

It is the game's record (docs/record-format.md) with one more key, ``foretell-play``: the seed for the rounds still to
be dealt, the player's seat, and the bots of the other seats in order.  ``hints`` says how many moves each seat made
after a hint.  So ``foretell show`` and ``foretell verify`` read it.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...bots.levels import is_bot_name
from ...game.errors import ForetellError
from ...game.game import Game
from ...record import RecordError, read_game, to_record
from ...record.json_text import parse
from ...record.values import an_object

KEY = "foretell-play"
VERSION = 1


class SaveError(ForetellError, ValueError):
    """A saved game that cannot be read."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game with everything needed to resume it."""

    game: Game
    seat: int
    bots: tuple[str, ...]
    hints: int = 0
    """How many moves the player made after a hint."""


def to_text(game: Game, seat: int, bots: Sequence[str], hints: int = 0) -> str:
    """Write a game as one line of JSON; ``hints`` as in ``Saved``."""
    extra = {
        KEY: {"version": VERSION, "seed": game.seed, "seat": seat, "bots": list(bots)},
        "hints": [hints if each == seat else 0 for each in range(len(game.players))],
    }
    return json.dumps(to_record(game, **extra), separators=(",", ":")) + "\n"


def from_text(text: bytes) -> Saved:
    """Read a game; raises SaveError if the text is damaged in any way."""
    try:
        data = an_object(parse(text), "a kept game")
        recorded = read_game(data)
    except RecordError as error:
        raise SaveError(str(error)) from None
    extra = data.get(KEY)
    if not isinstance(extra, dict) or extra.get("version") != VERSION:
        raise SaveError(f'there is no "{KEY}" of version {VERSION}')
    seat, bots = _table(extra, len(recorded.players))
    return Saved(_from_seed(recorded, extra.get("seed")), seat, bots, _hints(data.get("hints"), seat))


def _hints(counts: object, seat: int) -> int:
    """The seat's number of hints; a game that was kept before there were any has none."""
    if counts is None:
        return 0
    count = counts[seat] if isinstance(counts, list) and seat < len(counts) else None
    if type(count) is not int or count < 0:
        raise SaveError('"hints" are not the numbers of moves with a hint, by seat')
    return count


def _table(extra: dict[str, Any], players: int) -> tuple[int, tuple[str, ...]]:
    """The player's seat, and the bots of the other seats."""
    seat, bots = extra.get("seat"), extra.get("bots")
    if type(seat) is not int or not 0 <= seat < players:
        raise SaveError('"seat" is no seat of this game')
    named = isinstance(bots, list) and all(isinstance(bot, str) and is_bot_name(bot) for bot in bots)
    if not isinstance(bots, list) or not named or len(bots) != players - 1:
        raise SaveError('"bots" are not those of the other seats')
    return seat, tuple(bots)


def _from_seed(recorded: Game, seed: object) -> Game:
    """The same game, with a seed for the rounds still to be dealt."""
    if type(seed) is not int:
        raise SaveError('"seed" is no whole number')
    try:
        game = Game(recorded.options, recorded.players, seed=seed)
        for story in recorded.rounds:
            for seat, move in story.moves:
                game.apply(move, seat)
    except ForetellError as error:
        raise SaveError(str(error)) from None
    if [story.hands for story in game.rounds[: len(recorded.rounds)]] != [story.hands for story in recorded.rounds]:
        raise SaveError("the seed deals other cards")
    return game
