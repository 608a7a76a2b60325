"""Views of tables and lines.  Hidden things come only from ``observe`` and ``seen_by``."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from ...game.as_json import plain
from ...game.events import Event
from ...game.observation import ExtremeObservation, Observation, WizardObservation
from ..protocol import views
from ..protocol.actions import Moved, Started, Undone
from ..protocol.events import EVENTS, public_event
from ..protocol.public_actions import public_action
from .seats import REMOVED, Seat
from .state import Step, Table

_OPEN = frozenset(kind for kind in EVENTS if kind.seen_by is Event.seen_by)
"""The kinds of events that hide nothing."""


def line(table: Table, step: Step, seat: int | None) -> views.Line:
    """A step of the table as a seat (None: a spectator) may see it; after the game all is open."""
    return line_with(step, step.events if table.is_open else [event.seen_by(seat) for event in step.events])


def line_with(step: Step, events: Iterable[Event]) -> views.Line:
    """A step with its events as somebody may see them."""
    entry, shown = step.entry, tuple(map(public_event, events))
    return views.Line(entry.seq, entry.at, public_action(entry.action), shown, step.turn, step.phase, step.led)


def same_for_all(step: Step) -> bool:
    """Whether all readers see the line alike."""
    events = step.events
    return _OPEN.issuperset(map(type, events)) or tuple([event.seen_by(None) for event in events]) == events


def question(table: Table, seat: int | None) -> tuple[tuple[str, ...], bool]:
    """The legal moves of a seat, if it is its turn, and whether it may claim the rest of the tricks."""
    game, asked = table.game, table.asked
    if game is None or seat is None or asked is None or table.turn != seat or asked.why == REMOVED:
        return (), False
    return game.seen_moves.texts, game.may_claim


def view(
    table: Table, player: str | None, present: tuple[int, ...] = (), watchers: int = 0, now: int = 0
) -> views.TableView:
    """The table as a player (None: a spectator) may see it now.

    ``present``: the connected seats; ``watchers``: how many spectators there are; ``now``: the time.
    """
    seat = table.seat_of(player)
    game = table.game
    legal, claim = question(table, seat)
    return views.TableView(
        table=table.id,
        seq=table.seq,
        kind=table.kind,
        status=table.status,
        paused=table.paused,
        locked=table.is_locked,
        commitment=table.commitment,
        secret=table.secret.hex() if table.is_open else None,
        seats=tuple(map(_seat, table.seats)),
        you=seat,
        owner=player is not None and player == table.owner,
        votes=tuple(sorted(table.votes)),
        undo=_undo(table),
        deadline=table.deadline,
        rematch=table.rematch,
        game=None if game is None else game_view(game.observe(seat)),
        legal=legal,
        claim=claim,
        sheet=tuple(table.sheet),
        last_trick=table.last_trick,
        present=present,
        watchers=watchers,
        now=now,
        of=table.of,
    )


def _undo(table: Table) -> views.UndoView | None:
    undo = table.undo
    return None if undo is None else views.UndoView(undo.seat, undo.until, tuple(sorted(undo.agreed)))


def _seat(seat: Seat) -> views.SeatView:
    return views.SeatView(
        name=seat.name,
        free=seat.free,
        program=seat.program,
        bot=seat.bot,
        owned=bool(seat.player),
        why=seat.why,
        value=seat.value,
        commitment=seat.commitment,
        portrait=seat.portrait,
    )


def game_view(seen: Observation) -> views.WizardView | views.ExtremeView:
    """An observation as messages have it."""
    common = {
        "phase": str(seen.phase),
        "turn": seen.turn,
        "round": seen.round,
        "rounds": seen.rounds,
        "dealer": seen.dealer,
        "known_cards": tuple(tuple(map(str, seen.known_cards(seat))) for seat in range(len(seen.players))),
        "hand_sizes": seen.hand_sizes,
        "trick": tuple((seat, play.text) for seat, play in seen.trick),
        "led": seen.led,
        "tricks": seen.tricks,
        "tricks_left": seen.tricks_left,
        "totals": seen.totals,
    }
    kind, own = _GAME_VIEWS[seen.game]
    return msgspec.convert({"game": seen.game, **common, **own(seen)}, kind)


def _of_wizard(seen: WizardObservation) -> dict[str, object]:
    return {
        "bids": plain(seen.bids),
        "passed": plain(seen.passed),
        "trump": seen.trump,
        "turned": plain(seen.turned),
        "werewolf": seen.werewolf,
        "cloud": seen.cloud,
    }


def _of_extreme(seen: ExtremeObservation) -> dict[str, object]:
    return {"magician": seen.magician, "pool": seen.pool, "seals": seen.seals}


_GAME_VIEWS: dict[str, tuple[type[views.WizardView | views.ExtremeView], Callable[[Any], dict[str, object]]]] = {
    "wizard": (views.WizardView, _of_wizard),
    "extreme": (views.ExtremeView, _of_extreme),
}
"""For each game, the class of its views, and the part of a view that only this game has."""


def lines_of_game(table: Table, seat: int, after: int) -> list[dict[str, Any]] | None:
    """The lines of the game after a number, for a bot in this seat, without times; None if that line was taken back.

    None of the table's lines may be forgotten.
    """
    steps = steps_of_game(table.steps)
    if after and all(step.entry.seq != after for step in steps):
        return None
    lines = [line(table, step, seat) for step in steps if step.entry.seq > after]
    return [msgspec.to_builtins(msgspec.structs.replace(each, at=0)) for each in lines]


def steps_of_game(steps: Sequence[Step]) -> list[Step]:
    """The start of the game and the moves that were not taken back."""
    found: list[Step] = []
    for step in steps:
        if isinstance(step.entry.action, Started | Moved):
            found.append(step)
        elif isinstance(step.entry.action, Undone):
            found.pop()
    return found
