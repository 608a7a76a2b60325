"""The score sheet and the last trick, from what moves cause."""

from collections.abc import Iterable

from ...game.events import Event, TrickBombed, TrickTaken
from ...game.game import Game
from ...game.moves import Play
from ..protocol.views import LastTrick, SheetRow


def row_of(game: Game) -> SheetRow:
    """The round that was just completed, with bids that were hidden (V2, V3); raises ValueError during a round."""
    result = game.result
    if result is None:
        raise ValueError("no round was just completed")
    data, seen = result.as_data(), game.observe(None)
    bids, seals = (tuple(data[part]) if part in data else None for part in ("bids", "seals"))
    return SheetRow(game.round, seen.dealer, bids, seen.tricks, result.points, game.totals, seals, seen.magician)


def trick_in(events: Iterable[Event], number: int) -> LastTrick | None:
    """The trick that a move in the round of this number has completed, by its events; None if it completed none."""
    for event in events:
        if isinstance(event, TrickTaken | TrickBombed):
            taken_by = event.seat if isinstance(event, TrickTaken) else None
            return LastTrick(_by_seat(event.plays, event.leader), taken_by, event.seat, number)
    return None


def _by_seat(plays: tuple[Play, ...], leader: int) -> tuple[tuple[int, str], ...]:
    return tuple(((leader + n) % len(plays), play.text) for n, play in enumerate(plays))
