"""Looks back at a game."""

from collections.abc import Callable, Mapping
from typing import Any

from ..bots.levels import check_bots
from ..game.errors import ForetellError
from ..game.game import Game
from ..game.rulesets import ruleset_of
from ..record.head import read_head
from ..record.values import an_object
from ..record.writer import to_record
from . import luck, versions
from .deepening import WORLDS, deepened
from .judging import cost_of
from .kept import Kept, kept_of
from .ledger import ledger
from .lookback import LookBack
from .replaying import replay
from .watching import Watching

Progress = Callable[[int, int], None]
"""Told how many steps are done, and how many there are."""
MASTER, GRANDMASTER = JUDGES = ("master", "grandmaster")
"""The bots that judge: by the nets alone, or by search on top of them."""


class LookBackError(ForetellError, ValueError):
    """There is no such look back: a bot that does not judge, a seat that is not there, too few worlds."""


def look_back(
    game: Game | Mapping[str, Any],
    bot: str = MASTER,
    deeper: int | None = None,
    progress: Progress | None = None,
    *,
    seat: int | None = None,
    keep: bool = False,
) -> LookBack:
    """Judge every decision of a game, or of a record (a JSON value), by what the seat knew.

    An unfinished game is judged as far as it goes, and a record with a fault up to the fault (``LookBack.fault``).
    ``deeper``: decisions (of this ``seat``; None: of all) are judged again by a search that tries this many worlds for
    each; the ``bot`` grandmaster means as many as it tries itself.  Ctrl-C ends the search, and ``LookBack.depth`` says
    how far it went; with ``keep`` it goes on from there the next time.  ``progress``: called after each step.

    Raises RecordError for what is no record, LookBackError for another bot, a seat that is not there and fewer than 1
    world, BrokenNets, and MissingExtra where the nets or, for ``deeper``, the native library cannot be used.
    """
    worlds = _worlds(bot, deeper)
    check_bots([MASTER if worlds is None else GRANDMASTER])
    record = to_record(game) if isinstance(game, Game) else an_object(game, "a record")
    head = read_head(record)
    if seat is not None and not 0 <= seat < len(head.players):
        raise LookBackError(f"seats are numbered from 0 to {len(head.players) - 1}, not {seat}")
    watching = Watching(head, _counter(_moves_in(record), progress))
    fault = replay(head, record, watching)
    decisions, asked, depth = watching.decisions, watching.asked_for, None
    nets = versions.nets(head.options.game)
    if worlds is not None:
        kept = kept_of(record, f"{versions.RULES} {nets} {worlds}") if keep else Kept()
        depth = deepened(asked, decisions, worlds, kept, seat, _counter(len(asked), progress))
    costs = map(cost_of, asked, decisions)
    return LookBack(
        versions.RULES,
        MASTER if worlds is None else GRANDMASTER,
        nets,
        luck.VERSION,
        head.options,
        head.players,
        tuple(decisions),
        tuple(watching.curve),
        ledger(watching.rounds, costs, ruleset_of(head.options).codebook.rules.sign),
        depth,
        None if fault is None else str(fault),
    )


def _worlds(bot: str, deeper: int | None) -> int | None:
    """How many worlds a search tries; None: there is none."""
    if bot not in JUDGES:
        raise LookBackError(f"a look back is judged by {' or '.join(JUDGES)}, not by {bot!r}")
    if deeper is not None and deeper < 1:
        raise LookBackError(f"a search tries at least 1 world, not {deeper}")
    return WORLDS if deeper is None and bot == GRANDMASTER else deeper


def _counter(total: int, progress: Progress | None) -> Callable[[], None]:
    """What counts steps up to a total."""
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(min(done, total), total)

    return tick


def _moves_in(record: Mapping[str, Any]) -> int:
    """How many moves a record has, as far as it is right."""
    stories = record.get("rounds")
    moves = (story.get("moves") for story in stories if isinstance(story, dict)) if isinstance(stories, list) else ()
    return sum(len(each) for each in moves if isinstance(each, list))
