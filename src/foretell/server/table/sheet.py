"""The score sheet and the last trick, from what has happened in the game."""

from collections.abc import Iterable, Iterator

from ...game.events import Event, MagicianTaken, RoundDealt, RoundScored, TrickBombed, TrickTaken
from ...game.game import Game
from ...game.moves import Play
from ...game.rounds import ExtremeResult, Round, WizardResult
from ..protocol.sheets import LastTrick, SheetRow


def sheet(game: Game) -> tuple[SheetRow, ...]:
    """All complete rounds.  What a round has hidden is shown at its end (V2, V3)."""
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
    bids = story.result.bids if isinstance(story.result, WizardResult) else None
    seals = tuple(map(dict, story.result.seals)) if isinstance(story.result, ExtremeResult) else None
    return SheetRow(end.round, story.dealer, bids, tricks, end.points, end.totals, seals, magician)


def last_trick(steps: Iterable[tuple[Event, ...]], number: int) -> LastTrick | None:
    """The last complete trick, from what has happened step by step, the newest first; ``number``: the round now."""
    for events in steps:
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
