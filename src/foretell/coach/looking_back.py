"""Looks back at a game."""

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import replace
from typing import Any

from ..bots.levels import check_bots
from ..bots.search.settings import MOST_WORLDS
from ..engine.native import NativeMissing
from ..game.codebook import as_number
from ..game.errors import ForetellError
from ..game.game import Game
from ..game.options import Options, check_truth
from ..game.rulesets import ruleset_of
from ..record.errors import RecordError
from ..record.head import Head, read_head
from ..record.values import an_object
from ..record.writer import to_record
from . import luck, versions
from .classes import INACCURACY, limits
from .judging import CHEAP, Asked, cost_of, judged_by, seat_of
from .kept import Kept, kept_of
from .ledger import ledger
from .lookback import WHOLE, Decision, Depth, Entry, LookBack
from .replaying import replay
from .verdicts import DEEP, USUAL, Verdicts, with_deals
from .watching import Watching

Tick = Callable[[], None]


def doubtful(decisions: Sequence[Decision], seat: int | None) -> list[int]:
    """The places of the decisions, of one seat or all (None), that the nets call at least inaccuracies."""
    return [i for i, each in enumerate(decisions) if each.kind not in CHEAP and seat in (None, each.seat)]


def judge_again(
    asked: Sequence[Asked], decisions: MutableSequence[Decision], places: Sequence[int], kept: Kept, tick: Tick
) -> None:
    """Judge the decisions at these places by whole rounds, and replace them.  Raises NativeMissing."""
    verdicts = Verdicts(asked[0].seen.game) if places else None
    for i in places:
        if verdicts is not None:
            _replace(asked, decisions, i, verdicts, kept)
        tick()


def deepened(
    asked: Sequence[Asked], decisions: MutableSequence[Decision], deals: int, kept: Kept, seat: int | None, tick: Tick
) -> Depth:
    """Judge all decisions, of one seat or all (None), by this many deals each, and replace them.

    Ctrl-C ends it early: ``Depth`` says how far it went.  Raises NativeMissing without the native library.
    """
    todo = [i for i, each in enumerate(asked) if seat in (None, seat_of(each))]
    done = 0
    try:
        game = asked[0].seen.game if asked else "wizard"
        verdicts = Verdicts(game, with_deals(USUAL[game], deals))
        for i in todo:
            _replace(asked, decisions, i, verdicts, kept)
            done += 1
            tick()
    except KeyboardInterrupt:
        pass
    return Depth(deals, done, len(todo))


def _replace(
    asked: Sequence[Asked], decisions: MutableSequence[Decision], i: int, verdicts: Verdicts, kept: Kept
) -> None:
    """Judge a decision by what is kept or, if nothing is, by deals, and keep that."""
    one, decision = asked[i], decisions[i]
    verdict = kept.found(one.place, len(one.seen.legal_moves))
    if verdict is None:
        limit = limits(one.seen.game, decision.part)[INACCURACY]
        verdict = verdicts.judge(one.seen, one.k, limit, one.foretold)
        kept.keep(one.place, verdict)
    if verdict.deals:
        decisions[i] = judged_by(one, decision, verdict)


Progress = Callable[[int, int], None]
"""Told how many steps are done, and how many there are; it begins again when decisions are judged again."""
Found = Callable[[LookBack], object]
"""Told of the first answer."""
MASTER, GRANDMASTER = JUDGES = ("master", "grandmaster")
"""The bots that judge: by whole rounds what the nets doubt, or everything."""


class LookBackError(ForetellError, ValueError):
    """The look back is impossible: the bot does not judge, there is no such seat, or too few deals."""


