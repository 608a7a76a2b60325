"""Which member a name in a result is."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from .state import Game, Result, State, Total


def folded(name: str) -> str:
    """A name without what people write in different ways: capitals, and the number of spaces."""
    return " ".join(name.split()).casefold()


def with_result(state: State, game: Game, result: Result) -> None:
    """Note the result of a game, each of its totals with its member."""
    for total in _put(state, game, result):
        if total.member is None and not total.bot:
            state.unknown.setdefault(folded(total.name), set()).add((game.id, result.part))


def with_name(state: State, member: str, name: str, old: str = "") -> None:
    """Note a member's name; if nobody else has it, look for it once in the results whose names were nobody's."""
    state.names.get(folded(old), set()).discard(member)
    if not folded(name):
        return
    owners = state.names.setdefault(folded(name), set())
    owners.add(member)
    if len(owners) == 1:
        for game, part in sorted(state.unknown.pop(folded(name), ())):
            _put(state, state.games[game], state.games[game].results[part])


def named(state: State, game: str, part: str, name: str) -> str | None:
    """The member whom an organiser has named for a folded name, for this part before all parts; None: nobody."""
    return state.who.get((game, part, name), state.who.get((game, None, name)))


def _put(state: State, game: Game, result: Result) -> tuple[Total, ...]:
    totals = _matched(state, game.id, result)
    state.games[game.id] = replace(game, results={**game.results, result.part: replace(result, totals=totals)})
    return totals


def _matched(state: State, game: str, result: Result) -> tuple[Total, ...]:
    """The totals with their members; one whom an organiser or a device has named goes before one found by name.

    A member whose name was found keeps the total when names change; nobody has two totals.
    """
    names = Counter(folded(total.name) for total in result.totals)
    given = {name for name in names if (game, result.part, name) in state.who or (game, None, name) in state.who}

    def by_organiser(total: Total) -> str | None:
        return named(state, game, result.part, folded(total.name))

    def by_device(total: Total) -> str | None:
        return None if folded(total.name) in given else total.member

    def by_name(total: Total) -> str | None:
        name = folded(total.name)
        found = state.names.get(name, set())
        return min(found) if len(found) == 1 == names[name] and name not in given else None

    return _given(state, result.totals, (by_organiser, by_device, by_name))


def _given(state: State, totals: Sequence[Total], ways: Sequence[Callable[[Total], str | None]]) -> tuple[Total, ...]:
    """The totals with the member that the first of the ways finds."""
    found: dict[int, str] = {}
    for way in ways:
        for number, total in enumerate(totals):
            member = None if total.bot or number in found else way(total)
            if member in state.members and member not in found.values():
                found[number] = member
    return tuple(replace(total, member=found.get(number)) for number, total in enumerate(totals))
