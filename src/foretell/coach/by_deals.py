"""Judges decisions again by whole rounds, which takes seconds; it can be interrupted and resumed."""

from collections.abc import Callable, MutableSequence, Sequence

from .classes import INACCURACY, limits
from .judging import CHEAP, Asked, judged_by, seat_of
from .kept import Kept
from .lookback import Decision, Depth
from .verdicts import USUAL, Verdicts, with_deals

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
