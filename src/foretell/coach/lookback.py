"""A look back at a game: every decision judged, expected totals, and luck told apart from skill."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..game.options import Options
from .advice import Why

FORMAT = "foretell-lookback/1"
FIRST, WHOLE = ("nets", "deals")
"""A first answer, by the nets alone; and the one that replaces it."""
_DIGITS = 3
"""Points are written in thousandths, in which the ledger adds up exactly."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision among several moves, judged by what the seat knew.  Points are those of the game."""

    round: int
    move: int
    """The number of the move in its round, from 1."""
    seat: int
    part: str
    """``bid``, ``card`` or ``other`` (``classes.PARTS``)."""
    played: str
    best: str
    """The moves in notation."""
    lost: float
    """By how many points the best move is better on average; never below 0."""
    kind: str
    """The class, one of ``classes.CLASSES``."""
    points: float
    best_points: float
    """The average points of the round after either move; in Wizard Extreme penalty points."""
    why: Why | None = None
    why_played: Why | None = None
    """Reasons for what the best move is worth, if there is one, and the one made; only from an inaccuracy on."""
    deals: int = 0
    """How many deals were played to the end for the judgement; 0: the nets have judged."""
    half: float = 0.0
    """Half of the 95 % interval of ``lost`` then, which is 0 if it lies within that."""

    @property
    def why_better(self) -> Why | None:
        """The reason for the better move, unless it is another card, which both moves keep."""
        other = None if self.why is None else self.why.values.get("other")
        is_of_third = other is not None and self.played.split()[-1].split(":")[0] != str(other).split(":")[0]
        return None if is_of_third else self.why

    def as_json(self) -> dict[str, Any]:
        """The decision for JSON."""
        data: dict[str, Any] = {
            "round": self.round,
            "move": self.move,
            "seat": self.seat,
            "part": self.part,
            "played": self.played,
            "best": self.best,
            "lost": round(self.lost, _DIGITS),
            "class": self.kind,
            "points": round(self.points, _DIGITS),
            "best_points": round(self.best_points, _DIGITS),
        }
        if self.deals:
            data |= {"deals": self.deals, "half": round(self.half, _DIGITS)}
        whys = {"why": self.why, "why_played": self.why_played}
        return data | {name: why.as_json() for name, why in whys.items() if why is not None}


@dataclass(frozen=True, slots=True)
class Moment:
    """What the final totals are expected to be after a number of moves of a round."""

    round: int
    move: int
    """0: the cards are dealt, and nobody has moved."""
    expected: tuple[float, ...]
    """By seat."""

    def as_json(self) -> dict[str, Any]:
        """The moment for JSON."""
        return {"round": self.round, "move": self.move, "expected": [round(one, 1) for one in self.expected]}


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a seat's points of a round come from, in thousandths of a point; they add up.

    In Wizard Extreme these are penalty points: what is above 0 was bad for the seat.
    """

    round: int
    seat: int
    mean: int
    """What masters make here with fresh cards, on average."""
    mean_half: float
    """Half of the 95 % interval of that mean, in points."""
    cards: int
    """What masters at all seats make with these cards, less the mean."""
    bids: int
    play: int
    """What the seat's own bids, and its other decisions, cost against the best ones by what it knew."""
    others: int
    """The rest: what the others' play brought or cost, and what nobody could know."""

    @property
    def points(self) -> int:
        """The points of the round, in thousandths."""
        return self.mean + self.cards + self.bids + self.play + self.others

    def as_json(self) -> dict[str, Any]:
        """The entry for JSON, in points."""
        parts = {name: getattr(self, name) / 10**_DIGITS for name in ("mean", "cards", "bids", "play", "others")}
        whole = {"round": self.round, "seat": self.seat, "points": self.points // 10**_DIGITS}
        return whole | parts | {"mean_half": round(self.mean_half, _DIGITS)}


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a deeper look has judged the decisions."""

    worlds: int
    """How many deals were tried for each decision."""
    done: int
    of: int
    """Decisions; while not all are done, the nets alone have judged the others."""


@dataclass(frozen=True, slots=True)
class LookBack:
    """A game that was looked back at.  Lists are in the order of the game."""

    rules: str
    bot: str
    nets: str
    """The versions that judged (``versions``)."""
    luck: str
    """The version of the means of fresh deals (``luck.VERSION``)."""
    judge: str
    """The version of judging (``versions.JUDGE``)."""
    options: Options
    players: tuple[str, ...]
    decisions: tuple[Decision, ...]
    curve: tuple[Moment, ...]
    ledger: tuple[Entry, ...]
    """Of complete rounds."""
    depth: Depth | None = None
    stage: str = FIRST
    """Who has judged the possible inaccuracies and worse: the nets (``FIRST``) or whole rounds (``WHOLE``)."""
    fault: str | None = None
    """Why only the beginning of the record could be judged; None: all of it was."""

    def of_seat(self, seat: int) -> tuple[Decision, ...]:
        """The decisions of a seat."""
        return tuple(each for each in self.decisions if each.seat == seat)

    def as_json(self) -> dict[str, Any]:
        """The look back as a JSON object (docs/coach.md)."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "rules": self.rules,
            "bot": self.bot,
            "stage": self.stage,
            "nets": self.nets,
            "luck": self.luck,
            "judge": self.judge,
            "game": {"game": self.options.game, "options": self.options.as_data(len(self.players))},
            "players": list(self.players),
            "decisions": [each.as_json() for each in self.decisions],
            "curve": [each.as_json() for each in self.curve],
            "ledger": [each.as_json() for each in self.ledger],
        }
        if self.depth is not None:
            data["depth"] = {"worlds": self.depth.worlds, "done": self.depth.done, "of": self.depth.of}
        return data | ({"fault": self.fault} if self.fault is not None else {})


def worst(decisions: Sequence[Decision], many: int) -> tuple[Decision, ...]:
    """The decisions that lost most, at most this many, that are at least inaccuracies; the worst first."""
    bad = [each for each in decisions if each.kind not in ("best", "fine")]
    return tuple(sorted(bad, key=lambda each: -each.lost)[:many])


def counted(decisions: Sequence[Decision]) -> Mapping[tuple[str, str], int]:
    """How many decisions there are, by part and class."""
    return Counter((each.part, each.kind) for each in decisions)
