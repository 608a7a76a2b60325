"""A recorded game as a person would like to read it: round by round, hands, bids, tricks, points."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.cells import cell_len

from ..game import events
from ..game.events import Event
from ..game.game import Game
from ..game.rounds import ExtremeResult, Round, WizardResult
from ..words import Words
from .characters import as_written
from .sheet import Sheet
from .speech import Speech, game_name
from .telling import Teller

_NOBODY = -1
_INDENT = "  "
_TOLD_OTHERWISE = (
    events.CardPlayed,
    events.BidsShown,
    events.SealTaken,
    events.CardLaidAside,
    events.RoundScored,
    events.GameOver,
)


_Several = events.BidMade | events.PredictionMade | events.CardsPassed


def recite(game: Game, words: Words, only_round: int | None = None) -> Iterator[str]:
    """The lines of a game, or of one of its rounds; raises IndexError for a round that it does not have."""
    if only_round is not None and not 1 <= only_round <= len(game.rounds):
        raise IndexError(only_round)
    speech = Speech(words, game.players, _NOBODY)
    yield from _head(game, speech)
    teller = Teller(speech, Sheet(), game.round_count)
    for story, happened in zip(game.rounds, _by_round(game.events), strict=True):
        told = list(_round(story, happened, speech, teller))
        if only_round in (None, story.number):
            yield from ["", *told]
    if only_round is None:
        yield from ["", _end(game, speech, teller)]


def _head(game: Game, speech: Speech) -> Iterator[str]:
    yield game_name(speech.words, game.options)
    specials = getattr(game.options, "specials", ())
    if specials:
        yield ", ".join(speech.words(f"card-{name}") for name in specials)
    yield ", ".join(speech.names)


def _end(game: Game, speech: Speech, teller: Teller) -> str:
    if not game.rounds:
        return speech.words("show-not-dealt")
    if not game.is_over:
        return speech.words("show-unfinished", round=game.round, rounds=game.round_count)
    return teller.tell(game.events[-1])[0]


def _by_round(happened: Sequence[Event]) -> Iterator[list[Event]]:
    """The events of each round."""
    starts = [i for i, event in enumerate(happened) if isinstance(event, events.RoundDealt)]
    for start, end in pairwise([*starts, len(happened)]):
        yield list(happened[start:end])


def _round(story: Round, happened: Sequence[Event], speech: Speech, teller: Teller) -> Iterator[str]:
    """Deal, bids or predictions, tricks and points of a round."""
    tricks = 0
    for event in happened:
        told = teller.tell(event)
        if isinstance(event, events.RoundDealt):
            yield f"── {' '.join([told[0], *told[2:]])}"
            yield from _columns([[speech.names[seat], " ".join(hand)] for seat, hand in enumerate(story.hands)])
        elif isinstance(event, events.TrickTaken | events.TrickBombed):
            tricks += 1
            yield f"{_INDENT}{tricks:>2}. {_trick(event, speech)}: {told[0]}"
        elif isinstance(event, _Several):
            yield from (_INDENT + line for line in _together(event, happened, speech))
        elif not isinstance(event, _TOLD_OTHERWISE) or _is_exchange(event):
            yield from (_INDENT + line for line in told)
    yield from _points(story, speech)


def _together(event: _Several, happened: Sequence[Event], speech: Speech) -> Iterator[str]:
    """What takes several events and is told in one sentence: all bids, a prediction; a passed card from both ends."""
    words, names = speech.words, speech.names
    match event:
        case events.BidMade():
            bids = [bid for bid in happened if isinstance(bid, events.BidMade)]
            if event is bids[-1]:
                said = [words("event-bids-shown-one", player=names[bid.seat], tricks=str(bid.tricks)) for bid in bids]
                yield words("event-bids-shown", bids=", ".join(said))
        case events.PredictionMade(seat):
            taken = Counter(
                str(seal.suit) for seal in happened if isinstance(seal, events.SealTaken) and seal.seat == seat
            )
            seals = speech.seals(dict(taken)) or words("nothing")
            yield words("show-prediction", player=names[seat], seals=seals)
        case events.CardsPassed(cards):
            for seat, card in enumerate(cards):
                left = names[(seat + 1) % len(names)]
                yield words("show-passed", player=names[seat], card=str(card), left=left)


def _is_exchange(event: Event) -> bool:
    """B6: a seal that came from another player is worth a sentence."""
    return isinstance(event, events.SealTaken) and event.victim is not None


def _trick(event: events.TrickTaken | events.TrickBombed, speech: Speech) -> str:
    """The trick's cards in order, each with its player."""
    names, seats = speech.names, len(event.plays)
    return ", ".join(f"{names[(event.leader + i) % seats]} {play.text}" for i, play in enumerate(event.plays))


def _points(story: Round, speech: Speech) -> Iterator[str]:
    """The result of a complete round."""
    words, names = speech.words, speech.names
    match story.result:
        case WizardResult(bids, tricks, points):
            head = ["", words("show-bid"), words("show-tricks"), words("show-points")]
            rows = [[names[i], str(bids[i]), str(tricks[i]), f"{points[i]:+d}"] for i in range(len(names))]
            yield from _columns([head, *rows])
        case ExtremeResult(seals, points):
            head = ["", words("show-points"), words("show-seals-left")]
            rows = [[names[i], str(points[i]), speech.seals(dict(seals[i]))] for i in range(len(names))]
            yield from _columns([head, *rows])
        case None:
            return


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows of cells with each column as wide as its widest cell."""
    rows = [[*map(as_written, row)] for row in rows]
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = (cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
        yield (_INDENT + "  ".join(cells)).rstrip()