def look_back(
    game: Game | Mapping[str, Any],
    bot: str = MASTER,
    deeper: int | None = None,
    progress: Progress | None = None,
    *,
    seat: int | None = None,
    keep: bool = False,
    found: Found | None = None,
) -> LookBack:
    """Judge every decision of a game, or of a record (a JSON value), by what the seat knew.

    An unfinished game is judged as far as it goes, and a record with a fault up to the fault (``LookBack.fault``).
    The nets judge first: ``found`` is told their answer (``LookBack.stage``).  What they call an inaccuracy or worse
    (of this ``seat``; None: of all) is then judged by whole rounds from deals that fit; without the native library the
    first answer stays.  ``deeper``: all decisions are, by this many deals each; the ``bot`` grandmaster means 1,000.
    Ctrl-C ends that, and ``LookBack.depth`` says how far it went; with ``keep`` the next call continues from there.
    ``progress``: called after each step.

    Raises RecordError for what is not a record, LookBackError for another bot, an unknown seat and fewer than 1
    deal or too many, OptionsError for ``keep`` that is no bool, BrokenNets, and MissingExtra if the native library is
    missing for ``deeper``.
    """
    deals = _deals(bot, deeper)
    check_truth("keep", keep)
    check_bots([MASTER if deals is None else GRANDMASTER])
    record = to_record(game) if isinstance(game, Game) else an_object(game, "a record")
    head = read_head(record)
    if seat is not None and seat not in range(len(head.players)):
        raise LookBackError(f"seats are numbered from 0 to {len(head.players) - 1}, not {seat!r}")
    watching = Watching(head, _counter(_moves_in(record), progress))
    fault = replay(head, record, watching)
    first = _first(head, watching, fault)
    if found is not None:
        found(first)
    kept = kept_of(record, f"{versions.RULES} {first.nets} {versions.JUDGE} {deals}") if keep else Kept()
    return _again(first, watching, deals, kept, seat, progress)


def _first(head: Head, watching: Watching, fault: RecordError | None) -> LookBack:
    """The answer by the nets."""
    return LookBack(
        versions.RULES,
        MASTER,
        versions.nets(head.options.game),
        luck.VERSION,
        versions.JUDGE,
        head.options,
        head.players,
        tuple(watching.decisions),
        tuple(watching.curve),
        _ledger(head.options, watching),
        fault=None if fault is None else str(fault),
    )


def _again(
    first: LookBack, watching: Watching, deals: int | None, kept: Kept, seat: int | None, progress: Progress | None
) -> LookBack:
    """The answer with decisions judged again by whole rounds; the first one if they cannot be played."""
    asked, decisions, depth = watching.asked_for, watching.decisions, None
    if deals is not None:
        depth = deepened(asked, decisions, deals, kept, seat, _counter(len(asked), progress))
    else:
        places = doubtful(decisions, seat)
        try:
            judge_again(asked, decisions, places, kept, _counter(len(places), progress))
        except NativeMissing:
            return first
    return replace(
        first,
        stage=WHOLE,
        decisions=tuple(decisions),
        ledger=_ledger(first.options, watching),
        depth=depth,
    )


def _ledger(options: Options, watching: Watching) -> tuple[Entry, ...]:
    costs = map(cost_of, watching.asked_for, watching.decisions)
    return ledger(watching.rounds, costs, ruleset_of(options).codebook.rules.sign)


def _deals(bot: str, deeper: int | None) -> int | None:
    """How many deals every decision is judged with; None: only those that the nets doubt."""
    if bot not in JUDGES:
        raise LookBackError(f"a look back is judged by {' or '.join(JUDGES)}, not by {bot!r}")
    if deeper is None:
        return DEEP if bot == GRANDMASTER else None
    deals = as_number(deeper)
    if deals is None or deals < 1:
        raise LookBackError(f"a deeper look takes at least 1 deal, not {deeper!r}")
    if deals > MOST_WORLDS:
        raise LookBackError(f"a deeper look takes at most {MOST_WORLDS} deals, not {deals}")
    return deals


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
    """How many moves a record has, up to its first fault."""
    stories = record.get("rounds")
    moves = (story.get("moves") for story in stories if isinstance(story, dict)) if isinstance(stories, list) else ()
    return sum(len(each) for each in moves if isinstance(each, list))
