"""Which member a name in a result is."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from .state import Result, State, Total


def folded(name: str) -> str:
    """A name without what people write in different ways: capitals, and the number of spaces."""
    return " ".join(name.split()).casefold()


def with_result(state: State, game: str, result: Result) -> None:
    """Note the result of a game, each of its totals with the member whose device or name it has."""
    state.found.setdefault(game, {})[result.part] = found = _found(state, result)
    state.changed.add((game, result.part))
    for total in found.totals:
        if total.member is None and not total.bot:
            state.unknown.setdefault(folded(total.name), set()).add((game, result.part))


def with_name(state: State, member: str, name: str, old: str = "", *, looks_back: bool = True) -> None:
    """Note a member's name; if nobody else has it, look for it once in the results whose names were nobody's.

    ``looks_back``: not for members who rename themselves, or they could collect what guests have played.
    """
    state.names.get(folded(old), set()).discard(member)
    if not folded(name):
        return
    owners = state.names.setdefault(folded(name), set())
    owners.add(member)
    if looks_back and len(owners) == 1:
        for game, part in sorted(state.unknown.pop(folded(name), ())):
            state.found[game][part] = _found(state, state.found[game][part])
            state.changed.add((game, part))


def with_who(state: State, game: str, part: str | None, name: str, member: str | None) -> None:
    """Note who a name in a game is; ``part`` None: in all of its parts."""
    state.who[game, part, folded(name)] = member
    state.changed.add((game, part))


def show(state: State) -> None:
    """Put what has changed into the games."""
    for game in {game for game, _ in state.changed}:
        old, found = state.games[game].results, state.found.get(game, {})
        new = {
            part: _shown(state, game, result) if state.changed & {(game, part), (game, None)} else old[part]
            for part, result in found.items()
        }
        state.games[game] = replace(state.games[game], results=new)
    state.changed.clear()


def named(state: State, game: str, part: str, name: str) -> str | None:
    """The member whom an organiser has named for a folded name, for this part before all parts; None: nobody."""
    return state.who.get((game, part, name), state.who.get((game, None, name)))


def is_named(state: State, game: str, part: str, name: str) -> bool:
    """Whether an organiser has said who a folded name is, be it nobody."""
    return (game, part, name) in state.who or (game, None, name) in state.who


def _found(state: State, result: Result) -> Result:
    """The result with the members of its devices, then of its names; one who was found stays when names change."""
    names = Counter(folded(total.name) for total in result.totals)

    def by_name(total: Total) -> str | None:
        name = folded(total.name)
        owners = state.names.get(name, set())
        return min(owners) if len(owners) == 1 == names[name] else None

    return replace(result, totals=_given(state, result.totals, (lambda total: total.member, by_name)))


def _shown(state: State, game: str, result: Result) -> Result:
    """The result with the members whom organisers have named, then those who were found."""

    def by_organiser(total: Total) -> str | None:
        return named(state, game, result.part, folded(total.name))

    def as_found(total: Total) -> str | None:
        return None if is_named(state, game, result.part, folded(total.name)) else total.member

    return replace(result, totals=_given(state, result.totals, (by_organiser, as_found)))


def _given(state: State, totals: Sequence[Total], ways: Iterable[Callable[[Total], str | None]]) -> tuple[Total, ...]:
    """The totals with the member that the first of the ways finds; nobody has two totals."""
    found: dict[int, str] = {}
    for way in ways:
        for number, total in enumerate(totals):
            member = None if total.bot or number in found else way(total)
            if member in state.members and member not in found.values():
                found[number] = member
    members = [found.get(number) for number in range(len(totals))]
    return tuple(
        total if total.member == member else replace(total, member=member)
        for total, member in zip(totals, members, strict=True)
    )
