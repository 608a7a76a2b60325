"""The entries that the server works out itself: the first ones, draws, lots and the ends of rounds."""

from ...tournament.document import Document, Entry, new_document, read_document, read_entry
from ...tournament.draw import chain, head_of, seed_after
from ...tournament.drawing import drawn as draw
from ...tournament.faults import TournamentFault
from ...tournament.fold import apply, fold
from ...tournament.limits import MOST_ENTRIES, MOST_PEOPLE
from ...tournament.next import lot_needed, next_draw
from ...tournament.settings import Settings
from ...tournament.shape import shape_of
from ...tournament.state import Round, State
from ..eventlog.asking import Refusal
from ..eventlog.entries import Written, refusal_of, refused, stamp
from ..protocol.names import cleaned
from ..protocol.tournaments import CloseRound, DrawRound, NewTournament
from .decide import check, check_room
from .lines import AnyLine, Opened
from .state import Tournament, trial
from .table_games import is_own, kind_at, secret_of

_LOT, _DEALS, _REVEAL = "-lot", "-deals", "-reveal"
_MOST_ADDED = 3
"""Entries that are added to an imported tournament."""


def first_lines(asked: NewTournament, person: str, secret: str, at: int) -> list[AnyLine]:
    """The lines with which a tournament goes on here; raises TournamentFault.

    They end with its settings, if there are any, and a commitment to its seeds.
    """
    document = new_document() if asked.document is None else read_document(asked.document)
    if len(document.entries) + _MOST_ADDED > MOST_ENTRIES:
        raise TournamentFault("too-many", value=MOST_ENTRIES)
    known = {entry.id for entry in document.entries}
    names = (name for number in range(len(known) + _MOST_ADDED) if (name := f"begin-{number}") not in known)
    entries = [*document.entries]
    if asked.settings:
        entries.append(read_entry({"id": next(names), "at": stamp(at), "do": "set", "set": asked.settings}))
    entries.append(commitment(secret, next(names), at))
    state = fold(Document(document.id, tuple(entries)))
    if len(state.people) > MOST_PEOPLE:
        raise TournamentFault("people-many", most=MOST_PEOPLE)
    entries += deals_commitment(secret, state, next(names), at)
    first = Opened(at, person, document=document.id, secret=secret)
    return [first, *(Written(at, person, entry=entry.to_json()) for entry in entries)]


def commitment(secret: str, name: str, now: int) -> Entry:
    """The entry that commits to all seeds of a secret."""
    return Entry(name, "commit", {"chain": chain(bytes.fromhex(secret))}, stamp(now))


def deals_commitment(secret: str, state: State, name: str, now: int) -> list[Entry]:
    """The entry that commits to the deals of all rounds at the server's tables, if it is missing."""
    head = head_of(bytes.fromhex(secret)) if state.settings.online else state.deals
    return [] if head == state.deals else [Entry(name + _DEALS, "deals", {"head": head}, stamp(now))]


def drawn(tournament: Tournament, asked: DrawRound, name: str, now: int) -> list[Entry]:
    """The draw of a round, after a missing lot; raises Refusal.  It takes seconds for many people."""
    check_room(tournament, 3)
    state = trial(tournament.state)
    before = deals_commitment(tournament.secret, state, name, now)
    apply(state, *before)
    lots = _lot(tournament, state, name, now)
    apply(state, *lots)
    if asked.round != len(state.rounds) + 1:
        raise refusal_of(TournamentFault("not-next-round", round=len(state.rounds) + 1))
    with refused():
        _check_kinds(state.settings, len(next_draw(state).people))
        values = draw(state, _next_seed(tournament, state), cleaned(asked.word))
    entry = Entry(name, "draw", values, stamp(now))
    check(state, entry)
    return [*before, *lots, entry]


def _check_kinds(settings: Settings, people: int) -> None:
    """Raise Refusal unless the server can open the tables that this many people need."""
    for size in ({settings.table} if settings.same else set(shape_of(people, settings)[0])) if settings.online else ():
        kind_at(settings, size)


def closing(tournament: Tournament, asked: CloseRound, name: str, now: int) -> list[Entry]:
    """The end of a round, and the lot that decides equal places after it; raises Refusal.

    Before it what shows the deals of the round, at the server's tables.  For a round that is closed already: the lot
    alone, if it is missing.
    """
    check_room(tournament, 3)
    state = trial(tournament.state)
    newest = state.round
    if newest is not None and newest.closed and newest.number == asked.round and lot_needed(state):
        return _lot(tournament, state, name, now)
    end = Entry(name, "close", {"round": asked.round}, stamp(now))
    check(state, end)
    shown = [] if newest is None else revealed(tournament, newest, name, now)
    apply(state, *shown, end)
    return [*shown, end, *_lot(tournament, state, name, now)]


def revealed(tournament: Tournament, row: Round, name: str, now: int) -> list[Entry]:
    """What shows the deals of a round at the server's tables, unless that was done before."""
    if row.secret or not is_own(tournament, row):
        return []
    values = {"round": row.number, "secret": secret_of(tournament, row)}
    return [Entry(name + _REVEAL, "reveal", values, stamp(now))]


def _lot(tournament: Tournament, state: State, name: str, now: int) -> list[Entry]:
    """The lot that is needed after the last round, if any."""
    if not lot_needed(state):
        return []
    seed = _next_seed(tournament, state)
    return [Entry(name + _LOT, "lot", {"round": len(state.rounds), "seed": seed}, stamp(now))]


def _next_seed(tournament: Tournament, state: State) -> str:
    seed = seed_after(bytes.fromhex(tournament.secret), state.chain)
    if seed is None:
        raise Refusal("no-commitment", "all seeds of this tournament are used: export it, and open it from its file")
    return seed
