"""What may be undone: nothing on which something later rests."""

from .document import Entry
from .faults import TournamentFault
from .state import Round, State


def check_undo(state: State, entry: Entry) -> None:
    """Raise TournamentFault if what an ``undo`` names may not be undone now."""
    target = next((one for one in state.entries if one.id == entry.values["entry"]), None)
    if target is None:
        raise TournamentFault("no-entry", value=entry.values["entry"])
    if target.do in ("undo", "commit", "deals", "lot", "play", "reveal"):
        raise TournamentFault("stays")
    if target.id in state.undone:
        raise TournamentFault("already-undone")
    if state.over and target.do not in ("end", "rename"):
        raise TournamentFault("over")
    if target.do == "person":
        _not_drawn(state, target.id)
    row = state.at(target.values.get("round") or 0)
    if row is not None:
        _check_round(state, target, row)


def _not_drawn(state: State, person: str) -> None:
    """Who was drawn or moved to a table stays; they can leave."""
    if any(person in row.people for row in state.rounds):
        raise TournamentFault("round-drawn", name=state.people[person].name)


def _check_round(state: State, target: Entry, row: Round) -> None:
    """A draw stays once there is a result; seats and results once the round is closed; a close once another began."""
    if target.do in ("draw", "close") and row.number < len(state.rounds):
        raise TournamentFault("later-rounds", round=row.number)
    if target.do == "draw":
        _no_results(row)
    if target.do in ("move", "swap") and target.id not in state.skipped:
        _no_results(row)
    if target.do in ("draw", "move", "swap", "result", "confirm", "dispute") and row.closed:
        raise TournamentFault("round-closed", round=row.number)


def _no_results(row: Round) -> None:
    for table in row.playing:
        if table.result is not None:
            raise TournamentFault("has-result", round=row.number, table=table.number)
