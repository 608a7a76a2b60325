"""What comes next: a draw, the games, the end; and who takes part in the next round."""

from collections.abc import Sequence
from dataclasses import dataclass

from .faults import TournamentFault
from .limits import SMALLEST_TABLE
from .shape import shape_of
from .standings import Groups, counted, order
from .state import Round, State


@dataclass(frozen=True, slots=True)
class Wanted:
    """A round that can be drawn now."""

    round: int
    stage: str
    people: tuple[str, ...]
    """Everybody who takes part, in the order of the ranking."""
    ranks: tuple[int, ...]
    """The rank of each of them, from 0; equal people have equal ranks."""


@dataclass(frozen=True, slots=True)
class Next:
    """What is to be done."""

    do: str
    """``people``, ``draw``, ``play``, ``close``, ``end`` or ``over``."""
    round: int
    stage: str
    why: str | None = None
    """The fault that has to be put right first (``lot-missing``)."""


def following(state: State) -> Next:
    """What to do now."""
    last = state.round
    if state.over:
        return Next("over", len(state.rounds), last.stage if last else "preliminary")
    if last and not last.closed:
        ready = all(table.status in ("handed-in", "confirmed") for table in last.playing)
        return Next("close" if ready else "play", last.number, last.stage)
    number = len(state.rounds) + 1
    try:
        wanted = next_draw(state)
    except TournamentFault as fault:
        if fault.key == "people-few":
            return Next("people" if last is None else "end", number, "preliminary")
        ended = size_after(state) is None and not _preliminary(state)
        stage = last.stage if last else "preliminary"
        return Next("end" if ended else "draw", number, stage, None if fault.key == "rounds-done" else fault.key)
    return Next("draw", number, wanted.stage)


def next_draw(state: State) -> Wanted:
    """The round to draw now; raises TournamentFault if none is possible."""
    last = state.round
    if state.over:
        raise TournamentFault("over")
    if last and not last.closed:
        raise TournamentFault("round-open", round=last.number)
    if lot_needed(state):
        raise TournamentFault("lot-missing", round=len(state.rounds))
    groups = order(state, counted(state)).groups
    number = len(state.rounds) + 1
    if _preliminary(state):
        chosen = {person for person, one in state.people.items() if one.plays(number)}
        stage = "preliminary"
    else:
        size = size_after(state)
        if size is None:
            raise TournamentFault("rounds-done", rounds=len(state.rounds))
        chosen = set(qualified(state, groups, size))
        stage = _stage_of(state, len(chosen))
    if len(chosen) < SMALLEST_TABLE:
        raise TournamentFault("people-few", least=SMALLEST_TABLE)
    return _wanted(number, stage, groups, chosen)


def _wanted(number: int, stage: str, groups: Groups, chosen: set[str]) -> Wanted:
    people: list[str] = []
    ranks: list[int] = []
    for group in groups:
        here = [person for person in group if person in chosen]
        ranks += [len(people)] * len(here)
        people += here
    return Wanted(number, stage, tuple(people), tuple(ranks))


def _preliminary(state: State) -> bool:
    """Whether the next round is a preliminary one."""
    last = state.round
    return len(state.rounds) < state.settings.rounds and (last is None or last.stage == "preliminary")


def size_after(state: State) -> int | None:
    """How many go on: the first number of ``knockout`` that is smaller than the people in the last stage; or None."""
    last = state.round
    number = len(state.rounds) + 1
    here = sum(one.plays(number) for one in state.people.values())
    before = len(last.people) if last and last.stage != "preliminary" else here
    return next((size for size in state.settings.knockout if size < before), None)


def _stage_of(state: State, people: int) -> str:
    """``final`` for the last number of ``knockout``, at one table; otherwise ``knockout``."""
    settings = state.settings
    tables, byes = shape_of(people, settings)
    last = size_after(state) == settings.knockout[-1]
    return "final" if last and len(tables) == 1 and not byes else "knockout"


def qualified(state: State, groups: Groups, size: int) -> list[str]:
    """Those who go on, in order: of a knockout the first of each table, then the best of the others."""
    number = len(state.rounds) + 1
    here = [person for group in groups for person in group if state.people[person].plays(number)]
    last = state.round
    if last is None or last.stage == "preliminary":
        return here[:size]
    inside = set(last.people)
    here = [person for person in here if person in inside]
    direct = _of_tables(last, here, size)
    rest = [person for person in here if person not in direct]
    chosen = {*direct, *rest[: size - len(direct)]}
    return [person for person in here if person in chosen]


def _of_tables(last: Round, ranked: Sequence[str], size: int) -> set[str]:
    """The first people of each table, as many of each as fit."""
    tables = [set(table.seats) for table in last.playing]
    each = size // len(tables) if tables else 0
    return {person for table in tables for person in [one for one in ranked if one in table][:each]}


def lot_needed(state: State) -> bool:
    """Whether a lot has to decide between equal people now: at a stage's end, by the rules or to say who goes on."""
    last = state.round
    if last is None or not last.closed or last.number in state.lots or _preliminary(state):
        return False
    groups = order(state, counted(state)).groups
    inside = set(state.people) if last.stage == "preliminary" else set(last.people)
    if "lot" in state.settings.rank and any(len(group) > 1 and inside.issuperset(group) for group in groups):
        return True
    size = size_after(state)
    if size is None:
        return False
    turned = [group[::-1] for group in groups]
    return set(qualified(state, groups, size)) != set(qualified(state, turned, size))
