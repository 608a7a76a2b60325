"""The score sheet and the last trick, from the events of the game."""

from collections.abc import Iterable, Iterator, Sequence

from ...game.events import Event, MagicianTaken, RoundDealt, RoundScored, TrickBombed, TrickTaken
from ...game.game import Game
from ...game.moves import Play
from ...game.rounds import Round
from ..protocol.sheets import LastTrick, SheetRow


def sheet(game: Game) -> tuple[SheetRow, ...]:
    """All complete rounds.  Hidden bids are shown at the end of their round (V2, V3)."""
    return tuple(_rows(game.rounds, game.events, len(game.players)))


def _rows(rounds: Iterable[Round], events: Iterable[Event], seats: int) -> Iterator[SheetRow]:
    stories = iter(rounds)
    tricks, magician = [0] * seats, None
    for event in events:
        match event:
            case RoundDealt():
                tricks, magician = [0] * seats, None
            case TrickTaken(seat):
                tricks[seat] += 1
            case MagicianTaken(seat):
                magician = seat
            case RoundScored():
                yield _row(next(stories), event, tuple(tricks), magician)
            case _:
                pass


def _row(story: Round, end: RoundScored, tricks: tuple[int, ...], magician: int | None) -> SheetRow:
    result = {} if story.result is None else story.result.as_data()
    bids, seals = (tuple(result[part]) if part in result else None for part in ("bids", "seals"))
    return SheetRow(end.round, story.dealer, bids, tricks, end.points, end.totals, seals, magician)


def last_trick(events: Sequence[Event], number: int) -> LastTrick | None:
    """The last complete trick of a game's events; ``number``: the current round."""
    for event in reversed(events):
        match event:
            case TrickTaken(winner, plays, leader):
                return LastTrick(_by_seat(plays, leader), winner, winner, number)
            case TrickBombed(leads, plays, leader):
                return LastTrick(_by_seat(plays, leader), None, leads, number)
            case RoundDealt():
                number -= 1
            case _:
                pass
    return None


def _by_seat(plays: tuple[Play, ...], leader: int) -> tuple[tuple[int, str], ...]:
    return tuple(((leader + n) % len(plays), play.text) for n, play in enumerate(plays))
