"""The standings: who is ahead, by the criteria of the setting ``rank``."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .games import sign
from .state import Round, State
from .tally import Tallies, Tally

Groups = list[list[str]]
"""People in order; those in one group are equal."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the standings; all sums are those of the whole tournament."""

    person: str
    place: int
    """Equal people share a place."""
    points: Fraction
    game_points: int
    games: int
    wins: int
    penalty: int
    out: str | None
    """The stage in which they left or did not go on; None: they are still in it."""
    lot: bool
    """Whether a lot decided the place."""


def standings(state: State, until: int | None = None) -> list[Standing]:
    """The standings by the closed rounds, up to one or all, from the first place to the last."""
    rounds = counted(state, until)
    found = order(state, rounds)
    return list(_lines(state, rounds, found))


def counted(state: State, until: int | None = None) -> list[Round]:
    """The rounds that count: those that are closed."""
    return [row for row in state.rounds if row.closed and (until is None or row.number <= until)]


def _lines(state: State, rounds: Sequence[Round], found: "Order") -> Iterable[Standing]:
    known = state.rounds[: _last(state, rounds)]
    place, later = 1, [(row.stage, frozenset(row.people)) for row in known if row.stage != "preliminary"]
    for group in found.groups:
        for person in group:
            own, out = found.sums[person], _out(state, later, person)
            yield Standing(
                person,
                place,
                own.points,
                own.game_points,
                len(own.games),
                own.wins,
                own.penalty,
                out,
                person in found.drawn,
            )
        place += len(group)


def _out(state: State, later: Sequence[tuple[str, frozenset[str]]], person: str) -> str | None:
    """The stage in which the person left or did not go on; ``later``: each later round's stage and people."""
    reached = [stage for stage, people in later if person in people]
    still = state.people[person].plays(len(state.rounds) + (not state.round or state.round.closed))
    return None if still and len(reached) == len(later) else (reached or ["preliminary"])[-1]


def _last(state: State, rounds: Sequence[Round]) -> int:
    """The last round that these standings know: the one after the last that counts is drawn, but not played."""
    return min(len(state.rounds), (rounds[-1].number if rounds else 0) + 1)


@dataclass(frozen=True, slots=True)
class Order:
    """Everybody in order by some rounds."""

    rests_on: object
    groups: Groups
    drawn: set[str]
    """Those whose places a lot decided."""
    sums: Mapping[str, Tally]
    """By person, their sums in these rounds."""


def order(state: State, rounds: Sequence[Round]) -> Order:
    """Everybody in order by these rounds; worked out once, as long as what it rests on is the same.

    Whoever was drawn for a later stage is ahead of the others; within a stage its own round decides, then the order
    before it.
    """
    rests_on = basis(state, rounds)
    if not isinstance(state.order, Order) or state.order.rests_on != rests_on:
        tallies = Tallies(state)
        state.order = Order(rests_on, *_ranked(tallies, rounds), tallies.of(rounds))
    return state.order


def basis(state: State, rounds: Sequence[Round]) -> object:
    """What the standings by these rounds rest on: not on names, nor on the results of the round that is played."""
    drawn = tuple((row.number, row.stage, row.people) for row in state.rounds)
    people = tuple((one.id, one.left) for one in state.people.values())
    is_open = state.round is not None and not state.round.closed
    return state.settings, tuple(rounds), drawn, is_open, people, tuple(state.lots.items())


def _ranked(tallies: Tallies, rounds: Sequence[Round]) -> tuple[Groups, set[str]]:
    state = tallies.state
    preliminary = [row for row in rounds if row.stage == "preliminary"]
    drawn: set[str] = set()
    groups = _refined(tallies, [list(state.people)], preliminary)
    if preliminary:
        groups = _by_lot(state, groups, preliminary[-1].number, drawn)
    for row in state.rounds[: _last(state, rounds)]:
        if row.stage != "preliminary":
            inside = set(row.people)
            ahead = _within(groups, inside)
            rest = _within(groups, set(state.people) - inside)
            groups = (_staged(tallies, ahead, row, drawn) if row in rounds else ahead) + rest
    return groups, drawn


def _within(groups: Groups, some: set[str]) -> Groups:
    """The same order of some of the people."""
    kept = ([person for person in group if person in some] for group in groups)
    return [group for group in kept if group]


def _staged(tallies: Tallies, before: Groups, row: Round, drawn: set[str]) -> Groups:
    """The order after a round of the knockout; ``before``: the one before it."""
    place = {person: number for number, group in enumerate(before) for person in group}
    by_round = _refined(tallies, [[*place]], [row])
    return _by_lot(tallies.state, _split(by_round, place.__getitem__), row.number, drawn)


def _by_lot(state: State, groups: Groups, number: int, drawn: set[str]) -> Groups:
    """The order in which a lot, if it was drawn after this round, decides between equal people."""
    seed = state.lots.get(number)
    if seed is None:
        return groups
    drawn.update(person for group in groups if len(group) > 1 for person in group)
    return _split(groups, lambda person: lot_of(seed, person))


def lot_of(seed: str, person: str) -> str:
    """The lot of a person; the smallest is the best."""
    return hashlib.sha256(f"{seed} {person}".encode()).hexdigest()


def _refined(tallies: Tallies, groups: Groups, rounds: Sequence[Round]) -> Groups:
    """The groups, split by each of the criteria of the settings in turn."""
    settings, sums = tallies.state.settings, tallies.of(rounds)
    better = sign(settings)
    keys: Mapping[str, Callable[[str], Any]] = {
        "points": lambda person: -sums[person].points,
        "game_points": lambda person: -better * sums[person].game_points,
        "wins": lambda person: -sums[person].wins,
        "best_game": lambda person: (sums[person].best is None, -better * (sums[person].best or 0)),
    }
    for criterion in settings.rank:
        if criterion in keys:
            groups = _split(groups, keys[criterion])
        elif criterion == "met":
            groups = [part for group in groups for part in _by_meetings(group, sums)]
    return groups


def _by_meetings(group: list[str], sums: Mapping[str, Tally]) -> Groups:
    """Equal people by their games against each other: +1 for each of them behind, -1 for each ahead."""
    if len(group) == 1:
        return [group]
    equal = set(group)

    def balance(person: str) -> int:
        balance = 0
        for game in sums[person].games:
            own = game.scores[person]
            others = [game.scores[other] for other in equal.intersection(game.scores)]
            balance += sum((its > own) - (its < own) for its in others)
        return balance

    return _split([group], balance)


def _split(groups: Groups, key: Callable[[str], Any]) -> Groups:
    """Each group, split by a key, the smallest first; equal keys stay together, in their order."""
    found: Groups = []
    for group in groups:
        by_key: dict[Any, list[str]] = {}
        for person in group:
            by_key.setdefault(key(person), []).append(person)
        found += [by_key[one] for one in sorted(by_key)]
    return found


def points_text(points: Fraction) -> str:
    """Points as people read them: whole, or with up to two decimals, the last rounded (halves up)."""
    hundredths = (200 * points.numerator + points.denominator) // (2 * points.denominator)
    whole, rest = divmod(abs(hundredths), 100)
    return "-" * (hundredths < 0) + f"{whole}.{rest:02d}".rstrip("0").rstrip(".")
