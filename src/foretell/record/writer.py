"""Writes games as records, and replayed games as the same text in less time."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from ..game.codebook import CODEBOOKS
from ..game.game import Game
from ..game.options import Options, PlusMinus, WizardOptions
from ..game.replaying import Replayed, moves_of_steps
from ..game.rounds import Round
from ..rules.wizard.cards import NONE
from .errors import RecordError
from .moves import move_list
from .values import shown

FORMAT = "foretell-record/1"
FORMAT_2 = "foretell-record/2"
"""With the sizes of the rounds and the first dealer (A14, V7, B17); written only if the game has one of them."""
FORMAT_3 = "foretell-record/3"
"""With plus/minus one as text (V8, V9), and all that version 2 has; written only if the game needs it."""
_SHORT = (",", ":")
FORMATS = (FORMAT, FORMAT_2, FORMAT_3)


def to_record(game: Game, **extra: object) -> dict[str, Any]:
    """The game as a record; ``extra`` keys (date, event, bots …) are written next to the format's own.

    Raises RecordError for anything but a Game, for one without its past, and for a key of the format's own.
    """
    if not isinstance(game, Game):
        raise RecordError(f"a record is written of a Game, not of {shown(game)}")
    if not game.has_past:
        raise RecordError("the moves before this position are not known, so there is no record of the game")
    own = head_of(game.options, game.players)
    told = {
        "rounds": [round_to_record(story) for story in game.rounds],
        "finished": game.is_over,
        "totals": list(game.totals),
        "winners": list(game.winners),
    }
    if taken := extra.keys() & (own.keys() | told.keys()):
        raise RecordError(f"a record has a key {min(taken)!r} of its own")
    return own | extra | told


def head_of(options: Options, players: Sequence[str]) -> dict[str, Any]:
    """What stands before the rounds."""
    return {
        "format": format_of(options),
        "game": options.game,
        "options": options.as_data(len(players)),
        "players": list(players),
    }


def format_of(options: Options) -> str:
    """The earliest version that has these options."""
    if isinstance(options, WizardOptions) and isinstance(options.plus_minus_one, PlusMinus):
        return FORMAT_3
    return FORMAT_2 if options.is_own_course else FORMAT


def dumps(game: Game, **extra: object) -> str:
    """The game as one line of text, without a line feed.

    Raises RecordError as ``to_record`` does, and for what is not JSON.
    """
    record = to_record(game, **extra)
    try:
        return json.dumps(record, separators=_SHORT, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise RecordError(f"what is added to a record must be JSON: {error}") from None


def round_to_record(story: Round) -> dict[str, Any]:
    """A round as an object; only a complete round has a result."""
    data: dict[str, Any] = {
        "dealer": story.dealer,
        "hands": [[str(card) for card in hand] for hand in story.hands],
        "turned": None if story.turned is None else str(story.turned),
        "moves": [move_list(seat, move) for seat, move in story.moves],
    }
    if story.result is not None:
        data["result"] = story.result.as_data()
    return data


def dumps_replayed(game: Replayed, players: Sequence[str], **extra: object) -> str:
    """The game between players of these names as one line of text; ``extra`` as for ``dumps``."""
    head = {**head_of(game.options, players), **extra}
    rounds = ",".join([_round(game, n) for n in range(game.rounds)])
    end = {"finished": game.is_over, "totals": game.totals, "winners": game.winners}
    return f'{_text(head)[:-1]},"rounds":[{rounds}],{_text(end)[1:]}'


def _text(data: object) -> str:
    return json.dumps(data, separators=_SHORT)


def _round(game: Replayed, n: int) -> str:
    """A round as ``round_to_record`` has it."""
    start, result, moves = game.start_of(n), game.result(n), _moves(game.options.game)
    hands = ",".join([f"[{','.join(map(_card, hand))}]" for hand in game.hands(n)])
    turned = getattr(start, "turned", NONE)
    up = "null" if turned == NONE else _card(game.ruleset.codebook.cards[turned])
    made = ",".join([moves[step] for step in game.steps_of(n)])
    end = "" if result is None else f',"result":{_text(result.as_data())}'
    return f'{{"dealer":{start.dealer},"hands":[{hands}],"turned":{up},"moves":[{made}]{end}}}'


@cache
def _card(card: str) -> str:
    return _text(str(card))


@cache
def _moves(game: str) -> tuple[str, ...]:
    """By step: the text of a move."""
    return tuple(_text(move_list(*made)) for made in moves_of_steps(CODEBOOKS[game]))
