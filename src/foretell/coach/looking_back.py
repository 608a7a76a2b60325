"""Looks back at a game."""

from collections.abc import Callable, Mapping
from typing import Any

from ..game.errors import ForetellError
from ..game.game import Game
from ..record.head import read_head
from ..record.values import an_object
from ..record.writer import to_record
from . import versions
from .judging import Judging
from .lookback import LookBack
from .replaying import replay

Progress = Callable[[int, int], None]
"""Told how many moves are judged, and how many there are."""
JUDGES = ("master", "grandmaster")
"""The bots that judge: the nets alone, or with search."""


class LookBackError(ForetellError, ValueError):
    """There is no look back by this bot."""


def look_back(
    game: Game | Mapping[str, Any], bot: str = "master", progress: Progress | None = None
) -> LookBack:
    """Judge every decision of a game, or of a record (a JSON value), by what the seat knew.

    An unfinished game is judged as far as it goes, and a record with a fault up to the fault (``LookBack.fault``).
    ``progress`` is called now and then.  Raises RecordError for what is no record, LookBackError for a bot that does
    not judge, BrokenNets, and ImportError where the nets cannot play.
    """
    if bot not in JUDGES:
        raise LookBackError(f"a look back is judged by {' or '.join(JUDGES)}, not by {bot!r}")
    record = to_record(game) if isinstance(game, Game) else an_object(game, "a record")
    head = read_head(record)
    judging = Judging(head, _counter(record, progress))
    fault = replay(head, record, judging)
    return LookBack(
        versions.RULES,
        bot,
        versions.nets(head.options.game),
        head.options,
        head.players,
        tuple(judging.decisions),
        tuple(judging.curve),
        tuple(judging.ledger.entries),
        fault=None if fault is None else str(fault),
    )


def _counter(record: Mapping[str, Any], progress: Progress | None) -> Callable[[], None]:
    """What counts the moves that are judged."""
    done, total = 0, _moves_in(record)

    def tick() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, total)

    return tick


def _moves_in(record: Mapping[str, Any]) -> int:
    """How many moves a record has, as far as it is right."""
    stories = record.get("rounds")
    moves = (story.get("moves") for story in stories if isinstance(story, dict)) if isinstance(stories, list) else ()
    return sum(len(each) for each in moves if isinstance(each, list))
