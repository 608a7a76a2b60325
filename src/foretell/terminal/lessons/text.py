"""What a lesson shows and tells, as lines."""

from collections.abc import Iterator

from ...game.observation import Observation
from ..text.games import game_text
from ..text.hints import decimal
from ..text.overview import hand_line, seat_line, trick_line
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet
from .course import Step

_CLOSE = 2
"""Fewer points than these apart, two bids are almost as good."""
_MOST = 7
"""The most bids that are told."""


def lit_lines(step: Step, view: Observation, sheet: ScoreSheet, phrases: Phrases) -> list[str]:
    """What the sentence of a step speaks of; the hand only if no question shows it anyway."""
    found: list[str] = []
    for target in step.lit:
        found += [line for line in _of_target(target, step, view, sheet, phrases) if line and line not in found]
    return found


def _of_target(target: str, step: Step, view: Observation, sheet: ScoreSheet, phrases: Phrases) -> Iterator[str]:
    what, _, which = target.partition(" ")
    match what:
        case "hand" | "card" if not (step.moves or step.bids):
            yield hand_line(view.hand, not view.hand and view.hand_sizes[phrases.me] > 0, phrases)
        case "trump" | "follow" | "pool":
            yield game_text(view).open_line(view, phrases)
        case "trick" | "played":
            yield trick_line(view, sheet, phrases)
        case "seat":
            yield seat_line(view, int(which), phrases)
        case "seats":
            others = (seat for seat in range(len(view.players)) if seat != phrases.me)
            yield from (seat_line(view, seat, phrases) for seat in others)
        case _:
            return  # the question itself


def judged_lines(step: Step, bid: int, nets: str | None, phrases: Phrases) -> Iterator[str]:
    """How good a bid is beside the best one, and what the others make."""
    words, best = phrases.words, step.best_bid
    points, most = step.points_of(bid), step.points_of(best)
    kind = "best" if bid == best else "fine" if most - points < _CLOSE else "less"
    values = {"points": _told(points, phrases), "most": _told(most, phrases)}
    yield words(f"web-learn-judged-{kind}", bid=bid, best=best, **values)
    for each in _shown(step, bid):
        judged = step.bids[each]
        if judged is not None:
            chance = round(100 * judged[1])
            yield words("web-learn-bar", bid=each, points=_told(judged[0], phrases), chance=chance)
    if nets is not None:
        yield words("web-learn-judged-by", nets=nets)


def _shown(step: Step, own: int) -> list[int]:
    """The player's bid and those nearest to the best one, in order."""
    legal = [bid for bid, judged in enumerate(step.bids) if judged is not None]
    near = sorted(legal, key=lambda bid: (bid != own, abs(bid - step.best_bid)))
    return sorted(near[:_MOST])


def _told(points: float, phrases: Phrases) -> str:
    return decimal(points, phrases.words, signed=False).replace("-", "\N{MINUS SIGN}")
