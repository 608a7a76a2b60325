"""A finished game at a table, and what it says about the people who played it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf
from typing import Any

from ...game.game import Game
from ...game.rulesets import ruleset_of
from ...rating.counting import RatedKind, game_of, rated_kind
from ...rating.finish import NEW, Standing, after, of_bot
from ...rating.judging import Judged, Own, totals, version
from ...record import to_record
from ...store import Rated
from ..protocol.actions import Moved
from ..table.seats import Seat
from ..table.state import Status, Table
from ..table.view import steps_of_game

_FEWEST_PEOPLE = 2
"""By finish, a game counts from this number of people on: alone with bots, bad games need not be finished."""
_OWN_FAULT = ("left", "away")
"""Why a bot plays at the end for somebody who is last then; others may have voted, or removed the player."""
_After = tuple[int | None, float | None, float | None]
"""The number of the game among a person's, and mean and deviation of their standing after it; Nones without a place."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that is rated.  Lists are by seat."""

    name: str
    """The id of its table."""
    kind: RatedKind
    at: int
    """When it ended (milliseconds since 1970)."""
    record: Mapping[str, Any]
    own: Own
    people: tuple[str | None, ...]
    """The ids of the people; None for bots and programs, and for people who are forgotten."""
    fixed: tuple[Standing | None, ...]
    """The strengths of bots that have seats of their own."""
    points: tuple[float | None, ...]
    """At the end, more is better, and below all others for somebody who has left; None: no place at the end counts."""

    def rows(self, known: Mapping[str, Rated | None], decisions: Sequence[Judged] | None) -> list[Rated]:
        """A row for each known person; ``known``: with their latest standing; ``decisions`` None: not judged."""
        found, judge = totals(decisions or (), self.own, len(self.people)), version(game_of(self.kind))
        standings = self._standings(known)
        rows = []
        for seat, player in enumerate(self.people):
            if player is not None and player in known:
                (lost, many), (number, mu, sigma) = found[seat], standings[seat]
                by = judge if many else ""
                rows.append(Rated(self.name, player, self.kind, self.at, by, lost, many, number, mu, sigma))
        return rows

    def _standings(self, known: Mapping[str, Rated | None]) -> list[_After]:
        """By seat, the number of the game among the person's, and their standing after it; Nones without a place."""
        before = [self._before(seat, known) for seat in range(len(self.people))]
        new: list[_After] = [(None, None, None)] * len(self.people)
        contest = [
            (seat, standing, points)
            for seat, (standing, points) in enumerate(zip(before, self.points, strict=True))
            if standing is not None and points is not None
        ]
        if sum(self.people[seat] is not None for seat, *_ in contest) < _FEWEST_PEOPLE:
            return new
        places = [sum(other > points for *_, other in contest) for *_, points in contest]
        found = after([standing for _, standing, _ in contest], places)
        for (seat, *_), standing in zip(contest, found, strict=True):
            latest = known.get(self.people[seat] or "")
            new[seat] = (1 if latest is None else (latest.number or 0) + 1, standing.mu, standing.sigma)
        return new

    def _before(self, seat: int, known: Mapping[str, Rated | None]) -> Standing | None:
        player = self.people[seat]
        if player is None:
            return self.fixed[seat]
        latest = known.get(player)
        return NEW if latest is None or latest.mu is None or latest.sigma is None else Standing(latest.mu, latest.sigma)


def rated_game(table: Table) -> RatedGame | None:
    """The game at a table with all of its entries; None if it is not rated (docs/rating.md)."""
    game = table.game
    if game is None or table.status is not Status.OVER or table.hinted:
        return None
    kind = rated_kind(game.options, len(table.seats))
    people = tuple(None if seat.program else seat.player or None for seat in table.seats)
    if kind is None or not any(people):
        return None
    fixed = tuple(of_bot(game_of(kind), each.bot) if each.player is None and each.bot else None for each in table.seats)
    own, points = _own(table, game), _points(table, game)
    return RatedGame(table.id, kind, table.since, to_record(game), own, people, fixed, points)


def _points(table: Table, game: Game) -> tuple[float | None, ...]:
    sign = ruleset_of(game.options).codebook.rules.sign
    return tuple(_counted(seat, sign * total) for seat, total in zip(table.seats, game.totals, strict=True))


def _counted(seat: Seat, points: float) -> float | None:
    if seat.player is None or seat.bot is None:
        return points
    return -inf if seat.why in _OWN_FAULT else None


def _own(table: Table, game: Game) -> Own:
    """By round, for each move whether the owner of its seat made it."""
    done = [step.entry.action for step in steps_of_game(table.steps)]
    made = iter([action.bot is None for action in done if isinstance(action, Moved)])
    return [list(islice(made, len(story.moves))) for story in game.rounds]
