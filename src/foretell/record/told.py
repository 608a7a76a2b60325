"""Writes replayed games as records: the same text as ``writer.dumps`` writes of the ``Game``, in less time."""

import json
from collections.abc import Sequence
from functools import cache

from ..game.codebook import CODEBOOKS
from ..game.replaying import Replayed, moves_of_steps
from ..rules.wizard.cards import NONE
from .moves import move_list
from .writer import format_of

_SHORT = (",", ":")


def dumps_replayed(game: Replayed, players: Sequence[str], **extra: object) -> str:
    """The game between players of these names as one line of text; ``extra`` as for ``writer.dumps``."""
    head = {
        "format": format_of(game.options),
        "game": game.options.game,
        "options": game.options.as_data(len(players)),
        "players": list(players),
        **extra,
    }
    rounds = ",".join([_round(game, n) for n in range(game.rounds)])
    end = {"finished": game.is_over, "totals": game.totals, "winners": game.winners}
    return f'{_text(head)[:-1]},"rounds":[{rounds}],{_text(end)[1:]}'


def _text(data: object) -> str:
    return json.dumps(data, separators=_SHORT)


def _round(game: Replayed, n: int) -> str:
    """A round as ``writer.round_to_record`` has it."""
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
